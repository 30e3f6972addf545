// The log, line by line.

import { type Phrase, phrase, who } from '@lastlight/kernel'
import { POOL_RESOURCE } from '../content/areas.ts'
import { type EventId, eventRow } from '../content/events.ts'
import { CONTAMINATION } from '../content/tables.ts'
import type { Event } from '../events.ts'
import * as named from './named.ts'

type Lines = { readonly [E in Event['e']]: (event: Extract<Event, { readonly e: E }>) => Phrase }

const LINES: Lines = {
  dealt: ({ seat, rooms, leaders }) =>
    phrase('log.dealt', { who: who(seat), rooms: rooms.map(named.room), leaders: leaders.map(named.leader) }),
  settled: ({ seat, leader, rooms, built, inside }) =>
    phrase('log.settled', {
      who: who(seat),
      leader: named.leader(leader),
      rooms: rooms.map(named.room),
      built: named.room(built),
      inside,
    }),
  stands: ({ seat, hero, at }) =>
    phrase('log.stands', { who: who(seat), hero: named.hero(hero), at: named.areaIn(at) }),
  mary: ({ seat, tokens }) => phrase('log.mary', { who: who(seat), tokens: tokens.map(named.token) }),
  maryDiscards: ({ seat, token }) => phrase('log.maryDiscards', { who: who(seat), token: named.token(token) }),
  firstPlayer: ({ seat, by }) => phrase('log.firstPlayer', { who: who(seat), cause: named.cause(by) }),
  round: ({ round }) => phrase('log.round', { round }),
  topUp: ({ area, count }) =>
    phrase('log.topUp', { at: named.areaIn(area), goods: named.goods(POOL_RESOURCE[area], count) }),
  shown: ({ city, tiles }) => some('log.shown', 'log.shown.none', { at: named.areaIn(city) }, tiles.map(named.tile)),
  discarded: ({ city, tokens }) => phrase('log.discarded', { at: named.areaIn(city), tokens: tokens.map(named.token) }),
  newEvent: ({ event }) => phrase('log.newEvent', { event: named.eventName(event) }),
  cut: ({ event, area, left }) =>
    phrase('log.cut', {
      event: named.eventName(event),
      at: named.areaIn(area),
      goods: named.goods(POOL_RESOURCE[area], left),
    }),
  cutSearch: ({ event, city, tokens }) =>
    some(
      'log.cutSearch',
      'log.cutSearch.none',
      { event: named.eventName(event), at: named.areaIn(city) },
      tokens.map(named.token),
    ),
  contamination: ({ seat, space, by }) =>
    phrase('log.contamination', { who: who(seat), value: signed(space), cause: named.cause(by) }),
  lost: ({ seat, from, by }) =>
    phrase('log.lost', { who: who(seat), from: named.placeFrom(from), cause: named.cause(by) }),
  gained: event => goodsLine('log.gained', event),
  paid: event => goodsLine('log.paid', event),
  gaveUp: event => goodsLine('log.gaveUp', event),
  moved: ({ seat, hero, to, slot }) =>
    slot === 0
      ? phrase('log.moved', { who: who(seat), hero: named.heroAcc(hero), to: named.areaTo(to) })
      : phrase('log.moved.slot', { who: who(seat), hero: named.heroAcc(hero), to: named.areaTo(to), slot }),
  skipped: ({ seat, by }) => phrase('log.skipped', { who: who(seat), cause: named.cause(by) }),
  used: ({ seat, what }) => phrase('log.used', { who: who(seat), what: named.thingAcc(what) }),
  immune: ({ seat, hero }) => phrase('log.immune', { who: who(seat), hero: named.hero(hero) }),
  pressure: ({ seat, victim, value }) => phrase('log.pressure', { who: who(seat), victim: who(victim), value }),
  defended: ({ seat, ammo }) => phrase('log.defended', { who: who(seat), ammo: named.goodsAcc('ammo', ammo) }),
  handedOver: ({ from, to, kind }) =>
    phrase('log.handedOver', { from: who(from), to: who(to), goods: named.goodsAcc(kind, 1) }),
  hunted: ({ seat, prey, meat }) =>
    phrase('log.hunted', { who: who(seat), prey: named.preyAcc(prey), meat: named.goods('meat', meat) }),
  prey: ({ area, prey }) =>
    prey === null
      ? phrase('log.prey.none', { at: named.areaIn(area) })
      : phrase('log.prey', { at: named.areaIn(area), prey: named.prey(prey) }),
  algae: ({ seat }) => phrase('log.algae', { who: who(seat) }),
  survivor: ({ seat, to, by }) =>
    phrase('log.survivor', { who: who(seat), to: named.placeTo(to), cause: named.cause(by) }),
  searched: ({ seat, city, token }) =>
    phrase('log.searched', { who: who(seat), at: named.areaIn(city), token: named.token(token) }),
  tookTile: ({ seat, tile }) => phrase('log.tookTile', { who: who(seat), tile: named.tileAcc(tile) }),
  drewTile: ({ seat, tile, by }) =>
    phrase('log.drewTile', { who: who(seat), tile: named.tileAcc(tile), cause: named.cause(by) }),
  duplicate: ({ seat, tile, by }) =>
    phrase('log.duplicate', { who: who(seat), tile: named.tileAcc(tile), cause: named.cause(by) }),
  reshuffled: () => phrase('log.reshuffled'),
  // From the top, in the order of drawing; the others are not told which tokens were seen.
  peeked: ({ seat, city, tokens }) =>
    some('log.peeked.seen', 'log.peeked', { who: who(seat), at: named.areaIn(city) }, topFirst(tokens, named.token)),
  sensed: ({ seat, area, prey }) =>
    some('log.sensed.seen', 'log.sensed', { who: who(seat), at: named.areaIn(area) }, topFirst(prey, named.prey)),
  turnOver: ({ seat }) => phrase('log.turnOver', { who: who(seat) }),
  night: () => phrase('log.night'),
  endedEvent: ({ seat, event }) =>
    phrase('log.endedEvent', {
      who: who(seat),
      event: named.eventName(event),
      points: eventRow(event as EventId).points,
    }),
  passed: ({ seat }) => phrase('log.passed', { who: who(seat) }),
  recruited: ({ seat }) => phrase('log.recruited', { who: who(seat) }),
  built: ({ seat, room }) => phrase('log.built', { who: who(seat), room: named.roomAcc(room) }),
  seated: ({ seat, room }) => phrase('log.seated', { who: who(seat), to: named.placeTo(room) }),
  dismantled: ({ seat, tile }) => phrase('log.dismantled', { who: who(seat), tile: named.tileAcc(tile) }),
  repaired: ({ seat, tile }) => phrase('log.repaired', { who: who(seat), tile: named.tileAcc(tile) }),
  cleaned: ({ seat, meat, water }) =>
    phrase('log.cleaned', {
      who: who(seat),
      goods: [
        ...(meat > 0 ? [named.goodsAcc('meat', meat)] : []),
        ...(water > 0 ? [named.goodsAcc('water', water)] : []),
      ],
    }),
  over: ({ scores }) =>
    phrase('log.over', { scores: scores.map((points, seat) => phrase('log.score', { who: who(seat), points })) }),
}

/** Goods that come or go, and why. */
const goodsLine = (
  key: string,
  { seat, kind, count, by }: Extract<Event, { readonly e: 'gained' | 'paid' | 'gaveUp' }>,
): Phrase => phrase(key, { who: who(seat), goods: named.goodsAcc(kind, count), cause: named.cause(by) })

/** A line with a list in it, or another one where there is nothing to list. */
const some = (full: string, none: string, args: Phrase['args'], items: readonly Phrase[]): Phrase =>
  items.length > 0 ? phrase(full, { ...args, items }) : phrase(none, args)

const topFirst = (ids: readonly string[] | undefined, name: (id: string) => Phrase): readonly Phrase[] =>
  (ids ?? []).toReversed().map(name)

/** The value of a space on the track, with its sign. */
function signed(space: number): string {
  const value = CONTAMINATION[space] ?? 0
  if (value === 0) return '0'
  return value > 0 ? `+${value}` : `−${-value}`
}

export const eventPhrase = (event: Event): Phrase => (LINES[event.e] as (event: Event) => Phrase)(event)
