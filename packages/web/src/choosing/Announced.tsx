import { type ReactElement, useEffect, useState } from 'react'

/** A short pause lets the summary of the others' turns go first, and leaves out questions that are gone at once. */
const PAUSE = 600

interface Props {
  /** Names the question: the same sentence may be asked again. */
  readonly name: string
  /** The sentence; empty while this seat is not asked. */
  readonly sentence: string
}

/** Reads each new question to people who do not see it: politely, and once. */
export function Announced({ name, sentence }: Props): ReactElement {
  const [said, setSaid] = useState({ name: '', sentence: '' })
  useEffect(() => {
    const clock = setTimeout(() => setSaid({ name, sentence }), PAUSE)
    return () => clearTimeout(clock)
  }, [name, sentence])
  return (
    <p className="visually-hidden" role="status" data-testid="question-announced">
      {/* A new element for each question: the same words in the same element would not be read again. */}
      {sentence !== '' && said.name === name && said.sentence === sentence && (
        <span key={`${name} ${sentence}`}>{sentence}</span>
      )}
    </p>
  )
}
