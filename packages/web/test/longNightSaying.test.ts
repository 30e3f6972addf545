// Sentences of The Long Night that stand beside a question: what a request has brought, and the two sides of a vote.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultConfig, LOCALES, Match } from '@lastlight/kernel'
import { asking, type Event, game, type Option, type View } from '@lastlight/long-night'
import { CROSSROADS_IDS, crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { wordsOf } from '@lastlight/words'
import { sidesOf } from '../src/games/long-night/moments/ballots.ts'
import { sayingOf } from '../src/games/long-night/saying.ts'
import { messages } from '../src/games/long-night/text/index.ts'

const WORDS = await Promise.all(
  LOCALES.map(async locale => wordsOf(await messages(locale), locale, { nameOf: who => `Q${who}`, missing: 'throws' })),
)

/** The first turn of a game. */
function firstTurn(edition: 'pl' | 'cs'): { readonly view: View; readonly options: readonly Option[] } {
  const match = Match.start(game, { ...defaultConfig(game.configs), edition }, 'sentences')
  for (;;) {
    const seat = game.pending(match.state)[0]!
    const options = game.options(match.state, seat)
    if (asking(options) === 'act') return { view: game.view(match.state, seat), options }
    match.play(seat, options[0]!)
  }
}

test('a request that has brought nothing is told beside the next question, and one that has brought a card is not', () => {
  const { view, options } = firstTurn('pl')
  const asked: Event = { e: 'asked', seat: 0, of: -1, what: 'food' }
  const refused: Event = { e: 'answered', seat: 1, card: '' }
  for (const words of WORDS) {
    const hint = (...told: readonly Event[]): string => sayingOf(words).hint(options, view, told)
    assert.equal(hint(asked, refused, refused), words.say('face.asked.nothing'))
    assert.equal(hint(asked, refused, { e: 'answered', seat: 2, card: 'food 1' }), '')
    assert.equal(hint(asked, refused, { e: 'spent', seat: 0, die: 3, why: 'turn' }), '')
    assert.equal(hint(), '')
  }
})

test('a crisis that asks whom it is for says beside the question what it does', () => {
  const { view } = firstTurn('pl')
  const options: readonly Option[] = view.survivors.map(({ id }) => ({ do: 'survivor', survivor: id }))
  const crisis = view.crisis!
  for (const words of WORDS) {
    const hint = (now: Partial<View>): string => sayingOf(words).hint(options, { ...view, ...now }, [])
    assert.equal(hint({ phase: 'colony' }), words.say(`crisis.fail.${crisis}`))
    assert.equal(hint({}), '', 'in a turn something else asks')
    assert.equal(hint({ phase: 'colony', table: [view.own!.hand[0]!] }), '', 'a card asks')
  }
})

test('both sides of a vote have words of their own, unless it is about an exile or a law', () => {
  const { view } = firstTurn('pl')
  const voted = CROSSROADS_IDS.filter(id => crossroadsRow(id).vote)
  assert.ok(voted.length > 0)
  for (const words of WORDS)
    for (const why of ['token', 'crisis.feverBed', ...voted.map(id => `crossroads.${id}` as const)] as const) {
      const sides = sidesOf(why, view)!
      assert.equal(new Set(sides.map(side => words.say(side))).size, 2, why)
    }
  assert.deepEqual(sidesOf('token', firstTurn('cs').view), sidesOf('token', view)!.toReversed())
  assert.equal(sidesOf('exile', view), undefined)
  assert.equal(sidesOf('code', view), undefined)
})
