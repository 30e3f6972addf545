import type { View } from '@lastlight/long-night'
import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import type { ReactElement } from 'react'
import type { Thing } from '../../face/face.ts'
import { useWords } from '../../words/words.tsx'
import { Bust } from './art/Bust.tsx'
import { DieFace } from './art/dice.tsx'

/** The face of a survivor on the button that leads to their acts; a die as it lies. */
export function HeadPicture({ thing }: { readonly thing: Thing; readonly view: View }): ReactElement | null {
  const [kind, id] = thing.split(':')
  if (kind === 'die') return <DieFace value={Number(id)} />
  return kind === 'person' ? <Bust survivor={id as SurvivorId} /> : null
}

/** The die that pays for an act. */
export function Price({ price }: { readonly price: number }): ReactElement {
  const words = useWords()
  return <DieFace value={price} label={words.say('option.die', { die: price })} />
}
