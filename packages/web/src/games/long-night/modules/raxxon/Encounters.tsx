// What happens when a survivor attacks one of the special zombies on the board, roll by roll.

import type { View } from '@lastlight/long-night'
import { type ExperimentId, experimentRow, LINES, type LineName } from '@lastlight/long-night/content/experiments'
import type { ReactElement } from 'react'
import { useWords } from '../../../../words/words.tsx'
import { DieFace } from '../../art/dice.tsx'
import { Icon } from '../../art/icons.tsx'
import { Special } from '../../art/Special.tsx'
import { Card } from './Card.tsx'
import styles from './Encounters.module.css'
import { lineInWords, rollsOf } from './facts.ts'

export function Encounters({ view }: { readonly view: View }): ReactElement {
  return (
    <>
      {view.raxxon!.loose.map(id => (
        <Encounter key={id} view={view} experiment={id as ExperimentId} />
      ))}
    </>
  )
}

function Encounter({ view, experiment }: { readonly view: View; readonly experiment: ExperimentId }): ReactElement {
  const words = useWords()
  const where = (view.mutants ?? [])
    .filter(each => each.experiment === experiment)
    .map(({ at }) => words.say(`place.${at}`))
  return (
    <Card
      title={words.say('raxxon.met', { what: words.say(`experiment.${experiment}`) })}
      tag={words.say('raxxon.met.first')}
    >
      <div className={styles['encounter']} data-thing={`special:${experiment}`}>
        <figure>
          <Special experiment={experiment} />
          <figcaption>{where.join(', ')}</figcaption>
        </figure>
        <Table experiment={experiment} />
      </div>
    </Card>
  )
}

interface TableProps {
  readonly experiment: ExperimentId
  /** The line that was rolled. */
  readonly rolled?: number
}

/** Three lines, the lowest roll first; the line that holds is marked. */
export function Table({ experiment, rolled = 0 }: TableProps): ReactElement {
  const words = useWords()
  return (
    <ol className={styles['table']}>
      {LINES.map(line => {
        const { from, to } = rollsOf(experiment, line)
        const rolls = Array.from({ length: to - from + 1 }, (_, i) => from + i)
        return (
          <li key={line} data-look={lookOf(experiment, line)} data-now={rolls.includes(rolled) || undefined}>
            <span className={styles['rolls']} aria-hidden="true">
              {rolls.map(roll => (
                <DieFace key={roll} value={roll} />
              ))}
            </span>
            <span className="visually-hidden">
              {rolls.length === 1 ? `${from}:` : `${words.say('raxxon.roll', { from, to })}:`}
            </span>
            <span className={styles['says']}>
              {experimentRow(experiment).lines[line].fate === 'gone' && <Icon name="check" />}
              {lineInWords(experiment, line, words)}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Gone is good; a line that only hurts is bad. */
function lookOf(experiment: ExperimentId, line: LineName): 'good' | 'bad' | undefined {
  const { fate } = experimentRow(experiment).lines[line]
  return fate === 'gone' ? 'good' : fate === 'stays' ? 'bad' : undefined
}
