// A choice as the label of a button.

import { type Phrase, phrase } from '@lastlight/kernel'
import { isPool, POOL_RESOURCE } from '../content/areas.ts'
import { equipmentKind, equipmentRow } from '../content/equipment.ts'
import { EVENT_DISCOUNT, eventRow } from '../content/events.ts'
import { isFood, MATERIALS, type Resource } from '../content/resources.ts'
import type { Option, OptionOf } from '../options.ts'
import type { View } from '../view.ts'
import * as named from './named.ts'

/** The part of the view that a label depends on. */
type LabelContext = Pick<View, 'phase' | 'acting'>
type Labels = { readonly [D in Option['do']]: (option: OptionOf<D>, view: LabelContext) => Phrase }

/** One token of a kind. */
const one = (kind: Resource): Phrase => named.goodsAcc(kind, 1)

const LABELS: Labels = {
  drop: o => phrase('option.drop', { room: named.roomAcc(o.room) }),
  build(o, { phase }) {
    const room = named.roomAcc(o.room)
    if (phase === 'setup') return phrase('option.build.free', { room })
    return 'discount' in o
      ? phrase('option.build.cheap', { room, by: phrase('room.buildDiscount') })
      : phrase('option.build', { room })
  },
  inside: o =>
    o.count === 0 ? phrase('option.inside.none') : phrase('option.inside', { people: named.survivorsAcc(o.count) }),
  lead: o => phrase('option.lead', { leader: named.leader(o.leader), trade: named.trade(o.leader) }),
  stand: o => phrase('option.stand', { hero: named.heroAcc(o.hero) }),
  discard: o => phrase('option.discard', { token: named.token(o.token) }),

  move(o) {
    const move = { hero: named.heroAcc(o.hero), to: named.areaTo(o.to) }
    const by = [
      ...(o.exoskeleton === true ? [phrase('equipment.exoskeleton')] : []),
      ...(o.hook === true ? [phrase('equipment.grapplingHook')] : []),
    ]
    return by.length === 0 ? phrase('option.move', move) : phrase('option.move.by', { ...move, by })
  },
  skip: () => phrase('option.skip'),
  gather(_, { acting }) {
    const area = acting?.at
    return phrase('option.gather', { goods: one(area && isPool(area) ? POOL_RESOURCE[area] : 'wood') })
  },
  algae: () => phrase('option.algae'),
  unlock: () => phrase('option.unlock'),
  search: () => phrase('option.search'),
  take: o => phrase('option.take', { tile: named.tileAcc(o.tile) }),
  use: o => phrase('option.use', { what: named.thingAcc(o.what) }),
  board: o => phrase('option.board', { to: named.placeTo(o.to) }),
  hunt(o) {
    const prey = named.preyAcc(o.prey)
    const by = [...o.with.map(named.tile), ...(o.ammo > 0 ? [named.goods('ammo', o.ammo)] : [])]
    return by.length === 0 ? phrase('option.hunt', { prey }) : phrase('option.hunt.by', { prey, by })
  },
  more: o => (o.room === 'none' ? phrase('option.more.none') : phrase('option.more', { room: named.roomAcc(o.room) })),
  locker: o =>
    o.use ? phrase('option.locker', { room: phrase('room.acc.emptyLocker') }) : phrase('option.locker.leave'),
  peek: o => phrase('option.peek', { at: named.areaIn(o.city) }),

  bat: o => (o.use ? phrase('option.bat', { tile: phrase('equipment.acc.baseballBat') }) : phrase('option.bat.leave')),
  immune: o => phrase('option.immune', { room: phrase('room.acc.hero3Immune'), hero: named.hero(o.hero) }),
  shield(o) {
    if (o.with === 'hero3Immune') return phrase('option.shield.room', { room: phrase('room.acc.hero3Immune') })
    if (o.with === 'protectiveVest')
      return phrase('option.shield.vest', { tile: phrase('equipment.acc.protectiveVest') })
    return phrase('option.shield.nothing')
  },
  ammo: o =>
    o.count === 0 ? phrase('option.ammo.none') : phrase('option.ammo', { ammo: named.goodsAcc('ammo', o.count) }),
  handOver: o => phrase('option.handOver', { goods: one(o.kind) }),
  giveUp: o => phrase('option.giveUp', { goods: one(o.kind) }),
  pay: o => phrase('option.pay', { goods: one(o.kind) }),
  lose: o => phrase('option.lose', { from: named.placeFrom(o.from) }),
  house: o => phrase('option.house', { to: named.placeTo(o.to) }),

  end(o) {
    const { event } = o
    const { kind, count: full } = eventRow(event).cost
    const off = isFood(kind) ? EVENT_DISCOUNT.food : EVENT_DISCOUNT.materials
    return o.discount === true
      ? phrase('option.end.cheap', {
          event: named.eventName(event),
          goods: named.goodsAcc(kind, Math.max(0, full - off)),
          by: phrase('room.eventDiscount'),
        })
      : phrase('option.end', { event: named.eventName(event), goods: named.goodsAcc(kind, full) })
  },
  pass: () => phrase('option.pass'),
  recruit: o => phrase('option.recruit', { goods: one(o.kind) }),
  moveIn: o => phrase('option.moveIn', { to: named.placeTo(o.room) }),
  dismantle: o => phrase('option.dismantle', { tile: named.tileAcc(o.tile) }),
  repair(o) {
    const tile = named.tileAcc(o.tile)
    switch (o.by) {
      case 'autoRepair':
        return phrase('option.repair.free', { tile, by: phrase('room.autoRepair') })
      case 'repairDiscount':
        return phrase('option.repair.cheap', { tile, goods: one(o.pay), by: phrase('room.repairDiscount') })
      case 'workshop':
        return phrase('option.repair.less', { tile, goods: one(o.without), by: phrase('room.workshop') })
      default:
        return phrase('option.repair', { tile, goods: costOf(o.tile) })
    }
  },
  done: (_, { phase }) => phrase(phase === 'day' ? 'option.done.hero' : 'option.done'),
  reconsider: () => phrase('option.reconsider'),
}

function costOf(tile: string): readonly Phrase[] {
  const { cost } = equipmentRow(equipmentKind(tile))
  return MATERIALS.map(kind => [kind, cost.filter(each => each === kind).length] as const)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => named.goodsAcc(kind, n))
}

export const optionPhrase = (option: Option, view: LabelContext): Phrase =>
  (LABELS[option.do] as (option: Option, view: LabelContext) => Phrase)(option, view)
