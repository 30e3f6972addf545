// The keyboard at a table: nothing needs a mouse.

import { type RefObject, useEffect, useRef } from 'react'
import { headIn } from '../face/choice.ts'
import { actionOf, type KeyAction } from '../prefs/keys.ts'
import { prefs } from '../prefs/prefs.ts'
import type { Desk } from './Desk.tsx'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/** Something to read that was asked for: behind it no key chooses anything. */
const HOLDS_KEYS = 'dialog[open], [data-holds-keys]'

/** Whether Enter presses this element by itself. In the panel of the question a button that does nothing leaves Enter alone. */
const presses = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('button, a[href], summary, [role="button"]') &&
  !target.matches('[data-testid="ask"] :is([aria-pressed="true"], [aria-disabled="true"])')

export function useKeys(desk: Desk, frame: RefObject<HTMLElement | null>, skip?: () => void): void {
  const latest = useRef({ desk, skip })
  // A key has chosen an option since the focus was last moved: Enter means that option, wherever the focus is.
  const isChosenByKey = useRef(false)
  useEffect(() => {
    latest.current = { desk, skip }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isTyping(event.target) || document.querySelector(HOLDS_KEYS)) return
      const { keys, ownKeys } = prefs.get()
      if (!keys && event.key !== 'Escape') return
      if (event.key === 'Enter' && !isChosenByKey.current && presses(event.target)) return
      const { panels, spots = [], sheets } = latest.current.desk.at.face
      const action = actionOf(event, [...panels, ...spots], ownKeys, sheets)
      if (!action || !act(latest.current, action, frame.current)) return
      event.preventDefault()
      isChosenByKey.current = action.do === 'number' || action.do === 'end'
    }
    const move = (): void => {
      isChosenByKey.current = false
    }
    document.addEventListener('keydown', press)
    document.addEventListener('focusin', move)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('focusin', move)
    }
  }, [frame])
}

interface Acting {
  readonly desk: Desk
  /** Ends the scene that is shown. */
  readonly skip: (() => void) | undefined
}

function act({ desk: { at, choosing, opened }, skip }: Acting, action: KeyAction, frame: HTMLElement | null): boolean {
  switch (action.do) {
    case 'number': {
      const head = headIn(choosing.choice, choosing.heads)
      if (choosing.heads.length > 0 && head === undefined) {
        const thing = choosing.heads[action.number - 1]
        if (thing !== undefined) choosing.point(thing)
        return thing !== undefined
      }
      const offer = choosing.list[action.number - 1]
      if (offer) choosing.choose(offer.option)
      return offer !== undefined
    }
    case 'confirm':
      if (!choosing.ready) return false
      choosing.confirm()
      return true
    case 'close':
      if (opened.sheet !== null) opened.setSheet(null)
      else if (skip) skip()
      else if (choosing.refusing) choosing.closeRefusal()
      else return choosing.unchoose()
      return true
    case 'sheet':
      opened.setSheet(opened.sheet === action.sheet ? null : action.sheet)
      return true
    case 'undo':
      choosing.undo()
      return true
    case 'end':
      if (choosing.ending === undefined) return false
      choosing.choose(choosing.ending)
      return true
    case 'why':
      return focusOn(frame, '[data-testid="wish"]')
    case 'heads':
      return focusOn(frame, '[data-testid="ask"] ul button') || focusOn(frame, '#question')
    case 'keys':
      opened.setOpen('keys')
      return true
    case 'go':
      if (action.part !== 'tonight')
        opened.setTab(at.face.spots?.find(({ id }) => id === action.part)?.panel ?? action.part)
      // On a small screen the panel must be rendered before it can take the focus.
      setTimeout(() => focusOn(frame, `[data-part="${action.part}"]`))
      return true
  }
}

function focusOn(frame: HTMLElement | null, selector: string): boolean {
  // A part may stand in two panels, and only one of them is in sight.
  const all = [...(frame?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const seen = all.filter(each => each.checkVisibility())
  const element = seen.find(each => each.matches('button')) ?? seen[0] ?? all[0]
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== undefined
}
