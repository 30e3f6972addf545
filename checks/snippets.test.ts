// Code quoted in a document must stand in the named file, to the letter.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const QUOTE = /<!-- from (\S+) -->\n```ts\n([\s\S]*?)```/g

const texts = ['*.md', 'docs/**/*.md', 'packages/*/*.md'].flatMap(pattern => globSync(pattern, { cwd: root }))

for (const text of texts)
  for (const [, path, code] of readFileSync(join(root, text), 'utf8').matchAll(QUOTE))
    test(`${text} quotes ${path}`, () => {
      assert.ok(readFileSync(join(root, path!), 'utf8').includes(code!), `${path} no longer reads as ${text} says`)
    })
