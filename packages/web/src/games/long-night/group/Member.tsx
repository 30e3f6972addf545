// One of a group: where they stand, what they can do, what they carry, and how near death is.

import type { View } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { sideEffectRow } from '@lastlight/long-night/content/sideEffects'
import { type SurvivorId, survivorRow } from '@lastlight/long-night/content/survivors'
import { DEADLY } from '@lastlight/long-night/queries/people'
import { sideEffectsOf } from '@lastlight/long-night/queries/raxxon'
import { valuesOf } from '@lastlight/long-night/queries/values'
import { type ReactElement, useId } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Bust } from '../art/Bust.tsx'
import { KIND_GLYPHS } from '../art/glyphs/kinds.ts'
import { Icon } from '../art/icons.tsx'
import { DAMAGE_SIGN, damageList, personInWords } from '../board/facts.ts'
import { useLight } from '../board/lit.ts'
import { litLook, ThingButton } from '../board/ThingButton.tsx'
import type { SurvivorSeen } from '../seen.ts'
import { thing } from '../thing.ts'
import styles from './Member.module.css'
import { perilInWords } from './peril.ts'

interface Props {
  readonly view: View
  readonly survivor: SurvivorSeen
  readonly isLeader: boolean
  /** Whether it is one of one's own: only they can be chosen here. */
  readonly own: boolean
}

export function Member({ view, survivor, isLeader, own }: Props): ReactElement {
  const words = useWords()
  const id = useId()
  const person = thing('person', survivor.id)
  const light = useLight(person)
  const { attack, search } = survivorRow(survivor.id)
  const now = valuesOf(view, survivor.id) ?? { attack, search }
  const peril = perilInWords(survivor, words)
  const name = words.say(`survivor.short.${survivor.id}`)
  const said = personInWords(survivor, words)
  const notes = [
    words.say(`place.${survivor.at}`),
    ...(survivor.moved ? [words.say('colony.moved')] : []),
    ...(view.used.includes(survivor.id) ? [words.say('colony.used')] : []),
    ...(survivor.restrained ? [words.say('colony.restrained')] : []),
  ]
  return (
    <li className={classes(styles['box'])}>
      <div
        className={classes(styles['member'], peril && styles['peril'], own && litLook(light))}
        {...(own && { 'data-thing': person })}
      >
        <span className={styles['picture']}>
          <Bust survivor={survivor.id as SurvivorId} />
          <b aria-hidden="true">{survivorRow(survivor.id).influence}</b>
        </span>
        <h3 className={styles['name']}>
          {own ? (
            <ThingButton thing={person} about={id}>
              {name}
            </ThingButton>
          ) : (
            name
          )}
          {isLeader && <Icon name="influence" label={words.say('colony.leader')} />}
        </h3>
        <Sockets survivor={survivor} />
        <p id={id} className="visually-hidden">
          {said}. {notes.join(', ')}.
        </p>
        <p className={styles['at']} aria-hidden="true">
          {notes.join(', ')}
        </p>
        <p className={styles['values']}>
          <Value icon="attack" said={words.say('colony.attack', { n: now.attack })} printed={attack} now={now.attack} />
          <Value icon="search" said={words.say('colony.search', { n: now.search })} printed={search} now={now.search} />
          {survivor.equipment.map(card => (
            <span key={card} className={styles['item']} data-thing={`card:${card}`}>
              <Icon name={KIND_GLYPHS[kindOf(card)]} label={words.say(`item.${kindOf(card)}`)} />
            </span>
          ))}
          {sideEffectsOf(view, survivor.id).map(effect => (
            <span
              key={effect}
              className={classes(styles['effect'], !sideEffectRow(effect).useful && styles['harms'])}
              data-thing={`effect:${effect}`}
            >
              <Icon
                name={KIND_GLYPHS.redPill}
                label={`${words.say(`sideEffect.${effect}`)}: ${words.say(`sideEffect.effect.${effect}`)}`}
              />
            </span>
          ))}
        </p>
        {peril ? (
          <p className={styles['warning']}>{peril}</p>
        ) : (
          <p className={styles['power']}>{words.say(`survivor.power.${survivor.id}`)}</p>
        )}
      </div>
    </li>
  )
}

/** Three damage kill: each fills a socket. */
function Sockets({ survivor }: { readonly survivor: SurvivorSeen }): ReactElement {
  const damage = damageList(survivor)
  return (
    <span className={styles['sockets']} aria-hidden="true">
      {Array.from({ length: DEADLY }, (_, i) => {
        const kind = damage[i]
        return (
          // Sockets are known by their place.
          <i key={i} className={classes(kind && styles[DAMAGE_SIGN[kind]])}>
            {kind && <Icon name={DAMAGE_SIGN[kind]} />}
          </i>
        )
      })}
    </span>
  )
}

interface ValueProps {
  readonly icon: 'attack' | 'search'
  readonly said: string
  readonly printed: number
  readonly now: number
}

/** A value that is changed shows the printed one struck out. */
const Value = ({ icon, said, printed, now }: ValueProps): ReactElement => (
  <span>
    <Icon name={icon} />
    <span aria-hidden="true">
      {printed !== now && (
        <>
          <s>{printed}</s>{' '}
        </>
      )}
      {now}+
    </span>
    <span className="visually-hidden">{said}</span>
  </span>
)
