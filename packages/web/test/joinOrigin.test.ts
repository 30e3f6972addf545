import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinOriginOf } from '../src/api/joinOrigin.ts'

const at = (hostname: string) => ({ hostname, origin: `http://${hostname}:8080` })

test('a link for others begins with an address that they can reach, where the server knows one', () => {
  const lan = 'http://192.168.1.7:8080'
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    assert.deepEqual(joinOriginOf(at(host), lan), { origin: lan, onlyHere: false }, host)
    assert.deepEqual(joinOriginOf(at(host), null), { origin: at(host).origin, onlyHere: true }, host)
  }
  for (const host of ['games.example.org', '192.168.1.9', 'localhost.example.org'])
    assert.deepEqual(joinOriginOf(at(host), lan), { origin: at(host).origin, onlyHere: false }, host)
})
