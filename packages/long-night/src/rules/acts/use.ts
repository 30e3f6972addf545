// LN-ABIL: what survivors and their equipment can do in the own turn.

import { limit, type Seat } from '@lastlight/kernel'
import { itemRow, kindOf } from '../../content/items.ts'
import { call, items, tell } from '../../language.ts'
import type { State, Survivor } from '../../state.ts'
import { holds, mindOf } from '../conditions.ts'
import { unequip } from '../equipment.ts'
import { happen } from '../happening.ts'
import { possible } from '../possible.ts'
import { powerOf } from '../queries.ts'
import { type Home, listsOf, resolve, saying } from '../resolve.ts'
import { wasteOf } from '../spent.ts'
import { spend } from '../verbs/dice.ts'
import { DIE_TOO_LOW } from './attack.ts'
import { admit, type Deed, the } from './deed.ts'

/** `by` is the survivor or one of their items; without a die `die` is 0. */
export type Use = { readonly do: 'use'; readonly survivor: string; readonly by: string; readonly die: number }

const USED = limit('LN-CLAR-02', 'use.used')
const NOT_NOW = limit('LN-ABIL-02', 'use.notNow')

interface Usable {
  readonly home: Home
  readonly card: string
  readonly die: number
  readonly once: boolean
  readonly spent: boolean
}

/** LN-CLAR-15: what its keeper carries is still used only once. */
function usable(survivor: Survivor, by: string): Usable | undefined {
  const own = by === survivor.id
  if (!own && itemRow(by).keyword !== 'equip')
    return { home: 'item', card: kindOf(by), die: 0, once: false, spent: true }
  const { use } = powerOf(survivor, by)
  if (!use) return undefined
  const home = own ? 'ability' : 'gear'
  const card = own ? by : kindOf(by)
  return { home, card, die: use.die ?? 0, once: use.once, spent: use.spent === true }
}

const canUse = (s: State, survivor: Survivor, by: string): boolean => {
  const condition = powerOf(survivor, by).use?.if
  const { home, card } = usable(survivor, by)!
  const mind = mindOf(survivor.seat, survivor.id, survivor.at)
  return (condition === undefined || holds(s, condition, mind)) && possible(s, listsOf(home, card), 'main', mind)
}

function nameUses(
  s: State,
  seat: Seat,
  survivor: Survivor,
  by: string,
  all: Use[],
  dice: readonly number[],
  wide: boolean,
): void {
  const what = usable(survivor, by)
  if (!what) return
  if (what.die === 0) admit(use, s, seat, all, { do: 'use', survivor: survivor.id, by, die: 0 }, wide)
  else for (const die of dice) admit(use, s, seat, all, { do: 'use', survivor: survivor.id, by, die }, wide)
}

export const use: Deed<Use> = {
  name(s, seat, all, { dice, group }, wide) {
    for (const survivor of group) {
      nameUses(s, seat, survivor, survivor.id, all, dice, wide)
      for (const card of survivor.equipment) nameUses(s, seat, survivor, card, all, dice, wide)
    }
  },
  limit(s, _, { survivor: id, by, die }) {
    const survivor = the(s, id)
    const what = usable(survivor, by)!
    if (what.once && s.used.includes(by)) return USED
    // LN-ABIL-01
    if (die < what.die) return DIE_TOO_LOW
    return canUse(s, survivor, by) ? undefined : NOT_NOW
  },
  act(s, seat, { survivor: id, by, die }) {
    const survivor = the(s, id)
    const { home, card, once, spent } = usable(survivor, by)!
    if (die > 0) spend(s, seat, die)
    if (once) s.used.push(by)
    tell.all?.({ e: 'used', survivor: id, by: card })
    happen(s, seat, 'use', { survivor: id, at: survivor.at })
    if (spent) {
      unequip(s, by)
      items.move(s, by, 'equipped', wasteOf(s, seat))
    }
    call(resolve, saying(home, card, 'main', mindOf(seat, id, survivor.at)))
  },
}
