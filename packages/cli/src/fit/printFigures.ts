import type { HeldOutFigures } from '@lastlight/bots/net'

const row = (name: string, numbers: readonly number[]): string =>
  `  ${name.padEnd(26)}${numbers.map(n => n.toFixed(3).padStart(7)).join('')}`

export function printFigures({ games, positions, r2, logLoss, blindLogLoss }: HeldOutFigures): void {
  console.log(`on ${games} games (${positions} positions) that the net has not seen, by round:`)
  console.log(row('R² of the final points', r2))
  console.log(row('log loss of winning', logLoss))
  console.log(row('without looking', [blindLogLoss]))
}
