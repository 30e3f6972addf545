// The checks of a storm find what they look for.

import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import type { SightMessage } from '@lastlight/protocol'
import { WebSocket, WebSocketServer } from 'ws'
import type { Acknowledged } from './player.ts'
import { acknowledgedTwice, duplicatedIn, type LoggedChoice, lostIn, type SentChoices } from './storm/logFindings.ts'
import { hasGoneOn } from './storm/party.ts'
import { Relay } from './storm/relay.ts'
import { differencesOf } from './storm/sights.ts'

const option = (n: number) => ({ do: 'take', n })
const choice = (version: number, key: string | null = `key ${version}`): LoggedChoice => ({
  version,
  entry: { seat: 0, option: option(version) },
  by: key === null ? 'bot' : 'person',
  key,
})
const told = (version: number): Acknowledged => ({
  table: 't',
  version,
  seat: 0,
  entry: { seat: 0, option: option(version) },
  key: `key ${version}`,
})
const sent = (...versions: readonly number[]): SentChoices[] => [
  { keys: versions.map(version => `key ${version}`), acknowledged: versions.map(told) },
]

describe('the log of a table', () => {
  test('that holds every acknowledged choice once and in order is fine, also with choices of bots', () => {
    const log = [choice(1), choice(2, null), choice(3)]
    assert.deepEqual([...lostIn(log, sent(1, 3)), ...duplicatedIn(log, sent(1, 3))], [])
  })

  test('that holds a choice whose acknowledgement was cut off is fine', () => {
    const log = [choice(1), choice(2)]
    const people = [{ keys: ['key 1', 'key 2'], acknowledged: [told(1)] }]
    assert.deepEqual([...lostIn(log, people), ...duplicatedIn(log, people)], [])
  })

  test('without an acknowledged choice has lost it, at the end and in the middle', () => {
    assert.equal(lostIn([choice(1)], sent(1, 2)).length, 1)
    assert.equal(lostIn([choice(1), choice(3)], sent(1, 3)).length, 1, 'a version is left out')
  })

  test('with another choice in its place has lost it', () => {
    const other = { ...choice(2), entry: { seat: 0, option: option(7) } }
    assert.equal(lostIn([choice(1), other], sent(1, 2)).length, 1)
    assert.equal(lostIn([choice(1), { ...choice(2), entry: { undo: 0 } }], sent(1, 2)).length, 1)
  })

  test('in another order has lost the order', () => {
    const swapped = [
      { ...choice(2), version: 1 },
      { ...choice(1), version: 2 },
    ]
    assert.equal(lostIn(swapped, sent(1, 2)).length, 2)
    assert.equal(lostIn([choice(1), choice(2)], sent(2, 1)).length, 1)
  })

  test('with a choice twice, under its own key or without one, has duplicated it', () => {
    const again = { ...choice(2), key: 'key 1', entry: choice(1).entry }
    assert.equal(duplicatedIn([choice(1), again], sent(1)).length, 1)
    assert.equal(duplicatedIn([choice(1), { ...again, key: null }], sent(1)).length, 1)
    assert.equal(duplicatedIn([choice(1), { ...again, key: 'nobody has sent this' }], sent(1)).length, 1)
  })

  test('in which one version stands for two choices has lost one of them', () => {
    const people = [{ keys: ['key 1', 'key 2'], acknowledged: [told(1), { ...told(1), key: 'key 2' }] }]
    assert.equal(duplicatedIn([choice(1)], people).length, 1)
  })

  test('one choice that is acknowledged with two versions counts twice', () => {
    assert.deepEqual(acknowledgedTwice(new Map([['a', new Set([4])]])), [])
    assert.equal(acknowledgedTwice(new Map([['a', new Set([4, 5])]])).length, 1)
  })
})

test('sights of one version that differ anywhere have diverged', () => {
  const sight: SightMessage = {
    table: 't',
    viewer: 0,
    version: 3,
    view: { areas: [{ water: 2 }] },
    options: [option(1)],
    asked: true,
    undo: false,
    redo: false,
    outcome: null,
    deadline: null,
  }
  assert.deepEqual(differencesOf(sight, structuredClone(sight)), [])
  assert.deepEqual(differencesOf(sight, { ...sight, view: { areas: [{ water: 3 }] } }), ['view'])
  assert.deepEqual(differencesOf(sight, { ...sight, options: [] }), ['options'])
  assert.deepEqual(differencesOf(sight, { ...sight, asked: false, version: 4 }), ['version', 'asked'])
})

describe('the relay', () => {
  /** A server that records the messages of sockets, behind a relay. */
  async function behindRelay(t: { after(work: () => void): void }) {
    const server = createServer((_, response) => response.end('plain'))
    const sockets = new WebSocketServer({ server })
    const heard: string[] = []
    sockets.on('connection', socket => socket.on('message', (data: Buffer) => heard.push(data.toString())))
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const relay = await Relay.before(() => (server.address() as AddressInfo).port)
    t.after(() => {
      relay.close()
      for (const each of sockets.clients) each.terminate()
      server.closeAllConnections()
      server.close()
    })
    const socket = new WebSocket(`${relay.url.replace('http', 'ws')}/api/v1/live`)
    t.after(() => socket.terminate())
    await new Promise<void>((resolve, reject) => {
      socket.on('open', resolve)
      socket.on('error', reject)
    })
    const until = async (so: () => boolean): Promise<void> => {
      while (!so()) await setTimeout(5)
    }
    return { relay, socket, heard, until }
  }

  test('passes everything as it is, and sends choices twice when it is told to', async t => {
    const { relay, socket, heard, until } = await behindRelay(t)
    assert.equal(await (await fetch(relay.url)).text(), 'plain')
    const long = JSON.stringify({ t: 'watch', text: 'w'.repeat(100_000) })
    const play = JSON.stringify({ t: 'play', key: 'k' })
    for (const text of [long, play]) socket.send(text)
    await until(() => heard.length === 2)
    const repeating = relay.repeat(300)
    for (const text of [play, long]) socket.send(text)
    await until(() => heard.length === 5)
    assert.deepEqual(heard, [long, play, play, play, long])
    assert.equal(relay.repeated, 1)
    await repeating
  })

  test('holds bytes back without changing their order, and cuts connections', async t => {
    const { relay, socket, heard, until } = await behindRelay(t)
    const delaying = relay.delay(100, 50)
    socket.send('one')
    await delaying
    socket.send('two')
    await until(() => heard.length === 2)
    assert.deepEqual(heard, ['one', 'two'])
    const closed = new Promise(resolve => {
      socket.on('close', resolve)
    })
    await relay.cut(0)
    await closed
  })
})

describe('a party after the storm', () => {
  const before = { acknowledged: 10, finished: 1 }
  const now = { ...before, isDone: false }

  test('that has made some choices or has ended a game goes on', () => {
    assert.ok(hasGoneOn({ ...now, acknowledged: 14 }, before, 4))
    assert.ok(hasGoneOn({ ...now, finished: 2 }, before, 4))
  })

  test('that had ended its last game by then is not stuck', () => {
    assert.ok(hasGoneOn({ ...now, isDone: true }, before, 4))
  })

  test('that makes too few choices is stuck', () => {
    assert.ok(!hasGoneOn({ ...now, acknowledged: 13 }, before, 4))
  })
})
