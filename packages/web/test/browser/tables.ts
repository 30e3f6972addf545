// A server with some life: public tables that wait for somebody, and some where a game goes on.

import { defaultConfig } from '@lastlight/kernel'
import { game as longNight } from '@lastlight/long-night'
import type { NewTable } from '@lastlight/protocol'
import { Somebody } from '../server.ts'

type Seat = NewTable['seats'][number]
const ME: Seat = { kind: 'me' }
const OPEN: Seat = { kind: 'open' }
const BOT: Seat = { kind: 'bot', level: 'greedy' }

interface Wish {
  readonly maker: string
  /** Outlive, unless another is named. */
  readonly game?: 'long-night'
  readonly seats: readonly Seat[]
  readonly clock: NewTable['clock']
  /** Who has sat down since. */
  readonly guests?: readonly string[]
}

const WAITING: readonly Wish[] = [
  { maker: 'Ines', seats: [ME, OPEN, OPEN], clock: { kind: 'live', seconds: 60 } },
  {
    maker: 'Marek',
    game: 'long-night',
    seats: [ME, OPEN, OPEN, OPEN],
    clock: { kind: 'days', hours: 24 },
    guests: ['Hana'],
  },
  { maker: 'Zuzana', seats: [ME, OPEN, BOT], clock: { kind: 'live', seconds: 90 } },
  { maker: 'Jonas', game: 'long-night', seats: [ME, OPEN, OPEN], clock: { kind: 'none' } },
]
const PLAYING: readonly Wish[] = [
  { maker: 'Petra', seats: [ME, OPEN, BOT], clock: { kind: 'live', seconds: 120 }, guests: ['Tomek'] },
  { maker: 'Lena', game: 'long-night', seats: [ME, BOT, BOT], clock: { kind: 'none' } },
]

export async function openLobby(url: string): Promise<void> {
  for (const wish of PLAYING) {
    const { maker, id } = await make(url, wish)
    await maker.api.start(id)
  }
  for (const wish of WAITING) await make(url, wish)
}

async function make(
  url: string,
  { maker: name, game, seats, clock, guests = [] }: Wish,
): Promise<{ maker: Somebody; id: string }> {
  const maker = await Somebody.named(url, name)
  const config = game
    ? (defaultConfig(longNight.configs, seats.length) as unknown as NewTable['config'])
    : { players: seats.length, quick: true, heroes: 'together' }
  const { id } = await maker.api.makeTable({ game: game ?? 'outlive', config, seats, clock, open: true, delay: 0 })
  for (const guest of guests) await (await Somebody.named(url, guest)).api.join(id, { name: guest })
  return { maker, id }
}
