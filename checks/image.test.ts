// The image is built in steps that name every package, and says what it is.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const ROOT = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')

test('the packages are installed before the sources are copied, and none is left out', () => {
  const before = dockerfile.slice(0, dockerfile.indexOf('RUN npm ci'))
  const copied = [...before.matchAll(/^COPY packages\/([\w-]+)\/package\.json packages\/\1\/$/gm)].map(
    ([, name]) => name,
  )
  assert.deepEqual(copied, readdirSync(join(ROOT, 'packages')).sort())
})

test('the image names its licence, its source and its commit', () => {
  for (const label of ['licenses', 'source', 'revision', 'title'])
    assert.match(dockerfile, new RegExp(`org\\.opencontainers\\.image\\.${label}="[^"]+"`))
})
