// Shows past events again, in the place of the question.

import { memo, type ReactElement, useEffect, useRef } from 'react'
import { Mark } from '../face/Mark.tsx'
import { useOpen } from '../face/open.ts'
import { useShown } from '../face/shown.ts'
import { useTable } from '../face/table.ts'
import type { GameEvent } from '../play/game.ts'
import { Button } from '../ui/Button.tsx'
import { useFocusWhileOpen } from '../ui/useFocusWhileOpen.ts'
import { useWords } from '../words/words.tsx'
import { sayGrouped } from './grouped.ts'
import styles from './Repeated.module.css'
import { RuleLinks } from './RuleLinks.tsx'
import { useShowing } from './showing.ts'

export const Repeated = memo(function Repeated(): ReactElement | null {
  const { repeated } = useShowing()
  return repeated ? <Scene {...repeated} /> : null
})

function Scene({ events, left }: { readonly events: readonly GameEvent[]; readonly left: number }): ReactElement {
  const words = useWords()
  const { saying, face } = useTable()
  const { skip } = useShown()
  const button = useRef<HTMLButtonElement>(null)
  useBoardInFront()
  useFocusWhileOpen(button)
  const who = events[0]?.seat
  return (
    <section className={`panel raised tray ${styles['again']}`} aria-labelledby="again" data-testid="again">
      <header>
        <h2 id="again">{words.say('table.again')}</h2>
        <small className="note">{words.say('table.again.left', { n: left })}</small>
      </header>
      <p role="status">
        {who !== undefined && <Mark seat={who} />}
        {events.length === 0 ? (
          <span>{words.say('table.again.before')}</span>
        ) : (
          <span>
            <RuleLinks text={sayGrouped(events, face, saying, words).join(' ')} />
          </span>
        )}
      </p>
      <Button ref={button} aria-keyshortcuts="Escape" onClick={() => skip()} says="table.moment.back" />
    </section>
  )
}

/** On a small screen a panel with the events comes to the front; afterwards the old one returns. */
function useBoardInFront(): void {
  const { face } = useTable()
  const { tab, setTab } = useOpen()
  const first = useRef({ face, tab, setTab })
  useEffect(() => {
    const { face: game, tab: before, setTab: show } = first.current
    const isPart = game.panels.some(({ id }) => id === before)
    if (!isPart) show(game.panels[0]!.id)
    scrollTo({ top: 0 })
    return () => {
      if (isPart) show(before)
    }
  }, [])
}
