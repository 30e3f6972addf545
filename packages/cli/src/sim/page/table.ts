// The figures of a section, each with its interval and its sample, and a game of each row.

import type { Words } from '@lastlight/words'
import { element, type Markup } from './markup.ts'
import { NOTHING, type Numbers } from './numbers.ts'
import type { Cell, Column, Row, Section } from './section.ts'

/** The command that plays the game with this number again; missing where bots think by the clock. */
export type Replay = ((game: number) => string) | undefined

export function table(section: Section, words: Words, numbers: Numbers, replay: Replay): Markup {
  const { title, of, columns, rows, total } = section
  const hasGames = rows.some(({ game }) => game !== undefined)
  const names = [of, ...columns.map(({ name }) => name), ...(hasGames ? [words.say('sim.example')] : [])]
  const line = (row: Row): Markup =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, row.name, row.id === undefined ? undefined : element('small', {}, row.id)),
      ...columns.map((column, i) => cellOf(row.cells[i] ?? null, column, numbers)),
      hasGames ? element('td', {}, exampleOf(row.game, words, numbers, replay)) : undefined,
    )
  return element(
    'div',
    { class: 'table', role: 'region', tabindex: 0, 'aria-label': title },
    element(
      'table',
      {},
      element('caption', {}, words.say('sim.table', { title })),
      element('thead', {}, element('tr', {}, ...names.map(name => element('th', { scope: 'col' }, name)))),
      element('tbody', {}, ...rows.map(line)),
      total && element('tfoot', {}, line(total)),
    ),
  )
}

/** A narrow column breaks between the parts and nowhere else. */
const spaced = (parts: readonly Markup[]): readonly (Markup | string)[] =>
  parts.flatMap((part, i) => (i === 0 ? [part] : [' ', part]))

function cellOf(cell: Cell, { kind }: Column, numbers: Numbers): Markup {
  const text = numbers.cell(cell, kind)
  const sureness = numbers.sureness(cell, kind)
  return element(
    'td',
    { class: kind === 'words' && text !== NOTHING ? 'words' : undefined },
    text,
    sureness.length === 0
      ? undefined
      : element('small', {}, ...spaced(sureness.map(part => element('span', {}, part)))),
  )
}

function exampleOf(game: number | undefined, words: Words, numbers: Numbers, replay: Replay): Markup | string {
  if (game === undefined) return ''
  if (!replay) return numbers.count(game)
  return element(
    'details',
    {},
    element('summary', {}, words.say('sim.example.game', { n: game })),
    element('code', {}, replay(game)),
  )
}
