// Explains every thing of the table: its name, its effect with numbers, and its rule.

import type { View } from '@lastlight/outlive'
import { AREAS, type Area, isCity, isPool, isWild, POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { EQUIPMENT_IDS, EQUIPMENT_KINDS, equipmentKind, equipmentRow } from '@lastlight/outlive/content/equipment'
import { EVENT_IDS, eventRow } from '@lastlight/outlive/content/events'
import { HERO_IDS, STRENGTH } from '@lastlight/outlive/content/heroes'
import { LEADER_IDS, leaderRow } from '@lastlight/outlive/content/leaders'
import { PREY_IDS, preyKind, preyRow } from '@lastlight/outlive/content/prey'
import { RESOURCES, type Resource } from '@lastlight/outlive/content/resources'
import {
  AIRLOCK_ROWS,
  AIRLOCK_SEATS,
  BUILD_COST,
  ROOM_KINDS,
  roomKind,
  roomRow,
} from '@lastlight/outlive/content/rooms'
import { TOKENS, type TokenKind, tokenKind } from '@lastlight/outlive/content/search'
import { CONTAMINATION, ROUNDS, SHIP_CANS, SHIP_SLOTS, WATER_KEPT } from '@lastlight/outlive/content/tables'
import { capOf } from '@lastlight/outlive/queries/events'
import { radiationIn } from '@lastlight/outlive/queries/tonight'
import type { Words } from '@lastlight/words'
import type { Explanation, Thing } from '../../face/face.ts'
import { capital } from './capital.ts'
import { goodsList } from './goodsList.ts'
import { resistanceFor, searchCapOf, topPrey } from './seen.ts'
import { signed } from './signed.ts'
import type { ThingKind } from './thing.ts'

export function explain(thing: Thing, view: View, words: Words): Explanation | undefined {
  const [kind = '', ...rest] = thing.split(':')
  const about = Object.hasOwn(ABOUT, kind) ? ABOUT[kind as ThingKind] : undefined
  return about?.(rest.join(':'), view, words)
}

type ExplainThing = (id: string, view: View, words: Words) => Explanation | undefined

/** The rule of a row: they are numbered in the order of the content. */
const nth = (chapter: string, ids: readonly string[], id: string): string =>
  `${chapter}-${String(ids.indexOf(id) + 1).padStart(2, '0')}`

const sentences = (...all: readonly (string | undefined)[]): string =>
  all.filter(each => each !== undefined && each !== '').join(' ')

const named = (key: string, words: Words): string => capital(words.say(key), words.locale)

const area: ExplainThing = (id, view, words) => {
  const at = AREAS.find(each => each === id)
  if (at === undefined) return undefined
  const title = named(`area.${at}`, words)
  if (at === 'cargoShip') return { title, text: words.say('shelter.about.cargoShip'), rule: 'OUT-SHIP-02' }
  if (isCity(at)) {
    const { stack, tiles } = view.search[at]
    const now = words.say('shelter.about.city.now', { tokens: stack.length, tiles: tiles.length })
    return { title, text: sentences(words.say('shelter.about.city'), now), rule: 'OUT-CITY-01' }
  }
  if (!isPool(at)) return undefined
  const goods = words.say(`count.${POOL_RESOURCE[at]}`, { n: view.pools[at] })
  const now = words.say('shelter.about.pool', { goods, cap: capOf(view.events.active, at, view.players.length) })
  if (at === 'dam') return { title, text: sentences(words.say('shelter.about.dam'), now), rule: 'OUT-DAM-01' }
  if (!isWild(at)) return { title, text: sentences(words.say('shelter.about.militaryBase'), now), rule: 'OUT-BASE-01' }
  const prey = topPrey(view, at)
  const hunt =
    prey === null
      ? words.say('shelter.about.noPrey')
      : words.say('shelter.about.top', {
          prey: words.say(`prey.acc.${preyKind(prey)}`),
          n: resistanceFor(view, undefined, prey),
        })
  const one = words.say(`count.acc.${POOL_RESOURCE[at]}`, { n: 1 })
  return { title, text: sentences(words.say('shelter.about.wild', { goods: one }), now, hunt), rule: 'OUT-GATHER-01' }
}

/** One's own heroes have no seat in their name. */
const hero: ExplainThing = (id, _, words) => {
  const found = HERO_IDS.find(each => each === id.split(':').at(-1))
  if (!found) return undefined
  const n = STRENGTH[found]
  return {
    title: words.say('shelter.about.hero.title', { n }),
    text: words.say('shelter.about.hero', { n }),
    rule: 'OUT-ACT-01',
  }
}

const prey: ExplainThing = (id, _, words) => {
  if (!PREY_IDS.includes(id)) return undefined
  const { resistance, meat } = preyRow(id)
  const [first, second, later] = meat
  return {
    title: named(`prey.${preyKind(id)}`, words),
    text: words.say('shelter.about.prey', { n: resistance, first: first!, second: second!, later: later! }),
    rule: 'OUT-HUNT-02',
  }
}

const tile: ExplainThing = (id, _, words) => {
  if (!EQUIPMENT_IDS.includes(id)) return undefined
  const kind = equipmentKind(id)
  const { cost, pair } = equipmentRow(kind)
  const partner = EQUIPMENT_KINDS.find(other => other !== kind && equipmentRow(other).pair === pair)!
  return {
    title: named(`equipment.${kind}`, words),
    text: sentences(
      words.say(`equipment.effect.${kind}`),
      words.say('shelter.about.repair', { goods: goodsList(cost, words) }),
      words.say('shelter.about.pair', { tile: words.say(`equipment.${partner}`) }),
    ),
    rule: nth('OUT-EQK', EQUIPMENT_KINDS, kind),
  }
}

const room: ExplainThing = (id, view, words) => {
  if (id === 'airlock')
    return {
      title: words.say('shelter.airlock'),
      text: words.say('shelter.about.airlock', { seats: AIRLOCK_SEATS, first: AIRLOCK_ROWS[0]! }),
      rule: 'OUT-ROOM-06',
    }
  const kind = roomKind(id)
  if (kind === undefined) return undefined
  const { upkeep, seats } = roomRow(kind)
  const isBuilt = view.players.some(player => player.rooms.some(each => each.id === id && each.built))
  return {
    title: named(`room.${kind}`, words),
    text: sentences(
      words.say(`room.effect.${kind}`),
      words.say('shelter.about.room', { upkeep, seats }),
      isBuilt ? undefined : words.say('shelter.about.plan', { n: BUILD_COST }),
    ),
    rule: nth('OUT-ROOMK', ROOM_KINDS, kind),
  }
}

const event: ExplainThing = (id, view, words) => {
  const found = EVENT_IDS.find(each => each === id)
  if (found === undefined) return undefined
  const { points, cost } = eventRow(found)
  const ended = view.players.findIndex(player => player.events.includes(found))
  return {
    title: named(`event.${id}`, words),
    text: sentences(
      words.say(`event.effect.${id}`),
      ended >= 0
        ? words.say('shelter.about.ended', { who: { who: ended }, points: words.say('count.point', { n: points }) })
        : words.say('shelter.about.end', {
            goods: words.say(`count.acc.${cost.kind}`, { n: cost.count }),
            points: words.say('count.point', { n: points }),
          }),
    ),
    rule: nth('OUT-EVTK', EVENT_IDS, id),
  }
}

const GOODS_RULES: { readonly [kind in Resource]: string } = {
  meat: 'OUT-NIGHT-CLEAN-01',
  water: 'OUT-NIGHT-FEED-02',
  cans: 'OUT-NIGHT-CLEAN-03',
  wood: 'OUT-NIGHT-BUILD-01',
  metal: 'OUT-NIGHT-BUILD-01',
  microchip: 'OUT-DAM-01',
  ammo: 'OUT-PRESS-06',
}

const goods: ExplainThing = (id, _, words) => {
  if (id === 'algae')
    return { title: words.say('shelter.algae'), text: words.say('shelter.about.algae'), rule: 'OUT-BASE-02' }
  const kind = RESOURCES.find(each => each === id)
  return (
    kind && {
      title: named(`resource.${kind}`, words),
      text: words.say(`shelter.about.${kind}`, { kept: WATER_KEPT, cost: BUILD_COST }),
      rule: GOODS_RULES[kind],
    }
  )
}

/** A stack of search tokens, face down. */
const search: ExplainThing = (id, view, words) => {
  if (!isCity(id as Area)) return undefined
  const kinds = Object.keys(TOKENS) as readonly TokenKind[]
  return {
    title: words.say('shelter.about.search.title', { city: words.say(`area.${id}`) }),
    text: words.say('shelter.about.search', {
      n: view.search[id as 'blackwood'].stack.length,
      cap: searchCapOf(view),
      kinds: words.list(kinds.map(kind => words.say(`token.${kind}`))),
    }),
    rule: 'OUT-CITY-02',
  }
}

const token: ExplainThing = (id, _, words) => {
  const kind = tokenKind(id)
  if (!Object.hasOwn(TOKENS, kind)) return undefined
  const { gives } = TOKENS[kind]
  const text =
    gives === undefined
      ? words.say('shelter.about.emptyLocker', { room: words.say('room.emptyLocker') })
      : gives === 'tablet'
        ? words.say('shelter.about.tablets')
        : words.say('shelter.about.token', { goods: words.say(`count.acc.${gives}`, { n: 1 }) })
  return { title: named(`token.${kind}`, words), text, rule: 'OUT-CITY-04' }
}

const slot: ExplainThing = (id, _, words) => {
  const n = SHIP_SLOTS.find(each => String(each) === id)
  if (n === undefined) return undefined
  const cans = words.say('count.acc.cans', { n: SHIP_CANS[n].cans })
  const hook = n === SHIP_SLOTS.at(-1)
  return {
    title: words.say('shelter.about.slot.title', { n }),
    text: hook ? words.say('shelter.about.slot.hook', { cans }) : words.say('shelter.about.slot', { n, cans }),
    rule: hook ? 'OUT-SHIP-06' : 'OUT-SHIP-03',
  }
}

const contamination: ExplainThing = (_, __, words) => ({
  title: words.say('shelter.gauge'),
  text: words.say('shelter.about.contamination', {
    best: signed(CONTAMINATION[0]!),
    worst: signed(CONTAMINATION.at(-1)!),
  }),
  rule: 'OUT-RAD-04',
})

const leader: ExplainThing = (id, _, words) => {
  const found = LEADER_IDS.find(each => each === id)
  if (found === undefined) return undefined
  const { age, areas, resources, equipment } = leaderRow(found)
  const brought = resources
    ? RESOURCES.flatMap(kind => (resources[kind] ? [words.say(`count.${kind}`, { n: resources[kind] })] : []))
    : [words.say('shelter.leader.tokens')]
  return {
    title: `${words.say(`leader.${id}`)}, ${words.say(`leader.trade.${id}`)}`,
    text: words.say('shelter.about.leader', {
      age,
      areas: words.list(areas.map(each => words.say(`area.${each}`))),
      goods: words.list([...brought, words.say(`equipment.${equipment}`)]),
    }),
    rule: nth('OUT-LEAD', LEADER_IDS, id),
  }
}

const convoy: ExplainThing = (_, view, words) => ({
  title: words.say('shelter.about.convoy.title'),
  text: words.say('shelter.about.convoy', { rounds: ROUNDS, toCome: view.events.toCome, n: radiationIn(view.round) }),
  rule: 'OUT-ROUND-01',
})

const ABOUT: { readonly [kind in ThingKind]: ExplainThing | undefined } = {
  area,
  hero,
  prey,
  tile,
  room,
  event,
  goods,
  search,
  peek: search,
  token,
  slot,
  contamination,
  leader,
  convoy,
  // These stand beside the board and are explained by their own labels.
  seat: undefined,
  people: undefined,
  ammo: undefined,
  by: undefined,
  answer: undefined,
  turn: undefined,
}
