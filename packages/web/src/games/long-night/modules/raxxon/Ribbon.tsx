// A red ribbon on a place with special zombies: what follows from them for every attack there.

import type { View } from '@lastlight/long-night'
import type { Place } from '@lastlight/long-night/content/places'
import type { ReactElement } from 'react'
import { useWords } from '../../../../words/words.tsx'
import { Icon } from '../../art/icons.tsx'
import { specialNames } from './facts.ts'
import styles from './Ribbon.module.css'

/** `roomy`: where there is room for the whole sentence. A screen reader hears it with the facts of the place. */
export function Ribbon({
  view,
  at,
  roomy = false,
}: {
  readonly view: View
  readonly at: Place
  readonly roomy?: boolean
}): ReactElement {
  const words = useWords()
  const what = specialNames(view, at, words)
  return (
    <p className={roomy ? styles['ribbon'] : styles['chip']} aria-hidden="true">
      <Icon name="skull" />
      {roomy ? (
        <span>
          <b>{words.say('raxxon.first', { what })}</b> {words.say('raxxon.only')}
        </span>
      ) : (
        <span>{words.say('raxxon.first.short', { what })}</span>
      )}
    </p>
  )
}
