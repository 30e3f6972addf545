import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { chooseTogether, newBot, resultOf, type SearchTask, searcherOf } from '@lastlight/bots'
import { Match, type Sight, sightOf } from '@lastlight/kernel'
import { game } from '@lastlight/outlive'
import { SearchThreads } from '../src/searchThreads.ts'
import { plant } from './planted.ts'

type AnySight = Sight<unknown, unknown, unknown, unknown>

const searcher = searcherOf('outlive', 'search')!

/** The first choice of a game that the strongest bot searches for. */
function question(): AnySight {
  const match = Match.start(game, { players: 2, quick: true, heroes: 'together' }, 'thinkers')
  const guide = newBot('outlive', 'greedy', '')
  for (;;) {
    const [seat] = game.pending(match.state)
    const sight = sightOf(match, seat!) as AnySight
    if (sight.options.length > 1 && searcher.knows?.(sight) === undefined) return sight
    match.play(seat!, guide.choose(sight) as Parameters<typeof match.play>[1])
  }
}

async function taskFor(sight: AnySight): Promise<SearchTask> {
  let asked: SearchTask | undefined
  await chooseTogether(searcher, sight, 'q', { iterations: 8 }, [
    task => {
      asked = task
      return Promise.resolve(resultOf(task))
    },
  ])
  return asked!
}

function hired(t: TestContext, threads: number, file?: URL): SearchThreads {
  const searchThreads = new SearchThreads(threads, file)
  t.after(() => searchThreads.close())
  return searchThreads
}

describe('search threads', () => {
  test('find the same result as this thread', async t => {
    const { helpers } = hired(t, 2)
    const task = await taskFor(question())
    assert.deepEqual(await Promise.all(helpers.map(help => help(task))), [resultOf(task), resultOf(task)])
  })

  test('choose the same as this thread', async t => {
    const sight = question()
    const here = [1, 2].map(() => (task: SearchTask) => Promise.resolve(resultOf(task)))
    const choose = (helpers: typeof here): Promise<unknown> =>
      chooseTogether(searcher, sight, 'q', { iterations: 8 }, helpers)
    assert.equal(await choose([...hired(t, 2).helpers]), await choose(here))
  })

  test('report a problem, and go on', async t => {
    const [help] = hired(t, 1).helpers
    const task = await taskFor(question())
    await assert.rejects(help!({ ...task, bot: 'nobody' }), /'nobody'/)
    assert.deepEqual(await help!(task), resultOf(task))
  })

  test('fail the task of a thread that dies, and replace it', async t => {
    const root = plant(t, {
      'worker.mjs': `
        import process from 'node:process'
        import { parentPort } from 'node:worker_threads'
        parentPort.on('message', ({ id, task }) => {
          if (task.name === 'exit') process.exit(1)
          if (task.name === 'throw') throw new Error('a thread breaks')
          parentPort.postMessage({ id, result: { tried: [], steps: id } })
        })`,
    })
    const [help] = hired(t, 1, pathToFileURL(join(root, 'worker.mjs'))).helpers
    const task: SearchTask = { game: '', version: '', bot: '', seat: 0, name: '', budget: { ms: 1 }, worlds: [] }
    const dying = help!({ ...task, name: 'exit' })
    const after = help!(task)
    await assert.rejects(dying, /has ended/)
    await assert.rejects(after, /has ended/)
    assert.equal((await help!(task)).steps, 2)
    await assert.rejects(help!({ ...task, name: 'throw' }), /a thread breaks/)
    assert.equal((await help!(task)).steps, 4)
  })

  test('fail their tasks when they are closed', async t => {
    const searchThreads = hired(t, 1)
    const asked = searchThreads.helpers[0]!(await taskFor(question()))
    await Promise.all([assert.rejects(asked, /has ended/), searchThreads.close()])
  })
})
