// Faults planted into a correct game: the kit must find each, and name the check that it breaks.

import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import {
  defineGame,
  end,
  language,
  limit,
  Match,
  next,
  Refusal,
  type Seat,
  type StateBase,
  stateOf,
} from '@lastlight/kernel'
import {
  type CheckName,
  KitFailure,
  playChecked,
  playGoingBack,
  replayChecked,
  type Settings,
  THOROUGH,
} from '@lastlight/kernel/testing'
import { say, toy } from '../toy.ts'
import { type Event, game, handOf, type Option, type State, table } from './parlour.ts'
import { type Parlour, subject } from './subject.ts'

const SETTINGS: Settings = { rates: THOROUGH, maxDecisions: 120 }

function failureOf(run: () => unknown): KitFailure {
  try {
    run()
  } catch (problem) {
    assert.ok(problem instanceof KitFailure, String(problem))
    return problem
  }
  assert.fail('the kit has found nothing')
}

/** Plays until the fault is found, then replays the same choices with only the check that found it. */
function finds(check: CheckName, fault: Partial<Parlour>): void {
  const faulty: Parlour = { ...subject, ...fault }
  const failure = failureOf(() => {
    for (let i = 0; i < 10; i++) playChecked(faulty, { players: 3, rich: false }, `fault ${i}`, SETTINGS)
  })
  assert.equal(failure.check, check, failure.message)
  const again = failureOf(() =>
    replayChecked(faulty, { players: 3, rich: false }, failure.seed, failure.choices, {
      ...SETTINGS,
      only: failure.during,
    }),
  )
  assert.equal(again.check, check, again.message)
  assert.deepEqual(again.choices, failure.choices)
}

const planted = (changes: Partial<typeof game>): Partial<Parlour> => ({ game: { ...game, ...changes } })

/** A fault that does something more after every play. */
const afterPlay = (more: (s: State, seat: Seat, option: Option, listens: boolean) => void): Partial<Parlour> =>
  planted({
    play(s, seat, option, tell) {
      game.play(s, seat, option, tell)
      more(s, seat, option, tell !== undefined)
    },
  })

test('nobody is waited for, and there is no outcome', () => {
  finds('pending', planted({ outcome: () => undefined }))
})

test('options that are left out when they are listed by kinds', () => {
  const shop = toy(({ proc }) => {
    const root = proc('root', {})
    return root.steps({
      buy: root.ask<{ do: string }, 'buy' | typeof next>({
        who: () => 0,
        kinds: ['bread', 'salt', 'rest'],
        sure: true,
        candidates(_, __, offer) {
          const { only = 'all' } = offer
          if (only === 'all' || only === 'bread') offer.add({ do: 'bread' })
          // The fault: alone, salt is not offered.
          if (only === 'all') offer.add({ do: 'salt' })
          if (only === 'all' || only === 'rest') offer.add({ do: 'rest' })
        },
        take: (s, _, o) => (say(s, o.do), s.log.length < 9 ? 'buy' : next),
      }),
    })
  })
  const failure = failureOf(() => {
    const settings: Settings = { ...SETTINGS, only: 'stable' }
    for (let i = 0; i < 10; i++) playChecked({ game: shop, publicLeaves: [] }, { players: 2 }, `shop ${i}`, settings)
  })
  assert.equal(failure.check, 'stable', failure.message)
  assert.match(failure.message, /of the kind salt are others/)
})

test('somebody is waited for and has nothing to choose', () => {
  finds('options', planted({ options: (s, seat) => (table.at(s, 'pile').length > 2 ? [] : game.options(s, seat)) }))
})

test('the same option twice', () => {
  const twice: typeof game.options = (s, seat) =>
    game.options(s, seat).flatMap(o => (o.do === 'stir' ? [o, { ...o }] : [o]))
  finds('options', planted({ options: twice }))
})

test('options in an order of their own each time', () => {
  let asked = 0
  finds(
    'stable',
    planted({ options: (s, seat) => (asked++ % 2 ? game.options(s, seat) : game.options(s, seat).toReversed()) }),
  )
})

test('looking at the table changes it', () => {
  const touching: typeof game.view = (s, viewer) => {
    s.luck++
    return game.view(s, viewer)
  }
  finds('looking', planted({ view: touching }))
})

test('a rule that breaks down', () => {
  finds(
    'crash',
    afterPlay(s => assert.notEqual(s.round, 1)),
  )
})

test('a shared reference in a copy', () => {
  finds('copies', planted({ copy: s => ({ ...game.copy(s), coins: s.coins }) }))
})

test('a copy that leaves something out', () => {
  finds('copies', planted({ copy: s => ({ ...game.copy(s), tips: s.tips.map(() => 0) }) }))
})

test('a nondeterministic choice', () => {
  let played = 0
  finds(
    'same-seed',
    afterPlay(s => {
      s.luck += played++
    }),
  )
})

test('a game that plays differently when nobody listens', () => {
  finds(
    'silence',
    afterPlay((s, _, option, listens) => {
      if (option.do === 'stir' && !listens) s.luck++
    }),
  )
})

test('a save that forgets', () => {
  finds('round-trip', planted({ load: (json, version) => ({ ...game.load(json, version), luck: 0 }) }))
})

test('a lost card', () => {
  finds(
    'conserved',
    afterPlay((s, _, option) => {
      if (option.do !== 'earn' || s.round < 2) return
      s.cards.at.deck.shift()
      s.cards.known[0]!.shift()
    }),
  )
})

test('an invariant that does not hold', () => {
  finds(
    'invariants',
    afterPlay(s => {
      if (s.bank === 0) {
        s.bank--
        s.coins[0]!++
      }
    }),
  )
})

test('an illegal option accepted', () => {
  finds(
    'accepted',
    planted({
      play(s, seat, option, tell) {
        if (option?.do === 'show' && game.refusal(s, seat, option)) s.luck++
        else game.play(s, seat, option, tell)
      },
    }),
  )
})

test('an option refused only when half of it is done', () => {
  finds(
    'accepted',
    planted({
      play(s, seat, option, tell) {
        if (option?.do === 'bury') s.luck++
        game.play(s, seat, option, tell)
      },
    }),
  )
})

test('an illegal wish that is not refused', () => {
  const lenient: typeof game.refusal = (s, seat, wish) =>
    (wish as Option | null)?.do === 'fetch' ? undefined : game.refusal(s, seat, wish)
  finds('refusal', planted({ refusal: lenient }))
})

test('a wish refused though offered', () => {
  const NO = { rule: 'PAR-NO-01', key: 'parlour.no', args: {} }
  const stern: typeof game.refusal = (s, seat, wish) =>
    (wish as Option | null)?.do === 'stir' ? NO : game.refusal(s, seat, wish)
  finds('refusal', planted({ refusal: stern }))
  finds(
    'refusal',
    planted({
      play(s, seat, option, tell) {
        if (option?.do === 'stir') throw new Refusal(NO)
        game.play(s, seat, option, tell)
      },
    }),
  )
})

test('a dishonest undo: nothing that a seat learns holds it', () => {
  finds('fishing', planted({ barrier: () => 0 }))
})

test('a dishonest undo: it does not lead back', () => {
  const real = Match.prototype.undo
  const faked = mock.method(
    Match.prototype,
    'undo',
    function (this: Match<State, never, never, never, never>, seat: Seat) {
      real.call(this, seat)
      this.state.luck++
    },
  )
  try {
    finds('undo', {})
  } finally {
    faked.mock.restore()
  }
})

test('a dishonest undo: it crosses a barrier', () => {
  const faked = mock.method(Match.prototype, 'canUndo', () => true)
  try {
    finds('barrier', {})
  } finally {
    faked.mock.restore()
  }
})

test('a barrier that falls', () => {
  finds('barrier', planted({ barrier: (s, seat) => game.barrier(s, seat) % 3 }))
})

test('a runaway: a rule that never comes to a question', () => {
  const rules = language<StateBase, Event>()
  const root = rules.proc('root', {})
  root.steps({
    begin: root.ask({ who: () => 0, from: [{ do: 'begin' }], take: () => next }),
    spin: () => 'spin',
    never: () => end,
  })
  const spinning = defineGame<StateBase, { players: number }, Option, null, Event>({
    id: 'spinning',
    version: '1',
    configs: { players: { kind: 'int', min: 1, max: 1, default: 1 } },
    language: rules,
    shape: stateOf({}),
    copy: s => structuredClone(s),
    root,
    lay: () => ({}),
    view: () => null,
    outcome: () => ({ winners: [], reasons: [] }),
    redeal: () => {},
  })
  const failure = failureOf(() => playChecked({ game: spinning, publicLeaves: [] }, { players: 1 }, 'spin'))
  assert.equal(failure.check, 'runaway', failure.message)
})

test('a candidate that is allowed and not offered', () => {
  const SOLD_OUT = limit('TOY-1', 'toy.soldOut')
  const shop = toy(({ proc }) => {
    const root = proc('root', {})
    return root.steps({
      buy: root.ask<{ do: string }, 'buy' | typeof next>({
        who: () => 0,
        candidates(s, _, offer) {
          offer.add({ do: 'bread' })
          const soldOut = s.log.length > 2 ? SOLD_OUT : undefined
          // The fault: the limit leaves the option out, and the option is not said to break it.
          if (!offer.skips(soldOut)) offer.add({ do: 'salt' })
        },
        take: (s, _, o) => (say(s, o.do), s.log.length < 9 ? 'buy' : next),
      }),
    })
  })
  const failure = failureOf(() => {
    const settings: Settings = { ...SETTINGS, only: 'refusal' }
    for (let i = 0; i < 10; i++) playChecked({ game: shop, publicLeaves: [] }, { players: 2 }, `shop ${i}`, settings)
  })
  assert.equal(failure.check, 'crash', failure.message)
  assert.equal(failure.during, 'refusal', failure.message)
  assert.match(failure.message, /root.buy: {"do":"salt"} breaks no limit and is not offered/)
})

test('a runaway: a game without an end', () => {
  finds(
    'runaway',
    afterPlay(s => {
      s.round = 0
    }),
  )
})

test('a secret in a view', () => {
  const telling: typeof game.view = (s, viewer) => ({ ...game.view(s, viewer), row: s.cards.at.deck.slice(-1) })
  finds('world-view', planted({ view: telling }))
})

test('a secret in the options', () => {
  const telling: typeof game.options = (s, seat) =>
    game.options(s, seat).filter(o => o.do !== 'fetch' || (table.at(s, 'pile').at(-1) ?? '') < 'g')
  const honest: typeof game.refusal = (s, seat, wish) =>
    telling(s, seat).some(o => JSON.stringify(o) === JSON.stringify(wish))
      ? undefined
      : (game.refusal(s, seat, wish) ?? { rule: 'PAR-NO-01', key: 'parlour.no', args: {} })
  const strict: typeof game.play = (s, seat, option, tell) => {
    const why = honest(s, seat, option)
    if (why) throw new Refusal(why)
    game.play(s, seat, option, tell)
  }
  finds('world-view', planted({ options: telling, refusal: honest, play: strict }))
})

test('an untold change', () => {
  finds(
    'told-the-same',
    afterPlay((s, _, option) => {
      if (option.do === 'bury' && option.card! < 'g') s.luck++
    }),
  )
})

test('an order leak: a low card is buried at the bottom, and a viewer who knows a slot sees it shift', () => {
  finds(
    'told-the-same',
    afterPlay((s, _, option) => {
      if (option.do !== 'bury' || option.card! > 'g') return
      s.cards.at.pile.unshift(s.cards.at.pile.pop()!)
      s.cards.known[1]!.unshift(s.cards.known[1]!.pop()!)
    }),
  )
})

test('a secret ballot that shows who has voted', () => {
  const telling: typeof game.view = (s, viewer) => ({
    ...game.view(s, viewer),
    waiting: { secret: s.flow.secret, seats: game.pending(s) },
  })
  finds('secret', planted({ view: telling }))
})

/** Everybody but the one who has chosen can no longer undo. */
const barOthers = (s: State, seat: Seat): void =>
  s.flow.barriers.forEach((_, other) => {
    if (other !== seat) s.flow.barriers[other]!++
  })

test('a hidden card that bars the undo of others, so that they learn what it was', () => {
  finds(
    'told-the-same',
    afterPlay((s, seat, option) => {
      if (option.do === 'bury' && option.card! < 'g') barOthers(s, seat)
    }),
  )
})

test('a secret ballot that bars the undo of others with the first vote', () => {
  finds(
    'secret',
    planted({
      play(s, seat, option, tell) {
        game.play(s, seat, option, tell)
        // The one who has answered can still undo, so the ballot is not closed.
        if (s.flow.secret) barOthers(s, seat)
      },
    }),
  )
})

test('an event that names a secret', () => {
  finds(
    'named',
    planted({
      play(s, seat, option, tell) {
        game.play(s, seat, option, told => tell?.(told.event.e === 'buried' ? { to: 'all', event: told.event } : told))
      },
    }),
  )
})

test('a resample that copies', () => {
  finds(
    'world-leaves',
    planted({ resample: (s, viewer, seed) => ({ ...game.copy(s), chance: game.resample(s, viewer, seed).chance }) }),
  )
})

test('a resample that copies only the hands of others', () => {
  finds(
    'world-leaves',
    planted({
      resample(s, viewer, seed) {
        const bound = game.copy(s)
        // All cards in hands are known to everybody, so they stay there.
        for (const [seat] of s.coins.entries())
          for (const card of table.at(s, handOf(seat)))
            for (let v = 0; v <= s.coins.length; v++)
              bound.cards.possible[v * table.cards.length + table.columnOf(s, card)] = table.bitOf(handOf(seat))
        const world = game.resample(bound, viewer, seed)
        return { ...world, cards: { ...world.cards, possible: game.resample(s, viewer, seed).cards.possible } }
      },
    }),
  )
})

test('a resample that keeps the generator', () => {
  finds(
    'world-chance',
    planted({ resample: (s, viewer, seed) => ({ ...game.resample(s, viewer, seed), chance: game.copy(s).chance }) }),
  )
})

test('a resample that forgets a peek', () => {
  finds(
    'world-view',
    planted({
      resample(s, viewer, seed) {
        const dull = game.copy(s)
        dull.cards.known[0]!.fill(0)
        const world = game.resample(dull, viewer, seed)
        const { known, possible } = game.resample(s, viewer, seed).cards
        return { ...world, cards: { ...world.cards, known, possible } }
      },
    }),
  )
})

test('a resample that forgets membership', () => {
  const hidden = (['deck', 'pile', 'hand0', 'hand1', 'hand2'] as const).reduce(
    (bits, zone) => bits | table.bitOf(zone),
    0,
  )
  finds(
    'world-allowed',
    planted({
      resample(s, viewer, seed) {
        const vague = game.copy(s)
        vague.cards.possible.fill(hidden)
        const world = game.resample(vague, viewer, seed)
        return { ...world, cards: { ...world.cards, possible: game.resample(s, viewer, seed).cards.possible } }
      },
    }),
  )
})

test('a resample that depends on the truth', () => {
  finds(
    'world-again',
    planted({
      resample(s, viewer, seed) {
        const world = game.resample(s, viewer, seed)
        if (table.at(world, 'deck').at(-1) === table.at(s, 'deck').at(-1))
          return game.resample(s, viewer, `${seed} again`)
        return world
      },
    }),
  )
})

test('a resampled world that cannot go on', () => {
  finds(
    'world-goes-on',
    planted({
      resample(s, viewer, seed) {
        const world = game.resample(s, viewer, seed)
        world.chance.rolls = [9]
        return world
      },
    }),
  )
})

test('a copy that forgets something is found in a game that goes back', () => {
  const forgetful: Parlour = {
    ...subject,
    game: { ...game, copy: s => ({ ...game.copy(s), active: 0 }) },
  }
  const failure = failureOf(() => {
    for (let i = 0; i < 10; i++) playGoingBack(forgetful, { players: 3, rich: false }, `back ${i}`)
  })
  assert.match(failure.message, /leads elsewhere|ends differently|crash/)
  assert.deepEqual(failure.choices, [])
})

test('an invariant is checked in a game that goes back, too', () => {
  const strict: Parlour = {
    ...subject,
    invariants: { 'the first round never ends': s => (s.round > 1 ? 'it has' : undefined) },
  }
  const failure = failureOf(() => playGoingBack(strict, { players: 3, rich: false }, 'back'))
  assert.equal(failure.check, 'invariants', failure.message)
})
