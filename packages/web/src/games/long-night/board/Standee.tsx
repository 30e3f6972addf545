// A survivor on the board: a portrait on a base in the colour and pattern of the seat, with influence and damage.

import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import type { ReactElement } from 'react'
import { SeatCloth } from '../../../art/index.ts'
import { usePointing } from '../../../face/pointing.ts'
import { initialOf } from '../../../face/reading.ts'
import { seatStyle } from '../../../face/seatStyle.ts'
import { useShown } from '../../../face/shown.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Bust } from '../art/Bust.tsx'
import { Icon } from '../art/icons.tsx'
import type { SurvivorSeen } from '../seen.ts'
import { type LongNightThing, thing } from '../thing.ts'
import { DAMAGE_SIGN, damageList, personInWords } from './facts.ts'
import { useLight } from './lit.ts'
import styles from './Standee.module.css'

interface Props {
  readonly survivor: SurvivorSeen
  /** The next to die at this place. */
  readonly isNext?: boolean
  /** 'ghost': where the chosen move would lead. 'shown' and 'dead': in a picture of the colony, where nothing is chosen. */
  readonly as?: 'ghost' | 'shown' | 'dead'
}

export function Standee({ survivor, isNext = false, as }: Props): ReactElement {
  const words = useWords()
  const { point } = usePointing()
  const { highlighted } = useShown()
  const { id, seat } = survivor
  const person: LongNightThing = thing('person', id)
  const { lit, glows, pointed } = useLight(person)
  const said = personInWords(survivor, words)
  const label = isNext ? words.say('colony.person.next', { person: said }) : said
  const isButton = lit && as === undefined
  return (
    <span
      className={classes(
        styles['standee'],
        isNext && styles['next'],
        as !== undefined && styles[as],
        isButton && glows && styles['lit'],
        isButton && pointed && styles['pointed'],
        as !== 'dead' && highlighted.has(person) && styles['highlighted'],
      )}
      style={seatStyle(seat)}
      {...(as === undefined && { 'data-thing': person, 'data-piece': person })}
      {...(isButton ? {} : { role: 'img', 'aria-label': label })}
    >
      <span className={styles['picture']}>
        <Bust survivor={id as SurvivorId} dead={as === 'dead'} />
      </span>
      <Damage survivor={survivor} />
      <span className={styles['base']} aria-hidden="true">
        <SeatCloth seat={seat} className={styles['cloth']} />
        <span>
          <i>{initialOf(words.say('colony.who', { who: { who: seat } }))}</i>
          {survivorRow(id).influence}
        </span>
      </span>
      {isButton && (
        <button
          type="button"
          className={styles['over']}
          aria-label={label}
          aria-pressed={pointed}
          onClick={() => point(person)}
        />
      )}
    </span>
  )
}

/** Wounds, frostbite and despair hang on the frame of the picture. */
export function Damage({ survivor }: { readonly survivor: SurvivorSeen }): ReactElement | null {
  const all = damageList(survivor)
  return all.length === 0 ? null : (
    <span className={styles['damage']} aria-hidden="true">
      {all.map((kind, i) => (
        // Two wounds are alike.
        <Icon key={i} name={DAMAGE_SIGN[kind]} className={styles[DAMAGE_SIGN[kind]]} />
      ))}
    </span>
  )
}
