// Portraits of the survivors. The dead keep their face, but they have lost their colour and closed their eyes.
import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import { memo } from 'react'
import { Framed, Shoulders } from '../../../art/bust/Portrait.tsx'
import type { ArtProps } from '../../../art/svg.tsx'
import { Blue } from './Blue.tsx'
import { LOOKS } from './looks.ts'

interface BustProps extends ArtProps {
  readonly survivor: SurvivorId
  readonly dead?: boolean
}

/** Head and shoulders alone, for other pictures. */
export const Survivor = ({ survivor, dead = false }: BustProps) => {
  if (survivor === 'blue') return <Blue eyes={dead ? 'closed' : 'open'} />
  const look = LOOKS[survivor]
  return <Shoulders person={dead ? { ...look, eyes: 'closed' } : look} />
}

const PALE = { filter: 'grayscale(1) contrast(.85) brightness(.8)' }

export const Bust = memo(function Bust({ survivor, dead = false, style, ...art }: BustProps) {
  const ground = survivor === 'blue' ? 'slate' : LOOKS[survivor].ground
  return (
    <Framed ground={ground} style={dead ? { ...PALE, ...style } : style} {...art}>
      <Survivor survivor={survivor} dead={dead} />
    </Framed>
  )
})
