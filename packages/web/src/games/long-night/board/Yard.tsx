// The colony: its people by influence, its helpless, and six entrances.

import type { Option, View } from '@lastlight/long-night'
import { placeRow } from '@lastlight/long-night/content/places'
import { freeSpaces } from '@lastlight/long-night/queries/people'
import { type KeyboardEvent, type ReactElement, useRef } from 'react'
import { usePointing } from '../../../face/pointing.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Helpless, Rebel } from '../art/figures.tsx'
import { Icon } from '../art/icons.tsx'
import { PlaceScene } from '../art/PlaceScene.tsx'
import { gateForecasts } from './forecast.ts'
import { Gate } from './Gate.tsx'
import { useLight } from './lit.ts'
import { People } from './People.tsx'
import { planOf } from './plan.ts'
import { Lantern, litLook, ThingButton, tile } from './ThingButton.tsx'
import styles from './Yard.module.css'

interface Props {
  readonly view: View
  /** Shows the graveyard and the piles. */
  readonly onAlso: () => void
}

export function Yard({ view, onAlso }: Props): ReactElement {
  const words = useWords()
  const { choice } = usePointing<Option>()
  const light = useLight('place:colony')
  const gates = useRef<HTMLOListElement>(null)
  const { spaces } = placeRow('colony')
  const forecasts = gateForecasts(view)
  const victims = forecasts.flatMap(each => (each.what === 'falls' ? each.victims : []))

  function walk(event: KeyboardEvent): void {
    const at = (event.target as HTMLElement).dataset['gate']
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (at === undefined || step === 0) return
    event.preventDefault()
    gates.current?.querySelector<HTMLElement>(`[data-gate="${Number(at) + step}"]`)?.focus()
  }

  return (
    <section
      className={classes(tile, styles['yard'], litLook(light))}
      aria-labelledby="colony"
      data-thing="place:colony"
    >
      <div className={styles['grounds']}>
        <PlaceScene place="colony" wide className={styles['scene']} />
        <header className={styles['head']}>
          <h2 id="colony">
            <ThingButton thing="place:colony">{words.say('place.colony')}</ThingButton>
          </h2>
          <span className={styles['cap']}>
            {words.say('colony.spaces', { n: spaces - freeSpaces(view, 'colony'), of: spaces })}
          </span>
          <button
            type="button"
            className={styles['graves']}
            aria-haspopup="dialog"
            data-thing="graveyard"
            onClick={onAlso}
          >
            <Icon name="grave" />
            <span aria-hidden="true">{view.graveyard.length}</span>
            <span className="visually-hidden">{words.say('colony.also.open')}</span>
          </button>
          <Lantern light={light} />
        </header>
        <div
          className={classes(styles['folk'], view.helpless + view.rebellious > 0 && styles['besidePoor'])}
          role="group"
          aria-label={words.say('colony.people')}
        >
          <People view={view} at="colony" plan={planOf(view, choice)} victims={victims.slice(0, 1)} />
          <span className={styles['more']} aria-hidden="true" />
          <Poor view={view} />
        </div>
      </div>
      <ol ref={gates} role="list" className={styles['gates']} aria-label={words.say('colony.gates')} onKeyDown={walk}>
        {forecasts.map((forecast, i) => (
          // Entrances are known by their number.
          <Gate key={i} view={view} index={i} forecast={forecast} />
        ))}
      </ol>
    </section>
  )
}

/** From this many figures on, only their number is shown. */
const MANY = 4

/** The helpless, and those of them who rebel. */
function Poor({ view: { helpless, rebellious } }: { readonly view: View }): ReactElement | null {
  const words = useWords()
  const { lit, glows, pointed } = useLight('helpless')
  const { point } = usePointing()
  if (helpless + rebellious === 0) return null
  const label = words.list([
    ...(helpless > 0 ? [words.say('count.helpless', { n: helpless })] : []),
    ...(rebellious > 0 ? [words.say('count.rebel', { n: rebellious })] : []),
  ])
  const figures = [
    ...Array.from({ length: helpless > MANY ? 1 : helpless }, (_, i) => <Helpless key={i} />),
    ...Array.from({ length: rebellious > MANY ? 1 : rebellious }, (_, i) => <Rebel key={`r${i}`} />),
  ]
  const counts = (
    <b data-count={rebellious > 0 && helpless > MANY ? `${helpless}+${rebellious}` : helpless + rebellious} />
  )
  const look = classes(styles['poor'], glows && styles['poorLit'])
  return lit ? (
    <button
      type="button"
      className={look}
      data-thing="helpless"
      aria-label={label}
      aria-pressed={pointed}
      onClick={() => point('helpless')}
    >
      {figures}
      {counts}
    </button>
  ) : (
    <span className={look} role="img" aria-label={label} data-thing="helpless">
      {figures}
      {counts}
    </span>
  )
}
