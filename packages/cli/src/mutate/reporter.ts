// A reporter for node:test: ends the process at the first failure, and says at the end how long each file took.

import process from 'node:process'
import type { TestEvent } from 'node:test/reporters'
import type { Baseline } from './order.ts'

// oxlint-disable-next-line import/no-default-export -- node:test asks for it
export default async function* (events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const msByFile: Record<string, number> = {}
  let passed = 0
  for await (const { type, data } of events) {
    if (type === 'test:fail' && data.todo === undefined) {
      const ending: Baseline = { passed, failed: `${data.name}: ${String(data.details.error.cause)}`, msByFile }
      process.stdout.write(`\n${JSON.stringify(ending)}\n`, () => process.exit(1))
      return
    }
    if (type === 'test:pass' && data.nesting === 0 && data.file !== undefined) {
      passed += 1
      msByFile[data.file] = (msByFile[data.file] ?? 0) + data.details.duration_ms
    }
  }
  const ending: Baseline = { passed, msByFile }
  yield `\n${JSON.stringify(ending)}\n`
}
