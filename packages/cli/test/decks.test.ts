// Decks from files, as `play`, `sim` and `content` take them.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, mock, test } from 'node:test'
import type { AnyGame } from '@lastlight/kernel'
import { game } from '@lastlight/long-night'
import { checkDecks } from '../src/checkDecks.ts'
import { manifest } from '../src/games/long-night/manifest.ts'
import { checkedSettings } from '../src/importGame.ts'
import { settingsOf } from '../src/play/settings.ts'

const GAME = game as unknown as AnyGame
const FILES = manifest.settingFiles!
const DECKS = { name: 'Our winter', cards: { gas: { lighter: 2 } } }

let folder: string
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lastlight-decks-'))
})
after(() => rmSync(folder, { recursive: true }))

function written(name: string, decks: object): string {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify({ format: 'lastlight decks 1', game: 'long-night', ...decks }))
  return path
}

test('play and sim take decks from a file', () => {
  const path = written('good.deck.json', DECKS)
  assert.deepEqual(settingsOf(GAME, [`decks=${path}`], FILES), { decks: DECKS })
  assert.deepEqual(checkedSettings(GAME, 3, `decks=${path},hard`, FILES), { decks: DECKS, hard: true })
})

test('decks that cannot be played are refused', () => {
  const bad = written('bad.deck.json', { name: 'Bad', cards: { gas: { dragon: 1 } } })
  assert.throws(() => checkedSettings(GAME, 3, `decks=${bad}`, FILES), /This cannot be played: LN-SETUP-04: decks.card/)
  const pills = written('pills.deck.json', { name: 'Pills', cards: { gas: { redPill: 1 } } })
  assert.throws(() => checkedSettings(GAME, 3, `decks=${pills}`, FILES), /decks.module/)
  assert.doesNotThrow(() => checkedSettings(GAME, 3, `decks=${pills},modules=raxxon`, FILES))
  assert.throws(() => settingsOf(GAME, ['decks'], FILES), /--set decks: name a file/)
  assert.throws(() => settingsOf(GAME, ['decks=a.json']), /--set decks: name a file/)
  assert.throws(() => settingsOf(GAME, ['decks=missing.json'], FILES), /There is no file missing.json/)
})

test('content says whether a file with decks is good, and why not, in three languages', async t => {
  const said: string[] = []
  const say = (line: string): void => void said.push(line)
  t.mock.method(console, 'log', say)
  t.mock.method(console, 'error', say)
  assert.equal(await checkDecks(written('good.deck.json', DECKS), 'en'), 0)
  const bad = written('bad.deck.json', { name: 'Bad', cards: { gas: { lighter: 9 } } })
  for (const locale of ['en', 'pl', 'cs']) assert.equal(await checkDecks(bad, locale), 1)
  mock.restoreAll()
  assert.match(said[0]!, /good\.deck\.json: good\.$/)
  assert.match(said[1]!, /Gas Station, “Lighter”: add 1 to 4 copies\.$/)
  assert.equal(new Set(said.slice(1).map(line => line.slice(bad.length))).size, 3)
})
