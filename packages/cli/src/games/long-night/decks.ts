import { CRISIS_IDS } from '@lastlight/long-night/content/crises'
import { CROSSROADS_IDS, crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { EXILED_IDS } from '@lastlight/long-night/content/exiledObjectives'
import { EXPERIMENT_IDS } from '@lastlight/long-night/content/experiments'
import { IMPROVEMENT_IDS } from '@lastlight/long-night/content/improvements'
import { DECKS, kindOf } from '@lastlight/long-night/content/items'
import { MAIN_OBJECTIVE_IDS, SCENARIO_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { BETRAYAL_IDS, SECRET_IDS } from '@lastlight/long-night/content/secretObjectives'
import { SIDE_EFFECT_IDS } from '@lastlight/long-night/content/sideEffects'
import { SURVIVOR_IDS } from '@lastlight/long-night/content/survivors'
import { messages } from '@lastlight/long-night/text'
import { languagesOf } from '@lastlight/words/lint'
import { counted } from '../../sim/countsById.ts'
import { type Deck, deck, keys } from '../deck.ts'

/** `sim` counts each of these cards by its id. */
const played = (what: string, ids: readonly string[], of: string): readonly string[] =>
  ids.map(id => counted(what, id, of))

const kindsIn = (cards: readonly string[]): readonly string[] => [...new Set(cards.map(kindOf))]

export async function decks(): Promise<readonly Deck[]> {
  const words = await languagesOf(messages)
  const items = Object.entries(DECKS).map(([home, cards]) =>
    deck(
      `items: ${home}`,
      cards.length,
      keys('item.effect.', kindsIn(cards)),
      words,
      played('item', kindsIn(cards), 'played'),
    ),
  )
  const road = (name: string, ids: readonly string[]): Deck =>
    deck(
      name,
      ids.length,
      keys('crossroads.story.', ids),
      words,
      ids.flatMap(id => crossroadsRow(id).options.map(option => counted('crossroads', id, option))),
    )
  return [
    deck(
      'main objectives',
      MAIN_OBJECTIVE_IDS.length,
      keys('objective.', MAIN_OBJECTIVE_IDS),
      words,
      played('mainObjective', MAIN_OBJECTIVE_IDS, 'came'),
    ),
    deck(
      'scenario objectives',
      SCENARIO_OBJECTIVE_IDS.length,
      keys('objective.', SCENARIO_OBJECTIVE_IDS),
      words,
      played('mainObjective', SCENARIO_OBJECTIVE_IDS, 'came'),
    ),
    deck(
      'secret objectives',
      SECRET_IDS.length,
      keys('secret.if.', SECRET_IDS),
      words,
      played('goal', SECRET_IDS, 'dealt'),
    ),
    deck(
      'betrayal objectives',
      BETRAYAL_IDS.length,
      keys('secret.if.', BETRAYAL_IDS),
      words,
      played('goal', BETRAYAL_IDS, 'dealt'),
    ),
    deck(
      'exiled objectives',
      EXILED_IDS.length,
      keys('exiled.', EXILED_IDS),
      words,
      played('goal', EXILED_IDS, 'dealt'),
    ),
    deck(
      'survivors',
      SURVIVOR_IDS.length,
      keys('survivor.power.', SURVIVOR_IDS),
      words,
      played('survivor', SURVIVOR_IDS, 'came'),
    ),
    ...items,
    deck(
      'improvements',
      IMPROVEMENT_IDS.length,
      keys('improvement.story.', IMPROVEMENT_IDS),
      words,
      played('improvement', IMPROVEMENT_IDS, 'built'),
    ),
    deck(
      'experiments',
      EXPERIMENT_IDS.length,
      keys('experiment.story.', EXPERIMENT_IDS),
      words,
      played('experiment', EXPERIMENT_IDS, 'came'),
    ),
    deck(
      'side effects',
      SIDE_EFFECT_IDS.length,
      keys('sideEffect.story.', SIDE_EFFECT_IDS),
      words,
      played('sideEffect', SIDE_EFFECT_IDS, 'taken'),
    ),
    deck('crises', CRISIS_IDS.length, keys('crisis.fail.', CRISIS_IDS), words, played('crisis', CRISIS_IDS, 'dealt')),
    road(
      'crossroads',
      CROSSROADS_IDS.filter(id => !crossroadsRow(id).adult),
    ),
    road(
      'crossroads, adult-only',
      CROSSROADS_IDS.filter(id => crossroadsRow(id).adult),
    ),
  ]
}
