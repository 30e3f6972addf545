import type { Figures } from './figures.ts'

const row = (name: string, cells: readonly (number | string)[]): string =>
  `  ${name.padEnd(14)}${cells.map(cell => String(cell).padStart(9)).join('')}`

export function print(figures: Figures): void {
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
  if (Object.keys(winRate).length > 0) console.log('\ngames won')
  for (const [bot, share] of Object.entries(winRate)) console.log(row(bot, [`${(share * 100).toFixed(1)} %`]))
  const parts = [
    ['seat', scores.bySeat.map((spread, seat) => [`${seat}`, spread] as const)],
    ['bot', Object.entries(scores.byBot)],
    ['leader', Object.entries(scores.byLeader)],
  ] as const
  for (const [name, spreads] of parts) {
    if (spreads.length === 0) continue
    console.log(`\n${row(`by ${name}`, ['games', 'mean', 'min', 'max'])}`)
    for (const [of, { count, mean, min, max }] of spreads) console.log(row(of, [count, mean, min, max]))
  }
  for (const { seed, message } of figures.failed) console.log(`\n✖ seed '${seed}'\n${message}`)
}
