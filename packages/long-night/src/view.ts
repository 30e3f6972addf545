// What a viewer may know, built up from nothing.

import type { Seat, Viewer, Waiting, Whereabouts } from '@lastlight/kernel'
import { LOCATIONS, type Location } from './content/places.ts'
import { crises, items, people, rules, seatsOf } from './language.ts'
import type { Player, State, Survivor } from './state.ts'
import { dealt, drawn, hand } from './zones.ts'

export interface View {
  readonly edition: State['edition']
  readonly objective: State['objective']
  readonly side: State['side']
  readonly phase: State['phase']
  readonly morale: number
  readonly rounds: number
  readonly food: number
  readonly starvation: number
  readonly helpless: number
  readonly rebellious: number
  readonly first: Seat
  readonly won: boolean
  readonly players: readonly (Player & { readonly cards: number; readonly drawn: number; readonly dealt: number })[]
  readonly survivors: readonly Survivor[]
  readonly places: State['places']
  readonly decks: { readonly [location in Location]: readonly (string | null)[] }
  readonly waste: readonly string[]
  readonly spent: readonly string[]
  readonly contributed: number
  readonly crisis: string | null
  readonly crises: { readonly left: number; readonly gone: readonly string[] }
  readonly graveyard: readonly string[]
  readonly survivorsLeft: number
  readonly itemsUnused: number
  readonly own: {
    readonly hand: readonly string[]
    readonly drawn: readonly string[]
    readonly dealt: readonly string[]
    readonly dropped: readonly string[]
  } | null
  readonly whereabouts: readonly Whereabouts[]
  readonly waiting: Waiting
}

/** Whom a seat has sent away so far in the set-up; nobody else sees it. */
function droppedBy(s: State, seat: Seat): readonly string[] {
  const frame = s.flow.lanes.find(lane => lane.seat === seat)?.stack[0]
  return s.phase === 'setup' && frame ? [...((frame.l as { dropped?: readonly string[] }).dropped ?? [])] : []
}

export function view(s: State, viewer: Viewer): View {
  const tables = [items, people, crises]
  return {
    edition: s.edition,
    objective: s.objective,
    side: s.side,
    phase: s.phase,
    morale: s.morale,
    rounds: s.rounds,
    food: s.food,
    starvation: s.starvation,
    helpless: s.helpless,
    rebellious: s.rebellious,
    first: s.first,
    won: s.won,
    players: seatsOf(s).map(seat => {
      const player = s.players[seat]!
      return {
        ...player,
        dice: [...player.dice],
        used: [...player.used],
        cards: items.at(s, hand(seat)).length,
        drawn: items.at(s, drawn(seat)).length,
        dealt: people.at(s, dealt(seat)).length,
      }
    }),
    survivors: s.survivors.map(survivor => ({ ...survivor })),
    places: s.places.map(place => ({ ...place, entrances: place.entrances.map(entrance => ({ ...entrance })) })),
    decks: Object.fromEntries(LOCATIONS.map(at => [at, items.slots(s, at, viewer)])) as View['decks'],
    waste: [...items.at(s, 'waste')],
    spent: [...items.at(s, 'spent')],
    contributed: items.at(s, 'contributed').length,
    crisis: crises.top(s, 'now') ?? null,
    crises: { left: crises.at(s, 'deck').length, gone: [...crises.at(s, 'gone')] },
    graveyard: [...people.at(s, 'graveyard')],
    survivorsLeft: people.at(s, 'deck').length,
    itemsUnused: items.at(s, 'start').length,
    own:
      viewer === 'public'
        ? null
        : {
            hand: [...items.at(s, hand(viewer))],
            drawn: [...items.at(s, drawn(viewer))],
            dealt: [...people.at(s, dealt(viewer))],
            dropped: droppedBy(s, viewer),
          },
    whereabouts: tables.flatMap(table => (table as typeof items).whereabouts(s, viewer)),
    waiting: rules.waiting(s),
  }
}
