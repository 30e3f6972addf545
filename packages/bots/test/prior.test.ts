import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultConfig } from '@lastlight/kernel'
import { game, type Option, type State } from '@lastlight/long-night'
import { MODULES } from '@lastlight/long-night/content/modules'
import { Draws } from '../src/index.ts'
import { optionFeatures } from '../src/long-night/optionFeatures.ts'
import file from '../src/long-night/prior.json' with { type: 'json' }
import {
  type KindLook,
  KindTree,
  type KindTreeFile,
  type OptionFeatures,
  Prior,
  type PriorFile,
  priorOf,
} from '../src/prior/index.ts'

const NO_TREE = { chances: {} }

/** Options are numbers; the first feature is the number, the second is always 1. Kinds are chosen by the number of the seat. */
const LOOK: KindLook<number> = {
  kinds: { often: () => true, seldom: () => true, odd: seat => seat % 2 === 1 },
  features: { seat: seat => seat },
}
const NUMBERS: OptionFeatures<undefined, number> = {
  names: ['number', 'always'],
  kinds: { names: Object.keys(LOOK.kinds), features: Object.keys(LOOK.features) },
  readerOf: (_, seat) => ({
    read(option, see) {
      see(0, option)
      see(1, 1)
    },
    position: () => [seat],
  }),
  weigherOf(weights, kinds) {
    const tree = new KindTree(kinds, LOOK)
    let at = 0
    return {
      look: (_, seat) => {
        at = seat
      },
      weigh: option => option * weights[0]! + weights[1]!,
      weighInKind: option => option * weights[0]!,
      kindChances: () => tree.chancesAt(at),
      mayOffer: kind => Object.values(LOOK.kinds)[kind]!(at),
    }
  },
}
const prior = new Prior(NUMBERS, Float64Array.of(Math.log(2), 5), {
  feature: 'seat',
  most: 1,
  upTo: { chances: { often: 0.75, seldom: 0.25, odd: 0.5 } },
  above: { chances: { seldom: 1 } },
})

describe('a prior', () => {
  test('gives each option its part of the best one', () => {
    assert.deepEqual(
      [...prior.chances(undefined, 0, [1, 3, 2])].map(chance => Number(chance.toFixed(6))),
      [0.25, 1, 0.5],
    )
  })

  test('takes better options more often, and much more often where it is to be clear', () => {
    const best = (clear: number): number => {
      const draws = new Draws('prior')
      let count = 0
      for (let i = 0; i < 1000; i++) if (prior.draw(undefined, 0, [1, 2, 3], draws, clear) === 3) count++
      return count
    }
    assert.ok(best(1) > 500 && best(1) < 640, `${best(1)}`)
    assert.ok(best(0.2) > 940, `${best(0.2)}`)
  })
})

describe('a prior that chooses the kind of option first', () => {
  const listed: string[] = []
  const drawn = (lists: { readonly [kind: string]: readonly number[] }, seed: string, seat = 0, clear = 1): number => {
    const listOf = (kind: string): readonly number[] => {
      listed.push(kind)
      return lists[kind] ?? []
    }
    return prior.drawByKind(undefined, seat, listOf, new Draws(seed), clear)
  }
  const share = (option: number, draw: (seed: string) => number): number => {
    let count = 0
    for (let i = 0; i < 3000; i++) if (draw(`often ${i}`) === option) count++
    return count / 3000
  }
  const assertNear = (is: number, wanted: number): void => assert.ok(Math.abs(is - wanted) < 0.04, `${is}`)

  test('lists only the kinds that it meets, and none that a quick look rules out', () => {
    listed.length = 0
    assert.equal(drawn({ seldom: [7] }, 'one', 2), 7)
    assert.deepEqual(listed, ['seldom'])
    listed.length = 0
    for (let i = 0; i < 50; i++) drawn({ often: [1], odd: [2] }, `${i}`)
    assert.ok(!listed.includes('odd'))
  })

  test('goes on to another kind where there are no options, also to one that it hardly ever chooses', () => {
    for (const seed of ['a', 'b', 'c']) assert.equal(drawn({ often: [5] }, seed, 2), 5)
  })

  test('says so where no kind that it knows has options', () => {
    assert.throws(
      () => drawn({ other: [1] }, 'none'),
      /none of the kinds that the prior knows has options: often, seldom, odd/,
    )
  })

  test('takes kinds and their options as often as the tree and their sums say', () => {
    // Option 2 comes twice as often as option 1 of its kind.
    const lists = { seldom: [10], often: [1, 2] }
    for (const [option, wanted] of [
      [10, 1 / 4],
      [1, 1 / 4],
      [2, 1 / 2],
    ] as const)
      assertNear(
        share(option, seed => drawn(lists, seed)),
        wanted,
      )
    assertNear(
      share(10, seed => drawn({ ...lists, odd: [3] }, seed, 1)),
      1 / 6,
    )
    assert.ok(share(10, seed => drawn(lists, seed, 2)) > 0.98)
  })

  test('makes differences larger where it is to be clear', () => {
    assertNear(
      share(10, seed => drawn({ seldom: [10], often: [1] }, seed, 0, 0.5)),
      1 / 10,
    )
    assertNear(
      share(10, seed => drawn({ seldom: [10], often: [1] }, seed)),
      1 / 4,
    )
  })

  for (const [what, tree, says] of [
    ['what is no feature', { feature: 'weather' }, /asks for weather, which is no feature/],
    ['what every object has', { feature: 'toString' }, /asks for toString, which is no feature/],
    ['more than no number', { most: undefined }, /compares seat with undefined, which is no number/],
    ['a kind that there is not', { upTo: { chances: { never: 1 } } }, /knows never, which is no kind/],
    ['no chance', { upTo: { chances: { often: -0.5 } } }, /gives often -0.5, which is no chance/],
    ['nothing', { above: undefined }, /ends without a leaf/],
  ] as const)
    test(`refuses a tree that names ${what}`, () => {
      const kinds = { feature: 'seat', most: 1, upTo: NO_TREE, above: NO_TREE, ...tree } as unknown as KindTreeFile
      assert.throws(() => new Prior(NUMBERS, new Float64Array(2), kinds), says)
    })
})

describe('the prior of The Long Night', () => {
  test('belongs to the present features, and says where it comes from', () => {
    assert.ok(priorOf(file, game, optionFeatures))
    assert.match(file.from.command, /^npm run fit -- long-night --choices /)
    for (const { same, logLoss, blindLogLoss } of [file.from.heldOut, file.from.heldOutKinds])
      assert.ok(same > 0.5 && logLoss < blindLogLoss)
    const names = new Set(optionFeatures.names)
    for (const name of Object.keys(file.weights)) assert.ok(names.has(name), name)
  })

  for (const [what, other, says] of [
    ['of another game', { game: 'outlive' }, /is none of long-night/],
    ['with other features', { features: 'x' }, /has other features.*npm run fit -- long-night --choices/],
    ['without weights', { weights: undefined }, /has no weights/],
    ['that weighs what is no feature', { weights: { weather: 1 } }, /weighs weather, which is no feature/],
    ['with a text as a weight', { weights: { [optionFeatures.names[0]!]: '1' } }, /by 1, which is no number/],
  ] as const)
    test(`${what} is refused`, () => {
      assert.throws(() => priorOf({ ...file, ...other } as unknown as PriorFile, game, optionFeatures), says)
    })
})

/** Some questions of games at random. */
function questions(visit: (s: State, seat: number, options: readonly Option[]) => void): void {
  for (const modules of [[], MODULES]) {
    const draws = new Draws('options')
    const s = game.setup({ ...defaultConfig(game.configs), players: 4, likelyTraitor: true, modules }, 'options')
    for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
      const options = game.options(s, seat)
      visit(s, seat, options)
      game.play(s, seat, draws.oneOf(options))
    }
  }
}

describe('what is counted about an option', () => {
  test('has a name for each feature', () => {
    assert.equal(new Set(optionFeatures.names).size, optionFeatures.names.length)
  })

  test('is a number, weighed as it is read, and the same in any world that the seat cannot tell apart', () => {
    // Some weigh nothing.
    const weights = Float64Array.from(optionFeatures.names, (_, i) => (i % 5 === 0 ? 0 : Math.sin(i)))
    const weigher = optionFeatures.weigherOf(weights, NO_TREE)
    const otherWeigher = optionFeatures.weigherOf(weights, NO_TREE)
    let compared = 0
    questions((s, seat, options) => {
      const reader = optionFeatures.readerOf(s, seat)
      weigher.look(s, seat)
      otherWeigher.look(game.resample(s, seat, 'other'), seat)
      for (const option of options) {
        let sum = 0
        let count = 0
        reader.read(option, (feature, value) => {
          assert.ok(Number.isFinite(value) && feature < optionFeatures.names.length)
          sum += weights[feature]! * value
          count++
        })
        const weighed = weigher.weigh(option)
        assert.equal(otherWeigher.weigh(option), weighed)
        if (count === 0) assert.equal(weighed, Number.NEGATIVE_INFINITY)
        else assert.ok(Math.abs(weighed - sum) < 1e-9)
        compared++
      }
    })
    assert.ok(compared > 1000, `${compared} options`)
  })

  test('is compared among options of one kind as among all', () => {
    const weigher = optionFeatures.weigherOf(
      Float64Array.from(optionFeatures.names, (_, i) => Math.sin(i)),
      NO_TREE,
    )
    let compared = 0
    questions((s, seat, options) => {
      weigher.look(s, seat)
      const differences = new Map<string, number>()
      for (const option of options) {
        const difference = weigher.weigh(option) - weigher.weighInKind(option)
        if (Number.isNaN(difference)) continue
        const before = differences.get(option.do) ?? difference
        assert.ok(Math.abs(difference - before) < 1e-9, `${option.do}: ${difference} and ${before}`)
        differences.set(option.do, before)
        compared++
      }
    })
    assert.ok(compared > 1000, `${compared} options`)
  })

  test('says of every kind that is offered that there may be options, in any world that the seat cannot tell apart', () => {
    const weigher = optionFeatures.weigherOf(new Float64Array(optionFeatures.names.length), NO_TREE)
    const { names, features } = optionFeatures.kinds
    let compared = 0
    const unknown = new Set<string>()
    questions((s, seat, options) => {
      if (game.kinds(s, seat) === undefined) return
      const other = game.resample(s, seat, 'other')
      const position = optionFeatures.readerOf(s, seat).position()
      assert.equal(position.length, features.length)
      assert.ok(position.every(Number.isFinite))
      assert.deepEqual(optionFeatures.readerOf(other, seat).position(), position)
      for (const world of [s, other]) {
        weigher.look(world, seat)
        for (const kind of new Set(options.map(option => option.do))) {
          if (!names.includes(kind)) unknown.add(kind)
          else assert.ok(weigher.mayOffer(names.indexOf(kind)), kind)
          compared++
        }
      }
    })
    assert.ok(compared > 1000, `${compared} kinds`)
    // Only these are left out on purpose.
    const leftOut = ['attract', 'fight', 'handOff', 'request', 'stow']
    assert.deepEqual(
      [...unknown].filter(kind => !leftOut.includes(kind)),
      [],
    )
  })

  test('leaves some option to every question', () => {
    const weigher = optionFeatures.weigherOf(new Float64Array(optionFeatures.names.length), NO_TREE)
    questions((s, seat, options) => {
      weigher.look(s, seat)
      assert.ok(options.some(option => weigher.weigh(option) === 0))
    })
  })
})
