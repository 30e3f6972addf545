// `npm run fit -- <game> --choices`: bots play, and a prior learns what they choose.

import { nameOfFeatures, type OptionFeatures, type PriorFile } from '@lastlight/bots/prior'
import type { AnyGame } from '@lastlight/kernel'
import { duration, Progress } from '../progress.ts'
import { choicesOf, learnChoices } from './choices.ts'
import type { Fit } from './fit.ts'
import { learnKinds } from './kindTree.ts'
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
  const { weights, heldOut } = learnChoices(
    played.map(({ options }) => options),
    names.length,
    epochs,
    plays.seed,
    (epoch, { logLoss, same }) =>
      console.error(`epoch ${epoch}: log loss ${logLoss}, ${(100 * same).toFixed(1)} % the same choice`),
  )
  const kinds = learnKinds(
    played.map(choices => choices.kinds),
    features.kinds,
  )
  console.error(`kinds: log loss ${kinds.heldOut.logLoss}, ${(100 * kinds.heldOut.same).toFixed(1)} % the same kind`)
  const kept = names.flatMap((name, i) => (weights[i] === 0 ? [] : [[name, Number(weights[i]!.toPrecision(3))]]))
  return {
    game: game.id,
    rules: game.version,
    features: nameOfFeatures(features),
    from: {
      command,
      bots: plays.bots,
      games,
      choices: played.reduce((sum, choices) => sum + choices.options.length, 0),
      heldOut,
      heldOutKinds: kinds.heldOut,
    },
    weights: Object.fromEntries(kept) as PriorFile['weights'],
    kinds: kinds.tree,
  }
}
