// The words of modules and scenarios on the screen of The Long Night, and the tables that load them.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { messages as gameMessages } from '@lastlight/long-night/text'
import { faults, languagesOf } from '@lastlight/words/lint'
import { found, sourcesIn } from '@lastlight/words/testing'
import type { TableConfig } from '../src/games/long-night/hiddenEffects.ts'
import { modules as cs } from '../src/games/long-night/text/cs/modules.ts'
import { modules as en } from '../src/games/long-night/text/en/modules.ts'
import { messages, tableMessages } from '../src/games/long-night/text/index.ts'
import { modules as pl } from '../src/games/long-night/text/pl/modules.ts'

const sources = sourcesIn(join(import.meta.dirname, '../src/games/long-night'))('{*,!(text)/**/*}.{ts,tsx}')
const LITERAL = found(sources, /'([a-z][\w-]*(?:\.[\w-]+)*)'/g)
/** Keys that are put together: a gap stands for one part of a key. */
const COMPOSED = found(sources, /`([a-z][\w-]*\.(?:[\w.-]|\$\{[^`{}]*\})*)`/g).map(
  key => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll(/\$\{[^{}]*\}/g, '[^.]+')}$`),
)
/** Gaps alone, and what languages write alike. */
const ALIKE = ['bandits.nothing', 'bandits.robs.short', 'bandits.line', 'moment.raid.title']

test('the words of modules are complete in three languages, and none is unused', async () => {
  const languages = await languagesOf(locale => Promise.resolve({ en, pl, cs }[locale]))
  const said = Object.keys(en).filter(key => LITERAL.includes(key) || COMPOSED.some(pattern => pattern.test(key)))
  assert.deepEqual(faults(languages, said, ALIKE), [])
})

test('a table loads the words of modules with one of them or a scenario, and every other table does without', async () => {
  const ofGame = await gameMessages('en', [])
  const ofModules = Object.keys({ ...en, ...(await gameMessages('en', ['modules'])) }).filter(
    key => !Object.hasOwn(ofGame, key),
  )
  const spokenWith = async (config: TableConfig): Promise<number> => {
    const words = await tableMessages('en', config)
    return ofModules.filter(key => Object.hasOwn(words, key)).length
  }
  assert.ok(ofModules.length > 200)
  assert.equal(await spokenWith({}), 0)
  assert.equal(await spokenWith({ modules: [], scenario: 'none', adultCrossroads: true }), 0)
  assert.equal(await spokenWith({ modules: ['bandits'], scenario: 'none' }), ofModules.length)
  assert.equal(await spokenWith({ modules: [], scenario: 'chimp' }), ofModules.length)
})

test('a table with everything says all there is, except how decks are put together', async () => {
  const all = await messages('pl', ['adult', 'modules'])
  assert.deepEqual(await tableMessages('pl', { adultCrossroads: true, modules: ['raxxon'] }), all)
})
