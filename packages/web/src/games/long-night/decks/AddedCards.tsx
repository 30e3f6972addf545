import { ITEM_KINDS, type ItemKind } from '@lastlight/long-night/content/itemKinds'
import { DECKS, MOST_COPIES, NEEDS_RAXXON } from '@lastlight/long-night/content/items'
import type { AddedCards as Added } from '@lastlight/long-night/content/mixedDecks'
import type { Module } from '@lastlight/long-night/content/modules'
import { DECK_PLACES, type DeckPlace } from '@lastlight/long-night/content/places'
import { type ReactElement, useState } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/Field.tsx'
import { useWords } from '../../../words/words.tsx'
import styles from './Decks.module.css'
import { withCopies } from './mixing.ts'

interface Props {
  readonly cards: Added
  readonly modules: readonly Module[]
  readonly onChange: (cards: Added) => void
}

const KINDS = Object.keys(ITEM_KINDS) as readonly ItemKind[]
const countOf = (cards: Added[DeckPlace] = {}): number => Object.values(cards).reduce((sum, n) => sum + n, 0)

/** LN-SETUP-04: copies of item cards for the deck of a location, of which 20 cards are kept. */
export function AddedCards({ cards, modules, onChange }: Props): ReactElement {
  const words = useWords()
  const [at, setAt] = useState<DeckPlace>(DECK_PLACES[0])
  const [kind, setKind] = useState<ItemKind>(KINDS[0]!)
  const withRaxxon = modules.includes('raxxon')
  const kinds = KINDS.filter(each => withRaxxon || !NEEDS_RAXXON.includes(each))
    .map(value => ({ value, label: `${words.say(`item.${value}`)} (${words.say(`type.${ITEM_KINDS[value].type}`)})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, words.locale))
  const places = DECK_PLACES.filter(each => withRaxxon || each !== 'raxxon')
  const copies = cards[at]?.[kind] ?? 0
  const total = DECK_PLACES.reduce((sum, each) => sum + countOf(cards[each]), 0)
  return (
    <details className={styles['part']}>
      <summary>
        <h3>{words.say('decks.cards')}</h3>{' '}
        <small className="note">{words.say('decks.cards.count', { n: total })}</small>
      </summary>
      <p className="note">{words.say('decks.cards.note')}</p>
      <div className={styles['adding']}>
        <SelectField
          label={words.say('decks.cards.place')}
          value={at}
          values={places.map(value => ({ value, label: words.say(`place.${value}`) }))}
          onValue={setAt}
        />
        <SelectField label={words.say('decks.cards.card')} value={kind} values={kinds} onValue={setKind} />
        <Button
          disabled={copies >= MOST_COPIES}
          onClick={() => onChange(withCopies(cards, at, kind, copies + 1))}
          says="decks.cards.add"
        />
      </div>
      {DECK_PLACES.filter(each => cards[each]).map(each => (
        <section key={each} aria-label={words.say(`place.${each}`)}>
          <p>
            <b>{words.say(`place.${each}`)}</b>{' '}
            <small className="note">
              {words.say('decks.cards.kept', {
                kept: DECKS[each].length,
                of: DECKS[each].length + countOf(cards[each]),
              })}
            </small>
          </p>
          <ul className={styles['added']}>
            {(Object.entries(cards[each]!) as [ItemKind, number][]).map(([item, n]) => (
              <li key={item}>
                <span>{words.say('decks.cards.added', { n, card: words.say(`item.${item}`) })}</span>
                <IconButton
                  icon="minus"
                  label={words.say('decks.cards.less', { card: words.say(`item.${item}`) })}
                  onClick={() => onChange(withCopies(cards, each, item, n - 1))}
                />
                <IconButton
                  icon="plus"
                  label={words.say('decks.cards.more', { card: words.say(`item.${item}`) })}
                  disabled={n >= MOST_COPIES}
                  onClick={() => onChange(withCopies(cards, each, item, n + 1))}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
