// Verbs that choose the list that goes on.

import { end, flag, int, limit, list, next, one } from '@lastlight/kernel'
import { listsOf } from '../../content/cardLists.ts'
import { LASTING_IDS } from '../../content/lasting.ts'
import { LIST_NAME, LIST_OR_NONE } from '../../ids.ts'
import { CARDS, call, proc, rollDice, rollDie, tell } from '../../language.ts'
import { holds } from '../../queries/conditions.ts'
import { inOrder, membersOf } from '../../queries/position.ts'
import { setLasting } from '../lasting.ts'
import { possible } from '../possible.ts'
import { continueWith, LIST_FIELDS, type ListInContext, type NeedTable, type VerbTable } from '../resolve.ts'
import { oneList } from '../sameOption.ts'
import { SPECIALS } from '../specials/index.ts'
import { ballot, countOf, voting } from '../votes.ts'
import { whyOf } from '../why.ts'

type Verbs =
  | 'either'
  | 'may'
  | 'test'
  | 'dose'
  | 'rolls'
  | 'if'
  | 'vote'
  | 'each'
  | 'lasting'
  | 'law'
  | 'special'
  | 'endTurn'

const { list: _list, ...CONTEXT } = LIST_FIELDS
const contextOf = ({ home, card, seat, survivor, place, other }: ListInContext) => ({
  home,
  card,
  seat,
  survivor,
  place,
  other,
})

const IMPOSSIBLE = limit('LN-XROADS-04', 'option.impossible')

/** One of these lists, or with `free` none of them. */
const branch = proc('branch', { ...CONTEXT, lists: list(LIST_NAME), free: flag })
branch.steps({
  choose: branch.ask({
    from: (_, l) => [...l.lists, ...(l.free ? [''] : [])].map(oneList),
    limit: (s, l, o) => (o.option === '' || possible(s, listsOf(l.home, l.card), o.option, l) ? undefined : IMPOSSIBLE),
    alone: 'take',
    take(_, l, o) {
      tell.all?.({ e: 'picked', seat: l.seat, what: { option: o.option } })
      return o.option === '' ? end : continueWith({ ...l, list: o.option }, o.option)
    },
  }),
})

/** The same list several times, or for several players. */
const repeated = proc('repeated', { ...LIST_FIELDS, seats: list(int) })
repeated.steps({
  each(_, l) {
    const seat = l.seats.shift()
    if (seat === undefined) return end
    continueWith(l, l.list, seat)
    return 'each'
  },
})

/** LN-XROADS-05 */
const voteOn = proc('voteOn', { ...CONTEXT, yes: LIST_NAME, no: LIST_OR_NONE }, { own: { yea: flag } })
voteOn.steps({
  vote: (_, l) => voting(l, 'yea'),
  go(_, l) {
    const list = l.yea ? l.yes : l.no
    return list === '' ? end : continueWith({ ...l, list }, list)
  },
})

/** LN-CLAR-09, LN-CLAR-10: voted on again even while it holds; a tie rejects it. */
const lawVote = proc('lawVote', { law: one(...LASTING_IDS) })
lawVote.steps({
  vote: lawVote.secretly({
    who: membersOf,
    lane: ballot,
    with: (_, __, seat) => ({ seat }),
    then(s, l, gave) {
      const { yes, no } = countOf(gave)
      tell.all?.({
        e: 'voted',
        yes: gave.filter(each => each.gave).map(each => each.seat),
        carried: yes > no,
        why: whyOf(s),
      })
      setLasting(s, l.law, yes > no)
      return next
    },
  }),
})

export const branchVerbs: Pick<VerbTable, Verbs> = {
  either: (_, l, a, b) => call(branch, { ...contextOf(l), lists: [a, b], free: false }),
  may: (_, l, a) => call(branch, { ...contextOf(l), lists: [a], free: true }),
  // LN-ROLL-01, LN-FOOD-04: a spare die that no food changes.
  test(s, l, least, good, bad) {
    const die = rollDie(s)
    tell.all?.({ e: 'tested', dice: [die], least, why: whyOf(s) })
    return die >= least ? continueWith(l, good) : bad === undefined ? next : continueWith(l, bad)
  },
  // LN-RAX-PILL-01
  dose(s, l, low, mid, high) {
    const rolled = rollDie(s)
    tell.all?.({ e: 'dosed', survivor: l.survivor, rolled, why: whyOf(s) })
    return continueWith(l, rolled <= 2 ? low : rolled <= 4 ? mid : high)
  },
  rolls(s, l, count, least, each) {
    const dice = rollDice(s, count)
    tell.all?.({ e: 'tested', dice, least, why: whyOf(s) })
    const seats = dice.filter(die => die >= least).map(() => l.seat)
    return call(repeated, { ...contextOf(l), list: each, seats })
  },
  if: (s, l, condition, then, otherwise) =>
    holds(s, CARDS, condition, l) ? continueWith(l, then) : otherwise === undefined ? next : continueWith(l, otherwise),
  vote: (_, l, yes, no) => call(voteOn, { ...contextOf(l), yes, no: no ?? '' }),
  each(s, l, who, each) {
    const everybody = inOrder(s, l.seat)
    const members = membersOf(s)
    const seats = everybody.filter(seat => who === 'all' || members.includes(seat))
    return call(repeated, { ...contextOf(l), list: each, seats })
  },
  lasting(s, _, id) {
    setLasting(s, id, true)
    return next
  },
  law: (_, __, law) => call(lawVote, { law }),
  special: (s, l, id) => SPECIALS[id].run(s, l),
  endTurn(s) {
    s.turnEnds = true
    return next
  },
}

export const branchNeeds: NeedTable = {
  special: (s, context, id) => SPECIALS[id].can?.(s, context) ?? true,
}
