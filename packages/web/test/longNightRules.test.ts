// The screen of The Long Night compared with the rules that it tells about.

import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { chanceFrom, defaultConfig, LOCALES, pickOf } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { DIFFERENCES } from '@lastlight/long-night/content/editions'
import { MAIN_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { messages as gameMessages, optionPhrase } from '@lastlight/long-night/text'
import { type Words, wordsOf } from '@lastlight/words'
import { crisesOf, turningPoint } from '../src/games/long-night/after/course.ts'
import { reportOf } from '../src/games/long-night/after/report.ts'
import { suspicionOf } from '../src/games/long-night/after/suspicion.ts'
import { consequenceOf } from '../src/games/long-night/consequence.ts'
import { finalOf } from '../src/games/long-night/final.ts'
import { perilInWords } from '../src/games/long-night/group/peril.ts'
import { type Tie, tieAfter, tieIn } from '../src/games/long-night/moments/tie.ts'
import { aimsOf, linesOf, secretOf } from '../src/games/long-night/secret/progress.ts'
import { pages as cs } from '../src/games/long-night/text/cs/pages.ts'
import { pages as en } from '../src/games/long-night/text/en/pages.ts'
import { messages } from '../src/games/long-night/text/index.ts'
import { pages as pl } from '../src/games/long-night/text/pl/pages.ts'

const config = (players: number, more: Partial<Config> = {}): Config => ({
  ...defaultConfig(game.configs, players),
  objective: 'convoy',
  ...more,
})

/** The first turn of a game, with some of the table changed. */
function table(settings: Config, change: (s: State) => void = () => undefined): State {
  const s = game.setup(settings, 'rules on screen')
  const chance = chanceFrom('rules on screen')
  while (s.phase === 'setup') {
    const seat = game.pending(s)[0]!
    const options = game.options(s, seat)
    game.play(s, seat, options[pickOf(chance, options.length)]!)
  }
  change(s)
  return s
}

let words: Words
before(async () => {
  words = wordsOf(await messages('en'), 'en', { missing: 'throws', spaces: 'plain' })
})

const ROLLS = 'Then the exposure die.'
const SAFE = 'No exposure die.'

describe('objectives on screen', () => {
  test('LN-VAR-PD-01 both objectives of the prisoner’s dilemma are there, each with its own requirements', () => {
    const s = table(config(2, { variant: 'dilemma' }))
    const views = [0, 1].map(seat => game.view(s, seat))
    for (const [seat, view] of views.entries()) {
      const aims = aimsOf(view)
      assert.deepEqual(aims.flat().toSorted(), view.own!.goals.toSorted())
      assert.deepEqual(
        aims.map(([id]) => isBetrayal(id!)),
        [false, true],
      )
      assert.deepEqual(
        aims.map(cards => linesOf(view, seat, cards)[0]!.term),
        [
          ['ending', 'objective'],
          ['ending', 'morale'],
        ],
      )
    }
    const { needed } = reportOf(views.map(view => ({ view, told: [] })))
    for (const { aims, betrayal } of needed) assert.deepEqual([aims.length, betrayal], [2, false])
  })

  test('LN-XROADS-01 the holder of a crossroads card can look at it without objectives too', () => {
    const s = table(config(3, { variant: 'cooperative' }))
    const holder = (s.active + 2) % 3
    assert.notEqual(game.view(s, holder).own!.road, null)
    assert.deepEqual(
      [0, 1, 2].map(seat => secretOf(game.view(s, seat))),
      [0, 1, 2].map(seat => (seat === holder ? 'road' : undefined)),
    )
    assert.equal(secretOf(game.view(table(config(3)), 0)), 'objective')
  })

  test('LN-EXILE-01 the objective of an exile joins the own one', () => {
    const { mode, own } = game.view(table(config(3)), 0)
    const view = { mode, own: { ...own!, goals: ['pantry'], fates: ['outlast'] } } as unknown as View
    assert.deepEqual(aimsOf(view), [['pantry', 'outlast']])
  })
})

describe('a tie', () => {
  const views = (edition: Config['edition'], exiled: boolean): View =>
    game.view(
      table(config(4, { edition }), s => {
        s.players[s.first]!.exiled = exiled
      }),
      0,
    )
  const voted = (why: string): Extract<Event, { readonly e: 'voted' }> =>
    ({ e: 'voted', yes: [0, 1], carried: false, why }) as never

  test('LN-VOTE-03 is the first player’s, but an exiled one has no vote in the Czech edition', () => {
    const expected: readonly (readonly [Config['edition'], boolean, Tie])[] = [
      ['pl', false, 'first'],
      ['cs', false, 'first'],
      ['pl', true, 'first'],
      ['cs', true, 'fails'],
    ]
    for (const [edition, exiled, tie] of expected) {
      const view = views(edition, exiled)
      assert.equal(tieIn(view), tie)
      assert.equal(tieAfter(voted('exile'), view), tie)
    }
  })

  test('LN-CLAR-10 rejects a law', () => {
    const view = views('pl', false)
    assert.equal(tieIn({ ...view, motion: { law: 'lawCurfew' } }), 'law')
    for (const card of ['powerStruggle', 'rosaHasTwoPoints', 'oneWarmMeal'])
      assert.equal(tieAfter(voted(`crossroads.${card}`), view), 'law')
  })
})

describe('consequences before a choice', () => {
  /** A survivor of the first seat whose moves and attacks roll the die. */
  const rolling = (s: State): State['survivors'][number] =>
    s.survivors.find(({ seat, id }) => seat === s.active && id !== 'blue')!
  const said = (option: Option, s: State): string => consequenceOf(option, game.view(s, s.active), words)

  test('LN-EXILE-04 leaving the colony rolls the exposure die in the Polish edition only', () => {
    for (const edition of ['pl', 'cs'] as const) {
      const s = table(config(3, { edition }))
      const flee: Option = { do: 'flee', survivor: rolling(s).id, to: 'library' }
      assert.ok(said(flee, s).endsWith(edition === 'pl' ? ROLLS : SAFE))
      const final = finalOf(flee, game.view(s, s.active), words)
      assert.equal(final, edition === 'pl' ? 'Can’t be undone: a die is rolled.' : undefined)
    }
  })

  test('LN-OBJ-01 an attack in the Frosty Night costs frostbite', () => {
    const attack = (s: State): Option => ({ do: 'attack', survivor: rolling(s).id, die: 6, entrance: 0 })
    const frosty = table(config(3, { objective: 'frostyNight' }))
    assert.match(said(attack(frosty), frosty), /The attacker takes 1 frostbite\. Then the exposure die\.$/)
    const other = table(config(3))
    assert.doesNotMatch(said(attack(other), other), /frostbite/)
  })

  test('LN-PRINT-09 an attack without an exposure roll does not say that a die is rolled', () => {
    const s = table(config(3))
    const { id } = rolling(s)
    const final = (by: string, fuel?: string): string | undefined =>
      finalOf(
        { do: 'attackWith', survivor: id, die: 6, by, ...(fuel !== undefined && { fuel }) },
        game.view(s, s.active),
        words,
      )
    assert.equal(final('gas/lighter:1', 'gas/fuelOrFire:1'), 'Can’t be undone: all players see it.')
    assert.equal(final('police/riotShield:1'), undefined)
    assert.equal(final('police/shotgun:1'), 'Can’t be undone: a die is rolled.')
  })

  test('LN-CLAR-12 a survivor who comes to the armed mother’s school takes a wound', () => {
    const s = table(config(3), each => {
      each.lasting.push('armedMother')
    })
    const move = (to: 'school' | 'library'): Option => ({ do: 'move', survivor: rolling(s).id, to })
    assert.match(said(move('school'), s), /takes 1 wound\. Then the exposure die\.$/)
    assert.doesNotMatch(said(move('library'), s), /wound/)
  })

  test('LN-CLEAN-01 cleaning says how many cards there are to take', async () => {
    for (const locale of LOCALES) {
      const each = wordsOf(await gameMessages(locale), locale, { missing: 'throws', spaces: 'plain' })
      const view = game.view(table(config(3)), 0)
      const label = (waste: number): string =>
        each.saying(optionPhrase({ do: 'clean', die: 1 }, { ...view, waste: Array.from({ length: waste }, () => 'x') }))
      for (const [waste, taken] of [
        [1, 1],
        [2, 2],
        [3, 3],
        [12, 3],
      ] as const)
        assert.match(label(waste), new RegExp(`\\b${taken}\\b`))
    }
  })
})

test('LN-VAR-HARD-01 the hard side never has less time, so its line does not say so', () => {
  for (const id of MAIN_OBJECTIVE_IDS) {
    const [normal, hard] = [objectiveSide(id, 'normal'), objectiveSide(id, 'hard')]
    assert.ok(hard.morale < normal.morale && hard.rounds >= normal.rounds, id)
  }
  for (const pages of [en, pl, cs]) assert.doesNotMatch(pages['config.long-night.hard.note']!, /time|czas|čas/i)
})

test('LN-SEARCH-04, LN-REBEL-03 are marked where the editions play them differently', () => {
  assert.equal(DIFFERENCES['LN-SEARCH-04'], DIFFERENCES['LN-BOARD-08'])
  assert.equal(DIFFERENCES['LN-REBEL-03'], DIFFERENCES['LN-PACIFY-01'])
})

test('LN-FROST-01 frostbite wounds at the start of its own player’s turn', async () => {
  const mine = wordsOf(await messages('en'), 'en', { missing: 'throws', me: 0, spaces: 'plain' })
  const s = table(config(3))
  const freezing = (seat: number): string | undefined =>
    perilInWords({ ...s.survivors[0]!, seat, wounds: 1, frostbite: 1 }, mine)
  assert.equal(freezing(0), 'freezes at your next turn')
  assert.equal(freezing(1), 'freezes at their player’s next turn')
})

describe('LN-VAR-ELIM-03 in the report', () => {
  const crisis: Event = { e: 'crisis', crisis: 'fuelShortage' }
  const failed: Event = { e: 'crisisFailed', crisis: 'fuelShortage' }
  const round: Event = { e: 'round', left: 3 }
  const out: Event = { e: 'eliminated', seat: 0, cards: [] }

  test('an eliminated player is not suspected for giving nothing', () => {
    const [, after] = suspicionOf([out, crisis, failed, round], 3)
    assert.deepEqual(after!.points, [14, 43, 43])
  })

  test('an exiled player who is eliminated leaves only once', () => {
    const told: readonly Event[] = [{ e: 'exiled', seat: 0, role: 'loyal' }, crisis, out, failed]
    const [course] = crisesOf([told, told, told, told])
    assert.equal(course!.need, 3)
  })
})

describe('the round that cost the most morale', () => {
  const change = (by: number, why: Extract<Event, { readonly e: 'food' | 'morale' }>['why']): Event => ({
    e: 'morale',
    by,
    left: 3,
    why,
  })
  const round: Event = { e: 'round', left: 3 }
  const [waste, hunger, crisis] = [change(-1, 'waste'), change(-1, 'starvation'), change(-2, 'crisis.fuelShortage')]

  test('is the first of those that cost as much, and gains are no loss', () => {
    const turning = turningPoint([waste, round, waste, hunger, change(5, 'surplus'), round, crisis])
    assert.deepEqual([turning?.round, turning?.lost], [2, 2])
    assert.equal(turningPoint([round, change(2, 'surplus')]), undefined)
  })

  test('tells every event that cost most of it', () => {
    assert.deepEqual(turningPoint([waste, hunger])?.worst, [waste, hunger])
    assert.deepEqual(turningPoint([waste, crisis, hunger])?.worst, [crisis])
  })
})
