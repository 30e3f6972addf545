// One player: people, dice, cards in hand, and what they are to the round.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import { groupOf } from '@lastlight/long-night/queries/position'
import { memo, type ReactElement } from 'react'
import { SeatPresence } from '../../../face/SeatPresence.tsx'
import { seatStyle } from '../../../face/seatStyle.ts'
import { useShown } from '../../../face/shown.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Bust } from '../art/Bust.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import { personInWords } from '../board/facts.ts'
import { useLight } from '../board/lit.ts'
import { Damage } from '../board/Standee.tsx'
import { Lantern, litLook, ThingButton, tile } from '../board/ThingButton.tsx'
import { Dice } from '../group/Dice.tsx'
import { thing } from '../thing.ts'
import styles from './Rivals.module.css'
import { type Tag, tagsOf } from './tags.ts'

/** Who plays now is shown by a ring. */
const TAG_ICONS: { readonly [tag in Exclude<Tag, 'now'>]: IconName } = {
  next: 'arrow',
  first: 'firstPlayer',
  road: 'crossroads',
  exiled: 'exile',
  bandits: 'bandit',
  out: 'grave',
}

interface Props {
  readonly view: View
  readonly seat: Seat
  readonly onOpen: () => void
}

export const Rival = memo(function Rival({ view, seat, onOpen }: Props): ReactElement {
  const words = useWords()
  const { highlighted, changed } = useShown()
  const { dice, used, cards, leader, out } = view.players[seat]!
  const player = thing('seat', seat)
  const light = useLight(player)
  const tags = tagsOf(view, seat)
  const who = { who: seat }
  const group = groupOf(view, seat).toSorted((a, b) => Number(b.id === leader) - Number(a.id === leader))
  const people = group.map(survivor => {
    const person = personInWords(survivor, words)
    return survivor.id === leader ? words.say('colony.leads', { person }) : person
  })
  return (
    <li className={styles['rival']}>
      <div
        className={classes(tile, styles['inside'], litLook(light), highlighted.has(player) && styles['highlighted'])}
        style={seatStyle(seat)}
        data-thing={player}
        data-acts={tags.includes('now') || undefined}
      >
        <span
          className={styles['group']}
          role="img"
          aria-label={words.say('colony.group.list', {
            group: words.say('colony.group', { who }),
            people: people.length === 0 ? words.say('colony.bereft') : people.join('; '),
          })}
        >
          {group.map(survivor => (
            <span key={survivor.id} className={styles['face']}>
              <Bust survivor={survivor.id as SurvivorId} />
              <Damage survivor={survivor} />
            </span>
          ))}
        </span>
        <h3 className={styles['name']}>
          <ThingButton thing={player} label={words.say('colony.rival.open', { who })} onOpen={onOpen}>
            {words.say('colony.who', { who })}
          </ThingButton>
          {changed.has(player) && <i className={styles['changed']} />}
          <SeatPresence seat={seat} />
          {tags.map(tag => (
            <span
              key={tag}
              className={tag === 'now' ? 'visually-hidden' : styles['tag']}
              title={words.say(`colony.tag.${tag}`)}
            >
              {tag !== 'now' && <Icon name={TAG_ICONS[tag]} size="14px" />}
              <span>{words.say(`colony.tag.${tag}`)}</span>
            </span>
          ))}
          <Lantern light={light} />
        </h3>
        <p className={styles['line']}>
          {!out && <Dice dice={dice} used={used} />}
          <span className={styles['hand']}>
            <Icon name="hand" />
            <b aria-hidden="true">{cards}</b>
            <span className="visually-hidden">{words.say('colony.hand.said', { n: cards })}</span>
          </span>
        </p>
      </div>
    </li>
  )
})
