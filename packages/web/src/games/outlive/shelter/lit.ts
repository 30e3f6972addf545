// Whether a thing of one's own shelter can be chosen now.

import { isLit } from '../../../face/choice.ts'
import type { Thing } from '../../../face/face.ts'
import { usePointing } from '../../../face/pointing.ts'

export interface Light {
  readonly lit: boolean
  readonly pointed: boolean
  readonly key: number | undefined
}

const DARK: Light = { lit: false, pointed: false, key: undefined }

/** In others' shelters nothing is ever lit. `meant` says whether it is the thing here that an option is about. */
export function useLight(thing: Thing, own: boolean, meant: (things: readonly Thing[]) => boolean = () => true): Light {
  const { choice, keyOf } = usePointing()
  const offered = own && choice.offers.some(({ things }) => things.includes(thing) && meant(things))
  if (!offered) return DARK
  return { lit: isLit(choice, thing), pointed: choice.pointed.includes(thing), key: keyOf(thing) }
}
