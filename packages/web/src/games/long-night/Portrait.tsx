import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import type { ReactElement } from 'react'
import { Bust } from '../../art/index.ts'
import { SeatPortrait } from '../../face/SeatPortrait.tsx'

/** The leader of a group. */
export function Portrait({ seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  return (
    <SeatPortrait seat={seat}>
      <Bust seed={seat + 1} />
    </SeatPortrait>
  )
}
