// The board of Outlive in lines.

import { scoreOf, type View } from '@lastlight/outlive'
import { AREAS, type Area } from '@lastlight/outlive/content/areas'
import { type EventId, eventRow } from '@lastlight/outlive/content/events'
import { RESOURCES } from '@lastlight/outlive/content/resources'
import { AIRLOCK_SEATS, roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { CONTAMINATION, ROUNDS } from '@lastlight/outlive/content/tables'
import type { Words } from '@lastlight/words'
import { heading, type SeatPosition } from '../../../play/guide.ts'
import { areaParts } from './area.ts'
import { tileName } from './names.ts'

type Player = View['players'][number]

export function board(position: SeatPosition<View>): readonly string[] {
  const { view, seat, words } = position
  if (view.phase === 'setup' && view.round === 0 && view.own !== null) return [heading(words.say('phase.setup'))]
  return [
    heading(`${words.say('board.round', { round: view.round, rounds: ROUNDS })}, ${words.say(`phase.${view.phase}`)}`),
    words.say('board.first', { who: { who: view.first } }),
    ...(view.token === view.first ? [] : [words.say('board.token', { who: { who: view.token } })]),
    heading(words.say('board.events')),
    ...(view.events.active.length === 0
      ? [words.say('board.none')]
      : view.events.active.map(id => eventLine(id, words))),
    heading(words.say('board.areas')),
    ...AREAS.map(area => areaLine(position, area)),
    ...view.players.flatMap((player, i) => shelterLines(player, i, words, i === seat)),
  ]
}

function eventLine(id: EventId, words: Words): string {
  const { points, cost } = eventRow(id)
  return words.say('board.event', {
    event: words.say(`event.${id}`),
    points: words.say('count.point', { n: points }),
    goods: words.say(`count.acc.${cost.kind}`, { n: cost.count }),
    effect: words.say(`event.effect.${id}`),
  })
}

const areaLine = (position: SeatPosition<View>, area: Area): string =>
  `${position.words.say(`area.${area}`)}: ${areaParts(position, area).join('; ')}`

const roomName = (id: string, words: Words): string => words.say(`room.${roomKind(id)}`)

export function goods(player: Player, words: Words): string {
  const kinds = RESOURCES.filter(kind => player[kind] > 0)
  return kinds.length === 0
    ? words.say('board.none')
    : words.list(kinds.map(kind => words.say(`count.${kind}`, { n: player[kind] })))
}

function shelterLines(player: Player, who: number, words: Words, own: boolean): string[] {
  const built = player.rooms.filter(room => room.built)
  const unbuilt = player.rooms.filter(room => !room.built).map(room => roomName(room.id, words))
  const tiles = (repaired: boolean): string[] =>
    player.equipment.filter(tile => tile.repaired === repaired).map(tile => tileName(tile.id, words))
  const lines = [heading(words.say('board.shelter', { who: { who } }))]
  if (player.leader !== '') lines.push(words.say('board.leader', { leader: words.say(`leader.${player.leader}`) }))
  lines.push(words.say('board.stores', { goods: goods(player, words) }))
  lines.push(words.say('board.airlock', { people: player.airlock, seats: AIRLOCK_SEATS }))
  for (const { id, people } of built) {
    const { seats, upkeep } = roomRow(roomKind(id))
    const effect = own ? ` ${words.say(`room.effect.${roomKind(id)}`)}` : ''
    lines.push(`${words.say('board.room', { room: roomName(id, words), people, seats, upkeep })}${effect}`)
  }
  if (unbuilt.length > 0) lines.push(words.say('board.unbuilt', { rooms: words.list(unbuilt) }))
  if (tiles(true).length > 0) lines.push(words.say('board.repaired', { items: words.list(tiles(true)) }))
  if (tiles(false).length > 0) lines.push(words.say('board.broken', { items: words.list(tiles(false)) }))
  if (player.events.length > 0)
    lines.push(words.say('board.ended', { events: words.list(player.events.map(id => words.say(`event.${id}`))) }))
  lines.push(
    words.say('board.points', {
      contamination: CONTAMINATION[player.contamination]!,
      points: scoreOf(player).total,
    }),
  )
  return lines
}
