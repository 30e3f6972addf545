// A person's appearance, as data.
import type { ReactNode } from 'react'
import type { COLLARS } from './clothes.tsx'
import type { BEARDS, BROWS, EYES, MOUTHS, NOSES, PROPS } from './face.tsx'
import type { HAIRDOS } from './hair.tsx'
import { CLOTHS, type Cloth, type Ground, HAIRS, type Hair, SKINS } from './tones.ts'

export interface Person {
  readonly ground: Ground
  readonly skin: 0 | 1 | 2 | 3
  readonly hair: Hair
  readonly coat: Cloth
  readonly build: 'slim' | 'mid' | 'broad'
  readonly face: 'round' | 'square' | 'long' | 'sharp'
  readonly hairdo: keyof typeof HAIRDOS
  readonly collar: keyof typeof COLLARS
  readonly eyes: keyof typeof EYES
  readonly brow: keyof typeof BROWS
  readonly nose: keyof typeof NOSES
  readonly mouth: keyof typeof MOUTHS
  readonly beard?: keyof typeof BEARDS
  readonly prop?: keyof typeof PROPS
  /** The colour of the hat or of the scarf. */
  readonly extra?: Cloth
  readonly old?: boolean
  /** Things only people of one game wear: behind the head, and over all the rest. */
  readonly behind?: Part
  readonly over?: readonly Part[]
}

export type Part = (measures: Measures) => ReactNode

/** Measures and tones that every part of one portrait shares. */
export interface Measures {
  /** Half the width of the head, and of the shoulders. */
  readonly w: number
  readonly shoulder: number
  readonly chin: number
  readonly jaw: number
  readonly mouthY: number
  readonly skin: readonly [string, string, string]
  readonly hair: readonly [string, string]
  readonly coat: readonly [string, string, string]
  readonly extra: readonly [string, string, string]
}

export function measuresOf(person: Person): Measures {
  const w = { slim: 17, mid: 19, broad: 21.5 }[person.build]
  const chin = 50 + { round: 16, square: 17, long: 19, sharp: 18.5 }[person.face]
  return {
    w,
    shoulder: { slim: 32, mid: 37, broad: 42 }[person.build],
    chin,
    jaw: w * { round: 0.86, square: 1.02, long: 0.72, sharp: 0.52 }[person.face],
    mouthY: Math.min(chin - 7, 63),
    skin: SKINS[person.skin],
    hair: HAIRS[person.hair],
    coat: CLOTHS[person.coat],
    extra: CLOTHS[person.extra ?? person.coat],
  }
}
