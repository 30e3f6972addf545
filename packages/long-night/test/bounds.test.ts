// Limits: cases where one more or one fewer makes the difference.

import assert from 'node:assert/strict'
import { DECKS } from '../src/content/items.ts'
import type { LastingId } from '../src/content/lasting.ts'
import { LOCATIONS, type Location, PLACE } from '../src/content/places.ts'
import { SURVIVOR_IDS } from '../src/content/survivors.ts'
import type { Option, State } from '../src/index.ts'
import { items, people } from '../src/language.ts'
import { offered, search, use } from './choices.ts'
import {
  faceOf,
  fillColony,
  five,
  happens,
  type LongNight,
  mild,
  news,
  nightfall,
  noRoads,
  rule,
  setCrisis,
  setEntrance,
  setGoals,
  setHand,
  setNewcomer,
  setPeople,
  setRoad,
  survivor,
  three,
  turn,
  voteYes,
} from './longNight.ts'

const BLANK = faceOf('blank')

/** So many cards are left in a deck. */
function leave(s: State, deck: Location, count: number): void {
  for (const card of DECKS[deck].slice(0, count)) items.move(s, card, items.zoneOf(s, card), deck)
  for (const card of DECKS[deck].slice(count)) items.move(s, card, items.zoneOf(s, card), 'removed')
}

/** Gia of seat 0 is here; Rocco and Emma of the others are at home. */
function at(t: LongNight, place: Location | 'colony', set: (s: State) => void = () => {}): LongNight {
  return turn(t, s => {
    noRoads(s)
    setPeople(s, ['gia', 0, place], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    set(s)
  })
}

// Values and dice

rule('[LN-CARD-03, LN-DIE-02] no value is above 6 or below 1, whatever makes it harder or easier', mild, t => {
  const searcher = (id: string, ...lasting: readonly LastingId[]): LongNight =>
    turn(t, s => {
      setPeople(s, [id, 0, 'library'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.lasting = [...lasting]
    })
  searcher('cyril', 'snowedIn')
  assert.equal(t.refused(0, search('cyril', 5)), 'LN-DIE-02 act.dieTooLow')
  assert.ok(t.offers(0, search('cyril', 6)))
  searcher('cyril', 'snowedIn', 'snowedIn')
  assert.ok(t.offers(0, search('cyril', 6)))
  searcher('ingrid', 'maps')
  assert.ok(t.offers(0, search('ingrid', 1)))
})

// Food and the cold

rule('[LN-COLONY-FEED-01] guests eat nothing where there is nobody to feed', three, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    s.lasting = ['guests']
  })
  assert.deepEqual([t.state.food, t.state.starvation, t.state.morale], [0, 0, 5])
})

rule('[LN-OBJ-01, LN-LAST-02] who dies of the cold in an attack without exposure roll is replaced too', three, t => {
  turn(t, s => {
    noRoads(s)
    setPeople(s, ['marek', 0, 'gas', { wounds: 2 }], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'gas', 0, { zombies: 2 })
    setNewcomer(s, 'kevin')
  })
  t.choose(0, { do: 'attackWith', survivor: 'marek', die: 3, by: 'marek' })
  assert.ok(!news(t).includes('exposed'))
  assert.deepEqual([t.state.people.at.graveyard, t.state.players[0]!.leader], [['marek'], 'kevin'])
})

// Decks

rule(
  '[LN-SEARCH-03, LN-SEARCH-07] the last card of a deck can still be looked at, and then there is none',
  three,
  t => {
    at(t, 'gas', s => leave(s, 'gas', 2))
    t.choose(0, search('gia', 6))
    t.choose(0, { do: 'noise' })
    // With nothing left to draw nobody is asked about more noise.
    assert.deepEqual(new Set(t.options(0).map(o => o.do)), new Set(['keep']))
    assert.equal(t.state.places[6]!.noise, 1)
  },
)

rule('[LN-SEARCH-05] whoever keeps two may stop after one, not before', five, t => {
  turn(t, s => {
    setPeople(s, ['dusty', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
  })
  t.choose(0, search('dusty', 6))
  t.choose(0, { do: 'noise' })
  t.choose(0, { do: 'stop' })
  assert.equal(t.refused(0, { do: 'enough' }), 'LN-SEARCH-05 search.keepOne')
  t.choose(0, t.options(0).find(o => o.do === 'keep')!)
  assert.deepEqual(
    t.options(0).map(o => o.do),
    ['keep', 'enough'],
  )
  t.choose(0, { do: 'enough' })
  assert.equal(t.state.items.at.drawn0.length, 0)
})

rule(
  '[LN-DECK-01, LN-XROADS-04] a card cannot look through an empty deck, and can through one of one card',
  three,
  t => {
    const searched = (left: number): void => {
      at(t, 'library', s => {
        leave(s, 'library', left + 1)
        setHand(s, 0, 'start/scrap:1')
        setRoad(s, 'finalNotice')
      })
      t.choose(0, search('gia', 6))
      if (left > 0) t.choose(0, { do: 'stop' })
      t.choose(0, t.options(0).find(o => o.do === 'keep')!)
    }
    searched(0)
    assert.deepEqual(new Set(t.options(0).map(o => o.do)), new Set(['card']))
    searched(1)
    t.choose(0, { do: 'option', option: 'run' })
    assert.ok(news(t).includes('looked'))
    t.choose(0, { do: 'nothing' })
    assert.deepEqual([t.state.items.at.library.length, t.state.places[4]!.noise], [1, 2])
  },
)

rule('[LN-CARD-04] Alfonso finds nothing when every deck is empty; one card in one deck is enough', mild, t => {
  const alfonso = (left: number): LongNight =>
    turn(t, s => {
      setPeople(s, ['alfonso', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.food = 2
      for (const deck of LOCATIONS) leave(s, deck, deck === 'gas' ? left : 0)
    })
  assert.equal(alfonso(0).refused(0, use('alfonso')), 'LN-ABIL-02 use.notNow')
  assert.ok(alfonso(1).offers(0, use('alfonso')))
})

rule('[LN-CARD-04] Emma reveals the one card that is left', mild, t => {
  const emma = (left: number): LongNight =>
    turn(t, s => {
      setPeople(s, ['emma', 0, 'school'], ['rocco', 1, 'colony'], ['gia', 2, 'colony'])
      leave(s, 'school', left)
    })
  assert.equal(emma(0).refused(0, use('emma')), 'LN-ABIL-02 use.notNow')
  const [card] = emma(1).state.items.at.school
  t.choose(0, use('emma'))
  assert.deepEqual(
    t.heard(1).flatMap(event => (event.e === 'revealed' ? event.cards : [])),
    [card],
  )
})

rule('[LN-CARD-04] Elijah leads the noise to the one place that has room for it', mild, t => {
  const elijah = (free: number): LongNight =>
    turn(t, s => {
      noRoads(s)
      setPeople(s, ['elijah', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setHand(s, 0)
      for (const [i, place] of s.places.entries()) place.noise = i >= 1 && i <= 6 ? 4 : 0
      s.places[6]!.noise = 1
      if (free > 0) s.places[3]!.noise = 3
    })
  const searches = (): void => {
    t.choose(0, search('elijah', 6))
    t.choose(0, { do: 'stop' })
    t.choose(0, t.options(0).find(o => o.do === 'keep')!)
  }
  elijah(0)
  searches()
  assert.ok(!t.options(0).some(o => o.do === 'useNow'))
  elijah(1)
  searches()
  t.choose(0, { do: 'useNow', survivor: 'elijah' })
  assert.deepEqual([t.state.places[6]!.noise, t.state.places[3]!.noise], [0, 4])
})

rule('[LN-PLAY-01] a card that draws needs a deck that has one, where an own survivor is', mild, t => {
  const gia = (place: 'school' | 'colony', left: number): LongNight =>
    at(t, place, s => {
      leave(s, 'school', left)
      setHand(s, 0, 'hospital/keyRing:1')
    })
  const play: Option = { do: 'play', card: 'hospital/keyRing:1' }
  assert.equal(gia('school', 0).refused(0, play), 'LN-PLAY-01 play.noUse')
  assert.equal(gia('colony', 1).refused(0, play), 'LN-PLAY-01 play.noUse')
  assert.ok(gia('school', 1).offers(0, play))
})

rule('[LN-XROADS-04] a card of one type is taken out of the waste, no other', mild, t => {
  at(t, 'gas', s => {
    setHand(s, 0, 'library/workshopManual:1')
    for (const card of ['gas/fullTank:1', 'police/planks:1', 'school/planks:1'])
      items.move(s, card, items.zoneOf(s, card), 'waste')
  })
  t.choose(0, { do: 'play', card: 'library/workshopManual:1' })
  assert.equal(t.refused(0, { do: 'card', card: 'gas/fullTank:1' }), 'LN-XROADS-04 pick.wrongType')
  t.choose(0, { do: 'card', card: 'police/planks:1' })
  assert.ok(t.view(0).own!.hand.includes('police/planks:1'))
})

// Deaths

rule('[LN-TEXT-02] three would die and morale lasts for two: the first player names one, then another', mild, t => {
  nightfall(t, s => {
    setPeople(
      s,
      ['gia', 0, 'gas', { wounds: 2 }],
      ['rocco', 1, 'school', { wounds: 2 }],
      ['emma', 2, 'school', { wounds: 2 }],
      ['kevin', 2, 'library'],
    )
    s.morale = 2
    setCrisis(s, 'coughingWard')
  })
  const names = (): readonly unknown[] => offered(t, 0, 'survivor')
  assert.deepEqual([t.pending, names(), survivor(t, 'kevin').wounds], [[0], ['gia', 'rocco', 'emma'], 1])
  t.choose(0, { do: 'survivor', survivor: 'rocco' })
  assert.deepEqual(names(), ['gia', 'emma'])
  t.choose(0, { do: 'survivor', survivor: 'emma' })
  assert.deepEqual([t.state.people.at.graveyard, t.state.ending], [['rocco', 'emma'], 'morale'])
  assert.equal(survivor(t, 'gia').wounds, 2)
})

rule('[LN-SKILL-07] a crisis that sends the lowest in the colony away finds nobody there', mild, t => {
  nightfall(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    setCrisis(s, 'feverBed')
  })
  voteYes(t, 0, 1, 2)
  assert.deepEqual([t.state.morale, t.state.people.at.lost, t.state.survivors.length], [4, [], 3])
})

rule('[LN-SADD-01, LN-SADD-03] two are to join: both where there is room, one where there is room for one', mild, t => {
  const joined = (free: number): readonly string[] => {
    at(t, 'gas', s => {
      fillColony(s)
      s.helpless -= free
      setNewcomer(s, 'anita')
      setNewcomer(s, 'kevin')
    })
    happens(t, [1], { at: 'recruiting.next', l: { seat: 0, left: 2, at: 'colony' } })
    return t.state.survivors.filter(each => each.seat === 0).map(each => each.id)
  }
  assert.deepEqual(
    [joined(2), joined(1)],
    [
      ['gia', 'kevin', 'anita'],
      ['gia', 'kevin'],
    ],
  )
})

// Exile

/** Every space outside is taken but `free` of them; Rocco of seat 1 is in the colony. */
function crowded(s: State, free: number): void {
  noRoads(s)
  const spaces = LOCATIONS.flatMap(place => Array.from({ length: PLACE[place].spaces }, () => place)).slice(free)
  const others = SURVIVOR_IDS.filter(id => id !== 'rocco')
  setPeople(s, ['rocco', 1, 'colony'], ...spaces.map((place, i) => [others[i]!, [0, 2, 3, 4][i % 4]!, place] as const))
  for (const [seat, id] of ['pantry', 'firstAid', 'tank', 'arms', 'backpack'].entries()) setGoals(s, seat, id)
}

rule('[LN-EXILE-05] with one location open nobody has to make room', five, t => {
  turn(t, s => {
    crowded(s, 1)
    s.chance.rolls = [BLANK]
  })
  t.choose(0, { do: 'exile', player: 1 })
  voteYes(t, 0, 1, 2, 3, 4)
  assert.equal(survivor(t, 'rocco').at, 'police')
  assert.ok(!news(t).includes('put'))
})

rule('[LN-EXILE-05, LN-TEXT-02] of two exiled players the first player says who leaves first', three, t => {
  turn(t, s => {
    noRoads(s)
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    for (const seat of [1, 2]) Object.assign(s.players[seat]!, { exiled: true, role: 'traitor' })
    s.chance.rolls = [BLANK, BLANK]
  })
  t.choose(0, { do: 'done' })
  assert.deepEqual(t.pending, [0])
  t.choose(0, { do: 'next', player: 2 })
  t.choose(2, { do: 'flee', survivor: 'emma', to: 'library' })
  assert.deepEqual(t.pending, [1])
  t.choose(1, { do: 'flee', survivor: 'rocco', to: 'school' })
  assert.deepEqual([survivor(t, 'rocco').at, survivor(t, 'emma').at], ['school', 'library'])
})

rule(
  '[LN-CLAR-13, LN-CLAR-14] an exiled player’s survivor stays at the school when no other place has room',
  five,
  t => {
    turn(t, s => {
      const others = SURVIVOR_IDS.filter(id => !['gia', 'rocco', 'emma'].includes(id))
      const spaces = LOCATIONS.flatMap(place =>
        place === 'school' ? [] : Array.from({ length: PLACE[place].spaces }, () => place),
      )
      setPeople(
        s,
        ['gia', 0, 'hideout'],
        ['rocco', 1, 'colony'],
        ['emma', 2, 'colony'],
        ...spaces.map((place, i) => [others[i]!, 2 + (i % 3), place] as const),
      )
      s.players[0]!.exiled = true
      setHand(s, 0)
      setRoad(s, 'crazyMother')
      s.chance.rolls = [BLANK]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
    t.choose(0, { do: 'option', option: 'back' })
    assert.deepEqual([survivor(t, 'gia').at, t.pending], ['school', [0]])
  },
)

rule('[LN-CLAR-17] who joins a player without survivors leads there', mild, t => {
  turn(t, s => {
    setPeople(s, ['hedda', 0, 'gas'], ['gia', 0, 'colony'], ['emma', 2, 'colony'])
    for (const id of people.at(s, 'deck').slice()) people.move(s, id, 'deck', 'lost')
    s.players[1]!.bereft = true
    setHand(s, 0)
    setHand(s, 1)
    setRoad(s, 'threeBedsAway')
  })
  t.choose(0, search('hedda', 6))
  t.choose(0, { do: 'stop' })
  t.choose(0, t.options(0).find(o => o.do === 'keep')!)
  t.choose(0, { do: 'option', option: 'go' })
  t.choose(0, { do: 'player', player: 1 })
  assert.deepEqual(
    [survivor(t, 'hedda').seat, t.state.players[1]!.leader, t.state.players[0]!.leader],
    [1, 'hedda', 'gia'],
  )
})
