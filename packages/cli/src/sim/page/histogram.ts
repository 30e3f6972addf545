// Bars that stand side by side: how many games were that long.

import { element, type Markup } from './markup.ts'
import type { Numbers } from './numbers.ts'
import { scaleOf, tenths, WIDTH } from './scale.ts'
import { type Chart, type Section, valueOf } from './section.ts'

const HEIGHT = 260
const LEFT = 60
const TOP = 10
const BOTTOM = 30
const LABELS = 8

export function histogram({ rows, columns }: Section, chart: Chart, numbers: Numbers, label: string): Markup {
  const column = chart.columns[0]!
  const { kind } = columns[column]!
  const values = rows.map(({ cells }) => valueOf(cells[column]) ?? 0)
  const scale = scaleOf(values, kind === 'count')
  const y = (value: number): number => tenths(TOP + (1 - scale.at(value)) * (HEIGHT - TOP - BOTTOM))
  const pitch = (WIDTH - LEFT) / Math.max(1, rows.length)
  const every = Math.ceil(rows.length / LABELS)
  return element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': label },
    element(
      'g',
      { class: 'axis', 'aria-hidden': 'true' },
      ...scale.ticks.flatMap(tick => [
        element('line', { x1: LEFT, x2: WIDTH, y1: y(tick), y2: y(tick), class: tick === 0 ? 'zero' : undefined }),
        element('text', { x: LEFT - 8, y: y(tick) + 4, class: 'name' }, numbers.tick(tick, kind)),
      ]),
    ),
    ...rows.flatMap(({ name }, i) => {
      const x = tenths(LEFT + i * pitch)
      return [
        element(
          'g',
          {},
          element('title', {}, `${name}: ${numbers.cell(values[i]!, kind)}`),
          element('rect', {
            class: 's0',
            x: x + 1,
            y: y(values[i]!),
            width: tenths(Math.max(1, pitch - 2)),
            height: tenths(y(0) - y(values[i]!)),
          }),
        ),
        i % every === 0
          ? element('text', { x: tenths(x + pitch / 2), y: HEIGHT - BOTTOM + 18, class: 'tick' }, name)
          : undefined,
      ]
    }),
  )
}
