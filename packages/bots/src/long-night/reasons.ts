// Why a choice is good: what the next round begins with, compared with another choice.

import type { Option, State } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { countAt } from '@lastlight/long-night/queries/entrances'
import { wantedFor } from '@lastlight/long-night/queries/objectives'
import { damageOf } from '@lastlight/long-night/queries/people'
import { hand } from '@lastlight/long-night/zones'
import { difference } from '../search/difference.ts'
import { keyOf } from '../search/key.ts'
import { type BotReason, type Compared, type ReasonGiver, strongest } from '../search/reasons.ts'
import { winChance } from './judgement.ts'
import { isTraitor } from './moment.ts'

interface Topic {
  readonly more: string
  readonly less: string
  count(s: State, seat: number): number
  /** The points of one more of what is counted, such as a survivor or a card, for a loyal player; one more morale has 1 point. */
  readonly worth: number
  /** The colony's good is a traitor's loss. */
  readonly isForAll: boolean
}

const sum = <T>(list: readonly T[], value: (each: T) => number): number =>
  list.reduce((all, each) => all + value(each), 0)
const ofSeat = (s: State, seat: number, value: (survivor: State['survivors'][number]) => number): number =>
  sum(s.survivors, each => (each.seat === seat ? value(each) : 0))

const TOPICS: readonly Topic[] = [
  {
    more: 'coach.morale.more',
    less: 'coach.morale.less',
    count: s => s.morale,
    worth: 1,
    isForAll: true,
  },
  {
    more: 'coach.objective.more',
    less: 'coach.objective.less',
    count: s => sum(wantedFor(s, s.items.at.objective), ({ have, need }) => Math.min(have, need)),
    worth: 1,
    isForAll: true,
  },
  {
    more: 'coach.survivors.more',
    less: 'coach.survivors.less',
    count: (s, seat) => ofSeat(s, seat, () => 1),
    worth: 0.8,
    isForAll: false,
  },
  {
    more: 'coach.others.more',
    less: 'coach.others.less',
    count: (s, seat) => s.survivors.length - ofSeat(s, seat, () => 1),
    worth: 0.5,
    isForAll: true,
  },
  {
    more: 'coach.damage.more',
    less: 'coach.damage.less',
    count: (s, seat) => ofSeat(s, seat, damageOf),
    worth: -0.25,
    isForAll: false,
  },
  {
    more: 'coach.food.more',
    less: 'coach.food.less',
    count: s => s.food,
    worth: 0.2,
    isForAll: true,
  },
  {
    more: 'coach.cards.more',
    less: 'coach.cards.less',
    count: (s, seat) => s.items.at[hand(seat)].length,
    worth: 0.2,
    isForAll: false,
  },
  {
    more: 'coach.waste.more',
    less: 'coach.waste.less',
    count: s => s.items.at.waste.length,
    worth: -0.06,
    isForAll: true,
  },
  {
    more: 'coach.zombies.more',
    less: 'coach.zombies.less',
    count: s => sum(s.places, ({ entrances }) => sum(entrances, each => each.zombies)),
    worth: -0.1,
    isForAll: true,
  },
  {
    more: 'coach.barricades.more',
    less: 'coach.barricades.less',
    count: s => countAt(s, 'colony', 'barricades'),
    worth: 0.1,
    isForAll: true,
  },
]

/** Reasons worth fewer points are not told, and differences below a tenth are not seen. */
const LEAST_POINTS = 0.08
const TENTHS = 10

export const counsel: ReasonGiver<State, Option> = {
  /** The same act with another die, where the die is not all that is asked for, or with another card of the same kind. */
  alike: option =>
    keyOf({
      ...option,
      ...('die' in option && option.do !== 'die' && { die: 0 }),
      ...('card' in option && option.do !== 'name' && { card: kindOf(option.card) }),
    }),
  chance: (endings, seat) => sum(endings, s => winChance(s, seat)) / endings.length,
  reasons({ befores, afters, others, seat }: Compared<State, Option>): readonly BotReason[] {
    const care = isTraitor(befores[0]!, seat) ? -1 : 1
    const reasons = TOPICS.flatMap(({ more, less, count, worth, isForAll }) => {
      const { mean, isClear } = difference(afters, others, s => count(s, seat))
      const n = Math.round(TENTHS * Math.abs(mean)) / TENTHS
      if (n === 0 || !isClear) return []
      return [{ key: mean > 0 ? more : less, args: { n }, points: mean * worth * (isForAll ? care : 1) }]
    })
    return strongest(reasons, LEAST_POINTS)
  },
}
