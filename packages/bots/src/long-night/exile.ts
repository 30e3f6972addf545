// Suspicion, from events that everybody has seen.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { once, type Situation } from './situation.ts'

/** The contributors to the crisis of one round, and whether a wrong card among them can only be theirs. */
interface Round {
  readonly givers: Set<Seat>
  wrong: boolean
  unknown: boolean
}
const newRound = (): Round => ({ givers: new Set(), wrong: false, unknown: false })

/** Rounds that prove a traitor: there is at most one, who contributed in all of them. */
function spoiled(situation: Situation): readonly Round[] {
  const all: Round[] = []
  let round = newRound()
  for (const event of situation.told()) {
    if (event.e === 'crisis') round = newRound()
    else if (event.e === 'added') round.unknown = true
    else if (event.e === 'contributed') round.givers.add(event.seat)
    else if (event.e === 'opened' && event.counts < 0) round.wrong = true
    else if ((event.e === 'crisisFailed' || event.e === 'crisisPrevented') && round.wrong && !round.unknown)
      all.push(round)
  }
  return all
}

/**
 * For each seat how far the bot suspects its player: shared by all who gave cards in every spoiled crisis, and more than
 * that for a single one.
 */
export const suspicions = (situation: Situation): readonly number[] =>
  once(situation, 'suspicions', () => {
    const { view, seat: me } = situation
    const rounds = spoiled(situation)
    const may = (seat: Seat): boolean =>
      seat !== me && rounds.length > 0 && rounds.every(({ givers }) => givers.has(seat))
    const suspects = view.players.filter((_, seat) => may(seat)).length
    return view.players.map((_, seat) => (may(seat) ? (suspects === 1 ? 1.5 : 1 / suspects) : 0))
  })

/** An objective that was shown settles the matter. */
function proven({ view }: Situation, seat: Seat): number {
  const { known } = view.players[seat]!
  return known.length === 0 ? 0 : known.some(isBetrayal) ? 3 : -3
}

const suspicion = (situation: Situation, seat: Seat): number => suspicions(situation)[seat]! + proven(situation, seat)

const hasLoyalExile = ({ players }: View): boolean => players.some(({ role, out }) => role === 'loyal' && !out)

/**
 * One of two suspects is enough: a spoiled crisis proves that there is a traitor. LN-EXILE-14: two loyal exiles end the
 * game, so after the first the bot votes for another exile only with proof.
 */
const threshold = ({ view }: Situation): number => (hasLoyalExile(view) ? 2.2 : 0.45)

const settled = ({ view }: Situation): boolean => view.players.some(player => player.role === 'traitor')

/** Whether this player would vote for the exile. */
export function wouldExile(situation: Situation, seat: Seat): boolean {
  if (seat === situation.seat) return false
  if (situation.allegiance.traitor) return situation.allegiance.care < 0 && hasLoyalExile(situation.view)
  return !settled(situation) && suspicion(situation, seat) > threshold(situation)
}

/** Calling a vote costs nothing; a loyal player who is sure does it. */
export const exileValue = (situation: Situation, seat: Seat): number =>
  !situation.allegiance.traitor && !situation.me.exiled && wouldExile(situation, seat) ? 0.5 : -1
