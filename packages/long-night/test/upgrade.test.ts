// Games that earlier versions saved go on. The states were saved by those versions in the middle of rules or cards that
// have changed since.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Json, Match } from '@lastlight/kernel'
import { CROSSROADS_IDS } from '../src/content/crossroads.ts'
import { type Config, game, type State } from '../src/index.ts'
import { items, roads, rules } from '../src/language.ts'
import { RENAMED_STEPS } from '../src/upgrade.ts'

interface SavedState {
  readonly what: string
  readonly state: Json
}
const savedBy = (version: number): readonly SavedState[] =>
  readFileSync(new URL(`./version${version}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as SavedState)
const KEPT = savedBy(2)
const keptAs = (what: string): State => game.load(KEPT.find(each => each.what.startsWith(what))!.state, '2')

/** One choice after the other, until the game is over or enough has been played. */
function playOn(s: State, choices = 400): void {
  for (let i = 0; i < choices; i++) {
    const [seat] = game.pending(s)
    if (seat === undefined) return
    const options = game.options(s, seat)
    game.play(s, seat, options[(i * 7) % options.length]!)
  }
}

for (const version of [2, 3, 5, 6, 8, 10])
  for (const { what, state } of savedBy(version))
    test(`a game of version ${version} goes on: ${what}`, () => {
      const s = game.load(state, String(version))
      for (const zone of roads.zones)
        for (const card of roads.at(s, zone)) assert.ok((CROSSROADS_IDS as readonly string[]).includes(card), card)
      assert.ok(game.pending(s).length > 0)
      playOn(s)
    })

test('Shelter of version 2: players who have not answered are asked, and only then zombies come', () => {
  const s = keptAs('Shelter, somebody is asked')
  const asked: number[] = []
  const came: string[][] = []
  for (;;) {
    const [seat] = game.pending(s)
    if (seat === undefined || !game.options(s, seat).some(option => option.do === 'tell')) break
    const names: string[] = []
    game.play(s, seat, { do: 'tell', yes: false }, ({ event }) => names.push(event.e))
    asked.push(seat)
    came.push(names)
  }
  assert.ok(asked.length > 1)
  assert.equal(new Set(asked).size, asked.length)
  for (const names of came.slice(0, -1)) assert.deepEqual(names, ['secret'])
  assert.ok(came.at(-1)!.length > 1)
})

test('a game of version 4 goes on: worn items and survivors in play are named once', () => {
  const old = JSON.parse(readFileSync(new URL('./version4.json', import.meta.url), 'utf8')) as {
    readonly items: { readonly at: { readonly equipped: readonly string[] } }
    readonly survivors: readonly Json[]
  }
  const s = game.load(old, '4')
  assert.deepEqual(s.survivors, old.survivors)
  assert.ok(old.items.at.equipped.length > 1)
  assert.deepEqual(items.at(s, 'equipped').toSorted(), old.items.at.equipped.toSorted())
  assert.ok(!('equipped' in s.items.at || 'inPlay' in s.people.at))
  playOn(s)
})

test('a game of version 5 goes on, without any module', () => {
  const old = JSON.parse(readFileSync(new URL('./version5.json', import.meta.url), 'utf8')) as State
  const s = game.load(old, '5')
  assert.deepEqual(s.modules, [])
  assert.deepEqual(s.survivors, old.survivors)
  for (const [zone, cards] of Object.entries(old.items.at)) assert.deepEqual(s.items.at[zone as 'waste'], cards, zone)
  for (const zone of ['raxxon', 'stash'] as const) assert.deepEqual(items.at(s, zone), [])
  assert.ok(!('modules' in game.view(s, 0)))
  playOn(s)
})

for (const version of [2, 3, 5, 10])
  test(`every step of version ${version} has a place to go on from`, () => {
    const steps = readFileSync(new URL(`./version${version}-steps.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
    assert.ok(steps.length > 200)
    const lost = steps.filter(step => !rules.machine.nodes.has(RENAMED_STEPS[step] ?? step))
    assert.deepEqual(lost, [])
  })

test('noise that lay there in version 2 counts as placed in its round', () => {
  for (const { state } of KEPT) {
    const s = game.load(state, '2')
    for (const { noise, placed } of s.places) assert.equal(placed, noise)
  }
})

test('a whole save of version 2 is taken up; a version that nobody knows is refused by name', () => {
  const [{ state }] = KEPT as [SavedState]
  const config: Config = { ...({} as Config), players: game.load(state, '2').players.length }
  const save = {
    format: 'lastlight 1',
    game: 'long-night',
    version: '2',
    config: config as unknown as Json,
    seed: null,
    commitment: '0'.repeat(64),
    log: [],
    hash: '',
    state,
  }
  assert.deepEqual(Match.load(game, save).state, game.load(state, '2'))
  assert.throws(() => Match.load(game, { ...save, version: '1' }), /long-night 11 cannot read a state of version '1'/)
})
