// All cards: their counts as in the box, lengths of stories, sentences and prices of their own.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { languagesOf } from '@lastlight/words/lint'
import { CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { CROSSROADS_IDS, type CrossroadsId, crossroadsRow } from '../src/content/crossroads.ts'
import { type Effect, listsAfter, type Verb } from '../src/content/effects.ts'
import { EXPERIMENT_IDS } from '../src/content/experiments.ts'
import { IMPROVEMENT_IDS } from '../src/content/improvements.ts'
import { ITEM_KINDS } from '../src/content/itemKinds.ts'
import { DECKS } from '../src/content/items.ts'
import type { ItemRow } from '../src/content/itemTypes.ts'
import type { LastingId } from '../src/content/lasting.ts'
import { MODULES, type Module } from '../src/content/modules.ts'
import { SIDE_EFFECT_IDS, sideEffectRow } from '../src/content/sideEffects.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { isOn } from '../src/content/triggers.ts'
import { messages, rulebook } from '../src/text/index.ts'

const spoken = Object.entries(await languagesOf(messages))

test('[LN-SETUP-14, LN-CARD-10] 61 crossroads and nine for adults, none of which belongs to a module', () => {
  const adult = CROSSROADS_IDS.filter(id => crossroadsRow(id).adult)
  assert.deepEqual([CROSSROADS_IDS.length - adult.length, adult.length], [61, 9])
  for (const id of adult) assert.equal(crossroadsRow(id).mark, undefined, id)
})

test('[LN-CARD-10] crossroads of each module', () => {
  const marked = (module: Module): number => CROSSROADS_IDS.filter(id => crossroadsRow(id).mark === module).length
  assert.deepEqual(MODULES.map(marked), [5, 5, 4])
})

/** The counts of cards that the rules name. */
const COUNTS = {
  'LN-CARD-10': CROSSROADS_IDS.filter(id => crossroadsRow(id).adult).length,
  'LN-SETUP-14': CROSSROADS_IDS.filter(id => crossroadsRow(id).adult).length,
  'LN-IMP-02': IMPROVEMENT_IDS.length,
  'LN-RAX-01': DECKS.raxxon.length,
  'LN-RAX-02': EXPERIMENT_IDS.length,
  'LN-RAX-03': SIDE_EFFECT_IDS.length,
} as const

for (const [locale, rules] of Object.entries(await languagesOf(rulebook)))
  test(`the rules name counts of cards that are true: ${locale}`, () => {
    for (const [id, count] of Object.entries(COUNTS)) assert.match(rules[id] ?? '', new RegExp(`\\b${count}\\b`), id)
  })

test('every survivor who needs no module has a crossroads card that names them', () => {
  const named = JSON.stringify(CROSSROADS_IDS.map(crossroadsRow))
  const forgotten = SURVIVOR_IDS.filter(id => !survivorRow(id).mark && !named.includes(`"${id}"`))
  assert.deepEqual(forgotten, [])
})

describe('stories', () => {
  for (const [locale, words] of spoken) {
    const storiesOf = (deck: RegExp): readonly (readonly [key: string, story: string])[] =>
      Object.entries(words).filter(([key]) => deck.test(key))

    test(`of crossroads have 40 to 120 words: ${locale}`, () => {
      const stories = storiesOf(/^crossroads\.story\./)
      assert.equal(stories.length, CROSSROADS_IDS.length)
      for (const [key, story] of stories) {
        const count = story.split(/\s+/).filter(word => /\p{L}|\d/u.test(word)).length
        assert.ok(count >= 40 && count <= 120, `${key}: ${count} words`)
      }
    })

    test(`share no sentence: ${locale}`, () => {
      const first = new Map<string, string>()
      for (const [key, story] of storiesOf(/^\w+\.story\./))
        for (const sentence of story.split(/(?<=[.!?…][”“"]?)\s+/)) {
          assert.equal(first.get(sentence), undefined, `${key}: ${sentence}`)
          first.set(sentence, key)
        }
      assert.ok(first.size > 400)
    })
  }
})

type Lists = { readonly [list: string]: readonly Effect[] }

/** All effects of an option, with those of the lists that it may continue with. */
const effectsOf = (lists: Lists, list: string): readonly Effect[] =>
  lists[list]!.flatMap(effect => [effect, ...listsAfter(effect).flatMap(name => effectsOf(lists, name))])

const COSTS: readonly Verb[] = [
  ...(['wound', 'frostbite', 'despair', 'expose', 'spreadWounds', 'restrain', 'disarm', 'handOver'] as const),
  ...(['zombies', 'noise', 'breach', 'starve', 'helpless', 'rebels', 'incite', 'loseHelpless', 'law'] as const),
  ...(['payFood', 'payDie', 'payMorale', 'discard', 'give', 'loseCards', 'litter', 'contribute', 'confess'] as const),
  ...(['loseDie', 'endTurn', 'bandits'] as const),
]
const BAD: readonly LastingId[] = ['badNight', 'armedMother', 'openGate', 'guests', 'fog', 'snowedIn']

function isPrice(effect: Effect): boolean {
  if (effect[0] === 'food' || effect[0] === 'morale') return effect[1] < 0
  if (effect[0] === 'sideEffect') return !sideEffectRow(effect[1]).useful
  if (effect[0] === 'lasting') return BAD.includes(effect[1])
  if (effect[0] === 'everybody') return effect[2] === 'wound' || effect[2] === 'expose'
  return COSTS.includes(effect[0])
}

/** As printed: the hunt is free. */
const FREE: readonly CrossroadsId[] = ['onTheHunt']
/** One of their options costs nothing but the gain of the other; in Teodor's, the cards may be the wrong ones. */
const DUES: readonly CrossroadsId[] = [
  'witnesses',
  'theDebtBook',
  'bothHands',
  'threeBedsAway',
  'theEmptyChair',
  'teodorsColumns',
]

for (const id of CROSSROADS_IDS)
  test(`[LN-CARD-07] ${id}: both options cost something, and both pay`, () => {
    const { lists, options } = crossroadsRow(id)
    const prices = options.map(option => effectsOf(lists, option).some(isPrice))
    const gains = options.map(option => effectsOf(lists, option).some(effect => isGain(effect)))
    if (!FREE.includes(id)) assert.deepEqual(prices, [true, true])
    if (!DUES.includes(id)) assert.deepEqual(gains, [true, true])
  })

const CHOOSES: readonly Verb[] = ['survivor', 'place', 'player', 'lowest', 'colony', 'test', 'if', 'each', 'rolls']
const isGain = (effect: Effect): boolean => effect[0] === 'law' || !(isPrice(effect) || CHOOSES.includes(effect[0]))

/** A verb that only one card says needs a reason; otherwise the card could say it in other words. */
const ONCE: { readonly [verb in Verb]?: string } = {
  shoot: 'Kevin, as printed: a zombie or a bandit',
  handOver: 'Three Beds Away is about a survivor who changes sides',
  rebels: 'The Debt Book brings somebody from outside, and she is angry already',
  helplessLeave: 'A Long Walk: she leaves alive, so the colony loses no morale',
  vote: 'Fever Bed: the crisis itself is a vote, after it has failed',
}

test('a verb that only one card says has a reason', () => {
  const cards = new Map<string, readonly (Lists | undefined)[]>([
    ...CROSSROADS_IDS.map(id => [id, [crossroadsRow(id).lists]] as const),
    ...CRISIS_IDS.map(id => [`crisis ${id}`, [crisisRow(id).fail]] as const),
    ...Object.entries<ItemRow>(ITEM_KINDS).map(
      ([kind, row]) => [`item ${kind}`, [row.keyword === 'equip' ? row.power.use?.lists : row.lists]] as const,
    ),
    ...SURVIVOR_IDS.map(id => {
      const { use, turnEnd, afterSearch } = survivorRow(id).power
      return [`survivor ${id}`, [use?.lists, turnEnd, afterSearch]] as const
    }),
  ])
  const said = [...cards.values()].map(
    all => new Set(all.flatMap(lists => Object.values(lists ?? {}).flatMap(list => list.map(([verb]) => verb)))),
  )
  const once = [...new Set(said.flatMap(verbs => [...verbs]))].filter(
    verb => said.filter(verbs => verbs.has(verb)).length === 1,
  )
  assert.deepEqual(once.toSorted(), Object.keys(ONCE).toSorted())
})

test('a trigger that names several happenings is met by each of them', () => {
  const trigger = { on: ['attract', 'move'] } as const
  assert.deepEqual(
    ['attract', 'move', 'search'].map(what => isOn(trigger, what)),
    [true, true, false],
  )
  assert.ok(isOn({ on: 'search' }, 'search') && !isOn({ on: 'search' }, 'move'))
})
