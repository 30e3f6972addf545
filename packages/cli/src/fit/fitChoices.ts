// `npm run fit -- <game> --choices`: bots play, and a prior learns what they choose.

import { nameOfList } from '@lastlight/bots/net'
import type { OptionFeatures, PriorFile } from '@lastlight/bots/prior'
import type { AnyGame } from '@lastlight/kernel'
import { duration, Progress } from '../progress.ts'
import { choicesOf, type Learned, learnChoices } from './choices.ts'
import type { Fit } from './fit.ts'
import type { Plays } from './recorded.ts'

export interface ChoicesWanted {
  readonly plays: Plays
  readonly games: number
  readonly epochs: number
  readonly command: string
}

export function fitChoices(
  game: AnyGame,
  { settings }: Fit,
  features: OptionFeatures<unknown, unknown>,
  { plays, games, epochs, command }: ChoicesWanted,
): PriorFile {
  const progress = new Progress()
  const begun = performance.now()
  const played = Array.from({ length: games }, (_, number) => {
    const left = number === 0 ? undefined : ((performance.now() - begun) / 1000 / number) * (games - number)
    progress.show(`${number} of ${games} games${left === undefined ? '' : `, about ${duration(left)} to go`}`)
    return choicesOf(game, settings, features, plays, number)
  })
  progress.clear()
  const { names } = features
  const learn = (what: 'options' | 'kinds'): Learned =>
    learnChoices(
      played.map(choices => choices[what]),
      names.length,
      epochs,
      plays.seed,
      (epoch, { logLoss, same }) =>
        console.error(`${what}, epoch ${epoch}: log loss ${logLoss}, ${(100 * same).toFixed(1)} % the same choice`),
    )
  const options = learn('options')
  const kinds = learn('kinds')
  // Each feature is one of options or one of kinds.
  const weights = options.weights.map((weight, i) => weight + kinds.weights[i]!)
  const kept = names.flatMap((name, i) => (weights[i] === 0 ? [] : [[name, Number(weights[i]!.toPrecision(3))]]))
  return {
    game: game.id,
    rules: game.version,
    features: nameOfList(names),
    from: {
      command,
      bots: plays.bots,
      games,
      choices: played.reduce((sum, choices) => sum + choices.options.length, 0),
      heldOut: options.heldOut,
      heldOutKinds: kinds.heldOut,
    },
    weights: Object.fromEntries(kept) as PriorFile['weights'],
  }
}
