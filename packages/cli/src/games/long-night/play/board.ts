// The board of The Long Night in lines.

import type { State, View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { improvementRow } from '@lastlight/long-night/content/improvements'
import { kindOf } from '@lastlight/long-night/content/items'
import { hasDeck, MOST_NOISE, PLACE, PLACES, type Place } from '@lastlight/long-night/content/places'
import { targetOf } from '@lastlight/long-night/queries/colony'
import { emptySpaces } from '@lastlight/long-night/queries/entrances'
import { placesInPlay } from '@lastlight/long-night/queries/people'
import { banditsAt, placeOf } from '@lastlight/long-night/queries/position'
import { codePhrase, deckPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import { heading, type SeatPosition } from '../../../play/guide.ts'
import { atEntrance } from './dangers.ts'
import { groupLines } from './group.ts'
import { handLines } from './hand.ts'
import { objectiveLines } from './objective.ts'

export function board(position: SeatPosition<View, State>): readonly string[] {
  const { view, words } = position
  const phase = words.say(`phase.${view.phase}`)
  if (view.phase === 'setup') return [heading(phase), ...objectiveLines(view, words), ...handLines(view, words)]
  return [
    heading(words.say('table.heading', { phase, left: view.rounds })),
    ...stateLines(view, words),
    ...objectiveLines(view, words),
    ...crisisLines(view, words),
    ...lastingLines(view, words),
    ...improvementLines(view, words),
    ...raxxonLines(view, words),
    heading(words.say('table.places')),
    ...placesInPlay(view).map(at => placeLine(view, at, words)),
    ...view.players.flatMap((_, who) => groupLines(position, who)),
    ...handLines(view, words),
  ]
}

function stateLines(view: View, words: Words): readonly string[] {
  const { morale, food, waste, first, starvation, helpless, rebellious } = view
  return [
    words.say('table.state', {
      morale,
      food,
      waste: words.say('count.card', { n: waste.length }),
      who: { who: first },
    }),
    ...(starvation > 0 ? [words.say('table.starvation', { n: starvation })] : []),
    ...(helpless + rebellious > 0 ? [words.say('table.helpless', { helpless, rebels: rebellious })] : []),
  ]
}

function crisisLines(view: View, words: Words): readonly string[] {
  if (view.crisis === null) return []
  return [
    heading(words.say('table.crisis', { crisis: words.say(`crisis.${view.crisis}`) })),
    words.say('table.crisis.help', {
      types: words.list(crisisRow(view.crisis).accepts.map(type => words.say(`type.${type}`))),
      count: view.contributed,
      need: targetOf(view),
    }),
    words.say('table.crisis.fail', { effect: words.say(`crisis.fail.${view.crisis}`) }),
  ]
}

const lastingLines = (view: View, words: Words): readonly string[] =>
  view.lasting.length === 0
    ? []
    : [
        heading(words.say('table.lasting')),
        ...view.lasting.map(id =>
          words.say('table.lasting.one', {
            what: words.say(`lasting.${id}`),
            effect: words.say(`lasting.effect.${id}`),
          }),
        ),
      ]

const mutantsAtEntrance = ({ mutants = [] }: View, at: Place, entrance: number, words: Words): readonly string[] => {
  const there = mutants.filter(each => each.at === at && each.entrance === entrance)
  const names = there.map(({ experiment }) => words.say(`experiment.${experiment}`))
  return names.length === 0 ? [] : [words.say('table.mutants', { what: words.list(names) })]
}

/** LN-RAX-02, LN-RAX-PILL-02 */
function raxxonLines({ raxxon, sideEffects = [] }: View, words: Words): readonly string[] {
  if (!raxxon) return []
  const dice = raxxon.dice.length === 0 ? words.say('table.none') : raxxon.dice.join(', ')
  const attached = sideEffects.map(
    ({ id, survivor }) => `${words.say(`survivor.short.${survivor}`)} – ${words.say(`sideEffect.${id}`)}`,
  )
  return [
    raxxon.log === null
      ? words.say('table.raxxon.empty', { dice })
      : words.say('table.raxxon', {
          what: words.say(`experiment.${raxxon.log}`),
          code: words.saying(codePhrase(raxxon.log)),
          dice,
          n: raxxon.left,
        }),
    ...(attached.length === 0 ? [] : [words.say('table.sideEffects', { what: words.list(attached) })]),
  ]
}

function entranceParts(view: View, at: Place, words: Words): readonly string[] {
  const { entrances } = placeOf(view, at)
  return entrances.map((entrance, i) => {
    const there = [...atEntrance(entrance, words), ...mutantsAtEntrance(view, at, i, words)]
    const free = words.say('table.free', { free: emptySpaces(view, at, i), all: PLACE[at].entranceSpaces })
    const what = `${there.length === 0 ? words.say('table.nothing') : words.list(there)} (${free})`
    return entrances.length > 1
      ? `\n  ${words.say('table.door', { n: i + 1, what })}`
      : words.say('table.entrance', { what })
  })
}

const cardNames = (cards: readonly string[], words: Words): string =>
  cards.length === 0 ? words.say('table.none') : words.list(cards.map(card => words.say(`item.${kindOf(card)}`)))

function improvementLines({ improvements }: View, words: Words): readonly string[] {
  if (!improvements) return []
  return [
    heading(words.say('table.improvements')),
    ...improvements.offer.map(({ id, progress }) =>
      words.say('table.improvement', {
        what: words.say(`lasting.${id}`),
        progress,
        cost: improvementRow(id).cost,
        effect: words.say(`lasting.effect.${id}`),
      }),
    ),
  ]
}

function placeLine(view: View, at: Place, words: Words): string {
  const here = view.survivors.filter(survivor => survivor.at === at)
  const bandits = banditsAt(view, at)
  const taken = here.length + bandits + (at === 'colony' ? view.helpless + view.rebellious : 0)
  const people = here.map(({ id, seat }) =>
    words.say('table.person', { survivor: words.say(`survivor.short.${id}`), who: { who: seat } }),
  )
  const parts = [
    words.say('table.people', { n: taken, spaces: PLACE[at].spaces }),
    ...(people.length > 0 ? [words.say('table.here', { people: people.join(', ') })] : []),
    ...(bandits > 0 ? [words.say('table.bandits', { n: bandits })] : []),
    ...(at === 'hideout' ? [words.say('table.stash', { cards: cardNames(view.stash ?? [], words) })] : []),
    ...(hasDeck(at)
      ? [
          words.say('table.deck', { cards: words.say('count.card', { n: view.decks[at]?.length ?? 0 }) }),
          words.saying(deckPhrase(view.itemTypes[at] ?? [])),
          words.say('table.noise', { n: placeOf(view, at).noise, most: MOST_NOISE }),
        ]
      : []),
    ...entranceParts(view, at, words),
  ]
  const number = at !== 'colony' ? ` (${PLACES.indexOf(at)})` : ''
  return `${words.say(`place.${at}`)}${number}: ${parts.join('; ').replaceAll('; \n', '\n')}`
}
