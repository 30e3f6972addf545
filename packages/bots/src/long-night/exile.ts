// Whom to suspect, from what everybody has seen.

import type { Seat } from '@lastlight/kernel'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { once, type Scene } from './scene.ts'

/** Who gave to the crisis of one round, and whether something wrong was among it that nobody else can have put there. */
interface Round {
  readonly givers: Set<Seat>
  wrong: boolean
  unknown: boolean
}
const newRound = (): Round => ({ givers: new Set(), wrong: false, unknown: false })

/** The rounds that prove that somebody gives wrong cards: there is one traitor at most, and it gave in all of them. */
function spoiled(scene: Scene): readonly Round[] {
  const all: Round[] = []
  let round = newRound()
  for (const event of scene.told()) {
    if (event.e === 'crisis') round = newRound()
    else if (event.e === 'added') round.unknown = true
    else if (event.e === 'contributed') round.givers.add(event.seat)
    else if (event.e === 'opened' && event.counts < 0) round.wrong = true
    else if ((event.e === 'crisisFailed' || event.e === 'crisisPrevented') && round.wrong && !round.unknown)
      all.push(round)
  }
  return all
}

/** How much each of the others is suspected: for certain when nobody else is left. */
export const suspicions = (scene: Scene): readonly number[] =>
  once(scene, 'suspicions', () => {
    const { view, seat: me } = scene
    const rounds = spoiled(scene)
    const may = (seat: Seat): boolean =>
      seat !== me && rounds.length > 0 && rounds.every(({ givers }) => givers.has(seat))
    const suspects = view.players.filter((_, seat) => may(seat)).length
    return view.players.map((_, seat) => (may(seat) ? (suspects === 1 ? 1.5 : 1 / suspects) : 0))
  })

/** An objective that was shown settles the matter. */
function proven({ view }: Scene, seat: Seat): number {
  const { known } = view.players[seat]!
  return known.length === 0 ? 0 : known.some(isBetrayal) ? 3 : -3
}

const suspicion = (scene: Scene, seat: Seat): number => suspicions(scene)[seat]! + proven(scene, seat)

/** LN-EXILE-14: two wronged players end the game, so after the first one nobody is sent away on a feeling. */
const threshold = ({ view }: Scene): number => (view.players.some(player => player.role === 'loyal') ? 2.2 : 1.2)

const settled = ({ view }: Scene): boolean => view.players.some(player => player.role === 'traitor')

/** Whether this player would have somebody exiled. */
export function wouldExile(scene: Scene, seat: Seat): boolean {
  if (seat === scene.seat) return false
  if (scene.stance.traitor) return scene.stance.care < 0 && scene.view.players.some(player => player.role === 'loyal')
  return !settled(scene) && suspicion(scene, seat) > threshold(scene)
}

/** A call costs nothing; it is made by the loyal who are sure. */
export const exileWorth = (scene: Scene, seat: Seat): number =>
  !scene.stance.traitor && !scene.me.exiled && wouldExile(scene, seat) ? 0.5 : -1
