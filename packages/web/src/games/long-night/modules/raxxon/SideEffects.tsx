// The side effects of pills lie open, one of each: a solid edge helps, a dashed one harms. Taken ones show their owner.

import type { View } from '@lastlight/long-night'
import { SIDE_EFFECT_IDS, sideEffectRow } from '@lastlight/long-night/content/sideEffects'
import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import { survivorOf } from '@lastlight/long-night/queries/position'
import type { ReactElement } from 'react'
import { seatStyle } from '../../../../face/seatStyle.ts'
import { useWords } from '../../../../words/words.tsx'
import { Bust } from '../../art/Bust.tsx'
import { Card } from './Card.tsx'
import styles from './SideEffects.module.css'

interface Props {
  readonly view: View
  /** Over the whole row. */
  readonly wide: boolean
}

export function SideEffects({ view, wide }: Props): ReactElement {
  const words = useWords()
  return (
    <Card title={words.say('raxxon.effects')} tag={words.say('raxxon.effects.one')} wide={wide}>
      <ul className={styles['effects']}>
        {SIDE_EFFECT_IDS.map(id => {
          const { useful } = sideEffectRow(id)
          const owner = view.sideEffects?.find(each => each.id === id)?.survivor
          const seat = owner === undefined ? undefined : survivorOf(view, owner)?.seat
          return (
            <li key={id} data-look={useful ? 'helps' : 'harms'} data-thing={`effect:${id}`}>
              <b>{words.say(`sideEffect.${id}`)}</b>
              <span className="visually-hidden">
                {' '}
                ({words.say(useful ? 'raxxon.effects.helps' : 'raxxon.effects.harms')}):{' '}
              </span>
              <span>{words.say(`sideEffect.effect.${id}`)}</span>
              {owner !== undefined && (
                <span className={styles['owner']} style={seat === undefined ? undefined : seatStyle(seat)}>
                  <Bust survivor={owner as SurvivorId} />
                  {words.say('raxxon.effects.owner', { survivor: words.say(`survivor.short.${owner}`) })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
