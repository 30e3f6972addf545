import type { ReactElement } from 'react'
import { useDesk } from '../frame/desk.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/words.tsx'
import { RuleText } from './RuleText.tsx'

interface Props {
  readonly rule: string
  readonly onClose: () => void
}

/** One rule, and the way to the whole book. */
export function Rule({ rule, onClose }: Props): ReactElement {
  const words = useWords()
  const { info } = useDesk()
  return (
    <Dialog title={words.say('table.rule', { rule })} onClose={onClose}>
      <RuleText game={info.game} rule={rule} />
      <ButtonLink href={`/rules/${info.game}/${rule}`} target="_blank" icon="rulebook">
        {words.say('table.rule.book')}
      </ButtonLink>
    </Dialog>
  )
}
