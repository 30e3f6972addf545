import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { stopPostgres } from './postgres.ts'
import { leftToTheNight, STORAGES, withoutStorage } from './process.ts'
import { storm } from './storm/storm.ts'
import { FAULTS } from './storm/weather.ts'

/** `npm run chaos` is the long form. Here every kind of fault comes once, and each game goes on for some choices. */
const ROUNDS = 1
const AFTER = 4

describe('tables that are played while everything around them fails', () => {
  after(stopPostgres)
  for (const storage of STORAGES)
    test(`${storage}: nothing acknowledged is lost or counts twice, everybody sees the same, and the games go on`, {
      skip: withoutStorage(storage) || leftToTheNight(storage),
    }, async t => {
      const damage = await storm({ storage, rounds: ROUNDS, seed: 'storm', faults: FAULTS, after: AFTER })
      const { lost, duplicated, diverged, stuck, problems, ...figures } = damage
      t.diagnostic(JSON.stringify(figures))
      assert.deepEqual(
        { lost, duplicated, diverged, stuck, problems },
        { lost: [], duplicated: [], diverged: [], stuck: [], problems: [] },
      )
      assert.ok(figures.tables >= 4 && figures.acknowledged > 0)
      for (const fault of FAULTS) assert.ok(fault in figures.byFault || fault in figures.leftOut, fault)
    })
})
