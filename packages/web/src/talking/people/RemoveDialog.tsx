import type { ReactElement } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'

interface Props {
  readonly name: string
  /** Whether the other players have to agree. */
  readonly isVote: boolean
  readonly onRemove: () => void
  readonly onClose: () => void
}

export function RemoveDialog({ name, isVote, onRemove, onClose }: Props): ReactElement {
  const words = useWords()
  return (
    <Dialog title={words.say('table.host.remove.title', { name })} onClose={onClose}>
      <p>{words.say('table.host.remove.text', { name })}</p>
      {isVote && <p>{words.say('table.host.remove.vote', { name })}</p>}
      <div className="row">
        <Button look="bad" onClick={onRemove} says={isVote ? 'table.host.remove.ask' : 'table.host.remove.yes'} />
        <Button onClick={onClose} says="table.host.remove.no" />
      </div>
    </Dialog>
  )
}
