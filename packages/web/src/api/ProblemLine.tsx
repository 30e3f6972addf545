import type { Phrase } from '@lastlight/kernel'
import type { ReactElement } from 'react'
import { Icon } from '../art/index.ts'
import { useWords } from '../words/words.tsx'
import styles from './ProblemLine.module.css'
import type { RequestProblem } from './requestProblem.ts'

interface Props {
  /** A string is the key of a message. */
  readonly problem: RequestProblem | string | undefined
  /** Special messages for some kinds of problems, by kind. */
  readonly special?: { readonly [kind: string]: string }
}

/** The problem, and what to do about it. The element always exists, so that screen readers announce a new text. */
export function ProblemLine({ problem, special = {} }: Props): ReactElement {
  const words = useWords()
  const phrase = typeof problem === 'object' ? phraseOf(problem, special[problem.kind]) : problem && { key: problem }
  return (
    <div role="alert" className={styles['line']}>
      {phrase && (
        <p className={styles['problem']}>
          <Icon name="warning" />
          <span>{words.saying(phrase)}</span>
        </p>
      )}
    </div>
  )
}

const phraseOf = (problem: RequestProblem, special: string | undefined): Phrase =>
  special === undefined ? problem.phrase : { key: special }
