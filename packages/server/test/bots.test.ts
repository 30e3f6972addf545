import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { newBot } from '@lastlight/bots'
import { type AnyGame, defaultConfig, heard, type Told } from '@lastlight/kernel'
import { BotPool, type PoolSettings } from '../src/bots/pool.ts'
import type { BotTask } from '../src/bots/task.ts'
import { GAMES_BY_ID } from '../src/games.ts'

const folder = mkdtempSync(join(tmpdir(), 'lastlight-bots-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const pools: BotPool[] = []
const newPool = (threads: number, settings?: PoolSettings): BotPool => {
  const pool = new BotPool(threads, settings)
  pools.push(pool)
  return pool
}
afterEach(async () => {
  await Promise.all(pools.splice(0).map(pool => pool.close()))
})

/** The pool's own worker, with a mishap before it looks at a request. */
function worker(name: string, mishap: string): URL {
  const file = join(folder, `${name}.mjs`)
  const own = new URL('../src/bots/worker.ts', import.meta.url).href
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads'
    let asked = 0
    const on = parentPort.on.bind(parentPort)
    parentPort.on = (name, hear) =>
      on(name, request => {
        const { task } = request
        asked += 1
        ${mishap}
        hear(request)
      })
    await import('${own}')`,
  )
  return pathToFileURL(file)
}

const gameOf = (id: string): AnyGame => GAMES_BY_ID.get(id)!
const begun = (id: string, seed: string, players: number, tell?: (told: Told<unknown>) => void): unknown =>
  gameOf(id).setup(defaultConfig(gameOf(id).configs, players), seed, tell)

function taskFor(id: string, level: string, state: unknown, told: readonly Told<unknown>[], seed: string): BotTask {
  const game = gameOf(id)
  const seat = game.pending(state)[0]!
  return {
    game: id,
    level,
    seat,
    view: game.view(state, seat),
    options: game.options(state, seat),
    told: told.flatMap(each => heard(each, seat) ?? []),
    world: game.resample(state, seat, `world ${seed}`),
    seed,
    budgetMs: 100,
  }
}

/** The choice of the bot when it thinks in this thread. */
const direct = ({ game, level, seed, budgetMs, world, ...sight }: BotTask): unknown =>
  newBot(game, level, seed, { ms: budgetMs }).choose({
    ...sight,
    imagine: other => gameOf(game).resample(world, sight.seat, other),
  })

/** Plays a whole game with every choice made in the pool; returns the number of choices. */
async function played(pool: BotPool, id: string, levels: readonly string[], seed: string): Promise<number> {
  const game = gameOf(id)
  const told: Told<unknown>[] = []
  const tell = (each: Told<unknown>): void => {
    told.push(each)
  }
  const state = begun(id, seed, levels.length, tell)
  let choices = 0
  for (let [seat] = game.pending(state); seat !== undefined; [seat] = game.pending(state)) {
    const task = taskFor(id, levels[seat]!, state, told, `${seed} ${choices}`)
    const choice = await pool.choose(task)
    assert.ok(task.options.includes(choice), `choice ${choices} of ${seed} is one of its options`)
    assert.deepEqual(choice, direct(task), `choice ${choices} of ${seed} by a ${task.level} bot`)
    game.play(state, seat, choice, tell)
    choices += 1
  }
  assert.ok(game.outcome(state))
  return choices
}

/** The middle of a game, where the next question has several options. */
const middle = (() => {
  const state = begun('outlive', 'a game', 3)
  for (let i = 0; ; i++) {
    const task = taskFor('outlive', 'greedy', state, [], `${i}`)
    if (i >= 60 && task.options.length > 1) return state
    gameOf('outlive').play(state, task.seat, direct(task))
  }
})()

const question = (level: string, seed = 'question'): BotTask =>
  taskFor('outlive', level, structuredClone(middle), [], seed)

/** How many threads this process has. */
const threads = (): number => (process.report.getReport() as unknown as { workers: unknown[] }).workers.length

test('whole games are played in the pool as they would be played here', async t => {
  const pool = newPool(2)
  const choices = await Promise.all([
    played(pool, 'outlive', ['greedy', 'random', 'casual'], 'o1'),
    played(pool, 'long-night', ['random', 'random'], 'l1'),
  ])
  assert.ok(choices.every(n => n > 50))
  t.diagnostic(`${choices.join(', ')} choices`)
})

test('a thread that dies in the middle costs nothing', async () => {
  const pool = newPool(2, { worker: worker('mortal', 'if (asked === 60) process.exit(7)') })
  await played(pool, 'outlive', ['greedy', 'random'], 'm1')
})

test('a question that every thread dies of is an error, and the next one is answered', async () => {
  const pool = newPool(1, { worker: worker('deadly', "if (task.seed === 'deadly') process.exit(7)") })
  const [deadly, next] = await Promise.allSettled([
    pool.choose(question('greedy', 'deadly')),
    pool.choose(question('greedy', 'next')),
  ])
  assert.equal(deadly.status, 'rejected')
  assert.match(String(deadly.reason), /greedy bot of outlive lost its thread 2 times.*code 7/)
  assert.equal(next.status, 'fulfilled')
})

test('a thread that breaks with an error, or cannot even start, is an error too', async () => {
  const throwing = newPool(1, { worker: worker('throwing', "throw new Error('out of its mind')") })
  await assert.rejects(throwing.choose(question('greedy')), /lost its thread 2 times: out of its mind/)
  const missing = newPool(1, { worker: pathToFileURL(join(folder, 'nowhere.mjs')) })
  await assert.rejects(missing.choose(question('greedy')), /lost its thread 2 times: Cannot find module/)
})

test('a bot that does not end is given up, and the next question is answered', async () => {
  const pool = newPool(1, { timeoutMs: 1500, worker: worker('endless', "while (task.seed === 'endless') {}") })
  const [late, next] = await Promise.all([
    pool.choose({ ...question('greedy', 'endless'), budgetMs: 1 }),
    // A new thread needs its time to start.
    pool.choose({ ...question('greedy', 'next'), budgetMs: 60_000 }),
  ])
  assert.equal(late, undefined)
  assert.deepEqual(next, direct(question('greedy', 'next')))
})

test('an error of a bot is reported, and its thread goes on', async () => {
  const pool = newPool(1)
  await assert.rejects(pool.choose(question('nobody')), /no bot of outlive is called 'nobody'/)
  await assert.rejects(pool.choose({ ...question('greedy'), game: 'chess' }), /no game called 'chess'/)
  await assert.rejects(pool.choose({ ...question('greedy'), world: () => 1 }), /could not be cloned/)
  assert.deepEqual(await pool.choose(question('greedy')), direct(question('greedy')))
  assert.equal(threads(), 1)
})

test('questions are answered in the order in which they came, by as many threads as there are', async () => {
  const tasks = Array.from({ length: 30 }, (_, i) => question('random', `${i}`))
  const pool = newPool(2)
  assert.deepEqual(await Promise.all(tasks.map(task => pool.choose(task))), tasks.map(direct))
  assert.equal(threads(), 2)
  const single = newPool(1)
  const order: number[] = []
  await Promise.all(tasks.map((task, i) => single.choose(task).then(() => order.push(i))))
  assert.deepEqual(
    order,
    tasks.map((_, i) => i),
  )
})

test('a single option needs no thread', async () => {
  const pool = newPool(2)
  const task = question('search')
  assert.equal(await pool.choose({ ...task, options: task.options.slice(1, 2) }), task.options[1])
  assert.equal(threads(), 0)
})

test('while a bot thinks, this thread goes on', async () => {
  const pool = newPool(1)
  const task = { ...question('search'), budgetMs: 300 }
  let isThinking = true
  const choice = pool.choose(task).finally(() => {
    isThinking = false
  })
  let turns = 0
  const count = async (): Promise<void> => {
    await turn()
    turns += 1
    if (isThinking) await count()
  }
  await count()
  assert.ok(turns > 100)
  assert.ok(task.options.includes(await choice))
})

test('closing ends all threads and rejects waiting tasks', async () => {
  const pool = newPool(2, { worker: worker('asleep', "while (task.seed === 'asleep') {}") })
  await Promise.all([pool.choose(question('greedy', 'a')), pool.choose(question('greedy', 'b'))])
  assert.equal(threads(), 2)
  const ends = Promise.allSettled(Array.from({ length: 5 }, () => pool.choose(question('greedy', 'asleep'))))
  await pool.close()
  assert.equal(threads(), 0)
  for (const end of await ends) {
    assert.equal(end.status, 'rejected')
    assert.match(String(end.reason), /the pool is closed/)
  }
  await assert.rejects(pool.choose(question('greedy')), /the pool is closed/)
  assert.equal(threads(), 0)
})
