// `npm run rules [-- <game>] [--json]`: every rule id stands in the title of a test.

import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { BadArgument, runCommand } from '@lastlight/cli/command'
import type { Options, Usage } from '@lastlight/cli/usage'
import { fieldOf, readSource, type Syntax, walk } from './source.ts'

const ID = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-[A-Z]*[0-9]+[a-z]?'

/** `- EMB-WOLF-03 text`, the same with the id in backticks, or a row of a table that begins with it. */
const RULE = new RegExp(`^\\s*(?:[-*]|\\|)\\s*\`?(${ID})\`?(?=[\\s|])(.*)$`)
const WHOLE_ID = new RegExp(`^${ID}$`)
const NOT_TESTED = /\(not tested: [^)]+\)\s*\|?\s*$/

/** `[EMB-WOLF-03] ...`, `[EMB-WOLF-03, EMB-WOLF-04] ...` or `[EMB-WOLF-03] [EMB-WOLF-04] ...`. */
const IDS_OF_TITLE = new RegExp(`^(?:\\s*\\[(?:${ID}[\\s,]*)+\\])+`)

const MOST_IDS = 3

interface Title {
  readonly place: string
  readonly text: string
  readonly ids: readonly string[]
}

interface GameRules {
  readonly game: string
  readonly rules: number
  readonly tested: number
  /** Marked `(not tested: reason)`. */
  readonly excluded: number
  readonly untested: readonly string[]
  /** Listed more than once. */
  readonly doubled: readonly string[]
  /** In a title, but no rule. */
  readonly unknown: readonly string[]
  /** Titles with too many ids to say which rule broke. */
  readonly crowded: readonly string[]
}

interface Rule {
  readonly id: string
  readonly excluded: boolean
}

/** Where a game keeps its rules: a page of its own, or else the rulebook that its players read, with all its parts. */
const RULES = 'rules.md'
const RULEBOOK = 'src/text/en/rulebook*.ts'

/** Compares a game's rules with the titles of its tests; undefined for a package without rules. */
export function gameRules(root: string, game: string): GameRules | undefined {
  const rules = rulesOf(join(root, 'packages', game))
  if (!rules) return undefined
  const titles = titlesOf(root, game)
  const named = new Set(titles.flatMap(title => title.ids))
  const ids = rules.map(rule => rule.id)
  return {
    game,
    rules: new Set(ids).size,
    tested: new Set(ids.filter(id => named.has(id))).size,
    excluded: rules.filter(rule => rule.excluded).length,
    untested: rules.filter(rule => !rule.excluded && !named.has(rule.id)).map(rule => rule.id),
    doubled: ids.filter((id, i) => ids.indexOf(id) !== i),
    unknown: titles.flatMap(({ place, ids: own }) => own.filter(id => !ids.includes(id)).map(id => `${id}  ${place}`)),
    crowded: titles.filter(title => title.ids.length > MOST_IDS).map(({ place, text }) => `${text}  ${place}`),
  }
}

function rulesOf(folder: string): readonly Rule[] | undefined {
  if (existsSync(join(folder, RULES))) return rulesInPage(readFileSync(join(folder, RULES), 'utf8'))
  const parts = globSync(RULEBOOK, { cwd: folder })
  return parts.length > 0 ? parts.flatMap(part => rulesInBook(join(folder, part))) : undefined
}

const rulesInPage = (page: string): Rule[] =>
  page.split('\n').flatMap(line => {
    const [, id, text] = RULE.exec(line) ?? []
    return id === undefined ? [] : [{ id, excluded: NOT_TESTED.test(text ?? '') }]
  })

/** The keys of its record. */
function rulesInBook(path: string): Rule[] {
  const rules: Rule[] = []
  walk(readSource(path).program, node => {
    if (node.type !== 'Property') return
    const key = fieldOf(node, 'key')
    if (key?.type === 'Literal' && typeof key.value === 'string' && WHOLE_ID.test(key.value))
      rules.push({ id: key.value, excluded: false })
  })
  return rules
}

function titlesOf(root: string, game: string): Title[] {
  return globSync(`packages/${game}/test/**/*.test.ts`, { cwd: root })
    .map(path => path.split(sep).join('/'))
    .sort()
    .flatMap(path => {
      const { program, placeOf } = readSource(join(root, path))
      const titles: Title[] = []
      walk(program, node => {
        if (node.type !== 'CallExpression' || isLeftOut(node)) return
        const text = beginningOf((node.arguments as readonly Syntax[])[0])
        const ids = IDS_OF_TITLE.exec(text)?.[0].match(new RegExp(ID, 'g'))
        if (ids) titles.push({ place: `${path}:${placeOf(node.start)}`, text, ids })
      })
      return titles
    })
}

/** A string, or the words of a template before its first hole. */
function beginningOf(node: Syntax | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return ''
  return (node.quasis as readonly { value: { cooked: string } }[])[0]?.value.cooked ?? ''
}

/** `test.skip(...)` and `test.todo(...)` prove nothing. */
function isLeftOut(call: Syntax): boolean {
  const callee = fieldOf(call, 'callee')
  const name = callee?.type === 'MemberExpression' ? fieldOf(callee, 'property')?.name : undefined
  return name === 'skip' || name === 'todo'
}

const isGood = (game: GameRules): boolean =>
  [game.untested, game.doubled, game.unknown, game.crowded].every(list => list.length === 0)

function print(game: GameRules): void {
  const excluded = game.excluded > 0 ? `, ${game.excluded} not to be tested` : ''
  console.log(`${game.game}: ${game.rules} rules, ${game.tested} with a test${excluded}`)
  const findings: readonly (readonly [string, readonly string[]])[] = [
    ['no test has it in its title', game.untested],
    ['listed twice', game.doubled],
    ['in a title, but no rule', game.unknown],
    [`more than ${MOST_IDS} ids in a title`, game.crowded],
  ]
  for (const [what, list] of findings) {
    if (list.length > 0) console.log(`  ${what}:\n${list.map(each => `    ${each}`).join('\n')}`)
  }
}

const OPTIONS = {
  json: { type: 'boolean', does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run rules -- [GAME..]',
  does: 'Looks whether every rule id stands in the title of a test. Without GAME all games are looked at.',
  options: OPTIONS,
  example: 'npm run rules -- outlive',
}

function main(root: string): number {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const packages = readdirSync(join(root, 'packages')).sort()
  const wrong = positionals.find(game => !packages.includes(game))
  if (wrong !== undefined) throw new BadArgument(`There is no packages/${wrong}: name one of ${packages.join(', ')}.`)
  const asked = positionals.length > 0 ? positionals : packages
  const games = asked.flatMap(game => gameRules(root, game) ?? [])
  for (const game of positionals) {
    if (!games.some(each => each.game === game))
      console.log(`${game}: has neither ${RULES} nor ${RULEBOOK}, nothing to do`)
  }
  games.forEach(print)
  if (values.json) console.log(JSON.stringify({ rules: { games } }))
  return games.every(isGood) ? 0 : 1
}

if (import.meta.main) await runCommand(USAGE, () => Promise.resolve(main(process.cwd())))
