import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type AnyGame, defaultConfig, heard, type Seat, type Sight, type Told } from '@lastlight/kernel'
import { GAMES, newBot } from '../src/index.ts'

type AnySight = Sight<unknown, unknown, unknown, unknown>

const TRIES = { iterations: 24 }

interface Moment {
  readonly state: unknown
  readonly seat: Seat
  readonly told: readonly Told<unknown>[]
}

const sightOf = (game: AnyGame, { state, seat, told }: Moment): AnySight => ({
  seat,
  view: game.view(state, seat),
  options: game.options(state, seat),
  told: told.flatMap(news => heard(news, seat) ?? []),
  imagine: seed => game.resample(state, seat, seed),
})

/** Every so many questions of a game that these bots play. */
function momentsOf(game: AnyGame, every: number): readonly Moment[] {
  const told: Told<unknown>[] = []
  const tell = (news: Told<unknown>): void => void told.push(news)
  const state = game.setup({ ...defaultConfig(game.configs), players: 3 }, 'analyst', tell)
  const bot = newBot(game.id, 'greedy', '')
  const moments: Moment[] = []
  for (let [seat] = game.pending(state), n = 0; seat !== undefined; [seat] = game.pending(state)) {
    const sight = sightOf(game, { state, seat, told })
    if (sight.options.length > 2 && n++ % every === 0) moments.push({ state: game.copy(state), seat, told: [...told] })
    game.play(state, seat, sight.options.length === 1 ? sight.options[0] : bot.choose(sight), tell)
  }
  return moments
}

for (const { game, analyst } of GAMES.filter(each => each.analyst !== undefined))
  describe(`the analyst of ${game.id}`, () => {
    const moments = momentsOf(game, 12)
    const look = (moment: Moment, made: (options: readonly unknown[]) => unknown) => {
      const sight = sightOf(game, moment)
      return { sight, judged: analyst!.look(sight, made(sight.options), 'name', TRIES) }
    }

    test('finds fault with some choices, and none with the one that it thinks best', () => {
      let faults = 0
      for (const moment of moments) {
        const { sight, judged } = look(moment, options => options.at(-1))
        assert.ok(judged.chance >= 0 && judged.chance <= 1)
        if (judged.better === undefined) continue
        faults++
        const { option, chance } = judged.better
        assert.ok(sight.options.includes(option) && option !== sight.options.at(-1))
        assert.ok(chance > judged.chance)
        const again = look(moment, options => options[sight.options.indexOf(option)])
        assert.equal(again.judged.better, undefined)
      }
      assert.ok(faults >= 3, `${faults} of ${moments.length}`)
    })

    test('judges from what the seat knew: everything hidden may be dealt anew', () => {
      for (const moment of moments.slice(0, 6)) {
        const other = { ...moment, state: game.resample(moment.state, moment.seat, 'other') }
        assert.deepEqual(look(other, options => options.at(-1)).judged, look(moment, options => options.at(-1)).judged)
      }
    })

    test('takes the chance of every seat at one moment, from what that seat knows, whoever is asked', () => {
      const { players } = game.view(moments[0]!.state, 'public') as { readonly players: readonly unknown[] }
      for (const moment of moments.slice(0, 4)) {
        for (const seat of players.keys()) {
          const taken = (state: unknown): number =>
            analyst!.chance(sightOf(game, { state, seat, told: moment.told }), 'name')
          const chance = taken(moment.state)
          assert.ok(chance > 0 && chance < 1, `${chance}`)
          assert.equal(taken(game.resample(moment.state, seat, 'other')), chance)
        }
      }
    })

    test('compares two choices in other worlds than those in which one looked better', () => {
      const found = moments.map(moment => ({ moment, ...look(moment, options => options.at(-1)) }))
      const { moment, sight, judged } = found.find(each => each.judged.better !== undefined)!
      const worlds: string[] = []
      const watched: AnySight = {
        ...sightOf(game, moment),
        imagine: seed => {
          worlds.push(seed)
          return sight.imagine(seed)
        },
      }
      const { options } = watched
      analyst!.look(watched, options.at(-1), 'name', TRIES)
      const first = new Set(worlds.splice(0))
      const better = options[sight.options.indexOf(judged.better!.option)]
      const compared = analyst!.compare(watched, options.at(-1), better, 'name')
      assert.ok(compared.chance >= 0 && compared.chance <= 1)
      assert.ok(worlds.length >= 48)
      assert.deepEqual(
        worlds.filter(seed => first.has(seed)),
        [],
      )
    })
  })
