// The foot of a location, as bandits see it: the loot that lies in their hideout, the cards that they carry off tonight, and
// whether there is a space for one more of them.

import type { View } from '@lastlight/long-night'
import { kindOf, typeOf } from '@lastlight/long-night/content/items'
import type { Place } from '@lastlight/long-night/content/places'
import { freeSpaces } from '@lastlight/long-night/queries/people'
import { SEEN } from '@lastlight/long-night/queries/seen'
import { lootedAt } from '@lastlight/long-night/queries/tonight'
import type { ReactElement } from 'react'
import { useWords } from '../../../../words/words.tsx'
import { Icon } from '../../art/icons.tsx'
import { isAhead } from '../../board/forecast.ts'
import styles from './Loot.module.css'

export function Loot({ view: { stash = [] } }: { readonly view: View }): ReactElement {
  const words = useWords()
  return (
    <span className={styles['loot']}>
      {stash.length === 0
        ? words.say('bandits.noDeck.short')
        : stash.toReversed().map(card => (
            <span key={card}>
              <Icon name={typeOf(card)} />
              <span>{words.say(`item.${kindOf(card)}`)}</span>
            </span>
          ))}
    </span>
  )
}

export function Robbed({ view, at }: { readonly view: View; readonly at: Place }): ReactElement | null {
  const words = useWords()
  const cards = isAhead(view) ? lootedAt(view, SEEN, at) : 0
  const isFull = at !== 'hideout' && freeSpaces(view, at) <= 0
  return cards > 0 || isFull ? (
    <span className={styles['robbed']}>
      <Icon name="bandit" />
      {cards > 0 && <b>{words.say('bandits.robs.short', { n: cards })}</b>}
      {isFull && <small>{words.say('bandits.full.short')}</small>}
    </span>
  ) : null
}
