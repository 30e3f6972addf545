import type { ReactElement } from 'react'
import { useTable } from '../face/table.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useLoaded, useWords } from '../words/words.tsx'
import { Difference } from './Difference.tsx'
import { editionOf, RuleWords, rulePath } from './RuleWords.tsx'

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
  const edition = editionOf(info)
  const difference = face.differences?.[rule]
  return (
    <Dialog title={words.say('table.rule', { rule })} onClose={onClose}>
      <p aria-live="polite" aria-busy={book === undefined}>
        {text === undefined ? (
          words.say(book ? 'rules.missing' : 'rules.opening')
        ) : (
          <RuleWords game={info.game} text={text} edition={edition} beside />
        )}
      </p>
      {book && difference !== undefined && (
        <Difference game={info.game} book={book} rule={difference} edition={edition} beside />
      )}
      <ButtonLink href={rulePath(info.game, rule, edition)} target="_blank" icon="rulebook" says="table.rule.book" />
    </Dialog>
  )
}
