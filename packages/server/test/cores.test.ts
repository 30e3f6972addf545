import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { flagsFor } from '../src/ops/cores.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const noCores =
  process.platform === 'linux' && spawnSync('taskset', ['--version']).status === 0
    ? false
    : 'processes cannot be kept to a core here'

test('with more than one core Node is left as it is', () => {
  assert.deepEqual(flagsFor(2), [])
  assert.notDeepEqual(flagsFor(1), [])
})

test('on one core the server begins again with what suits it, and what the operator has set counts', {
  skip: noCores,
}, async t => {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-core-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const [core] = /\d+/.exec(
    spawnSync('taskset', ['-cp', String(process.pid)])
      .stdout.toString()
      .split(':')[1]!,
  )!
  const own = '--max-semi-space-size=32'
  const server = spawn('taskset', ['-c', core, process.execPath, own, MAIN], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.after(() => server.kill('SIGKILL'))
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  const [, url] = /is open: (\S+)/.exec(said.toString())!
  assert.ok((await fetch(`${url}/healthz`)).ok)
  const [, ...args] = readFileSync(`/proc/${server.pid}/cmdline`, 'utf8').split('\0').slice(0, -1)
  assert.deepEqual(args, [...flagsFor(1), own, MAIN])
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  assert.deepEqual(await ended, [0, null])
})
