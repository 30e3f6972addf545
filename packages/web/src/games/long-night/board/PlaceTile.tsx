// One location outside: its people, its entrance, its deck, its noise, and what tonight brings.

import type { Viewer } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/long-night'
import { type DeckPlace, hasDeck, isLocation, MOST_NOISE, type Place } from '@lastlight/long-night/content/places'
import { freeSpaces, survivorsAt } from '@lastlight/long-night/queries/people'
import { banditsAt, placeOf, plays } from '@lastlight/long-night/queries/position'
import { hasMutant } from '@lastlight/long-night/queries/raxxon'
import { type ReactElement, Suspense, useId } from 'react'
import { isLit } from '../../../face/choice.ts'
import { usePointing } from '../../../face/pointing.ts'
import { useShown } from '../../../face/shown.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { DieFace } from '../art/dice.tsx'
import { Icon } from '../art/icons.tsx'
import { PlaceScene } from '../art/PlaceScene.tsx'
import { CodeMark, Ribbon } from '../modules/raxxon/lazy.ts'
import { thing } from '../thing.ts'
import { ComingTo } from './Coming.tsx'
import { placeInWords, placeNumber } from './facts.ts'
import { placeForecast } from './forecast.ts'
import { useLight } from './lit.ts'
import { Bandits, Loot, Robbed } from './Modules.tsx'
import { People } from './People.tsx'
import styles from './PlaceTile.module.css'
import { planOf } from './plan.ts'
import { Spaces } from './Spaces.tsx'
import { Lantern, litLook, ThingButton, tile } from './ThingButton.tsx'

interface Props {
  readonly view: View
  readonly viewer: Viewer
  /** One of the six locations, or one that a module adds: that one cannot be rolled. */
  readonly at: Exclude<Place, 'colony'>
}

/** The types that a deck holds most of. */
const LIKELIEST = 3

export function PlaceTile({ view, viewer, at }: Props): ReactElement {
  const words = useWords()
  const { choice } = usePointing<Option>()
  const { highlighted, changed } = useShown()
  const id = useId()
  const place = thing('place', at)
  const light = useLight(place)
  const forecast = placeForecast(view, at)
  const victims = forecast.sure.what === 'falls' ? forecast.sure.victims : []
  const plan = planOf(view, choice)
  const number = placeNumber(at)
  const hasSpecial = hasMutant(view, at)
  /** Raxxon has a row of its own, so its tile is large. */
  const isLarge = at === 'raxxon'
  const bandits = banditsAt(view, at)
  const free = freeSpaces(view, at) - (plan?.to === at ? 1 : 0)
  /** A place that cannot be chosen itself stands for the own person there who can. */
  const own = survivorsAt(view, at).find(each => each.seat === viewer && isLit(choice, thing('person', each.id)))
  return (
    <li
      className={classes(tile, styles['place'], litLook(light), highlighted.has(place) && styles['highlighted'])}
      data-thing={place}
      data-place={at}
    >
      <PlaceScene place={at} className={styles['scene']} />
      <header className={styles['head']}>
        {isLocation(at) ? (
          <DieFace value={number} className={styles['number']} />
        ) : (
          <b className={styles['plain']} aria-hidden="true">
            {number}
          </b>
        )}
        <h3>
          <ThingButton thing={place} about={`${id}-facts`} instead={own && thing('person', own.id)}>
            <span className="visually-hidden">{number}. </span>
            {words.say(`place.${at}`)}
          </ThingButton>
        </h3>
        {hasSpecial && !isLarge && (
          <Suspense>
            <Ribbon view={view} at={at} />
          </Suspense>
        )}
        {changed.has(place) && <i className={styles['changed']} />}
        <Lantern light={light} />
      </header>
      <p id={`${id}-facts`} className="visually-hidden">
        {placeInWords(view, at, words).join(' ')}
      </p>
      <div className={styles['stage']}>
        <span className={classes(styles['people'], styles[`crowd${survivorsAt(view, at).length + bandits}`])}>
          <People view={view} at={at} plan={plan} victims={victims} />
          <Suspense fallback={null}>{bandits > 0 && <Bandits n={bandits} />}</Suspense>
          {Array.from({ length: Math.max(0, free) }, (_, i) => (
            // Free spaces are alike.
            <i key={i} className={styles['free']} />
          ))}
        </span>
        <Spaces view={view} at={at} entrance={0} seed={number} />
      </div>
      {hasSpecial && isLarge && (
        <Suspense>
          <Ribbon view={view} at={at} roomy />
        </Suspense>
      )}
      <div className={styles['foot']} aria-hidden="true">
        {hasDeck(at) && <Deck view={view} at={at} />}
        {at === 'raxxon' && <Risk view={view} />}
        <Suspense fallback={null}>
          {at === 'hideout' && <Loot view={view} />}
          {plays(view, 'bandits') && <Robbed view={view} at={at} />}
        </Suspense>
        <ComingTo {...forecast} />
      </div>
    </li>
  )
}

/** The deck with its likeliest types, and the noise. */
function Deck({ view, at }: { readonly view: View; readonly at: DeckPlace }): ReactElement {
  const { noise } = placeOf(view, at)
  return (
    <>
      <span className={styles['deck']}>
        <Icon name="deck" />
        <b>{view.decks[at]?.length ?? 0}</b>
        <span className={styles['types']}>
          {(view.itemTypes[at] ?? []).slice(0, LIKELIEST).map(type => (
            <Icon key={type} name={type} />
          ))}
        </span>
      </span>
      <span className={styles['noise']} data-thing={`noise:${at}`}>
        <Icon name="noise" />
        {Array.from({ length: MOST_NOISE }, (_, i) => (
          // Tokens are alike.
          <i key={i} className={classes(i < noise && styles['on'])} />
        ))}
      </span>
    </>
  )
}

/** LN-RAX-04: a search there ends with the exposure die. The code stands beside it, because it is what people go there for. */
function Risk({ view: { raxxon } }: { readonly view: View }): ReactElement {
  const words = useWords()
  return (
    <>
      <span className={styles['risk']}>
        <Icon name="search" />
        <span>{words.say('raxxon.risky')}</span>
      </span>
      {raxxon?.log && (
        <Suspense>
          <CodeMark experiment={raxxon.log} dice={raxxon.dice} />
        </Suspense>
      )}
    </>
  )
}
