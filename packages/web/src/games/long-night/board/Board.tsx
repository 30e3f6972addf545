// The colony with its entrances, the crisis and the main objective, the night ahead, and the locations outside.

import type { View } from '@lastlight/long-night'
import { placesOutside } from '@lastlight/long-night/queries/people'
import { memo, type ReactElement, Suspense, useState } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { useWords } from '../../../words/words.tsx'
import { RaxxonCards } from '../modules/raxxon/lazy.ts'
import { Also } from './Also.tsx'
import styles from './Board.module.css'
import { Crisis } from './Crisis.tsx'
import { Details, type Shown } from './Details.tsx'
import { ModulesOutside, ModulesWithin } from './Modules.tsx'
import { Objective } from './Objective.tsx'
import { PlaceTile } from './PlaceTile.tsx'
import { Tonight } from './Tonight.tsx'
import { Yard } from './Yard.tsx'

export const Board = memo(function Board({ view, viewer }: FaceProps<View>): ReactElement {
  const words = useWords()
  const [shown, setShown] = useState<Shown>()
  return (
    <div className={styles['board']}>
      <div className={styles['parts']} data-modules={view.modules?.join(' ')}>
        <div className={styles['colony']}>
          <Yard view={view} onAlso={() => setShown('also')} />
          <div
            className={styles['side']}
            data-part="goals"
            tabIndex={-1}
            role="group"
            aria-label={words.say('panel.goals')}
          >
            <Crisis view={view} onDetails={() => setShown('crisis')} />
            <Objective view={view} onDetails={() => setShown('objective')} />
          </div>
        </div>
        <Tonight view={view} onAlso={() => setShown('also')} onCrisis={() => setShown('crisis')} />
        <section className={styles['outside']} aria-labelledby="outside">
          <h2 id="outside" className="visually-hidden">
            {words.say('colony.outside')}
          </h2>
          <ol role="list" className={styles['places']}>
            {placesOutside(view).map(at => (
              <PlaceTile key={at} view={view} viewer={viewer} at={at} />
            ))}
          </ol>
          {view.raxxon && (
            <Suspense>
              <RaxxonCards view={view} />
            </Suspense>
          )}
          <ModulesOutside view={view} viewer={viewer} />
        </section>
        <ModulesWithin view={view} viewer={viewer} />
      </div>
      {shown && <Details view={view} shown={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
})

/** On a phone the crisis and the objective have a tab of their own; elsewhere they stand beside the colony. */
export const Goals = memo(function Goals({ view }: FaceProps<View>): ReactElement {
  const [shown, setShown] = useState<Shown>()
  return (
    <div className={styles['goals']}>
      <div className={styles['cards']}>
        <Crisis view={view} roomy onDetails={() => setShown('crisis')} />
        <Objective view={view} roomy onDetails={() => setShown('objective')} />
      </div>
      <Also view={view} />
      {shown && <Details view={view} shown={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
})
