// A server tells which version it is, and where its source code is.

import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { revisionOf } from '../src/ops/build.ts'
import { isLoopback } from '../src/ops/welcome.ts'
import { openServer } from './openServer.ts'

const COMMIT = 'a'.repeat(40)

function plant(t: TestContext, files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'lastlight-build-'))
  t.after(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('the commit is read from the history in any of its forms, or from the file of an image', t => {
  const main = { '.git/HEAD': 'ref: refs/heads/main\n' }
  for (const files of [
    { '.git/HEAD': `${COMMIT}\n` },
    { ...main, '.git/refs/heads/main': `${COMMIT}\n` },
    { ...main, '.git/packed-refs': `# pack-refs\n${COMMIT} refs/heads/main\n` },
    { '.revision': `${COMMIT}\n` },
  ])
    assert.equal(revisionOf(plant(t, files)), COMMIT, Object.keys(files).join())
  assert.equal(revisionOf(plant(t, {})), null)
  assert.equal(revisionOf(plant(t, { '.revision': '\n' })), null)
})

test('in a worktree the commit is found beside the clone', t => {
  const root = plant(t, { file: 'x' })
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: root,
      encoding: 'utf8',
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'x')
  git('worktree', 'add', '--quiet', join(root, 'tree'))
  assert.equal(revisionOf(join(root, 'tree')), git('rev-parse', 'HEAD').trim())
})

test('the address of the source code is told to everybody who asks', async t => {
  const source = 'https://code.example.org/lastlight'
  const { url } = await openServer(t, { SOURCE_URL: source })
  const said = (await (await fetch(`${url}/api/v1/about`)).json()) as { source: string; version: string }
  assert.equal(said.source, source)
  assert.match(said.version, /^\d+\.\d+\.\d+/)
})

test('the address for others is the public one; the one in the network is for those at the machine alone', async t => {
  const asked = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<string | null> => {
    const reply = await fetch(`${url}/api/v1/about`, { headers })
    return ((await reply.json()) as { address: string | null }).address
  }
  const open = await openServer(t, { PUBLIC_URL: 'https://games.example.org', TRUST_PROXY: '127.0.0.1' })
  assert.equal(await asked(open.url, { 'x-forwarded-for': '203.0.113.7' }), 'https://games.example.org')
  // Nobody but this machine reaches a server on its own loopback.
  assert.equal(await asked((await openServer(t)).url), null)
  assert.ok(isLoopback('127.0.0.1') && isLoopback('::1') && !isLoopback('203.0.113.7'))
})
