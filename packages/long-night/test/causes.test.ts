// The log names causes: of wounds, of lost morale, of zombies.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Told } from '@lastlight/kernel'
import { wordsOf } from '@lastlight/words'
import { type Event, game, type State } from '../src/index.ts'
import { items, people } from '../src/language.ts'
import { eventPhrase, messages } from '../src/text/index.ts'
import {
  cardsOf,
  config,
  czech,
  faceOf,
  fillColony,
  type LongNight,
  mild,
  news,
  nightfall,
  noRoads,
  rule,
  setCrisis,
  setEntrance,
  setGear,
  setGoals,
  setHand,
  setNewcomer,
  setPeople,
  setRoad,
  setTop,
  three,
  turn,
  voteYes,
} from './longNight.ts'

const NOBODY = (): void => {}

/** The causes of all events of this name in the last choice. */
const whys = (t: LongNight, name: Event['e']): readonly string[] =>
  t.heard('public').flatMap(event => (event.e === name && 'why' in event ? [event.why] : []))

/** Gia of seat 0 at the gas station, Kumar at home; Rocco and Emma of the others at home. */
function at(t: LongNight, set: (s: State) => void): void {
  turn(t, s => {
    noRoads(s)
    setPeople(s, ['gia', 0, 'gas'], ['elijah', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    for (const [seat, id] of ['pantry', 'firstAid', 'tank'].entries()) setGoals(s, seat, id)
    set(s)
  })
}

rule('[LN-EXPO-02] a wound of the exposure roll says so', mild, t => {
  at(t, s => s.chance.rolls.push(faceOf('wound')))
  t.choose(0, { do: 'move', survivor: 'gia', to: 'police' })
  assert.deepEqual([whys(t, 'moved'), whys(t, 'exposed'), whys(t, 'hurt')], [['turn'], ['turn'], ['exposure']])
})

rule('[LN-FROST-01, LN-OBJ-01] frostbite wounds, and the cold of the objective bites', three, t => {
  at(t, s => {
    s.survivors.find(each => each.id === 'rocco')!.frostbite = 2
    setEntrance(s, 'gas', 0, { zombies: 1 })
    s.chance.rolls = [faceOf('blank')]
    setNewcomer(s, 'kevin')
  })
  t.choose(0, { do: 'attack', survivor: 'gia', die: 6, entrance: 0 })
  assert.deepEqual([whys(t, 'spent'), whys(t, 'zombieDied'), whys(t, 'hurt')], [['turn'], ['turn'], ['cold']])
  t.choose(0, { do: 'done' })
  assert.deepEqual(whys(t, 'turnOver'), ['turn'])
  t.choose(0, { do: 'skip' })
  assert.deepEqual([whys(t, 'hurt'), whys(t, 'died')], [['frost'], ['frost']])
  assert.deepEqual([whys(t, 'morale'), whys(t, 'joins')], [['death.rocco'], ['lastOne']])
})

rule('[LN-ATTACK-03, LN-ATTACK-04] a wound and a lost card name the attacker', mild, t => {
  at(t, s => {
    s.survivors.find(each => each.id === 'rocco')!.at = 'gas'
    s.chance.rolls = [1]
  })
  t.choose(0, { do: 'fight', survivor: 'gia', die: 6, target: 'rocco' })
  assert.deepEqual([whys(t, 'hurt'), whys(t, 'stole')], [['attack.gia'], ['attack.gia']])
})

rule('[LN-BITE-02, LN-BITE-03] who dies of a bite, and who rolls because of one', mild, t => {
  at(t, s => {
    s.chance.rolls = [faceOf('bite'), faceOf('wound')]
    setNewcomer(s, 'kevin')
    fillColony(s)
    s.helpless--
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'colony' })
  assert.deepEqual([whys(t, 'exposed'), whys(t, 'died')], [['turn'], ['bite']])
  t.choose(1, { do: 'risk' })
  assert.deepEqual([whys(t, 'exposed'), whys(t, 'died')], [['bite'], ['bite']])
})

rule('[LN-CLAR-12] whoever comes to the school is wounded by whoever waits there', mild, t => {
  at(t, s => {
    s.lasting = ['armedMother']
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(whys(t, 'hurt'), ['lasting.armedMother'])
})

rule('[LN-ZADD-07, LN-ZADD-08] an overrun kills, and at night zombies come of themselves and of noise', mild, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['kevin', 1, 'library'], ['emma', 2, 'school'])
    s.helpless = 2
    setEntrance(s, 'colony', 0, { zombies: 3 })
    setEntrance(s, 'gas', 0, { zombies: 2, barricades: 1 })
    s.places[6]!.noise = 2
    s.food = 1
    s.chance.rolls = [2, 2]
    setNewcomer(s, 'anita')
  })
  assert.deepEqual(whys(t, 'overrun'), ['night', 'noise'])
  assert.deepEqual([whys(t, 'helplessDied'), whys(t, 'died')], [['overrun'], ['overrun']])
  assert.deepEqual(whys(t, 'morale'), ['helplessDied', 'death.gia'])
  assert.deepEqual(whys(t, 'barricadeLost'), ['night'])
  assert.deepEqual(whys(t, 'zombie'), ['night', 'night', 'night', 'noise'])
})

rule('[LN-COLONY-FEED-04, LN-COLONY-WASTE-01] hunger and waste cost morale', mild, t => {
  nightfall(t, s => {
    for (let i = 0; i < 10; i++) items.draw(s, 'gas', 'waste')
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
  })
  assert.deepEqual(whys(t, 'morale'), ['starvation', 'waste'])
})

rule('[LN-COLONY-CRISIS-03, LN-COLONY-CRISIS-04] a crisis that fails, and one that is more than prevented', mild, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    setCrisis(s, 'ratsInTheFlour')
    s.food = 3
  })
  assert.deepEqual(
    [whys(t, 'food'), whys(t, 'littered'), whys(t, 'morale')],
    [['crisis.ratsInTheFlour'], Array.from({ length: 3 }, () => 'crisis.ratsInTheFlour'), ['crisis.ratsInTheFlour']],
  )
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    setCrisis(s, 'ratsInTheFlour')
    for (const card of cardsOf('food', 'food', 'food', 'food', 'food'))
      items.move(s, card, items.zoneOf(s, card), 'contributed')
  })
  assert.deepEqual(whys(t, 'morale'), ['surplus'])
})

rule('[LN-EXILE-03, LN-EXILE-14] an exile’s flight, and the second loyal exile', mild, t => {
  at(t, s => s.chance.rolls.push(faceOf('blank')))
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t, 0, 1, 2)
  assert.deepEqual(whys(t, 'voted'), ['exile'])
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'school' })
  assert.deepEqual([whys(t, 'moved'), whys(t, 'exposed')], [['exile'], ['exile']])
  at(t, s => {
    s.players[0]!.called = false
    Object.assign(s.players[2]!, { exiled: true, role: 'loyal' })
  })
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t, 0, 1)
  assert.deepEqual(whys(t, 'morale'), ['exiles'])
})

rule('[LN-EXILE-03, ED-13] cs: who is put outside is exiled', czech, t => {
  at(t, NOBODY)
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t, 0, 1, 2)
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'school' })
  assert.deepEqual(whys(t, 'put'), ['exile'])
})

rule('[LN-FOOD-01, LN-EXILE-10] food for a die, from the store or as a card', mild, t => {
  at(t, s => {
    s.food = 1
  })
  t.choose(0, { do: 'food', die: 1 })
  assert.deepEqual([whys(t, 'food'), whys(t, 'dieChanged')], [['die'], ['die']])
  at(t, s => {
    s.players[0]!.exiled = true
    s.survivors[1]!.at = 'school'
    setHand(s, 0, 'start/rations:1')
  })
  t.choose(0, { do: 'eat', card: 'start/rations:1', die: 1 })
  assert.deepEqual([news(t).includes('played'), whys(t, 'dieChanged')], [true, ['eat']])
})

rule('[LN-PACIFY-01] the medicine that calms a rebel', mild, t => {
  at(t, s => {
    s.rebellious = 1
    setHand(s, 0, 'start/bandage:1')
  })
  t.choose(0, { do: 'pacify', card: 'start/bandage:1' })
  assert.deepEqual([whys(t, 'discarded'), whys(t, 'flipped')], [['pacify'], ['pacify']])
})

rule('[LN-SEARCH-02, LN-SEARCH-03] cards and noise of a search', mild, t => {
  at(t, NOBODY)
  t.choose(0, { do: 'search', survivor: 'gia', die: 6 })
  assert.deepEqual(whys(t, 'drew'), ['search'])
  t.choose(0, { do: 'noise' })
  assert.deepEqual([whys(t, 'noise'), whys(t, 'drew')], [['search'], ['search']])
})

rule('[LN-CLAR-05, LN-RULE-04] what a weapon costs, and whom it kills', mild, t => {
  at(t, s => {
    setEntrance(s, 'gas', 0, { zombies: 2 })
    setGear(s, 'gia', 'police/shotgun:1')
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'attackWith', survivor: 'gia', die: 6, by: 'police/shotgun:1' })
  assert.deepEqual(new Set([...whys(t, 'noise'), ...whys(t, 'zombieDied')]), new Set(['item.shotgun']))
})

rule('[LN-PLAY-02, LN-PLAY-03] what an item that is played brings', mild, t => {
  at(t, s => setHand(s, 0, 'start/rations:1'))
  t.choose(0, { do: 'play', card: 'start/rations:1' })
  assert.deepEqual(whys(t, 'food'), ['item.rations'])
})

rule('[LN-PLAY-04] what somebody carries, and whom an ability arms', mild, t => {
  at(t, s => setHand(s, 0, 'start/kitchenKnife:1'))
  t.choose(0, { do: 'play', card: 'start/kitchenKnife:1' })
  t.choose(0, { do: 'survivor', survivor: 'gia' })
  assert.deepEqual(whys(t, 'equipped'), ['turn'])
  at(t, s => {
    setPeople(s, ['alfonso', 0, 'colony'], ['rocco', 1, 'gas'], ['emma', 2, 'gas'])
    s.food = 2
    setTop(s, 'police/shotgun:1')
  })
  t.choose(0, { do: 'use', survivor: 'alfonso', by: 'alfonso', die: 0 })
  t.choose(0, { do: 'place', place: 'police' })
  assert.deepEqual(whys(t, 'looked'), ['ability.alfonso'])
  t.choose(0, { do: 'take', card: 'police/shotgun:1' })
  assert.deepEqual(whys(t, 'equipped'), ['ability.alfonso'])
})

rule('[LN-XROADS-04] what a crossroads card does names the card, down to a die and a roll', mild, t => {
  at(t, s => {
    setRoad(s, 'onTheHunt')
    s.chance.rolls = [faceOf('blank'), 1, 2, 3, 6]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'police' })
  t.choose(0, { do: 'option', option: 'hunt' })
  assert.deepEqual(
    [whys(t, 'tested'), whys(t, 'food')],
    [['crossroads.onTheHunt'], ['crossroads.onTheHunt', 'crossroads.onTheHunt']],
  )
  at(t, s => {
    people.move(s, 'fatima', people.zoneOf(s, 'fatima'), 'inPlay')
    s.survivors.at(-1)!.seat = 1
    setRoad(s, 'bothHands')
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'police' })
  t.choose(0, { do: 'option', option: 'watch' })
  t.arrange(s => s.chance.rolls.push(6))
  t.choose(0, { do: 'die', die: 1 })
  assert.deepEqual(whys(t, 'spent'), ['crossroads.bothHands'])
})

rule('[LN-LAST-03] whoever waited comes in when there is room', mild, t => {
  at(t, s => {
    fillColony(s)
    setPeople(s, ['gia', 0, 'gas'], ['elijah', 0, 'colony'], ['emma', 2, 'colony'])
    fillColony(s)
    setNewcomer(s, 'kevin')
    people.move(s, 'kevin', 'deck', 'waiting')
    s.players[1]!.waiting = 'kevin'
    s.chance.rolls = [faceOf('blank')]
  })
  t.choose(0, { do: 'move', survivor: 'elijah', to: 'police' })
  assert.deepEqual(whys(t, 'joins'), ['room'])
})

rule('[LN-COLONY-FIRST-03, LN-ROUND-04] the token is passed on, and dice are rolled for a new round', mild, t => {
  nightfall(t, s => {
    noRoads(s)
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    s.lasting = ['fog']
  })
  for (const seat of t.pending) t.choose(seat, { do: 'call', yes: false })
  assert.deepEqual([whys(t, 'firstPlayer'), whys(t, 'lasting')], [['token'], ['round']])
  assert.deepEqual(whys(t, 'rolled'), ['round', 'round', 'round'])
})

rule('[LN-ABIL-02] a card that ends the turn is said to end it', mild, t => {
  at(t, s => {
    setRoad(s, 'aVeryLongWord')
    s.chance.rolls = [faceOf('wound')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'police' })
  t.choose(0, { do: 'option', option: 'rest' })
  assert.deepEqual(whys(t, 'turnOver'), ['turnEnds'])
})

rule(
  '[LN-VAR-ELIM-03] and so is a player who is out',
  config(3, { objective: 'streetByStreet', elimination: true }),
  t => {
    turn(t, s => {
      noRoads(s)
      setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.chance.rolls = [faceOf('bite')]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
    assert.deepEqual([whys(t, 'turnOver'), whys(t, 'firstPlayer')], [['out'], ['lastOne']])
  },
)

test('[LN-SETUP-07, LN-SETUP-09, LN-SETUP-17] set-up tells the objective, and everybody their own goal and survivors', () => {
  const told: Told<Event>[] = []
  const s = game.setup(three, 'told', each => told.push(each))
  const of = (name: Event['e']): readonly Told<Event>[] => told.filter(({ event }) => event.e === name)
  assert.deepEqual(of('objective'), [
    { to: 'all', event: { e: 'objective', objective: 'frostyNight', side: 'normal' } },
  ])
  for (const seat of [0, 1, 2] as const) {
    const [goal] = s.goals.at[`goal${seat}`]
    assert.deepEqual(of('goal')[seat], { to: [seat], event: { e: 'goal', seat, goal } })
    assert.deepEqual(of('dealt')[seat], {
      to: [seat],
      event: { e: 'dealt', seat, survivors: s.people.at[`dealt${seat}`] },
    })
  }
  const zombies = told.flatMap(({ event }) => (event.e === 'zombie' ? [event.why] : []))
  assert.ok(zombies.length > 0 && zombies.every(why => why === 'setup'))
})

test('the log reads naturally in every language', async () => {
  const lines: readonly Event[] = [
    { e: 'hurt', survivor: 'gia', how: 'wound', why: 'frost' },
    { e: 'morale', by: -1, left: 4, why: 'death.gia' },
    { e: 'spent', seat: 0, die: 3, why: 'turn' },
  ]
  const said = async (locale: 'en' | 'pl' | 'cs'): Promise<readonly string[]> => {
    const words = wordsOf(await messages(locale), locale, { spaces: 'plain' })
    return lines.map(event => words.saying(eventPhrase(event)))
  }
  assert.deepEqual(await said('en'), [
    'Gia takes 1 wound (frostbite).',
    'Morale: −1, now 4 (Gia’s death).',
    '1 spends a die showing 3.',
  ])
  assert.deepEqual(await said('pl'), [
    'Gia otrzymuje ranę (odmrożenie).',
    'Morale: −1, teraz 4 (śmierć Gii).',
    '1 zużywa kość z wynikiem 3.',
  ])
  assert.deepEqual(await said('cs'), [
    'Gia utrpí zranění (omrzliny).',
    'Morálka −1, nyní 4 (smrt Gii).',
    '1 používá kostku s hodnotou 3.',
  ])
})
