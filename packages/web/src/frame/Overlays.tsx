// The overlays of a table, one at a time.

import { type ReactElement, Suspense } from 'react'
import { useOpen } from '../face/open.ts'
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

export function Overlays({ give }: Props): ReactElement {
  const words = useWords()
  const { open, setOpen, rule, closeRule } = useOpen()
  const { face, sight, table } = useTable()
  const close = (): void => setOpen(null)
  return (
    <>
      {open === 'menu' && (
        <Dialog from="side" title={words.say('table.menu')} onClose={close}>
          <Menu give={give} />
        </Dialog>
      )}
      {open === 'chat' && (
        <Dialog from="side" title={words.say('table.chat')} onClose={close}>
          <Chat />
        </Dialog>
      )}
      {open === 'notes' && (
        <Dialog from="side" title={words.say('table.notes')} onClose={close}>
          <Notes />
        </Dialog>
      )}
      {open === 'keys' && (
        <Dialog title={words.say('table.keys')} onClose={close}>
          <KeyList />
        </Dialog>
      )}
      {open === 'score' && (
        <Dialog title={words.say('table.forecast')} onClose={close}>
          <face.Score view={sight.view} viewer={sight.viewer} />
        </Dialog>
      )}
      {open === 'recap' && (
        <Dialog title={words.say('table.recap')} onClose={close}>
          <Recap onShow={close} />
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
}
