// Bandits and improvements on the screen of The Long Night: what is said, offered and foretold of them.

import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { LOCALES } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { IMPROVEMENT_IDS } from '@lastlight/long-night/content/improvements'
import { ITEM_IDS, itemRow, typeOf } from '@lastlight/long-night/content/items'
import { progressOf } from '@lastlight/long-night/content/itemTypes'
import { numberOf, type Place } from '@lastlight/long-night/content/places'
import { placesOutside } from '@lastlight/long-night/queries/people'
import { type Words, wordsOf } from '@lastlight/words'
import type { Choice } from '../src/face/choice.ts'
import { actLabel } from '../src/games/long-night/act.ts'
import { placeInWords, tonightInWords } from '../src/games/long-night/board/facts.ts'
import { placeForecast } from '../src/games/long-night/board/forecast.ts'
import { lightOf } from '../src/games/long-night/board/lit.ts'
import { consequenceOf } from '../src/games/long-night/consequence.ts'
import { explain } from '../src/games/long-night/explain.ts'
import { isSecret } from '../src/games/long-night/hand.ts'
import { headOf } from '../src/games/long-night/head.ts'
import { layoutOf, pricedOf } from '../src/games/long-night/layout.ts'
import { crisisBanditsInWords } from '../src/games/long-night/modules/bandits/inWords.ts'
import { lineInWords } from '../src/games/long-night/modules/bandits/lineInWords.ts'
import { oddsOf, raiderOf, raidLines } from '../src/games/long-night/modules/bandits/raid.ts'
import { PICTURES } from '../src/games/long-night/modules/improvements/pictures.ts'
import { progressOn, tokensAhead, withTokens } from '../src/games/long-night/modules/improvements/progress.ts'
import { nextKind } from '../src/games/long-night/moments/kinds.ts'
import { ledgerOf } from '../src/games/long-night/moments/ledger.ts'
import { momentOf } from '../src/games/long-night/moments/moment.ts'
import { tagsOf } from '../src/games/long-night/rivals/tags.ts'
import { sayingOf } from '../src/games/long-night/saying.ts'
import { messages } from '../src/games/long-night/text/index.ts'
import { thingsOf } from '../src/games/long-night/things.ts'
import { wishesOf } from '../src/games/long-night/wishes.ts'
import { firstTurnWith } from './firstTurnWith.ts'

const stateOf = firstTurnWith(4, ['improvements', 'bandits'], 'modules')
const viewOf = (change?: (s: State) => void, more?: Partial<Config>): View => game.view(stateOf(change, more), 0)

const setBandits = (s: State, at: Place, n: number): void => {
  s.bandits[numberOf(at)] = n
}
/** The first survivor of a seat goes to a place, and the others are in the colony. */
function send(s: State, seat: number, at: Place): State['survivors'][number] {
  const group = s.survivors.filter(each => each.seat === seat)
  for (const survivor of group) survivor.at = 'colony'
  group[0]!.at = at
  return group[0]!
}
const setEntrance = (s: State, at: Place, zombies: number): unknown =>
  Object.assign(s.places[numberOf(at)]!.entrances[0]!, { zombies, barricades: 0, traps: 0 })
const exile = (s: State, seat: number): unknown => Object.assign(s.players[seat]!, { exiled: true, role: 'loyal' })

/** Good for building. */
const TOOL = ITEM_IDS.find(id => typeOf(id) === 'tool')!

const speakers = new Map<string, Words>()
before(async () => {
  for (const locale of LOCALES)
    speakers.set(locale, wordsOf(await messages(locale), locale, { missing: 'throws', me: 0, spaces: 'plain' }))
})
const english = (): Words => speakers.get('en')!

describe('the tables of the hideout', () => {
  const unhurt = viewOf().survivors[0]!

  test('[LN-BAND-HIDE-02, LN-BAND-HIDE-03] faces with one result share a line', () => {
    assert.deepEqual(
      raidLines('search', undefined).map(({ faces, wounds, cards }) => [faces.join(''), wounds, cards]),
      [
        ['1', 1, 0],
        ['23', 0, 0],
        ['4', 1, 1],
        ['56', 0, 1],
      ],
    )
    assert.equal(raidLines('attack', undefined).length, 5)
  })

  test('a skull marks what kills this survivor, and none without one', () => {
    const deadly = (wounds: number): readonly number[] =>
      raidLines('attack', { ...unhurt, wounds, frostbite: 0, despair: 0 }).flatMap(({ faces, kills }) =>
        kills ? faces : [],
      )
    assert.deepEqual([0, 1, 2].map(deadly), [[1], [1, 2], [1, 2, 3]])
    assert.ok(raidLines('attack', undefined).every(({ kills }) => !kills))
    assert.deepEqual(oddsOf('search', { ...unhurt, wounds: 2, frostbite: 0, despair: 0 }), {
      cards: 3,
      wounds: 2,
      kills: 2,
    })
  })

  test('are read for the own survivor who is pointed at, or who is there', () => {
    const s = stateOf()
    const [first, second] = s.survivors.filter(({ seat }) => seat === 0)
    const read = (pointed: readonly string[], viewer: number | 'public' = 0): string | undefined =>
      raiderOf(game.view(s, viewer), viewer, pointed)?.id
    assert.equal(read([`person:${second!.id}`]), second!.id)
    second!.at = 'hideout'
    assert.equal(read([`person:${first!.id}`]), second!.id)
    assert.equal(read([], 'public'), undefined)
  })

  test('say each line in every language', () => {
    const dying = { ...unhurt, id: 'kevin', wounds: 1, frostbite: 0, despair: 0 }
    assert.deepEqual(
      raidLines('attack', dying).map(line => lineInWords(line, dying, english())),
      [
        '1: 3 wounds and Kevin dies',
        '2: 2 wounds, Kevin dies and 1 card',
        '3: 1 wound and 1 card',
        '4: 1 card',
        '5–6: 2 cards',
      ],
    )
    for (const words of speakers.values())
      for (const line of raidLines('search', dying)) assert.match(lineInWords(line, dying, words), /^\d.*\p{L}/u)
  })
})

describe('bandits on the board', () => {
  test('[LN-BAND-ZOM-02, LN-BAND-LOOT-01] a location foretells who is robbed and who is driven off', () => {
    const view = viewOf(s => {
      for (const survivor of s.survivors) survivor.at = 'colony'
      s.bandits.fill(0)
      setBandits(s, 'police', 2)
      setEntrance(s, 'police', 0)
      setBandits(s, 'gas', 1)
      setEntrance(s, 'gas', 3)
    })
    assert.equal(placeForecast(view, 'police').sure.what, 'come')
    assert.deepEqual(placeForecast(view, 'gas').sure, { what: 'driven', n: 1 })
    const police = placeInWords(view, 'police', english())
    assert.ok(police.includes('2 bandits stand there.'), police.join(' '))
    assert.ok(police.includes('Tonight bandits carry off 2 cards.'), police.join(' '))
    assert.equal(placeInWords(view, 'gas', english()).at(-1), 'Tonight: zombies drive off a bandit.')
    assert.match(tonightInWords(view, english())[3]!, /Tonight bandits carry off 2 cards\.$/)
  })

  test('[LN-BAND-04] a full location says that no bandit is placed there', () => {
    const view = viewOf(s => setBandits(s, 'gas', 2))
    assert.ok(placeInWords(view, 'gas', english()).includes('No free space: a bandit who comes here is not placed.'))
  })

  test('the hideout says its loot, and has neither a deck nor noise', () => {
    const empty = placeInWords(viewOf(), 'hideout', english())
    assert.ok(empty.includes('No item deck, no noise.') && empty.includes('The loot stash is empty.'))
    assert.match(explain('place:hideout', viewOf(), english())!.text, /A die searches or attacks it/)
    assert.ok(placesOutside(viewOf()).includes('hideout'))
  })

  test('[LN-BAND-03, LN-BAND-LEAD-02] the crisis says where bandits come, unless their leader chooses', () => {
    const led = (isLed: boolean, words = english()): string =>
      crisisBanditsInWords({ ...viewOf(s => isLed && exile(s, 1)), crisis: 'coordinatedAttack' }, words)
    assert.equal(led(false), 'Bandits come to School and Library.')
    assert.equal(led(true), 'Their leader chooses where 2 bandits go.')
    assert.equal(crisisBanditsInWords(viewOf(undefined, { modules: [] }), english()), '')
    for (const words of speakers.values()) assert.match(led(false, words), /\.$/)
  })

  test('[LN-BAND-LEAD-02] the leader is asked where a bandit goes, by that name', () => {
    const s = stateOf()
    const options = [{ do: 'place', place: 'school' } as const, { do: 'place', place: 'gas' } as const]
    const question = (view: View): string => sayingOf(english()).question(options, view)
    assert.notEqual(question(game.view(s, 0)), 'Where does the bandit go?')
    assert.equal(question({ ...game.view(s, 0), banditsCome: true }), 'Where does the bandit go?')
  })

  test('[LN-BAND-LEAD-01] the leader of the bandits wears it as a tag', () => {
    const view = viewOf(s => exile(s, 2))
    assert.ok(tagsOf(view, 2).includes('bandits'))
    assert.ok(!tagsOf(view, 1).includes('bandits'))
  })
})

describe('acts against bandits', () => {
  const raiding = stateOf(s => {
    send(s, 0, 'hideout').wounds = 1
    s.players[0]!.dice = [6, 6, 5]
  })

  test('a raid is one act for each way, whatever die pays, and stands first', () => {
    const options = game.options(raiding, 0)
    const view = game.view(raiding, 0)
    const raids = options.filter(option => option.do === 'raid')
    assert.ok(raids.length >= 4)
    assert.equal(new Set(raids.map(option => pricedOf(option)!.act)).size, 2)
    const layout = layoutOf({ options, view, seat: 0, last: undefined }, english())!
    const [head] = layout.heads
    const labels = [...new Set(head!.options.map(option => actLabel(option, view, english())))]
    assert.deepEqual(labels.slice(0, 2), ['Search the hideout', 'Attack the hideout'])
  })

  test('its consequence says the chances, and what is deadly', () => {
    const view = game.view(raiding, 0)
    const raid = game.options(raiding, 0).find(option => option.do === 'raid' && option.how === 'attack')!
    assert.equal(consequenceOf(raid, view, english()), 'The stash is empty: there is nothing to take. 2 of 6 kill.')
    assert.equal(
      consequenceOf(raid, { ...view, stash: ['x'] }, english()),
      'Brings cards on 5 of 6 rolls, wounds on 3 of 6. 2 of 6 kill.',
    )
  })

  test('[LN-BAND-06] an attack on a bandit says its chance; without a bandit the wish is refused', () => {
    const at = (bandits: number): State =>
      stateOf(state => {
        send(state, 0, 'school')
        state.players[0]!.dice = [6]
        setBandits(state, 'school', bandits)
      })
    const none = at(0)
    assert.ok(wishesOf(game.view(none, 0), 0, game.options(none, 0)).some(({ do: kind }) => kind === 'fightBandit'))
    const s = at(1)
    const options = game.options(s, 0)
    const fight = options.find(option => option.do === 'fightBandit')!
    assert.equal(
      consequenceOf(fight, game.view(s, 0), english()),
      'A roll of 4 or less drives it off. No exposure die.',
    )
    assert.equal(actLabel(fight, game.view(s, 0), english()), 'Attack a bandit')
  })

  test('[LN-BAND-LEAD-04] the loot of the leader stands under one button of its own', () => {
    const view = viewOf(s => exile(s, 0))
    const options = [{ do: 'loot', card: TOOL } as const, { do: 'done' } as const]
    const { rest } = layoutOf({ options, view, seat: 0, last: undefined }, english())!
    assert.deepEqual(
      rest.map(({ head }) => headOf(head, view, english())?.sign),
      ['Take from the stash'],
    )
  })
})

describe('moments with bandits', () => {
  test('loot belongs to the night, and stands in its ledger', () => {
    const looted: Event = { e: 'looted', at: 'police', card: TOOL }
    assert.equal(nextKind(looted, 'night'), 'night')
    assert.equal(nextKind(looted, undefined), undefined)
    assert.deepEqual(
      ledgerOf([looted]).map(({ event }) => event),
      [looted],
    )
  })

  test('a raid shows its die, and who dies of it', () => {
    const s = stateOf(state => send(state, 0, 'hideout'))
    const view = game.view(s, 0)
    const { id } = s.survivors.find(({ at }) => at === 'hideout')!
    const told: readonly Event[] = [
      { e: 'raided', survivor: id, how: 'attack', rolled: 1 },
      { e: 'died', survivor: id, seat: 0, at: 'hideout', why: 'hideout' } as Event,
    ]
    const moment = momentOf({ view, before: view, options: [], told, from: 0, since: 0, isShowing: true })
    assert.ok(moment?.kind === 'raid')
    assert.deepEqual([moment.event.rolled, moment.isDead], [1, true])
  })
})

describe('improvements', () => {
  test('[LN-IMP-04] say how far they are, and when a card finishes one', () => {
    const s = stateOf(state => {
      state.offer[0]!.progress = 1
    })
    const view = game.view(s, 0)
    const { id } = view.improvements!.offer[0]!
    const { need } = progressOn(view, id)
    assert.deepEqual(progressOn(view, id), { have: 1, need })
    assert.deepEqual(withTokens({ have: 1, need: 2 }, 3), { have: 2, need: 2 })
    assert.match(explain(`improvement:${id}`, view, english())!.text, new RegExp(`Progress 1 of ${need}`))
    s.offer[0]!.progress = need - 1
    const build = { do: 'build', card: TOOL, improvement: id } as const
    assert.match(
      consequenceOf(build, game.view(s, 0), english()),
      new RegExp(`^Progress ${need} of ${need}: finished now`),
    )
  })

  test('a card that is pointed at lights them, and fills the sockets ahead', () => {
    const view = viewOf()
    const { id } = view.improvements!.offer[0]!
    const card = TOOL
    const build = { do: 'build', card, improvement: id } as const
    const offers = [build, { do: 'done' } as const].map(option => ({ option, things: thingsOf(option, view) }))
    const choice = (pointed: readonly string[]): Choice<Option> => ({ offers, pointed, chosen: undefined })
    assert.equal(lightOf(choice([]), `improvement:${id}`).glows, false)
    assert.equal(lightOf(choice([`card:${card}`]), `improvement:${id}`).glows, true)
    assert.equal(tokensAhead(choice([]), id), 0)
    assert.equal(tokensAhead(choice([`card:${card}`]), id), progressOf(itemRow(card)))
  })

  test('a card of the hand is built with face down until it is chosen', () => {
    const view = viewOf()
    const [card] = view.own!.hand
    const { id } = view.improvements!.offer[0]!
    const build = { do: 'build', card: card!, improvement: id } as const
    assert.equal(isSecret(build, view), true)
    assert.equal(sayingOf(english()).option(build, view), 'Use up a card to build')
  })

  test('each has a picture', () => {
    assert.deepEqual(Object.keys(PICTURES).toSorted(), IMPROVEMENT_IDS.toSorted())
  })
})
