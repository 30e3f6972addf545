import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botNames } from '@lastlight/bots'
import { type AnyGame, LOCALES } from '@lastlight/kernel'
import { game as longNight } from '@lastlight/long-night'
import type { ConfigField } from '@lastlight/protocol'
import { wordsOf } from '@lastlight/words'
import { RequestProblem, requestProblemKey, requestProblemOf } from '../src/api/requestProblem.ts'
import { GAMES } from '../src/games/index.ts'
import { CLOCKS, clockId, clockWords } from '../src/shell/lobby/clocks.ts'
import { botsOf, defaults, fitted, KNOWN_GAMES, usualBot, valuesFor } from '../src/shell/lobby/games.ts'
import { nameOfSeat } from '../src/shell/lobby/names.ts'
import {
  type Chair,
  chairsAt,
  chairsFor,
  homeOf,
  localSeats,
  missingMessage,
  PRESETS,
  resized,
  seatWishes,
} from '../src/shell/lobby/seating.ts'
import { shellMessages } from '../src/shell/texts.ts'

const games = await Promise.all(
  GAMES.map(async ({ id }) => ((await import(`@lastlight/${id}`)) as { readonly game: AnyGame }).game),
)

test('the page describes a game as the game itself does', () => {
  for (const known of KNOWN_GAMES) {
    const game = games.find(({ id }) => id === known.id)!
    assert.equal(known.version, game.version)
    assert.deepEqual(known.config, game.configs)
    assert.deepEqual(known.bots, botNames(known.id))
    assert.deepEqual(Object.keys(defaults(known.config)), Object.keys(game.configs))
    assert.ok(botsOf(known).includes(usualBot(known)))
    assert.equal(botsOf(known).includes('random'), known.bots.length === 1)
  }
})

test('a table for two of The Long Night offers the settings for two, and changes to them by itself', () => {
  const configs: { readonly [name: string]: ConfigField } = longNight.configs as never
  const { variant } = configs
  assert.ok(variant?.kind === 'choice')
  assert.deepEqual(valuesFor(variant, 2), ['cooperative', 'dilemma'])
  assert.deepEqual(valuesFor(variant, 4), ['hidden', 'cooperative'])
  const usual = defaults(configs)
  assert.equal(fitted(configs, usual, 4)['variant'], 'hidden')
  assert.deepEqual(fitted(configs, usual, 2), { ...usual, players: 2, variant: 'cooperative' })
  assert.equal(fitted(configs, { ...usual, variant: 'dilemma' }, 2)['variant'], 'dilemma')
  for (const players of [2, 3, 4, 5])
    assert.doesNotThrow(() => longNight.setup(fitted(configs, usual, players) as never, 'x'))
})

test('in every language there is a word for each setting, its values and each bot', async () => {
  for (const locale of LOCALES) {
    const words = wordsOf(await shellMessages(locale), locale, { missing: 'throws' })
    for (const { id, configs: fields } of games) {
      const configs: { readonly [name: string]: ConfigField } = fields as never
      assert.ok(words.say(`home.${id}.title`))
      for (const [name, field] of Object.entries(configs)) {
        assert.ok(words.say(`config.${id}.${name}`))
        if (field.kind === 'flag') assert.ok(words.say(`config.${id}.${name}.note`))
        if (field.kind === 'choice')
          for (const value of field.values) assert.ok(words.say(`config.${id}.${name}.${value}`))
      }
      for (const bot of botNames(id)) assert.ok(words.say(`tables.bot.${bot}`) && words.say(`tables.bot.${bot}.note`))
    }
    for (const kind of [
      'offline',
      'down',
      'bad',
      'unauthorized',
      'forbidden',
      'notFound',
      'conflict',
      'stale',
      'refused',
      'tooMany',
    ])
      assert.ok(words.say(requestProblemKey(kind)))
    assert.equal(new Set(CLOCKS.map(clock => words.saying(clockWords(clock)))).size, CLOCKS.length)
    assert.notEqual(
      nameOfSeat({ kind: 'bot', name: 'greedy', bot: 'greedy' }, words),
      nameOfSeat({ kind: 'bot', name: 'search', bot: 'search' }, words),
    )
  }
  assert.equal(new Set(CLOCKS.map(clockId)).size, CLOCKS.length)
})

test('each way to play seats everybody, and nothing is missing but perhaps a name', () => {
  for (const preset of PRESETS)
    for (const players of [2, 3, 4]) {
      const chairs = chairsFor(preset, players, 'greedy')
      assert.equal(chairs.length, players)
      assert.equal(missingMessage(chairs, homeOf(preset), 'Ann'), undefined)
      assert.equal(missingMessage(chairs, homeOf(preset), ' '), preset === 'friends' ? 'tables.new.noName' : undefined)
    }
})

test('a table that grows gets more of the last kind, and one that shrinks keeps the person who made it', () => {
  const chairs: readonly Chair[] = [{ kind: 'me' }, { kind: 'person', name: 'Ola' }]
  assert.deepEqual(resized(chairs, 4), [...chairs, { kind: 'person', name: '' }, { kind: 'person', name: '' }])
  assert.deepEqual(resized(chairsFor('solo', 4, 'casual'), 2), chairsFor('solo', 2, 'casual'))
  assert.deepEqual(resized([{ kind: 'open' }, { kind: 'me' }], 3).at(-1), { kind: 'open' })
})

test('nobody can join a table on this device, and somebody has to play', () => {
  const open: readonly Chair[] = [{ kind: 'me' }, { kind: 'open' }]
  assert.deepEqual(chairsAt(open, 'here'), [{ kind: 'me' }, { kind: 'person', name: '' }])
  assert.deepEqual(chairsAt(open, 'online'), open)
  const bots: readonly Chair[] = [
    { kind: 'bot', level: 'casual' },
    { kind: 'bot', level: 'casual' },
  ]
  assert.equal(missingMessage(bots, 'here', 'Ann'), 'tables.new.nobody')
  assert.equal(missingMessage(bots, 'online', 'Ann'), undefined)
  assert.equal(missingMessage([{ kind: 'me' }, { kind: 'me' }], 'here', 'Ann'), 'tables.new.oneMe')
})

test('a person without a name gets one at both kinds of table', () => {
  const chairs: readonly Chair[] = [
    { kind: 'me' },
    { kind: 'person', name: '' },
    { kind: 'person', name: ' Ola ' },
    { kind: 'bot', level: 'search' },
  ]
  const nameOf = (seat: number): string => `Player ${seat + 1}`
  assert.deepEqual(seatWishes(chairs, ' Ann ', nameOf), [
    { kind: 'me', name: 'Ann' },
    { kind: 'me', name: 'Player 2' },
    { kind: 'me', name: 'Ola' },
    { kind: 'bot', level: 'search' },
  ])
  assert.deepEqual(localSeats(chairs, '', nameOf), [
    { kind: 'person', name: 'Player 1' },
    { kind: 'person', name: 'Player 2' },
    { kind: 'person', name: 'Ola' },
    { kind: 'bot', level: 'search' },
  ])
})

test("an unknown problem counts as the server's or the connection's", () => {
  assert.equal(new RequestProblem('internal', '').kind, 'down')
  assert.equal(new RequestProblem('stale', '').key, 'tables.problem.stale')
  assert.equal(requestProblemOf(new TypeError('Failed to fetch')).kind, 'offline')
  const same = new RequestProblem('conflict', '')
  assert.equal(requestProblemOf(same), same)
})
