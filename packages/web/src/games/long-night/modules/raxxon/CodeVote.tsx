// The vote on an experiment: what it is, and what each way leads to, before anybody votes.

import type { View } from '@lastlight/long-night'
import type { ExperimentId } from '@lastlight/long-night/content/experiments'
import type { ReactElement } from 'react'
import { useWords } from '../../../../words/words.tsx'
import { Special } from '../../art/Special.tsx'
import styles from './CodeVote.module.css'
import { Table } from './Encounters.tsx'
import { placementInWords, victimsInWords } from './facts.ts'

export function CodeVote({ view }: { readonly view: View }): ReactElement {
  const words = useWords()
  const experiment = view.raxxon!.log as ExperimentId
  return (
    <div className={styles['subject']}>
      <Special experiment={experiment} />
      <div>
        <p>{words.say(`experiment.story.${experiment}`)}</p>
        <p>{[placementInWords(experiment, words), ...victimsInWords(view, words)].join(' ')}</p>
      </div>
      <Table experiment={experiment} />
    </div>
  )
}
