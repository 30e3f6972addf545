// LN-ABIL: abilities of survivors and equipment in the own turn.

import { limit, type Offer } from '@lastlight/kernel'
import { type ListOwner, listsOf } from '../../content/cardLists.ts'
import type { Condition } from '../../content/effects.ts'
import { itemRow, kindOf } from '../../content/items.ts'
import { CARDS, call, items, tell } from '../../language.ts'
import type { Use } from '../../options.ts'
import { effectContext, holds } from '../../queries/conditions.ts'
import { powerOf } from '../../queries/values.ts'
import type { State, Survivor } from '../../state.ts'
import { happen } from '../happenings.ts'
import { possible } from '../possible.ts'
import { listInContext, resolve } from '../resolve.ts'
import { wasteOf } from '../spent.ts'
import { spend } from '../verbs/dice.ts'
import { type Act, survivorNamed } from './act.ts'
import { dieLimit } from './limits.ts'

const USED = limit('LN-CLAR-02', 'use.used')
const NOT_NOW = limit('LN-ABIL-02', 'use.notNow')

interface Usable {
  readonly home: ListOwner
  readonly card: string
  readonly die: number
  readonly once: boolean
  readonly spent: boolean
  readonly if: Condition | undefined
}

/** LN-CLAR-15: an item is used only once a round, even by its keeper. */
function usable(survivor: Survivor, by: string): Usable | undefined {
  const own = by === survivor.id
  if (!own && itemRow(by).keyword !== 'equip')
    return { home: 'item', card: kindOf(by), die: 0, once: false, spent: true, if: undefined }
  const { use } = powerOf(survivor, by)
  if (!use) return undefined
  const home = own ? 'ability' : 'gear'
  const card = own ? by : kindOf(by)
  return { home, card, die: use.die ?? 0, once: use.once, spent: use.spent === true, if: use.if }
}

const isUsed = (s: State, by: string, { once }: Usable): boolean => once && s.used.includes(by)

const canUse = (s: State, survivor: Survivor, { home, card, if: condition }: Usable): boolean => {
  const context = effectContext(survivor.seat, survivor.id, survivor.at)
  return (
    (condition === undefined || holds(s, CARDS, condition, context)) &&
    possible(s, listsOf(home, card), 'main', context)
  )
}

const NO_DIE: readonly number[] = [0]

function offerUses(s: State, survivor: Survivor, by: string, offer: Offer<Use>, dice: readonly number[]): void {
  const what = usable(survivor, by)
  if (!what) return
  const used = isUsed(s, by, what) ? USED : undefined
  if (offer.skips(used)) return
  const notNow = canUse(s, survivor, what) ? undefined : NOT_NOW
  if (offer.skips(notNow)) return
  // LN-ABIL-01
  for (const die of what.die === 0 ? NO_DIE : dice)
    offer.add({ do: 'use', survivor: survivor.id, by, die }, used ?? dieLimit(die, what.die) ?? notNow)
}

export const use: Act<Use> = {
  candidates(s, _, offer, { dice, group }) {
    for (const survivor of group) {
      offerUses(s, survivor, survivor.id, offer, dice)
      for (const card of survivor.equipment) offerUses(s, survivor, card, offer, dice)
    }
  },
  act(s, seat, { survivor: id, by, die }) {
    const survivor = survivorNamed(s, id)
    const { home, card, once, spent } = usable(survivor, by)!
    if (die > 0) spend(s, seat, die)
    if (once) s.used.push(by)
    tell.all?.({ e: 'used', survivor: id, by: card })
    happen(s, seat, 'use', { survivor: id, at: survivor.at })
    // LN-PLAY-05
    if (spent) items.move(s, by, 'equipped', wasteOf(s, seat))
    call(resolve, listInContext(home, card, 'main', effectContext(seat, id, survivor.at)))
  },
}
