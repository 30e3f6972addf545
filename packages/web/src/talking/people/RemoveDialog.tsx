import type { Removal } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'

interface Props {
  readonly name: string
  readonly removal: Removal
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Why the host cannot remove anybody now. */
const REASONS: { readonly [removal in Removal]?: string } = {
  tooFewVoters: 'table.host.alone',
  hostAway: 'table.host.away',
}

export function RemoveDialog({ name, removal, onRemove, onClose }: Props): ReactElement {
  const words = useWords()
  const reason = REASONS[removal]
  return (
    <Dialog title={words.say('table.host.remove.title', { name })} onClose={onClose}>
      <p>{reason === undefined ? words.say('table.host.remove.text', { name }) : words.say(reason)}</p>
      {removal === 'vote' && <p>{words.say('table.host.remove.vote', { name })}</p>}
      <div className="row">
        {reason !== undefined ? (
          <Button onClick={onClose} says="shell.close" />
        ) : (
          <>
            <Button
              look="bad"
              onClick={onRemove}
              says={removal === 'vote' ? 'table.host.remove.ask' : 'table.host.remove.yes'}
            />
            <Button onClick={onClose} says="table.host.remove.no" />
          </>
        )}
      </div>
    </Dialog>
  )
}
