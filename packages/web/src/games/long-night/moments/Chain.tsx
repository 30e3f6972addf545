// The exposure die, and a bite that goes on by influence.

import type { View } from '@lastlight/long-night'
import { EXPOSURE, type Exposure } from '@lastlight/long-night/content/exposure'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import type { Words } from '@lastlight/words'
import type { ReactElement, ReactNode } from 'react'
import { useTable } from '../../../face/table.ts'
import { useWords } from '../../../words/words.tsx'
import { ExposureFace, RolledDie } from '../art/dice.tsx'
import { Icon } from '../art/icons.tsx'
import styles from './Moments.module.css'
import type { ChainMoment, DeathMoment, ExposedMoment, FallingMoment, Link } from './moment.ts'
import { Person } from './Person.tsx'

interface Props {
  readonly moment: ChainMoment
  readonly view: View
  readonly question: ReactNode
}

export function Chain({ moment: { links, at, morale, stands }, question }: Props): ReactElement {
  const words = useWords()
  const { me } = useTable()
  const dead = links.findLast(({ state }) => state === 'dead')
  return (
    <div className={styles['chain']}>
      <div className={styles['roll']}>
        <ExposureFace key={dead?.survivor} face={dead?.result ?? 'bite'} />
        <div>
          <p className={styles['eyebrow']}>{words.say('moment.bite', { at: words.say(`place.in.${at}`) })}</p>
          <h2 id="moment">
            {dead
              ? words.say('moment.bite.dead', { survivor: words.say(`survivor.short.${dead.survivor}`) })
              : words.say('moment.bite.title')}
          </h2>
          <p>{words.say('moment.bite.text')}</p>
          {morale && (
            <p className={styles['morale']}>
              <Icon name="morale" size="18px" /> {words.say('moment.morale', { from: morale[0], to: morale[1] })}
            </p>
          )}
        </div>
      </div>
      <ol className={styles['links']}>
        {links.map(link => (
          <li key={link.survivor} data-state={link.state}>
            <span className={styles['lamp']} aria-hidden="true">
              {link.state === 'now' ? (
                <Icon name="lantern" size="22px" />
              ) : (
                link.result && <Icon name={link.result} size="22px" />
              )}
            </span>
            <Person survivor={link.survivor} seat={link.seat} dead={link.state === 'dead'} />
            <b>{words.say(`survivor.short.${link.survivor}`)}</b>
            <span>{survivorRow(link.survivor).influence}</span>
            <small>{stateOf(link, me, words)}</small>
          </li>
        ))}
      </ol>
      {stands && (
        <>
          <Faces />
          {question}
        </>
      )}
    </div>
  )
}

function stateOf({ state, result, seat }: Link, me: number | undefined, words: Words): string {
  switch (state) {
    case 'dead':
      return words.say(result === undefined ? 'moment.bite.given' : `moment.die.${result}`)
    case 'saved':
      return words.say('moment.bite.saved')
    case 'now':
      return words.say(seat === me ? 'moment.bite.you' : 'moment.bite.now', { who: { who: seat ?? 0 } })
    case 'then':
      return words.say('moment.bite.then', { who: { who: seat ?? 0 } })
  }
}

/** The twelve faces of the die; the one that lies on top is marked. */
function Faces({ result }: { readonly result?: Exposure }): ReactElement {
  const words = useWords()
  const { faces } = EXPOSURE
  const at = result === undefined ? -1 : faces.indexOf(result)
  const good = faces.filter(face => face === 'blank').length
  return (
    <p className={styles['faces']}>
      <span aria-hidden="true">
        {faces.map((face, i) => (
          // A die keeps its faces.
          <i key={i} data-face={face} data-at={i === at || undefined}>
            {face !== 'blank' && <Icon name={face} size="13px" />}
          </i>
        ))}
      </span>
      <span className={result === undefined ? undefined : 'visually-hidden'}>
        {words.say('moment.die.faces', { good, all: faces.length })}
      </span>
    </p>
  )
}

/** The die is in the air: whoever it falls for, and the faces that it has. */
export function Falling({ moment: { survivor, event } }: { readonly moment: FallingMoment }): ReactElement {
  const words = useWords()
  return (
    <div className={styles['exposed']}>
      <Person survivor={survivor} />
      <div>
        <p className={styles['eyebrow']}>{words.say(event === 'exposed' ? 'moment.exposed' : 'moment.falls.die')}</p>
        <h2 id="moment">{words.say('moment.falls', { survivor: words.say(`survivor.short.${survivor}`) })}</h2>
        {event === 'exposed' && <Faces />}
      </div>
      <RolledDie className={styles['rolling']} />
    </div>
  )
}

export function Exposed({ moment: { survivor, result, isDead } }: { readonly moment: ExposedMoment }): ReactElement {
  const words = useWords()
  return (
    <div className={styles['exposed']}>
      <Person survivor={survivor} dead={isDead} />
      <div>
        <p className={styles['eyebrow']}>{words.say('moment.exposed')}</p>
        <h2 id="moment">
          {words.say('moment.exposed.title', {
            survivor: words.say(`survivor.short.${survivor}`),
            result: words.say(`moment.die.${result}`),
          })}
        </h2>
        <Faces result={result} />
      </div>
      <ExposureFace face={result} className={styles['lies']} />
    </div>
  )
}

export function Death({ moment: { events } }: { readonly moment: DeathMoment }): ReactElement {
  const { saying } = useTable()
  const dead = events.flatMap(event => (event.e === 'died' ? [event.survivor] : []))
  return (
    <div className={styles['exposed']}>
      {dead.map(id => (
        <Person key={id} survivor={id} dead />
      ))}
      <h2 id="moment" className={styles['small']}>
        {events.map(event => saying.event(event)).join(' ')}
      </h2>
    </div>
  )
}
