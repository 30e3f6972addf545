import type { Figures } from './figures.ts'
import type { Until } from './stopping.ts'

const row = (name: string, cells: readonly (number | string)[]): string =>
  `  ${name.padEnd(14)}${cells.map(cell => String(cell).padStart(9)).join('')}`

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

export function print(figures: Figures, until: Until | undefined, more: readonly string[]): void {
  const { game, players, bots, games, finished, failures, scores, winRate } = figures
  console.log(
    `${game}, ${players} players, ${bots.join(', ')}: ${games} games, ${finished} finished, ${failures} failed`,
  )
  console.log(
    `${figures.seconds} s, ${figures.gamesPerSecond} games and ${figures.decisionsPerSecond} decisions a second, ` +
      `${figures.decisionsPerGame} decisions a game`,
  )
  for (const [bot, rate] of Object.entries(figures.decisionsPerSecondByBot))
    console.log(`${bot}: ${rate} decisions a second on one thread`)
  if (Object.keys(winRate).length > 0) console.log(`\n${row('games won', ['', 'from', 'to'])}`)
  for (const [bot, share] of Object.entries(winRate))
    console.log(row(bot, [share, ...figures.winRateInterval[bot]!].map(percent)))
  for (const { of, over, mean, interval, deals } of figures.lead) {
    const sure = interval.map(percent).join(' to ')
    console.log(`${of} over ${over}, seat for seat: ${percent(mean)} (${sure}) in ${deals} deals`)
  }
  if (until) console.log(verdict(figures, until))
  const parts = [
    ['seat', scores.bySeat.map((spread, seat) => [`${seat + 1}`, spread] as const)],
    ['bot', Object.entries(scores.byBot)],
    ['leader', Object.entries(scores.byLeader)],
  ] as const
  for (const [name, spreads] of parts) {
    if (spreads.length === 0) continue
    console.log(`\n${row(`by ${name}`, ['games', 'mean', 'min', 'max'])}`)
    for (const [of, { count, mean, min, max }] of spreads) console.log(row(of, [count, mean, min, max]))
  }
  for (const line of more) console.log(line)
  for (const { game: number, table, seed, message } of figures.failed) {
    const settings = Object.entries(table).map(pair => `, ${pair.join('=')}`)
    console.log(`\n✖ game ${number}${settings.join('')}, seed '${seed}': add --game ${number} --save FILE\n${message}`)
  }
}

const verdict = ({ stopped }: Figures, { rate, bot }: Until): string =>
  stopped === 'games'
    ? `whether ${bot} wins more or less than ${percent(rate)} is not shown`
    : `shown: ${bot} wins ${stopped === 'above' ? 'more' : 'less'} than ${percent(rate)}`
