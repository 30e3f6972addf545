import { type ReactElement, useState } from 'react'
import type { Table } from '../play/table.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import { Verify } from './Verify.tsx'

/** One of the ways on after a game, finished or given up: its deal is open now. */
export function VerifyItem({ table }: { readonly table: Table }): ReactElement {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Button icon="verify" onClick={() => setOpen(true)}>
        {words.say('after.verify')}
      </Button>
      {isOpen && <Verify file={() => table.exported()} ours={table.kind === 'live'} onClose={() => setOpen(false)} />}
    </li>
  )
}
