// The games that are played through the page, each with one person and bots.

import { defaultConfig, Match } from '@lastlight/kernel'
import { game as longNight } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import { game as outlive } from '@lastlight/outlive'
import { wordsOf } from '@lastlight/words'
import { actLabel } from '../../src/games/long-night/act.ts'
import { finalOf, isGrave, passesOn } from '../../src/games/long-night/final.ts'
import { isSecret, secretStep } from '../../src/games/long-night/hand.ts'
import { pricedOf } from '../../src/games/long-night/layout.ts'
import { besideOf, gathered, isForCrisis, runOf } from '../../src/games/long-night/runs.ts'
import { sayingOf } from '../../src/games/long-night/saying.ts'
import { cardLabel } from '../../src/games/long-night/secret/cardLabel.ts'
import { nothingLeft, standingOf } from '../../src/games/long-night/standing.ts'
import { messages } from '../../src/games/long-night/text/index.ts'
import { endingOf, thingsOf } from '../../src/games/long-night/things.ts'
import * as outliveFinal from '../../src/games/outlive/final.ts'
import { payment } from '../../src/games/outlive/payment.ts'
import * as outliveRepeats from '../../src/games/outlive/repeats.ts'
import { sayingOf as outliveSaying } from '../../src/games/outlive/saying.ts'
import * as outliveThings from '../../src/games/outlive/things.ts'
import { botNameOn } from '../../src/play/botNames.ts'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import type { Pressing } from './presser.ts'
import { TEXTS, WORDS } from './said.ts'

const person: LocalSeat = { kind: 'person', name: 'Ola' }
const bot = (level: string): LocalSeat => ({ kind: 'bot', level })

const nightWords = wordsOf({ ...TEXTS.en, ...(await messages('en')) }, 'en', {
  missing: 'throws',
  nameOf: seat => (seat === 0 ? person.name : botNameOn(seat)),
  me: 0,
})

/** Level 3 of Outlive plays against levels 1 and 2; the best level of The Long Night among its equals. */
export const PRESSINGS: { readonly [game: string]: Pressing } = {
  outlive: {
    game: outlive,
    level: 'planner',
    budget: { iterations: 2000 },
    seats: [person, bot('casual'), bot('greedy')],
    config: { players: 3, quick: true, heroes: 'together' },
    words: WORDS.en,
    saying: outliveSaying(WORDS.en),
    screen: {
      things: outliveThings.thingsOf,
      payment,
      ending: outliveThings.endingOf,
      nothingLeft: outliveRepeats.nothingLeft,
      repeats: outliveRepeats.repeatsOf,
      standing: outliveRepeats.standingOf,
      final: outliveFinal.finalOf,
      passesOn: outliveFinal.passesOn,
    },
    roundOf: view => (view as unknown as { readonly round: number }).round,
  },
  'long-night': {
    game: longNight,
    level: 'greedy',
    budget: { iterations: 2000 },
    seats: [person, bot('greedy'), bot('greedy'), bot('greedy')],
    config: defaultConfig(longNight.configs),
    words: nightWords,
    saying: sayingOf(nightWords),
    screen: {
      things: thingsOf,
      priced: pricedOf,
      gathered,
      run: runOf,
      beside: besideOf,
      sheetOf: (option, view) => (isSecret(option as never, view as never) ? 'hand' : undefined),
      ending: endingOf,
      nothingLeft,
      standing: standingOf,
      final: finalOf,
      isGrave,
      passesOn,
    },
    inSheet(option, view) {
      const [screenOption, seen] = [option as never, view as never]
      if (isForCrisis(screenOption)) return { around: '', text: actLabel(screenOption, seen, nightWords) }
      const step = secretStep(screenOption, seen) as { readonly card?: string; readonly fuel?: string }
      const card = step.fuel ?? step.card!
      return {
        around: `[data-thing="card:${card}"]`,
        text: `${cardLabel(screenOption, seen, nightWords)}: ${nightWords.say(`item.${kindOf(card)}`)}`,
      }
    },
    roundOf: view => roundOf(view as never),
  },
}

/** A file with a game that has just begun. */
export function newGame(name: string, seed = 'a new game'): string {
  const { game, seats, config } = PRESSINGS[name]!
  return textOf(seats, Match.start(game, config, seed).save())
}
