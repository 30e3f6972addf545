// The same figures in words, for a terminal.

import type { LongNightFigures, Won } from './figures.ts'

const row = (name: string, cells: readonly (number | string)[]): string =>
  `  ${name.padEnd(26)}${cells.map(cell => String(cell).padStart(11)).join('')}`

const percent = (part: number, all: number): string => (all === 0 ? '–' : `${((part / all) * 100).toFixed(1)} %`)

const goalRow = (name: string, { dealt, won, completed }: Won): string =>
  row(name, [dealt, won, percent(won, dealt), won > completed ? '–' : percent(won, completed)])

export function longNightLines(figures: LongNightFigures): readonly string[] {
  const { endings, moraleByRound, roundsPlayed, winsByGoal, objectives, crossroads, crises, exiles, traitors } = figures
  const games = Object.values(endings).reduce((sum, n) => sum + n, 0)
  const used = Object.entries(crossroads).filter(([, options]) => Object.values(options).some(n => n > 0))
  return [
    `\n${row('how games end', ['games', 'share'])}`,
    ...Object.entries(endings).map(([ending, n]) => row(ending, [n, percent(n, games)])),
    `\n${row('main objective', ['played', 'completed', 'share'])}`,
    ...Object.entries(objectives).map(([id, { played, completed }]) =>
      row(id, [played, completed, percent(completed, played)]),
    ),
    `\n${row('round', ['games', 'morale', 'ended in it'])}`,
    ...roundRows(moraleByRound, roundsPlayed),
    `\n${row('won with', ['dealt', 'won', 'share', 'of completed'])}`,
    ...Object.entries(winsByGoal.byKind).map(([kind, won]) => goalRow(kind, won)),
    ...Object.entries(winsByGoal.byId).map(([id, won]) => goalRow(`  ${id}`, won)),
    `\n${row('crisis', ['prevented', 'failed', 'share'])}`,
    ...Object.entries(crises).map(([id, { prevented, failed }]) =>
      row(id, [prevented, failed, percent(prevented, prevented + failed)]),
    ),
    `\n  exiled: ${exiles.traitor} traitors and ${exiles.loyal} loyal players; ${figures.deaths} survivors died`,
    `\n${row('belief that one is the traitor', ['seats', 'traitors', 'share'])}`,
    ...Object.entries(figures.beliefs).map(([from, { seats, traitors: found }]) =>
      row(`${from} to ${Number(from) + 20} %`, [seats, found, percent(found, seats)]),
    ),
    `  of ${traitors.dealt} traitors ${traitors.suspected} were suspected and ${traitors.exiled} exiled`,
    `\n${row('crossroads', ['times', 'first', 'second'])}`,
    ...used.map(([id, options]) => {
      const [first = 0, second = 0] = Object.values(options)
      return row(id, [first + second, percent(first, first + second), percent(second, first + second)])
    }),
  ]
}

function roundRows(
  morale: LongNightFigures['moraleByRound'],
  ended: LongNightFigures['roundsPlayed'],
): readonly string[] {
  const rounds = Math.max(0, ...morale.map(({ round }) => round), ...Object.keys(ended).map(Number))
  return Array.from({ length: rounds }, (_, i) => {
    const at = morale.find(({ round }) => round === i + 1)
    return row(`${i + 1}`, [at?.games ?? 0, at?.morale ?? '–', ended[i + 1] ?? 0])
  })
}
