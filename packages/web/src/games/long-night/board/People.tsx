// The survivors at a place, the lowest influence first: that is the order in which they die.

import type { View } from '@lastlight/long-night'
import type { Place } from '@lastlight/long-night/content/places'
import { byInfluence, survivorsAt } from '@lastlight/long-night/queries/people'
import type { ReactElement } from 'react'
import type { Plan } from './plan.ts'
import { Standee } from './Standee.tsx'

interface Props {
  readonly view: View
  readonly at: Place
  readonly plan: Plan | undefined
  /** Those of them who would die tonight. */
  readonly victims?: readonly string[]
}

export function People({ view, at, plan, victims = [] }: Props): ReactElement[] {
  const coming = plan?.to === at ? plan.survivor : undefined
  const people = survivorsAt(view, at)
  return byInfluence(coming ? [...people, coming] : people).map(survivor => (
    <Standee
      key={survivor.id}
      survivor={survivor}
      isNext={victims.includes(survivor.id)}
      {...(survivor === coming && { as: 'ghost' })}
    />
  ))
}
