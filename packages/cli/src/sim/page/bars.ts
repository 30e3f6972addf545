// A bar for each row and column, lying; a whisker shows the interval.

import { element, type Markup } from './markup.ts'
import type { Numbers } from './numbers.ts'
import { percent, type Scale, scaleOf } from './scale.ts'
import { type Cell, type Chart, type Column, intervalOf, type Row, type Section, sampleOf, valueOf } from './section.ts'

/** In pixels, whatever the width. */
const TRACK = 18
const MIDDLE = TRACK / 2
const BAR = 10
const CAP = 3
const AXIS = 20

/** An interval of a share that is this wide says next to nothing; so does a mean of so few. */
const WIDE = 0.5
const FEW = 5

function isUnsure(cell: Cell, kind: Column['kind']): boolean {
  const [low, high] = intervalOf(cell) ?? [0, 0]
  return kind === 'mean' ? (sampleOf(cell) ?? FEW) < FEW : high - low > WIDE
}

/** The values that the axis must hold; a mean of few games may be anywhere and would make all others small. */
const valuesIn = ({ rows, columns }: Section, { columns: drawn, line }: Chart): number[] => [
  ...rows.flatMap(({ cells }) =>
    drawn.flatMap(i => {
      const [cell = null, { kind }] = [cells[i], columns[i]!]
      const interval = kind === 'mean' && isUnsure(cell, kind) ? [] : (intervalOf(cell) ?? [])
      return [valueOf(cell) ?? 0, ...interval]
    }),
  ),
  ...(line ? [line.at] : []),
]

export function bars(section: Section, chart: Chart, numbers: Numbers, label: string): Markup {
  const columns = chart.columns.map(column => section.columns[column]!)
  const scale = scaleOf(
    valuesIn(section, chart),
    columns.every(({ kind }) => kind === 'count'),
  )
  const drawing: Drawing = { chart, columns, scale, numbers }
  return element(
    'div',
    { class: 'bars', role: 'img', 'aria-label': label },
    ...section.rows.map(row => rowOf(row, drawing)),
    element('div', { class: 'row' }, element('div', { class: 'name' }), axis(scale, columns[0]!.kind, numbers)),
  )
}

interface Drawing {
  readonly chart: Chart
  readonly columns: readonly Column[]
  readonly scale: Scale
  readonly numbers: Numbers
}

function rowOf({ name, cells }: Row, drawing: Drawing): Markup {
  const { chart, columns, numbers } = drawing
  const drawn = columns.flatMap(({ kind, name: of }, series) => {
    const cell = cells[chart.columns[series]!] ?? null
    const text = numbers.cell(cell, kind)
    const title = `${name}, ${of}: ${[text, ...numbers.sureness(cell, kind)].join(' ')}`
    return [track(cell, kind, series, title, drawing), element('div', { class: 'value' }, text)]
  })
  const span = `grid-row: span ${columns.length}`
  return element('div', { class: 'row' }, element('div', { class: 'name', style: span }, name), ...drawn)
}

const upright = (share: number, name: string | undefined, from = 0, to = TRACK): Markup =>
  element('line', { class: name, x1: percent(share), x2: percent(share), y1: from, y2: to })

function track(
  cell: Cell,
  kind: Column['kind'],
  series: number,
  title: string,
  { scale, chart: { line } }: Drawing,
): Markup {
  const value = valueOf(cell)
  return element(
    'svg',
    { class: 'track', height: TRACK, 'aria-hidden': 'true' },
    ...scale.ticks.map(tick => upright(scale.at(tick), tick === 0 ? 'zero' : 'grid')),
    value === undefined ? undefined : lying(cell, value, `s${series}`, isUnsure(cell, kind), title, scale),
    line && upright(scale.at(line.at), 'fair'),
  )
}

function lying(cell: Cell, value: number, name: string, unsure: boolean, title: string, scale: Scale): Markup {
  const [low, high] = intervalOf(cell) ?? [value, value]
  const [from, to] = [scale.at(Math.min(0, value)), scale.at(Math.max(0, value))]
  const ends = [Math.max(0, scale.at(low)), Math.min(1, scale.at(high))] as const
  return element(
    'g',
    { class: unsure ? 'unsure' : undefined },
    element('title', {}, title),
    element('rect', {
      class: name,
      x: percent(from),
      y: MIDDLE - BAR / 2,
      width: percent(to - from),
      height: BAR,
    }),
    ...(low < high
      ? [
          element('line', { class: 'whisker', x1: percent(ends[0]), x2: percent(ends[1]), y1: MIDDLE, y2: MIDDLE }),
          ...ends.map(end => upright(end, 'whisker', MIDDLE - CAP, MIDDLE + CAP)),
        ]
      : []),
  )
}

const axis = ({ ticks, at }: Scale, kind: Column['kind'], numbers: Numbers): Markup =>
  element(
    'svg',
    { class: 'track axis', height: AXIS, 'aria-hidden': 'true' },
    ...ticks.map(tick => element('text', { x: percent(at(tick)), y: AXIS - 5 }, numbers.tick(tick, kind))),
  )
