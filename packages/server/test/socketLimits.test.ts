import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { FrameCounter } from '../src/live/frameCounter.ts'
import { SocketLimits } from '../src/live/socketLimits.ts'
import { Client } from './client.ts'
import { openServer } from './openServer.ts'
import { FLOODS, flood, frame, upgrade } from './raw.ts'

describe('a flood', () => {
  for (const login of ['before', 'after'] as const)
    for (const { name, begin, bytes } of FLOODS)
      test(`of ${name} ${login} a login is cut off`, async t => {
        const { url } = await openServer(t)
        const ann = await new Client(url).guest('Ann')
        await ann.connect()
        t.after(() => ann.close())
        const { socket, status } = await upgrade(url, login === 'after' ? ann.cookie : '')
        t.after(() => socket.destroy())
        assert.match(status, /101/)
        socket.resume()
        if (begin) socket.write(begin)
        assert.equal(await flood(socket, bytes), 'cut off')
        // Others at the same address are not.
        assert.deepEqual((await ann.ask({ t: 'ping' })).t, 'pong')
      })

  test('of sockets is turned away, by address', async t => {
    const { url } = await openServer(t)
    const seen: string[] = []
    for (let i = 0; i < 200; i++) {
      const { socket, status } = await upgrade(url)
      socket.destroy()
      seen.push(status)
    }
    assert.match(seen[0]!, /101/)
    assert.match(seen.at(-1)!, /429/)
  })

  test('does not close the socket of a fast client, which is told to slow down', async t => {
    const { url } = await openServer(t)
    const ann = await new Client(url).guest('Ann')
    await ann.connect()
    t.after(() => ann.close())
    for (let i = 0; i < 250; i++) ann.raw(JSON.stringify({ t: 'ping', id: `p${i}` }))
    let told = 0
    while (told === 0) {
      await ann.news()
      told = ann.sent.filter(({ text }) => text.includes('tooMany')).length
    }
    assert.ok(ann.isConnected)
  })
})

describe('the gate', () => {
  const at = { now: 0 }
  const gateAt = () => {
    at.now = 0
    return new SocketLimits(() => at.now)
  }

  test('lets a heavy player through for hours: as many messages as are ever answered', () => {
    const line = gateAt().open('192.0.2.1')!
    const bytes = frame('text', 'x'.repeat(300))
    for (let i = 0; i < 40 * 3600; i++) {
      at.now += 25
      assert.ok(line.allows(bytes), `message ${i}`)
    }
  })

  test('lets thirty people behind one address come back at once and play', () => {
    const gate = gateAt()
    const lines = Array.from({ length: 30 }, () => gate.open('192.0.2.1')!)
    for (let second = 0; second < 60; second++) {
      at.now += 1000
      for (const line of lines) for (let i = 0; i < 20; i++) assert.ok(line.allows(frame('text', 'x'.repeat(200))))
    }
  })

  test('adds up what all sockets of one address send', () => {
    const gate = gateAt()
    const lines = Array.from({ length: 100 }, () => gate.open('192.0.2.1')!)
    let cut = 0
    for (let second = 0; second < 10; second++) {
      at.now += 1000
      for (const line of lines) for (let i = 0; i < 90; i++) if (!line.allows(frame('ping'))) cut += 1
    }
    assert.ok(cut > 0)
    assert.ok(gate.open('192.0.2.2')!.allows(frame('ping')))
  })

  test('counts the sockets of many addresses of one range together', () => {
    const gate = gateAt()
    let open = 0
    for (let address = 0; address < 200; address++)
      for (let i = 0; i < 10; i++) {
        at.now += 1000
        if (gate.open(`2001:db8:0:${address.toString(16)}`)) open += 1
      }
    assert.equal(open, 1500)
    assert.ok(gate.open('2001:db8:1:0'))
  })

  test('counts open sockets, and forgets visitors who have left', () => {
    const gate = gateAt()
    const lines = []
    for (;;) {
      at.now += 1000
      const line = gate.open('192.0.2.1')
      if (!line) break
      lines.push(line)
    }
    assert.equal(lines.length, 300)
    for (const line of lines) line.close()
    at.now += 1000
    const again = gate.open('192.0.2.1')!
    again.close()
    again.close()
    at.now += 120_000
    gate.open('192.0.2.2')!.close()
    assert.equal(gate.size, 1)
  })
})

test('frames are counted however they are cut into pieces', () => {
  const frames = [
    frame('ping'),
    frame('text', 'x'.repeat(125)),
    frame('binary', 'x'.repeat(126)),
    frame('text', 'x'.repeat(5000), false),
    frame('continuation', ''),
    // A length in eight bytes, without a mask.
    Buffer.concat([Buffer.from([0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0]), Buffer.alloc(65_536)]),
    frame('close'),
  ]
  const all = Buffer.concat(frames)
  for (const size of [1, 2, 3, 7, 1000, all.length]) {
    const counter = new FrameCounter()
    let count = 0
    for (let i = 0; i < all.length; i += size) count += counter.count(all.subarray(i, i + size))
    assert.equal(count, frames.length, `pieces of ${size}`)
  }
})
