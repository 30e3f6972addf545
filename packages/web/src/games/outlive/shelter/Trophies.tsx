import type { View } from '@lastlight/outlive'
import { eventRow } from '@lastlight/outlive/content/events'
import { PREY, PREY_KINDS, preyKind } from '@lastlight/outlive/content/prey'
import { meatOf } from '@lastlight/outlive/queries/hunt'
import type { ReactElement } from 'react'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import type { PlayerSeen } from '../seen.ts'
import styles from './Trophies.module.css'

interface Props {
  readonly view: View
  readonly player: PlayerSeen
}

/** The trophies of a shelter: prey, and events that it has ended. */
export function Trophies({ view, player }: Props): ReactElement | null {
  const words = useWords()
  const kinds = PREY_KINDS.filter(kind => player.trophies.some(id => preyKind(id) === kind))
  if (kinds.length === 0 && player.events.length === 0) return null
  return (
    <div className={styles['kept']}>
      {kinds.length > 0 && (
        <section aria-label={words.say('shelter.trophies')}>
          <h3>{words.say('shelter.trophies')}</h3>
          <ul>
            {kinds.map(kind => {
              const own = player.trophies.filter(id => preyKind(id) === kind)
              return (
                <li key={kind} data-thing={`prey:${own[0]}`}>
                  <Icon name={kind} />
                  <span>
                    <b>{words.say('shelter.trophy', { prey: words.say(`prey.${kind}`), n: own.length })}</b>
                    <small>
                      {words.say('shelter.trophy.next', {
                        meat: words.say('count.acc.meat', {
                          n: meatOf(player, view.events.active, player.trophies, own[0]!),
                        }),
                      })}
                    </small>
                  </span>
                  <em aria-hidden="true">{PREY[kind].resistance}</em>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {player.events.length > 0 && (
        <section aria-label={words.say('shelter.ended')}>
          <h3>{words.say('shelter.ended')}</h3>
          <ul>
            {player.events.map(id => (
              <li key={id} data-thing={`event:${id}`}>
                <Icon name={id} />
                <span>
                  <b>{words.say(`event.${id}`)}</b>
                  <small>{words.say('count.point', { n: eventRow(id).points })}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
