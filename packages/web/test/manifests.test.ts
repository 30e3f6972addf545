// A game is one folder behind one manifest: nothing else in the client may know which games there are.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { botNames, coachOf } from '@lastlight/bots'
import { LOCALES } from '@lastlight/kernel'
import { ENGINES, GAMES, gameOf, hasFace } from '../src/games/index.ts'

const SRC = join(import.meta.dirname, '../src')
const IDS = GAMES.map(({ id }) => id)
/** Ids, and names made of them such as `longNight`. */
const NAMES = new RegExp([...IDS, ...IDS.map(id => id.replaceAll('-', ''))].join('|'), 'i')

/** Comments and sentences may tell of a game; code and keys may not know it. */
const namesGame = (text: string): boolean =>
  NAMES.test(text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<='[\w.-]+':)\s+'.*',$/gm, ''))

describe('the client', () => {
  test('names no game outside of the folder of that game', () => {
    const files = globSync('**/*.{ts,tsx,css}', { cwd: SRC })
    const outside = files.filter(path => path !== 'games/index.ts' && !IDS.some(id => path.startsWith(`games/${id}/`)))
    assert.ok(outside.length > 250)
    assert.deepEqual(
      outside.filter(path => namesGame(readFileSync(join(SRC, path), 'utf8'))),
      [],
    )
  })

  test('is caught when code or a key names one, but not when a comment or a sentence does', () => {
    for (const code of [
      "face.id !== 'outlive'",
      '<GameCard game="long-night" />',
      'longNight()',
      "  'home.outlive.x': 'x',",
    ])
      assert.ok(namesGame(code), code)
    for (const text of [
      '/* as in Outlive */',
      '// as in Outlive',
      "  'credits.x': 'Outlive',",
      "  'credits.x':\n    'Outlive',",
    ])
      assert.ok(!namesGame(text), text)
  })

  test('reaches a game through the list of games, and each game through its own folder', () => {
    const wrong = globSync('**/*.{ts,tsx}', { cwd: SRC }).flatMap(path => {
      const own = IDS.find(id => path.startsWith(`games/${id}/`))
      const others = IDS.filter(id => id !== own).map(id => `games/${id}/|@lastlight/${id}\\b|/${id}/manifest`)
      return path !== 'games/index.ts' && new RegExp(others.join('|')).test(readFileSync(join(SRC, path), 'utf8'))
        ? [path]
        : []
    })
    assert.deepEqual(wrong, [])
  })

  test('leaves the rules of a game to its worker: a screen takes only types from its index', () => {
    const index = new RegExp(`^import (?!type\\b)[^']*'@lastlight/(?:${IDS.join('|')})'`, 'm')
    const loading = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter(path =>
      index.test(readFileSync(join(SRC, path), 'utf8')),
    )
    assert.deepEqual(loading, [])
  })
})

describe('the manifest of a game', () => {
  test('says all that pages ask of it, in every language', async () => {
    for (const { id, text, card, table } of GAMES) {
      const said = ['title', 'mood', 'text', ...card.facts.map(([fact]) => fact)]
      const played = table ? ['playNote', 'starting'] : []
      for (const locale of LOCALES) {
        const messages = await text.card[locale]()
        for (const key of [...said, ...played]) assert.ok(messages[`home.${id}.${key}`], `${locale} ${id} ${key}`)
      }
    }
  })

  test('speaks of its own game only', async () => {
    for (const { id, text } of GAMES)
      for (const locale of LOCALES)
        for (const key of Object.keys({ ...(await text.card[locale]()), ...(await text.pages[locale]()) }))
          assert.equal(key.split('.')[1], id, `${locale} ${key}`)
  })

  test('goes with an engine where there is a table, with bots to begin with', async () => {
    for (const { id, table } of GAMES) {
      assert.equal(
        ENGINES.some(engine => engine.id === id),
        table !== undefined,
      )
      assert.equal(hasFace(id), table !== undefined)
      if (!table) continue
      assert.equal(table.info.id, id)
      for (const bot of table.quick.bots) assert.ok(botNames(id).includes(bot))
      assert.equal(table.quick.config.players, table.quick.bots.length + 1)
    }
    for (const { id, coached, load } of ENGINES) {
      const { game } = await load()
      assert.equal(game.id, id)
      assert.equal(coachOf(id) !== undefined, coached)
      assert.doesNotThrow(() => game.setup(gameOf(id)!.table!.quick.config, 'x'))
    }
  })
})
