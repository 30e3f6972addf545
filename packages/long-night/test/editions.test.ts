import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { DIFFERENCES, EDITIONS } from '../src/content/editions.ts'
import { items } from '../src/language.ts'
import {
  cardsOf,
  config,
  czech,
  faceOf,
  type LongNight,
  nightfall,
  noRoads,
  rule,
  setCrisis,
  setEntrance,
  setHand,
  setPeople,
  three,
  turn,
} from './longNight.ts'

/** Rows of section 11 that the setting decides, those of modules too. */
const SWITCHES = [7, 8, 12, 13, 21, 29, 30, 33, 38, 40, 43, 44, 45, 65, 66, 67].map(
  n => `ED-${String(n).padStart(2, '0')}`,
)
const ALL = Array.from({ length: 67 }, (_, i) => `ED-${String(i + 1).padStart(2, '0')}`)

const page = readFileSync(new URL('../../../docs/editions.md', import.meta.url), 'utf8')
const [, decides = '', alike = ''] = page.split('\n## ')

/** The row of the table that begins with this id. */
const rowOf = (section: string, id: string): string =>
  section.split('\n').find(line => line.startsWith(`| ${id} |`)) ?? ''

test('every difference that the setting decides is on the page for players, by its name in the code', () => {
  for (const rows of Object.values(EDITIONS))
    for (const key of Object.keys(rows))
      assert.equal(decides.split('\n').filter(line => line.endsWith(`| \`${key}\` |`)).length, 1, key)
})

test('every difference that is a matter of the edition has its row in the page', () => {
  for (const id of SWITCHES) assert.ok(rowOf(decides, id) !== '', id)
})

test('every difference that both editions decide alike is named as such', () => {
  const spans = [...alike.matchAll(/ED-(\d+)(?: to ED-(\d+))?/g)].map(([, from, to]) => [
    Number(from),
    Number(to ?? from),
  ])
  for (const id of ALL) {
    const number = Number(id.slice('ED-'.length))
    const named = spans.some(([from, to]) => number >= from! && number <= to!)
    assert.equal(named, !SWITCHES.includes(id), id)
  }
})

test('every difference that is a matter of the edition marks a rule of the book', () => {
  assert.deepEqual([...new Set(Object.values(DIFFERENCES))].toSorted(), SWITCHES)
})

test('both editions decide every row, and no row alike', () => {
  const [pl, cs] = [EDITIONS.pl, EDITIONS.cs]
  assert.deepEqual(Object.keys(pl), Object.keys(cs))
  for (const key of Object.keys(pl) as (keyof typeof pl)[]) assert.notEqual(pl[key], cs[key], key)
})

const PILES = [
  [three, 'removed', 'discard'],
  [czech, 'discard', 'removed'],
] as const

const atSchool = (s: LongNight['state']): void => {
  noRoads(s)
  setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
}

for (const [edition, pile, other] of PILES) {
  rule(`[ED-07, LN-CLEAN-02] ${edition.edition}: cleaned waste is ${pile}`, edition, t => {
    turn(t, s => {
      atSchool(s)
      s.survivors[0]!.at = 'colony'
      for (let i = 0; i < 4; i++) items.draw(s, 'gas', 'waste')
    })
    const top = t.state.items.at.waste.slice(1)
    const before = t.state.items.at[other].length
    t.choose(0, { do: 'clean', die: 1 })
    assert.ok(top.every(card => t.state.items.at[pile].includes(card)))
    assert.equal(t.state.items.at[other].length, before)
  })

  rule(`[ED-07, LN-COLONY-CRISIS-05] ${edition.edition}: contributions are ${pile}, the crisis is gone`, edition, t => {
    const cards = cardsOf('fuel', 'weapon')
    nightfall(t, s => {
      atSchool(s)
      setCrisis(s, 'fuelShortage')
      for (const card of cards) items.move(s, card, items.zoneOf(s, card), 'contributed')
    })
    for (const card of cards) assert.equal(items.zoneOf(t.state, card), pile)
    assert.deepEqual(t.state.items.at.contributed, [])
    assert.ok(t.state.crises.at.gone.includes('fuelShortage'))
  })

  rule(
    `[ED-07, LN-VAR-ELIM-02] ${edition.edition}: an eliminated player’s hand is ${pile}`,
    {
      ...edition,
      elimination: true,
    },
    t => {
      turn(t, s => {
        atSchool(s)
        s.survivors[0]!.at = 'gas'
        setHand(s, 0, 'start/atlas:1', 'start/rations:1')
        s.chance.rolls = [faceOf('bite')]
      })
      t.choose(0, { do: 'move', survivor: 'gia', to: 'library' })
      assert.equal(t.state.players[0]!.out, true)
      for (const card of ['start/atlas:1', 'start/rations:1']) assert.equal(items.zoneOf(t.state, card), pile)
    },
  )
}

/** Gia attracts from the gas station, where there are three zombies, to the school. */
function attract(t: LongNight, gaps: number): void {
  turn(t, s => {
    atSchool(s)
    setEntrance(s, 'gas', 0, { zombies: 3 })
    setEntrance(s, 'school', 0, { barricades: 4 - gaps })
  })
  t.choose(0, { do: 'attract', survivor: 'gia', die: 1 })
}
const zombies = (t: LongNight): readonly number[] => [3, 6].map(at => t.state.places[at]!.entrances[0]!.zombies)

rule('[ED-08, LN-ATTRACT-02] pl: up to two zombies', three, t => {
  attract(t, 4)
  assert.deepEqual(zombies(t), [1, 2])
  t.choose(0, { do: 'stop' })
  assert.deepEqual(zombies(t), [1, 2])
  attract(t, 4)
  t.choose(0, { do: 'lure' })
  assert.deepEqual(zombies(t), [2, 1])
})

rule('[ED-08, LN-ATTRACT-02] cs: two, or as many as fit', config(3, { edition: 'cs' }), t => {
  attract(t, 4)
  assert.deepEqual(zombies(t), [2, 1])
  attract(t, 1)
  assert.deepEqual(zombies(t), [1, 2])
})
