// The moment that takes the table now: an open question that stops everybody, or the events that were shown last.

import type { Seat } from '@lastlight/kernel'
import type { Event, Option, View } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import type { ExperimentId } from '@lastlight/long-night/content/experiments'
import type { Exposure } from '@lastlight/long-night/content/exposure'
import type { Place } from '@lastlight/long-night/content/places'
import { asking } from '@lastlight/long-night/queries/asking'
import { targetOf } from '@lastlight/long-night/queries/colony'
import { byInfluence, lowestAt } from '@lastlight/long-night/queries/people'
import { membersOf, rightOf, survivorOf } from '@lastlight/long-night/queries/position'
import type { Moment, MomentScene } from '../../../face/face.ts'
import type { SurvivorSeen } from '../seen.ts'
import { type MomentKind, nextKind } from './kinds.ts'
import { bittenNow, isUnanswered, isVoteOpen, sinceBite } from './open.ts'
import type { PassageMoment } from './passage.ts'
import { tieAfter } from './tie.ts'

export interface RoadMoment extends Moment {
  readonly kind: 'road'
  readonly card: string
  /** Whose turn it is, and who has held the card. */
  readonly seat: Seat
  readonly reader: Seat
  readonly chosen?: string
}
export interface VoteMoment extends Moment {
  readonly kind: 'vote'
  /** The player who called the vote. */
  readonly by?: Seat
}
export interface VotedMoment extends Moment {
  readonly kind: 'voted'
  readonly event: Extract<Event, { readonly e: 'voted' }>
  readonly exile?: Seat
  readonly votes: readonly { readonly seat: Seat; readonly yes: boolean }[]
  /** A tie was decided by this player, or has rejected the motion. */
  readonly tie?: Seat | 'fails'
}
/** A die that is in the air: nothing tells yet what it brings. */
export interface FallingMoment extends Moment {
  readonly kind: 'falling'
  readonly event: Event['e']
  readonly survivor: string
}
/** The votes while they are turned over, one after the other. */
export interface TurningMoment extends Moment {
  readonly kind: 'turning'
  readonly event: VotedMoment['event']
  readonly exile?: Seat
  readonly votes: VotedMoment['votes']
}
/** The own search: its cards lie open until it has ended. */
export interface FoundMoment extends Moment {
  readonly kind: 'found'
  readonly cards: readonly string[]
}
export interface ArrivalMoment extends Moment {
  readonly kind: 'arrival'
  readonly survivor: string
  readonly seat: Seat
}
export interface CrisisMoment extends Moment {
  readonly kind: 'crisis'
  readonly crisis: string
  readonly opened: readonly { readonly card: string; readonly counts: 1 | -1 }[]
  readonly left: number
  readonly need: number
  readonly result?: 'failed' | 'prevented'
  /** How many cards each seat has given; everybody saw that. */
  readonly gave: readonly number[]
}
export interface Link {
  readonly survivor: string
  readonly seat?: Seat
  readonly state: 'dead' | 'saved' | 'now' | 'then'
  readonly result?: Exposure
}
export interface ChainMoment extends Moment {
  readonly kind: 'chain'
  readonly at: Place
  readonly links: readonly Link[]
  readonly morale?: readonly [number, number]
}
export interface ExposedMoment extends Moment {
  readonly kind: 'exposed'
  readonly survivor: string
  readonly result: Exposure
  readonly isDead: boolean
}
export interface DeathMoment extends Moment {
  readonly kind: 'death'
  readonly events: readonly Event[]
}
export interface LastMoment extends Moment {
  readonly kind: 'last'
  readonly seat: Seat
  readonly dead: readonly string[]
  readonly lost: number
  readonly comes?: string
  readonly isOut: boolean
}
export interface ExileMoment extends Moment {
  readonly kind: 'exile'
  readonly seat: Seat
  readonly role: 'traitor' | 'loyal'
  readonly walks: readonly { readonly survivor: string; readonly to: Place; readonly result?: Exposure }[]
  readonly wronged: number
}
export interface NightMoment extends Moment {
  readonly kind: 'night'
  readonly events: readonly Event[]
  /** What stands at each entrance of the colony so far. */
  readonly gates: readonly Gate[]
  /** Those who were in the colony when it began, the lowest influence first: that is the order in which they die. */
  readonly people: readonly SurvivorSeen[]
  /** Those of them who have died so far. */
  readonly dead: readonly string[]
  readonly step: number
}
/** Dice on the code, a special zombie that is met, or a pill: told by its events in words, beside a picture. */
export interface RaxxonMoment extends Moment {
  readonly kind: 'code' | 'encounter' | 'pill'
  readonly events: readonly Event[]
}
export interface RaidMoment extends Moment {
  readonly kind: 'raid'
  readonly event: Extract<Event, { readonly e: 'raided' | 'foughtBandit' }>
  readonly isDead: boolean
}
export type LongNightMoment =
  | RaxxonMoment
  | RoadMoment
  | VoteMoment
  | VotedMoment
  | CrisisMoment
  | ChainMoment
  | ExposedMoment
  | FallingMoment
  | TurningMoment
  | ArrivalMoment
  | FoundMoment
  | DeathMoment
  | LastMoment
  | ExileMoment
  | NightMoment
  | PassageMoment
  | RaidMoment

type Scene = MomentScene<View, Option, Event>

/** The event of this name; some names share one type. */
type Named<E extends Event['e'], V = Event> = V extends { readonly e: infer K } ? (E extends K ? V : never) : never

const last = <E extends Event['e']>(events: readonly Event[], ...names: readonly E[]): Named<E> | undefined =>
  events.findLast(({ e }) => (names as readonly string[]).includes(e)) as Named<E> | undefined

export function momentOf(scene: Scene): LongNightMoment | undefined {
  if (scene.coming !== undefined) return fallingOf(scene.coming, scene)
  return (scene.isShowing ? undefined : (standing(scene) ?? foundOf(scene))) ?? shown(scene)
}

const OF_SEARCH: readonly Option['do'][] = ['noise', 'stop', 'keep']

function foundOf({ view, options, told }: Scene): FoundMoment | undefined {
  const cards = view.own?.drawn ?? []
  if (cards.length === 0 || !options.some(option => OF_SEARCH.includes(option.do))) return undefined
  const drew = last(told, 'drew')
  return {
    key: 'found',
    kind: 'found',
    stands: false,
    small: true,
    stays: true,
    cards,
    ...(drew && { at: `place:${drew.from}` }),
  }
}

/** What chance or a vote decides now. A moment that it belongs to stays, and says nothing of it. */
function fallingOf(event: Event, scene: Scene): LongNightMoment | undefined {
  const { told, from, view } = scene
  if (event.e === 'voted') {
    const { event: voted, exile, votes } = votedOf(event, scene)
    return {
      key: `turning ${told.length}`,
      kind: 'turning',
      stands: false,
      event: voted,
      votes,
      ...(exile !== undefined && { exile }),
    }
  }
  let now: MomentKind | undefined
  for (const each of told.slice(from)) now = nextKind(each, now)
  if (now === 'exile' || now === 'crisis') return shown(scene)
  if (!('survivor' in event)) return undefined
  const { survivor } = event
  // The view is still the one before the walk that the die belongs to.
  const walk = told.slice(from).findLast(each => (each.e === 'moved' || each.e === 'put') && each.survivor === survivor)
  const at = walk && 'to' in walk ? walk.to : survivorOf(view, survivor)?.at
  return {
    key: `falling ${told.length}`,
    kind: 'falling',
    stands: false,
    small: true,
    event: event.e,
    survivor,
    ...(at !== undefined && { at: `place:${at}` }),
  }
}

/** An open question that everybody waits for; a seat that is not asked looks on. */
function standing({ view, options, told }: Scene): LongNightMoment | undefined {
  if (view.phase === 'setup' || view.phase === 'over') return undefined
  const question = asking(options)
  const isWatched = question === undefined
  if (question === 'vote' || question === 'decide' || isVoteOpen(view, told)) {
    const call = view.motion && 'exile' in view.motion ? last(told, 'exileCalled') : undefined
    return { key: 'vote', kind: 'vote', stands: true, isWatched, ...(call && { by: call.seat }) }
  }
  const bitten = bittenNow(view, told)
  if (bitten !== undefined) return chainOf(told, view, { at: bitten, isWatched })
  const { now } = view.roads
  if (now === null || crossroadsRow(now).vote || !isUnanswered(told, 'crossroads', 'chose')) return undefined
  return isWatched || question === 'option' ? { ...roadOf(now, view), isWatched } : undefined
}

const roadOf = (card: string, view: View): RoadMoment => ({
  key: `road ${card}`,
  kind: 'road',
  stands: true,
  card,
  seat: view.active,
  reader: rightOf(view, view.active),
})

/** The last moment among the events that count. While events are being shown, one that has ended is over. */
function shown(scene: Scene): LongNightMoment | undefined {
  const { told, from, isShowing } = scene
  let found: { kind: MomentKind; start: number; end: number } | undefined
  let now: MomentKind | undefined
  for (let i = from; i < told.length; i++) {
    const kind = nextKind(told[i]!, now)
    if (kind !== undefined) found = { kind, start: kind === now ? found!.start : i, end: i + 1 }
    now = kind
  }
  if (!found || (isShowing && now === undefined)) return undefined
  const moment = BUILT[found.kind](told.slice(found.start, found.end), scene, told.slice(from, found.end))
  return moment && { ...moment, key: `${found.kind} ${found.start}` }
}

type Build = (events: readonly Event[], scene: Scene, all: readonly Event[]) => LongNightMoment | undefined

const plain = { key: '', stands: false } as const

const BUILT: { readonly [kind in MomentKind]: Build } = {
  road(events, { view }) {
    const read = last(events, 'crossroads')
    const chosen = last(events, 'chose')
    const card = chosen?.card ?? read?.card
    if (card === undefined) return undefined
    return { ...roadOf(card, view), stands: false, ...(chosen && { chosen: chosen.option }) }
  },
  voted: (events, scene) => votedOf(last(events, 'voted')!, scene),
  crisis: (events, scene) => crisisOf(events, scene),
  // Until somebody has died, the die is looked at.
  chain: (events, { told, view }) => chainOf(told, view) ?? exposedOf(events, view),
  exposed: (events, { view }) => exposedOf(events, view),
  death: events => ({ ...plain, small: true, kind: 'death', events }),
  arrival(events) {
    const { survivor, seat, at } = last(events, 'joins')!
    return { ...plain, small: true, kind: 'arrival', survivor, seat, at: `place:${at}` }
  },
  last(events, { before }, all) {
    const { seat } = last(events, 'handLost', 'drawnSurvivor', 'eliminated')!
    const comes = last(events, 'drawnSurvivor')?.survivor
    const belongs = (id: string): boolean => (survivorOf(before, id)?.seat ?? seat) === seat
    return {
      ...plain,
      kind: 'last',
      seat,
      dead: all.flatMap(event => (event.e === 'died' && belongs(event.survivor) ? [event.survivor] : [])),
      lost: last(events, 'handLost')?.cards.length ?? last(events, 'eliminated')?.cards.length ?? 0,
      ...(comes !== undefined && { comes }),
      isOut: last(events, 'eliminated') !== undefined,
    }
  },
  exile(events, { before }) {
    const { seat, role } = last(events, 'exiled')!
    const walks = events.flatMap(event =>
      event.e === 'moved' || event.e === 'put' ? [{ survivor: event.survivor, to: event.to }] : [],
    )
    return {
      ...plain,
      kind: 'exile',
      seat,
      role,
      walks: walks.map(walk => {
        const rolled = events.findLast(event => event.e === 'exposed' && event.survivor === walk.survivor)
        return rolled?.e === 'exposed' ? { ...walk, result: rolled.result } : walk
      }),
      wronged:
        before.players.filter((player, other) => other !== seat && player.role === 'loyal').length +
        Number(role === 'loyal'),
    }
  },
  code: events => ({ ...plain, small: true, kind: 'code', events }),
  encounter: events => ({ ...plain, small: true, kind: 'encounter', events }),
  pill: events => ({ ...plain, small: true, kind: 'pill', events }),
  raid(events) {
    const event = last(events, 'raided', 'foughtBandit')!
    return { ...plain, small: true, kind: 'raid', event, isDead: last(events, 'died')?.survivor === event.survivor }
  },
  night(events, { before, view, since, told, from }, all) {
    const shown = told.slice(since, from + all.length)
    // The events of a turn may come before those of the colony phase. Nothing is told of food when nobody is there to eat.
    const begin = shown.findLastIndex(({ e }) => e === 'ate' || e === 'starved' || e === 'turnOver')
    const phase = shown.slice(shown[begin]?.e === 'turnOver' ? begin + 1 : Math.max(0, begin))
    return {
      ...plain,
      kind: 'night',
      events: phase,
      gates: gatesAfter(before, shown),
      people: peopleAfter(before, shown.slice(0, shown.length - phase.length), view),
      dead: phase.flatMap(event => (event.e === 'died' ? [event.survivor] : [])),
      step: STEP_OF[events.findLast(({ e }) => STEP_OF[e] !== undefined)?.e ?? 'ate'] ?? 1,
    }
  },
}

function votedOf(event: VotedMoment['event'], { before, told }: Scene): VotedMoment {
  const votes = membersOf(before).map(seat => ({ seat, yes: event.yes.includes(seat) }))
  const call = event.why === 'exile' || event.why === 'turn' ? last(told, 'exileCalled') : undefined
  const isTie = event.yes.length * 2 === votes.length
  return {
    ...plain,
    kind: 'voted',
    event,
    votes,
    ...(call && { exile: call.player }),
    ...(isTie && { tie: tieAfter(event, before) === 'first' ? before.first : 'fails' }),
  }
}

function exposedOf(events: readonly Event[], view: View): ExposedMoment {
  const { survivor, result } = last(events, 'exposed')!
  const at = survivorOf(view, survivor)?.at
  return {
    ...plain,
    small: true,
    kind: 'exposed',
    survivor,
    result,
    isDead: last(events, 'died')?.survivor === survivor,
    ...(at !== undefined && { at: `place:${at}` }),
  }
}

/** The seven steps of the colony phase. */
const STEP_OF: { readonly [E in Event['e']]?: number } = {
  ate: 1,
  starved: 1,
  wasteRots: 2,
  crisisFailed: 3,
  crisisPrevented: 3,
  zombie: 4,
  barricadeLost: 4,
  overrun: 4,
  trapSprung: 4,
  noiseGone: 4,
  looted: 4,
  round: 6,
  firstPlayer: 7,
}

function crisisOf(events: readonly Event[], { view, told }: Scene): CrisisMoment | undefined {
  const result = last(events, 'crisisFailed', 'crisisPrevented')
  const begun = told.findLastIndex((event, i) => event.e === 'crisis' && i < told.indexOf(events[0]!))
  const since = told.slice(begun + 1)
  const crisis =
    result?.crisis ?? (told[begun]?.e === 'crisis' ? (told[begun] as { crisis: string }).crisis : undefined)
  if (crisis === undefined) return undefined
  const opened = events.flatMap(event => (event.e === 'opened' ? [{ card: event.card, counts: event.counts }] : []))
  const given = since.filter(({ e }) => e === 'contributed' || e === 'added').length
  return {
    ...plain,
    kind: 'crisis',
    crisis,
    opened,
    left: result ? 0 : Math.max(0, given - opened.length),
    need: targetOf(view),
    ...(result && { result: result.e === 'crisisFailed' ? 'failed' : 'prevented' }),
    gave: view.players.map((_, seat) => since.filter(event => event.e === 'contributed' && event.seat === seat).length),
  }
}

/** The bite goes on to the lowest influence at the place: the dead in their order, then the living by influence. */
function chainOf(
  told: readonly Event[],
  view: View,
  open?: { readonly at: Place; readonly isWatched: boolean },
): ChainMoment | undefined {
  const events = sinceBite(told)
  const at = open?.at ?? last(events, 'died')?.at
  if (at === undefined) return undefined
  const rolls = new Map(
    events.flatMap(event => (event.e === 'exposed' ? [[event.survivor, event.result] as const] : [])),
  )
  const dead = events.flatMap((event): readonly Link[] =>
    event.e === 'died' && event.at === at
      ? [
          {
            survivor: event.survivor,
            state: 'dead',
            ...(rolls.has(event.survivor) && { result: rolls.get(event.survivor)! }),
          },
        ]
      : [],
  )
  const victim = open ? lowestAt(view, at)?.id : undefined
  const isDead = (id: string): boolean => dead.some(({ survivor }) => survivor === id)
  const living = byInfluence(view.survivors.filter(each => each.at === at && !isDead(each.id))).map(
    ({ id, seat }): Link => ({
      survivor: id,
      seat,
      state: id === victim ? 'now' : rolls.get(id) === 'blank' ? 'saved' : 'then',
      ...(rolls.has(id) && { result: rolls.get(id)! }),
    }),
  )
  const morale = events.flatMap(event => (event.e === 'morale' ? [event] : []))
  return {
    key: 'chain',
    kind: 'chain',
    stands: open !== undefined,
    ...(open && { isWatched: open.isWatched }),
    at,
    links: [...dead, ...living],
    ...(morale[0] && { morale: [morale[0].left - morale[0].by, morale.at(-1)!.left] as const }),
  }
}

/** The people of the colony after these events. Newcomers are known from a later view. */
function peopleAfter(before: View, events: readonly Event[], later: View): readonly SurvivorSeen[] {
  const people = new Map([...later.survivors, ...before.survivors].map(each => [each.id, each]))
  const stands = new Map(before.survivors.map(({ id, at }) => [id, at]))
  for (const event of events) {
    const { e } = event
    if (e === 'moved' || e === 'put') stands.set(event.survivor, event.to)
    else if (e === 'joins') stands.set(event.survivor, event.at)
    else if (e === 'died' || e === 'left') stands.delete(event.survivor)
  }
  return byInfluence([...people.values()].filter(({ id }) => stands.get(id) === 'colony'))
}

export interface Gate {
  readonly zombies: number
  readonly barricades: number
  readonly traps: number
  /** LN-RAX-PLACE-04: special zombies, by their experiments. */
  readonly specials: readonly ExperimentId[]
  /** The last thing that happened there in these events. */
  readonly last?: Event['e']
}

/** The entrances of the colony after these events. */
export function gatesAfter(before: View, events: readonly Event[]): readonly Gate[] {
  const colony = before.places[0]!
  const gates = colony.entrances.map(
    ({ zombies, barricades, traps }, i): Gate => ({
      zombies,
      barricades,
      traps,
      specials: (before.mutants ?? []).flatMap(each =>
        each.at === 'colony' && each.entrance === i ? [each.experiment] : [],
      ),
    }),
  )
  const change = (at: Place, entrance: number, by: Partial<Gate>): void => {
    const gate = gates[entrance]
    if (at !== 'colony' || !gate) return
    gates[entrance] = {
      zombies: Math.max(0, gate.zombies + (by.zombies ?? 0)),
      barricades: Math.max(0, gate.barricades + (by.barricades ?? 0)),
      traps: Math.max(0, gate.traps + (by.traps ?? 0)),
      specials: by.specials ?? gate.specials,
      ...(by.last && { last: by.last }),
    }
  }
  for (const event of events) {
    const { e } = event
    if (e === 'zombie') change(event.at, event.entrance, { zombies: 1, last: e })
    else if (e === 'barricadeLost') change(event.at, event.entrance, { barricades: -1, last: e })
    else if (e === 'overrun') change(event.at, event.entrance, { last: e })
    else if (e === 'trapSprung') change(event.at, event.entrance, { traps: -1, zombies: -event.zombies, last: e })
    else if (e === 'zombieDied') change(event.at, event.entrance, { zombies: -1 })
    else if (e === 'barricaded') change(event.at, event.entrance, { barricades: 1 })
    else if (e === 'trapped') change(event.at, event.entrance, { traps: 1 })
    else if (e === 'mutantCame')
      change(event.at, event.entrance, { specials: [...(gates[event.entrance]?.specials ?? []), event.experiment] })
    else if (e === 'mutantLeft' || e === 'mutantGone')
      change(event.at, event.entrance, {
        specials: gates[event.entrance]?.specials.filter((_, i, all) => i !== all.indexOf(event.experiment)) ?? [],
      })
    else if (e === 'lured') {
      change(event.from, event.source, { zombies: -1 })
      change(event.at, event.entrance, { zombies: 1 })
    }
  }
  return gates
}
