// All cards: their counts as in the box, lengths of stories, sentences and prices of their own.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { languagesOf } from '@lastlight/words/lint'
import { CROSSROADS_IDS, type CrossroadsId, crossroadsRow } from '../src/content/crossroads.ts'
import { type Effect, listsAfter, type Verb } from '../src/content/effects.ts'
import type { LastingId } from '../src/content/lasting.ts'
import { MODULES, type Module } from '../src/content/modules.ts'
import { sideEffectRow } from '../src/content/sideEffects.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { isOn } from '../src/content/triggers.ts'
import { messages, rulebook } from '../src/text/index.ts'
import { BOX, COUNTS, MARKED, NUMBERS, ONCE, PEOPLE_OF_MODULES, SAYING, WRITTEN_TOO } from './box.ts'
import {
  type Lists,
  miscounted,
  mismarked,
  sharedSentences,
  unjustified,
  untrueNumbers,
  wrongLengths,
} from './contentLint.ts'

const spoken = Object.entries(await languagesOf(messages))

test('there are as many cards of each kind as in the box', () => {
  assert.deepEqual(miscounted(COUNTS, BOX), [])
})

test('[LN-SETUP-14, LN-CARD-10] 61 crossroads and nine for adults, none of which belongs to a module', () => {
  const adult = CROSSROADS_IDS.filter(id => crossroadsRow(id).adult)
  assert.deepEqual([CROSSROADS_IDS.length - adult.length, adult.length], [61, 9])
  for (const id of adult) assert.equal(crossroadsRow(id).mark, undefined, id)
})

test('[LN-CARD-10] crossroads of each module', () => {
  const marked = (module: Module): number => CROSSROADS_IDS.filter(id => crossroadsRow(id).mark === module).length
  assert.deepEqual(MODULES.map(marked), [5, 5, 4])
})

for (const [locale, rules] of Object.entries(await languagesOf(rulebook)))
  test(`the rules name counts of cards that are true: ${locale}`, () => {
    assert.deepEqual(untrueNumbers(rules, NUMBERS, WRITTEN_TOO), [])
  })

test('[LN-CARD-10] a card that speaks of a module, or of hidden goals, has the mark for it', () => {
  assert.deepEqual(mismarked(MARKED, PEOPLE_OF_MODULES), [])
})

test('every survivor who needs no module has a crossroads card that names them', () => {
  const named = JSON.stringify(CROSSROADS_IDS.map(crossroadsRow))
  const forgotten = SURVIVOR_IDS.filter(id => !survivorRow(id).mark && !named.includes(`"${id}"`))
  assert.deepEqual(forgotten, [])
})

describe('stories', () => {
  for (const [locale, words] of spoken) {
    test(`of crossroads have 40 to 120 words: ${locale}`, () => {
      assert.equal(Object.keys(words).filter(key => key.startsWith('crossroads.story.')).length, CROSSROADS_IDS.length)
      assert.deepEqual(wrongLengths(words), [])
    })

    test(`share no sentence: ${locale}`, () => {
      assert.ok(Object.keys(words).filter(key => /^\w+\.story\./.test(key)).length > 150)
      assert.deepEqual(sharedSentences(words), [])
    })
  }
})

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

test('a verb that only one card says has a reason', () => {
  assert.deepEqual(unjustified(SAYING, ONCE), [])
})

test('a trigger that names several happenings is met by each of them', () => {
  const trigger = { on: ['attract', 'move'] } as const
  assert.deepEqual(
    ['attract', 'move', 'search'].map(what => isOn(trigger, what)),
    [true, true, false],
  )
  assert.ok(isOn({ on: 'search' }, 'search') && !isOn({ on: 'search' }, 'move'))
})
