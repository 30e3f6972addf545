import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { AnyGame, Locale, Messages } from '@lastlight/kernel'
import { faults, languagesOf } from '@lastlight/words/lint'
import { GAMES } from '../src/games/index.ts'
import { shellMessages } from '../src/shell/texts.ts'
import { afterMessages } from '../src/text/after.ts'
import { operatorMessages } from '../src/text/operator.ts'

const SOURCES = join(import.meta.dirname, '../src')
const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/

/** Texts that are equal in two languages: names, numbers, and shared words. */
const ALIKE: readonly string[] = [
  'account.notices.discord',
  'account.notices.ntfy',
  'config.long-night.modules.raxxon',
  'config.long-night.sum.time.value',
  'home.outlive.title',
  'home.you',
  'tables.botNamed',
  'tables.chair.bot',
  'tables.preset.solo',
  'tables.mine.online',
  'table.chat',
  'tables.talk',
  'table.recap.you',
]

const games = await Promise.all(
  GAMES.map(async ({ id }) => ((await import(`@lastlight/${id}`)) as { readonly game: AnyGame }).game),
)

/** The words of a table, which every game with a table has in the same place. */
const tableMessages = await Promise.all(
  GAMES.filter(({ table }) => table).map(async ({ id }) => {
    const text = (await import(`../src/games/${id}/text/index.ts`)) as {
      messages(locale: Locale): Promise<Messages>
    }
    return text.messages('en')
  }),
)

/** Values that no table chooses: a scenario brings its own objectives. */
const DECIDED = ['r1', 'b1'].flatMap(id => [
  `config.long-night.objective.${id}`,
  `config.long-night.objective.${id}.note`,
])

/** The keys that the form for a new table says of a game's settings. */
const settingsOf = ({ id, configs }: Pick<AnyGame, 'id' | 'configs'>): readonly string[] =>
  Object.entries(configs).flatMap(([name, field]) => [
    `config.${id}.${name}`,
    ...(field.kind === 'flag' ? [`config.${id}.${name}.note`] : []),
    ...(field.kind === 'choice' || field.kind === 'set'
      ? field.values.flatMap(value => [`config.${id}.${name}.${value}`, `config.${id}.${name}.${value}.note`])
      : []),
  ])

/** Where `const key = \`home.${game}\`` stands, `${key}.title` is read as `home.${game}.title`. */
function spelledOut(source: string): string {
  let text = source
  for (const [declared, name, start] of source.matchAll(/const (\w+) = `([^`]*)`\n/g))
    text = text.replace(declared, '').replaceAll(`\${${name}}`, start!)
  return text
}

const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  .filter(path => !/(?:^|\/)text\//.test(path))
  .map(path => ({ path, text: spelledOut(readFileSync(join(SOURCES, path), 'utf8')) }))

/** Every quoted text that looks like the key of a message. */
const keysIn = (text: string): readonly string[] =>
  [...text.matchAll(/(['"])([^'"\n]*)\1/g)].map(match => match[2]!).filter(each => KEY.test(each))

/** Keys that are put together: a gap stands for one part of a key, or for a number such as 1.25. */
const patternsIn = (text: string): readonly RegExp[] =>
  [...text.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g)].map(([, key]) => {
    const parts = key!.split(/\$\{[^{}]*\}/).map(part => part.replaceAll('.', '\\.'))
    return new RegExp(`^${parts.join('(?:\\d+\\.\\d+|[^.]+)')}$`)
  })

/** The first argument of `say(…)`. */
const saidIn = (text: string): string =>
  [...text.matchAll(/\bsay\(((?:[^(),]|\([^()]*\))*)/g)].map(match => match[1]!).join('\n')

const languages = await languagesOf(async locale => ({
  ...(await shellMessages(locale)),
  ...(await afterMessages(locale)),
  ...(await operatorMessages(locale)),
}))
const shell = Object.keys(languages['en']!)
const areas = new Set(shell.map(key => key.split('.', 1)[0]!))
const isOurs = (key: string): boolean => areas.has(key.split('.', 1)[0]!)

describe('the words of the page', () => {
  test('are complete in three languages, and none is missing or unused', () => {
    // A game may have words of its own for its table.
    const brought = new Set(tableMessages.flatMap(Object.keys))
    const literal = sources.flatMap(({ text }) => keysIn(text)).filter(key => isOurs(key) && !brought.has(key))
    const patterns = sources.flatMap(({ text }) => patternsIn(text))
    const composed = shell.filter(key => patterns.some(pattern => pattern.test(key)))
    assert.ok(literal.length > 200)
    assert.ok(composed.length > 60)
    const settings = [...games.flatMap(settingsOf), ...DECIDED]
    assert.deepEqual(faults(languages, [...literal, ...composed, ...settings], ALIKE), [])
  })

  test('are there wherever somebody says them, or else the game brings them', () => {
    const known = new Set([...shell, ...tableMessages.flatMap(Object.keys)])
    const unknown = sources.flatMap(({ path, text }) => {
      const said = saidIn(text)
      return [
        ...keysIn(said).filter(key => !known.has(key)),
        ...patternsIn(said)
          .filter(pattern => ![...known].some(key => pattern.test(key)))
          .map(({ source }) => source),
      ].map(key => `${path}: ${key}`)
    })
    assert.deepEqual(unknown, [])
  })

  test('do not shout', () => {
    for (const [locale, messages] of Object.entries(languages))
      for (const [key, message] of Object.entries(messages)) {
        assert.doesNotMatch(message, /!/, `${locale} ${key}`)
        assert.doesNotMatch(message, /[a-z]'[a-z]/, `${locale} ${key}: a straight apostrophe`)
      }
  })
})
