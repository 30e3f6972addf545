// Sends what happens in a test process to its parent.

import process from 'node:process'
import type { TestEvent } from 'node:test/reporters'

/** What a test, or a file, has told. `depth` 0 is the file itself. */
export type TestNews =
  | { readonly type: 'start'; readonly depth: number; readonly name: string }
  | { readonly type: 'note'; readonly text: string }
  | {
      readonly type: 'end'
      readonly depth: number
      readonly name: string
      readonly ms: number
      readonly isSuite: boolean
      readonly isSkipped: boolean
      readonly calledIn: string
      readonly line: number
      readonly failure?: Failed
    }

interface Failed {
  /** Why, in the words of Node's runner: `subtestsFailed`, `testTimeoutFailure`, ... */
  readonly kind: string
  readonly text: string
  readonly stack: string
}

type Failure = Error & { readonly failureType?: string }

function failed({ failureType = '', message, cause }: Failure): Failed {
  const isError = cause instanceof Error
  const text = isError ? `${cause.name}: ${cause.message.trim()}` : typeof cause === 'string' ? cause : message
  return { kind: failureType, text, stack: (isError && cause.stack) || '' }
}

function newsOf({ type, data }: TestEvent): TestNews | undefined {
  switch (type) {
    case 'test:start':
      return { type: 'start', depth: data.nesting, name: data.name }
    case 'test:diagnostic':
      // Those of the process itself are its counts.
      return data.file === undefined ? undefined : { type: 'note', text: data.message }
    case 'test:pass':
    case 'test:fail': {
      const { name, nesting: depth, details, skip, todo, file: calledIn = '', line = 0 } = data
      return {
        type: 'end',
        depth,
        name,
        ms: details.duration_ms,
        isSuite: details.type === 'suite',
        isSkipped: skip !== undefined || todo !== undefined,
        calledIn,
        line,
        ...('error' in details && { failure: failed(details.error) }),
      }
    }
    default:
      return undefined
  }
}

// oxlint-disable-next-line import/no-default-export, require-yield -- the form that Node asks for; nothing is printed
export default async function* report(source: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of source) {
    const news = newsOf(event)
    if (news) process.send?.(news)
  }
}
