// `npm run content [-- <game>] [--json]`: every deck with its number of cards, and how many of
// them have words in each language; with `--games N` also the cards that N games of bots never showed;
// with `--decks FILE` whether a group's own decks are good.

import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkDecks } from '@lastlight/cli/checkDecks'
import { BadArgument, runCommand } from '@lastlight/cli/command'
import { countPlayed, neverIn } from '@lastlight/cli/content'
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
  games: {
    type: 'string',
    value: 'N',
    default: '0',
    does: 'lets bots play N games and names cards that never came up',
  },
  decks: { type: 'string', value: 'FILE', does: 'says instead whether the decks in this file are good, and why not' },
  lang: { type: 'string', value: 'en|pl|cs', default: 'en', does: 'the language of the reason' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run content -- [GAME..]',
  does: 'Every deck with its number of cards, and how many of them have words in each language.',
  options: OPTIONS,
  example: 'npm run content -- long-night --games 2000',
}

async function content(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  if (values.decks !== undefined) return checkDecks(values.decks, values.lang)
  const chosen = positionals.length > 0 ? positionals : GAME_IDS
  const unknown = chosen.find(game => !GAME_IDS.includes(game))
  if (unknown !== undefined) throw new BadArgument(`No game is called ${unknown}. There are: ${GAME_IDS.join(', ')}.`)
  const games = Number(values.games)
  if (!Number.isInteger(games) || games < 0) throw new BadArgument(`--games: ${values.games} is not a number of games.`)
  const decks: { [game: string]: Decks } = {}
  const neverPlayed: string[] = []
  for (const game of chosen) {
    const all = await decksOf(game)
    console.log(`${game}\n${all.map(line).join('\n')}`)
    decks[game] = all.map(({ name, cards, kinds, words }) => ({ name, cards, kinds, words }))
    if (games > 0) neverPlayed.push(...neverIn(all, await countPlayed(process.cwd(), game, games)))
  }
  const missing = Object.values(decks)
    .flat()
    .reduce((sum, each) => sum + wordless(each), 0)
  if (missing > 0) console.error(`Words are missing for ${missing} cards.`)
  if (games > 0) console.log(`never played in ${games} games: ${neverPlayed.join(', ') || 'none'}`)
  if (values.json) console.log(JSON.stringify({ decks, missing, ...(games > 0 && { games, neverPlayed }) }))
  return missing > 0 || neverPlayed.length > 0 ? 1 : 0
}

/** How many words are missing, over all languages. */
const wordless = ({ kinds, words }: Decks[number]): number =>
  Object.values(words).reduce((sum, n) => sum + kinds - n, 0)

if (import.meta.main) await runCommand(USAGE, content)
