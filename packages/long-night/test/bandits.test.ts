// LN-BAND: bandits, the hideout and their leader.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { HIDEOUT } from '../src/content/hideout.ts'
import { LOCATIONS, numberOf, type Place } from '../src/content/places.ts'
import { game, type State } from '../src/index.ts'
import { CARDS, crises, items } from '../src/language.ts'
import { freeSpaces } from '../src/queries/people.ts'
import { banditLeader, banditsAt } from '../src/queries/position.ts'
import { SEEN } from '../src/queries/seen.ts'
import { placeTonight, tonightOf } from '../src/queries/tonight.ts'
import { numbersOf } from '../src/rules/bandits.ts'
import { attack, DONE, move, option, place, take, use } from './choices.ts'
import {
  come,
  config,
  does,
  faceOf,
  goTo,
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
  setPeople,
  setRoad,
  survivor,
  toldApart,
  turn,
} from './longNight.ts'

const raided = config(3, { objective: 'streetByStreet', modules: ['bandits'] })
const deadly = { ...raided, elimination: true } as const

/** Exactly so many bandits at these places. */
function setBandits(s: State, at: { readonly [place in Place]?: number }): void {
  s.bandits = s.bandits.map(() => 0)
  for (const [where, count] of Object.entries(at)) s.bandits[numberOf(where as Place)] = count
}
const bandits = ({ bandits: all }: State): { readonly [place: string]: number } =>
  Object.fromEntries(
    ['hideout' as const, ...LOCATIONS].map(at => [at, all[numberOf(at)]!] as const).filter(([, n]) => n > 0),
  )

/** The stash holds exactly these cards. */
function setStash(s: State, ...cards: readonly string[]): void {
  for (const each of items.at(s, 'stash').slice()) items.move(s, each, 'stash', 'removed')
  for (const each of cards) items.move(s, each, items.zoneOf(s, each), 'stash')
}

/** Seat 0's turn with Gia; the others are at home. */
const table = (t: LongNight, at: Place, set: (s: State) => void = () => {}): LongNight =>
  turn(t, s => {
    setPeople(s, ['gia', 0, at], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    noRoads(s)
    set(s)
  })

/** A new round begins with this crisis. */
function reveal(t: LongNight, crisis: string): void {
  t.arrange(s => {
    while (crises.draw(s, 'now', 'gone') !== undefined);
    crises.move(s, crisis, crises.zoneOf(s, crisis), 'deck')
  })
  goTo(t, 'round')
}

describe('placement', () => {
  test('[LN-BAND-01, LN-BAND-03] every crisis says where two bandits come', () => {
    for (const id of CRISIS_IDS) assert.equal(crisisRow(id).bandits.length, 2, id)
    const s = game.setup(raided, 'set-up')
    assert.deepEqual([s.bandits, s.items.at.stash], [[0, 0, 0, 0, 0, 0, 0, 0, 0], []])
    assert.deepEqual([game.view(s, 'public').bandits, game.view(s, 'public').stash], [s.bandits, []])
    assert.ok(!('bandits' in game.view(game.setup(mild, 'none'), 0)))
  })

  rule('[LN-BAND-03, LN-ROUND-03] a new crisis brings them at once, before the dice', raided, t => {
    table(t, 'colony')
    reveal(t, 'fuelShortage')
    assert.deepEqual(bandits(t.state), { grocery: 1, gas: 1 })
    const heard = news(t).filter(name => ['crisis', 'banditCame', 'rolled'].includes(name))
    assert.deepEqual(heard, ['crisis', 'banditCame', 'banditCame', 'rolled', 'rolled', 'rolled'])
    for (const viewer of [0, 1, 2, 'public'] as const) assert.deepEqual(t.view(viewer).bandits, t.state.bandits)
  })

  rule('[LN-BAND-02, LN-BOARD-13] each takes a survivor space', raided, t => {
    table(t, 'colony', s => setBandits(s, { gas: 1 }))
    assert.equal(freeSpaces(t.state, 'gas'), 1)
    t.arrange(s => setBandits(s, { gas: 2 }))
    assert.equal(freeSpaces(t.state, 'gas'), 0)
    assert.equal(t.refused(0, move('gia', 'gas')), 'LN-MOVE-01 move.full')
  })

  rule('[LN-BAND-04] without a free space no bandit comes', raided, t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'gas'], ['kevin', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      noRoads(s)
    })
    reveal(t, 'fuelShortage')
    assert.deepEqual(bandits(t.state), { grocery: 1 })
    assert.ok(t.heard(1).some(event => event.e === 'banditBarred' && event.at === 'gas'))
  })

  test('[LN-BAND-03, LN-BAND-05] printed numbers count, twice if printed twice; without any, two random ones', () => {
    const { fuelShortage } = Object.fromEntries(CRISIS_IDS.map(id => [id, crisisRow(id)]))
    const never = (): number => assert.fail('nothing is rolled')
    assert.deepEqual(numbersOf(fuelShortage!, never), [2, 6])
    assert.deepEqual(numbersOf({ ...fuelShortage!, bandits: [4, 4] }, never), [4, 4])
    const rolls = [5, 1]
    assert.deepEqual(
      numbersOf({ ...fuelShortage!, bandits: [] }, () => rolls.shift()!),
      [5, 1],
    )
  })

  rule(
    '[LN-PRINT-11] Coordinated Attack, not prevented: six at random locations, as far as there is room',
    raided,
    t => {
      nightfall(t, s => {
        setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
        s.food = 9
        setCrisis(s, 'coordinatedAttack')
        s.chance.rolls = [6, 6, 6, 1, 3, 3]
      })
      assert.deepEqual(bandits(t.state), { police: 1, school: 2, gas: 2 })
      assert.equal(t.heard(0).filter(event => event.e === 'banditBarred').length, 1)
    },
  )

  rule('[LN-PRINT-12] On the Hunt: from then on a die for each bandit who comes, and 4 drives them off', raided, t => {
    table(t, 'colony', s => {
      setRoad(s, 'onTheHunt')
      s.chance.rolls = [faceOf('blank')]
    })
    t.choose(0, move('gia', 'school'))
    t.choose(0, option('drive'))
    assert.deepEqual(t.view(1).lasting, ['banditsHunted'])
    t.arrange(s => {
      noRoads(s)
      s.chance.rolls = [3, 4, 1, 1, 1, 1, 1, 1]
    })
    reveal(t, 'fuelShortage')
    assert.deepEqual(bandits(t.state), { grocery: 1 })
    assert.ok(t.heard(2).some(event => event.e === 'tested' && event.why === 'lasting.banditsHunted'))
    assert.ok(t.heard(2).some(event => event.e === 'banditsGone' && event.at === 'gas'))
  })
})

describe('attacks', () => {
  rule('[LN-BAND-06, EX-18] attack 2 with a die of 2, and a roll of 4 removes the bandit; no exposure', raided, t => {
    table(t, 'school', s => {
      setBandits(s, { school: 2 })
      s.chance.rolls = [4]
    })
    assert.equal(t.refused(0, { do: 'fightBandit', survivor: 'gia', die: 1 }), 'LN-DIE-02 act.dieTooLow')
    const changed = does(t, { do: 'fightBandit', survivor: 'gia', die: 2 })
    assert.deepEqual(changed, { 'dice0.2': -1 })
    assert.deepEqual(bandits(t.state), { school: 1 })
    assert.deepEqual(news(t), ['spent', 'foughtBandit', 'banditsGone'])
  })

  rule('[LN-BAND-06] a roll of 5 misses', raided, t => {
    table(t, 'school', s => {
      setBandits(s, { school: 1 })
      s.chance.rolls = [5]
    })
    t.choose(0, { do: 'fightBandit', survivor: 'gia', die: 2 })
    assert.deepEqual(bandits(t.state), { school: 1 })
  })

  rule('[LN-BAND-06] only where a bandit is, and not by a survivor who is restrained', raided, t => {
    table(t, 'school', s => setBandits(s, { gas: 1 }))
    const wish = { do: 'fightBandit', survivor: 'gia', die: 6 } as const
    assert.equal(t.refused(0, wish), 'LN-BAND-06 bandit.none')
    t.arrange(s => {
      setBandits(s, { school: 1 })
      s.survivors[0]!.restrained = true
    })
    assert.equal(t.refused(0, wish), 'LN-CLAR-08 act.restrained')
  })

  rule('[LN-PRINT-05] Kevin shoots a zombie or a bandit anywhere', raided, t => {
    const shot = (set: (s: State) => void): LongNight =>
      turn(t, s => {
        setPeople(s, ['kevin', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
        noRoads(s)
        set(s)
      })
    shot(s => {
      setBandits(s, { school: 2, gas: 1 })
      setEntrance(s, 'gas', 0, { zombies: 1 })
    })
    t.choose(0, use('kevin'))
    assert.deepEqual(
      t.options(0).flatMap(o => (o.do === 'place' ? [o.place] : [])),
      ['school', 'gas'],
    )
    t.choose(0, place('gas'))
    t.choose(0, { do: 'target', what: 'bandit' })
    assert.deepEqual(bandits(t.state), { school: 2 })
    assert.equal(t.state.places[6]!.entrances[0]!.zombies, 1)
    assert.ok(!t.offers(0, use('kevin')))
    shot(s => setBandits(s, { school: 2 }))
    t.choose(0, use('kevin'))
    assert.deepEqual(bandits(t.state), { school: 1 })
    shot(s => {
      setBandits(s, { gas: 1 })
      setEntrance(s, 'gas', 0, { zombies: 1 })
    })
    t.choose(0, use('kevin'))
    t.choose(0, { do: 'target', what: 'zombie' })
    assert.deepEqual([bandits(t.state), t.state.places[6]!.entrances[0]!.zombies], [{ gas: 1 }, 0])
  })
})

describe('the night', () => {
  rule('[LN-BAND-ZOM-01, LN-COLONY-ZOMBIE-02] each bandit brings a zombie, as a survivor does', raided, t => {
    nightfall(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.food = 9
      setBandits(s, { school: 2, gas: 1 })
    })
    assert.deepEqual(
      t.state.places.map(({ entrances }) => entrances[0]!.zombies),
      [1, 0, 0, 3, 0, 0, 1, 0, 0],
    )
  })

  rule('[LN-BAND-ZOM-02, LN-ZADD-10] an overrun takes survivors first; with none there all bandits go', raided, t => {
    table(t, 'school', s => {
      setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setBandits(s, { school: 2 })
      setEntrance(s, 'school', 0, { zombies: 4 })
    })
    come(t, 'school', 1)
    assert.deepEqual([t.view(1).graveyard, bandits(t.state)], [['gia'], { school: 2 }])
    table(t, 'colony', s => {
      setBandits(s, { school: 2, gas: 1 })
      setEntrance(s, 'school', 0, { zombies: 4 })
    })
    const { morale } = t.state
    come(t, 'school', 1)
    assert.deepEqual(bandits(t.state), { gas: 1 })
    // LN-BAND-ZOM-03
    assert.equal(t.state.morale, morale)
  })

  rule('[LN-BAND-ZOM-03, LN-BITE-05] a bite spreads to survivors, never to bandits', raided, t => {
    table(t, 'school', s => {
      setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setBandits(s, { school: 2 })
      setEntrance(s, 'school', 0, { zombies: 1 })
      s.chance.rolls = [faceOf('bite')]
    })
    t.choose(0, attack('gia', 6))
    assert.deepEqual([t.view(1).graveyard, bandits(t.state), t.state.morale], [['gia'], { school: 2 }, 4])
  })

  rule('[LN-BAND-LOOT-01] after the zombies each bandit carries the top card of its deck to the stash', raided, t => {
    nightfall(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.food = 9
      setBandits(s, { police: 1, school: 2, gas: 1 })
      while (items.draw(s, 'gas', 'removed') !== undefined);
      for (const card of ['school/scrap:1', 'school/sledge:1', 'police/planks:1'])
        items.move(s, card, items.zoneOf(s, card), card.startsWith('police') ? 'police' : 'school')
    })
    assert.deepEqual(t.state.items.at.stash, ['police/planks:1', 'school/sledge:1', 'school/scrap:1'])
    const order = news(t).filter(name => name === 'zombie' || name === 'looted' || name === 'round')
    assert.deepEqual(order.slice(order.indexOf('looted')), ['looted', 'looted', 'looted', 'round'])
    for (const viewer of [0, 'public'] as const) assert.deepEqual(t.view(viewer).stash, t.state.items.at.stash)
  })

  rule('[LN-BAND-ZOM-01, LN-BAND-LOOT-01] the forecast of tonight knows the bandits', raided, t => {
    table(t, 'colony', s => {
      setBandits(s, { school: 2, gas: 1 })
      setEntrance(s, 'school', 0, { zombies: 3 })
    })
    const [school, gas] = [placeTonight(t.state, 'school'), placeTonight(t.view(1), 'gas')]
    assert.deepEqual([school.coming, school.bandits, gas.coming, gas.bandits], [2, 2, 1, 0])
    assert.equal(tonightOf(t.state, CARDS).looted, 1)
    assert.equal(tonightOf(t.view(2), SEEN).looted, 1)
  })
})

const LOOT = ['gas/lighter:1', 'school/scrap:1', 'police/planks:1'] as const
const search = (die: number) => ({ do: 'raid', survivor: 'gia', die, how: 'search' }) as const
const assault = (die: number) => ({ do: 'raid', survivor: 'gia', die, how: 'attack' }) as const

describe('the hideout', () => {
  test('[LN-BAND-HIDE-02, LN-BAND-HIDE-03] the two tables of its card', () => {
    const rows = (how: 'search' | 'attack') => HIDEOUT[how].map(({ wounds, cards }) => [wounds, cards])
    assert.deepEqual(rows('search'), [
      [1, 0],
      [0, 0],
      [0, 0],
      [1, 1],
      [0, 1],
      [0, 1],
    ])
    assert.deepEqual(rows('attack'), [
      [3, 0],
      [2, 1],
      [1, 1],
      [0, 1],
      [0, 2],
      [0, 2],
    ])
  })

  rule(
    '[LN-BAND-HIDE-01, LN-BAND-HIDE-05] who may raid it: a member who stands there, with a sufficient die',
    raided,
    t => {
      table(t, 'hideout', s => {
        setStash(s, ...LOOT)
        setBandits(s, { hideout: 1 })
        setEntrance(s, 'hideout', 0, { zombies: 1 })
      })
      // Gia: attack 2, search 3.
      assert.equal(t.refused(0, search(2)), 'LN-DIE-02 act.dieTooLow')
      assert.equal(t.refused(0, assault(1)), 'LN-DIE-02 act.dieTooLow')
      for (const each of [
        search(3),
        assault(2),
        { do: 'fightBandit', survivor: 'gia', die: 2 },
        attack('gia', 2),
      ] as const)
        assert.ok(t.offers(0, each))
      assert.equal(t.refused(0, { do: 'search', survivor: 'gia', die: 6 }), 'LN-SEARCH-01 search.noDeck')
      t.arrange(s => {
        s.survivors[0]!.restrained = true
      })
      assert.equal(t.refused(0, assault(6)), 'LN-CLAR-08 act.restrained')
      assert.ok(t.offers(0, search(6)))
      t.arrange(s => {
        s.players[0]!.exiled = true
      })
      assert.equal(t.refused(0, search(6)), 'LN-BAND-HIDE-01 raid.exiled')
      table(t, 'school')
      assert.equal(t.refused(0, search(6)), 'LN-BAND-HIDE-01 raid.elsewhere')
    },
  )

  for (const [rolled, wounds, cards] of [
    [1, 1, 0],
    [2, 0, 0],
    [3, 0, 0],
    [4, 1, 1],
    [5, 0, 1],
    [6, 0, 1],
  ] as const)
    rule(`[LN-BAND-HIDE-02] a search of the hideout that rolls ${rolled}`, raided, t => {
      table(t, 'hideout', s => {
        setHand(s, 0)
        setStash(s, ...LOOT)
        s.chance.rolls = [rolled]
      })
      t.choose(0, search(3))
      if (cards > 0) {
        assert.deepEqual(
          t.options(0).flatMap(o => (o.do === 'take' ? [o.card] : [])),
          [...LOOT],
        )
        t.choose(0, take('school/scrap:1'))
      }
      assert.deepEqual(t.view(0).own!.hand, cards > 0 ? ['school/scrap:1'] : [])
      assert.equal(survivor(t, 'gia').wounds, wounds)
      assert.equal(t.state.items.at.stash.length, 3 - cards)
      assert.ok(t.offers(0, DONE) && !news(t).includes('exposed'))
      assert.equal(t.state.places[8]!.noise, 0)
    })

  rule('[LN-BAND-HIDE-03, EX-17] an attack that rolls 2: two wounds, and one card of choice', raided, t => {
    table(t, 'hideout', s => {
      setHand(s, 0)
      setStash(s, ...LOOT)
      s.chance.rolls = [2]
    })
    t.choose(0, assault(2))
    assert.equal(survivor(t, 'gia').wounds, 2)
    t.choose(0, take('gas/lighter:1'))
    assert.deepEqual(t.view(0).own!.hand, ['gas/lighter:1'])
    assert.deepEqual(t.view(1).stash, ['school/scrap:1', 'police/planks:1'])
    assert.ok(t.heard(1).some(event => event.e === 'took' && event.from === 'stash'))
  })

  rule('[LN-BAND-HIDE-03] an attack that rolls 5: two cards of choice', raided, t => {
    table(t, 'hideout', s => {
      setHand(s, 0)
      setStash(s, ...LOOT)
      s.chance.rolls = [5]
    })
    does(t, assault(2), take('police/planks:1'), take('gas/lighter:1'))
    assert.deepEqual(t.view(0).own!.hand, ['gas/lighter:1', 'police/planks:1'])
  })

  rule('[LN-BAND-HIDE-04] fewer cards if there are fewer; an empty stash gives none', raided, t => {
    table(t, 'hideout', s => {
      setHand(s, 0)
      setStash(s, 'gas/lighter:1')
      s.chance.rolls = [6, 6]
    })
    t.choose(0, assault(2))
    assert.deepEqual([t.view(0).own!.hand, t.state.items.at.stash], [['gas/lighter:1'], []])
    t.choose(0, assault(3))
    assert.ok(t.offers(0, DONE))
  })

  rule('[LN-BAND-HIDE-04] a death is resolved first: the new hand gets the card, the old one is lost', raided, t => {
    table(t, 'hideout', s => {
      setHand(s, 0, 'start/crackers:1')
      setStash(s, 'gas/lighter:1', 'school/scrap:1')
      s.survivors[0]!.wounds = 1
      s.chance.rolls = [2]
    })
    t.choose(0, assault(2))
    assert.deepEqual([t.view(0).graveyard, t.state.survivors.filter(each => each.seat === 0).length], [['gia'], 1])
    assert.deepEqual(t.view(0).own!.hand, [])
    t.choose(0, take('school/scrap:1'))
    assert.deepEqual(t.view(0).own!.hand, ['school/scrap:1'])
    assert.equal(t.state.morale, 4)
  })

  rule('[LN-BAND-HIDE-04] a player who is out of the game takes nothing', deadly, t => {
    table(t, 'hideout', s => {
      setStash(s, 'gas/lighter:1', 'school/scrap:1')
      s.survivors[0]!.wounds = 1
      s.chance.rolls = [2]
    })
    t.choose(0, assault(2))
    assert.ok(t.state.players[0]!.out)
    assert.equal(t.state.items.at.stash.length, 2)
  })

  rule('[LN-BOARD-11] a card that draws from a deck where a survivor stands has none to draw from there', raided, t => {
    table(t, 'hideout', s => {
      setHand(s, 0, 'school/keyRing:1')
      setStash(s, ...LOOT)
    })
    assert.equal(t.refused(0, { do: 'play', card: 'school/keyRing:1' }), 'LN-PLAY-01 play.noUse')
  })

  rule('[LN-BOARD-12, LN-PLAY-01] a card that names the locations 1 to 6 does nothing there', raided, t => {
    table(t, 'hideout', s => {
      setHand(s, 0, 'gas/petrolBomb:1')
      setEntrance(s, 'hideout', 0, { zombies: 2 })
    })
    assert.equal(t.refused(0, { do: 'play', card: 'gas/petrolBomb:1' }), 'LN-PLAY-01 play.noUse')
    t.arrange(s => {
      setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      setEntrance(s, 'gas', 0, { zombies: 2 })
    })
    assert.deepEqual(does(t, { do: 'play', card: 'gas/petrolBomb:1' }), {
      'gas.zombies': -2,
      'gas.noise': 1,
      hand0: -1,
      waste: 1,
    })
  })

  for (const [way, how, finds] of [
    ['search', 'search', true],
    ['attack', 'attack', false],
  ] as const)
    rule(
      `[LN-BAND-HIDE-01, LN-XROADS-02] ${way === 'search' ? 'a search of it is a search' : 'an attack on it is none'} for a crossroads card`,
      raided,
      t => {
        turn(t, s => {
          setPeople(s, ['emma', 0, 'hideout'], ['gia', 0, 'colony'], ['rocco', 1, 'colony'])
          setHand(s, 0)
          setStash(s, ...LOOT)
          setRoad(s, 'overdue')
          s.chance.rolls = [6]
        })
        t.choose(0, { do: 'raid', survivor: 'emma', die: 6, how })
        while (t.options(0).some(({ do: what }) => what === 'take'))
          t.choose(0, t.options(0).find(o => o.do === 'take')!)
        assert.equal(t.view(0).roads.now === 'overdue', finds)
      },
    )

  rule('[LN-BAND-HIDE-01, LN-ABIL-01] after it Fatima leads another survivor away, as after any search', raided, t => {
    turn(t, s => {
      setPeople(s, ['fatima', 0, 'hideout'], ['gia', 0, 'hideout'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      noRoads(s)
      setStash(s)
      s.chance.rolls = [3]
    })
    t.choose(0, { do: 'raid', survivor: 'fatima', die: 6, how: 'search' })
    assert.ok(t.offers(0, { do: 'useNow', survivor: 'fatima' }))
    t.choose(0, { do: 'useNow', survivor: 'fatima' })
    t.choose(0, { do: 'survivor', survivor: 'gia' })
    t.choose(0, { do: 'place', place: 'gas' })
    assert.equal(survivor(t, 'gia').at, 'gas')
    assert.ok(!news(t).includes('exposed'))
  })

  rule('[LN-BAND-HIDE-04] a searcher who dies of it uses no ability', raided, t => {
    turn(t, s => {
      setPeople(
        s,
        ['fatima', 0, 'hideout', { wounds: 2 }],
        ['gia', 0, 'hideout'],
        ['rocco', 1, 'colony'],
        ['emma', 2, 'colony'],
      )
      noRoads(s)
      setStash(s)
      s.chance.rolls = [1]
    })
    t.choose(0, { do: 'raid', survivor: 'fatima', die: 6, how: 'search' })
    assert.equal(survivor(t, 'fatima'), undefined)
    assert.ok(t.offers(0, DONE))
  })

  rule('[LN-BOARD-11] Dusty searches the hideout with lower dice than elsewhere', raided, t => {
    turn(t, s => {
      setPeople(s, ['dusty', 0, 'hideout'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      noRoads(s)
    })
    assert.equal(t.refused(0, { do: 'raid', survivor: 'dusty', die: 2, how: 'search' }), 'LN-DIE-02 act.dieTooLow')
    assert.ok(t.offers(0, { do: 'raid', survivor: 'dusty', die: 3, how: 'search' }))
  })
})

/** Seat 0 is exiled, and was no traitor. */
function lead(s: State): void {
  Object.assign(s.players[0]!, { exiled: true, role: 'loyal' })
  s.survivors[0]!.at = 'school'
}

describe('the leader of the bandits', () => {
  for (const role of ['loyal', 'traitor', 'hidden'] as const)
    rule(`[LN-BAND-LEAD-01] an exiled player leads the bandits, unless a traitor: ${role}`, raided, t => {
      table(t, 'colony', s => {
        lead(s)
        Object.assign(s.players[0]!, { role, exiled: role !== 'hidden' })
      })
      assert.equal(banditLeader(t.state), role === 'loyal' ? 0 : -1)
      assert.equal(banditLeader(t.view(2)), role === 'loyal' ? 0 : -1)
    })

  rule('[LN-BAND-LEAD-01] everybody hears of it after the vote', raided, t => {
    for (const [own, role] of [
      ['tank', 'loyal'],
      ['hoarder', 'traitor'],
    ] as const) {
      table(t, 'colony', s => {
        s.players[0]!.called = false
        s.players[1]!.role = 'hidden'
        setGoals(s, 1, own)
      })
      t.choose(0, { do: 'exile', player: 1 })
      for (const seat of t.pending) t.choose(seat, { do: 'vote', yes: true })
      assert.equal(t.state.players[1]!.role, role)
      assert.deepEqual(
        t.heard(2).filter(event => event.e === 'banditLeader'),
        role === 'loyal' ? [{ e: 'banditLeader', seat: 1 }] : [],
      )
    }
  })

  rule('[LN-BAND-LEAD-02, LN-BAND-LEAD-03] the leader says where; only the number on the crisis counts', raided, t => {
    table(t, 'colony', s => {
      lead(s)
      setBandits(s, { gas: 2 })
    })
    reveal(t, 'fuelShortage')
    assert.deepEqual(t.pending, [0])
    assert.deepEqual(
      t.options(0).flatMap(o => (o.do === 'place' ? [o.place] : [])),
      ['police', 'grocery', 'school', 'library', 'hospital'],
    )
    t.choose(0, place('hospital'))
    t.choose(0, place('hospital'))
    assert.deepEqual(bandits(t.state), { hospital: 2, gas: 2 })
  })

  rule('[LN-BAND-LEAD-02] the leader has no say in other bandits', raided, t => {
    nightfall(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      lead(s)
      s.food = 9
      setCrisis(s, 'coordinatedAttack')
      s.chance.rolls = [1, 1, 2, 2, 4, 5]
    })
    assert.deepEqual(bandits(t.state), { police: 2, grocery: 2, library: 1, hospital: 1 })
  })

  rule('[LN-BAND-LEAD-04] once per round a card of the stash, from anywhere', raided, t => {
    table(t, 'colony', s => {
      setHand(s, 0)
      setStash(s, ...LOOT)
    })
    assert.equal(t.refused(0, { do: 'loot', card: 'school/scrap:1' }), 'LN-BAND-LEAD-04 loot.notLeader')
    t.arrange(lead)
    t.choose(0, { do: 'loot', card: 'school/scrap:1' })
    assert.deepEqual([t.view(0).own!.hand, t.view(1).stash], [['school/scrap:1'], ['gas/lighter:1', 'police/planks:1']])
    assert.equal(t.refused(0, { do: 'loot', card: 'gas/lighter:1' }), 'LN-BAND-LEAD-04 loot.once')
    reveal(t, 'fuelShortage')
    assert.ok(!t.state.used.includes('hideout'))
  })
})

rule('whatever is chosen among the bandits, others who hear the same see the same', raided, t => {
  table(t, 'hideout', s => {
    setStash(s, ...LOOT)
    setBandits(s, { school: 1 })
  })
  toldApart(t)
  assert.equal(banditsAt(t.state, 'school'), 1)
})
