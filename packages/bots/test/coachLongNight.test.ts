import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultConfig, LOCALES, type Told } from '@lastlight/kernel'
import { type Event, game, type Option, type State } from '@lastlight/long-night'
import { DECKS, kindOf } from '@lastlight/long-night/content/items'
import { BETRAYAL_IDS, isBetrayal, SECRET_IDS } from '@lastlight/long-night/content/secretObjectives'
import { messages } from '@lastlight/long-night/text'
import { type Advice, type BotReason, type Coach, coachOf, newBot } from '../src/index.ts'
import { LEVEL_4 } from '../src/long-night/levels.ts'
import { counsel } from '../src/long-night/reasons.ts'
import { believed, think } from '../src/search/bot.ts'
import { coachBy } from '../src/search/coach.ts'
import { type LongNightSight, sightFrom } from './longNightSights.ts'

const coach = coachOf('long-night') as Coach
const BUDGET = { iterations: 24 }

interface Moment {
  readonly state: State
  readonly sight: LongNightSight
  readonly advice: readonly Advice[]
}

/** Some choices of a game, with its news so far. */
const moments: (Moment & { readonly told: readonly Told<Event>[] })[] = []
const told: Told<Event>[] = []
const tell = (news: Told<Event>): void => void told.push(news)
const played = game.setup({ ...defaultConfig(game.configs), players: 4, objective: 'tribute' }, 'coach', tell)
const guide = newBot('long-night', 'planner', '')
for (let [seat] = game.pending(played), n = 0; seat !== undefined; [seat] = game.pending(played)) {
  const sight = sightFrom(played, seat, told)
  if (sight.options.length > 1 && n++ % 23 === 0) {
    const state = game.copy(played)
    const heardNow = [...told]
    const kept = sightFrom(state, seat, heardNow)
    moments.push({ state, told: heardNow, sight: kept, advice: coach(kept, 'name', BUDGET) })
  }
  game.play(played, seat, sight.options.length > 1 ? (guide.choose(sight) as Option) : sight.options[0]!, tell)
}

describe('the coach of The Long Night', () => {
  test('names up to three different options, each with its chance, and compares the others with the first', () => {
    assert.ok(moments.length > 6, `${moments.length}`)
    for (const { sight, advice } of moments) {
      assert.ok(advice.length >= 1 && advice.length <= 3)
      assert.equal(new Set(advice.map(({ option }) => option)).size, advice.length)
      for (const [i, { option, chance, reasons }] of advice.entries()) {
        assert.ok(sight.options.includes(option as Option))
        assert.ok(chance >= 0 && chance <= 1, `${chance}`)
        assert.ok(chance <= advice[0]!.chance, 'nothing looks better than the first')
        assert.ok(reasons.length <= 3)
        if (i === 0) assert.deepEqual(reasons, [])
        else assert.ok(chance <= advice[i - 1]!.chance, 'the better one first')
      }
    }
    assert.ok(moments.some(({ advice }) => advice.some(({ reasons }) => reasons.length > 0)))
  })

  test('names one of the choices that are the same to a person, such as an act with another die', () => {
    const search = (die: number): Option => ({ do: 'search', survivor: 'rosa', die })
    const alike = counsel.alike!
    assert.equal(alike(search(3)), alike(search(4)))
    assert.notEqual(alike(search(3)), alike({ ...search(3), survivor: 'hugo' } as Option))
    const [card, twin] = DECKS.school.filter((id, _, deck) =>
      deck.some(each => each !== id && kindOf(each) === kindOf(id)),
    )
    assert.equal(alike({ do: 'keep', card: card! }), alike({ do: 'keep', card: twin! }))
    assert.notEqual(alike({ do: 'die', die: 3 }), alike({ do: 'die', die: 4 }), 'the die itself is asked for')
    const { sight } = moments.find(({ advice }) => advice.length > 1)!
    const counts = [() => 'all the same', undefined].map(
      same => coachBy(LEVEL_4, { reasons: () => [], ...(same && { alike: same }) })(sight, 'name', BUDGET).length,
    )
    assert.equal(counts[0], 1)
    assert.ok(counts[1]! > 1)
  })

  test('puts first what the strongest bot would choose', () => {
    for (const { sight, advice } of moments) {
      const usual = LEVEL_4.usual!(sight)
      const best =
        LEVEL_4.knows?.(sight) ?? think(LEVEL_4, believed(LEVEL_4, sight, 'name'), 'name', BUDGET, { usual }).best
      assert.deepEqual(advice[0]!.option, best)
    }
  })

  test('says the same in any world that the seat cannot tell apart', () => {
    for (const { state, sight, told: news, advice } of moments.slice(0, 8)) {
      const other = game.resample(state, sight.seat, 'other')
      assert.deepEqual(coach(sightFrom(other, sight.seat, news), 'name', BUDGET), advice)
    }
  })
})

test('level 4 calls for no exile against which it would vote itself', () => {
  const isCall = (option: Option): boolean => option.do === 'exile'
  const { sight } = moments.find(
    ({ sight: { options, view } }) => options.some(isCall) && !view.own!.goals.some(isBetrayal),
  )!
  assert.ok(!LEVEL_4.considered!(sight).some(isCall), 'nobody is suspected yet')
  const player = (sight.seat + 1) % 4
  const players = sight.view.players.map((each, seat) =>
    seat === player ? { ...each, known: [BETRAYAL_IDS[0]!] } : each,
  )
  const calls = LEVEL_4.considered!({ ...sight, view: { ...sight.view, players } }).filter(isCall)
  assert.deepEqual(calls, [{ do: 'exile', player }])
})

describe('a reason in The Long Night', () => {
  const { state } = moments.find(moment => moment.state.phase === 'turns')!
  const loyal = state.players.findIndex((_, seat) => !state.goals.at[`goal${seat as 0}`].some(isBetrayal))
  const changed = (change: (s: State) => void): State => {
    const s = game.copy(state)
    change(s)
    return s
  }
  const reasonsFor = (after: State, other: State): readonly BotReason[] =>
    counsel.reasons({ option: { do: 'done' }, seat: loyal, befores: [state], afters: [after], others: [other] })
  const keysFor = (after: State, other: State): readonly string[] => reasonsFor(after, other).map(({ key }) => key)

  test('is never made up', () => {
    assert.deepEqual(keysFor(state, state), [])
  })

  test('counts differences, reasons for it first and the strongest of them first', () => {
    const better = changed(s => {
      s.morale += 1
      s.food += 2
      s.items.at.waste.push('school/1')
    })
    assert.deepEqual(keysFor(better, state), ['coach.morale.more', 'coach.food.more'])
    const mixed = changed(s => {
      s.morale -= 1
      s.food += 2
    })
    assert.deepEqual(keysFor(mixed, state), ['coach.food.more', 'coach.morale.less'])
    assert.deepEqual(
      reasonsFor(mixed, state).map(({ isAgainst }) => isAgainst),
      [undefined, true],
    )
  })

  test('is for a traitor what is bad for the colony, from the first round on', () => {
    const betrayed = changed(s => {
      s.goals.at[`goal${loyal as 0}`] = [BETRAYAL_IDS[0]!]
    })
    const worse = game.copy(betrayed)
    worse.morale -= 1
    const choice = {
      option: { do: 'done' } as const,
      seat: loyal,
      befores: [betrayed],
      afters: [worse],
      others: [betrayed],
    }
    assert.deepEqual(counsel.reasons(choice), [{ key: 'coach.morale.less', args: { n: 1 } }])
    // LN-VAR-PD: with a good objective beside it the colony may still be meant to win.
    betrayed.goals.at[`goal${loyal as 0}`].push(SECRET_IDS[0]!)
    assert.deepEqual(counsel.reasons(choice), [{ key: 'coach.morale.less', args: { n: 1 }, isAgainst: true }])
  })

  test('is said in three languages', async () => {
    const keys = moments.flatMap(({ advice }) => advice.flatMap(({ reasons }) => reasons.map(({ key }) => key)))
    for (const locale of LOCALES) {
      const words = await messages(locale)
      for (const key of keys) assert.ok(Object.hasOwn(words, key), key)
    }
  })
})
