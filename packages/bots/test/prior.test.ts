import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultConfig } from '@lastlight/kernel'
import { game, type Option, type State } from '@lastlight/long-night'
import { MODULES } from '@lastlight/long-night/content/modules'
import { Draws } from '../src/index.ts'
import { optionFeatures } from '../src/long-night/optionFeatures.ts'
import file from '../src/long-night/prior.json' with { type: 'json' }
import { type OptionFeatures, Prior, type PriorFile, priorOf } from '../src/prior/index.ts'

/** Options are numbers; the first feature is the number, the second is always 1. */
const NUMBERS: OptionFeatures<undefined, number> = {
  names: ['number', 'always'],
  readerOf: () => ({
    read(option, see) {
      see(0, option)
      see(1, 1)
    },
    readKind: () => undefined,
  }),
  weigherOf: weights => ({
    look: () => undefined,
    weigh: option => option * weights[0]! + weights[1]!,
    weighInKind: option => option * weights[0]!,
    // Kinds are numbers, too.
    weighKinds: (kinds, sums) => {
      for (const [i, kind] of kinds.entries()) sums[i] = kind === 'never' ? Number.NEGATIVE_INFINITY : Number(kind)
    },
  }),
}
const prior = new Prior(NUMBERS, Float64Array.of(Math.log(2), 5))

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
  const drawn = (
    kinds: readonly string[],
    lists: { readonly [kind: string]: readonly number[] },
    seed: string,
  ): number => {
    const listOf = (kind: string): readonly number[] => {
      listed.push(kind)
      return lists[kind] ?? []
    }
    return prior.drawByKind(undefined, 0, kinds, listOf, new Draws(seed))
  }

  test('lists only the kinds that it meets', () => {
    listed.length = 0
    assert.equal(drawn(['30', '1'], { 30: [7], 1: [8] }, 'one'), 7)
    assert.deepEqual(listed, ['30'])
  })

  test('goes on to another kind where there are no options, also to one that it would never choose', () => {
    for (const seed of ['a', 'b', 'c']) assert.equal(drawn(['9', '-90', '8'], { '-90': [5] }, seed), 5)
  })

  test('never takes a kind without features', () => {
    listed.length = 0
    for (let i = 0; i < 50; i++) drawn(['never', '1', '2'], { never: [1], 1: [2], 2: [3] }, `${i}`)
    assert.ok(!listed.includes('never'))
    assert.ok(listed.includes('1') && listed.includes('2'))
  })

  test('says so where no kind with features has options', () => {
    assert.throws(
      () => drawn(['never', '1'], { never: [1] }, 'none'),
      /the prior knows no kind of never, 1 that has options/,
    )
  })

  test('takes kinds and their options as often as their sums say', () => {
    const counts = new Map<number, number>()
    // A kind that weighs log 3 more comes three times as often, and option 2 twice as often as option 1.
    for (let i = 0; i < 3000; i++) {
      const option = drawn(['0', String(Math.log(3))], { 0: [10], [String(Math.log(3))]: [1, 2] }, `often ${i}`)
      counts.set(option, (counts.get(option) ?? 0) + 1)
    }
    for (const [option, share] of [
      [10, 1 / 4],
      [1, 1 / 4],
      [2, 1 / 2],
    ] as const)
      assert.ok(Math.abs(counts.get(option)! / 3000 - share) < 0.04, `${option}: ${counts.get(option)}`)
  })
})

describe('the prior of The Long Night', () => {
  test('belongs to the present rules and features, and says where it comes from', () => {
    assert.ok(priorOf(file, game, optionFeatures))
    assert.match(file.from.command, /^npm run fit -- long-night --choices /)
    for (const { same, logLoss, blindLogLoss } of [file.from.heldOut, file.from.heldOutKinds])
      assert.ok(same > 0.5 && logLoss < blindLogLoss)
    const names = new Set(optionFeatures.names)
    for (const name of Object.keys(file.weights)) assert.ok(names.has(name), name)
  })

  for (const [what, other, says] of [
    ['of another game', { game: 'outlive' }, /is none of long-night/],
    ['of other rules', { rules: '0' }, /version 0 of the rules/],
    ['with other features', { features: 'x' }, /has other features.*npm run fit -- long-night --choices/],
  ] as const)
    test(`${what} is refused`, () => {
      assert.throws(() => priorOf({ ...(file as PriorFile), ...other }, game, optionFeatures), says)
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
    const weigher = optionFeatures.weigherOf(weights)
    const otherWeigher = optionFeatures.weigherOf(weights)
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
    const weigher = optionFeatures.weigherOf(Float64Array.from(optionFeatures.names, (_, i) => Math.sin(i)))
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

  test('says of every kind that is offered how much it weighs, in any world that the seat cannot tell apart', () => {
    const weights = Float64Array.from(optionFeatures.names, (_, i) => Math.sin(i))
    const weigher = optionFeatures.weigherOf(weights)
    const otherWeigher = optionFeatures.weigherOf(weights)
    const never = new Set<string>()
    let compared = 0
    questions((s, seat, options) => {
      const kinds = game.kinds(s, seat)
      if (kinds === undefined) return
      const [sums, others] = [new Float64Array(kinds.length), new Float64Array(kinds.length)]
      weigher.look(s, seat)
      weigher.weighKinds(kinds, sums)
      otherWeigher.look(game.resample(s, seat, 'other'), seat)
      otherWeigher.weighKinds(kinds, others)
      assert.deepEqual(others, sums)
      const reader = optionFeatures.readerOf(s, seat)
      for (const kind of new Set(options.map(option => option.do))) {
        const i = kinds.indexOf(kind)
        if (i < 0) continue
        let sum = 0
        reader.readKind(kind, (feature, value) => {
          sum += weights[feature]! * value
        })
        if (sums[i] === Number.NEGATIVE_INFINITY) never.add(kind)
        else assert.ok(Math.abs(sums[i]! - sum) < 1e-9, kind)
        compared++
      }
    })
    assert.ok(compared > 1000, `${compared} kinds`)
    // What a quick look rules out is not offered; only these are left out on purpose.
    const leftOut = ['attract', 'fight', 'handOff', 'request', 'stow']
    assert.deepEqual(
      [...never].filter(kind => !leftOut.includes(kind)),
      [],
    )
  })

  test('leaves some option to every question', () => {
    const weigher = optionFeatures.weigherOf(new Float64Array(optionFeatures.names.length))
    questions((s, seat, options) => {
      weigher.look(s, seat)
      assert.ok(options.some(option => weigher.weigh(option) === 0))
    })
  })
})
