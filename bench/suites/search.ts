import { availableParallelism } from 'node:os'
import type { SpeedSuite } from './suite.ts'

const bots = availableParallelism()

export const suite: SpeedSuite = {
  name: 'search',
  about:
    "our search on both games for four against boardgame.io's own MCTS bot on the core, and how long our bot takes",
  peers: true,
  check: () =>
    Promise.resolve(
      `positions in mid-game; waits by the wall clock, with ${bots} bots thinking at once, one for each core`,
    ),
  seconds: 240,
  // Each until it gets no quicker: the more code, the longer the compiler takes, above all on a slow machine.
  measurements: [
    { kind: 'thinking', engine: 'outlive', warm: 10_000, measure: 1500 },
    { kind: 'thinking', engine: 'search-2026-11', warm: 5000, measure: 1000 },
    { kind: 'thinking', engine: 'long-night', warm: 14_000, measure: 2000 },
    { kind: 'thinking', engine: 'boardgame.io', warm: 6000, measure: 1500 },
    { kind: 'waiting', engine: 'outlive', warm: 1200, measure: 3500, atOnce: bots },
  ],
  figures: [
    {
      name: 'stepsVsBoardgameIo',
      rate: { kind: 'thinking', engine: 'outlive', what: 'decisions' },
      over: { kind: 'thinking', engine: 'boardgame.io', what: 'decisions' },
      atLeast: 20,
    },
    {
      name: 'longNightStepsVsBoardgameIo',
      rate: { kind: 'thinking', engine: 'long-night', what: 'decisions' },
      over: { kind: 'thinking', engine: 'boardgame.io', what: 'decisions' },
      atLeast: 6,
    },
    {
      name: 'thinkingP99OverBudget',
      rate: { kind: 'waiting', engine: 'outlive', what: 'p99' },
      over: { kind: 'waiting', engine: 'outlive', what: 'budget' },
      atMost: 1.1,
    },
  ],
}
