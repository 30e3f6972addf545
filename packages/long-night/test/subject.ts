// What the conformance kit and the fuzzer are told about The Long Night.

import { type Subject, whereaboutsAgree } from '@lastlight/kernel/testing'
import { CRISIS_IDS } from '../src/content/crises.ts'
import { ITEM_IDS } from '../src/content/items.ts'
import { MOST_NOISE, PLACE, PLACES } from '../src/content/places.ts'
import { SURVIVOR_IDS } from '../src/content/survivors.ts'
import { type Config, type Event, game, type Option, type State, type View } from '../src/index.ts'
import { crises, items, people } from '../src/language.ts'
import { DEADLY, damageOf, freeSpaces } from '../src/rules/people.ts'
import { emptySpaces } from '../src/rules/zombies.ts'
import { SEATS } from '../src/zones.ts'

const agree = [whereaboutsAgree(items), whereaboutsAgree(people), whereaboutsAgree(crises)]

/** Everything that can happen so far. */
const things: readonly string[] = [
  ...CRISIS_IDS.flatMap(crisis => [`crisis ${crisis}`, `failed ${crisis}`]),
  ...['blank', 'wound', 'frostbite', 'bite'].map(face => `exposed ${face}`),
  'died',
  'handLost',
  'barricadeLost',
  'overrun',
  'zombieDied',
  'barricaded',
  'noise',
  'kept',
  'starved',
  'noiseGone true',
  'noiseGone false',
  'accept',
  'risk',
  'reconsider',
  'over',
]

function fired(event: Event): readonly string[] {
  switch (event.e) {
    case 'crisis':
      return [`crisis ${event.crisis}`]
    case 'crisisFailed':
      return [`failed ${event.crisis}`]
    case 'exposed':
      return [`exposed ${event.result}`]
    case 'noiseGone':
      return [`noiseGone ${event.loud}`]
    default:
      return [event.e]
  }
}

export const subject: Subject<State, Config, Option, View, Event> = {
  game,
  conserved: s =>
    [items, people, crises].map(table =>
      (table as typeof items).zones.flatMap(zone => (table as typeof items).at(s, zone)).toSorted(),
    ),
  bounds(s) {
    if (s.morale < 0 || s.food < 0) return `morale ${s.morale}, food ${s.food}`
    for (const [i, at] of PLACES.entries()) {
      if (freeSpaces(s, at) < 0) return `${at} holds more than ${PLACE[at].spaces}`
      const { noise, entrances } = s.places[i]!
      if (noise > MOST_NOISE) return `${at} has ${noise} noise`
      for (const entrance of entrances) if (emptySpaces(at, entrance) < 0) return `an entrance of ${at} is too full`
    }
    for (const survivor of s.survivors) if (damageOf(survivor) >= DEADLY) return `${survivor.id} should be dead`
    if (
      s.survivors
        .map(each => each.id)
        .toSorted()
        .join() !== people.at(s, 'inPlay').toSorted().join()
    )
      return 'the survivors in play differ'
    return undefined
  },
  publicLeaves: [
    'flow',
    ...['items', 'people', 'crises'].flatMap(table => [`${table}.known`, `${table}.may`]),
    'items.at.start',
    ...SEATS.flatMap(seat => [`items.at.hand${seat}`, `items.at.drawn${seat}`, `people.at.dealt${seat}`]),
    'people.at.deck',
    'people.at.inPlay',
  ],
  ids: [...ITEM_IDS, ...SURVIVOR_IDS, ...CRISIS_IDS],
  allowed: (view, s, viewer) => agree.map(each => each(view, s, viewer)).find(problem => problem !== undefined),
  things,
  fired,
  firedBy: option => [option.do],
}
