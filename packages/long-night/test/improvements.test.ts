// LN-IMP: the colony builds.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IMPROVEMENT_IDS, type ImprovementId, improvementRow } from '../src/content/improvements.ts'
import { ITEM_KINDS } from '../src/content/itemKinds.ts'
import { ITEM_IDS, itemRow } from '../src/content/items.ts'
import { type ItemRow, progressOf } from '../src/content/itemTypes.ts'
import { type Event, game, type Option, type State } from '../src/index.ts'
import { CARDS, crises, improvements, items } from '../src/language.ts'
import { moraleLostTo, needOf, targetOf, zombiesComing } from '../src/queries/colony.ts'
import { SEEN } from '../src/queries/seen.ts'
import { tonightOf } from '../src/queries/tonight.ts'
import { valuesOf } from '../src/queries/values.ts'
import { messages, rulebook } from '../src/text/index.ts'
import { attack, card, DONE, move } from './choices.ts'
import {
  cardsOf,
  colonyZombies,
  config,
  faceOf,
  four,
  type LongNight,
  news,
  nightfall,
  noRoads,
  rule,
  setCrisis,
  setEntrance,
  setHand,
  setPeople,
  setRoad,
  survivor,
  turn,
} from './longNight.ts'

const building = config(3, { objective: 'streetByStreet', modules: ['improvements'] })
const buildingCzech = { ...building, edition: 'cs' } as const

/** Exactly these improvements are on offer, with this progress. */
function setOffer(s: State, ...offer: readonly (readonly [id: ImprovementId, progress?: number])[]): void {
  for (const { id } of s.offer.slice()) improvements.move(s, id, 'offer', 'deck')
  for (const [id, progress = 0] of offer) {
    improvements.move(s, id, improvements.zoneOf(s, id), 'offer')
    s.offer.at(-1)!.progress = progress
  }
}

/** These improvements stand in the colony. */
function setBuilt(s: State, ...ids: readonly ImprovementId[]): void {
  for (const id of ids) {
    improvements.move(s, id, improvements.zoneOf(s, id), 'built')
    s.lasting.push(id)
  }
}

const build = (of: string, improvement: string) => ({ do: 'build', card: of, improvement }) as const
const atHome = (s: State): void => setPeople(s, ['gia', 0, 'colony'], ['hedda', 1, 'colony'], ['emma', 2, 'colony'])
const table = (t: LongNight, set: (s: State) => void): LongNight =>
  turn(t, s => {
    atHome(s)
    noRoads(s)
    set(s)
  })

test('[LN-CARD-09, LN-IMP-02] ten improvements that cost 2 to 4, each with its lasting effect', () => {
  assert.equal(IMPROVEMENT_IDS.length, 10)
  for (const id of IMPROVEMENT_IDS) assert.ok(improvementRow(id).cost >= 2 && improvementRow(id).cost <= 4, id)
})

for (const settings of [building, buildingCzech])
  test(`[LN-IMP-02] four of the ten lie face up from the start, the others in a hidden deck (${settings.edition})`, () => {
    const told: Event[] = []
    const s = game.setup(settings, 'offer', ({ event }) => told.push(event))
    assert.deepEqual(
      [...s.offer.map(({ id }) => id), ...improvements.at(s, 'deck')].toSorted(),
      IMPROVEMENT_IDS.toSorted(),
    )
    assert.deepEqual(
      s.offer.map(({ progress }) => progress),
      [0, 0, 0, 0],
    )
    for (const viewer of [0, 1, 2, 'public'] as const) {
      const { improvements: seen, whereabouts } = game.view(s, viewer)
      assert.deepEqual(seen, { offer: s.offer, built: [], left: 6 })
      assert.ok(
        whereabouts.some(
          ({ cards }) => cards.length === 6 && cards.every(id => improvements.at(s, 'deck').includes(id)),
        ),
      )
    }
    assert.deepEqual(
      told.flatMap(event => (event.e === 'offered' ? [event.improvement] : [])),
      s.offer.map(({ id }) => id),
    )
    assert.notDeepEqual(s.offer, game.setup(settings, 'another offer').offer)
  })

test('[LN-IMP-01] without the module there is nothing to build, and no card says anything of it', () => {
  const s = game.setup(four, 'none')
  assert.deepEqual([s.offer, s.improvements.cards], [[], []])
  assert.ok(!('improvements' in game.view(s, 0)))
})

test('[LN-IMP-03] tools and junk are worth progress: one token, planks and scrap two', () => {
  const isJunk = (row: ItemRow): boolean =>
    row.keyword === 'waste' && row.lists.main.length === 1 && ['reroll', 'raise'].includes(row.lists.main[0]![0])
  for (const [kind, row] of Object.entries<ItemRow>(ITEM_KINDS)) {
    const material = row.type === 'tool' || isJunk(row)
    assert.equal(progressOf(row), !material ? 0 : ['planks', 'scrap'].includes(kind) ? 2 : 1, kind)
  }
  assert.ok(ITEM_IDS.filter(id => progressOf(itemRow(id)) > 0).length >= 20)
})

rule('[LN-IMP-03] a tool goes to the waste pile and puts its tokens on the chosen improvement', building, t => {
  table(t, s => {
    setOffer(s, ['stoves'], ['radioMast', 1])
    setHand(s, 0, 'school/planks:1', 'gas/floodlight:1', 'gas/lighter:1')
  })
  assert.equal(t.refused(0, build('gas/lighter:1', 'stoves')), 'LN-IMP-03 build.noMaterial')
  t.choose(0, build('school/planks:1', 'radioMast'))
  assert.deepEqual(t.state.offer, [
    { id: 'stoves', progress: 0 },
    { id: 'radioMast', progress: 3 },
  ])
  assert.deepEqual(t.view(1).waste, ['school/planks:1'])
  assert.deepEqual(news(t, 2), ['played', 'progress'])
  // Equipment can be used up, too.
  t.choose(0, build('gas/floodlight:1', 'stoves'))
  assert.deepEqual(t.view(2).improvements!.offer[0], { id: 'stoves', progress: 1 })
  assert.equal(t.state.lasting.length, 0)
})

rule('[LN-IMP-03] a requested tool may be used up for progress', building, t => {
  table(t, s => {
    setOffer(s, ['stoves'])
    setHand(s, 0)
    setHand(s, 1, 'gas/floodlight:1')
    setHand(s, 2)
  })
  t.choose(0, { do: 'request' })
  t.choose(0, { do: 'ask', player: 1 })
  t.choose(0, { do: 'askFor', what: 'tool' })
  t.choose(1, { do: 'give', card: 'gas/floodlight:1' })
  t.choose(0, build('gas/floodlight:1', 'stoves'))
  assert.deepEqual(t.state.offer, [{ id: 'stoves', progress: 1 }])
  assert.deepEqual([t.view(0).waste, t.view(0).table], [['gas/floodlight:1'], []])
})

rule('[LN-IMP-04] with enough tokens it is completed at once, and its effect begins', building, t => {
  table(t, s => {
    setOffer(s, ['watchtower', 2], ['stoves'])
    setHand(s, 0, 'school/planks:1')
  })
  const before = zombiesComing(t.state, 'colony')
  t.choose(0, build('school/planks:1', 'watchtower'))
  assert.deepEqual(news(t).slice(0, 4), ['played', 'progress', 'improved', 'lasting'])
  assert.deepEqual([t.view(1).improvements!.built, t.view(1).lasting], [['watchtower'], ['watchtower']])
  assert.equal(zombiesComing(t.state, 'colony'), before - 1)
})

for (const settings of [building, buildingCzech])
  rule(
    `[LN-IMP-05, ED-33] what takes the place of a completed improvement, edition ${settings.edition}`,
    settings,
    t => {
      table(t, s => {
        setOffer(s, ['compost', 1], ['stoves'], ['kitchen'], ['quarters'])
        setHand(s, 0, 'school/planks:1')
      })
      const [top, left] = [improvements.top(t.state, 'deck'), improvements.at(t.state, 'deck').length]
      t.choose(0, build('school/planks:1', 'compost'))
      const refilled = settings.edition === 'pl'
      assert.deepEqual(
        t.state.offer.map(({ id }) => id),
        ['stoves', 'kitchen', 'quarters', ...(refilled ? [top] : [])],
      )
      assert.equal(t.view(0).improvements!.left, refilled ? left - 1 : left)
      assert.equal(news(t).includes('offered'), refilled)
    },
  )

rule('[LN-IMP-05] with the deck empty nothing takes its place', building, t => {
  table(t, s => {
    setOffer(s, ...IMPROVEMENT_IDS.map(id => [id, id === 'compost' ? 1 : 0] as const))
    setHand(s, 0, 'school/planks:1')
  })
  t.choose(0, build('school/planks:1', 'compost'))
  assert.equal(t.state.offer.length, 9)
})

/** Both sides of a query: with the improvement, and without it. */
function compared<T>(t: LongNight, id: ImprovementId, ask: (s: State) => T): readonly [T, T] {
  const without = ask(t.state)
  t.arrange(s => setBuilt(s, id))
  return [without, ask(t.state)]
}

rule('[LN-IMP-04] field kitchen and watchtower: one food token and one zombie less', building, t => {
  table(t, s => {
    s.helpless = 3
  })
  assert.deepEqual(compared(t, 'kitchen', needOf), [3, 2])
  assert.deepEqual(
    compared(t, 'watchtower', s => zombiesComing(s, 'colony')),
    [3, 2],
  )
  nightfall(t, s => {
    s.food = 9
  })
  assert.equal(t.state.food, 7)
  assert.deepEqual(colonyZombies(t.state), [1, 1, 0, 0, 0, 0])
})

rule('[LN-IMP-04] compost heap: five cards of waste do not count', building, t => {
  table(t, () => {})
  for (const [waste, before, after] of [
    [9, 0, 0],
    [14, 1, 0],
    [15, 1, 1],
    [30, 3, 2],
  ] as const) {
    assert.equal(moraleLostTo({ ...t.state, lasting: [] }, waste), before)
    assert.equal(moraleLostTo({ ...t.state, lasting: ['compost'] }, waste), after)
  }
  assert.equal(moraleLostTo({ ...t.state, lasting: ['compost'] }, 2), 0)
})

rule(
  '[LN-IMP-04] ambulance and loopholes: easier searches at the hospital, easier attacks in the colony',
  building,
  t => {
    turn(t, s =>
      setPeople(s, ['gia', 0, 'hospital'], ['rosa', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony']),
    )
    assert.deepEqual(
      compared(t, 'ambulance', s => valuesOf(s, 'gia')),
      [
        { attack: 2, search: 3 },
        { attack: 2, search: 2 },
      ],
    )
    assert.deepEqual(
      compared(t, 'loopholes', s => [valuesOf(s, 'gia')!.attack, valuesOf(s, 'rosa')!.attack]),
      [
        [2, 3],
        [2, 2],
      ],
    )
  },
)

test('[LN-IMP-03] the rulebook names all junk: cards that are no tools and are worth progress', async () => {
  const junk = Object.entries(ITEM_KINDS).filter(([, row]) => (row as ItemRow).type !== 'tool' && progressOf(row) > 0)
  assert.equal(junk.length, 4)
  for (const locale of ['en', 'pl', 'cs'] as const) {
    const [said, book] = [await messages(locale), await rulebook(locale)]
    for (const [kind] of junk)
      assert.ok(book['LN-IMP-03']!.includes(said[`item.${kind}`]!.toLowerCase()), `${locale} ${kind}`)
  }
})

rule('[LN-IMP-04] radio mast: a crisis needs one card less', building, t => {
  table(t, s => setCrisis(s, 'fuelShortage'))
  assert.deepEqual(compared(t, 'radioMast', targetOf), [3, 2])
  assert.equal(tonightOf(t.view(0), SEEN).crisis.need, 2)
  nightfall(t, s => {
    s.food = 9
    setCrisis(s, 'lostCount')
    for (const each of cardsOf('education', 'education')) items.move(s, each, items.zoneOf(s, each), 'contributed')
  })
  assert.ok(news(t).includes('crisisPrevented'))
  assert.equal(t.state.morale, 5)
})

rule('[LN-IMP-04, LN-COLONY-CRISIS-03] radio mast: a single member needs none', building, t => {
  table(t, s => {
    for (const seat of [1, 2]) Object.assign(s.players[seat]!, { exiled: true, role: 'traitor' })
    setCrisis(s, 'fuelShortage')
  })
  assert.deepEqual(compared(t, 'radioMast', targetOf), [1, 0])
})

rule('[LN-IMP-04, LN-REBEL-02] separate quarters: a rebel counts once', building, t => {
  table(t, s => {
    s.rebellious = 3
  })
  assert.deepEqual(compared(t, 'quarters', needOf), [5, 3])
  assert.equal(zombiesComing(t.state, 'colony'), 3)
})

for (const built of [false, true])
  rule(`[LN-IMP-04, LN-FROST-01] tiled stoves: frostbite wounds nobody at home, built: ${built}`, building, t => {
    turn(t, s => {
      setPeople(
        s,
        ['rosa', 0, 'colony'],
        ['rocco', 1, 'colony', { frostbite: 1 }],
        ['alfonso', 1, 'school', { frostbite: 1 }],
        ['emma', 2, 'colony'],
      )
      noRoads(s)
      if (built) setBuilt(s, 'stoves')
    })
    t.choose(0, DONE)
    assert.deepEqual([survivor(t, 'rocco').wounds, survivor(t, 'alfonso').wounds], [built ? 0 : 1, 1])
  })

for (const built of [false, true])
  rule(`[LN-IMP-04, LN-BITE-01] quarantine room: a bite at home does not spread, built: ${built}`, building, t => {
    table(t, s => {
      setEntrance(s, 'colony', 0, { zombies: 1 })
      setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'gas'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.chance.rolls = [faceOf('bite')]
      if (built) setBuilt(s, 'quarantine')
    })
    t.choose(0, attack('gia', 6))
    assert.deepEqual(t.view(0).graveyard, ['gia'])
    assert.equal(t.offers(1, { do: 'accept' }), !built)
    if (!built) t.choose(1, { do: 'accept' })
    assert.deepEqual(t.view(0).graveyard, built ? ['gia'] : ['gia', 'rocco'])
  })

for (const built of [false, true])
  rule(`[LN-IMP-04, LN-MOVE-02] ploughed road: no exposure roll on the way home, built: ${built}`, building, t => {
    table(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['kevin', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.chance.rolls = built ? [faceOf('blank')] : [faceOf('blank'), faceOf('blank')]
      if (built) setBuilt(s, 'ploughedRoad')
    })
    t.choose(0, move('gia', 'colony'))
    assert.equal(news(t).includes('exposed'), !built)
    t.choose(0, move('kevin', 'school'))
    assert.ok(news(t).includes('exposed'))
  })

rule('[LN-IMP-04] the forecast of tonight knows what is built', building, t => {
  table(t, s => {
    s.food = 9
    s.helpless = 5
    while (crises.draw(s, 'now', 'gone') !== undefined);
  })
  const before = tonightOf(t.state, CARDS)
  t.arrange(s => setBuilt(s, 'watchtower', 'kitchen'))
  const after = tonightOf(t.view(1), SEEN)
  assert.deepEqual([before.food.need - after.food.need, before.zombies.coming - after.zombies.coming], [1, 1])
})

rule('[LN-SETUP-03] without improvements a tool has its other effect only', four, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'], ['kevin', 3, 'colony'])
    setHand(s, 0, 'school/planks:1')
  })
  assert.ok(!t.options(0).some(o => o.do === 'build'))
  assert.ok(t.refused(0, build('school/planks:1', 'stoves')) !== undefined)
  assert.ok(t.offers(0, { do: 'play', card: 'school/planks:1' }))
})

/** The crossroads card is set off, and one of its options is chosen. */
function chosen(t: LongNight, id: string, option: string, act: Option, set: (s: State) => void = () => {}): void {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['hedda', 1, 'colony'], ['emma', 2, 'colony'])
    noRoads(s)
    setOffer(s, ['radioMast'], ['quarantine'])
    setRoad(s, id)
    set(s)
  })
  t.choose(0, act)
  t.choose(0, { do: 'option', option })
}
const onMast = (t: LongNight): number => t.state.offer.find(({ id }) => id === 'radioMast')!.progress
const MAST = { do: 'improvement', improvement: 'radioMast' } as const
const BARRICADE = { do: 'barricade', survivor: 'gia', die: 1, entrance: 5 } as const

rule('[LN-IMP-03] Bed Boards: a despair or a card for two tokens on an improvement of choice', building, t => {
  chosen(t, 'bedBoards', 'saw', DONE)
  t.choose(0, MAST)
  assert.deepEqual([survivor(t, 'gia').despair, onMast(t)], [1, 2])
  chosen(t, 'bedBoards', 'sleep', DONE, s => setHand(s, 0, 'gas/lighter:1', 'school/atlas:1'))
  t.choose(0, card('gas/lighter:1'))
  t.choose(0, MAST)
  assert.deepEqual([t.state.offer.map(({ progress }) => progress), t.view(0).waste], [[2, 0], ['gas/lighter:1']])
})

rule('[LN-IMP-03] By Lamplight: two tokens and two zombies, or one token and a card of each member', building, t => {
  chosen(t, 'byLamplight', 'hammer', BARRICADE)
  t.choose(0, MAST)
  assert.deepEqual([onMast(t), colonyZombies(t.state)], [2, [1, 1, 0, 0, 0, 0]])
  chosen(t, 'byLamplight', 'cover', BARRICADE, s => {
    setHand(s, 0, 'gas/lighter:1')
    setHand(s, 1, 'school/atlas:1')
    setHand(s, 2)
  })
  t.choose(0, card('gas/lighter:1'))
  t.choose(1, card('school/atlas:1'))
  t.choose(0, MAST)
  assert.deepEqual([onMast(t), t.view(0).waste], [1, ['gas/lighter:1', 'school/atlas:1']])
})

rule('[LN-IMP-03] The Manual: a die and two cards for three tokens, or a wound for two', building, t => {
  const playing = { do: 'build', card: 'gas/floodlight:1', improvement: 'quarantine' } as const
  const hands = (s: State): void => setHand(s, 0, 'gas/floodlight:1', 'school/atlas:1', 'gas/lighter:1')
  chosen(t, 'theManual', 'read', playing, hands)
  t.choose(0, { do: 'die', die: 2 })
  t.choose(0, card('school/atlas:1'))
  t.choose(0, card('gas/lighter:1'))
  t.choose(0, MAST)
  assert.deepEqual(
    t.state.offer.map(({ progress }) => progress),
    [3, 1],
  )
  chosen(t, 'theManual', 'guess', playing, hands)
  t.choose(0, MAST)
  assert.deepEqual([onMast(t), survivor(t, 'gia').wounds], [2, 1])
})

rule('[LN-IMP-03] an effect that places tokens is not possible with nothing on offer', buildingCzech, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['hedda', 1, 'colony'], ['emma', 2, 'colony'])
    noRoads(s)
    setOffer(s)
    setRoad(s, 'bedBoards')
  })
  t.choose(0, DONE)
  assert.equal(t.state.active, 1)
})
