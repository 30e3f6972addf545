// The other players at one glance; one press shows all that is open about one of them.

import type { Seat, Viewer } from '@lastlight/kernel'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { othersOf } from './others.ts'

interface Props {
  readonly view: { readonly players: readonly unknown[] }
  readonly viewer: Viewer
  readonly className: string | undefined
  readonly brief: (seat: Seat, open: () => void) => ReactNode
  readonly title: (seat: Seat) => string
  readonly whole: (seat: Seat) => ReactNode
}

export function Others({ view, viewer, className, brief, title, whole }: Props): ReactElement {
  const [open, setOpen] = useState<Seat>()
  return (
    <>
      <ul className={className}>{othersOf(view, viewer).map(seat => brief(seat, () => setOpen(seat)))}</ul>
      {open !== undefined && (
        <Dialog title={title(open)} onClose={() => setOpen(undefined)}>
          {whole(open)}
        </Dialog>
      )}
    </>
  )
}
