import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { LOCALES } from '@lastlight/kernel'
import { shellMessages } from '../src/shell/texts.ts'

const SRC = join(import.meta.dirname, '../src')

test('every problem on this device has words in every language', async () => {
  const files = globSync('{play/local,shell/offline}/*.{ts,tsx}', { cwd: SRC }).map(file =>
    readFileSync(join(SRC, file), 'utf8'),
  )
  const keys = new Set(files.flatMap(text => text.match(/(?<=')shell\.[\w.]+(?=')/g) ?? []))
  assert.ok(keys.size > 15)
  for (const locale of LOCALES) {
    const messages = await shellMessages(locale)
    assert.deepEqual(
      [...keys].filter(key => !messages[key]),
      [],
      locale,
    )
  }
})
