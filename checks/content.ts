// `npm run content [-- <game>] [--json]`: every deck with its number of cards, and how many of them have words in each language.

import process from 'node:process'
import { parseArgs } from 'node:util'
import type { Deck } from './decks/deck.ts'
import { longNightDecks } from './decks/longNight.ts'
import { outliveDecks } from './decks/outlive.ts'

const GAMES: { readonly [game: string]: () => Promise<readonly Deck[]> } = {
  outlive: outliveDecks,
  'long-night': longNightDecks,
}

const line = ({ name, cards, kinds, words }: Deck): string => {
  const languages = Object.entries(words).map(([locale, n]) => `${locale} ${n === kinds ? 'all' : `${n} of ${kinds}`}`)
  return `  ${name.padEnd(22)} ${String(cards).padStart(4)} cards, ${String(kinds).padStart(3)} kinds   ${languages.join(', ')}`
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const games = positionals.length > 0 ? positionals : Object.keys(GAMES)
  const unknown = games.find(game => !Object.hasOwn(GAMES, game))
  if (unknown !== undefined) {
    console.error(`No game is called ${unknown}. There are: ${Object.keys(GAMES).join(', ')}.`)
    process.exit(1)
  }
  const report: { [game: string]: readonly Deck[] } = {}
  for (const game of games) {
    const decks = await GAMES[game]!()
    report[game] = decks
    console.log(`${game}\n${decks.map(line).join('\n')}`)
  }
  const missing = Object.values(report)
    .flat()
    .filter(({ kinds, words }) => Object.values(words).some(n => n < kinds))
  if (values.json) console.log(JSON.stringify(report))
  if (missing.length > 0) {
    console.error(`Words are missing for: ${missing.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
}
