// Any thing of the table explains itself: on hover, on focus, on a long press, or with a key; one listener for all of them.

import { memo, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/index.ts'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { nameOf } from '../prefs/keys.ts'
import { prefs } from '../prefs/prefs.ts'
import { useWords } from '../words/words.tsx'
import styles from './Explainer.module.css'

const HOVER = 450
const PRESS = 550
const GAP = 8
const WIDTH = 300

interface ExplainedThing {
  readonly element: HTMLElement
  readonly thing: string
  /** Asked for with a key: it takes the focus, and gives it back to where it was. */
  readonly keyed: boolean
  readonly from: Element | null
}

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null

export const Explainer = memo(function Explainer({
  frame,
}: {
  readonly frame: RefObject<HTMLElement | null>
}): ReactElement | null {
  const words = useWords()
  const { face, sight } = useTable()
  const { openRule } = useOpen()
  const [explained, setExplained] = useState<ExplainedThing | null>(null)
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const table = frame.current
    if (!table) return
    let clock: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    let under: HTMLElement | null = null
    const later = (element: HTMLElement, wait: number): void => {
      clearTimeout(clock)
      clock = setTimeout(() => {
        pressed = wait === PRESS
        setExplained({ element, thing: element.dataset['thing']!, keyed: false, from: null })
      }, wait)
    }
    const away = (): void => {
      clearTimeout(clock)
      clock = setTimeout(() => setExplained(now => (now?.keyed ? now : null)), 200)
    }
    const over = (event: PointerEvent): void => {
      if (card.current?.contains(event.target as Node)) return clearTimeout(clock)
      const element = thingAt(event.target)
      if (event.pointerType === 'touch' || element === under) return
      under = element
      if (element) later(element, HOVER)
      else away()
    }
    const down = (event: PointerEvent): void => {
      if (card.current?.contains(event.target as Node)) return
      const element = thingAt(event.target)
      clearTimeout(clock)
      pressed = false
      setExplained(null)
      if (event.pointerType === 'touch' && element) later(element, PRESS)
    }
    const up = (): void => {
      if (!pressed) clearTimeout(clock)
    }
    // A long press has explained; it does not choose as well.
    const click = (event: MouseEvent): void => {
      if (!pressed) return
      pressed = false
      event.preventDefault()
      event.stopPropagation()
    }
    const focus = (event: FocusEvent): void => {
      const element = thingAt(event.target)
      if (element && event.target instanceof Element && event.target.matches(':focus-visible'))
        later(element, HOVER * 2)
      else if (!card.current?.contains(event.target as Node)) away()
    }
    const menu = (event: MouseEvent): void => {
      const element = thingAt(event.target)
      if (!element) return
      event.preventDefault()
      setExplained({
        element,
        thing: element.dataset['thing']!,
        keyed: event.button !== 2,
        from: document.activeElement,
      })
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') return setExplained(null)
      const { keys, ownKeys } = prefs.get()
      if (!keys || nameOf(event, ownKeys) !== 'explain') return
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      const element = thingAt(document.activeElement)
      if (element)
        setExplained({ element, thing: element.dataset['thing']!, keyed: true, from: document.activeElement })
    }
    const listeners = [
      ['pointermove', over],
      ['pointerleave', away],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['focusin', focus],
      ['contextmenu', menu],
      ['keydown', key],
    ] as const
    for (const [name, listener] of listeners) table.addEventListener(name, listener as EventListener)
    table.addEventListener('click', click, true)
    return () => {
      clearTimeout(clock)
      for (const [name, listener] of listeners) table.removeEventListener(name, listener as EventListener)
      table.removeEventListener('click', click, true)
    }
  }, [frame])

  useEffect(() => {
    if (!explained?.keyed) return
    card.current?.focus()
    return () => {
      if (explained.from instanceof HTMLElement && explained.from.isConnected) explained.from.focus()
    }
  }, [explained])

  const said = explained && face.explain(explained.thing, sight.view, words)
  if (!explained || !said || !explained.element.isConnected) return null
  return (
    <div
      ref={card}
      className={styles['card']}
      style={placeBeside(explained.element.getBoundingClientRect())}
      role={explained.keyed ? 'dialog' : 'tooltip'}
      aria-label={said.title}
      tabIndex={-1}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setExplained(null)
      }}
    >
      <h3>{said.title}</h3>
      <p>{said.text}</p>
      {said.rule !== undefined && (
        <button type="button" className="link" onClick={() => openRule(said.rule!)}>
          <Icon name="rulebook" size="16px" />
          {words.say('table.rule', { rule: said.rule })}
        </button>
      )}
    </div>
  )
})

/** Below the thing where there is room, otherwise above it; never beyond the edge. */
function placeBeside(thing: DOMRect): { left: number; top?: number; bottom?: number; width: number } {
  const width = Math.min(WIDTH, innerWidth - 2 * GAP)
  const left = Math.max(GAP, Math.min(thing.left, innerWidth - width - GAP))
  return thing.bottom < innerHeight * 0.6
    ? { left, width, top: thing.bottom + GAP }
    : { left, width, bottom: innerHeight - thing.top + GAP }
}
