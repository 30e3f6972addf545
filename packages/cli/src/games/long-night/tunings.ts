import type { Bot } from '@lastlight/bots'
import { plannerOf, tuned, USUAL_COLONY, USUAL_TRAITOR } from '@lastlight/bots/tuning/long-night'
import type { Event, View } from '@lastlight/long-night'
import { MAIN_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { wantedFor } from '@lastlight/long-night/queries/objectives'
import type { Numbers, Tuning } from '../../tune/tuning.ts'

const PLAYERS = 4

/** The numbers that are not being tuned are those of level 3. */
const newBot = (numbers: Numbers): Bot => plannerOf({ ...tuned, ...numbers })

/** The share of what the main objective wants that is there; half for an objective that counts nothing. */
function gathered(end: View): number {
  const wanted = wantedFor(end, end.underObjective)
  const need = wanted.reduce((sum, each) => sum + each.need, 0)
  const have = wanted.reduce((sum, each) => sum + Math.min(each.have, each.need), 0)
  return need === 0 ? 0.5 : have / need
}

const objective = (number: number): string => MAIN_OBJECTIVE_IDS[number % MAIN_OBJECTIVE_IDS.length]!

const colony: Tuning = {
  usual: { ...USUAL_COLONY },
  // More cards than there are cannot fit.
  most: { trust: 1 },
  newBot,
  /** Every other game is played for tribute, which is short; the others for each objective in turn. */
  settings: (_, number) => ({
    players: PLAYERS,
    objective: number % 2 === 0 ? 'tribute' : objective(number >> 1),
  }),
  resultOf(end, told) {
    const view = end as View
    const times = (kind: Event['e']): number => (told as readonly Event[]).filter(({ e }) => e === kind).length
    const completed = view.ending === 'objective' ? 1 : 0
    const prevented = times('crisisPrevented') / Math.max(1, times('crisisPrevented') + times('crisisFailed'))
    const worth = completed + 0.4 * gathered(view) + 0.4 * prevented + 0.04 * view.morale
    return { worth, figures: { completed, prevented, morale: view.morale } }
  },
}

const traitor: Tuning = {
  usual: { ...USUAL_TRAITOR },
  newBot,
  settings: (_, number) => ({ players: PLAYERS, objective: objective(number), likelyTraitor: true }),
  resultOf(end) {
    const { players, winners } = end as View
    const seat = players.findIndex(({ known }) => known.some(isBetrayal))
    const won = winners.includes(seat) ? 1 : 0
    return { worth: won, figures: { dealt: seat >= 0 ? 1 : 0, exiled: players[seat]?.exiled ? 1 : 0 } }
  },
}

export const tunings: { readonly [part: string]: Tuning } = { colony, traitor }
