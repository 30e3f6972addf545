// Bars that stand side by side: how many games were that long.

import { element, type Markup } from './markup.ts'
import type { Numbers } from './numbers.ts'
import { percent, scaleOf } from './scale.ts'
import { type Chart, type Section, valueOf } from './section.ts'

/** In pixels, whatever the width. */
const HEIGHT = 240
const TOP = 10
const BOTTOM = 26
const LABELS = 5

export function histogram({ rows, columns }: Section, chart: Chart, numbers: Numbers, label: string): Markup {
  const column = chart.columns[0]!
  const { kind } = columns[column]!
  const values = rows.map(({ cells }) => valueOf(cells[column]) ?? 0)
  const scale = scaleOf(values, kind === 'count')
  const y = (value: number): number => Math.round(TOP + (1 - scale.at(value)) * (HEIGHT - TOP - BOTTOM))
  const every = Math.ceil(rows.length / LABELS)
  return element(
    'svg',
    { class: 'histogram', height: HEIGHT, role: 'img', 'aria-label': label },
    ...scale.ticks.flatMap(tick => [
      element('line', { class: tick === 0 ? 'zero' : 'grid', x1: 0, x2: '100%', y1: y(tick), y2: y(tick) }),
      element('text', { x: -8, y: y(tick) + 4, class: 'up' }, numbers.tick(tick, kind)),
    ]),
    ...rows.flatMap(({ name }, i) => [
      element(
        'g',
        {},
        element('title', {}, `${name}: ${numbers.cell(values[i]!, kind)}`),
        element('rect', {
          class: 's0',
          x: percent((i + 0.04) / rows.length),
          y: y(values[i]!),
          width: percent(0.92 / rows.length),
          height: y(0) - y(values[i]!),
        }),
      ),
      i % every === 0
        ? element('text', { x: percent((i + 0.5) / rows.length), y: HEIGHT - 8, class: 'across' }, name)
        : undefined,
    ]),
  )
}
