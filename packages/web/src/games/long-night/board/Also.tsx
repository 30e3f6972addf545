// What else lies on the table: graveyard, piles, tokens, lasting effects.

import type { View } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import type { Words } from '@lastlight/words'
import type { ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Bust } from '../art/Bust.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import type { LongNightThing } from '../thing.ts'
import styles from './Also.module.css'
import { nameOf } from './facts.ts'
import { tile } from './ThingButton.tsx'

interface Row {
  readonly icon: IconName
  readonly text: string
  readonly n?: number
  readonly thing?: LongNightThing
}

function rowsOf(view: View, words: Words): readonly Row[] {
  const top = view.waste.at(-1)
  return [
    { icon: 'survivor', text: words.say('colony.also.found'), n: view.survivorsLeft },
    {
      icon: 'waste',
      text:
        top === undefined
          ? words.say('colony.also.waste')
          : words.say('colony.also.waste.top', { card: words.say(`item.${kindOf(top)}`) }),
      n: view.waste.length,
      thing: 'waste',
    },
    { icon: 'starvation', text: words.say('colony.also.starvation'), n: view.starvation },
    ...(view.discard.length > 0
      ? [{ icon: 'hand' as const, text: words.say('colony.also.discard'), n: view.discard.length }]
      : []),
    ...(view.removed.length > 0
      ? [{ icon: 'hand' as const, text: words.say('colony.also.gone'), n: view.removed.length }]
      : []),
    ...view.lasting.map(id => ({
      icon: 'lasting' as const,
      text: words.say('colony.also.lasting', {
        what: words.say(`lasting.${id}`),
        effect: words.say(`lasting.effect.${id}`),
      }),
    })),
  ]
}

export function AlsoList({ view }: { readonly view: View }): ReactElement {
  const words = useWords()
  return (
    <ul className={styles['rows']}>
      <li data-thing="graveyard">
        {view.graveyard.length === 0 ? (
          <Icon name="grave" />
        ) : (
          <span className={styles['dead']} aria-hidden="true">
            {view.graveyard.map(id => (
              <Bust key={id} survivor={id as SurvivorId} dead />
            ))}
          </span>
        )}
        <span>
          {view.graveyard.length === 0
            ? words.say('colony.also.graveyard.none')
            : words.say('colony.also.graveyard.some', {
                people: words.list(view.graveyard.map(id => nameOf(id, words))),
              })}
        </span>
        <b>{view.graveyard.length}</b>
      </li>
      {rowsOf(view, words).map(({ icon, text, n, thing }) => (
        <li key={text} {...(thing && { 'data-thing': thing })}>
          <Icon name={icon} />
          <span>{text}</span>
          {n !== undefined && <b>{n}</b>}
        </li>
      ))}
    </ul>
  )
}

export function Also({ view }: { readonly view: View }): ReactElement {
  const words = useWords()
  return (
    <section className={classes(tile, styles['also'])} aria-labelledby="also">
      <h2 id="also">{words.say('colony.also')}</h2>
      <AlsoList view={view} />
    </section>
  )
}
