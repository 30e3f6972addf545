// The view of a viewer, built up from nothing (allow-list).

import type { Seat, Viewer, Waiting, Whereabouts } from '@lastlight/kernel'
import { type City, WILDS, type Wild } from './content/areas.ts'
import type { EventId } from './content/events.ts'
import type { NightStep } from './content/tables.ts'
import {
  activeEvents,
  equipment,
  events,
  leaders,
  prey,
  rooms,
  rules,
  search,
  seatsOf,
  trophiesOf,
} from './language.ts'
import type { Question } from './options.ts'
import { type Settling, settlingOf } from './rules/setup.ts'
import { type Acting, actingNow } from './rules/turn.ts'
import { askingIn, type Due, dueOf, nightSteps } from './rules/underway.ts'
import type { Player, State } from './state.ts'
import { dealt } from './zones.ts'

export interface View {
  readonly round: number
  readonly phase: State['phase']
  readonly first: Seat
  readonly token: Seat
  readonly shipEntered: boolean
  readonly pools: State['pools']
  readonly algae: boolean
  readonly aboard: readonly boolean[]
  readonly players: readonly (Player & { readonly trophies: readonly string[] })[]
  /** Bottom to top; null where this viewer does not know. */
  readonly prey: { readonly [area in Wild]: readonly (string | null)[] }
  readonly search: {
    readonly [city in City]: {
      readonly stack: readonly (string | null)[]
      readonly gone: readonly string[]
      readonly drawn: readonly string[]
      readonly tiles: readonly string[]
    }
  }
  readonly tilesLeft: number
  readonly tilesGone: readonly string[]
  readonly events: { readonly active: readonly EventId[]; readonly ended: readonly string[]; readonly toCome: number }
  /** Cards dealt to this viewer that were not chosen from yet. */
  readonly own: {
    readonly rooms: readonly string[]
    readonly leaders: readonly string[]
    readonly settling: Settling | null
  } | null
  readonly whereabouts: readonly Whereabouts[]
  readonly waiting: Waiting
  readonly acting: Acting | null
  /** How far each shelter's night is, by seat; empty by day. */
  readonly steps: readonly (NightStep | 'done')[]
  /** The payment or loss that this viewer is asked for piece by piece. */
  readonly due: Due | null
  /** What the viewer is asked; null where nobody waits for them. */
  readonly asked: Question | null
}

const copied = (player: Player): Player => ({
  ...player,
  rooms: player.rooms.map(room => ({ ...room })),
  equipment: player.equipment.map(tile => ({ ...tile })),
  heroes: player.heroes.map(hero => ({ ...hero })),
  events: [...player.events],
})

export function view(s: State, viewer: Viewer): View {
  const ofCity = (city: City): View['search'][City] => ({
    stack: search[city].slots(s, 'stack', viewer),
    gone: [...search[city].at(s, 'gone')],
    drawn: [...search[city].at(s, 'mary')],
    tiles: [...equipment.at(s, city)],
  })
  return {
    round: s.round,
    phase: s.phase,
    first: s.first,
    token: s.token,
    shipEntered: s.shipEntered,
    pools: { ...s.pools },
    algae: s.algae,
    aboard: [...s.aboard],
    players: seatsOf(s).map(seat => ({ ...copied(s.players[seat]!), trophies: [...trophiesOf(s, seat)] })),
    prey: Object.fromEntries(WILDS.map(area => [area, prey.slots(s, area, viewer)])) as View['prey'],
    search: { blackwood: ofCity('blackwood'), silentPeak: ofCity('silentPeak') },
    tilesLeft: equipment.at(s, 'stack').length,
    tilesGone: [...equipment.at(s, 'discard')],
    events: {
      active: [...activeEvents(s)],
      ended: [...events.at(s, 'ended')],
      toCome: events.at(s, 'convoy').length,
    },
    own:
      viewer === 'public'
        ? null
        : {
            rooms: [...rooms.at(s, dealt(viewer))],
            leaders: [...leaders.at(s, dealt(viewer))],
            settling: settlingOf(s, viewer),
          },
    whereabouts: rules.whereabouts(s, viewer),
    waiting: rules.waiting(s),
    acting: actingNow(s),
    steps: nightSteps(s),
    due: viewer === 'public' ? null : dueOf(s, viewer),
    asked: viewer === 'public' ? null : (askingIn(s, viewer) ?? null),
  }
}
