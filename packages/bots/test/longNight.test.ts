import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultConfig, type Seat, type Told } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { MODULES } from '@lastlight/long-night/content/modules'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { type Bot, botName, botNames, newBot } from '../src/index.ts'
import { sightFrom } from './longNightSights.ts'

type LongNightBot = Bot<State, Option, View, Event>
interface OpenQuestion {
  readonly state: State
  readonly seat: Seat
  readonly told: readonly Told<Event>[]
}

const MOST_DECISIONS = 5000
/** Of each setting; more of them each night. */
const GAMES = process.env['LASTLIGHT_SWEEP'] ? 4 : 1

const LEVELS = ['casual', 'greedy', 'planner', 'search']
const bot = (name: string, seed = ''): LongNightBot =>
  newBot('long-night', name, seed, { iterations: 12 }) as LongNightBot

const CONFIG: Config = defaultConfig(game.configs)

/** A whole game; `visit` sees every choice among at least two. */
function played(
  given: Partial<Config>,
  seed: string,
  botOf: (seat: Seat) => LongNightBot,
  visit: (moment: OpenQuestion) => void = () => undefined,
): State {
  const told: Told<Event>[] = []
  const tell = (news: Told<Event>): void => {
    told.push(news)
  }
  const state = game.setup({ ...CONFIG, ...given }, seed, tell)
  const bots = state.players.map((_, seat) => botOf(seat))
  let decisions = 0
  for (let [seat] = game.pending(state); seat !== undefined; [seat] = game.pending(state)) {
    const options = game.options(state, seat)
    if (options.length > 1) visit({ state, seat, told })
    const option = options.length === 1 ? options[0]! : bots[seat]!.choose(sightFrom(state, seat, told))
    game.play(state, seat, option, tell)
    assert.ok(decisions++ < MOST_DECISIONS, `seed '${seed}' does not end`)
  }
  return state
}

const goalsOf = (state: State, seat: Seat): readonly string[] => game.view(state, seat).own!.goals

/** The morale that is left and the rounds played say how well a colony did, won or lost. */
const endurance = (state: State): number => (state.ending === 'objective' ? 12 : state.morale) - state.rounds

describe('the bots of The Long Night', () => {
  test('have names', () => {
    assert.deepEqual(botNames('long-night'), ['random', ...LEVELS])
    for (const [i, name] of LEVELS.entries()) assert.equal(botName('long-night', `${i + 1}`), name)
  })

  for (const [name, config] of Object.entries({
    'two together': { players: 2, variant: 'cooperative' },
    'two in the dilemma': { players: 2, variant: 'dilemma' },
    three: { players: 3, likelyTraitor: true },
    'four, the other edition': { players: 4, edition: 'cs', adultCrossroads: true },
    'four together': { players: 4, variant: 'cooperative' },
    'four, with all modules': { players: 4, modules: MODULES },
    'three with bandits, the other edition': { players: 3, edition: 'cs', modules: ['bandits'] },
    'five, on the hard side, with elimination': { players: 5, hard: true, elimination: true },
  } satisfies { [name: string]: Partial<Config> }))
    test(`greedy plays to the end: ${name}`, () => {
      for (let n = 0; n < GAMES; n++) {
        const state = played(config, `${name} ${n}`, seat => bot('greedy', `${n} ${seat}`))
        assert.ok(game.outcome(state))
      }
    })

  test('all of them play together, with all modules', () => {
    const names = ['random', ...LEVELS]
    for (let n = 0; n < 3; n++)
      played({ players: 3 + (n % 3), modules: MODULES }, `mixed ${n}`, seat =>
        bot(names[(n + seat) % names.length]!, `${n} ${seat}`),
      )
  })

  test('greedy does far better than random in cooperative play', t => {
    const games = 4
    const mean = (name: string): { readonly done: number; readonly lasted: number } => {
      let done = 0
      let lasted = 0
      for (let n = 0; n < games; n++) {
        const state = played({ players: 2, variant: 'cooperative', objective: 'frostyNight' }, `together ${n}`, seat =>
          bot(name, `${n} ${seat}`),
        )
        if (state.ending === 'objective') done++
        lasted += endurance(state) / games
      }
      return { done, lasted }
    }
    const [greedy, random] = [mean('greedy'), mean('random')]
    t.diagnostic(`greedy completes ${greedy.done} of ${games}, random ${random.done}`)
    assert.ok(greedy.done > random.done && greedy.done >= games / 5, `${greedy.done} against ${random.done}`)
    assert.ok(greedy.lasted > random.lasted + 2, `${greedy.lasted} against ${random.lasted}`)
  })

  for (const [players, variant] of [
    [2, 'dilemma'],
    [4, 'hidden'],
  ] as const)
    test(`each level chooses the same in any world that its seat cannot tell apart, ${players} players`, () => {
      let questions = 0
      let compared = 0
      const guide = bot('greedy')
      played(
        { players, variant },
        `worlds ${players}`,
        () => guide,
        ({ state, seat, told }) => {
          if (questions++ % 11 !== 0) return
          for (const level of LEVELS) {
            const here = bot(level).choose(sightFrom(state, seat, told))
            for (const seed of ['one', 'two'])
              assert.deepEqual(bot(level).choose(sightFrom(game.resample(state, seat, seed), seat, told)), here)
          }
          compared++
        },
      )
      assert.ok(compared > 8, `${compared} moments`)
    })

  test('greedy does not ask in vain for what it asked for before the table was loaded again', () => {
    let requests = 0
    played(
      { players: 3 },
      'l0',
      seat => {
        const own = bot('greedy', `b${seat}`)
        return { ...own, choose: sight => own.choose({ ...sight, told: [] }) }
      },
      ({ state, seat }) => {
        const options = game.options(state, seat)
        if (options.some(({ do: kind }) => kind === 'ask')) requests++
        if (!options.some(({ do: kind }) => kind === 'neverMind')) return
        const choice = bot('greedy').choose(sightFrom(state, seat, []))
        assert.notEqual(choice.do, 'neverMind')
      },
    )
    assert.ok(requests > 0)
  })

  test('greedy leaves what it sees as it is', () => {
    let questions = 0
    played(
      { players: 3 },
      'untouched',
      () => bot('greedy'),
      ({ state, seat, told }) => {
        if (questions++ % 17 !== 0) return
        const sight = sightFrom(state, seat, told)
        const before = JSON.stringify([sight.view, sight.options, sight.told, state])
        bot('greedy').choose(sight)
        assert.equal(JSON.stringify([sight.view, sight.options, sight.told, state]), before)
      },
    )
  })

  test('a traitor wins more often than somebody who plays on as if loyal', t => {
    const games = 6
    /** A sight without the own objective. */
    const loyal = (): LongNightBot => {
      const greedy = bot('greedy')
      return {
        name: 'loyal',
        choose: sight =>
          greedy.choose({ ...sight, view: { ...sight.view, own: sight.view.own && { ...sight.view.own, goals: [] } } }),
      }
    }
    const won = { traitor: 0, loyal: 0 }
    let dealt = 0
    for (let n = 0; dealt < games; n++) {
      const seed = `traitor ${n}`
      const config = { players: 3, likelyTraitor: true } as const
      const deal = game.setup({ ...CONFIG, ...config }, seed)
      const traitor = [0, 1, 2].find(seat => goalsOf(deal, seat).some(isBetrayal))
      if (traitor === undefined) continue
      dealt++
      if (game.outcome(played(config, seed, () => bot('greedy')))!.winners.includes(traitor)) won.traitor++
      const other = played(config, seed, seat => (seat === traitor ? loyal() : bot('greedy')))
      if (game.outcome(other)!.winners.includes(traitor)) won.loyal++
    }
    t.diagnostic(`of ${games}: ${won.traitor} as a traitor, ${won.loyal} as if loyal`)
    assert.ok(won.traitor > won.loyal, `${won.traitor} against ${won.loyal}`)
  })
})
