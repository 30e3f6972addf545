import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { STORAGES, withoutStorage } from './process.ts'
import { storm } from './storm.ts'

/** `npm run chaos -- --kills 20` is the long form. */
const KILLS = 3

describe('a server that is killed again and again', () => {
  for (const storage of STORAGES)
    test(`${storage}: loses nothing that it has acknowledged, and the games finish`, {
      skip: withoutStorage(storage),
    }, async () => {
      const { tables, acknowledged, lost, stuck, problems } = await storm({ storage, kills: KILLS, seed: 'storm' })
      assert.deepEqual({ lost, stuck, problems }, { lost: [], stuck: [], problems: [] })
      assert.ok(tables >= 3 && acknowledged > 0)
    })
})
