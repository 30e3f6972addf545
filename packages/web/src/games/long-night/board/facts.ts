// The board in words, for screen readers: a sentence for each entrance, location and person, and four for the night.

import type { View } from '@lastlight/long-night'
import type { ExperimentId } from '@lastlight/long-night/content/experiments'
import {
  type DeckPlace,
  hasDeck,
  MOST_NOISE,
  numberOf,
  type Place,
  placeRow,
} from '@lastlight/long-night/content/places'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import { HEAP } from '@lastlight/long-night/queries/colony'
import { byInfluence, survivorsAt } from '@lastlight/long-night/queries/people'
import { placeOf } from '@lastlight/long-night/queries/position'
import type { Words } from '@lastlight/words'
import { banditFacts } from '../modules/bandits/inWords.ts'
import { raxxonInWords, specialsInWords } from '../modules/raxxon/facts.ts'
import type { SurvivorSeen } from '../seen.ts'
import { type Forecast, gateForecasts, nightOf, placeForecast } from './forecast.ts'

export const SPACES = ['zombie', 'barricade', 'trap', 'free'] as const
/** A special zombie is named by its experiment. */
export type Space = (typeof SPACES)[number] | ExperimentId
export const isExperiment = (space: Space): space is ExperimentId => !(SPACES as readonly string[]).includes(space)

/** What stands on the spaces of an entrance, from left to right: special zombies first, because they are attacked first. */
export function spacesOf(view: View, at: Place, entrance: number): readonly Space[] {
  const { zombies, barricades, traps } = placeOf(view, at).entrances[entrance]!
  const specials = (view.mutants ?? []).filter(each => each.at === at && each.entrance === entrance)
  const free = placeRow(at).entranceSpaces - zombies - barricades - traps - specials.length
  const counts = { zombie: zombies, barricade: barricades, trap: traps, free }
  return [
    ...specials.map(({ experiment }) => experiment),
    ...SPACES.flatMap(space => Array.from({ length: Math.max(0, counts[space]) }, () => space)),
  ]
}

const spacesInWords = (view: View, at: Place, entrance: number, words: Words): string =>
  spacesOf(view, at, entrance)
    .map(space =>
      isExperiment(space)
        ? words.say('raxxon.space', { what: words.say(`experiment.${space}`) })
        : words.say(`colony.space.${space}`),
    )
    .join(', ')

export const nameOf = (id: string, words: Words): string => words.say(`survivor.short.${id}`)

/** Everybody who dies, in words. */
function deadInWords(victims: readonly string[], helpless: number, words: Words): string {
  const names = victims.map(id => nameOf(id, words))
  return words.list(helpless > 0 ? [...names, words.say('colony.helpless.some', { n: helpless })] : names)
}

/** `kind`: a sentence that says when ('tonight'), or one that follows "Tonight:" ('night'). */
function forecastInWords(forecast: Forecast, kind: 'tonight' | 'night', words: Words): string {
  const { what } = forecast
  switch (what) {
    case 'falls': {
      const { victims, helpless } = forecast
      return words.say(`colony.${kind}.falls`, {
        n: victims.length + helpless,
        who: deadInWords(victims, helpless, words),
      })
    }
    case 'come':
    case 'breaks':
    case 'driven':
      return words.say(`colony.${kind}.${what}`, { n: forecast.n })
    default:
      return words.say(`colony.${kind}.${what}`)
  }
}

/** 'Entrance 3: zombie, zombie, zombie; tonight it is overrun and Alfonso dies' */
export const gateInWords = (view: View, i: number, words: Words): string =>
  words.say('colony.gate', {
    n: i + 1,
    spaces: spacesInWords(view, 'colony', i, words),
    tonight: forecastInWords(gateForecasts(view)[i]!, 'tonight', words),
  })

/** 'nothing comes', '1 to 3 more zombies, depending on the noise; if the noise is heard, Anita dies' */
function placeTonightInWords(view: View, at: Place, words: Words): string {
  const { sure, least, most, feared } = placeForecast(view, at)
  const certain =
    most > least && (sure.what === 'come' || sure.what === 'quiet')
      ? words.say('colony.night.upTo', { n: least, most })
      : forecastInWords(sure, 'night', words)
  if (feared.length === 0) return certain
  return words.say('colony.night.mayFall', {
    tonight: certain,
    n: feared.length,
    who: deadInWords(feared, 0, words),
  })
}

function deckInWords(view: View, at: DeckPlace, words: Words): readonly string[] {
  const cards = view.decks[at]?.length ?? 0
  return [
    cards === 0
      ? words.say('colony.fact.deck.empty')
      : words.say('colony.fact.deck', {
          cards: words.say('count.card', { n: cards }),
          types: (view.itemTypes[at] ?? []).map(type => lower(words.say(`type.${type}`), words)).join(', '),
        }),
    words.say('colony.fact.noise', { n: placeOf(view, at).noise, most: MOST_NOISE }),
  ]
}

/** The facts of a location, one sentence each; its name and number stand before them. */
export function placeInWords(view: View, at: Place, words: Words): readonly string[] {
  const people = byInfluence(survivorsAt(view, at)).map(({ id }) => nameOf(id, words))
  return [
    words.say('colony.fact.entrance', { spaces: spacesInWords(view, at, 0, words) }),
    ...specialsInWords(view, at, words),
    people.length === 0
      ? words.say('colony.fact.nobody')
      : words.say('colony.fact.there', { people: words.list(people) }),
    ...(hasDeck(at) ? deckInWords(view, at, words) : []),
    ...(at === 'raxxon' ? raxxonInWords(view, words) : []),
    ...banditFacts(view, at, words),
    words.say('colony.fact.tonight', { tonight: placeTonightInWords(view, at, words) }),
  ]
}

export const lower = (text: string, { locale }: Words): string => text.toLocaleLowerCase(locale)

export const DAMAGE = ['wounds', 'frostbite', 'despair'] as const
export type DamageKind = (typeof DAMAGE)[number]
export const DAMAGE_SIGN = { wounds: 'wound', frostbite: 'frostbite', despair: 'despair' } as const

/** The damage of a survivor, one after the other. */
export const damageList = (survivor: SurvivorSeen): readonly DamageKind[] =>
  DAMAGE.flatMap(kind => Array.from({ length: survivor[kind] }, () => kind))

/** 'Kevin (Ada), influence 27, 1 wound and 1 frostbite' */
export function personInWords(survivor: SurvivorSeen, words: Words): string {
  const person = words.say('colony.person', {
    survivor: nameOf(survivor.id, words),
    who: { who: survivor.seat },
    n: survivorRow(survivor.id).influence,
  })
  const damage = DAMAGE.filter(kind => survivor[kind] > 0).map(kind =>
    words.say(`count.${DAMAGE_SIGN[kind]}`, { n: survivor[kind] }),
  )
  return damage.length === 0 ? person : words.say('colony.person.hurt', { person, damage: words.list(damage) })
}

/** Four sentences: food, waste, crisis, zombies. */
export function tonightInWords(view: View, words: Words): readonly string[] {
  const { food, waste, crisis, zombies, looted } = nightOf(view)
  const deaths = zombies.victims.length + zombies.helpless
  return [
    words.say(food.short > 0 ? 'colony.food.said.short' : 'colony.food.said', {
      food: view.food,
      n: food.need,
      short: food.short,
      morale: food.morale,
    }),
    words.say(waste.morale > 0 ? 'colony.waste.said.costs' : 'colony.waste.said', {
      cards: words.say('count.card', { n: waste.cards }),
      morale: waste.morale,
      n: HEAP,
    }),
    view.crisis === null
      ? words.say('colony.crisis.none.said')
      : words.say('colony.crisis.said', { cards: crisis.cards, need: crisis.need }),
    [
      words.say('colony.dead.coming', { n: zombies.coming }),
      deaths === 0
        ? words.say('colony.dead.none')
        : words.say('colony.dead.die', {
            n: deaths,
            who: deadInWords(zombies.victims, zombies.helpless, words),
          }),
      ...(zombies.morale > 0 ? [words.say('colony.dead.costs', { n: zombies.morale })] : []),
      ...(looted > 0 ? [words.say('bandits.robs', { n: looted })] : []),
    ].join(' '),
  ]
}

/** Where an overrun entrance kills: its number in the colony, or none. */
export const fallingGate = (view: View): number => gateForecasts(view).findIndex(({ what }) => what === 'falls') + 1

export const placeNumber = (at: Place): number => numberOf(at)
