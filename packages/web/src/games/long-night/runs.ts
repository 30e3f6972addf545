// Options of the screen that stand for several choices of the game: a request with whom and for what, a search with its
// number of cards, a card with its answers, all fitting cards for the crisis. The choices are made one after the other.

import type { Seat } from '@lastlight/kernel'
import type { Option, OptionOf, View } from '@lastlight/long-night'
import { noiseRoom } from '@lastlight/long-night/content/editions'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { hasDeck } from '@lastlight/long-night/content/places'
import { willingSeats } from '@lastlight/long-night/queries/cards'
import { contributionOf } from '@lastlight/long-night/queries/colony'
import { emptySpaces } from '@lastlight/long-night/queries/entrances'
import { placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { codeDice } from '@lastlight/long-night/queries/raxxon'
import { ALL, requestKey } from '@lastlight/long-night/queries/requestKey'
import { SEEN } from '@lastlight/long-night/queries/seen'
import { answersAhead } from './ahead.ts'
import { dangersAt } from './danger.ts'

export interface Run {
  readonly do: 'run'
  readonly steps: readonly [Option, ...Option[]]
}

/** All that a screen of The Long Night offers. */
export type ScreenOption = Option | Run

export const isOfGame = (option: ScreenOption): option is Option => option.do !== 'run'
export const runOf = (option: ScreenOption): readonly Option[] | undefined =>
  isOfGame(option) ? undefined : option.steps
export const firstStep = (option: ScreenOption): Option => (isOfGame(option) ? option : option.steps[0])

const run = (first: Option, ...then: readonly Option[]): Run => ({ do: 'run', steps: [first, ...then] })

/** First of all players, then of each who takes requests. A certain card is asked for in the game's own two steps. */
function requests(request: OptionOf<'request'>, view: View, seat: Seat): readonly Run[] {
  const willing = willingSeats(view, SEEN, seat)
  return [...(willing.length > 1 ? [ALL] : []), ...willing].flatMap(player =>
    ITEM_TYPES.filter(what => !view.players[seat]!.asked.includes(requestKey(player, what))).map(what =>
      run(request, { do: 'ask', player }, { do: 'askFor', what }),
    ),
  )
}

/** So many cards at most are drawn by one press; more are drawn one by one. */
const MOST_CARDS = 2

/** One search that draws this many cards, with noise for each after the first, and then stops. */
function searches(search: OptionOf<'search'>, view: View): readonly Run[] {
  const at = survivorOf(view, search.survivor)?.at
  if (at === undefined || !hasDeck(at)) return []
  const room = noiseRoom(view.edition, placeOf(view, at))
  const deck = view.decks[at]?.length ?? 0
  // Where there is nothing to decide, the search itself says it all.
  const most = Math.min(room, deck - 1) > 0 ? Math.min(MOST_CARDS, room + 1, deck) : 0
  return Array.from({ length: most }, (_, noise) =>
    run(
      search,
      ...Array.from({ length: noise }, () => ({ do: 'noise' }) as const),
      // Where no more can be drawn, the search stops by itself.
      ...(noise < room && noise + 1 < deck ? [{ do: 'stop' } as const] : []),
    ),
  )
}

/** The number of cards that such a search draws. */
export const cardsDrawn = ({ steps }: Run): number => 1 + steps.filter(step => step.do === 'noise').length

/** One run for each number of further choices. */
const longer = (first: Option, further: readonly Option[]): readonly Run[] =>
  further.map((_, i) => run(first, ...further.slice(0, i + 1)))

/** So many barricades at most are built by one press. */
const MOST_BARRICADES = 3

/** One survivor barricades several entrances, each time the one that holds out the shortest. */
function barricades(first: OptionOf<'barricade'>, view: View, seat: Seat): readonly Run[] {
  const at = survivorOf(view, first.survivor)?.at
  if (at === undefined) return []
  const dangers = [...dangersAt(view, at)]
  const spaces = placeOf(view, at).entrances.map((_, entrance) => emptySpaces(view, at, entrance))
  const take = (): number | undefined => {
    const open = [...dangers.keys()].filter(i => spaces[i]! > 0)
    const worst = open.toSorted((a, b) => dangers[b]! - dangers[a]!)[0]
    if (worst === undefined) return undefined
    dangers[worst]!--
    spaces[worst]!--
    return worst
  }
  if (take() !== first.entrance) return []
  const dice = view.players[seat]!.dice.toSorted((a, b) => a - b)
  dice.splice(dice.indexOf(first.die), 1)
  const further = dice.slice(0, MOST_BARRICADES - 1).flatMap(die => {
    const entrance = take()
    return entrance === undefined ? [] : [{ ...first, die, entrance }]
  })
  return longer(first, further)
}

const HIGHEST_DIE = 6

/** LN-FOOD-01, LN-FOOD-02: one die rises by several, each for a food token. */
function raises(first: OptionOf<'food'>, { food }: View): readonly Run[] {
  const most = Math.max(0, Math.min(HIGHEST_DIE - first.die, food) - 1)
  return longer(
    first,
    Array.from({ length: most }, (_, i) => ({ do: 'food', die: first.die + 1 + i }) as const),
  )
}

/** The number on the die after such a run. */
export const raisedTo = ({ steps }: Run): number => ('die' in steps[0] ? steps[0].die : 0) + steps.length

/** A card of the own hand that counts for the crisis. */
const helps = (option: Option, { crisis, own }: View): boolean =>
  option.do === 'contribute' &&
  crisis !== null &&
  own?.hand.includes(option.card) === true &&
  contributionOf(crisis, option.card) > 0

function contributions(options: readonly Option[], view: View): readonly Run[] {
  const [first, ...others] = options.filter(option => helps(option, view))
  return first && others.length > 0 ? [run(first, ...others)] : []
}

/** LN-SETUP-17, LN-SETUP-19: who leads and who goes along, instead of who is returned. */
function pairs(options: readonly Option[], { own, players }: View): readonly Run[] {
  const dealt = own?.dealt ?? []
  if (players.length === 2 || options.length !== dealt.length || options[0]?.do !== 'drop') return []
  return dealt.flatMap(leader =>
    dealt
      .filter(other => other !== leader)
      .map(other => {
        const [first, ...others] = dealt.filter(each => each !== leader && each !== other)
        const drop = (survivor: string) => ({ do: 'drop', survivor }) as const
        return run(drop(first!), ...others.map(drop), { do: 'lead', survivor: leader })
      }),
  )
}

/** The survivor who leads, and the one who goes along. */
export function pairOf({ steps }: Run, { own }: View): { readonly leader: string; readonly other: string } | undefined {
  const last = steps.at(-1)
  if (steps[0].do !== 'drop' || last?.do !== 'lead') return undefined
  const gone = steps.flatMap(step => (step.do === 'drop' ? [step.survivor] : []))
  const other = own?.dealt.find(id => id !== last.survivor && !gone.includes(id))
  return other === undefined ? undefined : { leader: last.survivor, other }
}

/** LN-RAX-CODE-01: both dice that the code wants by one press. */
function bothOnCode(first: OptionOf<'code'>, { raxxon, players }: View, seat: Seat): readonly Run[] {
  if (!raxxon?.log) return []
  const [one, other] = codeDice(raxxon.log, raxxon.dice).sockets.flatMap(({ value, filled }) => (filled ? [] : [value]))
  return other !== undefined && first.die === one && players[seat]!.dice.includes(other)
    ? [run(first, { do: 'code', die: other })]
    : []
}

function variants(option: Option, view: View, seat: Seat): readonly ScreenOption[] {
  switch (option.do) {
    case 'request':
      return [option, ...requests(option, view, seat)]
    case 'search':
      return [option, ...searches(option, view)]
    case 'barricade':
      return [option, ...barricades(option, view, seat)]
    case 'food':
      return [option, ...raises(option, view)]
    case 'play':
    case 'use': {
      // All answers are there, so nobody needs the option without one.
      const answers = answersAhead(option, view, seat).filter(each => each.length > 0)
      return answers.length > 0 ? answers.map(each => run(option, ...each)) : [option]
    }
    case 'code':
      return [...bothOnCode(option, view, seat), option]
    // A drawn card is kept by one press, which ends the search.
    case 'stop':
      return [option, ...(view.own?.drawn ?? []).map(card => run(option, { do: 'keep', card }))]
    default:
      return [option]
  }
}

/** The options of the game as the screen offers them. */
export function gathered(options: readonly Option[], view: View, seat: Seat): readonly ScreenOption[] {
  const leaders = pairs(options, view)
  if (leaders.length > 0) return leaders
  return [...options.flatMap(option => variants(option, view, seat)), ...contributions(options, view)]
}

const NUMBERED: readonly Option['do'][] = ['search', 'barricade', 'food']

/** A search with a number of cards, the same work several times, or a die that rises by several, is a small button beside the single one. */
export const besideOf = (option: ScreenOption): Option | undefined =>
  !isOfGame(option) && NUMBERED.includes(option.steps[0].do) ? option.steps[0] : undefined

/** Whether it gives all fitting cards of the hand to the crisis. */
export const isForCrisis = (option: ScreenOption): option is Run =>
  !isOfGame(option) && option.steps[0].do === 'contribute'
