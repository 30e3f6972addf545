// The ten leaders, each drawn from one big idea, and the crowd behind them.
import type { LeaderId } from '@lastlight/outlive/content/leaders'
import { Portrait } from '../../../art/bust/bust.tsx'
import type { Person } from '../../../art/bust/person.ts'
import { seeded } from '../../../art/random.ts'
import type { ArtProps } from '../../../art/svg.tsx'

const LEADERS: { readonly [id in LeaderId]: Person } = {
  solen: {
    ground: 'rust',
    skin: 1,
    hair: 'black',
    coat: 'black',
    build: 'slim',
    face: 'sharp',
    hairdo: 'hood',
    collar: 'rope',
    eyes: 'narrow',
    brow: 'odd',
    nose: 'long',
    mouth: 'smirk',
    beard: 'stubble',
    prop: 'scar',
  },
  mary: {
    ground: 'sky',
    skin: 0,
    hair: 'rust',
    coat: 'navy',
    build: 'slim',
    face: 'round',
    hairdo: 'badge',
    collar: 'tie',
    eyes: 'open',
    brow: 'stern',
    nose: 'small',
    mouth: 'flat',
    extra: 'navy',
  },
  lilyRose: {
    ground: 'plum',
    skin: 0,
    hair: 'teal',
    coat: 'plum',
    build: 'slim',
    face: 'round',
    hairdo: 'bob',
    collar: 'tee',
    eyes: 'open',
    brow: 'up',
    nose: 'small',
    mouth: 'smile',
    prop: 'glasses',
  },
  jacob: {
    ground: 'ochre',
    skin: 1,
    hair: 'white',
    coat: 'olive',
    build: 'broad',
    face: 'square',
    hairdo: 'bald',
    collar: 'straps',
    eyes: 'tired',
    brow: 'flat',
    nose: 'broad',
    mouth: 'flat',
    beard: 'full',
    old: true,
  },
  erin: {
    ground: 'teal',
    skin: 0,
    hair: 'rust',
    coat: 'ochre',
    build: 'slim',
    face: 'round',
    hairdo: 'braid',
    collar: 'scarf',
    eyes: 'open',
    brow: 'up',
    nose: 'small',
    mouth: 'smile',
    prop: 'freckles',
    extra: 'teal',
  },
  grayson: {
    ground: 'dusk',
    skin: 2,
    hair: 'black',
    coat: 'red',
    build: 'broad',
    face: 'square',
    hairdo: 'mohawk',
    collar: 'up',
    eyes: 'narrow',
    brow: 'stern',
    nose: 'broad',
    mouth: 'grim',
    beard: 'goatee',
  },
  kooper: {
    ground: 'algae',
    skin: 1,
    hair: 'grey',
    coat: 'rust',
    build: 'broad',
    face: 'square',
    hairdo: 'brim',
    collar: 'fur',
    eyes: 'narrow',
    brow: 'stern',
    nose: 'hook',
    mouth: 'flat',
    beard: 'full',
    extra: 'olive',
    old: true,
  },
  liza: {
    ground: 'wine',
    skin: 3,
    hair: 'black',
    coat: 'olive',
    build: 'mid',
    face: 'sharp',
    hairdo: 'bun',
    collar: 'bandolier',
    eyes: 'narrow',
    brow: 'stern',
    nose: 'small',
    mouth: 'smirk',
  },
  swifty: {
    ground: 'mint',
    skin: 2,
    hair: 'brown',
    coat: 'ochre',
    build: 'slim',
    face: 'long',
    hairdo: 'wild',
    collar: 'tee',
    eyes: 'open',
    brow: 'up',
    nose: 'small',
    mouth: 'smile',
    prop: 'goggles',
  },
  wilson: {
    ground: 'sand',
    skin: 0,
    hair: 'brown',
    coat: 'bone',
    build: 'mid',
    face: 'long',
    hairdo: 'crop',
    collar: 'up',
    eyes: 'tired',
    brow: 'flat',
    nose: 'long',
    mouth: 'flat',
    beard: 'moustache',
    prop: 'patch',
  },
}

/** Most have no beard. */
const NONE: readonly undefined[] = [undefined, undefined, undefined, undefined, undefined, undefined]

/** Somebody of the crowd: the same seed is always the same face. */
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

type BustProps = ArtProps & ({ readonly leader: LeaderId } | { readonly crowd: number | string })

/** A portrait: of a leader, or of somebody in the crowd. */
export function Bust(props: BustProps) {
  const { label, className, style } = props
  const person = 'leader' in props ? LEADERS[props.leader] : anybody(props.crowd)
  return <Portrait person={person} label={label} className={className} style={style} />
}
