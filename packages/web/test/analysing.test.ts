import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Better } from '@lastlight/bots'
import { same } from '@lastlight/kernel'
import { analyse, type Judging } from '../src/frame/after/analysing.ts'
import type { GameOption, GameView } from '../src/play/game.ts'
import type { Decision } from '../src/play/local/openReplay.ts'
import { Page } from './seated.ts'

const option = (name: string): GameOption => ({ name }) as unknown as GameOption
const better = (name: string, chance: number, isClear: boolean): Better<GameOption> => ({
  option: option(name),
  chance,
  isClear,
  reasons: [],
})

interface Planned {
  readonly seat: number
  readonly round: number
  readonly chance: number
  /** At the first look, and when it is compared in other worlds. */
  readonly costs?: readonly [first: number, again: number]
  readonly isClear?: boolean
  /** What would have been better. */
  readonly missed?: string
}

/** A replay of these decisions. */
function replayOf(planned: readonly Planned[]): Judging & { readonly compared: number[]; readonly taken: string[] } {
  const compared: number[] = []
  const taken: string[] = []
  return {
    compared,
    taken,
    names: ['Ola', 'Jan'],
    rounds: planned.map(({ round }) => round),
    decisions: planned.map(({ seat }, at) => ({ at, seat })),
    at: (index, viewer) =>
      Promise.resolve({
        sight: { view: { index, viewer } as unknown as GameView, options: [option(`offered ${index}`)] },
      } as never),
    chance: (index, seat) => {
      taken.push(`${index} by ${seat}`)
      return Promise.resolve((10 * (index + 1) + seat) / 100)
    },
    judge: ({ at }: Decision, against?: GameOption) => {
      const { chance, costs = [0, 0], isClear = true, missed = `better ${at}` } = planned[at]!
      if (against) compared.push(at)
      const cost = costs[against ? 1 : 0]
      const made = option(`made ${at}`)
      return Promise.resolve(
        cost > 0 ? { made, chance, better: better(missed, chance + cost, isClear) } : { made, chance },
      )
    },
  }
}

const always = (): boolean => true

describe('the analysis of a game', () => {
  test('tells the three choices of each seat that cost most, as the second look sees it', async () => {
    const replay = replayOf([
      { seat: 0, round: 1, chance: 0.5, costs: [0.3, 0.01] },
      { seat: 0, round: 1, chance: 0.5, costs: [0.1, 0.2] },
      { seat: 1, round: 1, chance: 0.4, costs: [0.2, 0.3], isClear: false },
      { seat: 0, round: 2, chance: 0.3, costs: [0.05, 0.1] },
      { seat: 0, round: 2, chance: 0.3 },
      { seat: 0, round: 2, chance: 0.3, costs: [0.2, 0.15] },
      { seat: 0, round: 2, chance: 0.3, costs: [0.04, 0.4] },
    ])
    const found = await analyse(replay, always)
    assert.deepEqual(
      found!.costly.map(each => each.map(({ at, cost }) => [at, Math.round(100 * cost)])),
      [
        [
          [6, 40],
          [1, 20],
          [5, 15],
        ],
        [],
      ],
    )
    const [worst] = found!.costly[0]!
    assert.deepEqual([worst!.round, worst!.made, worst!.view], [2, option('made 6'), { index: 6, viewer: 0 }])
    assert.deepEqual(worst!.options, [option('offered 6')], 'they tell what was asked')
    assert.ok(!replay.compared.includes(4))
  })

  test('tells a chance that was let pass several times in a round once, where it cost most', async () => {
    const letPass = { seat: 0, chance: 0.5, missed: 'attack' }
    const replay = replayOf([
      { ...letPass, round: 1, costs: [0.2, 0.2] },
      { ...letPass, round: 1, costs: [0.3, 0.25] },
      { ...letPass, round: 2, costs: [0.1, 0.1] },
    ])
    const found = await analyse(replay, always)
    assert.deepEqual(
      found!.costly[0]!.map(({ at }) => at),
      [1, 2],
    )
  })

  test('compares at most six choices of a seat again', async () => {
    const replay = replayOf(
      Array.from({ length: 20 }, (_, i) => ({ seat: 0, round: 1, chance: 0.5, costs: [0.01 * i, 0.1] as const })),
    )
    await analyse(replay, always)
    assert.deepEqual(replay.compared, [19, 18, 17, 16, 15, 14])
  })

  test('has the chance of every seat at the same moments, the first choices of the rounds', async () => {
    const replay = replayOf([
      { seat: 1, round: 1, chance: 0.25 },
      { seat: 0, round: 1, chance: 0.5 },
      { seat: 0, round: 1, chance: 0.9 },
      { seat: 0, round: 2, chance: 0.61 },
    ])
    const { curve } = (await analyse(replay, always))!
    assert.deepEqual(
      curve.map(({ day, points, view }) => [day, points, view]),
      [
        [1, [10, 11], { index: 0, viewer: 'public' }],
        [2, [40, 41], { index: 3, viewer: 'public' }],
      ],
    )
    assert.deepEqual(replay.taken, ['0 by 0', '0 by 1', '3 by 0', '3 by 1'])
  })

  test('shows its progress, and stops when nobody wants it any more', async () => {
    const replay = replayOf(Array.from({ length: 10 }, () => ({ seat: 0, round: 1, chance: 0.5 })))
    const parts: number[] = []
    await analyse(replay, part => parts.push(part) > 0)
    assert.deepEqual(
      parts,
      parts.toSorted((a, b) => a - b),
    )
    assert.ok(parts.at(-1)! < 1 && parts.length > 10)
    assert.equal(await analyse(replay, part => part < 0.3), undefined)
  })
})

/** The option of a choice in a saved log. */
const recordedAt = (text: string, n: number): { readonly made: unknown } => {
  const { save } = JSON.parse(text) as { save: { log: readonly { option?: unknown }[] } }
  return { made: save.log[n - 1]!.option }
}

for (const [game, config] of [
  ['outlive', { players: 2, quick: true }],
  ['long-night', { players: 3 }],
] as const)
  test(`${game}: a table on this device is analysed without what was taken back`, async () => {
    const page = new Page()
    const id = await page.host.create({
      game,
      config,
      seats: Array.from({ length: config.players }, (_, i) => ({ kind: 'person', name: `P${i}` })),
      seed: 'to be analysed',
    })
    page.host.open(0, id, false)
    await page.rest(0)
    for (let i = 0; i < 12; i++) {
      const [seat] = page.asked(0)
      const { options } = page.look(0, seat!)
      await page.play(0, options[(i * 7) % options.length])
      await page.rest(0)
    }
    const before = (await page.host.replay(await page.host.exported(id))).decisions
    const last = before.at(-1)!
    page.look(0, last.seat)
    const { version, undo } = page.sight(0)
    if (undo) await page.host.undo(0, version)
    const replay = await page.host.replay(await page.host.exported(id))
    assert.deepEqual(replay.decisions, undo ? before.slice(0, -1) : before)
    if (undo) {
      const chosen = await page.host.judge(replay.handle, replay.decisions.at(-1)!)
      const { made } = recordedAt(await page.host.exported(id), before.length)
      await page.host.redo(0, page.sight(0).version)
      const again = await page.host.replay(await page.host.exported(id))
      assert.equal(again.decisions.length, before.length, 'a choice that was made again counts')
      assert.deepEqual(again.decisions.at(-1)!.seat, last.seat)
      assert.notEqual(again.decisions.at(-1)!.at, last.at)
      const judged = await page.host.judge(again.handle, again.decisions.at(-1)!)
      if (judged) assert.deepEqual(judged.made, made)
      assert.ok(chosen === null || chosen.chance >= 0)
    }
    for (const { at, seat } of replay.decisions)
      for (const viewer of [...replay.names.keys(), 'public' as const]) {
        const { next, sight } = page.host.moment(replay.handle, at, viewer)
        if (viewer === seat) assert.ok(sight.options.some(each => same(each, next)))
        else assert.equal(next, undefined, 'the choice of another seat')
      }
    const judged = []
    for (const decision of replay.decisions) judged.push(await page.host.judge(replay.handle, decision))
    assert.ok(judged.some(each => each !== null))
    const [first] = replay.decisions
    const chances = []
    for (const seat of replay.names.keys()) chances.push(await page.host.chance(replay.handle, first!.at, seat))
    // Only one of them has a choice there.
    for (const chance of chances) assert.ok(chance !== null && chance > 0 && chance < 1, `${chance}`)
    const found = judged.findIndex(each => each?.better !== undefined)
    if (found >= 0) {
      const again = await page.host.judge(replay.handle, replay.decisions[found]!, judged[found]!.better!.option)
      assert.deepEqual(again!.made, judged[found]!.made)
    }
  })

test('a table that shall not be analysed says so, and so does its rematch', async () => {
  const page = new Page()
  const seats = [
    { kind: 'person', name: 'Ola' },
    { kind: 'person', name: 'Jan' },
  ] as const
  let watcher = 0
  const analysisAt = async (id: string): Promise<boolean | undefined> => {
    watcher++
    page.host.open(watcher, id, false)
    await page.rest(watcher)
    const shown = page.of(watcher).find(each => each.t === 'shown')
    return shown?.info.analysis
  }
  for (const analysis of [true, false]) {
    const id = await page.host.create({ game: 'outlive', config: { players: 2 }, seats, analysis })
    assert.equal(await analysisAt(id), analysis)
    assert.equal(await analysisAt(await page.host.rematch(id, true)), analysis)
  }
})
