// `npm run content [-- <game>] [--json]`: every deck with its number of cards, and how many of them have words in each language.

import { parseArgs } from 'node:util'
import { BadArgument, runCommand } from '@lastlight/cli/command'
import { GAME_IDS, manifestOf } from '@lastlight/cli/games'
import type { Options, Usage } from '@lastlight/cli/usage'

type Decks = Awaited<ReturnType<typeof decksOf>>

/** By game; a game without cards has none. */
export const decksOf = async (game: string) => (await (await manifestOf(game))?.decks?.()) ?? []

const line = ({ name, cards, kinds, words }: Decks[number]): string => {
  const languages = Object.entries(words).map(([locale, n]) => `${locale} ${n === kinds ? 'all' : `${n} of ${kinds}`}`)
  return `  ${name.padEnd(22)} ${String(cards).padStart(4)} cards, ${String(kinds).padStart(3)} kinds   ${languages.join(', ')}`
}

const OPTIONS = {
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run content -- [GAME..]',
  does: 'Every deck with its number of cards, and how many of them have words in each language.',
  options: OPTIONS,
  example: 'npm run content -- long-night',
}

async function content(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const games = positionals.length > 0 ? positionals : GAME_IDS
  const unknown = games.find(game => !GAME_IDS.includes(game))
  if (unknown !== undefined) throw new BadArgument(`No game is called ${unknown}. There are: ${GAME_IDS.join(', ')}.`)
  const report: { [game: string]: Decks } = {}
  for (const game of games) {
    const decks = await decksOf(game)
    report[game] = decks
    console.log(`${game}\n${decks.map(line).join('\n')}`)
  }
  const missing = Object.values(report)
    .flat()
    .filter(({ kinds, words }) => Object.values(words).some(n => n < kinds))
  if (values.json) console.log(JSON.stringify(report))
  if (missing.length > 0) console.error(`Words are missing for: ${missing.map(({ name }) => name).join(', ')}.`)
  return missing.length > 0 ? 1 : 0
}

if (import.meta.main) await runCommand(USAGE, content)
