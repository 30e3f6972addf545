// The board at an earlier moment, drawn by the game's face, to look at and not to touch.

import { type ReactElement, useState } from 'react'
import { createPortal } from 'react-dom'
import { NOTHING } from '../../face/choice.ts'
import { OpenContext, useNewOpen } from '../../face/open.ts'
import { PointingContext, type PointingSlice } from '../../face/pointing.ts'
import { ShownContext, type ShownSlice } from '../../face/shown.ts'
import { TableContext, useNewTable, useTable } from '../../face/table.ts'
import type { PastMoment } from '../../play/table.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'
import { momentWords } from './moment.ts'

const nothing = (): void => undefined
const POINTING: PointingSlice = {
  choice: NOTHING,
  choose: nothing,
  point: nothing,
  why: nothing,
  laidOut: undefined,
  keyOf: () => undefined,
}
const SHOWN: ShownSlice = {
  isShowing: false,
  told: [],
  skip: nothing,
  next: nothing,
  highlighted: new Set(),
  changed: new Set(),
}

/** A button that opens the picture. */
export function ShowMoment({ moment }: { readonly moment: PastMoment }): ReactElement {
  const words = useWords()
  const at = useTable()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="eye" onClick={() => setOpen(true)} says="table.back.show" />
      {isOpen &&
        // Outside of the bar and the menu, whose styles are not meant for a board.
        createPortal(
          <Dialog wide title={momentWords(moment, words, at)} onClose={() => setOpen(false)}>
            <Picture moment={moment} />
          </Dialog>,
          document.getElementById('main')!,
        )}
    </>
  )
}

function Picture({ moment: { view, version } }: { readonly moment: PastMoment }): ReactElement {
  const { table, state, info, face, sight: present } = useTable()
  const { viewer } = present
  const sight = { ...present, view, version, options: [], asked: false, undo: false, redo: false, outcome: null }
  const at = useNewTable({ table, state, info, face, sight })
  const opened = useNewOpen(face, false)
  const { Part } = face.panels[0]!
  return (
    <TableContext value={at}>
      <PointingContext value={POINTING}>
        <ShownContext value={SHOWN}>
          <OpenContext value={opened}>
            <div data-mood={face.id} data-testid="picture" inert>
              <Part view={view} viewer={viewer} />
            </div>
          </OpenContext>
        </ShownContext>
      </PointingContext>
    </TableContext>
  )
}
