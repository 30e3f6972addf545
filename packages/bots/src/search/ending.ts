import type { Seat } from '@lastlight/kernel'
import { Draws } from '../draws.ts'
import type { Imagining, Searcher } from './bot.ts'
import type { QuestionJudgement } from './judgement.ts'
import { askedNext, playOn, type Rules } from './playing.ts'

/** The world after this choice, or as it is without one, when all seats play on quickly until the judgement has enough. */
function endingOf<S, O>(
  rules: Rules<S, O>,
  judgement: QuestionJudgement<S, O>,
  world: S,
  seat: Seat,
  option: O | undefined,
  draws: Draws,
): S {
  const s = rules.copy(world)
  const count = { steps: 0 }
  judgement.begin(s)
  if (option !== undefined) rules.play(s, seat, option)
  playOn(rules, judgement, s, seat, askedNext(rules, judgement, s, seat, count), draws, count)
  return s
}

interface Endings<S> {
  /** Worlds that the seat can imagine. */
  readonly befores: readonly S[]
  /** For each option the same worlds after it. */
  readonly endings: readonly (readonly S[])[]
}

/** So many worlds that the seat can imagine, played on from where they are. */
export function endingsFrom<S, O, V, E>(
  { game, judgement }: Pick<Searcher<S, O, V, E>, 'game' | 'judgement'>,
  { imagine, seat }: Imagining<S, O, V, E>,
  name: string,
  worlds: number,
): Pick<Endings<S>, 'befores'> & { readonly afters: readonly S[] } {
  const befores = Array.from({ length: worlds }, (_, i) => imagine(`${name} ${i}`))
  const ofQuestion = judgement.judgeQuestion(befores[0]!, seat)
  const afters = befores.map((world, i) =>
    endingOf(game, ofQuestion, world, seat, undefined, new Draws(`coach ${name} ${i}`)),
  )
  return { befores, afters }
}

/** Every option is played out in the same worlds, until there are enough of them, so that differences come from the choice. */
export function endingsIn<S, O, V, E>(
  { game, judgement }: Pick<Searcher<S, O, V, E>, 'game' | 'judgement'>,
  { imagine, seat }: Imagining<S, O, V, E>,
  name: string,
  options: readonly O[],
  areEnough: (worlds: number) => boolean,
): Endings<S> {
  const befores: S[] = []
  const endings: S[][] = options.map(() => [])
  const ofQuestion = judgement.judgeQuestion(imagine(`${name} 0`), seat)
  while (!areEnough(befores.length)) {
    const world = `${name} ${befores.length}`
    const before = imagine(world)
    befores.push(before)
    for (const [i, option] of options.entries())
      endings[i]!.push(endingOf(game, ofQuestion, before, seat, option, new Draws(`coach ${world}`)))
  }
  return { befores, endings }
}
