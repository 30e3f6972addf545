import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coachOf } from '@lastlight/bots'
import { type Entry, heard, Match, type Save, type Seat, same, type Viewer } from '@lastlight/kernel'
import { game } from '@lastlight/outlive'
import type { AnyMatch } from '../src/play/local/file.ts'
import { isCoached } from '../src/play/local/games.ts'
import type { PageMessage } from '../src/play/local/hosted.ts'
import type { Lock, LockState } from '../src/play/local/lock.ts'
import { type LocalSeat, type NewLocalTable, TableProblem } from '../src/play/local/shapes.ts'
import { memoryStore, Overtaken, type TableStore } from '../src/play/local/store.ts'
import type { Answer } from '../src/play/table.ts'
import { botRunner, Page } from './seated.ts'

const person = (name: string): LocalSeat => ({ kind: 'person', name })
const bot = (level: string): LocalSeat => ({ kind: 'bot', level })

const SOLO: NewLocalTable = {
  game: 'outlive',
  config: { players: 3, quick: true },
  seats: [person('Ola'), bot('greedy'), bot('casual')],
  seed: 'a solo game',
}
const SOFA: NewLocalTable = {
  game: 'outlive',
  config: { players: 3, quick: false },
  seats: [person('Ola'), bot('greedy'), person('Jan')],
  seed: 'a sofa',
}

async function seated(wish: NewLocalTable, page = new Page()): Promise<{ readonly page: Page; readonly id: string }> {
  const id = await page.host.create(wish)
  page.host.open(0, id, false)
  await page.rest(0)
  return { page, id }
}

const savedOf = async (page: Page, id: string): Promise<Save> => (await page.store.read(id))!.save as Save
const matchOf = async (page: Page, id: string): Promise<AnyMatch> => Match.load(game, await savedOf(page, id))

const ok: Answer = { ok: true }

/** Plays as one viewer until the game is over, or up to this many choices. */
async function play(page: Page, most = Number.POSITIVE_INFINITY): Promise<void> {
  for (let i = 0; i < most && page.sight(0).outcome === null; i++) {
    const sight = page.sight(0)
    const [seat] = page.asked(0)
    const { options } = seat === sight.viewer || seat === undefined ? sight : page.look(0, seat)
    // Different choices at different times, always the same ones.
    assert.deepEqual(await page.play(0, options[(i * 7) % options.length]), ok)
    await page.rest(0)
  }
}

test('a person plays a whole game against bots, and every step comes one by one', async () => {
  const { page, id } = await seated(SOLO)
  await play(page)
  const sight = page.sight(0)
  assert.ok(sight.outcome)
  const match = await matchOf(page, id)
  assert.equal(sight.version, match.version)
  assert.deepEqual(sight.view, structuredClone(game.view(match.state as never, 0)))
  assert.deepEqual(page.told(0), structuredClone(match.told(0)))
  assert.ok(match.log.some(entry => 'seat' in entry && entry.seat === 1))
  const [summary] = await page.host.summaries()
  assert.deepEqual([summary!.outcome, summary!.asked], [structuredClone(sight.outcome), []])
})

for (const wish of [SOLO, { ...SOLO, game: 'long-night', config: { players: 3 } }])
  test(`${wish.game}: each new round is told once, so that the device is asked to keep the game`, async () => {
    const { page } = await seated(wish)
    await play(page, 80)
    const [summary] = await page.host.summaries()
    const begun = page.of(0).filter(push => push.t === 'step' && push.newRound)
    assert.ok(begun.length > 0)
    assert.equal(begun.length, summary!.round! - 1)
  })

/** Everything this viewer may be sent in this world. */
function allowed(match: AnyMatch, viewer: Viewer): unknown {
  const isSeat = viewer !== 'public'
  return structuredClone({
    viewer,
    view: match.game.view(match.state, viewer),
    options: isSeat ? match.game.options(match.state, viewer) : [],
    outcome: match.game.outcome(match.state) ?? null,
  })
}

test('messages to a viewer are the same in every world that the viewer cannot tell apart', async () => {
  const { page, id } = await seated(SOFA)
  const looked: Viewer[] = []
  for (let i = 0; i < 60 && page.sight(0).outcome === null; i++) {
    const [seat] = page.asked(0)
    for (const viewer of ['public', ...(seat === undefined ? [] : [seat])] as const) {
      const { view, options, outcome, ...rest } = page.look(0, viewer)
      const sent = { viewer: rest.viewer, view, options, outcome }
      looked.push(viewer)
      const match = await matchOf(page, id)
      assert.deepEqual(sent, allowed(match, viewer))
      const other = match.game.resample(match.state, viewer, `world ${i}`)
      assert.deepEqual(sent.view, structuredClone(match.game.view(other, viewer)))
      if (viewer !== 'public') assert.deepEqual(sent.options, structuredClone(match.game.options(other, viewer)))
    }
    const { options } = page.sight(0)
    await page.play(0, options[(i * 5) % options.length])
    await page.rest(0)
  }
  assert.ok(looked.includes(0) && looked.includes(2))
  // Neither seed nor state nor other seats' events may be anywhere in the messages.
  const all = JSON.stringify(page.pushes)
  assert.ok(!all.includes((await savedOf(page, id)).seed!))
  assert.ok(!all.includes('"chance"') && !all.includes('"flow"'))
})

test('the events of a step are those that the viewer heard', async () => {
  const { page, id } = await seated(SOFA)
  await play(page, 40)
  const match = Match.start(game, (await matchOf(page, id)).config as never, 'a sofa')
  const byVersion = new Map<number, (viewer: Viewer) => unknown[]>()
  for (const entry of (await savedOf(page, id)).log) {
    const told = match.enter(entry)
    byVersion.set(match.version, viewer => told.flatMap(each => heard(each, viewer) ?? []))
  }
  const steps = page.of(0).filter((push): push is PageMessage & { t: 'step' } => push.t === 'step')
  assert.ok(steps.length > 12)
  for (const { sight, events } of steps)
    assert.deepEqual(events, structuredClone(byVersion.get(sight.version)!(sight.viewer)))
})

test('a shared device shows no seat before its person takes it, and never the seat of a bot', async () => {
  const { page } = await seated(SOFA)
  assert.equal(page.sight(0).viewer, 'public')
  assert.deepEqual(page.asked(0), [0, 2])
  assert.throws(() => page.host.look(0, 1), TableProblem)
  assert.equal(page.sight(0).viewer, 'public')
  const before = page.pushes.length
  assert.deepEqual(await page.play(0, { do: 'anything' }), { ok: false, problem: 'shell.local.closed' })
  assert.equal(page.pushes.length, before)
})

test('two people share a device to the end, each with their own view', async () => {
  const { page, id } = await seated(SOFA)
  await play(page)
  const { log } = await savedOf(page, id)
  const seats = new Set(log.flatMap(entry => ('seat' in entry ? [entry.seat] : [])))
  assert.deepEqual(
    [...seats].sort((a, b) => a - b),
    [0, 1, 2],
  )
  assert.ok(page.sight(0).outcome)
  // When it is over, everything may be looked at.
  assert.equal(page.look(0, 1).viewer, 1)
})

test('while a secret question is open, the timing of bots is not told', async () => {
  const { page, id } = await seated({ ...SOFA, seats: [person('Ola'), bot('greedy'), bot('greedy')] })
  await page.until(() => page.sight(0).viewer === 0)
  // Both bots have settled; the person has been sent nothing.
  for (let i = 0; i < 50 && (await savedOf(page, id)).log.length < 2; i++) await new Promise(setImmediate)
  const match = await matchOf(page, id)
  assert.deepEqual(match.game.pending(match.state), [0])
  assert.deepEqual(
    page.of(0).map(({ t }) => t),
    ['notice', 'shown'],
  )
  // The choice still answers the shown question.
  assert.deepEqual(await page.play(0, page.sight(0).options[0]), ok)
})

/** One choice that can be taken back, and those that follow it. */
async function untilUndo(page: Page): Promise<void> {
  for (let i = 0; i < 200 && !page.sight(0).undo; i++) await play(page, 1)
  assert.ok(page.sight(0).undo)
}

test('a choice is taken back and done again; the page shows the state before', async () => {
  const { page, id } = await seated(SOLO)
  await untilUndo(page)
  const after = page.sight(0)
  const told = page.told(0)
  assert.deepEqual(await page.host.undo(0, after.version), ok)
  assert.ok(page.of(0).at(-1)!.t === 'shown')
  assert.ok(!same(page.sight(0).view, after.view))
  assert.ok(page.sight(0).redo)
  assert.deepEqual(await page.host.redo(0, page.sight(0).version), ok)
  await page.rest(0)
  assert.deepEqual(page.sight(0).view, after.view)
  assert.deepEqual(page.told(0), told)
  const { log } = await savedOf(page, id)
  assert.deepEqual(
    log.filter((entry: Entry) => !('seat' in entry)),
    [{ undo: 0 }, { redo: 0 }],
  )
})

test('once bots have moved on a choice, taking it back is refused with a reason, and nothing changes', async () => {
  const { page } = await seated(SOLO)
  const reasons = new Set<string>()
  for (let i = 0; i < 120 && page.sight(0).outcome === null; i++) {
    const before = page.sight(0)
    await play(page, 1)
    const steps = page.sight(0).version - before.version
    if (steps < 2) continue
    const now = page.sight(0)
    const answer = await page.host.undo(0, now.version)
    if (answer.ok) await page.host.redo(0, page.sight(0).version)
    else if ('reason' in answer) {
      reasons.add(answer.reason.key)
      assert.deepEqual(page.sight(0), now)
    }
    await page.rest(0)
  }
  assert.ok([...reasons].some(key => key === 'kernel.undo.entangled' || key === 'kernel.undo.barrier'))
})

test('a person alone goes back to a decision of theirs, not to one of a bot, and reads which', async () => {
  const { page, id } = await seated(SOLO)
  await play(page, 6)
  const moments = page.host.moments(0)
  const { log } = await savedOf(page, id)
  for (const { version, seat } of moments) {
    const entry = log[version]!
    assert.ok('seat' in entry && entry.seat === 0 && (seat === 0 || seat === null))
  }
  const { version } = moments[1]!
  const past = page.host.pastMoment(0, version)
  assert.deepEqual(await page.host.voteBack(0, version, true), ok)
  await page.rest(0)
  const shown = page.of(0).findLast(each => each.t === 'shown')!
  assert.deepEqual(shown.sight.view, past.view)
  const { about, result } = shown.info.verdict!
  assert.deepEqual([about, result, shown.info.motions], ['rewind', 'accepted', []])
  assert.equal(page.host.moments(0).length, moments.length - 2)
  assert.deepEqual(await page.host.voteBack(0, version + 1, true), { ok: false, problem: 'table.back.late' })
})

test('on a shared device the others are asked, and a no leaves the game as it is', async () => {
  const { page } = await seated({ ...SOFA, config: { players: 3, quick: true } })
  await play(page, 8)
  const [seat] = page.asked(0)
  page.look(0, seat!)
  const { version } = page.host.moments(0)[0]!
  const info = () => page.of(0).findLast(each => each.t === 'shown' || each.t === 'step')!.info
  const { view } = page.sight(0)
  await page.host.voteBack(0, version, true)
  assert.deepEqual(info().motions, [{ about: 'rewind', version, by: seat, agreed: false }])
  assert.deepEqual(page.sight(0).view, view)
  await page.host.voteBack(0, version, false)
  assert.deepEqual([info().motions, info().verdict!.result], [[], 'refused'])
  assert.deepEqual(page.sight(0).view, view)
  await page.host.voteBack(0, version, true)
  await page.host.voteBack(0, version, true)
  assert.equal(info().verdict!.result, 'accepted')
  assert.ok(!same(page.sight(0).view, view))
})

test('choices that one press has made are one decision, also for the next window', async () => {
  const { page, id } = await seated(SOLO)
  for (const part of [false, true, true, false]) {
    const { version, options } = page.sight(0)
    assert.deepEqual(await page.host.play(0, version, options[0], part), ok)
    await page.rest(0)
  }
  const { log } = await savedOf(page, id)
  const own = log.flatMap((entry, version) => ('seat' in entry && entry.seat === 0 ? [version] : []))
  const versions = (at: Page): readonly number[] => at.host.moments(0).map(({ version }) => version)
  assert.deepEqual(versions(page), [own[3], own[0]])
  page.host.close(0)
  const next = new Page({ store: page.store })
  next.host.open(0, id, false)
  await next.rest(0)
  assert.deepEqual(versions(next), [own[3], own[0]])
})

test('a wish that is not possible is refused with its rule, and one that is offered is not', async () => {
  const { page } = await seated(SOLO)
  const reason = page.host.why(0, { do: 'fly' })
  assert.equal(typeof reason?.rule, 'string')
  assert.equal(page.host.why(0, page.sight(0).options[0]), undefined)
  const answer = await page.play(0, { do: 'fly' })
  assert.ok(!answer.ok && 'reason' in answer)
})

test('a choice for an old question does nothing', async () => {
  const { page, id } = await seated(SOLO)
  const { version, options } = page.sight(0)
  const [first, second] = await Promise.all([
    page.host.play(0, version, options[0]),
    page.host.play(0, version, options[0]),
  ])
  assert.deepEqual(first, ok)
  assert.deepEqual(second, { ok: false, problem: 'shell.local.stale' })
  await page.rest(0)
  const { log } = await savedOf(page, id)
  assert.equal(log.filter(entry => 'seat' in entry && entry.seat === 0).length, 1)
})

test('a choice still counts when others have moved meanwhile and its question is the same', async () => {
  const { page, id } = await seated(SOLO)
  // At night everybody works at the same time.
  for (let i = 0; i < 200 && page.sight(0).outcome === null; i++) {
    await play(page, 1)
    const old = page.sight(0)
    await new Promise(setImmediate)
    const now = page.sight(0)
    const { log } = await savedOf(page, id)
    const isMine = log.slice(old.version).some(entry => 'seat' in entry && entry.seat === 0)
    if (now.version === old.version || isMine || !old.asked || !same(old.options, now.options)) continue
    assert.deepEqual(await page.host.play(0, old.version, old.options[0]), ok)
    return
  }
  assert.fail('nobody has ever moved meanwhile')
})

test('the coach advises one of the options, in just the games that have one', async () => {
  const { page } = await seated(SOLO)
  for (let i = 0; i < 100 && page.sight(0).options.length < 2; i++) await play(page, 1)
  const advice = await page.host.advise(0)
  assert.ok(advice.length > 0)
  for (const { option } of advice) assert.ok(page.sight(0).options.some(each => same(each, option)))
  for (const id of ['outlive', 'long-night']) if (isCoached(id)) assert.ok(coachOf(id))
  assert.ok(isCoached('outlive'))
})

test('a bot gets nothing that its seat cannot know', async () => {
  const tasks: { readonly seat: Seat; readonly world: unknown; readonly view: unknown }[] = []
  const { page, id } = await seated(
    SOFA,
    new Page({
      botRunner: {
        ...botRunner,
        choose(task, level) {
          tasks.push(task)
          return botRunner.choose(task, level)
        },
      },
    }),
  )
  await play(page, 10)
  const { chance } = (await savedOf(page, id)).state as { readonly chance: unknown }
  assert.ok(tasks.length > 0)
  for (const { seat, world, view } of tasks) {
    assert.ok(!same((world as { readonly chance: unknown }).chance, chance))
    assert.deepEqual(structuredClone(game.view(world as never, seat)), structuredClone(view))
  }
})

test('a choice is stored before it is answered or shown', async () => {
  const kept = memoryStore()
  const order: string[] = []
  const store: TableStore = {
    ...kept,
    async write(next) {
      await new Promise(setImmediate)
      await kept.write(next)
      order.push(`stored ${(next.save as Save).log.length}`)
    },
  }
  const { page } = await seated(SOLO, new Page({ store }))
  order.length = 0
  const { version, options } = page.sight(0)
  await page.play(0, options[0])
  assert.equal(order[0], `stored ${version + 1}`)
  const stored = new Set(order)
  for (const push of page.of(0))
    if (push.t === 'step') assert.ok(stored.has(`stored ${push.sight.version}`) || push.sight.version <= version)
})

test('a choice that cannot be stored has not happened', async () => {
  const kept = memoryStore()
  let isFull = false
  const store: TableStore = { ...kept, write: next => (isFull ? Promise.reject(new Error('quota')) : kept.write(next)) }
  const { page } = await seated(SOLO, new Page({ store }))
  const before = page.sight(0)
  isFull = true
  assert.deepEqual(await page.play(0, before.options[0]), { ok: false, problem: 'shell.local.full' })
  assert.deepEqual(page.sight(0), before)
  isFull = false
  assert.deepEqual(await page.play(0, before.options[0]), ok)
})

test('a game goes on in the middle of a question after the window was closed', async () => {
  const store = memoryStore()
  const { page, id } = await seated(SOLO, new Page({ store }))
  await untilUndo(page)
  const before = page.sight(0)
  const told = page.told(0)
  const again = new Page({ store })
  again.host.open(7, id, false)
  await again.rest(7)
  assert.deepEqual(again.sight(7), before)
  assert.deepEqual(again.told(7), told)
  assert.deepEqual(await again.host.undo(7, before.version), ok)
})

/** Windows that share a lock. */
function newLocks(): Lock {
  const waiting: { name: string; tell: (hold: LockState) => void }[] = []
  let holder: { name: string; tell: (hold: LockState) => void } | undefined
  const grant = (): void => {
    holder = waiting.shift()
    holder?.tell('held')
  }
  return (name, force, tell) => {
    const one = { name, tell }
    if (holder && force) holder.tell('lost')
    if (holder && !force) {
      waiting.push(one)
      tell('waiting')
    } else {
      holder = one
      tell('held')
    }
    return () => {
      if (holder === one) grant()
      else if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1)
    }
  }
}

test('a second window says that the table is open elsewhere, and gets it when it is free', async () => {
  const store = memoryStore()
  const lock = newLocks()
  const { page, id } = await seated(SOLO, new Page({ store, lock }))
  const second = new Page({ store, lock })
  second.host.open(0, id, false)
  assert.deepEqual(second.of(0).at(-1), { t: 'problem', problem: 'shell.local.elsewhere' })
  assert.deepEqual(await second.host.play(0, 0, {}), { ok: false, problem: 'shell.local.closed' })
  await play(page, 2)
  const last = page.sight(0)
  page.host.close(0)
  await second.rest(0)
  assert.deepEqual(second.sight(0), last)
})

test('a second window can take the table over; the first one then stands still', async () => {
  const store = memoryStore()
  const lock = newLocks()
  const { page, id } = await seated(SOLO, new Page({ store, lock }))
  const second = new Page({ store, lock })
  second.host.open(0, id, true)
  await second.rest(0)
  assert.deepEqual(page.of(0).at(-1), { t: 'problem', problem: 'shell.local.elsewhere' })
  const { version, options } = page.sight(0)
  assert.deepEqual(await page.host.play(0, version, options[0]), { ok: false, problem: 'shell.local.closed' })
  assert.deepEqual(await second.play(0, second.sight(0).options[0]), ok)
})

test('without locks a window that was overtaken changes nothing', async () => {
  const store = memoryStore()
  const { page, id } = await seated(SOLO, new Page({ store }))
  const second = new Page({ store })
  second.host.open(0, id, false)
  await second.rest(0)
  await play(second, 3)
  const saved = await savedOf(page, id)
  assert.deepEqual(await page.play(0, page.sight(0).options[0]), { ok: false, problem: 'shell.local.elsewhere' })
  assert.deepEqual(page.of(0).at(-1), { t: 'problem', problem: 'shell.local.elsewhere' })
  assert.deepEqual(await savedOf(page, id), saved)
  await assert.rejects(store.write({ ...(await store.read(id))! }), Overtaken)
})

test('a table that was thrown away is gone, also for the window that has it open', async () => {
  const { page, id } = await seated(SOLO)
  await page.host.remove(id)
  await page.play(0, page.sight(0).options[0])
  assert.deepEqual(page.of(0).at(-1), { t: 'gone' })
  assert.deepEqual(await page.host.summaries(), [])
  page.host.open(1, id, false)
  page.host.close(0)
  page.host.close(1)
  page.host.open(2, id, false)
  await page.until(() => page.of(2).some(({ t }) => t === 'gone'))
})

test('a device that cannot store tables says so once', async () => {
  const { page, id } = await seated(SOLO)
  assert.deepEqual(page.of(0)[0], { t: 'notice', notice: 'shell.local.memory' })
  page.host.open(1, id, false)
  assert.ok(!page.of(1).some(({ t }) => t === 'notice'))
})

test('a list tells where a game is and whether somebody here is asked', async () => {
  const { page, id } = await seated(SOFA)
  const [summary] = await page.host.summaries()
  assert.equal(summary!.id, id)
  assert.deepEqual(
    [summary!.game, summary!.round, summary!.phase, summary!.asked, summary!.outcome],
    ['outlive', 0, 'setup', [0, 2], null],
  )
  assert.deepEqual(summary!.seats, SOFA.seats)
  assert.deepEqual(summary!.config, { ...SOFA.config, heroes: 'together' })
})

test('a game is played again with the same deal, or with another', async () => {
  const { page, id } = await seated(SOLO)
  const [again, other] = [await page.host.rematch(id, true), await page.host.rematch(id, false)]
  const [seed, sameSeed, otherSeed] = await Promise.all(
    [id, again, other].map(async each => (await savedOf(page, each)).seed),
  )
  assert.equal(sameSeed, seed)
  assert.notEqual(otherSeed, seed)
  assert.match(otherSeed!, /^[0-9a-f]{64}$/)
})

test('a game that cannot be set up is refused with the rule, and one with too few chairs too', async () => {
  const { host } = new Page()
  const refused = (problem: unknown): boolean =>
    problem instanceof TableProblem &&
    problem.key === 'shell.local.refused' &&
    problem.reason?.key === 'kernel.config.value'
  await assert.rejects(host.create({ ...SOLO, config: { players: 9 } }), refused)
  await assert.rejects(host.create({ ...SOLO, config: { players: 2 } }), { key: 'shell.local.seats' })
  await assert.rejects(host.create({ ...SOLO, game: 'chess' }), { key: 'shell.local.file.game' })
})
