// The chairs of a new table: a chair is a seat before the game has begun.

import type { NewTable } from '@lastlight/protocol'

export type Chair =
  | { readonly kind: 'me' }
  /** Another person on the same device. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }

/** Where the table is: on this device, or on the server. */
export type TableHome = 'here' | 'online'
export type Preset = 'friends' | 'screen' | 'solo'
export const PRESETS: readonly Preset[] = ['friends', 'screen', 'solo']
export const homeOf = (preset: Preset): TableHome => (preset === 'friends' ? 'online' : 'here')

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

/** Adds chairs of the last one's kind, or removes the last ones; the person who makes the table stays. */
export function resized(chairs: readonly Chair[], players: number): readonly Chair[] {
  const last = chairs.at(-1)!
  const more: Chair = last.kind === 'person' ? { ...last, name: '' } : last.kind === 'me' ? { kind: 'open' } : last
  return Array.from({ length: players }, (_, i) => chairs[i] ?? more)
}

/** The kinds of seats: nobody can join a table on this device. */
export const kindsFor = (home: TableHome): readonly Chair['kind'][] =>
  home === 'online' ? ['me', 'open', 'bot', 'person'] : ['me', 'person', 'bot']

export const chairsAt = (chairs: readonly Chair[], home: TableHome): readonly Chair[] =>
  home === 'online' ? chairs : chairs.map(chair => (chair.kind === 'open' ? { kind: 'person', name: '' } : chair))

/** The message for a missing field; undefined when the form is complete. */
export function missingMessage(
  chairs: readonly Chair[],
  home: TableHome,
  name: string,
  isPublic = false,
): string | undefined {
  const mine = chairs.filter(({ kind }) => kind === 'me').length
  if (mine > 1) return 'tables.new.oneMe'
  if (isPublic && mine + chairs.filter(({ kind }) => kind === 'person').length > 1) return 'tables.new.oneSeat'
  if (home === 'here' && !chairs.some(({ kind }) => kind === 'me' || kind === 'person')) return 'tables.new.nobody'
  if (name.trim() === '' && home === 'online') return 'tables.new.noName'
  if (name.trim() === '' && mine > 0) return 'tables.new.noName.here'
  return undefined
}

/** The seats for the server. `nameOf`: the name of a person without one. */
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

/** The seats for a table on this device. */
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
