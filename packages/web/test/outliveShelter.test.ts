// Shelters, nights, payments, explanations and scores of Outlive, over many random games in every language.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { chanceFrom, LOCALES, pickOf, type Seat } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type OptionOf, type State, type View } from '@lastlight/outlive'
import { AREAS, CITIES, WILDS } from '@lastlight/outlive/content/areas'
import { EQUIPMENT_IDS, EQUIPMENT_KINDS, equipmentRow } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { PREY_IDS } from '@lastlight/outlive/content/prey'
import { RESOURCES, type Resource } from '@lastlight/outlive/content/resources'
import { ADVANCED_ROOM_IDS, BASIC_ROOMS, BUILD_COST, DISCOUNTED_BUILD_COST } from '@lastlight/outlive/content/rooms'
import { tokenIds } from '@lastlight/outlive/content/search'
import { NIGHT_STEPS, SHIP_SLOTS } from '@lastlight/outlive/content/tables'
import { scoreOf } from '@lastlight/outlive/queries/score'
import { isJoined, pairsOf } from '@lastlight/outlive/queries/tiles'
import { nightCost, upkeep } from '@lastlight/outlive/queries/tonight'
import { rulebook } from '@lastlight/outlive/text'
import { type Words, wordsOf } from '@lastlight/words'
import { faults } from '@lastlight/words/lint'
import { each, found, sourcesIn } from '@lastlight/words/testing'
import { filled, forced, paidWith } from '../src/choosing/paying.ts'
import { explain } from '../src/games/outlive/explain.ts'
import { nightOf, stepsDone } from '../src/games/outlive/night/steps.ts'
import { payment } from '../src/games/outlive/payment.ts'
import { ranked, rowsOf, scaleOf } from '../src/games/outlive/score/rows.ts'
import type { PlayerSeen, TileSeen } from '../src/games/outlive/seen.ts'
import { roomsAt, stageOf, toDrop } from '../src/games/outlive/setup/stage.ts'
import {
  rowsOf as airlockRows,
  foodMeant,
  lossOf,
  roomSockets,
  rowSockets,
} from '../src/games/outlive/shelter/places.ts'
import { previewOf } from '../src/games/outlive/shelter/preview.ts'
import { isAhead, warningOf } from '../src/games/outlive/shelter/warning.ts'
import { shelter as cs } from '../src/games/outlive/text/cs/shelter.ts'
import { shelter as en } from '../src/games/outlive/text/en/shelter.ts'
import { messages } from '../src/games/outlive/text/index.ts'
import { shelter as pl } from '../src/games/outlive/text/pl/shelter.ts'
import { endingOf, thingsOf } from '../src/games/outlive/things.ts'

const CONFIGS: readonly Config[] = Array.from({ length: 12 }, (_, i) => ({
  players: 2 + (i % 3),
  quick: Math.floor(i / 3) % 2 === 0,
  heroes: Math.floor(i / 6) % 2 === 0 ? 'together' : 'inTurn',
}))

interface AskedSeat {
  readonly state: State
  readonly seat: Seat
  readonly view: View
  readonly options: readonly Option[]
}

type Tell = Parameters<typeof game.setup>[2]
const SILENT: Tell = () => {}

/** An option that continues rather than ends something, mostly. */
function eager(options: readonly Option[], chance: Parameters<typeof pickOf>[0]): Option {
  const busy = options.filter(option => option !== endingOf(options))
  const from = busy.length > 0 && pickOf(chance, 4) > 0 ? busy : options
  return from[pickOf(chance, from.length)]!
}

const played = new Map<string, readonly AskedSeat[]>()

/** Shows every question of random games, which are played once for each name. */
function play(look: (asked: AskedSeat) => void, name = 'shelter'): void {
  const all = played.get(name) ?? askedIn(name)
  played.set(name, all)
  for (const asked of all) look(asked)
}

function askedIn(name: string): readonly AskedSeat[] {
  const all: AskedSeat[] = []
  for (const [i, config] of CONFIGS.entries()) {
    const chance = chanceFrom(`${name} ${i}`)
    const state = game.setup(config, `${name} ${i}`, SILENT)
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const seat = pending[pickOf(chance, pending.length)]!
      const copy = game.copy(state)
      all.push({ state: copy, seat, view: game.view(copy, seat), options: game.options(copy, seat) })
      game.play(state, seat, eager(game.options(state, seat), chance), SILENT)
    }
    all.push({ state, seat: 0, view: game.view(state, 0), options: [] })
  }
  return all
}

const BROKEN = /\[|\]|\{|\}|undefined|NaN|null|object |\.\.| {2}/
const whole = (said: string, about: unknown): void => {
  assert.ok(said.trim() !== '', JSON.stringify(about))
  assert.doesNotMatch(said, BROKEN, JSON.stringify(about))
}

let speakers: readonly Words[]
before(async () => {
  speakers = await Promise.all(
    LOCALES.map(async locale =>
      wordsOf(await messages(locale), locale, { nameOf: who => `Q${who}`, missing: 'throws' }),
    ),
  )
})

describe('the words of the shelter', () => {
  const sources = sourcesIn(join(import.meta.dirname, '../src/games/outlive'))
  const code = sources('**/*.{ts,tsx}').replaceAll(/^ {2}'[\w.]+':.*$/gm, '')
  const said = [
    ...found(code, /'(shelter\.[\w.]+)'/g),
    ...each(NIGHT_STEPS, 'shelter.step.', 'shelter.doing.'),
    ...each(['done', 'now', 'next'], 'shelter.at.'),
    ...each(['broken', 'ready', 'used'], 'shelter.tile.'),
    ...each(['dropped', 'basic'], 'shelter.setup.'),
    ...each(['feed', 'build', 'strike'], 'shelter.pay.'),
    ...each(['feed', 'radiation', 'strike'], 'shelter.loss.'),
    ...each(RESOURCES, 'shelter.about.'),
    'shelter.doing.done',
    'panel.shelter',
    'analysis.chart',
    'analysis.about',
  ]

  test('are the same in every language, whole, and all of them said', () => {
    const alike = Object.keys(en).filter(key => en[key] === pl[key] || pl[key] === cs[key] || en[key] === cs[key])
    assert.deepEqual(faults({ en, pl, cs }, new Set(said), alike), [])
    // Signs, names and numbers alone.
    assert.deepEqual(
      alike.filter(key => key !== 'shelter.who' && /[a-z]{4}/.test(en[key]!.replaceAll(/\{[^}]*\}/g, ''))),
      [],
    )
  })
})

describe('everything explains itself', () => {
  let rules: ReadonlySet<string>
  before(async () => {
    rules = new Set(Object.keys(await rulebook('en')))
  })

  function explained(thing: string, view: View): void {
    for (const words of speakers) {
      const about = explain(thing, view, words)
      assert.ok(about, `${thing} is not explained`)
      whole(about.title, { thing, ...about })
      whole(about.text, { thing, ...about })
      assert.match(about.title, /^\p{Lu}/u, thing)
      assert.match(about.text, /^(?:\p{Lu}|\d).*\.$/su, thing)
      assert.ok(rules.has(about.rule!), `${thing}: ${about.rule}`)
    }
  }

  const KINDS = /^(?:area|hero|prey|tile|room|event|goods|search|peek|token|slot|contamination|leader|convoy)\b/

  test('everything that is offered in random games', () => {
    const seen = new Set<string>()
    play(({ view, options }) => {
      for (const thing of options.flatMap(option => thingsOf(option, view)))
        if (KINDS.test(thing) && !seen.has(`${thing} ${view.round}`)) {
          seen.add(`${thing} ${view.round}`)
          explained(thing, view)
        }
    })
    assert.ok(seen.size > 300)
  })

  test('every other thing of a table at each dawn', () => {
    let round = -1
    play(({ view }) => {
      if (view.round === round) return
      round = view.round
      const all = [
        ...AREAS.map(area => `area:${area}`),
        ...view.players.flatMap((player, seat) => player.heroes.map(({ id }) => `hero:${seat}:${id}`)),
        ...PREY_IDS.map(id => `prey:${id}`),
        ...EQUIPMENT_IDS.map(id => `tile:${id}`),
        ...[...BASIC_ROOMS, ...ADVANCED_ROOM_IDS, 'airlock'].map(id => `room:${id}`),
        ...EVENT_IDS.map(id => `event:${id}`),
        ...[...RESOURCES, 'algae'].map(kind => `goods:${kind}`),
        ...CITIES.flatMap(city => [`search:${city}`, ...tokenIds(city).map(id => `token:${id}`)]),
        ...SHIP_SLOTS.map(slot => `slot:${slot}`),
        ...LEADER_IDS.map(id => `leader:${id}`),
        'contamination',
        'convoy',
      ]
      for (const thing of all) explained(thing, view)
    })
  })

  test('an unknown thing has no explanation', () => {
    play(({ view }) => {
      for (const thing of ['answer:yes', 'area:moon', 'tile:spoon:1', 'room:attic', 'goods:gold', 'slot:9', 'nothing'])
        assert.equal(explain(thing, view, speakers[0]!), undefined, thing)
    })
  })

  test('wild areas name the prey that lies on top', () => {
    const [words] = speakers
    const said = new Set<string>()
    play(({ view }) => {
      for (const area of WILDS)
        if (view.round > 0) said.add(/resistance \d|no prey/.exec(explain(`area:${area}`, view, words!)!.text)![0])
    })
    assert.ok(said.size > 4)
  })
})

/** The engine's losses of a seat before it may recruit. */
interface Taken {
  hunger: number
  overflow: number
  paid: number
  space: number
}

/** Goes through a seat's feeding and radiation, and counts. */
function suffer(state: State, seat: Seat, first: readonly Event[], hunger: number): Taken {
  const taken: Taken = { hunger: 0, overflow: 0, paid: 0, space: -1 }
  // Hunger comes first; losses beyond it are radiation without a space left.
  const count = (event: Event): void => {
    if (event.e === 'lost' && event.seat === seat) taken[taken.hunger < hunger ? 'hunger' : 'overflow']++
    if ((event.e === 'paid' || event.e === 'gaveUp') && event.seat === seat) taken.paid += event.count
    if (event.e === 'used' && event.seat === seat && event.what.startsWith('waterReserve')) taken.paid++
  }
  for (const event of first) count(event)
  for (
    let at = game.view(state, seat).steps[seat];
    at === 'feed' || at === 'radiation';
    at = game.view(state, seat).steps[seat]
  ) {
    if (at === 'radiation') assert.equal(taken.hunger, hunger)
    const { due } = game.view(state, seat)
    const options = game.options(state, seat)
    if (at === 'feed' && options[0]!.do === 'lose') assert.equal(due!.left, hunger - taken.hunger)
    game.play(state, seat, options[0]!, ({ event }) => count(event))
  }
  taken.space = game.view(state, seat).players[seat]!.contamination
  return taken
}

describe('tonight', () => {
  test('costs what the engine then asks for', t => {
    let nights = 0
    let hungry = 0
    let overflowing = 0
    for (const [i, config] of CONFIGS.entries()) {
      const chance = chanceFrom(`tonight ${i}`)
      const state = game.setup(config, `tonight ${i}`, SILENT)
      for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
        const seat = pending[pickOf(chance, pending.length)]!
        const option = eager(game.options(state, seat), chance)
        const before = game.view(state, seat)
        const told: Event[] = []
        game.play(state, seat, option, ({ event }) => told.push(event))
        // Only an option without effects of its own leaves the forecast comparable.
        if (!isAhead(before) || state.phase !== 'night' || !['pass', 'done', 'skip'].includes(option.do)) continue
        if (told.some(({ e }) => e === 'endedEvent')) continue
        for (const [each, player] of before.players.entries()) {
          const due = nightCost(player, before.round)
          const taken = suffer(state, each, told, due.hunger)
          nights++
          if (due.hunger > 0) hungry++
          if (due.overflow > 0) overflowing++
          assert.equal(taken.hunger, due.hunger, JSON.stringify({ due, player }))
          assert.equal(taken.paid, due.food + due.water - due.foodShort - due.waterShort)
          if (due.hunger === 0) {
            assert.equal(taken.space, due.space)
            assert.equal(taken.overflow, due.overflow)
          } else assert.ok(taken.space >= due.space)
          assert.equal(due.food, upkeep(player))
        }
      }
    }
    t.diagnostic(`${nights} nights, ${hungry} hungry, ${overflowing} beyond the track`)
    assert.ok(nights > 40 && hungry > 10)
  })

  test('counts radiation beyond the track as lost people, and warns only then', () => {
    const state = game.setup({ players: 2, quick: true, heroes: 'together' }, 'overflow', SILENT)
    const before = game.view(state, 0)
    const view = {
      ...before,
      round: 5,
      players: before.players.map(player => ({
        ...player,
        contamination: 9,
        airlock: 0,
        cans: 9,
        rooms: player.rooms,
      })),
    }
    const due = nightCost(view.players[0]!, view.round)
    assert.deepEqual([due.space, due.overflow, due.hunger], [10, 2, 0])
    for (const words of speakers) {
      whole(warningOf(view, 0, words)!, words.locale)
      assert.equal(warningOf({ ...view, round: 1 }, 0, words), undefined)
      assert.equal(warningOf(view, 'public', words), undefined)
      assert.equal(warningOf({ ...view, phase: 'night' }, 0, words), undefined)
    }
  })

  test('has a state and a fact for every step, in every language', () => {
    const seen = new Set<string>()
    play(({ view, seat }) => {
      for (const words of speakers) {
        if (view.steps.length === 0) return
        const steps = nightOf(view, seat, words)
        assert.equal(
          steps.filter(({ state }) => state === 'now').length,
          stepsDone(view, seat) === NIGHT_STEPS.length ? 0 : 1,
        )
        for (const { step, state, fact } of steps) {
          seen.add(`${step} ${state}`)
          if (state === 'done') assert.equal(fact, '')
          else whole(fact, { step, state })
        }
      }
    })
    for (const step of ['events', 'feed', 'recruit', 'build', 'repair']) assert.ok(seen.has(`${step} now`), step)
  })
})

describe('payments', () => {
  test('are gathered whole: as many pieces as the engine asks for, one after the other', t => {
    const titles = new Set<string>()
    const causes = new Map<string, number>()
    for (const [i, config] of CONFIGS.entries()) {
      const chance = chanceFrom(`paying ${i}`)
      const state = game.setup(config, `paying ${i}`, SILENT)
      for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
        const seat = pending[pickOf(chance, pending.length)]!
        const options = game.options(state, seat)
        const view = game.view(state, seat)
        const asked = speakers.map(words => payment(options, view, seat, words))[0]
        if (!asked) {
          game.play(state, seat, eager(options, chance), SILENT)
          continue
        }
        for (const words of speakers) {
          const { title, kinds } = payment(options, view, seat, words)!
          whole(title, view.due)
          titles.add(title)
          for (const { label } of kinds) whole(label, label)
        }
        let given = 0
        const count: Tell = ({ event }) => {
          if ((event.e === 'paid' || event.e === 'gaveUp') && event.seat === view.due!.from) given += event.count
          if (event.e === 'handedOver' && event.from === view.due!.from) given++
          if (event.e === 'used' && event.what.startsWith('waterReserve')) given++
        }
        const all = paidWith(asked, filled(asked, forced(asked)))
        assert.equal(asked.due, view.due!.left)
        for (const [n, option] of all.entries()) {
          assert.deepEqual(game.view(state, seat).due, { ...view.due, left: asked.due - n }, 'each piece is asked for')
          game.play(state, seat, option, count)
        }
        assert.equal(given, asked.due)
        causes.set(view.due!.for, (causes.get(view.due!.for) ?? 0) + 1)
      }
    }
    t.diagnostic(JSON.stringify([...causes]))
    for (const cause of ['feed', 'build', 'pressure', 'strike']) assert.ok((causes.get(cause) ?? 0) > 0, cause)
    assert.ok(titles.size > 12)
  })

  test('of one piece are chosen like anything else', () => {
    play(({ view, options, seat }) => {
      if (view.due === null || view.due.left === 1) assert.equal(payment(options, view, seat, speakers[0]!), undefined)
    })
  })

  test('never offer more than there is', () => {
    play(({ view, options, seat }) => {
      const asked = payment(options, view, seat, speakers[0]!)
      for (const { have, option } of asked?.kinds ?? []) {
        const kind = (option as OptionOf<'pay' | 'giveUp' | 'handOver'>).kind
        const player = view.players[view.due!.from]!
        assert.ok(have > 0)
        assert.ok(have === player[kind] || (kind === 'water' && option.do === 'pay'))
      }
    })
  })
})

describe('places of a shelter', () => {
  test('have as many sockets as they owe, and fill in their order', () => {
    let fed = 0
    play(({ view, seat }) => {
      const player = view.players[seat]!
      const due = upkeep(player)
      for (let left = 0; left <= due; left++) {
        const sockets = [...roomSockets(player, left, []).values()]
        assert.equal(
          sockets.reduce((sum, socket) => sum + socket.due, 0),
          due,
        )
        assert.equal(
          sockets.reduce((sum, socket) => sum + socket.paid, 0),
          due - left,
        )
        if (left > 0 && left < due) fed++
      }
    })
    assert.ok(fed > 0)
  })

  test('sockets fill room by room, first with paid tokens, then with laid-out ones', () => {
    const rooms = ['hunt2:1', 'eventDiscount', 'workshop'].map(id => ({ id, built: true, people: 1, used: 0 }))
    const player = { rooms } as PlayerSeen
    const filled = (left: number, laid: readonly Resource[]): readonly unknown[] =>
      Array.from(roomSockets(player, left, laid).values(), ({ paid, laid: meant }) => [paid, ...meant])
    assert.deepEqual(filled(6, []), [[0], [0], [0]])
    assert.deepEqual(filled(6, ['meat', 'meat', 'cans', 'water']), [[0, 'meat', 'meat', 'cans'], [0, 'water'], [0]])
    assert.deepEqual(filled(4, ['cans', 'water']), [[2, 'cans'], [0, 'water'], [0]])
    assert.deepEqual(filled(1, ['cans']), [[3], [1], [1, 'cans']])
  })

  test('the last token, which has no sheet, fills its socket as soon as it is chosen; beside a sheet only laid-out tokens do', () => {
    const meat = { do: 'pay', kind: 'meat' } as const
    assert.deepEqual(foodMeant(undefined, meat), ['meat'])
    assert.deepEqual(foodMeant(undefined, { do: 'done' }), [])
    assert.deepEqual(foodMeant(undefined, undefined), [])
    assert.deepEqual(foodMeant([], meat), [])
    assert.deepEqual(foodMeant([meat, { do: 'pay', kind: 'cans' }], undefined), ['meat', 'cans'])
  })

  test('rows of the airlock seat everybody, and the last ones stay dry', () => {
    play(({ view }) => {
      for (const player of view.players) {
        const rows = airlockRows(player)
        assert.equal(
          rows.reduce((sum, row) => sum + row.taken, 0),
          player.airlock,
        )
        const used = rows.filter(row => row.taken > 0).length
        const dry = rows.map((_, row) => rowSockets(player, row, 1)).filter(socket => socket?.short).length
        assert.equal(dry, Math.min(1, used))
      }
    })
  })

  test('say what a loss would do', () => {
    const said = new Set<string>()
    play(({ view, options, seat }) => {
      for (const option of options.filter(each => each.do === 'lose'))
        for (const words of speakers) {
          const text = lossOf(view.players[seat]!, option.from, words)
          whole(text, option)
          if (words.locale === 'en') said.add(text.replaceAll(/\d/g, 'n'))
        }
    })
    assert.ok(said.size >= 4, [...said].join('; '))
  })

  test('pairs hold every tile once, and join when both are repaired', () => {
    play(({ view }) => {
      for (const player of view.players) {
        const pairs = pairsOf(player)
        assert.equal(pairs.flatMap(({ tiles }) => tiles).length, player.equipment.length)
        assert.equal(pairs.filter(isJoined).length, scoreOf(player).pairs)
      }
    })
    const all: TileSeen[] = EQUIPMENT_KINDS.map(kind => ({ id: `${kind}:1`, repaired: true, used: false }))
    for (const { tiles } of pairsOf({ equipment: all.toReversed() })) assert.equal(tiles.length, 2)
  })
})

describe('previews', () => {
  const playerWith = (more: Partial<PlayerSeen>): PlayerSeen => {
    const state = game.setup({ players: 2, quick: true, heroes: 'together' }, 'preview', SILENT)
    return { ...game.view(state, 0).players[0]!, ...more }
  }
  const yard = (people: number, used = 0): PlayerSeen =>
    playerWith({ rooms: [{ id: 'buildDiscount', built: true, people, used }], airlock: 2 })

  test('a discount shows before it is earned', () => {
    assert.equal(previewOf(undefined, yard(2)).cost, BUILD_COST)
    assert.equal(previewOf({ do: 'moveIn', room: 'buildDiscount' }, yard(2)).cost, DISCOUNTED_BUILD_COST)
    assert.equal(previewOf({ do: 'moveIn', room: 'buildDiscount' }, yard(1)).cost, BUILD_COST)
    assert.equal(previewOf(undefined, yard(3)).cost, DISCOUNTED_BUILD_COST)
    assert.equal(previewOf(undefined, yard(3, 1)).cost, BUILD_COST)
    assert.equal(previewOf({ do: 'build', room: 'workshop' }, yard(3)).cost, BUILD_COST)
  })

  test('somebody who moves in leaves the airlock; somebody who is lost is struck out', () => {
    const moving = previewOf({ do: 'moveIn', room: 'workshop' }, yard(1))
    assert.deepEqual([moving.comes, moving.leaves, moving.lost], ['workshop', 'airlock', undefined])
    assert.equal(previewOf({ do: 'lose', from: 'workshop' }, yard(1)).lost, 'workshop')
    assert.equal(previewOf({ do: 'recruit', kind: 'cans' }, yard(1)).comes, 'airlock')
    assert.equal(previewOf({ do: 'house', to: 'buildDiscount' }, yard(1)).comes, 'buildDiscount')
    assert.equal(previewOf({ do: 'use', what: 'nursery:1' }, yard(1)).comes, 'nursery:1')
    assert.equal(previewOf({ do: 'use', what: 'decontaminate:1' }, yard(1)).falls, 1)
  })

  test('a cheaper repair leaves out the materials that the engine does not take', () => {
    let repairs = 0
    play(({ state, view, options, seat }) => {
      for (const option of options.filter(each => each.do === 'repair')) {
        const { cost } = equipmentRow(option.tile.split(':')[0] as (typeof EQUIPMENT_KINDS)[number])
        const { spared, tile } = previewOf(option, view.players[seat]!)
        assert.equal(tile, option.tile)
        const copy = game.resample(state, seat, 'repair')
        let paid: readonly string[] = []
        game.play(copy, seat, option, ({ event }) => {
          if ((event.e === 'paid' || event.e === 'gaveUp') && event.seat === seat)
            paid = [...paid, ...Array.from({ length: event.count }, () => event.kind)]
        })
        assert.deepEqual(paid.toSorted(), cost.filter((_, i) => !spared.includes(i)).toSorted())
        repairs++
      }
    })
    assert.ok(repairs > 10)
  })
})

describe('set-up', () => {
  test('shows at each stage just the rooms that are offered', () => {
    const stages = new Set<string>()
    play(({ view, options }) => {
      const stage = stageOf(view)
      if (view.phase !== 'setup' || !view.own) return
      stages.add(stage)
      if (stage !== 'drop' && stage !== 'build') return
      const rooms = roomsAt(stage, view.own)
      for (const option of options) assert.ok('room' in option && rooms.includes(option.room))
      assert.equal(
        stage === 'drop' ? rooms.length - options.length : toDrop(view.own),
        stage === 'drop' ? 2 - toDrop(view.own) : 0,
      )
    })
    assert.deepEqual([...stages].sort(), ['build', 'discard', 'drop', 'inside', 'lead', 'stand'])
  })
})

describe('the score', () => {
  test('has six rows that add up to the total, on one scale', () => {
    let below = 0
    play(({ view }) => {
      const players = ranked(view)
      for (const words of speakers) {
        const rows = rowsOf(
          view,
          players.map(({ seat }) => seat),
          words,
        )
        assert.equal(rows.length, 6)
        for (const [i, { total }] of players.entries())
          assert.equal(
            rows.reduce((sum, { cells }) => sum + cells[i]!.points, 0),
            total,
          )
        for (const { rule, cells } of rows) {
          whole(rule, rule)
          for (const { note } of cells) assert.doesNotMatch(note, BROKEN)
        }
        const scale = scaleOf(rows)
        below = Math.max(below, scale.below)
        for (const { cells } of rows)
          for (const { points } of cells) assert.ok(points <= scale.above && -points <= scale.below)
      }
    })
    assert.ok(below > 0)
  })

  test('puts the best first, and those who are even on one rank', () => {
    play(({ view, state }) => {
      const players = ranked(view)
      for (const [i, { total, rank }] of players.entries()) {
        const before = players[i - 1]
        if (before) assert.ok(before.total >= total && (before.total === total) === (before.rank === rank))
        else assert.equal(rank, 1)
      }
      const outcome = game.outcome(state)
      if (outcome) for (const seat of outcome.winners) assert.equal(players.find(each => each.seat === seat)!.rank, 1)
    })
  })
})
