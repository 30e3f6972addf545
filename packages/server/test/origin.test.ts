import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isOurOrigin } from '../src/http/origin.ts'

const PUBLIC = 'https://games.example.org'
const from = (origin: string, host: string, publicUrl: string | null = PUBLIC): boolean =>
  isOurOrigin({ origin }, host, publicUrl)

describe('a request of a browser comes from our page', () => {
  test('where it comes from the public address, whatever the host is behind a proxy', () => {
    assert.ok(from(PUBLIC, 'games.example.org'))
    assert.ok(from(PUBLIC, '127.0.0.1:8080'))
  })

  test('where somebody has opened the server by its address', () => {
    for (const host of ['localhost:8080', '192.168.1.5:8080', '[::1]:8080']) assert.ok(from(`http://${host}`, host))
  })

  test('but not from a name that was made to point here, nor without TLS', () => {
    assert.ok(!from('http://evil.example:8080', 'evil.example:8080'))
    assert.ok(!from('http://games.example.org', 'games.example.org'))
    assert.ok(!from('http://localhost.evil.example', 'localhost.evil.example'))
  })

  test('without a public address from the host of the request alone', () => {
    assert.ok(from('http://box.lan:8080', 'box.lan:8080', null))
    assert.ok(!from('http://other.lan:8080', 'box.lan:8080', null))
    assert.ok(!from('null', 'box.lan:8080', null))
  })
})
