import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ITEM_IDS, kindOf } from '../src/content/items.ts'
import { survivorRow } from '../src/content/survivors.ts'
import { game, reckoningOf, type State, valuesOf } from '../src/index.ts'
import { CARDS, fates } from '../src/language.ts'
import { goalTerms } from '../src/queries/goalTerms.ts'
import { aimOf } from '../src/queries/objectives.ts'
import { fate } from '../src/zones.ts'
import { cardsOf, config, setGear, setGoals, setHand, setPeople, three } from './longNight.ts'

const FLASHLIGHT = ITEM_IDS.find(card => kindOf(card) === 'flashlight')!

function over(goal: string, ending: State['ending']): State {
  const s = game.setup(three, 'reckoning')
  setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'hospital'])
  setGoals(s, 0, goal)
  setHand(s, 0, ...cardsOf('fuel', 'fuel', 'weapon'))
  s.ending = ending
  return s
}
const exiled = (s: State, id: string): State => {
  fates.move(s, id, fates.zoneOf(s, id), fate(0))
  return s
}

describe('the requirements of an objective at the end of the game', () => {
  test('are told one by one', () => {
    assert.deepEqual(reckoningOf(over('tank', 'objective'), 0), {
      cards: ['tank'],
      terms: [
        { term: ['ending', 'objective'], met: true },
        { term: ['cards', 'fuel', 1], met: true },
        { term: ['cards', 'food', 1], met: false },
      ],
    })
    assert.equal(reckoningOf(over('tank', 'morale'), 0).terms[0]!.met, false)
    assert.deepEqual(reckoningOf(over('hoarder', 'morale'), 0).terms[0], { term: ['ending', 'morale'], met: true })
  })

  test('in exile the kept requirements come after the new ones', () => {
    assert.deepEqual(reckoningOf(exiled(over('tank', 'objective'), 'reckoning'), 0), {
      cards: ['tank', 'reckoning'],
      terms: [
        { term: ['ending', 'objective'], met: true },
        { term: ['equipment', 2], met: false },
        { term: ['cards', 'fuel', 1], met: true },
        { term: ['cards', 'food', 1], met: false },
      ],
    })
    assert.deepEqual(
      reckoningOf(exiled(over('tank', 'rounds'), 'secondFire'), 0).terms.map(({ term, met }) => [term[0], met]),
      [
        ['ending', true],
        ['most', false],
        ['cards', false],
        ['cards', true],
      ],
    )
    assert.deepEqual(reckoningOf(exiled(over('hoarder', 'morale'), 'longRoad'), 0).terms[3], {
      term: ['cards', 'tool', 1],
      met: false,
    })
  })
})

test('[LN-SCEN-B2-05, LN-SCEN-B2-06] the bandit has won at morale 0 only after the second objective', () => {
  const raided = config(3, { scenario: 'raid' })
  const met = (passages: number, ending: State['ending']): boolean =>
    goalTerms({ ...game.setup(raided, 'raid'), passages, ending }, CARDS, 0, aimOf('bandit'))[0]!.met
  assert.deepEqual(
    [0, 1, 2].map(passages => met(passages, 'morale')),
    [false, false, true],
  )
  assert.deepEqual([met(2, 'bandits'), met(2, 'objective'), met(2, 'none')], [true, false, false])
})

describe('the values of a survivor', () => {
  test('are those of the moment', () => {
    const s = over('tank', 'none')
    const { attack, search } = survivorRow('emma')
    assert.deepEqual(valuesOf(s, 'emma'), { attack, search })
    setGear(s, 'emma', FLASHLIGHT)
    assert.deepEqual(valuesOf(s, 'emma'), { attack, search: search - 1 })
    assert.equal(valuesOf(s, 'kumar'), undefined)
  })
})
