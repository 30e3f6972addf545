import { type ReactElement, type ReactNode, useMemo } from 'react'
import { Patterns } from '../art/index.ts'
import { prefs } from '../prefs/prefs.ts'
import { seatColours, swapped } from '../prefs/seatStyles.ts'
import { useWatched } from '../ui/store.ts'

interface Props {
  /** The seat of the viewer; undefined for a spectator. */
  readonly own: number | undefined
  readonly children: ReactNode
}

/** The seats inside use the colour and pattern that the person has chosen for their own. */
export function SeatStyles({ own, children }: Props): ReactElement {
  const { colour, pattern } = useWatched(prefs)
  const patterns = useMemo(() => swapped(own, pattern), [own, pattern])
  return (
    <Patterns value={patterns}>
      <div style={{ display: 'contents', ...seatColours(swapped(own, colour)) }}>{children}</div>
    </Patterns>
  )
}
