// LN-CARD: the parts of each kind of card.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CRISES, CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { CROSSROADS, CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { EXILED_IDS } from '../src/content/exiledObjectives.ts'
import { ITEM_KINDS } from '../src/content/itemKinds.ts'
import { DECKS, homeOf, ITEM_IDS, itemRow, kindOf } from '../src/content/items.ts'
import { ITEM_TYPES } from '../src/content/itemTypes.ts'
import { MAIN_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { objectiveRow } from '../src/content/mainObjectives.ts'
import { MODULES } from '../src/content/modules.ts'
import { type Place } from '../src/content/places.ts'
import { BETRAYAL_IDS, SECRET_IDS, secretRow } from '../src/content/secretObjectives.ts'
import { SURVIVOR_IDS, SURVIVORS, survivorRow } from '../src/content/survivors.ts'
import { HAPPENINGS } from '../src/content/triggers.ts'
import { game } from '../src/index.ts'
import { messages } from '../src/text/index.ts'
import { come, config, rule, setEntrance, setPeople, three, turn } from './longNight.ts'

const words = await messages('en')
const named = (...keys: readonly string[]): void => {
  for (const key of keys) assert.ok((words[key] ?? '').length > 0, key)
}

// Section 3: cards

const TIMES = { short: '45 to 90', medium: '90 to 120', long: '120 to 210' }

test('[LN-CARD-01] eight main objectives: name, time, set-up and goal on a normal and a hard side', () => {
  assert.equal(MAIN_OBJECTIVE_IDS.length, 8)
  for (const id of MAIN_OBJECTIVE_IDS) {
    const row = objectiveRow(id)
    named(`objective.${id}`, `objective.goal.${id}.normal`, `objective.goal.${id}.hard`)
    assert.ok(words[`objective.time.${row.time}`]!.includes(TIMES[row.time]))
    for (const side of [row.normal, row.hard]) {
      assert.ok(side.morale > 0 && side.rounds > 0)
      assert.ok(side.zombies.colony >= 0 && side.zombies.location >= 0)
      assert.ok(Object.keys(side.goal).length > 0)
    }
    assert.notDeepEqual(row.normal, row.hard)
  }
  assert.deepEqual([objectiveRow('frostyNight').time, objectiveRow('tribute').time], ['long', 'short'])
})

test('[LN-CARD-02] 24 secret and 11 betrayal objectives: a name and a list of conditions', () => {
  assert.deepEqual([SECRET_IDS.length, BETRAYAL_IDS.length, EXILED_IDS.length], [24, 11, 5])
  for (const id of [...SECRET_IDS, ...BETRAYAL_IDS]) {
    assert.ok(secretRow(id).if.length > 0, id)
    named(`secret.${id}`, `secret.if.${id}`)
  }
})

/** Section 12: influence, attack, search, where. */
const PRINTED = {
  rocco: [21, 2, 4, 'colony'],
  anita: [19, 1, 4, 'anywhere'],
  emma: [33, 5, 3, 'outside'],
  elijah: [39, 2, 3, 'outside'],
  kevin: [27, 2, 5, 'anywhere'],
  gia: [49, 2, 3, 'anywhere'],
  alfonso: [47, 2, 5, 'colony'],
} as const

test('[LN-CARD-03] survivors: name, occupation, influence, attack and search value, ability', () => {
  for (const [id, printed] of Object.entries(PRINTED)) {
    const { influence, attack, search, where } = survivorRow(id)
    assert.deepEqual([influence, attack, search, where], printed, id)
  }
  for (const id of SURVIVOR_IDS) {
    named(`survivor.${id}`, `survivor.job.${id}`, `survivor.power.${id}`)
    const { attack, search, power } = survivorRow(id)
    assert.ok(
      [attack, search].every(value => Number.isInteger(value) && value >= 1 && value <= 6),
      id,
    )
    assert.ok(Object.keys(power).length > 0, id)
  }
})

rule('[LN-CARD-03] a die of the value or more, and the lowest influence goes first', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['emma', 0, 'school'], ['rocco', 1, 'school'], ['anita', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 4 })
  })
  const attack = (survivor: string, die: number) => ({ do: 'attack', survivor, die, entrance: 0 })
  const search = (survivor: string, die: number) => ({ do: 'search', survivor, die })
  assert.equal(t.refused(0, attack('emma', 4)), 'LN-DIE-02 act.dieTooLow')
  assert.equal(t.refused(0, attack('emma', 5)), undefined)
  assert.equal(t.refused(0, attack('gia', 1)), 'LN-DIE-02 act.dieTooLow')
  assert.equal(t.refused(0, attack('gia', 2)), undefined)
  assert.equal(t.refused(0, search('gia', 2)), 'LN-DIE-02 act.dieTooLow')
  assert.equal(t.refused(0, search('gia', 3)), undefined)
  come(t, 'school', 1)
  assert.deepEqual(t.state.people.at.graveyard, ['rocco'])
})

rule('[LN-CARD-04] an ability works only where it says: colony, outside, anywhere', three, t => {
  const usable = (id: string, at: Place): boolean => {
    turn(t, s => {
      setPeople(s, [id, 0, at], ['rocco', 1, 'colony'], ['ingrid', 2, 'colony'])
      setEntrance(s, 'school', 0, { zombies: 1 })
      setEntrance(s, 'colony', 0, { zombies: 1 })
      s.food = 2
    })
    return t.options(0).some(o => o.do === 'use' && o['by'] === id)
  }
  const where = (id: string) => [usable(id, 'colony'), usable(id, 'school')]
  assert.deepEqual(where('nadia'), [true, false])
  assert.deepEqual(where('emma'), [false, true])
  assert.deepEqual(where('kevin'), [true, true])
})

const withoutGaps = (row: object): unknown => JSON.parse(JSON.stringify(row))

test('[LN-CARD-05] items: name, one of seven types, a keyword, a home', () => {
  assert.equal(ITEM_TYPES.length, 7)
  assert.equal(new Set(ITEM_IDS).size, 25 + 7 * 20)
  for (const [kind, row] of Object.entries(ITEM_KINDS)) {
    named(`item.${kind}`, `item.effect.${kind}`)
    assert.ok(ITEM_TYPES.includes(row.type), kind)
    assert.ok(words[`item.effect.${kind}`]!.startsWith(`${row.keyword.toUpperCase()}:`), kind)
    if (row.type === 'survivor') assert.equal(row.keyword, 'event', kind)
  }
  for (const [home, cards] of Object.entries(DECKS))
    for (const card of cards) {
      assert.equal(homeOf(card), home)
      assert.deepEqual(withoutGaps(itemRow(card)), withoutGaps(ITEM_KINDS[kindOf(card)]))
    }
})

test('[LN-CARD-06] 22 crises: name, accepted types, what failing brings, bandit numbers', () => {
  assert.equal(CRISIS_IDS.length, 22)
  for (const id of CRISIS_IDS) {
    const { accepts, fail, bandits, mark } = crisisRow(id)
    named(`crisis.${id}`, `crisis.fail.${id}`)
    assert.ok(accepts.length > 0 && accepts.every(type => ITEM_TYPES.includes(type)), id)
    assert.ok(fail.main.length > 0 || mark === 'bandits', id)
    assert.ok(bandits.length >= 2 && bandits.every(n => n >= 1 && n <= 6), id)
  }
  assert.deepEqual(
    [crisisRow('shelter').bandits, crisisRow('coordinatedAttack').bandits],
    [
      [3, 4],
      [3, 4],
    ],
  )
  assert.deepEqual(crisisRow('fuelShortage').accepts, ['fuel'])
})

test('[LN-CARD-07] crossroads: name, trigger, two options that are lists of the card', () => {
  assert.equal(new Set(CROSSROADS_IDS).size, CROSSROADS_IDS.length)
  for (const id of CROSSROADS_IDS) {
    const { trigger, options, lists } = crossroadsRow(id)
    named(`crossroads.${id}`, `crossroads.trigger.${id}`)
    for (const on of [trigger.on].flat()) assert.ok(HAPPENINGS.includes(on), id)
    assert.equal(new Set(options).size, 2, id)
    for (const option of options) {
      assert.ok(lists[option]!.length > 0, `${id} ${option}`)
      named(`crossroads.option.${id}.${option}`)
    }
  }
})

test('[LN-CARD-08, LN-CARD-09] without their modules no experiment and no improvement is in any deck', () => {
  for (const players of [2, 3, 4, 5]) {
    const s = game.setup(config(players, { adultCrossroads: true }), 'decks')
    const marks = [
      ...Object.values(s.crises.at).flatMap(ids => ids.map(id => crisisRow(id).mark)),
      ...Object.values(s.goals.at).flatMap(ids => ids.map(id => secretRow(id).mark)),
      ...Object.values(s.roads.at).flatMap(ids => ids.map(id => crossroadsRow(id).mark)),
      ...(players === 5 ? [] : Object.values(s.people.at).flatMap(ids => ids.map(id => survivorRow(id).mark))),
    ]
    assert.ok(marks.length > 0 && marks.every(mark => mark === undefined))
    const ofAllGames = ITEM_IDS.filter(card => homeOf(card) !== 'raxxon')
    assert.deepEqual(Object.values(s.items.at).flat().toSorted(), ofAllGames.toSorted())
    assert.deepEqual([s.improvements.cards, s.offer, s.experiments.cards], [[], [], []])
  }
  // The six item decks, the crises, survivors, objectives, exiled objectives and crossroads: there is no other pile.
  const piles = Object.entries(game.setup(three, 'decks')).filter(
    ([, value]: [string, unknown]) => typeof value === 'object' && value !== null && Object.hasOwn(value, 'possible'),
  )
  assert.deepEqual(piles.map(([name]) => name).toSorted(), [
    'crises',
    'experiments',
    'fates',
    'goals',
    'improvements',
    'items',
    'people',
    'roads',
  ])
})

const marked = (rows: { readonly [id: string]: { readonly mark?: string } }, mark: string): readonly string[] =>
  Object.keys(rows).filter(id => rows[id]!.mark === mark)

test('[LN-CARD-10] marks: hammer, bandit, skull, adults only, no cooperation', () => {
  assert.deepEqual([...MODULES], ['improvements', 'bandits', 'raxxon'])
  assert.deepEqual(
    MODULES.map(mark => marked(SURVIVORS, mark)),
    [['wanda'], ['dusty'], ['blue']],
  )
  assert.deepEqual(
    MODULES.map(mark => marked(CRISES, mark)),
    [['halfBuilt'], ['coordinatedAttack'], ['tornFilters', 'coldRooms']],
  )
  const rows = CROSSROADS_IDS.map(crossroadsRow)
  assert.ok(rows.some(row => row.adult) && rows.some(row => row.noCooperation) && rows.some(row => row.mark))
  // A player who has to show an objective must have one.
  for (const [id, { lists, noCooperation }] of Object.entries(CROSSROADS))
    if (Object.values(lists).some(list => list.some(([verb]) => verb === 'confess')))
      assert.equal(noCooperation, true, id)
})

rule(
  '[LN-CARD-11] a player’s sheet: leader and followers open, the objective face down, dice unused and used',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.players[0]!.dice = [3, 5]
    })
    t.choose(0, { do: 'barricade', survivor: 'gia', die: 3, entrance: 0 })
    for (const viewer of [1, 'public'] as const) {
      const view = t.view(viewer)
      const sheet = view.players[0]!
      assert.deepEqual([sheet.leader, sheet.dice, sheet.used], ['gia', [5], [3]])
      assert.deepEqual(
        view.survivors.filter(each => each.seat === 0).map(each => each.id),
        ['gia', 'kevin'],
      )
      assert.deepEqual([sheet.goals, sheet.known], [1, []])
    }
    assert.deepEqual(t.view(0).own!.goals, t.state.goals.at.goal0)
  },
)
