// The cards themselves: their numbers, and whether their effects are possible.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CRISES, CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { road } from '../src/content/crossroads/row.ts'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { DECK_LISTS, type Home } from '../src/content/decks.ts'
import { type Effect, lists, listsAfter } from '../src/content/effects.ts'
import { EXILED_IDS, exiledRow } from '../src/content/exiledObjectives.ts'
import { EXPERIMENT_IDS, experimentRow, LINES } from '../src/content/experiments.ts'
import { isImprovement } from '../src/content/improvements.ts'
import { ITEM_KINDS } from '../src/content/itemKinds.ts'
import { DECKS, typeOf } from '../src/content/items.ts'
import { ITEM_TYPES, type ItemRow } from '../src/content/itemTypes.ts'
import { LASTING_IDS } from '../src/content/lasting.ts'
import { MAIN_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { objectiveRow } from '../src/content/mainObjectives.ts'
import { BETRAYAL_IDS, isBetrayal, SECRET_IDS, secretRow } from '../src/content/secretObjectives.ts'
import { SPECIAL_IDS } from '../src/content/specials.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { HAPPENINGS } from '../src/content/triggers.ts'
import { crossroadsAdult } from '../src/text/en/crossroadsAdult.ts'
import { crossroadsColony } from '../src/text/en/crossroadsColony.ts'
import { crossroadsModules } from '../src/text/en/crossroadsModules.ts'
import { crossroadsPeople } from '../src/text/en/crossroadsPeople.ts'
import { crossroadsPlaces } from '../src/text/en/crossroadsPlaces.ts'
import { config, five, rule, three } from './longNight.ts'

test('[LN-CARD-01] eight main objectives with two sides: short, medium and long ones', () => {
  assert.equal(MAIN_OBJECTIVE_IDS.length, 8)
  const times = MAIN_OBJECTIVE_IDS.map(id => objectiveRow(id).time)
  const count = (time: string): number => times.filter(each => each === time).length
  assert.deepEqual([count('short'), count('medium'), count('long')], [3, 3, 2])
  for (const id of MAIN_OBJECTIVE_IDS)
    for (const { morale, rounds, goal } of [objectiveRow(id).normal, objectiveRow(id).hard]) {
      assert.ok(morale >= 4 && morale <= 8, id)
      assert.ok(rounds >= 4 && rounds <= 10, id)
      assert.ok(Object.keys(goal).length > 0, id)
    }
})

test('[LN-CARD-02] 24 secret and 11 betrayal objectives, every one with conditions; 5 exiled ones with two halves', () => {
  assert.equal(SECRET_IDS.length, 24)
  assert.equal(BETRAYAL_IDS.length, 11)
  assert.equal(EXILED_IDS.length, 5)
  for (const id of [...SECRET_IDS, ...BETRAYAL_IDS]) assert.ok(secretRow(id).if.length > 0, id)
  for (const id of EXILED_IDS)
    for (const half of [exiledRow(id).traitor, exiledRow(id).wronged]) assert.ok(half.if.length > 0, id)
  // The bandit's is the only betrayal objective of a module.
  assert.deepEqual(
    BETRAYAL_IDS.filter(id => secretRow(id).mark),
    ['bandit'],
  )
})

test('[LN-CARD-03] twenty survivors of different influence, with values that dice can show', () => {
  assert.equal(SURVIVOR_IDS.length, 20)
  assert.equal(new Set(SURVIVOR_IDS.map(id => survivorRow(id).influence)).size, 20)
  for (const id of SURVIVOR_IDS) {
    const { influence, attack, search } = survivorRow(id)
    assert.ok(influence >= 10 && influence <= 68, `${id} influence ${influence}`)
    assert.ok(attack >= 1 && attack <= 6, `${id} attack ${attack}`)
    assert.ok(search >= 1 && search <= 5, `${id} search ${search}`)
    assert.ok(attack + search >= 5 && attack + search <= 8, `${id} ${attack} and ${search}`)
  }
  const marked = SURVIVOR_IDS.filter(id => survivorRow(id).mark)
  assert.ok(marked.length === 3 || marked.length === 4)
})

test('the survivors that the rulebook prints are as printed', () => {
  const printed = SURVIVOR_IDS.filter(id => survivorRow(id).source === 'printed')
  assert.deepEqual(
    printed.map(id => {
      const { influence, attack, search, where } = survivorRow(id)
      return [id, influence, attack, search, where]
    }),
    [
      ['rocco', 21, 2, 4, 'colony'],
      ['anita', 19, 1, 4, 'anywhere'],
      ['emma', 33, 5, 3, 'outside'],
      ['elijah', 39, 2, 3, 'outside'],
      ['kevin', 27, 2, 5, 'anywhere'],
      ['gia', 49, 2, 3, 'anywhere'],
      ['alfonso', 47, 2, 5, 'colony'],
    ],
  )
})

/** U-06, U-07: weapon, tool, fuel, food, education, medicine, survivor. */
const MIXES: { readonly [home in Home]: readonly number[] } = {
  police: [9, 3, 0, 0, 2, 2, 4],
  grocery: [0, 2, 2, 10, 0, 3, 3],
  school: [0, 4, 0, 4, 4, 4, 4],
  library: [0, 2, 2, 2, 10, 0, 4],
  hospital: [0, 2, 0, 2, 2, 10, 4],
  gas: [2, 3, 9, 4, 0, 0, 2],
  raxxon: [5, 4, 2, 0, 1, 8, 0],
  start: [2, 4, 5, 8, 2, 4, 0],
}

test('[LN-CARD-05, LN-RAX-01] seven decks of twenty and 25 starting items, mixed as proposed, and every kind is in one of them', () => {
  for (const home of Object.keys(MIXES) as (keyof typeof MIXES)[]) {
    assert.equal(DECKS[home].length, home === 'start' ? 25 : 20)
    const mix = ITEM_TYPES.map(type => DECKS[home].filter(card => typeOf(card) === type).length)
    assert.deepEqual(mix, MIXES[home], home)
  }
  const used = new Set(Object.values(DECK_LISTS).flatMap(kinds => Object.keys(kinds)))
  assert.deepEqual([...used].toSorted(), Object.keys(ITEM_KINDS).toSorted())
})

test('there is junk in every deck: a card that only changes a die', () => {
  const isJunk = (row: ItemRow): boolean =>
    row.keyword === 'waste' && row.lists.main.length === 1 && ['reroll', 'raise'].includes(row.lists.main[0]![0])
  for (const home of Object.keys(MIXES) as Home[]) {
    const kinds = Object.keys(DECK_LISTS[home]) as (keyof typeof ITEM_KINDS)[]
    assert.ok(
      kinds.some(kind => isJunk(ITEM_KINDS[kind])),
      home,
    )
  }
})

test('[LN-CARD-06] 22 crises: what prevents them, what happens otherwise, and where bandits come', () => {
  assert.equal(CRISIS_IDS.length, 22)
  for (const id of CRISIS_IDS) {
    const { accepts, fail, bandits, mark } = crisisRow(id)
    assert.ok(accepts.length === 1 || accepts.length === 2, id)
    assert.ok(fail.main.length > 0 || mark === 'bandits', id)
    assert.equal(bandits.length, 2, id)
    for (const number of bandits) assert.ok(number >= 1 && number <= 6, id)
  }
  assert.deepEqual(CRISES.shelter.accepts, ['tool'])
  assert.deepEqual(CRISES.coordinatedAttack.accepts, ['weapon'])
  assert.deepEqual(CRISES.fuelShortage.accepts, ['fuel'])
})

const plain = CROSSROADS_IDS.filter(id => !crossroadsRow(id).mark && !crossroadsRow(id).adult)

test('[LN-CARD-07] at least 35 crossroads without module or adult mark use every kind of trigger', () => {
  assert.ok(plain.length >= 35, `${plain.length}`)
  const used = new Set<string>(plain.flatMap(id => crossroadsRow(id).trigger.on))
  assert.deepEqual(
    HAPPENINGS.filter(kind => !used.has(kind)),
    [],
  )
})

test('[LN-CARD-07] every crossroads card has two different options', () => {
  for (const id of CROSSROADS_IDS) {
    const { options, lists, if: conditions = {} } = crossroadsRow(id)
    assert.equal(new Set(options).size, 2, id)
    for (const option of options) assert.ok((lists[option] ?? []).length > 0, `${id} ${option}`)
    for (const option of Object.keys(conditions)) assert.ok(options.includes(option), `${id} ${option}`)
  }
})

/** The lists that a verb names. */
function named(effect: Effect): readonly string[] {
  const is = (name: string | undefined): name is string => name !== undefined
  switch (effect[0]) {
    case 'either':
    case 'vote':
      return [effect[1], effect[2]].filter(is)
    case 'may':
      return [effect[1]]
    case 'test':
    case 'if':
      return [effect[2], effect[3]].filter(is)
    case 'rolls':
      return [effect[3]]
    case 'dose':
      return [effect[1], effect[2], effect[3]]
    case 'each':
      return [effect[2]]
    default:
      return []
  }
}

type Book = { readonly [list: string]: readonly Effect[] }
interface Sheet {
  readonly card: string
  readonly lists: Book
  readonly from: readonly string[]
}

const MAIN = ['main']
const sheets: readonly Sheet[] = [
  ...Object.entries<ItemRow>(ITEM_KINDS).flatMap(([card, row]) => {
    const lists = row.keyword === 'equip' ? row.power.use?.lists : row.lists
    return lists ? [{ card, lists, from: MAIN }] : []
  }),
  ...SURVIVOR_IDS.flatMap(card => {
    const { use, turnEnd, afterSearch } = survivorRow(card).power
    return [use?.lists, turnEnd, afterSearch].flatMap(lists => (lists ? [{ card, lists, from: MAIN }] : []))
  }),
  ...CRISIS_IDS.map(card => ({ card, lists: crisisRow(card).fail, from: MAIN })),
  ...CROSSROADS_IDS.map(card => ({ card, lists: crossroadsRow(card).lists, from: crossroadsRow(card).options })),
  ...EXPERIMENT_IDS.map(card => ({ card, lists: experimentRow(card).lists, from: LINES })),
]

test('every list that a card names exists, and every list of a card is reached', () => {
  for (const { card, lists, from } of sheets) {
    const reached = new Set(from)
    for (const list of reached) {
      assert.ok(lists[list], `${card} has no list ${list}`)
      for (const effect of lists[list]) for (const name of named(effect)) reached.add(name)
    }
    assert.deepEqual(Object.keys(lists).toSorted(), [...reached].toSorted(), card)
  }
})

test('everything that can last, and every card with a rule of its own, is said by a card', () => {
  const effects = sheets.flatMap(({ lists }) => Object.values(lists).flat())
  const lasting = new Set(effects.flatMap(effect => (effect[0] === 'lasting' || effect[0] === 'law' ? effect[1] : [])))
  // Fog and snow are for cards to come.
  assert.deepEqual(
    LASTING_IDS.filter(id => !lasting.has(id) && !isImprovement(id)),
    ['guests', 'fog', 'snowedIn'],
  )
  const specials = new Set<string>([
    ...effects.flatMap(effect => (effect[0] === 'special' ? effect[1] : [])),
    ...SURVIVOR_IDS.flatMap(id => survivorRow(id).power.special ?? []),
  ])
  assert.deepEqual([...specials].toSorted(), [...SPECIAL_IDS].toSorted())
})

const WITHOUT_MODULES = [
  ['crises', CRISIS_IDS, crisisRow],
  ['roads', CROSSROADS_IDS, crossroadsRow],
] as const

rule('[LN-SETUP-02, LN-CARD-10] cards of a module stay out of the game without it', three, t => {
  for (const [deck, ids, row] of WITHOUT_MODULES) {
    const inGame = Object.values(t.state[deck].at).flat()
    for (const id of ids) if (row(id).mark) assert.ok(!inGame.includes(id), id)
  }
  const goals = Object.values(t.state.goals.at).flat()
  assert.deepEqual(goals.toSorted(), [...SECRET_IDS, ...BETRAYAL_IDS].filter(id => !secretRow(id).mark).toSorted())
  const people = Object.values(t.state.people.at).flat()
  assert.deepEqual(people.toSorted(), SURVIVOR_IDS.filter(id => !survivorRow(id).mark).toSorted())
})

rule('[LN-SETUP-18] five players use all twenty survivors', five, t => {
  assert.deepEqual(Object.values(t.state.people.at).flat().toSorted(), [...SURVIVOR_IDS].toSorted())
})

for (const adultCrossroads of [false, true])
  rule(`[LN-SETUP-14] adult crossroads only if wanted: ${adultCrossroads}`, config(3, { adultCrossroads }), t => {
    const unmarked = CROSSROADS_IDS.filter(id => !crossroadsRow(id).mark)
    assert.ok(unmarked.some(id => crossroadsRow(id).adult))
    assert.deepEqual(
      Object.values(t.state.roads.at).flat().toSorted(),
      unmarked.filter(id => adultCrossroads || !crossroadsRow(id).adult).toSorted(),
    )
  })

rule('[LN-VAR-COOP-03] cards that make no sense together are out of it', config(3, { variant: 'cooperative' }), t => {
  const inGame = Object.values(t.state.roads.at).flat()
  assert.deepEqual(inGame.toSorted(), plain.filter(id => !crossroadsRow(id).noCooperation).toSorted())
  assert.ok(inGame.length < plain.length)
})

test('a betrayal objective is no secret objective', () => {
  assert.ok(BETRAYAL_IDS.every(isBetrayal))
  assert.ok(!SECRET_IDS.some(isBetrayal))
})

/** 'Rocco’s Brigade' is roccosBrigade. */
const idOf = (title: string): string =>
  title
    .replaceAll('’', '')
    .split(/[^A-Za-z]+/)
    .map((word, i) => (i === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()))
    .join('')

test('a crossroads card is called in the code what it is called on the card', () => {
  const titles: { readonly [key: string]: string } = {
    ...crossroadsAdult,
    ...crossroadsColony,
    ...crossroadsModules,
    ...crossroadsPeople,
    ...crossroadsPlaces,
  }
  assert.deepEqual(
    CROSSROADS_IDS.map(id => idOf(titles[`crossroads.${id}`] ?? '')),
    CROSSROADS_IDS,
  )
})

test('a card that names a list it does not have does not compile', () => {
  const more = { trigger: { on: 'move' }, source: 'proposed' } as const
  assert.ok(lists({ main: [['may', 'other']], other: [['morale', 1]] }))
  // @ts-expect-error -- there is no list of this name.
  assert.ok(lists({ main: [['may', 'nowhere']] }))
  // @ts-expect-error -- nor is there one behind a test.
  assert.ok(lists({ main: [['test', 4, 'other', 'nowhere']], other: [['morale', 1]] }))
  assert.ok(road({ ...more, options: ['a', 'b'], lists: { a: [['morale', 1]], b: [['rolls', 1, 2, 'a']] } }))
  // @ts-expect-error -- nor among the options of a crossroads card.
  assert.ok(road({ ...more, options: ['a', 'b'], lists: { a: [['morale', 1]] } }))
  // @ts-expect-error -- nor in its verbs.
  assert.ok(road({ ...more, options: ['a', 'b'], lists: { a: [['morale', 1]], b: [['vote', 'a', 'nowhere']] } }))
})

test('every list of a card is an option of it or named by one of its verbs', () => {
  const all = [
    ...CROSSROADS_IDS.map(id => [id, crossroadsRow(id).lists, crossroadsRow(id).options] as const),
    ...CRISIS_IDS.map(id => [id, crisisRow(id).fail, ['main']] as const),
  ]
  for (const [id, own, first] of all) {
    const named = Object.values(own).flatMap(list =>
      list.flatMap(effect =>
        effect[0] === 'either' ? [effect[1], effect[2]] : effect[0] === 'may' ? [effect[1]] : [...listsAfter(effect)],
      ),
    )
    for (const name of Object.keys(own)) assert.ok([...first, ...named].includes(name), `${id} ${name}`)
  }
})
