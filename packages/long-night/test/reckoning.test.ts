import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ITEM_IDS, kindOf } from '../src/content/items.ts'
import { survivorRow } from '../src/content/survivors.ts'
import { game, reckoningOf, type State, valuesOf } from '../src/index.ts'
import { fates } from '../src/language.ts'
import { fate } from '../src/zones.ts'
import { cardsOf, setGear, setGoals, setHand, setPeople, three } from './longNight.ts'

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
        { term: ['cards', 'fuel', 2], met: true },
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
        { term: ['cards', 'fuel', 2], met: true },
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
