import { type ReactElement, useEffect, useRef } from 'react'
import { Icon } from '../art/index.ts'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { IconButton } from '../ui/Button.tsx'
import { problemLine } from '../words/problemLine.ts'
import { useWords } from '../words/words.tsx'
import { type Refused, useChoosing } from './choosing.ts'
import styles from './WhyNot.module.css'

/** The bubble: the fact, and the rule it comes from. */
export function Refusal({ why }: { readonly why: Refused }): ReactElement {
  const words = useWords()
  const { saying } = useTable()
  const { openRule } = useOpen()
  const { closeRefusal } = useChoosing()
  const bubble = useRef<HTMLDivElement>(null)
  useEffect(() => {
    bubble.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={bubble} className={styles['bubble']} role="note">
      <div role="status">
        <b>{'reason' in why ? saying.refusal(why.reason) : problemLine(words, why.problem)}</b>
      </div>
      {'reason' in why && why.reason.rule !== '' && (
        <button type="button" className="link" onClick={() => openRule(why.reason.rule)}>
          <Icon name="rulebook" size="16px" />
          {words.say('table.rule', { rule: why.reason.rule })}
        </button>
      )}
      <IconButton
        icon="close"
        size="14px"
        label={words.say('shell.close')}
        className={styles['close']}
        onClick={closeRefusal}
      />
    </div>
  )
}
