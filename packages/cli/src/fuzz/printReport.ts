import { sumOf } from './campaign.ts'
import type { FuzzRecord, Tally } from './record.ts'

export interface Figures extends Tally {
  readonly game: string
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly byPlayers: { readonly [players: string]: Tally }
}

/** The totals of one record or of several. */
export function figuresOf(game: string, records: readonly FuzzRecord[]): Figures {
  const byPlayers: { [players: string]: Tally } = {}
  for (const record of records) {
    for (const [players, tally] of Object.entries(record.byPlayers)) {
      byPlayers[players] = sumOf([...(byPlayers[players] ? [byPlayers[players]] : []), tally])
    }
  }
  const all = sumOf(Object.values(byPlayers))
  const seconds = records.reduce((sum, record) => sum + record.seconds, 0)
  return {
    game,
    ...all,
    seconds: Math.round(seconds * 10) / 10,
    gamesPerSecond: seconds === 0 ? 0 : Math.round((all.games / seconds) * 10) / 10,
    byPlayers,
  }
}

const count = (n: number): string => n.toLocaleString('en').padStart(12)

export function printReport(figures: Figures): void {
  console.log(
    `${'players'.padEnd(8)}${'games'.padStart(12)}${'failures'.padStart(12)}${'decisions'.padStart(12)}${'checks'.padStart(12)}`,
  )
  const rows: [string, Tally][] = [...Object.entries(figures.byPlayers), ['all', figures]]
  for (const [name, { games, failures, decisions, checks }] of rows) {
    console.log(`${name.padEnd(8)}${count(games)}${count(failures)}${count(decisions)}${count(checks)}`)
  }
  const { game, seconds, gamesPerSecond, goingBack, takenBack } = figures
  console.log(
    `\n${goingBack.toLocaleString('en')} games with undo and rewinds went back ${takenBack.toLocaleString('en')} times`,
  )
  console.log(`${game}: ${gamesPerSecond} games a second over ${seconds} s`)
}
