import type { ReactElement, ReactNode } from 'react'
import { isLit } from '../../../face/choice.ts'
import { usePointing } from '../../../face/pointing.ts'
import type { LongNightThing } from '../thing.ts'

interface Props {
  readonly thing: LongNightThing
  readonly children: ReactNode
}

/** A thing that can be pointed at. */
export function ThingButton({ thing, children }: Props): ReactElement {
  const { choice, point } = usePointing()
  return (
    <button
      type="button"
      data-thing={thing}
      data-lit={isLit(choice, thing) || undefined}
      aria-pressed={choice.pointed.includes(thing)}
      onClick={() => point(thing)}
    >
      {children}
    </button>
  )
}
