import { Fragment, type ReactElement } from 'react'
import { marks } from './finding.ts'

interface Props {
  readonly text: string
  /** The words that were looked for. */
  readonly terms: readonly string[]
}

export const Marks = ({ text, terms }: Props): ReactElement =>
  terms.length === 0 ? (
    <>{text}</>
  ) : (
    <>
      {marks(text, terms).map((cut, i) =>
        cut.marked ? (
          <mark key={`${cut.text}${i}`}>{cut.text}</mark>
        ) : (
          <Fragment key={`${cut.text}${i}`}>{cut.text}</Fragment>
        ),
      )}
    </>
  )
