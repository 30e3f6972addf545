import assert from 'node:assert/strict'
import { test } from 'node:test'
import { end, int, limit, list, next, Refusal, type Told } from '@lastlight/kernel'
import { offered, options, say, start, type Toy, type ToyEvent, toy } from './toy.ts'

test('steps run in their order, calls before the next step, labels jump', () => {
  const game = toy(({ proc, call }) => {
    const inner = proc('inner', { n: int })
    inner.steps({
      first(s, l) {
        say(s, `inner ${l.n}`)
        return l.n > 1 ? 'last' : next
      },
      middle(s) {
        say(s, 'middle')
        return end
      },
      last(s) {
        say(s, 'last')
        return next
      },
    })
    const outer = proc('outer', {})
    outer.steps({
      one: () => call(inner, { n: 1 }),
      two: () => call(inner, { n: 2 }),
      three: outer.ask({ who: () => 0, from: options('go'), take: () => end }),
    })
    return outer
  })
  assert.deepEqual(start(game).log, ['inner 1', 'middle', 'inner 2', 'last'])
})

test('a procedure gives a value into a local of its caller', () => {
  const game = toy(({ proc, call, callInto }) => {
    const half = proc('half', { n: int }, { gives: int })
    half.steps({ it: (_, l) => half.give(l.n / 2) })
    const outer = proc('outer', {}, { own: { got: int, list: list(int) } })
    outer.steps({
      ask: (_, l) => callInto(l, 'got', half, { n: 8 }),
      tell(s, l) {
        say(s, `got ${l.got}`)
        return next
      },
      wait: outer.ask({ who: () => 0, from: options('go'), take: () => end }),
    })
    const root = proc('root', {})
    root.steps({ it: () => call(outer, {}) })
    return root
  })
  assert.deepEqual(start(game).log, ['got 4'])
})

test('a step that ends after a call lets the call finish first', () => {
  const game = toy(({ proc, call }) => {
    const inner = proc('inner', {})
    inner.steps({ wait: inner.ask({ who: () => 1, from: options('go'), take: s => (say(s, 'inner'), next) }) })
    const middle = proc('middle', {})
    middle.steps({
      it() {
        call(inner, {})
        return end
      },
      never(s) {
        say(s, 'never')
        return next
      },
    })
    const root = proc('root', {})
    root.steps({
      a: () => call(middle, {}),
      b(s) {
        say(s, 'after')
        return next
      },
    })
    return root
  })
  const s = start(game)
  game.play(s, 1, { do: 'go' })
  assert.deepEqual(s.log, ['inner', 'after'])
  assert.deepEqual(game.pending(s), [])
})

test('mistakes in the rules are told to their author', () => {
  assert.throws(
    () =>
      toy(({ proc }) => {
        proc('twice', {}).steps({ a: () => next })
        return proc('twice', {}).steps({ a: () => next })
      }),
    /two procedures are called twice/,
  )
  assert.throws(() => toy(({ proc }) => proc('p', {}).steps({ end: () => next })), /no step may be called 'end'/)
  assert.throws(() => toy(({ proc }) => proc('p', {})), /p has no steps/)
  assert.throws(
    () =>
      toy(({ proc }) =>
        proc('p', {})
          .steps({ a: () => next })
          .steps({ b: () => next }),
      ),
    /its steps are written twice/,
  )
  assert.throws(
    () =>
      toy(({ proc }) => {
        const p = proc('p', {})
        return p.steps({ a: p.ask({ from: options('x'), take: () => next }) })
      }),
    /needs 'who' or a local 'seat'/,
  )
  const lost = toy(({ proc }) => proc('p', {}).steps({ a: () => 'nowhere' as 'a' }))
  assert.throws(() => start(lost), /p.a goes to 'nowhere', which p does not have/)
})

test('a runaway is stopped and shows its frames', () => {
  const game = toy(({ proc, call }) => {
    const inner = proc('inner', { n: int })
    inner.steps({ round: () => 'round' })
    const outer = proc('outer', {})
    outer.steps({ go: () => call(inner, { n: 7 }) })
    return outer
  })
  assert.throws(
    () => start(game),
    /never comes to a question\nmain, innermost last:\n {2}outer.end \{\}\n {2}inner.round \{"n":7\}/,
  )
})

test('a question with nothing to choose is skipped, and one with a single option too where that is public', () => {
  const FULL = limit('X-1', 'full')
  const game = toy(({ proc }) => {
    const p = proc('p', {})
    return p.steps({
      none: p.ask({ who: () => 0, from: options('a', 'b'), limit: () => FULL, take: s => (say(s, 'none'), next) }),
      alone: p.ask({
        who: () => 0,
        from: options('a', 'b'),
        limit: (_, __, o) => (o.do === 'a' ? FULL : undefined),
        alone: 'take',
        take: (s, _, o) => (say(s, `alone ${o.do}`), next),
      }),
      single: p.ask({ who: () => 1, from: options('c'), take: s => (say(s, 'single'), next) }),
    })
  })
  const s = start(game)
  assert.deepEqual(s.log, ['alone b'])
  assert.deepEqual(game.pending(s), [1])
})

test('the same limits decide offers, refusals and their reasons', () => {
  const POOR = {
    rule: 'X-2',
    key: 'poor',
    args: (s: Toy, _: unknown, o: { do: string }) => ({ has: s.points[0]!, for: o.do }),
  }
  const game = toy(({ proc }) => {
    const p = proc('p', {})
    return p.steps({
      buy: p.ask({
        who: () => 0,
        from: options('bread', 'gold'),
        limit: (_, __, o) => (o.do === 'gold' ? POOR : undefined),
        take(s) {
          say(s, 'bought')
          return 'buy'
        },
      }),
    })
  })
  const s = start(game)
  assert.deepEqual(offered(game, s, 0), ['bread'])
  assert.deepEqual(game.refusal(s, 0, { do: 'gold' }), { rule: 'X-2', key: 'poor', args: { has: 0, for: 'gold' } })
  assert.equal(game.refusal(s, 0, { do: 'bread' }), undefined)
  assert.equal(game.refusal(s, 0, { do: 'silver' })?.key, 'kernel.unknown')
  assert.equal(game.refusal(s, 1, { do: 'bread' })?.key, 'kernel.notAsked')
  for (const seat of [-1, 2, 0.5, Number.NaN])
    assert.equal(game.refusal(s, seat, { do: 'bread' })?.key, 'kernel.noSuchSeat')
  assert.throws(
    () => game.play(s, 0, { do: 'gold' }),
    (e: unknown) => e instanceof Refusal && e.rule === 'X-2',
  )
  assert.deepEqual(s.log, [])
  game.play(s, 0, { do: 'bread' })
  assert.deepEqual(s.log, ['bought'])
})

test('a constant list offers the same frozen options each time, and stays as its author wrote it', () => {
  const list = options('a', 'b')
  const game = toy(({ proc }) => {
    const p = proc('p', {})
    return p.steps({ ask: p.ask({ who: () => 0, from: list, take: () => 'ask' }) })
  })
  const [first, second] = [start(game), start(game)].map(s => game.options(s, 0))
  assert.deepEqual(first, list)
  assert.ok(first.every((option, i) => Object.isFrozen(option) && option === second![i]))
  assert.ok(!Object.isFrozen(list))
})

test('candidates are named once: skipped in groups when offered, with the limit they break when refused', () => {
  const NIGHT = limit('X-5', 'night')
  const HEAVY = {
    rule: 'X-6',
    key: 'heavy',
    args: (s: Toy, _: unknown, o: { do: string }) => ({ log: s.log.length, for: o.do }),
  }
  let named = 0
  const game = toy(({ proc }) => {
    const p = proc('p', {})
    return p.steps({
      carry: p.ask<{ do: string }, 'carry'>({
        who: () => 0,
        candidates(s, _, offer) {
          const night = s.log.length > 0 ? NIGHT : undefined
          if (!offer.skips(night))
            for (const name of ['bag', 'safe']) {
              named++
              offer.add({ do: name }, night ?? (name === 'safe' ? HEAVY : undefined))
            }
          offer.add({ do: 'rest' })
        },
        take: s => (say(s, 'did'), 'carry'),
      }),
    })
  })
  const s = start(game)
  assert.deepEqual(offered(game, s, 0), ['bag', 'rest'])
  assert.deepEqual(game.refusal(s, 0, { do: 'safe' }), { rule: 'X-6', key: 'heavy', args: { log: 0, for: 'safe' } })
  game.play(s, 0, { do: 'bag' })
  named = 0
  assert.deepEqual(offered(game, s, 0), ['rest'])
  assert.equal(named, 0)
  assert.equal(game.refusal(s, 0, { do: 'bag' })?.rule, 'X-5')
  assert.equal(game.refusal(s, 0, { do: 'safe' })?.rule, 'X-5')
  assert.equal(game.refusal(s, 0, { do: 'rest' }), undefined)
  assert.equal(game.refusal(s, 0, { do: 'fly' })?.key, 'kernel.unknown')
})

test('a long question is listed by kinds, as far as they are wanted', () => {
  const named: string[] = []
  const game = toy(({ proc }) => {
    const p = proc('p', {})
    return p.steps({
      shop: p.ask<{ do: string; n: number }, 'shop'>({
        who: () => 0,
        kinds: ['buy', 'sell'],
        sure: true,
        candidates(s, _, offer) {
          for (const kind of ['buy', 'sell'])
            if (offer.only === undefined || offer.only === kind)
              for (const n of [1, 2]) {
                named.push(kind)
                offer.add({ do: kind, n: n + s.log.length })
              }
        },
        take: (s, _, o) => (say(s, `${o.do} ${o.n}`), 'shop'),
      }),
      wait: p.ask({ who: () => 1, from: options('go'), take: () => next }),
    })
  })
  const s = start(game)
  assert.deepEqual([game.pending(s), game.kinds(s, 0), game.kinds(s, 1)], [[0], ['buy', 'sell'], undefined])
  assert.deepEqual(named, [], 'nothing is listed before it is wanted')
  const sales = game.optionsOf(s, 0, 'sell')
  assert.deepEqual(sales, [
    { do: 'sell', n: 1 },
    { do: 'sell', n: 2 },
  ])
  game.play(s, 0, sales[1]!)
  assert.deepEqual(named, ['sell', 'sell'])
  assert.equal(offered(game, s, 0).length, 4)
  assert.equal(game.refusal(s, 0, { do: 'sell', n: 1 })?.key, 'kernel.unknown', 'an old option')
  assert.throws(() => game.play(s, 0, sales[0]!), Refusal)
  game.play(s, 0, { do: 'buy', n: 2 } as { do: string })
  assert.deepEqual(s.log, ['sell 2', 'buy 2'])
})

test('a question that is listed by kinds must be sure to have options', () => {
  assert.throws(
    () =>
      toy(({ proc }) => {
        const p = proc('p', {})
        return p.steps({
          shop: p.ask<{ do: string }, typeof next>({
            who: () => 0,
            kinds: [],
            candidates: () => undefined,
            take: () => next,
          }),
        })
      }),
    /p: a question that is listed by kinds must be sure/,
  )
})

test('a question that is listed by kinds offers no other kind', () => {
  const game = toy(({ proc }) => {
    const p = proc('p', {})
    return p.steps({
      shop: p.ask<{ do: string }, 'shop'>({
        who: () => 0,
        kinds: ['buy'],
        sure: true,
        candidates: (_, __, offer) => (offer.add({ do: 'buy' }), offer.add({ do: 'steal' })),
        take: () => 'shop',
      }),
    })
  })
  assert.throws(() => game.options(start(game), 0), /p\.shop offers 'steal', which is none of its kinds/)
})

test('only a question with kinds is listed by them', () => {
  const game = toy(({ proc }) => {
    const p = proc('p', {})
    return p.steps({ ask: p.ask({ who: () => 0, from: options('go'), take: () => 'ask' }) })
  })
  const s = start(game)
  for (const seat of [0, 1]) {
    assert.equal(game.kinds(s, seat), undefined)
    assert.throws(() => game.optionsOf(s, seat, 'go'), /is asked nothing that is listed by kinds/)
  }
})

test('a game explains wishes that no question names', () => {
  const game = toy(
    ({ proc }) => {
      const p = proc('p', {})
      return p.steps({ a: p.ask({ who: () => 0, from: options('x'), take: () => next }) })
    },
    {
      explain: (_, __, wish) =>
        (wish as { do?: string }).do === 'sleep' ? { rule: 'X-3', key: 'day', args: {} } : undefined,
    },
  )
  const s = start(game)
  assert.equal(game.refusal(s, 0, { do: 'sleep' })?.rule, 'X-3')
  assert.equal(game.refusal(s, 0, { do: 'y' })?.rule, 'KERNEL')
})

/** Three seats each take cards from one deck, as often as they like, while there are some. */
const shared = toy(({ proc, tell }) => {
  const take = proc('take', { seat: int })
  take.steps({
    card: take.ask({
      from: s => s.deck.map(card => ({ do: `card ${card}` })),
      take(s, l, o) {
        s.deck = s.deck.filter(card => `card ${card}` !== o.do)
        say(s, `${l.seat} ${o.do}`)
        tell.all?.({ e: `${l.seat} ${o.do}` })
        return 'card'
      },
    }),
    done(s, l) {
      say(s, `${l.seat} done`)
      return next
    },
  })
  const root = proc('root', {})
  return root.steps({
    work: root.apart({
      who: s => s.points.map((_, seat) => seat),
      lane: take,
      with: (_, __, seat) => ({ seat }),
      then: s => (say(s, 'all done'), next),
    }),
    wait: root.ask({ who: () => 0, from: options('go'), take: () => next }),
  })
})

test('independent lanes act in the order in which answers arrive, and are looked at again after every play', () => {
  const s = start(shared, 3)
  assert.deepEqual(shared.pending(s), [0, 1, 2])
  shared.play(s, 2, { do: 'card 1' })
  shared.play(s, 0, { do: 'card 3' })
  assert.deepEqual(offered(shared, s, 1), ['card 2'])
  assert.equal(shared.refusal(s, 1, { do: 'card 3' })?.key, 'kernel.unknown')
  shared.play(s, 1, { do: 'card 2' })
  assert.deepEqual(s.log.slice(0, 3), ['2 card 1', '0 card 3', '1 card 2'])
  assert.deepEqual(s.log.slice(3).toSorted(), ['0 done', '1 done', '2 done', 'all done'])
  assert.equal(s.log.at(-1), 'all done')
  assert.deepEqual(shared.pending(s), [0])
})

test('inside a lane only its own seat’s barrier grows; at the end of the lanes all do', () => {
  const game = toy(({ proc, roll }) => {
    const lane = proc('lane', { seat: int })
    lane.steps({ dice: lane.ask({ from: options('roll'), take: s => (say(s, `${roll(s, 6)}`), next) }) })
    const root = proc('root', {})
    return root.steps({
      all: root.apart({ who: () => [0, 1], lane, with: (_, __, seat) => ({ seat }), then: () => next }),
      wait: root.ask({ who: () => 0, from: options('go'), take: () => next }),
    })
  })
  const s = start(game)
  const before = [0, 1].map(seat => game.barrier(s, seat))
  game.play(s, 0, { do: 'roll' })
  assert.deepEqual(
    [0, 1].map(seat => game.barrier(s, seat) - before[seat]!),
    [1, 0],
  )
  game.play(s, 1, { do: 'roll' })
  assert.ok([0, 1].every(seat => game.barrier(s, seat) > before[seat]! + 1))
})

/** A secret pick of two words, each in a small choice of its own. */
const secret = toy(({ proc, tell }) => {
  const words = proc('words', { seat: int }, { own: { first: list(int) }, gives: int })
  words.steps({
    one: words.ask({
      from: options('a', 'b'),
      take(_, l, o) {
        l.first = [o.do === 'a' ? 1 : 2]
        tell.only?.([l.seat], { e: `noted ${o.do}` })
        return next
      },
    }),
    two: words.ask({
      from: options('a', 'b'),
      take: (_, l, o) => words.give(l.first[0]! * 10 + (o.do === 'a' ? 1 : 2)),
    }),
  })
  const root = proc('root', {})
  return root.steps({
    pick: root.secretly({
      who: () => [0, 1],
      lane: words,
      with: (_, __, seat) => ({ seat }),
      then(s, _, gave) {
        say(s, gave.map(each => `${each.seat}:${each.gave}`).join(' '))
        return next
      },
    }),
    wait: root.ask({ who: () => 0, from: options('go'), take: () => next }),
  })
})

test('secret answers are opened together and can be changed until then', () => {
  const s = start(secret)
  const told: Told<ToyEvent>[] = []
  for (const word of ['a', 'b']) secret.play(s, 1, { do: word }, t => told.push(t))
  assert.deepEqual(told, [{ to: [1], event: { e: 'noted a' } }])
  assert.deepEqual(secret.pending(s), [0])
  assert.deepEqual(offered(secret, s, 1), ['reconsider'])
  assert.equal(secret.refusal(s, 1, { do: 'a' })?.key, 'kernel.notAsked')
  secret.play(s, 1, { do: 'reconsider' })
  assert.deepEqual(secret.pending(s), [0, 1])
  for (const word of ['b', 'b']) secret.play(s, 1, { do: word })
  for (const word of ['a', 'a']) secret.play(s, 0, { do: word })
  assert.deepEqual(s.log, ['0:11 1:22'])
})

test('resampling drops the secret answers of others and keeps one’s own', () => {
  const s = start(secret)
  for (const word of ['a', 'b']) secret.play(s, 1, { do: word })
  const own = secret.resample(s, 1, 'x')
  assert.equal(own.flow.lanes[1]?.gave, 12)
  const other = secret.resample(s, 0, 'x')
  assert.equal(other.flow.lanes[1]?.gave, null)
  assert.deepEqual(secret.pending(other), [0, 1])
  assert.deepEqual(offered(secret, other, 1), ['a', 'b'])
})

test('a secret lane may tell nobody but its own seat', () => {
  const loud = (what: 'all' | 'others') =>
    toy(({ proc, tell }) => {
      const lane = proc('lane', { seat: int }, { gives: int })
      lane.steps({
        vote: lane.ask({
          from: options('a'),
          take(_, l) {
            if (what === 'all') tell.all?.({ e: 'x' })
            else tell.only?.([l.seat], { e: 'x' }, { e: 'shadow' })
            return lane.give(1)
          },
        }),
      })
      const root = proc('root', {})
      return root.steps({
        vote: root.secretly({ who: () => [0, 1], lane, with: (_, __, seat) => ({ seat }), then: () => next }),
      })
    })
  for (const what of ['all', 'others'] as const) {
    const game = loud(what)
    assert.throws(() => game.play(start(game), 0, { do: 'a' }, () => {}), /may tell only its own seat/)
  }
})

test('a lane asks only its own seat and opens no lanes', () => {
  const asking = toy(({ proc }) => {
    const lane = proc('lane', { seat: int })
    lane.steps({ it: lane.ask({ who: (_, l) => 1 - l.seat, from: options('a'), take: () => next }) })
    const root = proc('root', {})
    return root.steps({
      it: root.apart({ who: () => [0, 1], lane, with: (_, __, seat) => ({ seat }), then: () => next }),
    })
  })
  assert.throws(() => start(asking), /a lane asks another seat/)
  const nesting = toy(({ proc, call }) => {
    const lane = proc('lane', { seat: int })
    const inner = proc('inner', {})
    inner.steps({ it: inner.apart({ who: () => [0], lane, with: (_, __, seat) => ({ seat }), then: () => next }) })
    lane.steps({ it: () => call(inner, {}) })
    const root = proc('root', {})
    return root.steps({
      it: root.apart({ who: () => [0, 1], lane, with: (_, __, seat) => ({ seat }), then: () => next }),
    })
  })
  assert.throws(() => start(nesting), /a lane cannot open lanes/)
})

/** Set when the rules are written, used by the free act beside them. */
const thinking: { call: (seat: number) => unknown } = { call: () => undefined }

const aside = toy(
  ({ proc, call }) => {
    const lane = proc('lane', { seat: int }, { gives: int })
    lane.steps({ vote: lane.ask({ from: options('yes'), take: () => lane.give(1) }) })
    const think = proc('think', { seat: int })
    think.steps({
      about: think.ask({ from: options('sky', 'sea'), take: (s, l, o) => (say(s, `${l.seat} ${o.do}`), next) }),
    })
    const root = proc('root', {})
    thinking.call = seat => call(think, { seat })
    return root.steps({
      turn: root.ask({ who: () => 0, from: options('go'), take: s => (say(s, 'gone'), next) }),
      vote: root.secretly({
        who: () => [0, 1],
        lane,
        with: (_, __, seat) => ({ seat }),
        then: s => (say(s, 'voted'), next),
      }),
    })
  },
  {
    free: [
      {
        candidates: (s, seat, offer) =>
          offer.add({ do: 'think' }, s.points[seat]! > 0 ? limit('X-4', 'thought') : undefined),
        take(s, seat) {
          s.points[seat]!++
          thinking.call(seat)
        },
      },
    ],
  },
)

test('a free act runs beside the question that is open; a secret ballot waits for it and then takes none', () => {
  const s = start(aside)
  assert.deepEqual(offered(aside, s, 1), ['think'])
  assert.deepEqual(offered(aside, s, 0), ['go', 'think'])
  aside.play(s, 1, { do: 'think' })
  assert.deepEqual(aside.pending(s), [0, 1])
  assert.equal(aside.refusal(s, 1, { do: 'think' })?.rule, 'X-4')
  aside.play(s, 0, { do: 'go' })
  assert.deepEqual(aside.pending(s), [1])
  aside.play(s, 1, { do: 'sea' })
  assert.deepEqual(s.log, ['gone', '1 sea'])
  assert.deepEqual(aside.pending(s), [0, 1])
  assert.deepEqual(offered(aside, s, 0), ['yes'])
  aside.play(s, 0, { do: 'yes' })
  aside.play(s, 1, { do: 'yes' })
  assert.equal(s.log.at(-1), 'voted')
})

test('the game can end at once, in the middle of anything', () => {
  const game = toy(({ proc, call, finish }) => {
    const inner = proc('inner', {})
    inner.steps({
      bang(s) {
        finish(s)
        return next
      },
      never(s) {
        say(s, 'never')
        return next
      },
    })
    const root = proc('root', {})
    return root.steps({
      wait: root.ask({ who: () => 0, from: options('go'), take: () => call(inner, {}) }),
      never(s) {
        say(s, 'never')
        return next
      },
    })
  })
  const s = start(game)
  assert.equal(game.outcome(s), undefined)
  game.play(s, 0, { do: 'go' })
  assert.deepEqual(s.log, [])
  assert.deepEqual(game.pending(s), [])
  assert.ok(game.outcome(s))
  assert.equal(game.refusal(s, 0, { do: 'go' })?.key, 'kernel.over')
})

test('a wrong configuration is refused by name', () => {
  const game = shared
  const key = (config: unknown) => {
    try {
      game.setup(config as { players: number }, 'x')
    } catch (e) {
      return e instanceof Refusal ? [e.key, e.args] : e
    }
    return undefined
  }
  assert.deepEqual(key({ players: 5 }), ['kernel.config.value', { field: 'players', value: 5, min: 1, max: 4 }])
  assert.deepEqual(key({ players: 2, moon: 1 }), ['kernel.config.unknown', { field: 'moon' }])
  assert.equal(key({}), undefined)
})
