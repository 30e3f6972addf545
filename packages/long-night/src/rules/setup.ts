// LN-SETUP

import { int, json, limit, list, next, SEAT, type Seat } from '@lastlight/kernel'
import { objectiveRow, objectiveSide } from '../content/mainObjectives.ts'
import { DECK_PLACES, PLACES } from '../content/places.ts'
import { isBetrayal } from '../content/secretObjectives.ts'
import { survivorRow } from '../content/survivors.ts'
import { SURVIVOR_ID } from '../ids.ts'
import { call, crises, fates, goals, items, people, pick, proc, roads, shuffle, tell } from '../language.ts'
import { secretsPerPlayer } from '../queries/newGame.ts'
import { inOrder, isInPlay, isSealed, playerOf, plays, seatsOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { dealt, goal, hand } from '../zones.ts'
import { layOut } from './improvements.ts'
import { join, lead } from './joining.ts'
import { openRaxxon } from './raxxon.ts'
import { opening, seal } from './scenarios/opening.ts'
import { addZombies } from './zombies.ts'

/** LN-SETUP-15, LN-SETUP-17; LN-VAR-2P-01 */
const STARTING_ITEMS = (players: number): number => (players === 2 ? 7 : 5)
/** LN-SETUP-18: with Raxxon and five players there are not enough for four each. */
const SURVIVORS_DEALT = (s: State): number => (s.players.length === 5 && plays(s, 'raxxon') ? 3 : 4)
const SURVIVORS_KEPT = (players: number): number => (players === 2 ? 3 : 2)
/** LN-SETUP-04: of the cards that were mixed for one location. */
const CARDS_KEPT = 20

interface Chosen {
  readonly kept: readonly string[]
  readonly leader: string
}

const DROPPED = limit('LN-SETUP-17', 'setup.dropped')

/** LN-SETUP-17, LN-SETUP-19: who stays, and who leads. */
const choose = proc('choose', { seat: SEAT }, { own: { dropped: list(SURVIVOR_ID) }, gives: json })
choose.steps({
  drop: choose.ask({
    from: (s, l) => people.at(s, dealt(l.seat)).map(survivor => ({ do: 'drop', survivor }) as const),
    limit: (_, l, o) => (l.dropped.includes(o.survivor) ? DROPPED : undefined),
    take(s, l, o) {
      l.dropped.push(o.survivor)
      return SURVIVORS_DEALT(s) - l.dropped.length > SURVIVORS_KEPT(s.players.length) ? 'drop' : next
    },
  }),
  lead: choose.ask({
    from: (s, l) => people.at(s, dealt(l.seat)).map(survivor => ({ do: 'lead', survivor }) as const),
    limit: (_, l, o) => (l.dropped.includes(o.survivor) ? DROPPED : undefined),
    take(s, l, o) {
      const kept = people.at(s, dealt(l.seat)).filter(each => !l.dropped.includes(each))
      return choose.give({ kept, leader: o.survivor })
    },
  }),
})

export const setup = proc('setup', {}, { own: { place: int } })
setup.steps({
  // LN-SETUP-07
  objective(s) {
    if (s.draws.length > 0) s.objective = s.draws[pick(s, s.draws.length)]!
    s.draws = []
    const side = objectiveSide(s.objective, s.side)
    s.morale = side.morale
    s.rounds = side.rounds
    s.food = side.food ?? 0
    s.helpless = side.helpless ?? 0
    s.raxxonTribute &&= s.objective === 'tribute'
    tell.all?.({
      e: 'objective',
      objective: s.objective,
      side: s.side,
      ...(s.raxxonTribute ? { raxxonTribute: true } : {}),
    })
    seal(s)
    return next
  },
  zombies(s, l) {
    const at = PLACES[l.place]
    if (at === undefined) return next
    l.place++
    const { zombies } = objectiveSide(s.objective, s.side)
    const left = at === 'colony' ? zombies.colony : zombies.location
    if (isInPlay(s, at) && !isSealed(s, at)) call(addZombies, { at, left })
    return 'zombies'
  },
  secrets(s) {
    dealSecrets(s)
    return next
  },
  improvements(s) {
    if (plays(s, 'improvements')) layOut(s)
    return next
  },
  raxxon(s) {
    if (plays(s, 'raxxon')) openRaxxon(s)
    return next
  },
  // LN-SETUP-12, LN-SETUP-13, LN-SETUP-15, LN-SETUP-16, LN-SETUP-17
  deal(s) {
    crises.shuffle(s, 'deck')
    people.shuffle(s, 'deck')
    fates.shuffle(s, 'deck')
    roads.shuffle(s, 'deck')
    for (const at of DECK_PLACES) if (isInPlay(s, at)) items.shuffle(s, at)
    items.shuffle(s, 'start')
    for (const seat of seatsOf(s)) {
      items.deal(s, 'start', hand(seat), STARTING_ITEMS(s.players.length))
      people.deal(s, 'deck', dealt(seat), SURVIVORS_DEALT(s))
      tell.only?.([seat], { e: 'dealt', seat, survivors: [...people.at(s, dealt(seat))] })
    }
    // LN-SETUP-04: the rest leaves the game unseen.
    for (const at of DECK_PLACES) items.deal(s, at, 'left', items.at(s, at).length - CARDS_KEPT)
    return next
  },
  choose: setup.secretly({
    who: seatsOf,
    lane: choose,
    with: (_, __, seat) => ({ seat }),
    then(s, _, gave) {
      for (const { seat, gave: chosen } of gave) settle(s, seat, chosen as unknown as Chosen)
      people.shuffle(s, 'deck')
      return next
    },
  }),
  // LN-SETUP-21
  first(s) {
    const influence = (seat: Seat): number => survivorRow(playerOf(s, seat).leader).influence
    s.first = seatsOf(s).reduce((best, seat) => (influence(seat) > influence(best) ? seat : best))
    tell.all?.({ e: 'firstPlayer', seat: s.first, why: 'setup' })
    return next
  },
  // LN-SETUP-08
  help(s) {
    if (s.players.length > (objectiveRow(s.objective).helpUpTo ?? 0)) return next
    for (const seat of inOrder(s)) {
      const survivor = people.top(s, 'deck')
      if (survivor !== undefined) join(s, seat, survivor, 'deck', 'colony')
    }
    return next
  },
  story: () => call(opening, {}),
})

function giveGoal(s: State, seat: Seat, id: string): void {
  goals.move(s, id, 'box', goal(seat))
  tell.only?.([seat], { e: 'goal', seat, goal: id })
}

/** LN-SETUP-09, LN-VAR-PD-01 */
function dealSecrets(s: State): void {
  if (s.mode === 'cooperative') return
  const all = [...goals.at(s, 'box')]
  shuffle(s, all)
  const secrets = all.filter(id => !isBetrayal(id))
  // LN-SCEN-B0-02: in the raid it is always the same one.
  const betrayals = all.includes('bandit') ? ['bandit'] : all.filter(isBetrayal)
  if (s.mode === 'dilemma') {
    for (const seat of seatsOf(s)) {
      giveGoal(s, seat, secrets[seat]!)
      giveGoal(s, seat, betrayals[seat]!)
    }
    return
  }
  const pool: string[] = [...secrets.slice(0, secretsPerPlayer(s.likely) * s.players.length), betrayals[0]!]
  shuffle(s, pool)
  for (const seat of seatsOf(s)) giveGoal(s, seat, pool[seat]!)
}

// LN-SETUP-20
function settle(s: State, seat: Seat, { kept, leader }: Chosen): void {
  for (const survivor of people.at(s, dealt(seat)).slice())
    if (kept.includes(survivor)) join(s, seat, survivor, dealt(seat), 'colony')
    else people.move(s, survivor, dealt(seat), 'deck')
  lead(s, seat, leader)
}
