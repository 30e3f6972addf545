// People without a name: drawn by chance, but always the same face for the same seed.
import { seeded } from '../random.ts'
import type { ArtProps } from '../svg.tsx'
import { Portrait } from './Portrait.tsx'
import type { Person } from './person.ts'

/** Most have no beard. */
const NONE: readonly undefined[] = [undefined, undefined, undefined, undefined, undefined, undefined]

function anybody(seed: number | string): Person {
  const start =
    typeof seed === 'number' ? seed : seed.split('').reduce((sum, c) => Math.imul(sum, 31) + c.charCodeAt(0), 7)
  const next = seeded(Math.imul(start + 1, 0x9e3779b1) >>> 0)
  const pick = <T,>(...from: readonly T[]): T => from[Math.floor(next() * from.length)]!
  const beard = pick(...NONE, 'stubble', 'full', 'moustache', 'goatee')
  const prop = pick(undefined, undefined, undefined, 'glasses', 'freckles') as Person['prop']
  return {
    ground: 'mood',
    skin: pick(0, 1, 2, 3),
    hair: pick('black', 'brown', 'rust', 'straw', 'grey', 'white', 'wine'),
    coat: pick('rust', 'olive', 'navy', 'ochre', 'plum', 'bone', 'red', 'teal'),
    build: pick('slim', 'mid', 'broad'),
    face: pick('round', 'square', 'long', 'sharp'),
    hairdo: beard
      ? pick('crop', 'bald', 'cap', 'beanie', 'wild')
      : pick('crop', 'long', 'bun', 'bob', 'braid', 'beanie', 'cap'),
    collar: pick('up', 'scarf', 'tee', 'straps', 'fur'),
    eyes: pick('open', 'narrow', 'tired'),
    brow: pick('flat', 'stern', 'up', 'odd'),
    nose: pick('small', 'long', 'broad', 'hook'),
    mouth: pick('flat', 'smile', 'smirk', 'grim'),
    extra: pick('red', 'navy', 'olive', 'bone', 'rust', 'teal'),
    old: next() < 0.25,
    ...(beard && { beard }),
    ...(prop && { prop }),
  }
}

/** A portrait of somebody in the crowd. */
export const Bust = ({ seed, ...art }: ArtProps & { readonly seed: number | string }) => (
  <Portrait person={anybody(seed)} {...art} />
)
