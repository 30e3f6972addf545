// The lock file knows no hash of the Node that the package `node` fetches, so the repository does.

import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { PLATFORM, pinnedNode, problemOfPinnedNode } from './pinnedNode.mjs'

const ROOT = join(import.meta.dirname, '..')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

function plant(t: TestContext, binary: string, hashes: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'lastlight-node-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of [dirname(pinnedNode(root)), join(root, 'checks')]) mkdirSync(folder, { recursive: true })
  writeFileSync(pinnedNode(root), binary)
  writeFileSync(join(root, 'checks/nodeHashes.json'), JSON.stringify({ version: '24.0.0', sha256: hashes }))
  return root
}

test('hashes are of the version that package.json pins', () => {
  const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
  const { dependencies } = read('package.json') as { dependencies: { node: string } }
  const { version, sha256 } = read('checks/nodeHashes.json') as { version: string; sha256: Record<string, string> }
  assert.equal(version, dependencies.node)
  for (const hash of Object.values(sha256)) assert.match(hash, /^[0-9a-f]{64}$/)
})

test('the Node that runs the tests is the one of the hash, where this platform has one', () =>
  assert.equal(problemOfPinnedNode(ROOT), undefined))

test('another binary than the one of the hash is not run', t => {
  const root = plant(t, 'a Node', { [PLATFORM]: hashOf('a Node') })
  assert.equal(problemOfPinnedNode(root), undefined)
  writeFileSync(pinnedNode(root), 'another Node')
  assert.match(problemOfPinnedNode(root)!, /is not the one whose hash this repository holds/)
})

test('a binary is hashed once, and again when it has changed', t => {
  const root = plant(t, 'a Node', { [PLATFORM]: hashOf('a Node') })
  assert.equal(problemOfPinnedNode(root), undefined)
  // Of the same length, but not of the same time.
  writeFileSync(pinnedNode(root), 'b Node')
  utimesSync(pinnedNode(root), 1, 1)
  assert.match(problemOfPinnedNode(root)!, /is not the one/)
})

test('a platform of which there is no hash is not refused', t =>
  assert.equal(problemOfPinnedNode(plant(t, 'a Node', {})), undefined))
