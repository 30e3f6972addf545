import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { Viewer } from '@lastlight/kernel'
import { newAsk } from '../src/api/ask.ts'
import { newApi } from '../src/api/client.ts'
import { openLiveTable } from '../src/play/live/liveTable.ts'
import { pauseBefore } from '../src/play/live/pauses.ts'
import type { News, Sight, Table, TableState } from '../src/play/table.ts'
import { Server, Somebody } from './server.ts'
import { until } from './until.ts'

const isAsked = ({ link, sight }: TableState): boolean => link === 'open' && sight?.asked === true

/** For several seats on one device: the state of a seat that the game waits for. */
async function handedOver(table: Table): Promise<TableState> {
  const { asked } = await until(table, state => (state.asked?.length ?? 0) > 0)
  table.look(asked![0]!)
  return until(table, isAsked)
}

const sees = (version: number) => (state: TableState) => (state.sight?.version ?? -1) >= version

/** The sight that the server itself gives this viewer. */
const trueSight = async (somebody: Somebody, id: string, viewer: Viewer): Promise<Sight> => {
  const { table: _, ...sight } = (await somebody.api.sight(id, viewer)).sight
  return sight as Sight
}

describe('a table on the server', () => {
  let server: Server
  let ann: Somebody
  let bob: Somebody
  const open: Table[] = []

  before(async () => {
    server = await Server.start()
    ann = await Somebody.named(server.url, 'Ann')
    bob = await Somebody.named(server.url, 'Bob')
  })
  after(async () => {
    for (const table of open) table.close()
    for (const { socket } of [ann, bob]) socket.close()
    await server.remove()
  })

  const opened = (id: string, by: Somebody, options = {}): Table => {
    const table = openLiveTable(id, options, by)
    open.push(table)
    return table
  }

  /** The table on another page of the same person, opened now. */
  const newcomer = async (id: string, of: Somebody): Promise<TableState> => {
    const page = of.elsewhere()
    const state = await until(opened(id, page), ({ sight }) => sight !== null)
    page.socket.close()
    return state
  }

  /** Ann owns a table for two and has begun; Bob sits there too, unless it is all Ann's. */
  const begun = async (seats: 'both' | 'ann' = 'both'): Promise<string> => {
    const info = await ann.api.makeTable({
      game: 'outlive',
      config: { players: 2, quick: true, heroes: 'together' },
      seats: [{ kind: 'me' }, seats === 'ann' ? { kind: 'me', name: 'Amy' } : { kind: 'open' }],
      open: seats === 'both',
      clock: { kind: 'none' },
      delay: 0,
    })
    if (seats === 'both') await bob.api.join(info.id, { code: info.code })
    else await ann.api.setWatching(info.id, true)
    await ann.api.start(info.id)
    return info.id
  }

  test('is shown as its seat sees it, from the waiting room on', async () => {
    const info = await ann.api.makeTable({
      game: 'outlive',
      config: { players: 2, quick: true, heroes: 'together' },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      open: false,
      clock: { kind: 'none' },
      delay: 0,
    })
    const mine = opened(info.id, ann)
    const waiting = await until(mine, ({ link }) => link === 'open')
    assert.equal(waiting.info?.status, 'waiting')
    assert.equal(waiting.sight, null)

    const strange = opened(info.id, bob)
    await until(strange, ({ link }) => link === 'gone')

    await bob.api.join(info.id, { code: info.code })
    await until(mine, state => state.info?.seats[1]?.name === 'Bob')
    assert.deepEqual(await mine.controls!.start(), { ok: true })
    const playing = await until(mine, ({ sight }) => sight !== null)
    assert.equal(playing.viewer, 0)
    assert.deepEqual(playing.sight, await trueSight(ann, info.id, 0))
  })

  test('does not go back to an older reply after the socket has told something newer', async () => {
    const info = await ann.api.makeTable({
      game: 'outlive',
      config: { players: 2, quick: true, heroes: 'together' },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      open: false,
      clock: { kind: 'none' },
      delay: 0,
    })
    const setWatching: typeof ann.api.setWatching = async (id, allowed) => {
      const reply = await ann.api.setWatching(id, allowed)
      await until(mine, state => state.info?.watching === allowed)
      await ann.api.setWatching(id, !allowed)
      await until(mine, state => state.info?.watching === !allowed)
      return reply
    }
    const { socket, salts } = ann
    const mine = openLiveTable(info.id, {}, { socket, salts, api: { ...ann.api, setWatching } })
    open.push(mine)
    await until(mine, ({ link }) => link === 'open')
    assert.deepEqual(await mine.controls!.setWatching(true), { ok: true })
    assert.equal(mine.get().info!.watching, false)
  })

  test('takes a choice, tells of it step by step, and ends up with the sight of the server', async () => {
    const id = await begun()
    const mine = opened(id, ann)
    const theirs = opened(id, bob)
    const heard: News[] = []
    await until(theirs, ({ sight }) => sight !== null)
    theirs.onNews(news => heard.push(news))
    for (let i = 0; i < 6; i++) {
      const asked = await Promise.race([mine, theirs].map(table => until(table, isAsked).then(() => table)))
      const { sight } = asked.get()
      assert.deepEqual(await asked.play(sight!.options[0]!), { ok: true })
      assert.ok(asked.get().sight!.version > sight!.version, 'whoever has chosen sees what came of it')
    }
    await until(theirs, sees(6))
    for (const [table, by, seat] of [
      [mine, ann, 0],
      [theirs, bob, 1],
    ] as const)
      assert.deepEqual(table.get().sight, await trueSight(by, id, seat))
    assert.ok(heard.length > 0)
    for (const [i, news] of heard.entries())
      if (i > 0) assert.equal(news.before, heard[i - 1]!.after, 'each step begins where the last one ended')
    assert.equal(heard.at(-1)!.after, theirs.get().sight)
    assert.deepEqual(
      theirs.get().told,
      (await newcomer(id, bob)).told,
      'who was there has heard what a newcomer is told',
    )
  })

  test('says with the rule why a wish is not possible', async () => {
    const mine = opened(await begun(), ann)
    await until(mine, ({ sight }) => sight !== null)
    const reason = await mine.why({ do: 'fly' })
    assert.ok(reason?.rule)
    assert.equal(typeof reason.key, 'string')
    const said = await mine.play({ do: 'fly' })
    assert.ok(!said.ok && 'reason' in said)
  })

  test('after a broken connection shows the missed events, and none twice', async () => {
    const id = await begun()
    const mine = opened(id, ann)
    const theirs = opened(id, bob)
    await until(mine, ({ sight }) => sight !== null)
    await until(theirs, ({ sight }) => sight !== null)
    const heard: News[] = []
    theirs.onNews(news => heard.push(news))
    for (let i = 0; i < 4; i++) {
      if (i === 1) {
        bob.cut()
        await until(theirs, ({ link }) => link === 'lost')
      }
      const asked = await Promise.race([mine, theirs].map(table => until(table, isAsked).then(() => table)))
      await asked.play(asked.get().sight!.options[0]!)
    }
    await until(theirs, state => state.link === 'open' && sees(4)(state))
    assert.deepEqual(theirs.get().sight, await trueSight(bob, id, 1))
    assert.deepEqual(theirs.get().told, (await newcomer(id, bob)).told)
    for (const [i, news] of heard.entries())
      assert.equal(
        news.before.version,
        i === 0 ? 0 : heard[i - 1]!.after.version,
        'no step is missing, and none is twice',
      )
    assert.equal(heard.at(-1)!.after.version, 4)
  })

  for (const way of ['out', 'in'] as const)
    test(`a choice that is lost on its way ${way} is sent again with its key, and done once`, async () => {
      const id = await begun('ann')
      const mine = opened(id, ann)
      const { sight, viewer } = await handedOver(mine)
      ann.sent.length = 0
      const isIt = way === 'out' ? /"t":"play"/ : /"t":"done".*"version":1}/
      let lost = 0
      ann.lose = (text, where) => {
        if (lost > 0 || where !== way || !isIt.test(text)) return false
        lost += 1
        return true
      }
      assert.deepEqual(await mine.play(sight!.options[0]!), { ok: true })
      assert.equal(lost, 1)
      const plays = ann.sent.filter(text => text.includes('"t":"play"'))
      assert.equal(plays.length, 2)
      assert.equal(plays[0], plays[1], 'the same key and the same version')
      assert.equal(mine.get().sight!.version, 1)
      assert.equal((await trueSight(ann, id, viewer)).version, 1)
    })

  test('an undo of another seat removes its events for everybody', async () => {
    const id = await begun('ann')
    const spectator = opened(id, bob)
    const mine = opened(id, ann)
    await until(spectator, ({ sight }) => sight !== null)
    const heard: News[] = []
    spectator.onNews(news => heard.push(news))
    let undoable: TableState
    do {
      const { sight } = await handedOver(mine)
      await mine.play(sight!.options[0]!)
      undoable = mine.get()
    } while (!undoable.sight!.undo)
    await until(spectator, sees(undoable.sight!.version))
    const before = spectator.get()
    const steps = heard.length
    assert.deepEqual(await mine.undo(), { ok: true })
    const undone = await until(spectator, sees(undoable.sight!.version + 1))
    assert.deepEqual(undone.sight, await trueSight(bob, id, 'public'))
    assert.equal(heard.length, steps, 'taking back is no news')
    assert.ok(undone.told.length < before.told.length)
    assert.deepEqual(undone.told, (await newcomer(id, bob)).told)
    assert.equal(mine.get().sight!.redo, true)
    assert.deepEqual(await mine.redo(), { ok: true })
    const redone = await until(spectator, sees(undoable.sight!.version + 2))
    assert.deepEqual(redone.told, before.told)
    assert.deepEqual(redone.sight!.view, before.sight!.view)
  })

  test('several seats on one device are each watched as that seat, and a shared screen as the public', async () => {
    const id = await begun('ann')
    const mine = opened(id, ann)
    await until(mine, ({ asked }) => (asked?.length ?? 0) > 0)
    for (const seat of [1, 0]) {
      mine.look(seat)
      const { sight } = await until(mine, state => state.sight !== null)
      assert.equal(sight!.viewer, seat)
      assert.deepEqual(sight, await trueSight(ann, id, seat))
    }
    mine.close()
    const shared = opened(id, ann, { shared: true })
    const { viewer, sight } = await until(shared, state => state.sight !== null)
    assert.equal(viewer, 'public')
    assert.deepEqual(sight!.options, [])
    const said = await shared.play({ do: 'end' })
    assert.equal(said.ok, false)
  })

  test('shows who is here and who is not, and gives a seat to a bot only when somebody has gone', async () => {
    const id = await begun()
    const table = opened(id, ann)
    const bobIs = (presence: string) => (state: TableState) => state.info?.seats[1]?.presence === presence
    // Both have looked at other tables with the same socket.
    const page = bob.elsewhere()
    const other = opened(id, page)
    await until(table, bobIs('here'))
    assert.deepEqual(await table.controls!.setBot(1, 'greedy'), { ok: false, problem: 'table.bot.theirs' })
    other.close()
    await until(table, bobIs('away'))
    assert.deepEqual(await table.controls!.setBot(1, 'greedy'), { ok: false, problem: 'table.bot.theirs' })
    page.socket.close()
  })

  test('talk reaches those at the table, once each, also after a break', async () => {
    const id = await begun()
    const mine = opened(id, ann)
    const theirs = opened(id, bob)
    await until(theirs, ({ link }) => link === 'open')
    await until(mine, ({ link }) => link === 'open')
    const heard: string[] = []
    const said = new Promise<void>(resolve => {
      theirs.onSaid!(({ text }) => {
        heard.push(text)
        resolve()
      })
    })
    await mine.say!('Hello')
    // The message may be read from the history before it is heard.
    await Promise.all([said, until(theirs, ({ chat }) => chat.length === 1)])
    bob.cut()
    await until(theirs, ({ link }) => link === 'lost')
    await mine.say!('Are you there?')
    const { chat } = await until(theirs, state => state.chat.length === 2)
    assert.deepEqual(
      chat.map(({ text, mine: own }) => [text, own]),
      [
        ['Hello', false],
        ['Are you there?', false],
      ],
    )
    assert.deepEqual(heard, ['Hello'], 'what was said meanwhile is read and not heard')
  })

  test('a person who opens a table while the socket is open sees its chat', async () => {
    const id = await begun()
    const mine = opened(id, ann)
    await until(mine, ({ link }) => link === 'open')
    await mine.say!('Come over')
    // The first table has opened the socket of both.
    await until(opened(await begun(), bob), ({ link }) => link === 'open')
    const { chat } = await until(opened(id, bob), state => state.chat.length === 1)
    assert.equal(chat[0]!.text, 'Come over')
  })

  test('a server that ends and comes back takes the choice that was made meanwhile', async () => {
    const id = await begun('ann')
    const mine = opened(id, ann)
    const { sight } = await handedOver(mine)
    await server.end()
    await until(mine, ({ link }) => link === 'lost')
    const choice = mine.play(sight!.options[0]!)
    await server.start()
    assert.deepEqual(await choice, { ok: true })
    const { viewer } = await until(mine, state => state.link === 'open' && sees(1)(state))
    assert.deepEqual(mine.get().sight, await trueSight(ann, id, viewer))
  })

  test('a killed server is told apart from a request that is wrong', async () => {
    await server.end('SIGKILL')
    await assert.rejects(ann.api.games(), { kind: 'offline', key: 'tables.problem.offline' })
    await server.start()
    await assert.rejects(ann.api.table('nowhere'), { kind: 'notFound', key: 'tables.problem.notFound' })
    await assert.rejects(new Somebody(server.url).api.me(), { kind: 'unauthorized' })
  })
})

describe('a server of another version', () => {
  let server: Server
  let ann: Somebody
  let id: string
  before(async () => {
    server = await Server.start()
    ann = await Somebody.named(server.url, 'Ann')
    const info = await ann.api.makeTable({
      game: 'outlive',
      config: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'me' }],
      open: false,
      clock: { kind: 'none' },
      delay: 0,
    })
    id = info.id
    await ann.api.start(id)
  })
  after(() => server.remove())

  /** The link of a table whose page stays usable. */
  const ends = async (page: Somebody): Promise<void> => {
    const table = openLiveTable(id, {}, page)
    await until(table, ({ link }) => link === 'version')
    table.close()
    page.socket.close()
  }

  for (const [what, spoiled] of [
    ['message', () => '{"t":"sight","sight":{"version":"one"}}'],
    ['text that is no JSON', () => 'hello'],
    ['view', (text: string) => text.replace('"waiting"', '"expecting"')],
    ['patch', (text: string) => text.replace('"patch":[1', '"patch":[2')],
  ] as const)
    test(`a ${what} that the page does not know ends with words about it`, async () => {
      const page = ann.elsewhere()
      if (what === 'patch') {
        const table = openLiveTable(id, {}, page)
        const { sight } = await until(table, state => state.sight?.asked === true || (state.asked?.length ?? 0) > 0)
        page.spoil = spoiled
        void table.play(sight!.options[0]!)
        await until(table, ({ link }) => link === 'version')
        return page.socket.close()
      }
      page.spoil = spoiled
      await ends(page)
    })

  test('another version of the game ends so too, before its views are shown wrong', async () => {
    const page = ann.elsewhere()
    const games = page.api.games
    page.api.games = async () => (await games()).map(game => ({ ...game, version: `${game.version}0` }))
    await ends(page)
  })

  test('a reply in another form is told apart from one that is not JSON', async () => {
    const asking = (text: string) => newApi(newAsk('', () => Promise.resolve(new Response(text)))).me()
    await assert.rejects(asking('{"id":7}'), { kind: 'version', key: 'tables.problem.version' })
    await assert.rejects(asking('<html>Log in to the hotel</html>'), { kind: 'down' })
  })
})

test('delays before a reconnect grow, differ, and have a limit', () => {
  for (let i = 1; i < 5; i++) assert.ok(pauseBefore(i, 0) === pauseBefore(i - 1, 0) * 2)
  assert.ok(pauseBefore(2, 0) < pauseBefore(2, 1))
  assert.equal(pauseBefore(50, 1), pauseBefore(60, 1))
})
