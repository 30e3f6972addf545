import type { ReactElement } from 'react'
import { useState } from 'react'
import { Icon } from '../art/index.ts'
import { useTable } from '../face/table.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './Confirm.module.css'
import { useChoosing } from './choosing.ts'
import { useShortcut } from './useShortcut.ts'

interface Props {
  /** What the button says in place of the chosen option. */
  readonly label?: string
  /** Opens the list of refused wishes where there is no room for it. */
  readonly reasons?: { readonly open: boolean; readonly toggle: () => void }
}

/** Undo on the left, confirm on the right, and the consequence of the choice; it never scrolls away. */
export function Confirm({ label, reasons }: Props): ReactElement | null {
  const words = useWords()
  const { sight, face } = useTable()
  const { choice, free, busy, ready, nextByItself, labelOf, stopped, wishes, undo, confirm } = useChoosing()
  const [told, setTold] = useState(false)
  const undoKey = useShortcut('undo')
  const { chosen } = choice
  const hasUndo = sight.undo || nextByItself !== undefined
  const mayUndo = hasUndo && free
  const offered = choice.offers.length > 0
  if (!offered && !sight.undo) return null
  const final = chosen === undefined ? undefined : face.final?.(chosen, sight.view, words)
  return (
    <div className={styles['confirm']} data-undo={hasUndo}>
      <Button
        icon="undo"
        className={styles['undo']}
        aria-disabled={!mayUndo}
        aria-keyshortcuts={undoKey}
        aria-describedby={told && !mayUndo ? 'no-undo' : undefined}
        onClick={() => {
          if (mayUndo) undo()
          else setTold(!told)
        }}
      >
        <span>{words.say('table.undo')}</span>
      </Button>
      {offered && (
        <Button
          look={ready ? 'go' : 'plain'}
          className={styles['go']}
          aria-disabled={!ready || !free}
          aria-busy={busy}
          aria-keyshortcuts="Enter"
          data-testid="confirm"
          onClick={() => {
            if (ready && free) confirm()
          }}
        >
          {label ?? (chosen === undefined ? words.say('table.choose') : labelOf(chosen))}
        </Button>
      )}
      {reasons && wishes.length > 0 && (
        <Button
          icon="lock"
          className={styles['why']}
          aria-expanded={reasons.open}
          data-testid="reasons"
          onClick={reasons.toggle}
        >
          <span>{words.say('table.why')}</span>
        </Button>
      )}
      {final !== undefined && nextByItself === undefined && (
        <p>
          <Icon name="lock" />
          {final}
        </p>
      )}
      {(nextByItself !== undefined || stopped !== null) && (
        <p role="status" data-testid="notice">
          <Icon name="info" />
          {nextByItself === undefined ? stopped : words.say('table.soon', { what: labelOf(nextByItself) })}
        </p>
      )}
      {told && !mayUndo && (
        <p id="no-undo" role="status">
          <Icon name="info" />
          {words.say('table.undo.no')}
        </p>
      )}
    </div>
  )
}
