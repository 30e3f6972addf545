import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botNames } from '@lastlight/bots'
import { type AnyGame, LOCALES } from '@lastlight/kernel'
import { game as longNight } from '@lastlight/long-night'
import { ADULT_IDS } from '@lastlight/long-night/content/crossroads/adultIds'
import { messages } from '@lastlight/long-night/text'
import type { ConfigField } from '@lastlight/protocol'
import { wordsOf } from '@lastlight/words'
import { RequestProblem, requestProblemKey, requestProblemOf } from '../src/api/requestProblem.ts'
import { GAMES } from '../src/games/index.ts'
import { CLOCKS, clockId, clockWords } from '../src/shell/lobby/clocks.ts'
import { botsOf, loadSetups, settled, usualBot } from '../src/shell/lobby/games.ts'
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

const gameOf = async (id: string): Promise<AnyGame> =>
  ((await import(`@lastlight/${id}`)) as { readonly game: AnyGame }).game
const games = await Promise.all(GAMES.map(({ id }) => gameOf(id)))

const setups = await loadSetups()

test('the page describes a game as the game itself does', () => {
  for (const { info } of setups) {
    const game = games.find(({ id }) => id === info.id)!
    assert.equal(info.version, game.version)
    assert.deepEqual(info.config, game.configs)
    assert.deepEqual(info.bots, botNames(info.id))
    assert.ok(botsOf(info).includes(usualBot(info)))
    assert.equal(botsOf(info).includes('random'), info.bots.length === 1)
  }
})

test('the usual settings of every game go together for every number of players', async () => {
  for (const game of [...games, await gameOf('reference')]) {
    const fields: { readonly [name: string]: ConfigField } = game.configs as never
    const { players } = fields
    assert.ok(players?.kind === 'int')
    for (let n = players.min; n <= players.max; n++) {
      const config = settled(fields, {}, n)
      assert.equal(config.players, n)
      assert.deepEqual(Object.keys(config).sort(), Object.keys(fields).sort())
      assert.doesNotThrow(() => game.setup(config, 'x'), `${game.id} for ${n}`)
    }
  }
})

test('a table for two of The Long Night has a variant for two, also after a change of players', () => {
  const { info } = setups.find(({ info: { id } }) => id === longNight.id)!
  const variantFor = (players: number, ...picked: readonly string[]) =>
    settled(info.config, picked[0] === undefined ? {} : { variant: picked[0] }, players)['variant']
  assert.equal(variantFor(4), 'hidden')
  assert.equal(variantFor(2), 'cooperative')
  assert.equal(variantFor(2, 'dilemma'), 'dilemma')
  assert.equal(variantFor(3, 'dilemma'), 'hidden')
  assert.equal(variantFor(2, 'hidden'), 'cooperative')
})

test('the sums of a new table are those of the rules, in every language', async () => {
  const { info, sums, decided } = setups.find(({ info: { id } }) => id === longNight.id)!
  const config = settled(info.config, { objective: 'convoy' }, 4)
  const said = sums!(config, wordsOf(await shellMessages('en'), 'en', { missing: 'throws' }))
  assert.deepEqual(
    said.map(({ value }) => value.replaceAll('\u00a0', ' ')),
    ['90–120 minutes', 'morale 7, rounds 6', 'colony 6, locations 1 each', 'none or one: 44 in 100'],
  )
  assert.deepEqual(decided!(config), {})
  const alike = settled(info.config, { variant: 'cooperative' }, 4)
  const by = 'variant'
  assert.deepEqual(decided!(alike), { hard: { value: true, by }, likelyTraitor: { value: false, by } })
  for (const locale of LOCALES) {
    const words = wordsOf(await shellMessages(locale), locale, { missing: 'throws' })
    for (const each of [config, alike, settled(info.config, { variant: 'dilemma' }, 2)])
      for (const { label, value } of sums!(each, words)) assert.ok(label !== '' && value !== '')
  }
})

test('a scenario decides its objectives, their side and its module, and the sums are those of its first objective', async () => {
  const { info, sums, decided, unused } = setups.find(({ info: { id } }) => id === longNight.id)!
  const config = settled(info.config, { scenario: 'raid', variant: 'cooperative', modules: ['raxxon'] }, 4)
  const by = 'scenario'
  assert.deepEqual(decided!(config), {
    hard: { value: false, by },
    likelyTraitor: { value: false, by: 'variant' },
    objective: { value: 'b1', by },
    modules: { value: ['bandits'], by },
  })
  const { objective, side, modules } = longNight.setup(config as never, 'x')
  assert.deepEqual({ objective, side, modules }, { objective: 'b1', side: 'normal', modules: ['bandits', 'raxxon'] })
  for (const locale of LOCALES) {
    const words = wordsOf(await shellMessages(locale), locale, { missing: 'throws' })
    assert.ok(sums!(config, words)[0]!.value.startsWith('120–210'))
    for (const key of ['objective.b1', 'objective.b1.note', 'objective.r1', 'objective.r1.note', 'group.story'])
      assert.ok(words.say(`config.long-night.${key}`))
    // The form names the nine before the cards are loaded.
    const cards = await messages(locale)
    for (const id of ADULT_IDS) assert.equal(words.say(`config.long-night.adultCards.${id}`), cards[`crossroads.${id}`])
  }
  assert.deepEqual(unused!(config), ['adultCards', 'raxxonTribute'])
  assert.deepEqual(unused!({ ...config, adultCrossroads: true }), ['raxxonTribute'])
  // LN-PRINT-14
  const tribute = settled(info.config, { objective: 'tribute', modules: ['raxxon'], adultCrossroads: true }, 4)
  assert.deepEqual(unused!(tribute), [])
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
        if (field.kind === 'choice' || field.kind === 'set')
          for (const value of field.values)
            for (const key of [value, `${value}.note`]) assert.ok(words.say(`config.${id}.${name}.${key}`))
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
      nameOfSeat({ kind: 'bot', seat: 1, name: 'greedy', bot: 'greedy' }, words),
      nameOfSeat({ kind: 'bot', seat: 1, name: 'search', bot: 'search' }, words),
    )
    assert.notEqual(
      nameOfSeat({ kind: 'bot', seat: 1, name: 'greedy', bot: 'greedy' }, words),
      nameOfSeat({ kind: 'bot', seat: 2, name: 'greedy', bot: 'greedy' }, words),
      'two bots of one level',
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
      assert.equal(
        missingMessage(chairs, homeOf(preset), ' '),
        preset === 'friends' ? 'tables.new.noName' : 'tables.new.noName.here',
      )
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

test('at a public table each person has one seat; friends at one device share a private one', () => {
  const shared: readonly Chair[] = [{ kind: 'me' }, { kind: 'person', name: 'Ola' }]
  assert.equal(missingMessage(shared, 'online', 'Ann', true), 'tables.new.oneSeat')
  assert.equal(missingMessage(shared, 'online', 'Ann'), undefined)
  assert.equal(missingMessage([{ kind: 'me' }, { kind: 'open' }], 'online', 'Ann', true), undefined)
  assert.equal(missingMessage([{ kind: 'person', name: 'Ola' }, { kind: 'open' }], 'online', 'Ann', true), undefined)
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

test("an unknown problem counts as the server's or the connection's; who came too often is told how long to wait", async () => {
  assert.equal(new RequestProblem('internal', '').kind, 'down')
  assert.equal(new RequestProblem('stale', '').key, 'tables.problem.stale')
  assert.equal(requestProblemOf(new TypeError('Failed to fetch')).kind, 'offline')
  const often = new RequestProblem('tooMany', '', undefined, 6)
  const words = wordsOf(await shellMessages('en'), 'en', { missing: 'throws' })
  assert.match(words.saying(often.phrase), /Wait 6\sseconds/)
  const same = new RequestProblem('conflict', '')
  assert.equal(requestProblemOf(same), same)
})
