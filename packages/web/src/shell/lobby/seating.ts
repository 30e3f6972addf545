// Who is to sit where at a new table.

import type { NewTable } from '@lastlight/protocol'

export type Chair =
  | { readonly kind: 'me' }
  /** Another person on the same device. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }

/** Where the game is kept: on this device, or on the server. */
export type Kept = 'here' | 'online'
export type Preset = 'friends' | 'screen' | 'solo'
export const PRESETS: readonly Preset[] = ['friends', 'screen', 'solo']
export const keptBy = (preset: Preset): Kept => (preset === 'friends' ? 'online' : 'here')

const otherOf = (preset: Preset, level: string): Chair => {
  switch (preset) {
    case 'friends':
      return { kind: 'open' }
    case 'screen':
      return { kind: 'person', name: '' }
    case 'solo':
      return { kind: 'bot', level }
  }
}

export const chairsFor = (preset: Preset, players: number, level: string): readonly Chair[] => [
  { kind: 'me' },
  ...Array.from({ length: players - 1 }, () => otherOf(preset, level)),
]

/** More or fewer of the same kind as the last one; the one who makes the table stays. */
export function resized(chairs: readonly Chair[], players: number): readonly Chair[] {
  const last = chairs.at(-1)!
  const more: Chair = last.kind === 'person' ? { ...last, name: '' } : last.kind === 'me' ? { kind: 'open' } : last
  return Array.from({ length: players }, (_, i) => chairs[i] ?? more)
}

/** Which kinds of seat there are: nobody joins a table that is kept on this device. */
export const kindsFor = (kept: Kept): readonly Chair['kind'][] =>
  kept === 'online' ? ['me', 'open', 'bot', 'person'] : ['me', 'person', 'bot']

export const keptAt = (chairs: readonly Chair[], kept: Kept): readonly Chair[] =>
  kept === 'online' ? chairs : chairs.map(chair => (chair.kind === 'open' ? { kind: 'person', name: '' } : chair))

/** What is missing: a message, or nothing. */
export function missing(chairs: readonly Chair[], kept: Kept, name: string): string | undefined {
  const mine = chairs.filter(({ kind }) => kind === 'me').length
  if (mine > 1) return 'tables.new.oneMe'
  if (kept === 'here' && !chairs.some(({ kind }) => kind === 'me' || kind === 'person')) return 'tables.new.nobody'
  if (kept === 'online' && name.trim() === '') return 'tables.new.noName'
  return undefined
}

/** As the server takes them. `nameOf`: what somebody without a name is called. */
export const seatWishes = (
  chairs: readonly Chair[],
  name: string,
  nameOf: (seat: number) => string,
): readonly NewTable['seats'][number][] =>
  chairs.map((chair, seat) => {
    switch (chair.kind) {
      case 'me':
        return { kind: 'me', name: name.trim() }
      case 'person':
        return { kind: 'me', name: chair.name.trim() || nameOf(seat) }
      default:
        return chair
    }
  })

/** As the table on this device takes them. */
export const localSeats = (
  chairs: readonly Chair[],
  name: string,
  nameOf: (seat: number) => string,
): readonly ({ readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: string })[] =>
  chairs.map((chair, seat) => {
    if (chair.kind === 'bot') return chair
    const given = chair.kind === 'me' ? name : chair.kind === 'person' ? chair.name : ''
    return { kind: 'person', name: given.trim() || nameOf(seat) }
  })
