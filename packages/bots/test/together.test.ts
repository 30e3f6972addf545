import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { Worker } from 'node:worker_threads'
import type { Sight } from '@lastlight/kernel'
import { game, type State } from '@lastlight/outlive'
import {
  type Budget,
  botNames,
  chooseTogether,
  type Helper,
  type HelperReply,
  type HelperRequest,
  newBot,
  newTeam,
  resultOf,
  type SearchTask,
  searcherOf,
} from '../src/index.ts'
import { think } from '../src/search/bot.ts'
import { keyOf } from '../src/search/key.ts'
import { type OpenQuestion, type OutliveBot, played, sightFrom } from './sights.ts'

type AnySight = Sight<unknown, unknown, unknown, unknown>

const BUDGET: Budget = { iterations: 12 }
const searcher = searcherOf('outlive', 'search')!

const sightAt = ({ state, seat, told }: OpenQuestion): AnySight => sightFrom(state, seat, told)

/** Some choices of a game that the strongest bot searches for. */
const OPEN_QUESTIONS: readonly OpenQuestion[] = (() => {
  const moments: OpenQuestion[] = []
  const guide = newBot('outlive', 'greedy', '') as OutliveBot
  let choices = 0
  played(
    2,
    'together',
    () => guide,
    ({ state, seat, told }) => {
      const moment = { state: game.copy(state), seat, told: [...told] }
      if (searcher.knows?.(sightAt(moment)) === undefined && choices++ % 29 === 0) moments.push(moment)
    },
  )
  return moments.slice(0, 4)
})()

const help: Helper = task => Promise.resolve(resultOf(structuredClone(task)))
const fail: Helper = () => Promise.reject(new Error('it is ill'))

/** A helper that records its tasks. */
const noting =
  (tasks: SearchTask[]): Helper =>
  task => {
    tasks.push(task)
    return help(task)
  }

const choiceOf = (sight: AnySight, helpers: readonly Helper[]): Promise<unknown> =>
  chooseTogether(searcher, sight, 'q', BUDGET, helpers)

async function tasksFor(sight: AnySight, helpers: number): Promise<readonly SearchTask[]> {
  const tasks: SearchTask[] = []
  await choiceOf(
    sight,
    Array.from({ length: helpers }, () => noting(tasks)),
  )
  return tasks
}

describe('several threads that search together', () => {
  test('as many helpers and tries choose the same', async () => {
    assert.equal(OPEN_QUESTIONS.length, 4)
    for (const moment of OPEN_QUESTIONS) {
      const sight = sightAt(moment)
      const choice = await choiceOf(sight, [help, help])
      assert.ok(sight.options.includes(choice), 'one of the sight’s own')
      assert.equal(await choiceOf(sight, [help, help]), choice)
    }
  })

  test('take the option with the most tries of all', async () => {
    const sight = sightAt(OPEN_QUESTIONS[0]!)
    const [a, b] = sight.options
    const found =
      (...tried: readonly (readonly [option: unknown, visits: number, sum: number])[]): Helper =>
      () =>
        Promise.resolve({
          tried: tried.map(([option, visits, sum]) => ({ key: keyOf(option), visits, sum })),
          steps: 1,
        })
    assert.equal(await choiceOf(sight, [found([a, 5, 5], [b, 4, 0]), found([a, 1, 1], [b, 4, 0])]), b)
    assert.equal(await choiceOf(sight, [found([a, 5, 1], [b, 4, 4]), found([b, 1, 1])]), b, 'the better of equals')
  })

  test('get different worlds, which are those of one search', async () => {
    const tasks = await tasksFor(sightAt(OPEN_QUESTIONS[0]!), 3)
    const worlds = tasks.flatMap(task => task.worlds)
    assert.equal(new Set(tasks.map(task => task.name)).size, 3)
    assert.equal(new Set(worlds).size, worlds.length)
    assert.ok(worlds.length >= 12 && worlds.length <= searcher.worlds, `${worlds.length} worlds`)
  })

  test('survive a helper that fails, at once or later', async () => {
    const sight = sightAt(OPEN_QUESTIONS[0]!)
    const torn: Helper = () => {
      throw new Error('it is torn')
    }
    const choice = await choiceOf(sight, [help])
    assert.equal(await choiceOf(sight, [help, fail, torn]), choice)
  })

  test('search alone without helpers', async () => {
    const sight = sightAt(OPEN_QUESTIONS[0]!)
    const alone = think(searcher, sight, 'q', BUDGET).best
    const empty: Helper = () => Promise.resolve({ tried: [], steps: 0 })
    assert.equal(await choiceOf(sight, [fail, fail]), alone)
    assert.equal(await choiceOf(sight, [empty]), alone)
  })
})

describe('the task of a helper', () => {
  test('is the same in any world that the seat cannot tell apart', async () => {
    for (const moment of OPEN_QUESTIONS) {
      const here = await tasksFor(sightAt(moment), 2)
      for (const seed of ['one', 'two']) {
        const state = game.resample(moment.state, moment.seat, seed)
        assert.notEqual(JSON.stringify(state), JSON.stringify(moment.state))
        assert.deepEqual(await tasksFor(sightAt({ ...moment, state }), 2), here)
      }
    }
  })

  test('has neither the true generator nor the name that the question was given', async () => {
    for (const moment of OPEN_QUESTIONS) {
      const tasks: SearchTask[] = []
      await chooseTogether(searcher, sightAt(moment), 'the seed of the game', BUDGET, [noting(tasks)])
      assert.doesNotMatch(JSON.stringify(tasks), /the seed of the game/)
      for (const world of tasks[0]!.worlds)
        assert.notDeepEqual((JSON.parse(world) as State).chance, moment.state.chance)
    }
  })

  test('is plain data', async () => {
    const [task] = await tasksFor(sightAt(OPEN_QUESTIONS[0]!), 1)
    assert.deepEqual(JSON.parse(JSON.stringify(task)), task)
    assert.deepEqual(resultOf(task!), resultOf(structuredClone(task!)))
  })
})

describe('a result', () => {
  test('counts every try', async () => {
    const [task] = await tasksFor(sightAt(OPEN_QUESTIONS[0]!), 1)
    const { tried, steps } = resultOf({ ...task!, budget: { iterations: 10 } })
    assert.equal(
      tried.reduce((sum, { visits }) => sum + visits, 0),
      10,
    )
    assert.ok(steps >= 10)
  })

  test('is refused for a bot that does not search, a torn world and another version', async () => {
    const [task] = await tasksFor(sightAt(OPEN_QUESTIONS[0]!), 1)
    assert.throws(() => resultOf({ ...task!, bot: 'greedy' }), /searches/)
    assert.throws(() => resultOf({ ...task!, game: 'constructor' }), /searches/)
    assert.throws(() => resultOf({ ...task!, worlds: ['{}'] }), { name: 'ShapeError' })
    assert.throws(() => resultOf({ ...task!, worlds: [] }), { name: 'ShapeError' })
    assert.throws(() => resultOf({ ...task!, version: '0' }), { name: 'ShapeError' })
  })
})

describe('a team', () => {
  for (const name of botNames('outlive'))
    test(`${name} answers with an option of its sight`, async () => {
      for (const moment of OPEN_QUESTIONS) {
        const sight = sightAt(moment)
        const team = newTeam('outlive', name, 's', BUDGET, [help])
        assert.equal(team.name, name)
        assert.ok(sight.options.includes(await team.choose(sight)))
      }
    })

  test('asks for help only where it would search', async () => {
    const tasks: SearchTask[] = []
    const sight = sightAt(OPEN_QUESTIONS[0]!)
    for (const name of ['random', 'casual', 'greedy'])
      await newTeam('outlive', name, 's', BUDGET, [noting(tasks)]).choose(sight)
    const search = newTeam('outlive', '4', 's', BUDGET, [noting(tasks)])
    await search.choose({ ...sight, options: sight.options.slice(0, 1) })
    assert.equal(tasks.length, 0)
    await search.choose(sight)
    assert.equal(tasks.length, 1)
  })

  test('with no helpers it is the bot', async () => {
    for (const moment of OPEN_QUESTIONS) {
      const sight = sightAt(moment)
      const alone = newBot('outlive', 'search', 's', BUDGET).choose(sight)
      assert.equal(await newTeam('outlive', 'search', 's', BUDGET).choose(sight), alone)
    }
  })
})

/** The worker of the browser in a thread that has the messages of one. */
function browserWorker(t: TestContext): (request: HelperRequest) => Promise<HelperReply> {
  const messages = `
    import { parentPort } from 'node:worker_threads'
    globalThis.addEventListener = (type, listener) => parentPort.on(type, data => listener({ data }))
    globalThis.postMessage = answer => parentPort.postMessage(answer)
    await import(${JSON.stringify(import.meta.resolve('@lastlight/bots/worker'))})`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(messages)}`))
  t.after(() => worker.terminate())
  return request =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(request)
    })
}

test('the worker answers with the result, or with the problem', async t => {
  const ask = browserWorker(t)
  const [task] = await tasksFor(sightAt(OPEN_QUESTIONS[0]!), 1)
  assert.deepEqual(await ask({ id: 7, task: task! }), { id: 7, result: resultOf(task!) })
  assert.deepEqual(await ask({ id: 8, task: { ...task!, bot: 'nobody' } }), {
    id: 8,
    problem: "no bot of outlive that searches is called 'nobody'",
  })
})
