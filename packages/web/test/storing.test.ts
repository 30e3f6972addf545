// What a page leaves on a device: which sources store something is a closed list, so that a new one is looked at.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const SOURCES = join(import.meta.dirname, '../src')
const STORES = /\blocalStorage\b|\bsessionStorage\b|\bindexedDB\b|\bcaches\b|document\.cookie/

/** By file: what it stores. Nothing of it comes from another seat, but after a game everybody may know everything. */
const KNOWN: { readonly [file: string]: string } = {
  'frame/lesson/keeping.ts': 'how far a lesson has come',
  'play/live/salts.ts': 'salts of own seats until the deal, and the list of commitments',
  'play/local/analyses.ts': 'analyses of games that are over',
  'play/local/database.ts': 'tables of this device, with their whole state',
  'prefs/prefs.ts': 'preferences',
  'prefs/standing.ts': 'standing answers of own seats',
  'shell/account/me.ts': 'whether somebody is known here',
  'shell/offline/sw.ts': 'the files of the page, for use offline; no answer of the API',
}

test('no other source of the client stores anything', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter(file =>
    STORES.test(readFileSync(join(SOURCES, file), 'utf8')),
  )
  assert.deepEqual(found.toSorted(), Object.keys(KNOWN).toSorted())
})
