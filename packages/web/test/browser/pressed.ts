// A process for the bench: bots play whole games through the page, and every press is counted. It is told a game and, if
// need be, seeds and a number of rounds.

import process from 'node:process'
import { Match } from '@lastlight/kernel'
import { textOf } from '../../src/play/local/file.ts'
import { House } from './house.ts'
import { type Pressed, Presser, type Pressing } from './presser.ts'
import { PRESSINGS } from './pressings.ts'
import { openFile } from './saved.ts'

const SEEDS = 'first,second,third'

async function playedThrough(house: House, seed: string, of: Pressing, rounds?: number): Promise<Pressed> {
  const { page, context } = await house.visitor({
    prefs: { onePress: true, autoEnd: true, learned: Object.keys(PRESSINGS) },
  })
  await openFile(page, textOf(of.seats, Match.start(of.game, of.config as never, seed).save()))
  const pressed = await new Presser(page, seed, of).play(rounds)
  await context.close()
  return pressed
}

const [game = 'outlive', seeds = SEEDS, rounds] = process.argv.slice(2)
const house = await House.open()
process.once('disconnect', () => void house.close())
const pressed = await Promise.all(
  seeds.split(',').map(seed => playedThrough(house, seed, PRESSINGS[game]!, rounds ? Number(rounds) : undefined)),
)
if (process.send) process.send(pressed)
else {
  process.stdout.write(`${JSON.stringify(pressed, undefined, 2)}\n`)
  await house.close()
}
