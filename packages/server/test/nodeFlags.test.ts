import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import process from 'node:process'
import { test } from 'node:test'
import { flagsFor } from '../src/ops/nodeFlags.ts'
import { MAIN, Place, ServerProcess } from './process.ts'

const noCores =
  process.platform === 'linux' && spawnSync('taskset', ['--version']).status === 0
    ? false
    : 'processes cannot be kept to a core here'

test('with more than one core Node is left as it is', () => {
  assert.deepEqual(flagsFor(2), [])
  assert.notDeepEqual(flagsFor(1), [])
})

test('on one core the server restarts with its own flags, and flags of the operator win', {
  skip: noCores,
}, async t => {
  const place = await Place.on('sqlite')
  t.after(() => place.remove())
  const [core] = /\d+/.exec(
    spawnSync('taskset', ['-cp', String(process.pid)])
      .stdout.toString()
      .split(':')[1]!,
  )!
  const own = '--max-semi-space-size=64'
  const server = await ServerProcess.start(place, ['taskset', '-c', core, process.execPath, own])
  t.after(() => server.kill())
  assert.ok((await fetch(`${server.url}/healthz`)).ok)
  const [, ...args] = readFileSync(`/proc/${server.pid}/cmdline`, 'utf8').split('\0').slice(0, -1)
  assert.deepEqual(args, [...flagsFor(1), own, MAIN])
  await server.stop()
})
