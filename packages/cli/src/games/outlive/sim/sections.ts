// Figures of Outlive, laid out for a page.

import { EQUIPMENT_KINDS } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS } from '@lastlight/outlive/content/events'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { ROOM_KINDS } from '@lastlight/outlive/content/rooms'
import { ROUNDS, SHIP_SLOTS } from '@lastlight/outlive/content/tables'
import type { Words } from '@lastlight/words'
import { barsAndFair, barsOf, columnsOf } from '../../../sim/page/layOut.ts'
import type { Column, Section } from '../../../sim/page/section.ts'
import type { Sample } from '../../../sim/statistics.ts'
import { SOURCES } from './counting.ts'
import type { OutliveFigures } from './figures.ts'

export const outliveSections = (figures: OutliveFigures, words: Words, sample: Sample): readonly Section[] => [
  leaders(figures, words, sample),
  rooms(figures, words, sample),
  sources(figures, words),
  tiles(figures, words, sample),
  events(figures, words, sample),
  ship(figures, words),
]

/** Names of things stand inside sentences elsewhere; here they stand alone. */
const titled = (name: string, words: Words): string => {
  const text = words.say(name)
  return text.charAt(0).toLocaleUpperCase(words.locale) + text.slice(1)
}

function leaders(figures: OutliveFigures, words: Words, { players }: Sample): Section {
  return {
    title: words.say('sim.outlive.leaders'),
    note: words.say('sim.outlive.leaders.note', { low: 60, high: 140 }),
    of: words.say('sim.outlive.leader'),
    columns: columnsOf(words, {
      'sim.won': 'share',
      'sim.points': 'mean',
      'sim.outlive.played': 'count',
      'sim.outlive.outOfLine': 'words',
    }),
    rows: LEADER_IDS.map(id => {
      const { won, points, played, outOfLine } = figures.leaders[id]
      const flag = outOfLine === null ? '' : words.say(`sim.outlive.${outOfLine}`)
      return { name: titled(`leader.${id}`, words), cells: [won, points, played, flag] }
    }),
    charts: [barsAndFair(words, players, 0)],
  }
}

function rooms(figures: OutliveFigures, words: Words, { players }: Sample): Section {
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
      return { name: titled(`room.${kind}`, words), cells }
    }),
    charts: [barsAndFair(words, players, 1, 3, 5)],
  }
}

function sources(figures: OutliveFigures, words: Words): Section {
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
    charts: [barsOf(...bots.keys())],
  }
}

function tiles(figures: OutliveFigures, words: Words, { players }: Sample): Section {
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
      return { name: titled(`equipment.${kind}`, words), cells }
    }),
    charts: [barsOf(0, 1, 2), barsAndFair(words, players, 4)],
  }
}

function events(figures: OutliveFigures, words: Words, { players }: Sample): Section {
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
      return { name: titled(`event.${id}`, words), cells: [revealed, ended, ...endedIn, meanRound, roundsActive, won] }
    }),
    charts: [barsOf(0, 1), barsAndFair(words, players, ROUNDS + 4)],
  }
}

function ship(figures: OutliveFigures, words: Words): Section {
  return {
    title: words.say('sim.outlive.ship'),
    of: words.say('sim.outlive.slot'),
    columns: columnsOf(words, { 'sim.outlive.taken': 'mean', 'sim.outlive.takenShare': 'share' }),
    rows: SHIP_SLOTS.map(slot => {
      const { taken, share } = figures.ship[String(slot)]!
      return { name: String(slot), cells: [taken, share] }
    }),
    charts: [barsOf(0)],
  }
}
