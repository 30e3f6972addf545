// What happens with Raxxon, over the board: the code is checked, a special zombie is met, a pill is swallowed.

import type { Event } from '@lastlight/long-night'
import type { ReactElement, ReactNode } from 'react'
import { useTable } from '../../../../face/table.ts'
import { useWords } from '../../../../words/words.tsx'
import { DieFace } from '../../art/dice.tsx'
import { KIND_GLYPHS } from '../../art/glyphs/kinds.ts'
import { Icon } from '../../art/icons.tsx'
import { Special } from '../../art/Special.tsx'
import type { RaxxonMoment as Shown } from '../../moments/moment.ts'
import { Person } from '../../moments/Person.tsx'
import { CodeMark } from './Code.tsx'
import styles from './RaxxonMoment.module.css'

type Of<E extends Event['e'], V = Event> = V extends { readonly e: infer K } ? (E extends K ? V : never) : never
const find = <E extends Event['e']>(events: readonly Event[], name: E): Of<E> | undefined =>
  events.find(({ e }) => e === name) as Of<E> | undefined

/** Told one by one in the words of the log. */
const TOLD: readonly Event['e'][] = [
  'code',
  'contained',
  'mutantCame',
  'mutantBarred',
  'mutantLeft',
  'mutantGone',
  'encounter',
  'hurt',
  'died',
  'dosed',
  'sideEffect',
  'healed',
]

export function RaxxonMoment({ moment: { kind, events } }: { readonly moment: Shown }): ReactElement {
  const words = useWords()
  const { saying } = useTable()
  const met = find(events, 'encounter')
  const code = find(events, 'code')
  const dosed = find(events, 'dosed')
  const named = events.findLast(event => 'experiment' in event)
  const experiment = named && 'experiment' in named ? named.experiment : undefined
  const pictures: ReactNode = met ? (
    <>
      <Person survivor={met.survivor} />
      <Special experiment={met.experiment} />
      <DieFace value={met.rolled} className={styles['thrown']} />
    </>
  ) : dosed ? (
    <>
      <Person survivor={dosed.survivor} />
      <Icon name={KIND_GLYPHS.redPill} size="40px" />
      <DieFace value={dosed.rolled} className={styles['thrown']} />
    </>
  ) : (
    <>
      {code && <CodeMark experiment={code.experiment} dice={code.dice} />}
      {experiment && <Special experiment={experiment} />}
    </>
  )
  const lines = events.filter(({ e }) => TOLD.includes(e)).map(event => saying.event(event))
  return (
    <div className={styles['moment']} data-kind={kind}>
      <div className={styles['pictures']} aria-hidden="true">
        {pictures}
      </div>
      <div>
        <h2 id="moment">
          {kind === 'code'
            ? words.say('raxxon.moment.code')
            : kind === 'pill'
              ? words.say('raxxon.moment.pill')
              : words.say('raxxon.moment.met', { what: words.say(`experiment.${experiment}`) })}
        </h2>
        {lines.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  )
}
