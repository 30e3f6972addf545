// Figures of Outlive, laid out for a page.

import { EQUIPMENT_KINDS } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { ROOM_KINDS } from '@lastlight/outlive/content/rooms'
import { ROUNDS, SHIP_SLOTS } from '@lastlight/outlive/content/tables'
import type { Words } from '@lastlight/words'
import type { Sample } from '../ledger.ts'
import type { Column, Exhibit } from '../page/exhibit.ts'
import type { OutliveFigures } from './figures.ts'
import { SOURCES } from './hearing.ts'

type Make = (figures: OutliveFigures, words: Words, sample: Sample) => Exhibit

const EXHIBITS: readonly Make[] = [leaders, rooms, sources, tiles, events, ship]

export const outliveExhibits = (figures: OutliveFigures, words: Words, sample: Sample): readonly Exhibit[] =>
  EXHIBITS.map(make => make(figures, words, sample))

/** Names of things stand inside sentences elsewhere; here they stand alone. */
const titled = (name: string, words: Words): string => {
  const text = words.say(name)
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1)
}

const column = (words: Words, key: string, kind: Column['kind']): Column => ({ name: words.say(key), kind })

const fair = (words: Words, { players }: Sample) => ({ at: 1 / players, name: words.say('sim.fair') })

function leaders(figures: OutliveFigures, words: Words, sample: Sample): Exhibit {
  return {
    title: words.say('sim.outlive.leaders'),
    note: words.say('sim.outlive.leaders.note', { low: 60, high: 140 }),
    of: words.say('sim.outlive.leader'),
    columns: [
      column(words, 'sim.won', 'share'),
      column(words, 'sim.points', 'mean'),
      column(words, 'sim.outlive.played', 'count'),
      column(words, 'sim.outlive.outOfLine', 'words'),
    ],
    rows: LEADER_IDS.map(id => {
      const { won, points, played, outOfLine } = figures.leaders[id]
      const flag = outOfLine === null ? '' : words.say(`sim.outlive.${outOfLine}`)
      return { name: titled(`leader.${id}`, words), cells: [won, points, played, flag] }
    }),
    charts: [{ kind: 'bars', columns: [0], line: fair(words, sample) }],
  }
}

function rooms(figures: OutliveFigures, words: Words, sample: Sample): Exhibit {
  return {
    title: words.say('sim.outlive.rooms'),
    note: words.say('sim.outlive.rooms.note'),
    of: words.say('sim.outlive.room'),
    columns: [
      column(words, 'sim.outlive.kept', 'share'),
      column(words, 'sim.outlive.kept.won', 'share'),
      column(words, 'sim.outlive.built', 'share'),
      column(words, 'sim.outlive.built.won', 'share'),
      column(words, 'sim.outlive.staffed', 'share'),
      column(words, 'sim.outlive.staffed.won', 'share'),
      column(words, 'sim.outlive.used', 'mean'),
    ],
    rows: ROOM_KINDS.map(kind => {
      const { kept, built, staffed, used } = figures.rooms[kind]
      const cells = [kept.share, kept.won, built.share, built.won, staffed.share, staffed.won, used]
      return { name: titled(`room.${kind}`, words), cells }
    }),
    charts: [{ kind: 'bars', columns: [1, 3, 5], line: fair(words, sample) }],
  }
}

function sources(figures: OutliveFigures, words: Words): Exhibit {
  const bots = Object.keys(figures.sources)
  return {
    title: words.say('sim.outlive.sources'),
    note: words.say('sim.outlive.sources.note'),
    of: words.say('sim.outlive.source'),
    columns: bots.map(name => ({ name, kind: 'mean' })),
    rows: SOURCES.map(source => ({
      name: words.say(`score.${source}`),
      cells: bots.map(bot => figures.sources[bot]![source]),
    })),
    charts: [{ kind: 'bars', columns: bots.map((_, i) => i) }],
  }
}

function tiles(figures: OutliveFigures, words: Words, sample: Sample): Exhibit {
  return {
    title: words.say('sim.outlive.tiles'),
    note: words.say('sim.outlive.tiles.note'),
    of: words.say('sim.outlive.tile'),
    columns: [
      column(words, 'sim.outlive.owned', 'mean'),
      column(words, 'sim.outlive.repaired', 'mean'),
      column(words, 'sim.outlive.used', 'mean'),
      column(words, 'sim.outlive.working', 'share'),
      column(words, 'sim.outlive.working.won', 'share'),
      column(words, 'sim.outlive.working.points', 'mean'),
    ],
    rows: EQUIPMENT_KINDS.map(kind => {
      const { owned, repaired, used, atEnd, points } = figures.tiles[kind]
      const cells = [owned, repaired, used, atEnd.share, atEnd.won, points]
      return { name: titled(`equipment.${kind}`, words), cells }
    }),
    charts: [
      { kind: 'bars', columns: [0, 1, 2] },
      { kind: 'bars', columns: [4], line: fair(words, sample) },
    ],
  }
}

function events(figures: OutliveFigures, words: Words, sample: Sample): Exhibit {
  return {
    title: words.say('sim.outlive.events'),
    note: words.say('sim.outlive.events.note'),
    of: words.say('sim.outlive.event'),
    columns: [
      column(words, 'sim.outlive.revealed', 'share'),
      column(words, 'sim.outlive.ended', 'share'),
      ...Array.from({ length: ROUNDS }, (_, i): Column => {
        return { name: words.say('sim.outlive.endedIn', { round: i + 1 }), kind: 'share' }
      }),
      column(words, 'sim.outlive.meanRound', 'mean'),
      column(words, 'sim.outlive.roundsActive', 'mean'),
      column(words, 'sim.outlive.claimed.won', 'share'),
    ],
    rows: EVENT_IDS.map(id => {
      const { revealed, ended, endedIn, meanRound, roundsActive, won } = figures.events[id]
      return { name: titled(`event.${id}`, words), cells: [revealed, ended, ...endedIn, meanRound, roundsActive, won] }
    }),
    charts: [
      { kind: 'bars', columns: [0, 1] },
      { kind: 'bars', columns: [ROUNDS + 4], line: fair(words, sample) },
    ],
  }
}

function ship(figures: OutliveFigures, words: Words): Exhibit {
  return {
    title: words.say('sim.outlive.ship'),
    of: words.say('sim.outlive.slot'),
    columns: [column(words, 'sim.outlive.taken', 'mean'), column(words, 'sim.outlive.takenShare', 'share')],
    rows: SHIP_SLOTS.map(slot => {
      const { taken, share } = figures.ship[String(slot)]!
      return { name: String(slot), cells: [taken, share] }
    }),
    charts: [{ kind: 'bars', columns: [0] }],
  }
}
