// A passage of a scenario: it stays on screen until it is read, whatever is shown meanwhile.

import type { Seat } from '@lastlight/kernel'
import type { Event, View } from '@lastlight/long-night'
import type { PassageId } from '@lastlight/long-night/content/scenarios'
import type { Moment, ToRead } from '../../../face/face.ts'

export interface PassageMoment extends Moment {
  readonly kind: 'passage'
  readonly passage: PassageId
  readonly reader: Seat
  /** The survivors whom the passage has put somewhere so far, in order. */
  readonly put: readonly string[]
}

export interface PassageProps {
  readonly moment: PassageMoment
  readonly view: View
  readonly close: () => void
}

export function toReadOf(
  told: readonly Event[],
  from: number,
): (ToRead & { readonly moment: PassageMoment }) | undefined {
  const at = told.findIndex((event, i) => i >= from && event.e === 'passage')
  const event = told[at]
  if (event?.e !== 'passage') return undefined
  const { passage, reader } = event
  const then = told.slice(at + 1)
  const next = then.findIndex(({ e }) => e === 'passage' || e === 'round')
  const put = (next < 0 ? then : then.slice(0, next)).flatMap(each => (each.e === 'put' ? [each.survivor] : []))
  return {
    end: at + 1,
    moment: { key: `passage ${at}`, kind: 'passage', stands: false, waits: true, passage, reader, put },
  }
}
