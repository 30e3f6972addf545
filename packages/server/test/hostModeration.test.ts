// What a host decides about people at the table.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { MyTables, OpenTables, TableInfo } from '@lastlight/protocol'
import { listReports } from '../src/moderation/queue.ts'
import { endTable } from '../src/ops/admin.ts'
import { Client } from './client.ts'
import { outliveTable } from './house.ts'
import { decide, FOR_THREE, linesOf, markOf, peopleAt, report, Scene, say, until } from './moderationScene.ts'
import { STORAGES, withoutStorage } from './process.ts'

for (const storage of STORAGES)
  describe(`a host on ${storage}`, { skip: withoutStorage(storage) }, () => {
    test('before the start the host removes a person, who cannot come back until they are let in again', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table()
      await bob.connect()
      await bob.watch(info.id, 1)
      const mark = await markOf(ann, info.id, 'Bob')
      assert.equal((await decide(cat, info.id, mark, 'removed', true)).status, 403)
      assert.equal((await cat.http('GET', `/tables/${info.id}/people`)).status, 403)
      assert.deepEqual((await decide(ann, info.id, mark, 'removed', true)).body, { carried: true })
      await until(() => bob.sent.some(({ text }) => text.includes('"closed"')))
      const after = await ann.request<TableInfo>('GET', `/tables/${info.id}`)
      assert.equal(after.seats[1]!.kind, 'open')
      assert.equal((await bob.http('POST', `/tables/${info.id}/join`, { code: info.code })).status, 403)
      for (const path of [
        `/tables/${info.id}`,
        `/tables/${info.id}?code=${info.code}`,
        `/tables/code/${info.code}`,
        `/tables/${info.id}/chat`,
        `/tables/${info.id}/export`,
      ])
        assert.equal((await bob.http('GET', path)).status, 404, path)
      const { tables: open } = await bob.request<OpenTables>('GET', '/tables')
      assert.ok(!open.some(({ id }) => id === info.id))
      const again = await bob.ask({ t: 'watch', table: info.id, viewer: 'public' })
      assert.equal(again.t, 'problem')
      // The table has a new code: with the old one Bob could sit down again as a new guest.
      const asSomebodyElse = await scene.guest('Rob')
      assert.equal((await asSomebodyElse.http('GET', `/tables/code/${info.code}`)).status, 404)
      await decide(ann, info.id, mark, 'removed', false)
      assert.equal((await bob.http('POST', `/tables/${info.id}/join`, { code: after.code })).status, 200)
    })

    test('the host removes a spectator; people without a name are not in the list', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, info } = await scene.table(true)
      const eve = await scene.guest('Eve')
      const nobody = new Client(scene.url)
      t.after(() => nobody.leave())
      // Ten comes after two.
      const numbered = [await scene.guest('Eve 10'), await scene.guest('Eve 2'), await scene.guest('Eve 1')]
      for (const each of [eve, nobody, ...numbered]) {
        await each.connect()
        await each.watch(info.id, 'public')
      }
      assert.deepEqual(
        (await peopleAt(ann, info.id)).map(({ name, seat }) => [name, seat]),
        [
          ['Bob', 1],
          ['Cat', 2],
          ['Eve', null],
          ['Eve 1', null],
          ['Eve 2', null],
          ['Eve 10', null],
        ],
      )
      await decide(ann, info.id, await markOf(ann, info.id, 'Eve'), 'removed', true)
      await until(() => eve.sent.some(({ text }) => text.includes('"closed"')))
      assert.equal((await eve.http('GET', `/tables/${info.id}/sight?viewer=public`)).status, 404)
      assert.equal((await nobody.http('GET', `/tables/${info.id}/sight?viewer=public`)).status, 200)
    })

    test('in a game the others vote on a removal: the person is not told, a bot plays on, and undo gives the seat back', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table(true)
      const mark = await markOf(ann, info.id, 'Bob')
      const motions = async (who: Client): Promise<TableInfo['motions']> =>
        (await who.request<TableInfo>('GET', `/tables/${info.id}`)).motions
      assert.equal((await cat.http('POST', `/tables/${info.id}/seats/1/removal`, { yes: true })).status, 403)
      assert.deepEqual((await decide(ann, info.id, mark, 'removed', true)).body, { carried: false })
      assert.deepEqual(await motions(ann), [{ about: 'remove', seat: 1, agreed: true }])
      assert.deepEqual(await motions(cat), [{ about: 'remove', seat: 1, agreed: false }])
      assert.deepEqual(await motions(bob), [])
      assert.equal((await bob.http('POST', `/tables/${info.id}/seats/1/removal`, { yes: false })).status, 403)
      // A no ends it, without a verdict that would tell Bob.
      await cat.request('POST', `/tables/${info.id}/seats/1/removal`, { yes: false })
      assert.deepEqual(await motions(ann), [])
      assert.equal((await bob.request<TableInfo>('GET', `/tables/${info.id}`)).verdict, null)
      await decide(ann, info.id, mark, 'removed', true)
      assert.deepEqual(await cat.request('POST', `/tables/${info.id}/seats/1/removal`, { yes: true }), {
        carried: true,
      })
      const seats = (await ann.request<TableInfo>('GET', `/tables/${info.id}`)).seats
      assert.deepEqual([seats[1]!.name, seats[1]!.away], ['Bob', true])
      assert.equal((await bob.http('POST', `/tables/${info.id}/seats/1/return`)).status, 404)
      assert.equal((await bob.http('GET', `/tables/${info.id}/sight?viewer=1`)).status, 404)
      assert.deepEqual((await bob.request<MyTables>('GET', '/me/tables')).tables, [])
      await decide(ann, info.id, mark, 'removed', false)
      const back = await bob.request<TableInfo>('POST', `/tables/${info.id}/seats/1/return`)
      assert.equal(back.seats[1]!.away, false)
    })

    test('the host is told how each person can be removed: at once, by a vote, or not now', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, cat, info } = await scene.table()
      const eve = await scene.guest('Eve')
      await eve.connect()
      const removals = async (): Promise<readonly (readonly [string, string])[]> =>
        (await peopleAt(ann, info.id)).map(({ name, removal }) => [name, removal])
      const remove = async (name: string): Promise<number> =>
        (await decide(ann, info.id, await markOf(ann, info.id, name), 'removed', true)).status
      assert.deepEqual(await removals(), [
        ['Bob', 'now'],
        ['Cat', 'now'],
      ])
      await ann.start(info.id)
      await eve.watch(info.id, 'public')
      assert.deepEqual(await removals(), [
        ['Bob', 'vote'],
        ['Cat', 'vote'],
        ['Eve', 'now'],
      ])
      await cat.request('POST', `/tables/${info.id}/seats/2/leave`)
      // Cat has left, so no other player could vote on Bob.
      assert.deepEqual(await removals(), [
        ['Bob', 'tooFewVoters'],
        ['Cat', 'vote'],
        ['Eve', 'now'],
      ])
      assert.equal(await remove('Bob'), 409)
      assert.equal(await remove('Cat'), 200)
      await cat.request('POST', `/tables/${info.id}/seats/2/return`)
      await ann.request('POST', `/tables/${info.id}/seats/0/leave`)
      assert.deepEqual(await removals(), [
        ['Bob', 'hostAway'],
        ['Cat', 'hostAway'],
        ['Eve', 'now'],
      ])
      assert.equal(await remove('Bob'), 409)
      await ann.request('POST', `/tables/${info.id}/seats/0/return`)
      await endTable(scene.db, info.id)
      while ((await removals())[0]![1] !== 'now') await setTimeout(20)
    })

    test('a person on two seats has no vote on their own removal with either of them', async t => {
      const scene = await Scene.open(t, storage)
      const [ann, bob] = [await scene.guest('Ann'), await scene.guest('Bob')]
      const info = await ann.makeTable({ ...FOR_THREE, open: false })
      for (const seat of [1, 2]) await bob.join(info, seat)
      await ann.start(info.id)
      assert.deepEqual(
        (await peopleAt(ann, info.id)).map(({ name, seat, removal }) => [name, seat, removal]),
        [['Bob', 1, 'tooFewVoters']],
      )
      const mark = await markOf(ann, info.id, 'Bob')
      assert.equal((await decide(ann, info.id, mark, 'removed', true)).status, 409)
    })

    test('in a game of two people nobody removes the other', async t => {
      const scene = await Scene.open(t, storage)
      const [ann, bob] = [await scene.guest('Ann'), await scene.guest('Bob')]
      const info = await ann.makeTable(outliveTable({ seats: [{ kind: 'me' }, { kind: 'open' }] }))
      await bob.join(info)
      await ann.start(info.id)
      const answer = await decide(ann, info.id, await markOf(ann, info.id, 'Bob'), 'removed', true)
      assert.equal(answer.status, 409)
      assert.equal((await bob.http('GET', `/tables/${info.id}`)).status, 200)
    })

    test('a rematch keeps out and mutes the same people', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table(true)
      await decide(ann, info.id, await markOf(ann, info.id, 'Cat'), 'muted', true)
      await decide(ann, info.id, await markOf(ann, info.id, 'Bob'), 'removed', true)
      await cat.request('POST', `/tables/${info.id}/seats/1/removal`, { yes: true })
      await endTable(scene.db, info.id)
      let again: TableInfo | undefined
      while (!again) {
        const reply = await ann.http('POST', `/tables/${info.id}/rematch`, {})
        if (reply.status === 201) again = reply.body as TableInfo
        else await setTimeout(20)
      }
      assert.equal((await bob.http('POST', `/tables/${again.id}/join`, { code: again.code })).status, 403)
      assert.deepEqual(
        new Map((await peopleAt(ann, again.id)).map(({ name, removed, muted }) => [name, { removed, muted }])),
        new Map([
          ['Bob', { removed: true, muted: false }],
          ['Cat', { removed: false, muted: true }],
        ]),
      )
    })

    test('a person who is removed after a game is not seated in the rematch, and is no host after its host has left', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, cat, info } = await scene.table(true)
      await bob.connect()
      await cat.connect()
      await endTable(scene.db, info.id)
      let removed = 0
      while (removed !== 200) {
        removed = (await decide(ann, info.id, await markOf(ann, info.id, 'Bob'), 'removed', true)).status
        if (removed !== 200) await setTimeout(20)
      }
      const again = await ann.request<TableInfo>('POST', `/tables/${info.id}/rematch`, {})
      assert.deepEqual(
        again.seats.map(({ name }) => name),
        ['Ann', '', 'Cat'],
      )
      assert.equal((await bob.http('POST', `/tables/${info.id}/rematch`, {})).status, 404)
      await ann.request('DELETE', '/me')
      assert.equal((await bob.http('GET', `/tables/${info.id}/people`)).status, 404)
      assert.equal((await cat.http('GET', `/tables/${info.id}/people`)).status, 200)
    })

    test('a mute and a removal at the same moment both count, and a removed person may still report what was said', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, info } = await scene.table()
      await say(ann, info.id, 'you fool')
      const [line] = await linesOf(bob, info.id)
      const mark = await markOf(ann, info.id, 'Bob')
      const both = [decide(ann, info.id, mark, 'muted', true), decide(ann, info.id, mark, 'removed', true)]
      assert.deepEqual(
        (await Promise.all(both)).map(({ status }) => status),
        [204, 200],
      )
      const [there] = (await peopleAt(ann, info.id)).filter(({ name }) => name === 'Bob')
      assert.deepEqual([there!.muted, there!.removed], [true, true])
      assert.equal((await report(bob, info.id, { message: line!.id })).status, 204)
      assert.equal((await listReports(scene.db)).reports[0]!.reporter, 'Bob')
    })

    test('a person whom the host has muted is told so, and is heard by nobody until the mute ends', async t => {
      const scene = await Scene.open(t, storage)
      const { ann, bob, info } = await scene.table()
      const mark = await markOf(ann, info.id, 'Bob')
      assert.equal((await decide(ann, info.id, mark, 'muted', true)).status, 204)
      const refused = await bob.http('POST', `/tables/${info.id}/chat`, { text: 'hello?' })
      assert.deepEqual([refused.status, (refused.body as { error: string }).error], [403, 'muted'])
      assert.deepEqual(await linesOf(ann, info.id), [])
      // At another table he may talk.
      const own = await bob.makeTable(FOR_THREE)
      assert.equal(await say(bob, own.id, 'here I may'), 204)
      await decide(ann, info.id, mark, 'muted', false)
      assert.equal(await say(bob, info.id, 'hello!'), 204)
    })
  })
