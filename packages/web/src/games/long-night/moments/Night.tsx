// The colony phase: seven steps, the dead arriving one by one at the entrances, and a ledger that says why.

import type { Event, View } from '@lastlight/long-night'
import { type ReactElement, Suspense } from 'react'
import { Icon as SharedIcon } from '../../../art/index.ts'
import { useTable } from '../../../face/table.ts'
import { printed } from '../../../ui/printed.ts'
import { useWords } from '../../../words/words.tsx'
import { Fence } from '../art/Fence.tsx'
import { Barricade, Trap, Zombie } from '../art/figures.tsx'
import { Icon, type IconName } from '../art/icons.tsx'
import { PlaceScene } from '../art/PlaceScene.tsx'
import { Standee } from '../board/Standee.tsx'
import { Special } from '../modules/raxxon/lazy.ts'
import { ledgerOf } from './ledger.ts'
import styles from './Moments.module.css'
import type { Gate, NightMoment } from './moment.ts'
import { Person } from './Person.tsx'

const STEPS = ['food', 'waste', 'crisis', 'dead', 'objective', 'round', 'first'] as const
const SPACES = 3

export function Night({
  moment: { events, gates, people, dead: gone, step },
}: {
  readonly moment: NightMoment
  readonly view: View
}): ReactElement {
  const words = useWords()
  const { saying } = useTable()
  const dead = events.findLast(
    (event): event is Extract<Event, { readonly survivor: string; readonly at: string }> => event.e === 'died',
  )
  const latest = events.at(-1)
  return (
    <div className={styles['night']}>
      <ol className={styles['steps']}>
        {STEPS.map((name, i) => (
          <li
            key={name}
            data-state={i + 1 < step ? 'done' : i + 1 === step ? 'now' : undefined}
            aria-current={i + 1 === step ? 'step' : undefined}
          >
            <span>{i + 1 < step ? <SharedIcon name="check" size="15px" /> : i + 1}</span>
            <b>{words.say(`moment.night.${name}`)}</b>
          </li>
        ))}
      </ol>
      <div className={styles['sides']}>
        <div className={styles['yard']}>
          <PlaceScene place="colony" wide />
          <h2 id="moment">{words.say('moment.night')}</h2>
          <div className={styles['folk']} role="group" aria-label={words.say('colony.people')}>
            {people.map(survivor => (
              <Standee key={survivor.id} survivor={survivor} as={gone.includes(survivor.id) ? 'dead' : 'shown'} />
            ))}
          </div>
          <ol className={styles['gates']}>
            {gates.map((gate, i) => (
              // Entrances are known by their number.
              <GateColumn
                key={i}
                gate={gate}
                n={i + 1}
                isLatest={
                  latest !== undefined && 'entrance' in latest && latest.at === 'colony' && latest.entrance === i
                }
              />
            ))}
          </ol>
        </div>
        <div className={styles['ledger']}>
          {dead && (
            <div className={styles['bad']} data-happens>
              <Person survivor={dead.survivor} dead />
              <p>{saying.event(dead)}</p>
            </div>
          )}
          <ul tabIndex={0} aria-labelledby="moment">
            {ledgerOf(events).map(({ event, zombies, morale }, i) => (
              // The ledger only grows.
              <li key={i}>
                <Icon name={ICONS[event.e] ?? 'tonight'} size="19px" />
                <span>{zombies > 1 ? words.say('moment.night.zombies', { n: zombies }) : saying.event(event)}</span>
                <b data-loss={morale < 0 || undefined}>{printed(morale)}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

const ICONS: { readonly [E in Event['e']]?: IconName } = {
  ate: 'food',
  starved: 'starvation',
  wasteRots: 'waste',
  crisisFailed: 'crisis',
  crisisPrevented: 'crisis',
  zombie: 'zombie',
  barricadeLost: 'barricade',
  trapSprung: 'trap',
  overrun: 'overrun',
  banditsGone: 'bandit',
  looted: 'bandit',
  died: 'skull',
  helplessDied: 'skull',
  noiseGone: 'noise',
  round: 'round',
}

function GateColumn({
  gate: { zombies, barricades, traps, specials, last },
  n,
  isLatest,
}: {
  readonly gate: Gate
  readonly n: number
  readonly isLatest: boolean
}): ReactElement {
  const words = useWords()
  const free = Math.max(0, SPACES - specials.length - zombies - barricades - traps)
  return (
    <li data-last={last} data-latest={isLatest || undefined}>
      <Fence gate={n} full={specials.length + zombies >= SPACES} />
      <span className={styles['slots']} aria-hidden="true">
        {specials.map((experiment, i) => (
          <Suspense key={`s${i}`}>
            <Special experiment={experiment} />
          </Suspense>
        ))}
        {Array.from({ length: zombies }, (_, i) => (
          <span key={`z${i}`} data-comes={(isLatest && last === 'zombie' && i === zombies - 1) || undefined}>
            <Zombie n={n + i} />
          </span>
        ))}
        {Array.from({ length: barricades }, (_, i) => (
          <Barricade key={`b${i}`} />
        ))}
        {isLatest && last === 'barricadeLost' && (
          <span data-tips>
            <Barricade />
          </span>
        )}
        {Array.from({ length: traps }, (_, i) => (
          <Trap key={`t${i}`} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          <i key={`f${i}`} />
        ))}
      </span>
      <span className={styles['foot']}>
        <b>{n}</b> {last === undefined ? words.say('moment.gate.quiet') : words.say(`moment.gate.${last}`)}
      </span>
    </li>
  )
}
