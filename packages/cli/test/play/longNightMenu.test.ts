import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultConfig } from '@lastlight/kernel'
import { type GoalTerm, game, type Option, type OptionOf, reckoningOf } from '@lastlight/long-night'
import { EXILED, type ExiledHalf } from '@lastlight/long-night/content/exiledObjectives'
import { ITEM_KINDS } from '@lastlight/long-night/content/itemKinds'
import { itemTypesAt } from '@lastlight/long-night/content/items'
import { isLocation } from '@lastlight/long-night/content/places'
import { BETRAYALS, SECRETS } from '@lastlight/long-night/content/secretObjectives'
import { termPhrase } from '@lastlight/long-night/text'
import { wordsOf } from '@lastlight/words'
import { guide as longNight } from '../../src/games/long-night/play/guide.ts'
import type { Section } from '../../src/play/menu.ts'
import { playToTheEnd, playUntil, positionOf } from './positions.ts'

const isTurn = (options: readonly { readonly do: string }[]): boolean => options.some(({ do: kind }) => kind === 'done')

const newGame = (players: number, seed: string) => game.setup(defaultConfig(game.configs, players), seed)

const linesIn = (sections: readonly Section[]): number =>
  sections.reduce((sum, { title, rows }) => sum + rows.length + (title === '' ? 0 : 1), 0)

describe('the first turn of The Long Night', () => {
  for (const players of [3, 4, 5])
    test(`fits on a screen with ${players} players, and leaves no choice out`, async () => {
      const state = newGame(players, 'screen')
      const options = playUntil(game, state, 0, isTurn)
      assert.ok(options.length > 24, String(options.length))
      const position = await positionOf(longNight, game, state, 0)
      const sections = longNight.menu!(options, position)
      assert.ok(linesIn(sections) + longNight.status(position).length <= 24, String(linesIn(sections)))
      const shown = sections.flatMap(({ rows }) => rows.flatMap(row => row.options))
      assert.equal(shown.length, options.length)
      assert.deepEqual(new Set(shown), new Set(options))
    })

  test('goes by survivor, and folds attacks on fellow players behind the last line', async () => {
    const state = newGame(4, 'screen')
    const options = playUntil(game, state, 0, isTurn)
    const position = await positionOf(longNight, game, state, 0)
    const sections = longNight.menu!(options, position)
    const own = position.view.survivors.filter(({ seat }) => seat === 0)
    for (const [i, { id }] of own.entries()) {
      const { title, rows } = sections[i]!
      assert.ok(title.startsWith(position.words.say(`survivor.${id}`)), title)
      assert.match(title, /influence \d+, attack \d\+, search \d\+.*; here /)
      assert.ok(title.endsWith(position.words.say(`survivor.power.${id}`)), title)
      for (const row of rows)
        for (const option of row.options as readonly Option[]) assert.equal('survivor' in option && option.survivor, id)
    }
    const rows = sections.flatMap(each => each.rows)
    const last = rows.at(-1)!
    assert.match(last.folded!, /^Attack survivors of fellow players: \d+ options$/)
    for (const [i, row] of rows.entries())
      for (const option of row.options as readonly Option[])
        assert.equal(option.do === 'fight', i === rows.length - 1, JSON.stringify(option))
  })

  test('stays short in a big group', async () => {
    const state = newGame(3, 'crowd')
    playUntil(game, state, 0, isTurn)
    const { survivors } = state
    for (const survivor of survivors) survivor.seat = 0
    const position = await positionOf(longNight, game, state, 0)
    const options = game.options(state, 0)
    const sections = longNight.menu!(options, position)
    assert.ok(survivors.length >= 6)
    assert.ok(linesIn(sections) <= 3 * survivors.length + 12, String(linesIn(sections)))
    assert.equal(sections.flatMap(({ rows }) => rows.flatMap(row => row.options)).length, options.length)
  })
})

describe('a search', () => {
  for (const [locale, likely] of [
    ['en', 'Likeliest first: '],
    ['pl', 'Od najczęstszych: '],
    ['cs', 'Od nejčastějších: '],
  ] as const)
    test(`[LN-PRINT-17] tells in ${locale} what its deck holds, likeliest first`, async () => {
      const state = newGame(3, 'a search')
      const isSearch = (option: Option): option is OptionOf<'search'> => option.do === 'search'
      const options = playUntil(game, state, 0, asked => asked.some(isSearch))
      const position = await positionOf(longNight, game, state, 0, locale)
      for (const option of options.filter(isSearch)) {
        const { at } = state.survivors.find(({ id }) => id === option.survivor)!
        assert.ok(isLocation(at))
        const types = position.words.list(itemTypesAt(at).map(type => position.words.say(`type.${type}`)))
        assert.equal(longNight.about(option, position), `${likely}${types}`)
      }
    })
})

describe('a card that is named', () => {
  test('is found behind its type', async () => {
    const state = newGame(3, 'names')
    playUntil(game, state, 0, isTurn)
    game.play(state, 0, { do: 'request' })
    const options = playUntil(game, state, 0, asked =>
      asked.some(({ do: kind }) => kind === 'askFor' || kind === 'ask'),
    )
    if (options.some(({ do: kind }) => kind === 'ask')) game.play(state, 0, options[0]!)
    const names = game.options(state, 0)
    const position = await positionOf(longNight, game, state, 0)
    const sections = longNight.menu!(names, position)
    assert.ok(names.length > 60)
    assert.ok(linesIn(sections) <= 16, String(linesIn(sections)))
    assert.equal(sections.flatMap(({ rows }) => rows.flatMap(row => row.options)).length, names.length)
    const fuel = sections[0]!.rows.find(({ folded }) => folded?.startsWith('Fuel, one card by name'))!
    for (const { what } of fuel.options as readonly OptionOf<'askFor'>[])
      assert.equal(ITEM_KINDS[what as keyof typeof ITEM_KINDS].type, 'fuel')
    assert.deepEqual(sections[0]!.rows.at(-1)!.options, [{ do: 'neverMind' }])
  })
})

describe('the end of The Long Night', () => {
  test('tells the requirements that each player met, and who met all has won', async () => {
    for (const seed of ['end 1', 'end 2', 'end 3']) {
      const state = newGame(3, seed)
      playToTheEnd(game, state)
      const { winners } = game.outcome(state)!
      const position = await positionOf(longNight, game, state, 0)
      const lines = longNight.reckoning(position)
      for (const seat of [0, 1, 2]) {
        const { cards, terms } = reckoningOf(state, seat)
        assert.equal(cards.length >= 1, true)
        assert.equal(terms.every(({ met }) => met) && !state.players[seat]!.out, winners.includes(seat))
        const from = lines.findIndex(line => line.startsWith(`Player ${seat + 1}`))
        assert.ok(from >= 0, lines.join('\n'))
        for (const [i, { met }] of terms.entries())
          assert.match(lines[from + 1 + i]!, met ? /^ {2}met: / : /^ {2}not met: /)
      }
    }
  })

  for (const locale of ['en', 'pl', 'cs'] as const)
    test(`has words in ${locale} for everything that an objective asks for`, async () => {
      const { messages } = await longNight.speech(locale)
      const words = wordsOf(messages, locale, { missing: 'throws' })
      const rows: readonly { readonly if: readonly GoalTerm[] }[] = [
        ...Object.values(SECRETS),
        ...Object.values(BETRAYALS),
      ]
      const halves: readonly ExiledHalf[] = Object.values(EXILED).flatMap(({ traitor, wronged }) => [traitor, wronged])
      for (const term of [...rows, ...halves].flatMap(row => row.if))
        assert.doesNotMatch(words.saying(termPhrase(term)), /\[|undefined/)
      for (const { ending } of halves) assert.ok(words.saying(termPhrase(['ending', ending])))
    })
})
