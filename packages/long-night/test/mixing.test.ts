// Decks that a group puts together itself.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkedConfig, Match, Refusal } from '@lastlight/kernel'
import { kit } from '@lastlight/kernel/testing'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { deckFileName, deckFileText, decksFrom, decksFromText } from '../src/content/deckFile.ts'
import { DECKS, homeOf, ITEM_IDS, kindOf, typeOf } from '../src/content/items.ts'
import { decksProblem, type MixedDecks } from '../src/content/mixedDecks.ts'
import { LOCATIONS } from '../src/content/places.ts'
import { type Config, game, type State } from '../src/index.ts'
import { items } from '../src/language.ts'
import { startOf } from '../src/queries/newGame.ts'
import { hand } from '../src/zones.ts'
import { config, rule } from './longNight.ts'
import { subject } from './subject.ts'

const UNMARKED = CROSSROADS_IDS.filter(id => !crossroadsRow(id).mark && !crossroadsRow(id).adult)
const MIXED: MixedDecks = {
  name: 'Our winter',
  objectives: ['wall', 'tribute'],
  crossroads: UNMARKED.slice(0, 15),
  cards: { police: { lighter: 4, shotgun: 2 }, gas: { potatoes: 1 } },
}
const mixed = (more: Partial<Config> = {}, decks: MixedDecks = MIXED): Config =>
  config(3, { objective: 'random', decks, ...more })

const start = (given: Config, seed = 'mixed'): State => game.setup(given, seed)
const refused = (given: Config): string => {
  try {
    game.setup(given, 'refused')
  } catch (problem) {
    if (problem instanceof Refusal) return problem.key
    throw problem
  }
  return ''
}
const kinds = (cards: readonly string[]): readonly string[] => cards.map(kindOf).toSorted()

rule('[LN-SETUP-04] of the cards of a location 20 are kept, and the rest leaves the game unseen', mixed(), t => {
  const s = t.state
  for (const at of LOCATIONS) assert.equal(items.at(s, at).length, 20, at)
  assert.equal(items.at(s, 'left').length, 7)
  const at = (home: string): readonly string[] =>
    [...LOCATIONS, 'left' as const].flatMap(zone => items.at(s, zone)).filter(card => homeOf(card) === home)
  assert.deepEqual(kinds(at('police')), [
    ...kinds([
      ...DECKS.police,
      ...Array.from({ length: 4 }, () => 'gas/lighter:1'),
      'police/shotgun:1',
      'police/shotgun:1',
    ]),
  ])
  assert.deepEqual(kinds(at('gas')), kinds([...DECKS.gas, 'start/potatoes:1']))
  assert.deepEqual(at('school').toSorted(), DECKS.school.toSorted())
  for (const viewer of [0, 1, 2, 'public'] as const) {
    const view = t.view(viewer)
    assert.equal(view.leftOut, 7)
    const { whereabouts, ...shown } = view
    for (const card of items.at(s, 'left')) assert.ok(!JSON.stringify(shown).includes(`"${card}"`), card)
    const maybe = whereabouts.filter(({ zones }) => zones.includes('left'))
    assert.deepEqual(
      maybe.map(({ zones }) => zones),
      [
        ['police', 'left'],
        ['gas', 'left'],
      ],
    )
    assert.equal(maybe.flatMap(({ cards }) => cards).length, 26 + 21)
  }
})

test('[LN-SETUP-04] which cards are kept is drawn, and in another world other cards are gone', () => {
  const left = (seed: string): string => items.at(start(mixed(), seed), 'left').join()
  assert.notEqual(left('one'), left('two'))
  const s = start(mixed())
  const gone = new Set<string>()
  for (let i = 0; i < 30; i++) {
    const world = game.resample(s, 0, String(i))
    assert.equal(items.at(world, 'left').length, 7)
    for (const card of items.at(world, 'left')) gone.add(card)
    for (const at of LOCATIONS) assert.equal(items.at(world, at).length, 20)
  }
  assert.ok([...gone].every(card => ['police', 'gas'].includes(homeOf(card))))
  assert.ok(gone.size > 20)
})

test('[LN-SETUP-04, LN-SETUP-15] starting items are dealt from the printed ones alone', () => {
  const s = start(mixed())
  for (const seat of [0, 1, 2]) for (const card of items.at(s, hand(seat))) assert.equal(homeOf(card), 'start')
  assert.equal(game.view(s, 0).itemsUnused, 10)
})

test('[LN-SETUP-04, LN-PRINT-17] a mixed deck shows its own item types, the likeliest first', () => {
  const food: MixedDecks = { name: 'Food', cards: { police: { potatoes: 4, rations: 4, crackers: 4 } } }
  const { itemTypes } = game.view(start(mixed({}, food)), 'public')
  assert.deepEqual(itemTypes.police.slice(0, 2), ['food', 'weapon'])
  assert.deepEqual(itemTypes.school, game.view(start(config(3)), 0).itemTypes.school)
  assert.ok(!('raxxon' in itemTypes))
})

test('[LN-SETUP-04] printed decks stay as they are', () => {
  const s = start(config(3))
  assert.deepEqual(
    s.items.cards,
    ITEM_IDS.filter(card => homeOf(card) !== 'raxxon'),
  )
  assert.deepEqual(items.at(s, 'left'), [])
  assert.ok(!('leftOut' in game.view(s, 0)))
  const { decks: _, ...old } = config(3)
  assert.equal(checkedConfig(game.configs, old as Config).decks, null)
})

test('[LN-SETUP-04, LN-SETUP-07] a main objective of the decks is drawn', () => {
  const drawn = new Set(Array.from({ length: 20 }, (_, i) => start(mixed(), String(i)).objective))
  assert.deepEqual([...drawn].toSorted(), ['tribute', 'wall'])
  const chosen = mixed({ objective: 'wall' })
  assert.equal(start(chosen).objective, 'wall')
  assert.equal(refused(mixed({ objective: 'convoy' })), 'decks.chosen')
  const only = (objective: Config['objective']): Config => mixed({}, { name: 'One', objectives: [objective as 'wall'] })
  assert.deepEqual(startOf(only('wall')), startOf(config(3, { objective: 'wall' })))
  // A scenario brings its own.
  assert.equal(start(mixed({ scenario: 'raid', objective: 'convoy' })).objective, 'b1')
})

test('[LN-SETUP-04, LN-SETUP-13] only the crossroads cards of the decks are in play, those of modules only with them', () => {
  const inPlay = (given: Config): readonly string[] => Object.values(start(given).roads.at).flat().toSorted()
  assert.deepEqual(inPlay(mixed()), [...MIXED.crossroads!].toSorted())
  const marked = CROSSROADS_IDS.find(id => crossroadsRow(id).mark === 'bandits')!
  const decks: MixedDecks = { ...MIXED, crossroads: [...MIXED.crossroads!, marked] }
  assert.ok(!inPlay(mixed({}, decks)).includes(marked))
  assert.ok(inPlay(mixed({ modules: ['bandits'] }, decks)).includes(marked))
  // Adult-only cards come by their own setting.
  const adult = CROSSROADS_IDS.filter(id => crossroadsRow(id).adult)
  assert.deepEqual(inPlay(mixed({ adultCrossroads: true })), [...MIXED.crossroads!, ...adult].toSorted())
})

describe('[LN-SETUP-04] decks that are no good are refused with a reason', () => {
  const of = (more: object): unknown => ({ name: 'Bad', ...more })
  const bad: readonly (readonly [key: string, decks: unknown])[] = [
    ['decks.form', []],
    ['decks.form', 'decks'],
    ['decks.name', {}],
    ['decks.name', of({ name: '' })],
    ['decks.name', of({ name: ' ' })],
    ['decks.name', of({ name: 'two\nlines' })],
    ['decks.name', of({ name: 'x'.repeat(61) })],
    ['decks.name', of({ name: 7 })],
    ['decks.part', of({ crises: [] })],
    ['decks.form', of({ objectives: 'tribute' })],
    ['decks.form', of({ objectives: [7] })],
    ['decks.objective', of({ objectives: ['tribune'] })],
    ['decks.scenario', of({ objectives: ['tribute', 'r1'] })],
    ['decks.noObjective', of({ objectives: [] })],
    ['decks.twice', of({ objectives: ['tribute', 'tribute'] })],
    ['decks.form', of({ crossroads: {} })],
    ['decks.crossroads', of({ crossroads: ['grassland'] })],
    ['decks.crossroads', of({ crossroads: ['toString'] })],
    ['decks.adult', of({ crossroads: ['grass'] })],
    ['decks.form', of({ cards: [] })],
    ['decks.form', of({ cards: { police: 3 } })],
    ['decks.place', of({ cards: { colony: { lighter: 1 } } })],
    ['decks.place', of({ cards: { start: { lighter: 1 } } })],
    ['decks.card', of({ cards: { police: { tank: 1 } } })],
    ['decks.copies', of({ cards: { police: { lighter: 5 } } })],
    ['decks.copies', of({ cards: { police: { lighter: 0 } } })],
    ['decks.copies', of({ cards: { police: { lighter: 1.5 } } })],
    ['decks.copies', of({ cards: { police: { lighter: '1' } } })],
    ['decks.many', of({ cards: { gas: { lighter: 4, shotgun: 4, planks: 4, scrap: 4, atlas: 4, coffee: 1 } } })],
  ]
  for (const [key, decks] of bad)
    test(`${key} for ${JSON.stringify(decks).slice(0, 50)}`, () => {
      assert.equal(decksProblem(decks)?.key, key)
      // The kernel refuses a value that is not an object.
      if (typeof decks === 'object' && !Array.isArray(decks)) assert.equal(refused(mixed({}, decks as MixedDecks)), key)
    })

  test('as many as possible are no problem', () => {
    const most = of({ cards: { gas: { lighter: 4, shotgun: 4, planks: 4, scrap: 4, atlas: 4 } }, name: 'x'.repeat(60) })
    assert.equal(decksProblem(most), undefined)
    assert.equal(items.at(start(mixed({}, most as MixedDecks)), 'left').length, 20)
  })

  test('too few crossroads cards, counted as they would be in play', () => {
    const few = (crossroads: readonly string[], more: Partial<Config> = {}): string =>
      refused(mixed(more, { name: 'Few', crossroads: crossroads as MixedDecks['crossroads'] & object }))
    assert.equal(few(UNMARKED.slice(0, 10)), '')
    assert.equal(few(UNMARKED.slice(0, 9)), 'decks.few')
    const marked = CROSSROADS_IDS.filter(id => crossroadsRow(id).mark === 'raxxon').slice(0, 1)
    assert.equal(few([...UNMARKED.slice(0, 9), ...marked]), 'decks.few')
    assert.equal(few([...UNMARKED.slice(0, 9), ...marked], { modules: ['raxxon'] }), '')
    assert.equal(few(UNMARKED.slice(0, 9), { adultCrossroads: true }), '')
    const alone = UNMARKED.filter(id => crossroadsRow(id).noCooperation)
    const together = UNMARKED.filter(id => !crossroadsRow(id).noCooperation).slice(0, 9)
    assert.equal(few([...together, alone[0]!]), '')
    assert.equal(few([...together, alone[0]!], { variant: 'cooperative' }), 'decks.few')
  })

  test('cards that need Raxxon, where it is not in play', () => {
    const pills: MixedDecks = { name: 'Pills', cards: { hospital: { redPill: 2 } } }
    const deck: MixedDecks = { name: 'Raxxon', cards: { raxxon: { bandage: 2 } } }
    assert.equal(refused(mixed({}, pills)), 'decks.module')
    assert.equal(refused(mixed({}, deck)), 'decks.raxxon')
    for (const more of [{ modules: ['raxxon'] }, { scenario: 'chimp' }] as const) {
      assert.equal(refused(mixed(more, pills)), '')
      assert.equal(items.at(start(mixed(more, deck)), 'raxxon').length, 20)
      assert.equal(items.at(start(mixed(more, deck)), 'left').length, 2)
    }
    assert.equal(game.view(start(mixed({ modules: ['raxxon'] }, deck)), 0).itemTypes.raxxon?.[0], 'medicine')
  })
})

describe('a file with decks', () => {
  test('says what it is, and gives the same decks', () => {
    assert.deepEqual(decksFromText(deckFileText(MIXED)), MIXED)
    assert.deepEqual(Object.keys(JSON.parse(deckFileText(MIXED)) as object).slice(0, 3), ['format', 'game', 'name'])
    assert.equal(deckFileName(MIXED), 'our-winter.deck.json')
    assert.equal(deckFileName({ name: ' Naše zima! ' }), 'naše-zima.deck.json')
    assert.equal(deckFileName({ name: '?!' }), 'decks.deck.json')
  })

  test('is refused with a reason', () => {
    const whole = JSON.parse(deckFileText(MIXED)) as object
    const key = (file: unknown): string => {
      try {
        decksFrom(file)
      } catch (problem) {
        return (problem as Refusal).key
      }
      return ''
    }
    assert.equal(key(whole), '')
    for (const file of [null, undefined, 7, [], {}, { ...whole, format: 'lastlight 1' }])
      assert.equal(key(file), 'decks.file')
    assert.equal(key({ ...whole, format: 'lastlight decks 2' }), 'decks.version')
    assert.equal(key({ ...whole, game: 'outlive' }), 'decks.game')
    assert.equal(key({ ...whole, name: '' }), 'decks.name')
    assert.throws(() => decksFromText('{'), { key: 'decks.file' })
  })
})

test('a game with mixed decks is saved, loaded and played on', () => {
  const match = Match.start(game, mixed(), 'saved')
  const save = JSON.parse(JSON.stringify(match.save())) as object
  const loaded = Match.load(game, save)
  assert.deepEqual(loaded.state, match.state)
  assert.ok(typeOf(items.at(loaded.state, 'left')[0]!))
})

const { things: _, ...plain } = subject
const EVERYTHING: MixedDecks = {
  name: 'Everything',
  objectives: ['tribute'],
  crossroads: UNMARKED,
  cards: { raxxon: { redPill: 4, lighter: 4 }, police: { shotgun: 4, family: 4, whitePill: 4 }, gas: { stranger: 1 } },
}
const CONFIGS = [
  mixed(),
  mixed({ players: 2, variant: 'cooperative', edition: 'cs' }),
  mixed({ players: 5, modules: ['improvements', 'bandits', 'raxxon'] }, EVERYTHING),
]
for (const check of kit({ ...plain, configs: CONFIGS }, { games: 1, scale: 0.5 }))
  test(`mixed decks: ${check.title}`, check.run)
