// The lint of the content finds faults: nothing in the box as it is, and each fault that is planted in it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { incomplete, languagesOf, misused } from '@lastlight/words/lint'
import { CROSSROADS, crossroadsRow } from '../src/content/crossroads.ts'
import { messages, rulebook } from '../src/text/index.ts'
import { BOX, COUNTS, INFLUENCES, type MARKED, NUMBERS, ONCE, PEOPLE_OF_MODULES, SAYING, WRITTEN_TOO } from './box.ts'
import {
  miscounted,
  mismarked,
  sharedInfluences,
  sharedSentences,
  type Texts,
  unjustified,
  untrueNumbers,
  wrongLengths,
} from './contentLint.ts'

const languages = await languagesOf(messages)
const rules = await languagesOf(rulebook)
const en: Texts = languages['en']!

test('a card too many or too few is found', () => {
  assert.deepEqual(miscounted(COUNTS, BOX), [])
  assert.deepEqual(miscounted({ ...COUNTS, crises: 23 }, BOX), ['crises: 23 of 22'])
  const { figures: _, ...fewer } = COUNTS
  assert.deepEqual(miscounted(fewer, BOX), ['figures: undefined of 19'])
  assert.deepEqual(miscounted({ ...COUNTS, pets: 1 }, BOX), ['pets: 1 of undefined'])
})

test('[LN-CARD-03] an influence that two survivors have is found', () => {
  assert.deepEqual(sharedInfluences(INFLUENCES), [])
  assert.deepEqual(sharedInfluences({ ...INFLUENCES, gia: INFLUENCES['rocco']! }), ['rocco', 'gia'])
})

test('[LN-CARD-10] a card without the mark of its module, or of hidden goals, is found', () => {
  const { mark: bandits, ...unmarked } = crossroadsRow('weHaveYourBoy')
  const { mark: improvements, ...built } = crossroadsRow('theManual')
  const { mark: raxxon, ...drawn } = crossroadsRow('countingOut')
  const { mark: dusty, ...friends } = CROSSROADS.dustysOldFriends
  assert.deepEqual([bandits, improvements, raxxon, dusty], ['bandits', 'improvements', 'raxxon', 'bandits'])
  const { noCooperation, ...shown } = crossroadsRow('theEmptyChair')
  assert.ok(noCooperation)
  const found = (card: (typeof MARKED)[string]): readonly string[] => mismarked({ card }, PEOPLE_OF_MODULES)
  assert.deepEqual(found(unmarked), ['card: speaks of bandits, mark undefined'])
  assert.deepEqual(found(built), ['card: speaks of improvements, mark undefined'])
  assert.deepEqual(found({ ...drawn, mark: 'bandits' }), ['card: speaks of raxxon, mark bandits'])
  assert.deepEqual(found({ ...friends, lists: {} }), ['card: speaks of bandits, mark undefined'])
  assert.deepEqual(found(shown), ['card: is for hidden goals, but has no mark for it'])
  assert.deepEqual(found({ ...drawn, mark: 'raxxon', adult: true }), ['card: for adults and of a module'])
})

test('a text that is missing, in one language or in all, and one that no card says are found', () => {
  const key = 'crossroads.story.grass'
  const { [key]: story, ...less } = en
  assert.ok(story)
  assert.deepEqual(incomplete(languages), [])
  assert.deepEqual(incomplete({ ...languages, en: less }), [`en ${key}: missing`])
  assert.deepEqual(misused({ en: less }, Object.keys(en)), [`${key}: said, but not written`])
  assert.deepEqual(misused({ en }, Object.keys(less)), [`${key}: written, but never said`])
})

test('a story that is too short or too long, and an option that is, are found', () => {
  assert.deepEqual(wrongLengths(en), [])
  const words = (n: number): string => Array.from({ length: n }, () => 'snow').join(' – ')
  const found = (key: string, text: string): readonly string[] => wrongLengths({ [key]: text })
  assert.deepEqual(found('crossroads.story.grass', words(39)), ['crossroads.story.grass: 39 words'])
  assert.deepEqual(found('crossroads.story.grass', words(40)), [])
  assert.deepEqual(found('crossroads.story.grass', words(120)), [])
  assert.deepEqual(found('crossroads.story.grass', words(121)), ['crossroads.story.grass: 121 words'])
  assert.deepEqual(found('crossroads.option.grass.trade', 'a'.repeat(76)), [
    'crossroads.option.grass.trade: 76 letters',
  ])
  assert.deepEqual(found('crossroads.effect.grass.trade', 'a'.repeat(300)), [])
  assert.deepEqual(found('crossroads.effect.grass.trade', 'a'.repeat(301)), [
    'crossroads.effect.grass.trade: 301 letters',
  ])
})

test('a sentence that two cards share is found, also between two decks', () => {
  assert.deepEqual(sharedSentences(en), [])
  const [sentence] = en['crossroads.story.grass']!.split(/(?<=\.)\s/)
  const planted = { ...en, 'crisis.story.shelter': `${en['crisis.story.shelter']} ${sentence}` }
  assert.equal(sharedSentences(planted).length, 1)
  assert.match(sharedSentences(planted)[0]!, /crossroads\.story\.grass/)
  assert.match(sharedSentences(planted)[0]!, /crisis\.story\.shelter/)
  assert.deepEqual(sharedSentences({ 'a.story.b': 'Cold. “Cold?” Cold.' }), ['a.story.b, a.story.b: Cold.'])
})

test('a verb of one card without a reason, and a reason for no such verb, are found', () => {
  assert.deepEqual(unjustified(SAYING, ONCE), [])
  const { vote: _, ...fewer } = ONCE
  assert.deepEqual(unjustified(SAYING, fewer), ['vote: said by one card'])
  assert.deepEqual(unjustified(SAYING, { ...ONCE, vote: '' }), ['vote: said by one card'])
  assert.deepEqual(unjustified({ ...SAYING, new: [{ main: [['vote', 'a']] }] }, ONCE), [
    'vote: a reason, but said by 2 cards',
  ])
})

test('a count in a text of the rulebook that is not true is found, in every language', () => {
  for (const [locale, texts] of Object.entries(rules)) {
    assert.deepEqual(untrueNumbers(texts, NUMBERS, WRITTEN_TOO), [])
    for (const rule of Object.keys(NUMBERS)) {
      const planted = { ...texts, [rule]: texts[rule]!.replace(/\d+/, n => String(Number(n) + 1)) }
      assert.equal(untrueNumbers(planted, NUMBERS, WRITTEN_TOO).length, 1, `${locale} ${rule}`)
    }
  }
})
