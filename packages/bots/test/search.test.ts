import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Seat, Sight } from '@lastlight/kernel'
import { Draws } from '../src/draws.ts'
import { believed, type Searcher, searchBot, think } from '../src/search/bot.ts'
import type { Judgement } from '../src/search/judgement.ts'
import { keyOf } from '../src/search/key.ts'
import { Search } from '../src/search/search.ts'
import { choose, Edge, learn, Node, Range } from '../src/search/tree.ts'

/** Nim: the player who takes the last match wins; one to three at a time. */
interface Nim {
  matches: number
  turn: Seat
  /** How often anybody has chosen. */
  played: number
}
type Take = { readonly take: number }
const TAKES: readonly Take[] = [{ take: 1 }, { take: 2 }, { take: 3 }]

const nim: Searcher<Nim, Take, unknown, unknown>['game'] = {
  copy: s => ({ ...s }),
  pending: s => (s.matches > 0 ? [s.turn] : []),
  view: ({ matches, turn }) => ({ matches, turn }),
  kinds: () => undefined,
  optionsOf: () => [],
  options: (s, seat) => (s.turn === seat ? TAKES.filter(({ take }) => take <= s.matches) : []),
  play(s, _, { take }) {
    s.matches -= take
    s.turn = 1 - s.turn
    s.played++
  },
}

/** All options look alike, and games are played to their end. */
const judgedBy = <S, O>(judge: (s: S) => readonly number[]): Judgement<S, O> => ({
  judgeQuestion: () => ({
    begin: () => undefined,
    priors: (_, __, options) => options.map(() => 1),
    quickTries: 1,
    quick: (_, __, options, draws) => draws.oneOf(options),
    isEnough: () => false,
    judge,
  }),
})
// The next player has not taken the last one.
const judgement = judgedBy<Nim, Take>(s => (s.turn === 0 ? [0, 1] : [1, 0]))

const searcher: Searcher<Nim, Take, unknown, unknown> = { name: 'nim', game: nim, judgement, effort: 1, worlds: 4 }

const sightOn = (matches: number, imagined: string[] = []): Sight<Nim, Take, unknown, unknown> => {
  const state: Nim = { matches, turn: 0, played: 0 }
  return {
    seat: 0,
    view: nim.view(state, 0),
    options: nim.options(state, 0),
    told: [],
    imagine: seed => {
      imagined.push(seed)
      return { ...state }
    },
  }
}

describe('a search', () => {
  for (const matches of [5, 6, 7, 9, 10])
    test(`leaves a multiple of four of ${matches} matches`, () => {
      const { best } = think(searcher, sightOn(matches), 'a', { iterations: 800 })
      assert.equal((matches - best.take) % 4, 0)
    })

  test('each seat wants its own win: a good result for one is bad for the other', () => {
    const { root } = think(searcher, sightOn(5), 'b', { iterations: 800 })
    const good = root.edges.get(keyOf({ take: 1 }))
    const answer = good!.next(1)!
    assert.ok(good!.value > 0.8, `${good!.value}`)
    assert.ok([...answer.edges.values()].every(edge => edge.visits === 0 || edge.value < 0.3))
  })

  test('the same name and iterations give the same tree, another name another one', () => {
    const tree = (name: string): unknown =>
      [...think(searcher, sightOn(10), name, { iterations: 300 }).root.edges].map(([key, edge]) => [key, edge.visits])
    assert.deepEqual(tree('x'), tree('x'))
    assert.notDeepEqual(tree('x'), tree('y'))
  })

  test('counts every choice it plays, in the tree and after it', () => {
    let played = 0
    const counting = { ...nim, play: (s: Nim, seat: Seat, o: Take) => (played++, nim.play(s, seat, o)) }
    const search = new Search(
      counting,
      judgement.judgeQuestion({ matches: 9, turn: 0, played: 0 }, 0),
      0,
      new Draws('c'),
    )
    for (let i = 0; i < 50; i++) search.try({ matches: 9, turn: 0, played: 0 })
    assert.equal(search.steps, played)
    assert.equal(search.root.visits, 50)
  })

  test('plays on quickly from a new position as often as it is told, before it compares the options there', () => {
    const world: Nim = { matches: 9, turn: 0, played: 0 }
    const patient = { ...judgement.judgeQuestion(world, 0), quickTries: 3 }
    const search = new Search(nim, patient, 0, new Draws('p'))
    for (let i = 0; i < 60; i++) search.try(world)
    for (const edge of search.root.edges.values())
      for (const node of edge.after) {
        assert.equal(node.quickTries, Math.min(3, edge.visits))
        assert.equal(node.visits, edge.visits - node.quickTries)
      }
  })

  test('leaves the worlds as they are', () => {
    const world: Nim = { matches: 9, turn: 0, played: 0 }
    const search = new Search(nim, judgement.judgeQuestion(world, 0), 0, new Draws('d'))
    for (let i = 0; i < 20; i++) search.try(world)
    assert.deepEqual(world, { matches: 9, turn: 0, played: 0 })
  })

  test('imagines more worlds the longer it thinks, and never more than it may', () => {
    const few: string[] = []
    const many: string[] = []
    think(searcher, sightOn(10, few), 'e', { iterations: 2 })
    think(searcher, sightOn(10, many), 'e', { iterations: 300 })
    assert.ok(few.length < many.length, `${few.length} and ${many.length}`)
    assert.equal(many.length, searcher.worlds)
    assert.equal(new Set(many).size, many.length)
  })

  test('stops when more tries could not change the choice', () => {
    const { root } = think(searcher, sightOn(3), 'f', { iterations: 10_000 })
    assert.ok(root.visits < 9000, `${root.visits}`)
  })

  test('however little time there is, something is tried', () => {
    const { root } = think(searcher, sightOn(10), 'g', { ms: 0 })
    assert.ok(root.visits >= 1)
  })
})

describe('a question that is listed by kinds', () => {
  type Act = { readonly do: 'walk' | 'ride'; readonly to: string }
  type Trip = { readonly hasBus: boolean; at: string }
  const ACTS: readonly Act[] = [
    { do: 'walk', to: 'lake' },
    { do: 'walk', to: 'hill' },
    { do: 'ride', to: 'town' },
  ].map(act => Object.freeze(act as Act))
  const worth: { readonly [at: string]: number } = { lake: 0.2, hill: 0.4, town: 0.9 }
  let lists = 0
  const offered = ({ hasBus }: Trip): readonly Act[] => ACTS.filter(act => act.do === 'walk' || hasBus)
  const trips: Searcher<Trip, Act, unknown, unknown>['game'] = {
    copy: s => ({ ...s }),
    pending: ({ at }) => (at === '' ? [0] : []),
    view: s => s,
    kinds: () => ['walk', 'ride'],
    optionsOf: (s, _, kind) => offered(s).filter(act => act.do === kind),
    options(s) {
      lists++
      return offered(s)
    },
    play(s, _, act) {
      assert.ok(offered(s).includes(act))
      s.at = act.to
    },
  }
  const traveller: Searcher<Trip, Act, unknown, unknown> = {
    name: 'traveller',
    game: trips,
    judgement: judgedBy(({ at }) => [worth[at]!]),
    effort: 1,
    worlds: 40,
  }
  const tried = (busIn: (world: number) => boolean): ReadonlyMap<string, number> => {
    lists = 0
    let worlds = 0
    const sight = { seat: 0, options: ACTS, imagine: (): Trip => ({ hasBus: busIn(worlds++), at: '' }) }
    const { root } = think(traveller, sight, 't', { iterations: 200 })
    return new Map(ACTS.map(act => [act.to, root.edges.get(keyOf(act))?.visits ?? 0]))
  }

  test('is seldom listed whole where all worlds offer the same', () => {
    const visits = tried(() => true)
    assert.ok(visits.get('town')! > 90, JSON.stringify([...visits]))
    assert.ok(lists < visits.get('town')! / 3, `${lists} lists`)
  })

  test('has options that only other worlds offer, each tried only where it is offered', () => {
    // The first world has none.
    const visits = tried(world => world % 4 === 3)
    const some = visits.get('town')!
    assert.ok(some > 30 && some < 60, JSON.stringify([...visits]))
    assert.ok(visits.get('hill')! > 60, JSON.stringify([...visits]))
  })
})

describe('what it would choose without a search', () => {
  const usual = { take: 3 }
  /** A search of one round in which an option is worth so much. */
  const worth = (values: readonly number[]): Searcher<Nim, Take, unknown, unknown> => ({
    ...searcher,
    judgement: {
      judgeQuestion: () => ({
        ...judgement.judgeQuestion({ matches: 10, turn: 0, played: 0 }, 0),
        isEnough: () => true,
        judge: ({ matches }) => [values[10 - matches - 1]!, 0],
      }),
    },
  })

  test('stands against an option that looks hardly better, and falls to one that is clearly better', () => {
    const chosen = (...values: readonly number[]): Take =>
      think(worth(values), sightOn(10), 'u', { iterations: 60 }, { usual }).best
    assert.deepEqual(chosen(0.5, 0.515, 0.5), usual)
    assert.deepEqual(chosen(0.5, 0.6, 0.5), { take: 2 })
    assert.deepEqual(think(worth([0.5, 0.515, 0.5]), sightOn(10), 'u', { iterations: 60 }).best, { take: 2 })
  })

  test('is tried as often as all others together, while all look alike', () => {
    const { root } = think(worth([0.5, 0.5, 0.5]), sightOn(10), 'u', { iterations: 60 }, { usual })
    const visits = root.edges.get(keyOf(usual))!.visits
    assert.ok(visits > 24 && visits < 36, `${visits} of 60`)
  })
})

describe('beliefs', () => {
  test('let worlds come as often as they fit', () => {
    const seen = [0, 0]
    let worlds = 0
    const sight = { ...sightOn(10), imagine: () => ({ matches: 10, turn: 0, played: worlds++ % 2 }) }
    const believing = believed(
      {
        belief:
          () =>
          ({ played }) =>
            played === 0 ? 1 : 0.25,
      },
      sight,
      'b',
    )
    for (let i = 0; i < 1000; i++) seen[believing.imagine(`${i}`).played]!++
    assert.ok(seen[1]! > 100 && seen[1]! < 320, `${seen[1]} of 1000`)
  })

  test('that fit no world do not stop it', () => {
    const believing = believed({ belief: () => () => 0 }, sightOn(10), 'b')
    assert.equal(believing.imagine('x').matches, 10)
  })
})

describe('a bot that searches', () => {
  test('a single option is no question', () => {
    const bot = searchBot({ ...searcher, judgement: { judgeQuestion: () => assert.fail('it thinks') } }, 's', {
      iterations: 10,
    })
    assert.deepEqual(bot.choose(sightOn(1)), { take: 1 })
  })

  test('a known answer is not searched for', () => {
    const bot = searchBot({ ...searcher, knows: ({ options }) => options.at(-1) }, 's', { iterations: 10 })
    assert.deepEqual(bot.choose(sightOn(9)), { take: 3 })
  })

  test('a run of small choices of one seat keeps its tree and shares its budget', () => {
    // The same seat takes all matches, one by one.
    const alone = { ...nim, play: (s: Nim, _: Seat, { take }: Take) => void ((s.matches -= take), s.played++) }
    const worldsFor = (next: (left: number) => number): readonly number[] => {
      const bot = searchBot({ ...searcher, game: alone, worlds: 1000 }, 's', { iterations: 400 })
      const first: string[] = []
      const second: string[] = []
      const { take } = bot.choose(sightOn(12, first))
      bot.choose(sightOn(next(12 - take), second))
      return [first.length, second.length]
    }
    const [first, expected] = worldsFor(left => left)
    const [, unexpected] = worldsFor(left => left - 1)
    assert.ok(expected! < first!, `${first} and ${expected}`)
    // A world that the search did not foresee is searched again.
    assert.equal(unexpected, first)
  })
})

describe('the tree', () => {
  test('an untried option with a good first sight comes before a poor one', () => {
    const edges = [new Edge(0.1), new Edge(0.9)]
    assert.equal(choose(new Node(0), edges, new Range()), 1)
  })

  test('the option with better results is chosen in the end', () => {
    const node = new Node(0)
    const edges = [new Edge(1), new Edge(1)]
    const range = new Range()
    const results = [0.3, 0.6]
    for (let n = 0; n < 200; n++) {
      const i = choose(node, edges, range)
      learn(edges[i]!, results[i]!)
      range.add(results[i]!)
      node.visits++
      node.sum += results[i]!
    }
    assert.ok(edges[1]!.visits > 150, `${edges[1]!.visits}`)
    assert.ok(Math.abs(edges[1]!.value - 0.6) < 1e-9)
  })

  test('differences count by how large they are in this search', () => {
    const range = new Range()
    assert.equal(range.place(5), 0.5)
    range.add(10)
    range.add(20)
    assert.deepEqual(
      [10, 15, 20].map(value => range.place(value)),
      [0, 0.5, 1],
    )
  })
})
