import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { wordsOf } from '../limit.ts'
import { suites } from './index.ts'
import { idOf } from './suite.ts'

for (const [name, load] of Object.entries(suites)) {
  test(`${name}: goes by its name, and measures what its figures speak of`, async () => {
    const suite = await load()
    assert.equal(suite.name, name)
    if ('weigh' in suite) return
    const measured = suite.measurements.map(idOf)
    for (const { rate, over } of suite.figures) {
      assert.ok(measured.includes(idOf(rate)), idOf(rate))
      assert.ok(measured.includes(idOf(over)), idOf(over))
    }
  })
}

test('search has its three figures, one of them with a limit from above', async () => {
  const { figures } = (await import('./search.ts')).suite
  assert.deepEqual(
    figures.map(figure => [figure.name, wordsOf(figure, String)]),
    [
      ['stepsVsBoardgameIo', 'at least 20'],
      ['longNightStepsVsBoardgameIo', 'at least 6'],
      ['thinkingP99OverBudget', 'at most 1.1'],
    ],
  )
})

test('the bench says so when nothing is called as it was asked for', () => {
  const bench = fileURLToPath(new URL('../run.ts', import.meta.url))
  const { status, stderr } = spawnSync(process.execPath, [bench, 'search', '--only', 'long-night,chess'], {
    encoding: 'utf8',
  })
  assert.equal(status, 2)
  assert.match(stderr, /nothing is called chess\. There are: .*thinking longNight/)
})
