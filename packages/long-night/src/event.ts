// What can be told of a game. A log of these is read by each person in their own language.

import type { Seat } from '@lastlight/kernel'
import type { Exposure } from './content/exposure.ts'
import type { Place } from './content/places.ts'

export type Event =
  | { readonly e: 'dealt'; readonly seat: Seat; readonly survivors: readonly string[] }
  | { readonly e: 'joins'; readonly seat: Seat; readonly survivor: string; readonly at: Place }
  | { readonly e: 'leads'; readonly seat: Seat; readonly survivor: string }
  | { readonly e: 'firstPlayer'; readonly seat: Seat }
  | { readonly e: 'crisis'; readonly crisis: string }
  | { readonly e: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly e: 'spent'; readonly seat: Seat; readonly die: number }
  | { readonly e: 'moved'; readonly survivor: string; readonly to: Place }
  | { readonly e: 'exposed'; readonly survivor: string; readonly result: Exposure }
  | { readonly e: 'hurt'; readonly survivor: string; readonly how: 'wound' | 'frostbite' | 'despair' }
  | { readonly e: 'died'; readonly survivor: string; readonly at: Place }
  | { readonly e: 'handLost'; readonly seat: Seat; readonly cards: readonly string[] }
  | { readonly e: 'zombie'; readonly at: Place; readonly entrance: number }
  | { readonly e: 'barricadeLost'; readonly at: Place; readonly entrance: number }
  | { readonly e: 'trapSprung'; readonly at: Place; readonly entrance: number; readonly zombies: number }
  | { readonly e: 'overrun'; readonly at: Place; readonly entrance: number }
  | { readonly e: 'helplessDied'; readonly rebellious: boolean }
  | { readonly e: 'zombieDied'; readonly at: Place; readonly entrance: number; readonly by: string }
  | { readonly e: 'barricaded'; readonly at: Place; readonly entrance: number; readonly by: string }
  | { readonly e: 'searched'; readonly seat: Seat; readonly survivor: string; readonly at: Place }
  | { readonly e: 'drew'; readonly seat: Seat; readonly card?: string }
  | { readonly e: 'noise'; readonly at: Place }
  | { readonly e: 'kept'; readonly seat: Seat; readonly card?: string }
  | { readonly e: 'contributed'; readonly seat: Seat; readonly card?: string }
  | { readonly e: 'turnOver'; readonly seat: Seat }
  | { readonly e: 'ate'; readonly food: number }
  | { readonly e: 'starved'; readonly tokens: number }
  | { readonly e: 'wasteRots'; readonly cards: number }
  | { readonly e: 'opened'; readonly card: string; readonly counts: 1 | -1 }
  | { readonly e: 'crisisFailed'; readonly crisis: string }
  | { readonly e: 'crisisPrevented'; readonly crisis: string }
  | { readonly e: 'noiseGone'; readonly at: Place; readonly loud: boolean }
  | { readonly e: 'morale'; readonly by: number; readonly left: number }
  | { readonly e: 'round'; readonly left: number }
  | { readonly e: 'over'; readonly won: boolean }
