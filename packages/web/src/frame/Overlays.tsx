// The overlays of a table, one at a time.

import { memo, type ReactElement, Suspense } from 'react'
import { type Overlay, useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { Recap } from '../showing/Recap.tsx'
import { Rule } from '../showing/Rule.tsx'
import { Chat } from '../talking/Chat.tsx'
import { Notes } from '../talking/Notes.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/words.tsx'
import { KeyList } from './KeyList.tsx'
import { BugReport } from './lazyParts.ts'
import { Menu } from './Menu.tsx'

interface Props {
  readonly give: ((seat: number) => void) | undefined
}

export const Overlays = memo(function Overlays({ give }: Props): ReactElement {
  const words = useWords()
  const { open, setOpen, rule, closeRule } = useOpen()
  const { face, sight, table } = useTable()
  const close = (): void => setOpen(null)
  const content: { readonly [overlay in Overlay]?: ReactElement } = {
    menu: <Menu give={give} />,
    chat: <Chat />,
    notes: <Notes />,
    keys: <KeyList />,
    score: <face.Score view={sight.view} viewer={sight.viewer} />,
    recap: <Recap onShow={close} />,
  }
  const shown = open && content[open]
  return (
    <>
      {shown && (
        <Dialog
          key={open}
          from={open === 'menu' || open === 'chat' || open === 'notes' ? 'side' : 'middle'}
          title={words.say(open === 'score' ? 'table.forecast' : `table.${open}`)}
          onClose={close}
        >
          {shown}
        </Dialog>
      )}
      {open === 'bug' && (
        <Suspense>
          <BugReport table={table} onClose={close} />
        </Suspense>
      )}
      {rule !== null && <Rule rule={rule} onClose={closeRule} />}
    </>
  )
})
