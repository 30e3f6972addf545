// A secret of the own seat, over the board and beside the question. It is there only as long as it is shown.

import { type ReactElement, useCallback, useEffect, useRef } from 'react'
import { Icon } from '../art/index.ts'
import { useChoosing } from '../choosing/choosing.ts'
import type { Sheet } from '../face/face.ts'
import { useOpen } from '../face/open.ts'
import { useOpenCards } from '../face/openCards.ts'
import { useTable } from '../face/table.ts'
import { sound } from '../sound/sound.ts'
import { Button } from '../ui/Button.tsx'
import { useIsSharedScreen } from '../ui/sharedScreen.ts'
import { useFocusWhileOpen } from '../ui/useFocusWhileOpen.ts'
import { useHides } from '../ui/useHides.ts'
import { useWords } from '../words/words.tsx'
import styles from './SheetOver.module.css'

/** Where a sheet leaves nothing of the board in sight. */
const SMALL = '(max-width: 1100px)'

/**
 * A sheet that was opened for a question which can only be answered there closes with the answer. On a small screen any
 * sheet closes for a question which cannot be answered there after one that could: it is about the board.
 */
function useClosesWhenAnswered(): void {
  const { face, sight } = useTable()
  const { sheet, isAside, setSheet } = useOpen()
  const { choice, question } = useChoosing()
  const asked = useRef<{ readonly question: string; readonly wasOpen: boolean }>(undefined)
  const couldAnswer = useRef(false)
  const isOpen = sheet !== null || isAside
  const { offers } = choice
  const inside = offers.filter(({ option }) => face.sheetOf?.(option, sight.view) !== undefined).length
  const isOnlyThere = offers.length > 0 && inside === offers.length
  const isElsewhere = offers.length > 0 && inside === 0
  useEffect(() => {
    if (isElsewhere && couldAnswer.current && matchMedia(SMALL).matches) setSheet(null)
    couldAnswer.current = inside > 0
    const { current } = asked
    if (isOnlyThere) {
      if (current?.question !== question) asked.current = { question, wasOpen: current?.wasOpen ?? isOpen }
    } else if (current !== undefined && current.question !== question) {
      asked.current = undefined
      if (!current.wasOpen) setSheet(null)
    }
  }, [isOnlyThere, isElsewhere, inside, isOpen, question, setSheet])
}

export function SheetOver(): ReactElement | null {
  const { face, me } = useTable()
  const { sheet, isAside } = useOpen()
  useClosesWhenAnswered()
  const shared = useIsSharedScreen()
  const open = face.sheets?.find(({ id }) => id === sheet)
  if (isAside) return <Aside />
  return open && me !== undefined && !shared ? <Open key={open.id} sheet={open} /> : null
}

/** A sheet that has made way is hidden for good by the same things as one that lies open. */
function Aside(): ReactElement {
  const { setSheet } = useOpen()
  return <Hides hide={useCallback(() => setSheet(null), [setSheet])} />
}

function Hides({ hide }: { readonly hide: () => void }): null {
  useHides(hide)
  return null
}

function Open({ sheet: { id, sound: heard, isHand = false, Part } }: { readonly sheet: Sheet }): ReactElement {
  const words = useWords()
  const { sight } = useTable()
  const { setSheet } = useOpen()
  const { question } = useChoosing()
  const hide = useCallback(() => setSheet(null), [setSheet])
  const dialog = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = useOpenCards() && isHand
  useEffect(() => {
    if (heard) sound(heard)
  }, [heard])
  useFocusWhileOpen(button)
  // What a new question is about comes first in a sheet.
  // Each question begins at the top.
  useEffect(() => {
    dialog.current?.scrollTo({ top: 0 })
  }, [question])
  return (
    <div ref={dialog} role="dialog" className={styles['sheet']} aria-labelledby="sheet" data-testid="sheet">
      <div className={styles['head']}>
        <h2 id="sheet">{words.say(`sheet.${id}`)}</h2>
        {!isOpen && (
          <p className="note">
            {words.say('table.sheet.note')}
            <Hides hide={hide} />
          </p>
        )}
        <Button ref={button} aria-keyshortcuts="Escape" onClick={hide}>
          <Icon name="eye" size="18px" />
          {words.say('table.sheet.hide')}
        </Button>
      </div>
      <Part view={sight.view} viewer={sight.viewer} />
    </div>
  )
}
