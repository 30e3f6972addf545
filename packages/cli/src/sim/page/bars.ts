// A bar for each row and column, lying; a whisker shows the interval.

import { element, type Markup } from './markup.ts'
import type { Numbers } from './numbers.ts'
import { type Scale, scaleOf, tenths, WIDTH } from './scale.ts'
import { type Cell, type Chart, type Section, valueOf } from './section.ts'

const LEFT = 210
const RIGHT = 70
const TOP = 8
const AXIS = 24
const BAR = 12
const GAP = 8

const intervalOf = (cell: Cell | undefined): readonly number[] =>
  typeof cell === 'object' && cell !== null ? cell.interval : []

/** The values that the axis must hold. */
const valuesIn = ({ rows }: Section, { columns, line }: Chart): number[] => [
  ...rows.flatMap(({ cells }) => columns.flatMap(i => [valueOf(cells[i]) ?? 0, ...intervalOf(cells[i])])),
  ...(line ? [line.at] : []),
]

export function bars(section: Section, chart: Chart, numbers: Numbers, label: string): Markup {
  const isWhole = chart.columns.every(column => section.columns[column]!.kind === 'count')
  const scale = scaleOf(valuesIn(section, chart), isWhole)
  const x = (value: number): number => tenths(LEFT + scale.at(value) * (WIDTH - LEFT - RIGHT))
  const pitch = chart.columns.length * BAR + GAP
  const bottom = TOP + section.rows.length * pitch
  const rows = section.rows.map(({ name, cells }, i) => {
    const top = TOP + i * pitch
    const drawn = chart.columns.flatMap((column, series): Bar[] => {
      const { kind, name: of } = section.columns[column]!
      const cell = cells[column] ?? null
      const value = valueOf(cell)
      if (value === undefined) return []
      const title = `${name}, ${of}: ${numbers.cell(cell, kind)}`
      return [{ cell, value, series, y: top + series * BAR, title, text: numbers.cell(value, kind) }]
    })
    const text = element('text', { x: LEFT - 8, y: top + (pitch - GAP) / 2 + 4, class: 'name' }, name)
    return { text, drawn }
  })
  const all = rows.flatMap(({ drawn }) => drawn)
  const { line } = chart
  return element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${bottom + AXIS}`, role: 'img', 'aria-label': label },
    axis(scale, x, bottom, section.columns[chart.columns[0]!]!.kind, numbers),
    ...rows.map(({ text }) => text),
    ...all.map(each => lying(each, x)),
    line && element('line', { class: 'fair', x1: x(line.at), x2: x(line.at), y1: TOP - 4, y2: bottom }),
    ...all.map(each => valueText(each, x)),
  )
}

interface Bar {
  readonly cell: Cell
  readonly value: number
  readonly series: number
  readonly y: number
  readonly title: string
  readonly text: string
}

/** An interval this wide says next to nothing. */
const UNSURE = 0.5

function lying({ cell, value, series, y, title }: Bar, x: (value: number) => number): Markup {
  const [low = value, high = value] = intervalOf(cell)
  const [from, to] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))]
  const middle = y + BAR / 2
  return element(
    'g',
    { class: high - low > UNSURE ? 'unsure' : undefined },
    element('title', {}, title),
    element('rect', { class: `s${series}`, x: from, y: y + 1, width: tenths(to - from), height: BAR - 2 }),
    low < high
      ? element('path', {
          class: 'whisker',
          d: `M${x(low)} ${middle}H${x(high)}M${x(low)} ${middle - 3}v6M${x(high)} ${middle - 3}v6`,
        })
      : undefined,
  )
}

function valueText({ cell, value, y, text }: Bar, x: (value: number) => number): Markup {
  const [, high = value] = intervalOf(cell)
  return element('text', { x: tenths(Math.max(x(0), x(value), x(high)) + 5), y: y + BAR / 2 + 4, class: 'value' }, text)
}

function axis(
  { ticks }: Scale,
  x: (value: number) => number,
  bottom: number,
  kind: Section['columns'][number]['kind'],
  numbers: Numbers,
): Markup {
  return element(
    'g',
    { class: 'axis', 'aria-hidden': 'true' },
    ...ticks.flatMap(tick => [
      element('line', { x1: x(tick), x2: x(tick), y1: TOP - 4, y2: bottom, class: tick === 0 ? 'zero' : undefined }),
      element('text', { x: x(tick), y: bottom + 16 }, numbers.tick(tick, kind)),
    ]),
  )
}
