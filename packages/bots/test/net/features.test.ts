import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type AnyGame, sha256 } from '@lastlight/kernel'
import { type State as LongNightState, game as longNight } from '@lastlight/long-night'
import { game as outlive, type State } from '@lastlight/outlive'
import { Draws } from '../../src/index.ts'
import { netFeatures as ofLongNight } from '../../src/long-night/netFeatures.ts'
import { netViewIn as longNightIn } from '../../src/long-night/netView.ts'
import { type Features, Inputs } from '../../src/net/index.ts'
import { netViewIn, netFeatures as ofOutlive } from '../../src/outlive/netFeatures.ts'

// A state shows more than a seat may know, so the compiler refuses it.
// @ts-expect-error -- planted: this must not compile
const peeking = (s: State) => ofOutlive.readerOf(s)
// @ts-expect-error -- planted: this must not compile
const peekingToo = (s: LongNightState) => ofLongNight.readerOf(s)
void [peeking, peekingToo]

/** Some positions of a game at random. */
function positions(game: AnyGame, config: { readonly players: number }, every: number): unknown[] {
  const draws = new Draws('features')
  const state = game.setup(config, 'features')
  const found: unknown[] = []
  for (let pending = game.pending(state), n = 0; pending.length > 0; pending = game.pending(state), n++) {
    if (n % every === 0) found.push(game.copy(state))
    const seat = draws.oneOf(pending)
    game.play(state, seat, draws.oneOf(game.options(state, seat)))
  }
  return found
}

const read = <V>(features: Features<V>, view: V, seat: number): readonly (readonly [string, number])[] => {
  const inputs = new Inputs(features.names.length)
  features.readerOf(view)(seat, inputs)
  return Array.from(inputs.at.slice(0, inputs.count), (at, i) => [features.names[at]!, inputs.value[i]!] as const)
}

const GAMES = [
  [outlive as unknown as AnyGame, ofOutlive as Features<unknown>, { players: 3 }],
  [longNight as unknown as AnyGame, ofLongNight as Features<unknown>, { players: 4 }],
] as const

/** For a game with a net. Another number means that the inputs mean something else: the net has to be fitted again. */
const INPUTS: { readonly [game: string]: string } = { outlive: 'b1014e1bf0657719', 'long-night': 'b8c511d33de97c1c' }

for (const [game, features, config] of GAMES)
  describe(`what a net of ${game.id} sees`, () => {
    const seen = positions(game, config, 25)
    const all = seen.flatMap(state =>
      Array.from({ length: config.players }, (_, seat) => read(features, game.view(state, seat), seat)),
    )

    test('has a name for each input', () => {
      assert.equal(new Set(features.names).size, features.names.length)
    })

    test('does not change when what the seat cannot know is dealt again', () => {
      for (const [i, state] of seen.entries())
        for (let seat = 0; seat < config.players; seat++)
          assert.deepEqual(
            read(features, game.view(game.resample(state, seat, 'again'), seat), seat),
            all[i * config.players + seat],
          )
    })

    test('is whole numbers, most of them zero, and many inputs occur', () => {
      const names = new Set(all.flat().map(([name]) => name))
      assert.ok(names.size > features.names.length / 3, `${names.size} of ${features.names.length}`)
      for (const inputs of all) assert.ok(inputs.length < features.names.length / 2)
    })

    if (game.id in INPUTS)
      test('is the same as when the net was fitted', () => {
        assert.equal(sha256(JSON.stringify(all)).slice(0, 16), INPUTS[game.id])
      })
  })

test('an imagined world of Outlive is seen as its view is', () => {
  for (const state of positions(outlive, { players: 4 }, 40) as State[])
    for (let seat = 0; seat < 4; seat++)
      assert.deepEqual(read(ofOutlive, netViewIn(state), seat), read(ofOutlive, outlive.view(state, seat), seat))
})

for (const modules of [[], ['improvements', 'bandits', 'raxxon']])
  test(`an imagined world of The Long Night ${modules.length > 0 ? 'with all modules ' : ''}is seen as its view is`, () => {
    const config = { players: 4, modules }
    const seen = positions(longNight, config, 30) as LongNightState[]
    for (const state of seen)
      for (let seat = 0; seat < 4; seat++)
        assert.deepEqual(
          read(ofLongNight, longNightIn(state, seat), seat),
          read(ofLongNight, longNight.view(state, seat), seat),
        )
  })
