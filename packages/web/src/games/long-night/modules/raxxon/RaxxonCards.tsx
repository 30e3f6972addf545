// Beside the location of Raxxon: the top audio log with its code, both outcomes of tonight, what each special zombie does
// when it is attacked, and the side effects of pills.

import type { View } from '@lastlight/long-night'
import { FEWER_ZOMBIES } from '@lastlight/long-night/content/experiments'
import { LOCATIONS } from '@lastlight/long-night/content/places'
import { placesOutside } from '@lastlight/long-night/queries/people'
import type { ReactElement, ReactNode } from 'react'
import { useWords } from '../../../../words/words.tsx'
import { Icon } from '../../art/icons.tsx'
import { Tape, Thumb } from '../../art/Special.tsx'
import { codeForecast } from '../../board/forecast.ts'
import { Card } from './Card.tsx'
import { Code } from './Code.tsx'
import { Encounters } from './Encounters.tsx'
import { placementInWords, victimsInWords } from './facts.ts'
import styles from './RaxxonCards.module.css'
import { SideEffects } from './SideEffects.tsx'

/** Tiles of modules and cards stand in pairs; without a neighbour the last card takes the whole row. */
const isAlone = (view: View): boolean => {
  const tiles = placesOutside(view).length - LOCATIONS.length
  const cards = (codeForecast(view) ? 2 : 1) + view.raxxon!.loose.length
  return (tiles + cards) % 2 === 0
}

export const RaxxonCards = ({ view }: { readonly view: View }): ReactElement => (
  <>
    <Log view={view} />
    <Outcomes view={view} />
    <Encounters view={view} />
    <SideEffects view={view} wide={isAlone(view)} />
  </>
)

function Log({ view }: { readonly view: View }): ReactElement {
  const words = useWords()
  const { log, left, dice } = view.raxxon!
  if (log === null)
    return (
      <Card title={words.say('raxxon.experiments')}>
        <p className={styles['note']}>{words.say('raxxon.none')}</p>
      </Card>
    )
  return (
    <Card
      title={words.say('raxxon.experiments')}
      tag={
        <>
          <Icon name="deck" /> {words.say('raxxon.left', { n: left })}
        </>
      }
    >
      <div className={styles['log']}>
        <Tape />
        <div>
          <h4>{words.say('raxxon.log', { what: words.say(`experiment.${log}`) })}</h4>
          <p>{words.say(`experiment.story.${log}`)}</p>
        </div>
      </div>
      <Code experiment={log} dice={dice} view={view} />
    </Card>
  )
}

/** Before anybody votes, both ways are there to read; the one that holds now is marked. */
function Outcomes({ view }: { readonly view: View }): ReactElement | null {
  const words = useWords()
  const forecast = codeForecast(view)
  if (!forecast) return null
  const { experiment, matched, spares } = forecast
  const comesOut = placementInWords(experiment, words)
  const dies = victimsInWords(view, words).map(line => (
    <p key={line} className={styles['dies']}>
      <Icon name="skull" /> {line}
    </p>
  ))
  return (
    <Card title={words.say('raxxon.tonight')}>
      <div className={styles['ways']}>
        <Way title={words.say('raxxon.tonight.complete')} isNow={matched} icon="vote">
          <p>{words.say('raxxon.tonight.vote')}</p>
          <p className={styles['vote']}>
            <Thumb /> {words.say('raxxon.tonight.contain')}
          </p>
          <p className={styles['vote']}>
            <Thumb className={styles['down']} /> {words.say('raxxon.tonight.release', { n: FEWER_ZOMBIES })}
          </p>
          {matched && dies}
        </Way>
        <Way title={words.say('raxxon.tonight.missed')} isNow={!matched} icon="zombie">
          <p>
            {comesOut} {words.say('raxxon.tonight.table')}
          </p>
          {spares && <p>{words.say('raxxon.tonight.spares', { n: FEWER_ZOMBIES })}</p>}
          {!matched && dies}
        </Way>
      </div>
    </Card>
  )
}

interface WayProps {
  readonly title: string
  readonly icon: 'vote' | 'zombie'
  readonly isNow: boolean
  readonly children: ReactNode
}

function Way({ title, icon, isNow, children }: WayProps): ReactElement {
  const words = useWords()
  return (
    <div data-now={isNow || undefined}>
      <h4>
        <Icon name={icon} />
        {title}
        {isNow && <small>{words.say('raxxon.tonight.now')}</small>}
      </h4>
      {children}
    </div>
  )
}
