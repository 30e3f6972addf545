// Players who lead a seat into a corner where only equipment moves the last hero: chance hardly ever does.

import { type Chance, chanceFrom, pickOf, type Seat } from '@lastlight/kernel'
import type { Option, OptionOf, View } from '@lastlight/outlive'
import { AREAS, type Area, distance } from '@lastlight/outlive/content/areas'
import { equipmentKind } from '@lastlight/outlive/content/equipment'

type Hero = View['players'][number]['heroes'][number]

const SHIP: Area = 'cargoShip'
const REACH = 2
/** More than a hero could ever have to go to. */
const EVERYWHERE = AREAS.length

const isMover = (tile: string): boolean => ['grapplingHook', 'exoskeleton'].includes(equipmentKind(tile))

export class Cornering {
  readonly #chance: Chance

  constructor(seed: string) {
    this.#chance = chanceFrom(seed)
  }

  /**
   * Equipment that moves comes first, then repairs; its owner moves so that the last hero is shut in, the others fill
   * the ship.
   */
  pick(options: readonly Option[], view: View, seat: Seat): Option {
    const wanted = options.filter(
      option =>
        (option.do === 'lead' && option.leader === 'solen') ||
        ((option.do === 'take' || option.do === 'repair') && isMover(option.tile)),
    )
    if (wanted.length > 0) return this.#any(wanted)
    const moves = options
      .filter(option => option.do === 'move')
      .filter(({ hook, exoskeleton }) => !hook && !exoskeleton)
    if (moves.length > 0) return this.#move(moves, view, seat)
    const saving = options.filter(({ do: kind }) => kind === 'gather' || (view.phase === 'night' && kind === 'done'))
    return this.#any(saving.length > 0 ? saving : options)
  }

  #move(moves: readonly OptionOf<'move'>[], view: View, seat: Seat): Option {
    const onto = moves.filter(({ to }) => to === SHIP)
    const off = moves.filter(({ to }) => to !== SHIP)
    const hasMover = view.players[seat]!.equipment.some(({ id, repaired }) => repaired && isMover(id))
    if (!hasMover || off.length === 0) return this.#any(onto.length > 0 ? onto : moves)
    const left = off.map(move => waysOut(view, seat, move))
    return this.#any(off.filter((_, i) => left[i] === Math.min(...left)))
  }

  #any(options: readonly Option[]): Option {
    return options[pickOf(this.#chance, options.length)]!
  }
}

/** After a move: how many areas are left for the hero of a seat that has fewest. Only beside the ship can there be none. */
function waysOut({ players }: View, seat: Seat, { hero, to }: OptionOf<'move'>): number {
  const after = players[seat]!.heroes.map(each => (each.id === hero ? { ...each, at: to, active: true } : each))
  const held = after.map(({ at }) => at)
  const onShip = players.flatMap(({ heroes }) => heroes.filter(({ active, at }) => active && at === SHIP))
  const isOpen = (area: Area, { strength }: Hero): boolean =>
    !held.includes(area) && (area !== SHIP || onShip.every(({ slot }) => slot !== strength))
  const ways = (each: Hero): number => {
    const near = AREAS.filter(area => distance(each.at, area) <= REACH && area !== each.at)
    return near.includes(SHIP) ? near.filter(area => isOpen(area, each)).length : EVERYWHERE
  }
  return Math.min(EVERYWHERE, ...after.filter(({ active }) => !active).map(ways))
}
