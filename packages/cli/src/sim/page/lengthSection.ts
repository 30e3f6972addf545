// How long games were.

import type { Common } from './common.ts'
import { columnsOf } from './layOut.ts'
import { numbersOf } from './numbers.ts'
import type { Section } from './section.ts'

const BINS = 24
const WIDTHS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000]

export function lengthSection({ lengths, examples, words }: Common): Section {
  const all = [...lengths.keys()]
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const width = WIDTHS.find(each => (most - least) / each < BINS) ?? WIDTHS.at(-1)!
  const first = Math.floor(least / width)
  const bins = new Array<number>(all.length === 0 ? 0 : Math.floor(most / width) - first + 1).fill(0)
  const games = new Map<number, number>()
  for (const [decisions, n] of lengths) {
    const bin = Math.floor(decisions / width) - first
    bins[bin]! += n
    const example = examples.get(`decisions/${decisions}`)
    if (example !== undefined) games.set(bin, Math.min(example, games.get(bin) ?? example))
  }
  const number = numbersOf(words.locale).count
  const total = bins.reduce((sum, n) => sum + n, 0)
  return {
    title: words.say('sim.length'),
    note:
      total === 0
        ? words.say('sim.length.note')
        : `${words.say('sim.length.note')} ${words.say('sim.length.median', { n: medianOf(lengths, total) })}`,
    of: words.say('sim.length.decisions'),
    columns: columnsOf(words, { 'sim.length.games': 'count' }),
    rows: bins.map((n, i) => {
      const from = (first + i) * width
      const name = width === 1 ? number(from) : `${number(from)}–${number(from + width - 1)}`
      return { name, cells: [n], game: games.get(i) }
    }),
    total: { name: words.say('sim.total'), cells: [total] },
    charts: [{ kind: 'histogram', columns: [0] }],
  }
}

/** Half of the games were at most that long. */
function medianOf(lengths: ReadonlyMap<number, number>, total: number): number {
  let before = 0
  for (const [decisions, n] of [...lengths].sort(([a], [b]) => a - b)) {
    before += n
    if (before * 2 >= total) return decisions
  }
  return 0
}
