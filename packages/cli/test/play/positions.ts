import type { Game, Seat } from '@lastlight/kernel'
import type { Locale } from '@lastlight/words'
import type { Guide, SeatPosition } from '../../src/play/guide.ts'
import { phrasebookOf } from '../../src/play/phrasebook.ts'

type Played<S, O, V> = Pick<Game<S, { players: number }, O, V, unknown>, 'options' | 'pending' | 'play' | 'view'>

/** A state as the terminal reads it out to a seat. */
export async function positionOf<S, O, V>(
  guide: Guide<V, O, S>,
  game: Played<S, O, V>,
  state: S,
  seat: Seat,
  locale: Locale = 'en',
): Promise<SeatPosition<V, S>> {
  const { words } = await phrasebookOf(await guide.speech(locale), locale, seat)
  return { view: game.view(state, seat), state, seat, words }
}

const MOST_CHOICES = 20_000

/** Plays one choice or another until the condition holds, or the game is over. */
function play<S, O, V>(game: Played<S, O, V>, state: S, isThere: () => boolean): boolean {
  let dice = 1
  for (let i = 0; i < MOST_CHOICES; i++) {
    // The same every time, and never in a circle.
    dice = (dice * 48_271) % 2_147_483_647
    if (isThere()) return true
    const who = game.pending(state)[0]
    if (who === undefined) return false
    const options = game.options(state, who)
    game.play(state, who, options[dice % options.length]!)
  }
  throw new Error('this goes on and on')
}

/** Plays until a seat is asked such a question; returns its options. */
export function playUntil<S, O, V>(
  game: Played<S, O, V>,
  state: S,
  seat: Seat,
  isIt: (options: readonly O[]) => boolean,
): readonly O[] {
  const options = () => game.options(state, seat)
  if (play(game, state, () => game.pending(state).includes(seat) && isIt(options()))) return options()
  throw new Error('this is never asked')
}

export const playToTheEnd = <S, O, V>(game: Played<S, O, V>, state: S): boolean => play(game, state, () => false)
