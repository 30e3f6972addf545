// Any thing of the table explains itself: on hover, on focus, on a long press, or with a key; one listener for all of them.

import { Fragment, memo, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/index.ts'
import type { Explanation, Thing } from '../face/face.ts'
import { useOpen } from '../face/open.ts'
import { ABOUT_GAP } from '../face/pointing.ts'
import { useTable } from '../face/table.ts'
import { nameOf } from '../prefs/keys.ts'
import { prefs } from '../prefs/prefs.ts'
import { useWords } from '../words/words.tsx'
import styles from './Explainer.module.css'

const HOVER = 450
const PRESS = 550
const GAP = 8
const WIDTH = 300

interface Explained {
  readonly element: HTMLElement
  /** None where a key asks about something that needs no words. */
  readonly things: readonly Thing[]
  /** Asked for with a key: it takes the focus, and gives it back to where it was. */
  readonly keyed: boolean
  readonly from: Element | null
}

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-thing]') : null

/** What is around the focus and can be explained, the nearest first; an option names the things that it is about. */
function aboutOf(
  focused: Element | null,
  isKnown: (thing: Thing) => boolean,
): Pick<Explained, 'element' | 'things'> | null {
  for (
    let element = focused?.closest<HTMLElement>('[data-thing], [data-about]');
    element;
    element = element.parentElement?.closest<HTMLElement>('[data-thing], [data-about]')
  ) {
    const { thing, about = '' } = element.dataset
    const things = (thing === undefined ? about.split(ABOUT_GAP) : [thing]).filter(isKnown)
    if (things.length > 0) return { element, things }
  }
  return null
}

export const Explainer = memo(function Explainer({
  frame,
}: {
  readonly frame: RefObject<HTMLElement | null>
}): ReactElement {
  const words = useWords()
  const { face, sight } = useTable()
  const { openRule } = useOpen()
  const [explained, setExplained] = useState<Explained | null>(null)
  /** How often there was nothing to explain. */
  const [unknown, setUnknown] = useState(0)
  const card = useRef<HTMLDivElement>(null)
  const explain = (thing: Thing): Explanation | undefined => face.explain(thing, sight.view, words)
  const latest = useRef(explain)
  useEffect(() => {
    latest.current = explain
  })

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
        const things = [element.dataset['thing']!]
        // What was asked for with a key stays until it is closed.
        setExplained(now => (now?.keyed ? now : { element, things, keyed: false, from: null }))
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
      clearTimeout(clock)
      setExplained({
        element,
        things: [element.dataset['thing']!],
        keyed: event.button !== 2,
        from: document.activeElement,
      })
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') return setExplained(null)
      const { keys, ownKeys } = prefs.get()
      if (!keys || nameOf(event, ownKeys) !== 'explain') return
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      const { activeElement } = document
      const isOver = activeElement !== null && activeElement.closest('dialog[open]') !== null
      clearTimeout(clock)
      if (card.current?.contains(activeElement)) return setExplained(null)
      const about = aboutOf(activeElement, thing => latest.current(thing) !== undefined)
      if (about) return setExplained({ ...about, keyed: true, from: activeElement })
      if (isOver) return
      setUnknown(times => times + 1)
      if (activeElement instanceof HTMLElement && activeElement !== document.body)
        setExplained({ element: activeElement, things: [], keyed: false, from: null })
    }
    const listeners = [
      ['pointermove', over],
      ['pointerleave', away],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['focusin', focus],
      ['contextmenu', menu],
    ] as const
    for (const [name, listener] of listeners) table.addEventListener(name, listener as EventListener)
    table.addEventListener('click', click, true)
    // Where nothing has the focus, no element of the table hears a key.
    document.addEventListener('keydown', key)
    return () => {
      document.removeEventListener('keydown', key)
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

  const said = (explained?.things ?? []).flatMap(thing => {
    const explanation = explain(thing)
    return explanation ? [{ ...explanation, thing }] : []
  })
  const isNothing = explained?.things.length === 0
  const isShown = explained?.element.isConnected && (isNothing || said.length > 0)
  return (
    <>
      <p className="visually-hidden" role="status" data-testid="unexplained">
        {unknown > 0 && <span key={unknown}>{words.say('table.explain.none')}</span>}
      </p>
      {isShown && (
        <div
          ref={card}
          className={styles['card']}
          style={placeBeside(explained.element.getBoundingClientRect())}
          role={explained.keyed ? 'dialog' : 'tooltip'}
          data-holds-keys={explained.keyed || undefined}
          aria-label={said.map(({ title }) => title).join(', ')}
          aria-hidden={isNothing || undefined}
          tabIndex={-1}
          onBlur={event => {
            if (!event.currentTarget.contains(event.relatedTarget)) setExplained(null)
          }}
        >
          {isNothing && <p>{words.say('table.explain.none')}</p>}
          {said.map(({ thing, title, text, rule }) => (
            <Fragment key={thing}>
              <h3>{title}</h3>
              <p>{text}</p>
              {rule !== undefined && (
                <button type="button" className="link" onClick={() => openRule(rule)}>
                  <Icon name="rulebook" size="16px" />
                  {words.say('table.rule', { rule })}
                </button>
              )}
            </Fragment>
          ))}
        </div>
      )}
    </>
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
