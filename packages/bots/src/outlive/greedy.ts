// Takes the option that is best now: level 2.

import type { Sight } from '@lastlight/kernel'
import type { Event, Option, State, View } from '@lastlight/outlive'
import { isFreeAct } from '@lastlight/outlive/queries/asking'
import type { Bot } from '../bot.ts'
import { atTheBeginning } from './beginning.ts'
import { actValue, best, expectedAfter, expectedWhenDone } from './judge.ts'
import { moveValue, type TurnValue } from './moves.ts'
import { answerFor } from './shortAnswers.ts'
import { lastOf, type Situation } from './situation.ts'
import { stageAt } from './stage.ts'

type OutliveSight = Sight<State, Option, View, Event>

export const greedyBot = (name: string, turnValue: TurnValue): Bot<State, Option, View, Event> => ({
  name,
  choose: sight => choose(sight, turnValue),
})

function choose(sight: OutliveSight, turnValue: TurnValue): Option {
  const { view, seat } = sight
  // Looking changes no decision, and a hero can still be protected when it is attacked.
  const options = sight.options.filter(option => !isFreeAct(option))
  if (options.length < 2) return options[0] ?? sight.options[0]!
  const quick = (view.phase === 'setup' ? atTheBeginning(options) : undefined) ?? shortAnswer(options)
  if (quick) return quick
  const { told } = sight
  const situation: Situation = {
    seat,
    view,
    table: view,
    stage: stageAt(view.steps[seat]),
    active: view.events.active,
    hero: lastOf(told, 'moved', seat)?.hero,
    pressure: lastOf(told, 'pressure'),
  }
  if (options.some(option => option.do === 'move')) {
    const world = sight.imagine(`greedy ${told.length}`)
    return best(options, option => moveValue(situation, world, option, turnValue))
  }
  if (situation.stage === 'day' && options.some(option => option.do === 'done'))
    return best(options, option => actValue(situation, option))
  return best(options, option => (isEnd(option) ? expectedWhenDone(situation) : expectedAfter(situation, option)))
}

const isEnd = (option: Option): boolean => option.do === 'done' || option.do === 'pass'

/** Shields, bats and lockers are always used; payments are compared. */
function shortAnswer(options: readonly Option[]): Option | undefined {
  const kind = options[0]!.do
  return kind === 'bat' || kind === 'locker' || kind === 'shield' ? answerFor(options) : undefined
}
