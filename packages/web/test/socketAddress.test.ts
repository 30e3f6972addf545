import assert from 'node:assert/strict'
import { test } from 'node:test'
import { socketAddress } from '../src/play/live/socketAddress.ts'

test('the socket names the table of its page, for a proxy', () => {
  const of = (page: string): string => socketAddress(page).href
  assert.equal(of('https://games.example/table/aB3-_x?seat=1'), 'wss://games.example/api/v1/live?table=aB3-_x')
  assert.equal(of('http://localhost:8080/'), 'ws://localhost:8080/api/v1/live')
  assert.equal(of('http://localhost:8080/table'), 'ws://localhost:8080/api/v1/live')
})
