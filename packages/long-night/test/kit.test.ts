import assert from 'node:assert/strict'
import { test } from 'node:test'
import { configsOf, kit } from '@lastlight/kernel/testing'
import { configs as fields } from '../src/config.ts'
import { MODULES } from '../src/content/modules.ts'
import { subject as whole } from './subject.ts'
import first from './usefulGames.json' with { type: 'json' }

/**
 * Under mutation and in a quick run the search for everything that can happen is left out: it plays thousands of games.
 */
const mutating = process.env['LASTLIGHT_MUTATE'] !== undefined
const quick = process.env['LASTLIGHT_QUICK'] !== undefined
const { things, ...rest } = whole
const subject: typeof whole = mutating || quick || !things ? rest : { ...rest, things }

/** So many that every combination of modules is played with each variant. */
const USUAL = 28
const games = mutating ? 1 : quick ? 2 : USUAL

for (const check of kit(subject, { games, scale: 0.09, steer: { games: 12_000, first } })) test(check.title, check.run)

test('the games of the kit have each combination of modules with both editions and every variant', () => {
  const played = configsOf(whole as never).flatMap(({ configs }) => configs.slice(0, USUAL))
  const others = Object.entries(fields).filter(([, { kind }]) => kind === 'flag' || kind === 'choice')
  for (let bits = 0; bits < 2 ** MODULES.length; bits++) {
    const modules = MODULES.filter((_, i) => bits & (1 << i))
    for (const [name, field] of others.filter(([other]) => other !== 'objective'))
      for (const value of field.kind === 'choice' ? field.values : [false, true])
        assert.ok(
          played.some(config => String(config['modules']) === String(modules) && config[name] === value),
          `${modules.join(' + ') || 'no module'} with ${name} ${value}`,
        )
  }
})
