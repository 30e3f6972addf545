// The crisis of this round: how many cards it wants, who has given some, and what happens otherwise.

import type { Event, View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { targetOf } from '@lastlight/long-night/queries/colony'
import { plays } from '@lastlight/long-night/queries/position'
import { type ReactElement, Suspense } from 'react'
import { Mark } from '../../../face/Mark.tsx'
import { useTold } from '../../../face/table.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import styles from './Card.module.css'
import { failInBrief, giversInWords, giversOf, typesInWords } from './crisis.ts'
import { useLight } from './lit.ts'
import { CrisisNumbers } from './Modules.tsx'
import { litLook, ThingButton, tile } from './ThingButton.tsx'

interface Props {
  readonly view: View
  readonly onDetails: () => void
  /** Whether the card stands on a tab of its own. */
  readonly roomy?: boolean
}

export function Crisis({ view, onDetails, roomy = false }: Props): ReactElement | null {
  const words = useWords()
  const told = useTold<Event>()
  const light = useLight('crisis')
  const { crisis, contributed } = view
  if (crisis === null) return null
  const { accepts } = crisisRow(crisis)
  const need = targetOf(view)
  const givers = giversOf(told, contributed)
  return (
    <section
      className={classes(tile, styles['card'], styles['crisis'], roomy && styles['roomy'], litLook(light))}
      data-thing="crisis"
      data-part="crisis"
      tabIndex={-1}
      aria-label={words.say('colony.crisis')}
    >
      <header className={styles['head']}>
        <small>{words.say('colony.crisis')}</small>
        <h2>
          <ThingButton thing="crisis" onOpen={onDetails}>
            {words.say(`crisis.${crisis}`)}
          </ThingButton>
        </h2>
      </header>
      <div className={styles['need']}>
        <span className={styles['want']}>
          {accepts.map(type => (
            <Icon key={type} name={type} />
          ))}
          <b>{need}</b>
        </span>
        {/* A small card has no room for the names of two types beside their icons. */}
        <span className={accepts.length > 1 && !roomy ? 'visually-hidden' : styles['types']}>
          {typesInWords(crisis, words)}
        </span>
        <span className={styles['backs']} role="img" aria-label={giversInWords(givers, words)}>
          {givers.map((seat, i) => (
            // Cards that lie face down are alike.
            <span key={i} className={styles['back']}>
              {seat !== undefined && <Mark seat={seat} />}
            </span>
          ))}
          {Array.from({ length: Math.max(0, need - contributed) }, (_, i) => (
            // Empty places are alike.
            <span key={`no ${i}`} className={styles['socket']} />
          ))}
        </span>
      </div>
      <Suspense fallback={null}>{plays(view, 'bandits') && <CrisisNumbers view={view} />}</Suspense>
      <p className={styles['fails']}>
        <Icon name="crisis" />
        <span>{roomy ? words.say(`crisis.fail.${crisis}`) : failInBrief(crisis, words)}</span>
      </p>
    </section>
  )
}
