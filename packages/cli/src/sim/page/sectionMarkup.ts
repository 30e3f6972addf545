import type { Words } from '@lastlight/words'
import { bars } from './bars.ts'
import { histogram } from './histogram.ts'
import { element, type Markup } from './markup.ts'
import type { Numbers } from './numbers.ts'
import type { Chart, Section } from './section.ts'
import { type Replay, table } from './table.ts'

const SERIES = 6

export const sectionMarkup = (section: Section, id: string, words: Words, numbers: Numbers, replay: Replay): Markup =>
  element(
    'section',
    { 'aria-labelledby': id },
    element('h2', { id }, section.title),
    section.note === undefined ? undefined : element('p', {}, section.note),
    ...(section.rows.length === 0 ? [] : section.charts.map(chart => figure(section, chart, words, numbers))),
    table(section, words, numbers, replay),
    section.after === undefined ? undefined : element('p', {}, section.after),
  )

/** Columns beyond the available colours are shown in the table only. */
const drawn = (chart: Chart): Chart => ({ ...chart, columns: chart.columns.slice(0, SERIES) })

function figure(section: Section, given: Chart, words: Words, numbers: Numbers): Markup {
  const chart = drawn(given)
  const names = chart.columns.map(column => section.columns[column]!.name)
  const title = `${section.title}: ${words.list(names)}`
  const draw = chart.kind === 'bars' ? bars : histogram
  return element(
    'figure',
    {},
    element('figcaption', {}, title),
    names.length > 1 || chart.line ? legend(names, chart) : undefined,
    draw(section, chart, numbers, words.say('sim.chart', { title })),
    chart.kind === 'histogram'
      ? element('p', {}, words.say('sim.axes', { across: section.of, up: names[0]! }))
      : undefined,
  )
}

const swatch = (mark: Markup): Markup => element('svg', { viewBox: '0 0 10 10', 'aria-hidden': 'true' }, mark)

function legend(names: readonly string[], { line }: Chart): Markup {
  const series = names.map((name, i) =>
    element('li', {}, swatch(element('rect', { class: `s${i}`, width: 10, height: 10 })), name),
  )
  const dashed = element('line', { class: 'fair', x1: 5, x2: 5, y1: 0, y2: 10 })
  return element('ul', { class: 'legend' }, ...series, line && element('li', {}, swatch(dashed), line.name))
}
