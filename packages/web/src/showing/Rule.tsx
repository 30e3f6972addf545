import type { ReactElement } from 'react'
import { useTable } from '../face/table.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useLoaded, useWords } from '../words/words.tsx'
import { RuleWords, rulePath } from './RuleWords.tsx'

interface Props {
  readonly rule: string
  readonly onClose: () => void
}

/** One rule, and the way to the whole book. */
export function Rule({ rule, onClose }: Props): ReactElement {
  const words = useWords()
  const { info, face } = useTable()
  const book = useLoaded(face.rulebook)
  const text = book?.[rule]
  return (
    <Dialog title={words.say('table.rule', { rule })} onClose={onClose}>
      <p aria-live="polite" aria-busy={book === undefined}>
        {text === undefined ? (
          words.say(book ? 'rules.missing' : 'rules.opening')
        ) : (
          <RuleWords game={info.game} text={text} beside />
        )}
      </p>
      <ButtonLink href={rulePath(info.game, rule)} target="_blank" icon="rulebook" says="table.rule.book" />
    </Dialog>
  )
}
