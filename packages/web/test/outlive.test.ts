// Outlive's face, over many random games.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { chanceFrom, heard, LOCALES, pickOf, type Seat, same, type Viewer } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type State, type View } from '@lastlight/outlive'
import { AREAS, distance } from '@lastlight/outlive/content/areas'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { RESOURCES } from '@lastlight/outlive/content/resources'
import { isProtected } from '@lastlight/outlive/queries/shelter'
import { type Words, wordsOf } from '@lastlight/words'
import { faults, type Languages, languagesOf } from '@lastlight/words/lint'
import { each, found, sourcesIn } from '@lastlight/words/testing'
import { othersOf } from '../src/face/others.ts'
import { whyClosed } from '../src/games/outlive/board/closedAreas.ts'
import { daysOf } from '../src/games/outlive/board/days.ts'
import { factsOf } from '../src/games/outlive/board/facts.ts'
import { isOnRoute, neighbour, PLACES, ROAD } from '../src/games/outlive/board/ring.ts'
import { displayOf } from '../src/games/outlive/display.ts'
import { finalOf } from '../src/games/outlive/final.ts'
import { merged } from '../src/games/outlive/merged.ts'
import { nothingLeft, repeatsOf, standingOf } from '../src/games/outlive/repeats.ts'
import { aboutOf, busyWith } from '../src/games/outlive/rivals/waiting.ts'
import { sayingOf } from '../src/games/outlive/saying.ts'
import { routeOf, startsOf } from '../src/games/outlive/seen.ts'
import { board as cs } from '../src/games/outlive/text/cs/board.ts'
import { board as en } from '../src/games/outlive/text/en/board.ts'
import { messages } from '../src/games/outlive/text/index.ts'
import { board as pl } from '../src/games/outlive/text/pl/board.ts'
import { endingOf, thingsOf } from '../src/games/outlive/things.ts'
import { timelineOf } from '../src/games/outlive/timeline.ts'
import { moveWish, wishesOf } from '../src/games/outlive/wishes.ts'

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
  readonly told: readonly Event[]
}

const ASKED: AskedSeat[] = []
const TOLD: { readonly event: Event; readonly viewer: Viewer }[] = []

/** Plays random games, somewhat eager, and keeps every question and event. */
function playAll(): void {
  for (const [i, config] of CONFIGS.entries()) {
    const chance = chanceFrom(`face ${i}`)
    const told: Event[][] = Array.from({ length: config.players }, () => [])
    const tell: Parameters<typeof game.setup>[2] = news => {
      for (const [seat, all] of told.entries()) {
        const event = heard(news, seat)
        if (event === undefined) continue
        all.push(event)
        TOLD.push({ event, viewer: seat })
      }
      const event = heard(news, 'public')
      if (event !== undefined) TOLD.push({ event, viewer: 'public' })
    }
    const state = game.setup(config, `face ${i}`, tell)
    for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
      const copy = game.copy(state)
      for (let seat = 0; seat < config.players; seat++) {
        const options = game.options(copy, seat)
        if (options.length > 0)
          ASKED.push({ state: copy, seat, options, view: game.view(copy, seat), told: [...told[seat]!] })
      }
      const seat = pending[pickOf(chance, pending.length)]!
      const options = game.options(state, seat)
      const busy = options.filter(option => option !== endingOf(options))
      const from = busy.length > 0 && pickOf(chance, 4) > 0 ? busy : options
      game.play(state, seat, from[pickOf(chance, from.length)]!, tell)
    }
  }
}

/** Shows every question and event of these games, which are played once. */
function play(look: (asked: AskedSeat) => void, hear: (event: Event, viewer: Viewer) => void = () => {}): void {
  if (ASKED.length === 0) playAll()
  for (const asked of ASKED) look(asked)
  for (const { event, viewer } of TOLD) hear(event, viewer)
}

/** A pattern that shows that an argument was filled with the wrong value. */
const BROKEN = /\[|\]|\{|\}|undefined|NaN|null|object |\.\.| {2}/
const whole = (said: string, about: unknown): void => {
  assert.doesNotMatch(said, BROKEN, JSON.stringify(about))
  assert.match(said, /^(?:\p{Lu}|\d|„)/u, JSON.stringify(about))
}

let speakers: readonly Words[]
before(async () => {
  speakers = await Promise.all(
    LOCALES.map(async locale =>
      wordsOf(await messages(locale), locale, { nameOf: who => `Q${who}`, missing: 'throws' }),
    ),
  )
})

describe('things', () => {
  test('every option has things, and the list tells options with the same things apart', () => {
    const sayings = sayingOf(speakers[0]!)
    play(({ options, view }) => {
      const seen = new Map<string, Set<string>>()
      for (const option of options) {
        const things = thingsOf(option, view)
        assert.ok(things.length > 0, JSON.stringify(option))
        for (const thing of things) assert.match(thing, /^\w+:.+/, JSON.stringify(option))
        const labels = seen.get(things.toSorted().join()) ?? new Set()
        const label = sayings.option(option, view)
        assert.ok(!labels.has(label), `${label} is offered twice`)
        seen.set(things.toSorted().join(), labels.add(label))
      }
    })
  })

  test('moves are told apart by hero, area and slot', () => {
    let ships = 0
    play(({ options, view }) => {
      const moves = options.filter(option => option.do === 'move').map(option => thingsOf(option, view))
      assert.equal(new Set(moves.map(things => things.toSorted().join())).size, moves.length)
      for (const [hero, area, slot] of moves) {
        assert.match(hero!, /^hero:h/)
        assert.match(area!, /^area:/)
        assert.equal(area === 'area:cargoShip', slot !== undefined)
        if (slot !== undefined) ships++
      }
    })
    assert.ok(ships > 20)
  })

  test('at most one option ends a turn, and it is one that is offered', () => {
    play(({ options }) => {
      const ending = endingOf(options)
      if (ending) assert.ok(options.some(option => option === ending))
      assert.ok(options.filter(({ do: kind }) => ['done', 'pass', 'skip'].includes(kind)).length <= 1)
    })
  })
})

describe('texts', () => {
  test('every question, label, hint and consequence, in every language', () => {
    const led = new Set<string>()
    let turn = 0
    play(({ options, view, seat }) => {
      const words = speakers[turn++ % speakers.length]!
      const saying = sayingOf(words)
      whole(saying.question(options, view), options)
      const hint = saying.hint(options, view, [])
      if (hint !== '') whole(hint, options)
      const { title, phases, now } = timelineOf(view, words)
      whole(title, view.phase)
      assert.ok(now >= -1 && now < phases.length)
      for (const option of options) {
        whole(saying.option(option, view), option)
        const then = saying.consequence(option, view, seat)
        if (then !== '') {
          whole(then, option)
          assert.match(then, /\.$/, then)
          led.add(option.do)
        }
        const final = finalOf(option, view, words)
        if (final !== undefined) whole(final, option)
      }
    })
    for (const kind of [
      'move',
      'gather',
      'hunt',
      'search',
      'take',
      'build',
      'lead',
      'recruit',
      'moveIn',
      'done',
      'ammo',
    ])
      assert.ok(led.has(kind), `nothing is said of ${kind}`)
  })

  test('a part of the options has the same question as all of them', () => {
    const saying = sayingOf(speakers[0]!)
    play(({ options, view }) => {
      const apart = options.filter(option => option !== endingOf(options))
      if (apart.every(option => ['peek', 'immune', 'move'].includes(option.do))) return
      if (options.some(option => option.do === 'skip')) return
      assert.equal(saying.question(apart, view), saying.question(options, view))
    })
  })

  test('the moves of one hero ask where that hero goes', () => {
    const saying = sayingOf(speakers[0]!)
    let asked = 0
    play(({ options, view }) => {
      const moves = options.filter(option => option.do === 'move')
      for (const hero of new Set(moves.map(option => option.hero))) {
        const own = moves.filter(option => option.hero === hero)
        assert.match(saying.question(own, view), /^Where does the /)
        assert.match(saying.hint(own, view, []), /^Starts .*\d\sactions? on arrival\.$/)
        asked++
      }
    })
    assert.ok(asked > 100)
  })

  test('every area with its goods', () => {
    let turn = 0
    play(({ view, seat }) => {
      if (turn++ % 10 > 0) return
      for (const words of speakers)
        for (const area of AREAS)
          for (const fact of factsOf(view, area, words, view.players[seat])) assert.doesNotMatch(fact, BROKEN)
    })
  })

  test('OUT-SHIP-02 on the ship nothing is said about actions, and elsewhere it is', () => {
    const saying = sayingOf(speakers[0]!)
    const said = { ship: 0, elsewhere: 0 }
    play(({ view, seat, options }) => {
      const { acting, phase, due } = view
      const done = options.find(option => option.do === 'done')
      if (phase !== 'day' || acting?.seat !== seat || due || !done || acting.points === 0) return
      const isAboard = acting.at === 'cargoShip'
      said[isAboard ? 'ship' : 'elsewhere']++
      for (const text of [saying.hint(options, view, []), saying.consequence(done, view, seat)])
        assert.equal(/action/.test(text), !isAboard, text)
    })
    assert.ok(said.ship > 0 && said.elsewhere > 0)
  })

  test('a consequence names the players that a move puts under pressure', () => {
    const saying = sayingOf(speakers[0]!)
    let pressed = 0
    play(({ options, view, seat }) => {
      for (const option of options) {
        if (option.do !== 'move') continue
        const strength = view.players[seat]!.heroes.find(({ id }) => id === option.hero)!.strength
        const victims = view.players.flatMap((player, other) =>
          other === seat
            ? []
            : player.heroes.filter(
                h => h.active && h.at === option.to && h.strength < strength && !isProtected(player, h.id),
              ),
        )
        const said = saying.consequence(option, view, seat)
        assert.equal(said.split('Pressure on ').length - 1, victims.length, said)
        pressed += victims.length
      }
    })
    assert.ok(pressed > 50)
  })
})

describe('fewer presses', () => {
  test('a number offers an option exactly as often as the rules take it', () => {
    const counted = new Map<string, number>()
    play(({ state, seat, view, options }) => {
      for (const option of options) {
        const times = repeatsOf(option, view, seat)
        assert.ok(times >= 1, JSON.stringify(option))
        if (times === 1) continue
        counted.set(option.do, (counted.get(option.do) ?? 0) + 1)
        // A search may find something that asks a question of its own.
        if (option.do === 'search') continue
        const copy = game.copy(state)
        for (let n = 0; n < times; n++) game.play(copy, seat, option)
        // After a loss another one may be due.
        const isAgain = option.do !== 'lose' && game.options(copy, seat).some(each => same(each, option))
        assert.equal(isAgain, false, JSON.stringify(option))
      }
    })
    assert.deepEqual([...counted.keys()].sort(), ['gather', 'lose', 'moveIn', 'recruit', 'search'])
  })

  test('a number stands in its label, in every language', () => {
    play(({ seat, view, options }) => {
      for (const option of options) {
        const times = repeatsOf(option, view, seat)
        if (times === 1) continue
        for (const words of speakers) {
          for (const n of [1, times]) {
            const said = sayingOf(words).times!(option, n, view)
            whole(said, option)
            assert.match(said, new RegExp(`\\b${n}\\b`))
          }
          assert.doesNotMatch(sayingOf(words).consequence(option, view, seat, times), BROKEN)
        }
      }
    })
  })

  test('a standing answer never holds for a choice that cannot be undone, and has words', () => {
    const keys = new Set<string>()
    play(({ view, options }) => {
      for (const option of options) {
        const key = standingOf(option, options, view, speakers[0]!)
        if (key === undefined) continue
        keys.add(key.split('.')[0]!)
        assert.equal(finalOf(option, view, speakers[0]!), undefined)
        for (const words of speakers) whole(sayingOf(words).standing!(key), key)
        if (option.do === 'gather') assert.ok(!options.some(each => each.do === 'hunt'), 'a hunt is a real alternative')
        if (option.do === 'repair') assert.equal(view.asked, 'repair', 'while building, materials have other uses')
      }
    })
    assert.deepEqual([...keys].sort(), ['algae', 'board', 'gather', 'moveIn', 'recruit', 'repair', 'unlock', 'use'])
  })

  test('a turn ends by itself only where nothing is left but free acts', () => {
    let ends = 0
    play(({ options }) => {
      const end = nothingLeft(options)
      const acts = options.filter(({ do: name }) => name !== 'peek' && name !== 'immune')
      assert.equal(end !== undefined, acts.length === 1 && acts[0] === endingOf(options))
      if (end) ends++
    })
    assert.ok(ends > 50)
  })

  test('the log adds up tokens of one kind with one cause', () => {
    const gained = { e: 'gained', seat: 0, kind: 'wood', count: 1, by: 'forest' } as const
    assert.deepEqual(merged(gained, { ...gained, count: 3 }), { ...gained, count: 4 })
    for (const other of [{ seat: 1 }, { kind: 'metal' }, { by: 'axe:1' }, { e: 'paid' }] as const)
      assert.equal(merged(gained, { ...gained, ...other }), undefined)
    assert.equal(merged({ e: 'night' }, { e: 'night' }), undefined)
  })
})

describe('refused wishes', () => {
  test('every likely wish is refused with a reason that can be said', () => {
    const kinds = new Set<string>()
    let turn = 0
    play(({ state, options, view, seat }) => {
      const wishes = wishesOf(view, seat, options)
      assert.ok(wishes.length <= 12)
      assert.ok(wishes.length <= 6 || wishes.every(({ do: kind }) => kind === 'move'))
      const saying = sayingOf(speakers[turn++ % speakers.length]!)
      for (const wish of wishes) {
        const reason = game.refusal(state, seat, wish)
        assert.ok(reason, `${JSON.stringify(wish)} is possible`)
        assert.doesNotMatch(reason.key, /^explain\.|otherPhase/, JSON.stringify(wish))
        whole(saying.refusal(reason), wish)
        whole(saying.option(wish, view), wish)
        kinds.add(wish.do)
      }
    })
    for (const kind of ['move', 'gather', 'hunt', 'take', 'end', 'build', 'moveIn', 'recruit', 'repair'])
      assert.ok(kinds.has(kind), `nobody wishes to ${kind}`)
  })

  test('an area that no hero can enter says why, and a near one shows it by a sign', () => {
    let signs = 0
    play(({ state, options, view, seat }) => {
      const moves = options.filter(option => option.do === 'move')
      if (moves.length === 0) return
      for (const to of AREAS) {
        if (!moves.some(option => option.to === to)) {
          const wish = moveWish(view, seat, to)
          assert.ok(wish && game.refusal(state, seat, wish), to)
        }
        for (const { id, active, at } of view.players[seat]!.heroes) {
          if (active || at === to || distance(at, to) > 2) continue
          const shut = whyClosed(view, seat, id, to)
          const refused = game.refusal(state, seat, { do: 'move', hero: id, to })
          if (refused) assert.equal(refused.key, shut?.key === 'board.shut.own' ? 'move.ownHero' : 'move.slotTaken')
          if (shut) signs++
          else assert.equal(refused, undefined)
        }
      }
    })
    assert.ok(signs > 100)
  })
})

describe('events', () => {
  test('every event has a weight: small ones are short, losses and pressure are shown longer', () => {
    const kinds = new Set<string>()
    play(
      () => {},
      (event, viewer) => {
        const beat = displayOf(event, viewer)
        assert.ok(beat.weight >= 0 && beat.weight <= (beat.moment ? 2 : 1), event.e)
        assert.equal(new Set(beat.things).size, beat.things.length, event.e)
        kinds.add(event.e)
      },
    )
    assert.ok(kinds.size > 35)
    assert.equal(displayOf({ e: 'pressure', seat: 0, victim: 1, value: 2 }, 1).weight, 1)
    assert.equal(displayOf({ e: 'pressure', seat: 0, victim: 1, value: 2 }, 1).urgent, true)
    assert.equal(displayOf({ e: 'pressure', seat: 0, victim: 1, value: 2 }, 2).urgent, false)
    assert.ok(displayOf({ e: 'gained', seat: 0, kind: 'wood', count: 1, by: 'forest' }, 0).weight < 0.5)
    assert.deepEqual(displayOf({ e: 'moved', seat: 1, hero: 'h5', to: 'dam', slot: 0 }, 1).things, [
      'hero:h5',
      'area:dam',
    ])
    assert.deepEqual(displayOf({ e: 'moved', seat: 1, hero: 'h5', to: 'dam', slot: 0 }, 0).things, [
      'hero:1:h5',
      'area:dam',
    ])
  })

  test('what chance made of a choice is a result for the one who chose, and for nobody else', () => {
    const found = { e: 'searched', seat: 1, city: 'blackwood', token: 'plank' } as const
    assert.deepEqual(
      ([0, 1, 'public'] as const).map(viewer => displayOf(found, viewer).result),
      [undefined, true, undefined],
    )
    const given = { e: 'handedOver', from: 0, to: 1, kind: 'water' } as const
    assert.deepEqual(
      [0, 1].map(viewer => displayOf(given, viewer).result),
      [undefined, true],
    )
  })

  test('the six days keep the order in which their events came', () => {
    let later = 0
    play(({ view, told }) => {
      const days = daysOf(view, told)
      assert.equal(days.length, 6)
      const came = told.flatMap(event => (event.e === 'newEvent' ? [event.event] : []))
      assert.deepEqual(
        days.flatMap(({ event }) => event ?? []),
        came,
      )
      assert.equal(days.filter(({ isNow }) => isNow).length, view.round > 0 ? 1 : 0)
      for (const { event, endedBy } of days)
        if (event !== undefined) assert.equal(endedBy === undefined, view.events.active.includes(event))
      if (view.events.ended.length > 0 && view.round > 2) later++
    })
    assert.ok(later > 0)
  })

  test('the words about other players do not depend on their decisions, and a secret names nobody', () => {
    play(({ view, seat }) => {
      const others = othersOf(view, seat)
      assert.deepEqual(
        [...others, seat].toSorted((a, b) => a - b),
        [...view.players.keys()],
      )
      const said = others.map(other => busyWith(view, other)?.said.key)
      if (view.waiting.secret) assert.deepEqual(new Set(said), new Set([undefined]))
      for (const [i, other] of others.entries()) {
        if (view.waiting.secret) continue
        const busy = view.waiting.seats.includes(other)
        assert.equal(
          said[i],
          view.phase === 'night' ? `shelter.doing.${view.steps[other]}` : busy ? aboutOf(view, other).key : undefined,
        )
        assert.equal(busyWith(view, other)?.done ?? !busy, !busy)
      }
    })
  })

  test('the start shows where the next hero is placed, and who is placed', () => {
    let shown = 0
    play(({ view, seat, options }) => {
      if (!options.some(option => option.do === 'stand')) return
      const starts = startsOf(view, seat)!
      assert.equal(starts.areas.length, 4)
      assert.equal(starts.areas[starts.placed.length], starts.next)
      assert.equal(startsOf(view, 'public'), undefined)
      shown++
    })
    assert.ok(shown > 20)
  })
})

describe('the ring', () => {
  test('arrow keys go along the road and back', () => {
    const back = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp', ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }
    let steps = 0
    for (const area of AREAS)
      for (const [key, reverse] of Object.entries(back)) {
        const next = neighbour(area, key)
        if (next === undefined) continue
        assert.equal(distance(area, next), 1)
        assert.equal(neighbour(next, reverse), area)
        steps++
      }
    assert.equal(steps, 16)
    assert.equal(neighbour('forest', 'Enter'), undefined)
  })

  test('every walk lights as many pieces of the road as it has steps', () => {
    for (const from of AREAS)
      for (const to of AREAS) {
        const route = routeOf(from, to)
        assert.equal(route.at(0), from)
        assert.equal(route.at(-1), to)
        assert.equal(ROAD.filter(piece => isOnRoute(piece, route)).length, distance(from, to))
      }
    assert.equal(new Set(Object.values(PLACES).map(String)).size, 8)
  })
})

describe('the words of the board', () => {
  const sources = sourcesIn(join(import.meta.dirname, '../src/games/outlive'))
  const SAID = [
    ...found(sources('{*.ts,*.tsx,board/*,moments/*,rivals/*}'), /'(board\.[\w.]+)'/g),
    ...each(['dawn', 'day', 'night'], 'board.part.'),
    ...each(['standing', 'lying'], 'board.hero.'),
    ...each(['gather', 'unlock', 'algae', 'board', 'moveIn', 'repair', 'recruit'], 'board.standing.'),
    ...each(EVENT_IDS, 'board.effect.'),
    ...each(RESOURCES, 'board.code.'),
    'panel.board',
  ]
  /** Gaps alone, and what three languages write alike. */
  const ALIKE = [
    'board.who',
    'board.entry',
    'board.left.stack',
    'board.part.night',
    'board.fact.slot',
    ...each(['metal', 'microchip', 'ammo'], 'board.code.'),
  ]

  test('are complete in three languages, and none is unused', async () => {
    const languages: Languages = await languagesOf(locale => Promise.resolve({ en, pl, cs }[locale]))
    assert.deepEqual(faults(languages, new Set(SAID), ALIKE), [])
  })

  test('give every resource a code of its own', () => {
    for (const all of [en, pl, cs]) assert.equal(new Set(RESOURCES.map(kind => all[`board.code.${kind}`])).size, 7)
  })
})
