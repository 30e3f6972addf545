import { type RefObject, useRef, useState } from 'react'
import { type RequestProblem, requestProblemOf } from '../../api/requestProblem.ts'
import { useWork } from '../../api/useWork.ts'

interface ListWork {
  readonly busy: boolean
  readonly problem: RequestProblem | undefined
  /** What was done last. */
  readonly said: string
  /** The heading of the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Takes an item off the list, which is fetched anew; the focus goes to the heading, because the button vanishes. */
  remove(work: () => Promise<unknown>, done: string): void
  /** Adds an item to the list. */
  add(work: () => Promise<unknown>, done: string): void
}

/** Changes a list on the server, one request at a time, and says what was done. */
export function useListWork(onChange: () => Promise<void>): ListWork {
  const { busy, problem, run } = useWork()
  const [said, setSaid] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const change = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setSaid('')
    await work()
    setSaid(done)
    await onChange()
  }
  return {
    busy,
    problem,
    said,
    heading,
    add: (work, done) => run(() => change(work, done)),
    remove: (work, done) =>
      run(async () => {
        try {
          await change(work, done)
          heading.current?.focus()
        } catch (thrown) {
          // Another operator was faster.
          if (requestProblemOf(thrown).kind === 'notFound') {
            heading.current?.focus()
            await onChange()
          }
          throw thrown
        }
      }),
  }
}
