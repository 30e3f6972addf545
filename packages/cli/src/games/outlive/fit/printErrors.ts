import { STAGES } from '@lastlight/bots/games/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import type { Errors } from '../../../fit/errors.ts'

const row = (name: string, cells: readonly string[]): string =>
  `  ${name.padEnd(8)}${cells.map(cell => cell.padStart(8)).join('')}`

const figure = (error: number | undefined): string => error?.toFixed(2) ?? '-'

/** How far off a fit to the other games is in the games that were held out, in points. */
export function printErrors(errors: Errors): void {
  const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1)
  console.log('root mean square error in the games held out, by stage and round')
  console.log(row('', [...rounds.map(String), 'all', 'samples']))
  for (const what of [...STAGES, 'pairs', 'set-ups']) {
    const cells = [...rounds.map(round => errors.root(what, round)), errors.root(what)].map(figure)
    console.log(row(what, [...cells, String(errors.count(what))]))
  }
}
