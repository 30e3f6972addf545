// A process for the bench: bots play whole games through the page, and every press is counted. It is told a game and, if
// need be, seeds and a number of rounds.

import process from 'node:process'
import { closeHouse, type House, openHouse } from './house.ts'
import { type Pressed, Presser } from './presser.ts'
import { newGame, PRESSINGS } from './pressings.ts'
import { openFile } from './saved.ts'

/** A game of The Long Night may be over after three rounds, so more of them are played. */
const SEEDS: { readonly [game: string]: string } = {
  outlive: 'first,second,third',
  'long-night': 'first,second,third,fourth,fifth',
}

async function playedThrough(house: House, game: string, seed: string, rounds?: number): Promise<Pressed> {
  const { page, context } = await house.visitor({
    prefs: { onePress: true, autoEnd: true, learned: Object.keys(PRESSINGS) },
  })
  await openFile(page, newGame(game, seed))
  const pressed = await new Presser(page, seed, PRESSINGS[game]!).play(rounds)
  await context.close()
  return pressed
}

const [game = 'outlive', seeds = SEEDS[game]!, rounds] = process.argv.slice(2)
const house = await openHouse()
const pressed = await Promise.all(
  seeds.split(',').map(seed => playedThrough(house, game, seed, rounds ? Number(rounds) : undefined)),
)
if (process.send) process.send(pressed)
else {
  process.stdout.write(`${JSON.stringify(pressed, undefined, 2)}\n`)
  await closeHouse()
}
