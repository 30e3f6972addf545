// Figures of Outlive, laid out for a page.

import { EQUIPMENT_KINDS } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { ROOM_KINDS } from '@lastlight/outlive/content/rooms'
import { ROUNDS, SHIP_SLOTS } from '@lastlight/outlive/content/tables'
import type { Words } from '@lastlight/words'
import { botName } from '../../../sim/page/botName.ts'
import { barsAndFair, barsOf, columnsOf, markOf } from '../../../sim/page/layOut.ts'
import type { Column, Row, Section } from '../../../sim/page/section.ts'
import type { Sample } from '../../../sim/statistics.ts'
import { SOURCES } from './counting.ts'
import { FAIR, type OutliveFigures, wantedOfLeaders } from './figures.ts'

export const outliveSections = (figures: OutliveFigures, words: Words, sample: Sample): readonly Section[] => [
  leaders(figures, words, sample),
  rooms(figures, words, sample),
  sources(figures, words),
  tiles(figures, words, sample),
  events(figures, words, sample),
  ship(figures, words, sample),
]

/** The number of the first game with this thing. */
const example = ({ examples }: Sample, kind: string, id: string): number | undefined => examples?.get(`${kind}/${id}`)

const PARTS = SOURCES.filter(source => source !== 'total')

/** Names of things stand inside sentences elsewhere; here they stand alone. */
const titled = (name: string, words: Words): string => {
  const text = words.say(name)
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1)
}

function leaders(figures: OutliveFigures, words: Words, sample: Sample): Section {
  return {
    title: words.say('sim.outlive.leaders'),
    note: `${words.say('sim.outlive.leaders.note', { low: FAIR.least * 100, high: FAIR.most * 100 })} ${words.say('sim.outside.note')}`,
    of: words.say('sim.outlive.leader'),
    columns: columnsOf(words, {
      'sim.won': 'share',
      'sim.points': 'mean',
      'sim.outside': 'words',
    }),
    rows: LEADER_IDS.map(id => {
      const { won, points } = figures.leaders[id]
      return {
        name: titled(`leader.${id}`, words),
        id,
        cells: [won, points, markOf(words, won, wantedOfLeaders(sample.players))],
        game: example(sample, 'leader', id),
      }
    }),
    charts: [barsAndFair(words, sample.players, 0)],
  }
}

function rooms(figures: OutliveFigures, words: Words, sample: Sample): Section {
  return {
    title: words.say('sim.outlive.rooms'),
    note: words.say('sim.outlive.rooms.note'),
    of: words.say('sim.outlive.room'),
    columns: columnsOf(words, {
      'sim.outlive.kept': 'share',
      'sim.outlive.kept.won': 'share',
      'sim.outlive.built': 'share',
      'sim.outlive.built.won': 'share',
      'sim.outlive.staffed': 'share',
      'sim.outlive.staffed.won': 'share',
      'sim.outlive.used': 'mean',
    }),
    rows: ROOM_KINDS.map(kind => {
      const { kept, built, staffed, used } = figures.rooms[kind]
      const cells = [kept.share, kept.won, built.share, built.won, staffed.share, staffed.won, used]
      return { name: titled(`room.${kind}`, words), id: kind, cells, game: example(sample, 'room', kind) }
    }),
    charts: [barsAndFair(words, sample.players, 1, 3, 5)],
  }
}

function sources(figures: OutliveFigures, words: Words): Section {
  const bots = Object.keys(figures.sources)
  const row = (source: (typeof SOURCES)[number]): Row => ({
    name: words.say(`score.${source}`),
    cells: bots.map(bot => figures.sources[bot]![source]),
  })
  return {
    title: words.say('sim.outlive.sources'),
    note: words.say('sim.outlive.sources.note'),
    of: words.say('sim.outlive.source'),
    columns: bots.map(bot => ({ name: botName(words, 'outlive', bot), kind: 'mean' })),
    rows: PARTS.map(row),
    total: row('total'),
    charts: [barsOf(...bots.keys())],
  }
}

function tiles(figures: OutliveFigures, words: Words, sample: Sample): Section {
  return {
    title: words.say('sim.outlive.tiles'),
    note: words.say('sim.outlive.tiles.note'),
    of: words.say('sim.outlive.tile'),
    columns: columnsOf(words, {
      'sim.outlive.owned': 'mean',
      'sim.outlive.repaired': 'mean',
      'sim.outlive.used': 'mean',
      'sim.outlive.working': 'share',
      'sim.outlive.working.won': 'share',
      'sim.outlive.working.points': 'mean',
    }),
    rows: EQUIPMENT_KINDS.map(kind => {
      const { owned, repaired, used, atEnd, points } = figures.tiles[kind]
      const cells = [owned, repaired, used, atEnd.share, atEnd.won, points]
      return { name: titled(`equipment.${kind}`, words), id: kind, cells, game: example(sample, 'tile', kind) }
    }),
    charts: [barsOf(0, 1, 2), barsAndFair(words, sample.players, 4)],
  }
}

function events(figures: OutliveFigures, words: Words, sample: Sample): Section {
  return {
    title: words.say('sim.outlive.events'),
    note: words.say('sim.outlive.events.note'),
    of: words.say('sim.outlive.event'),
    columns: [
      ...columnsOf(words, { 'sim.outlive.revealed': 'share', 'sim.outlive.ended': 'share' }),
      ...Array.from({ length: ROUNDS }, (_, i): Column => {
        return { name: words.say('sim.outlive.endedIn', { round: i + 1 }), kind: 'share' }
      }),
      ...columnsOf(words, {
        'sim.outlive.meanRound': 'mean',
        'sim.outlive.roundsActive': 'mean',
        'sim.outlive.claimed.won': 'share',
      }),
    ],
    rows: EVENT_IDS.map(id => {
      const { revealed, ended, endedIn, meanRound, roundsActive, won } = figures.events[id]
      return {
        name: titled(`event.${id}`, words),
        id,
        cells: [revealed, ended, ...endedIn, meanRound, roundsActive, won],
        game: example(sample, 'event', id),
      }
    }),
    charts: [barsOf(0, 1), barsAndFair(words, sample.players, ROUNDS + 4)],
  }
}

function ship(figures: OutliveFigures, words: Words, sample: Sample): Section {
  return {
    title: words.say('sim.outlive.ship'),
    of: words.say('sim.outlive.slot'),
    columns: columnsOf(words, { 'sim.outlive.taken': 'mean', 'sim.outlive.takenShare': 'share' }),
    rows: SHIP_SLOTS.map(slot => {
      const { taken, share } = figures.ship[String(slot)]!
      return { name: String(slot), cells: [taken, share], game: example(sample, 'slot', String(slot)) }
    }),
    total: {
      name: words.say('sim.total'),
      cells: [SHIP_SLOTS.reduce((sum, slot) => sum + (figures.ship[String(slot)]!.taken?.value ?? 0), 0), 1],
    },
    charts: [barsOf(0)],
  }
}
