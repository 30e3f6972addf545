// The line that names the settings of a table, in lists, at the door and on the home page.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultConfig, LOCALES, type Locale } from '@lastlight/kernel'
import { wordsOf } from '@lastlight/words'
import type { GameConfig, Setting } from '../src/face/manifest.ts'
import { GAMES, gameOf } from '../src/games/index.ts'
import { chosenIn } from '../src/shell/lobby/chosen.ts'

async function line(game: string, changed: { readonly [field: string]: Setting }, locale: Locale = 'en') {
  const manifest = gameOf(game)!
  const setup = await manifest.setup()
  // The words of the game alone are enough, also on the home page, which has no others of settings.
  const words = wordsOf(await manifest.text.pages[locale](), locale, { missing: 'throws' })
  const usual = defaultConfig(setup.info.config as never) as GameConfig
  const fields = setup.groups.flatMap(group => group.fields)
  return chosenIn(fields, setup, { ...usual, ...changed }, words)
}

describe('the settings of a table', () => {
  test('are not named where all of them are usual, nor where an older version has not stored them', async () => {
    for (const { id } of GAMES) {
      assert.deepEqual(await line(id, {}), [], id)
      const { info, groups, ...rest } = await gameOf(id)!.setup()
      const fields = groups.flatMap(group => group.fields)
      assert.deepEqual(chosenIn(fields, { info, ...rest }, { players: 3 }, wordsOf({}, 'en')), [], id)
    }
  })

  test('name modules, the scenario with the modules that it brings, the variant, and own decks', async () => {
    assert.deepEqual(await line('long-night', { modules: ['raxxon', 'improvements'] }), ['Improvements', 'Raxxon'])
    assert.deepEqual(await line('long-night', { scenario: 'raid' }), ['Bandit Raid', 'Bandits'])
    assert.deepEqual(await line('long-night', { variant: 'cooperative', decks: { name: 'Cold hands' } }), [
      'Cooperative',
      'Custom decks: Cold hands',
    ])
    assert.deepEqual(await line('outlive', { quick: true }), ['Quick set-up'])
  })

  test('are named in every language', async () => {
    for (const locale of LOCALES)
      for (const scenario of ['chimp', 'raid'])
        assert.ok((await line('long-night', { scenario, hard: true, edition: 'cs' }, locale)).length >= 3)
  })
})
