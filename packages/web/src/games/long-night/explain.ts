// Explains every thing of the table: its name, its effect with numbers, and its rule.

import type { View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { EXPERIMENT_IDS } from '@lastlight/long-night/content/experiments'
import { isImprovement } from '@lastlight/long-night/content/improvements'
import { ALL_ITEM_IDS, kindOf, typeOf } from '@lastlight/long-night/content/items'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { hasDeck, MOST_NOISE, PLACES, placeRow } from '@lastlight/long-night/content/places'
import { SIDE_EFFECT_IDS } from '@lastlight/long-night/content/sideEffects'
import { SURVIVOR_IDS, survivorRow } from '@lastlight/long-night/content/survivors'
import { HEAP, needOf, targetOf } from '@lastlight/long-night/queries/colony'
import { emptySpaces } from '@lastlight/long-night/queries/entrances'
import { goalMessage, wantedFor } from '@lastlight/long-night/queries/objectives'
import { freeSpaces } from '@lastlight/long-night/queries/people'
import { banditsAt, placeOf } from '@lastlight/long-night/queries/position'
import { chapterWants } from '@lastlight/long-night/queries/scenario'
import { valuesOf } from '@lastlight/long-night/queries/values'
import { deckPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { Explanation, Thing } from '../../face/face.ts'
import { crisisBanditsInWords, stashInWords } from './modules/bandits/inWords.ts'
import { afterTokens, effectOf } from './modules/improvements/progress.ts'
import { codeInWords, encounterInWords, raxxonInWords, specialsInWords } from './modules/raxxon/facts.ts'
import type { ThingKind } from './thing.ts'
import { roundsOf } from './timeline.ts'

export function explain(thing: Thing, view: View, words: Words): Explanation | undefined {
  const [kind = '', ...rest] = thing.split(':')
  const about = Object.hasOwn(ABOUT, kind) ? ABOUT[kind as ThingKind] : undefined
  return about?.(rest.join(':'), view, words)
}

type ExplainThing = (id: string, view: View, words: Words) => Explanation | undefined

const sentences = (...all: readonly (string | undefined)[]): string =>
  all.filter(each => each !== undefined && each !== '').join(' ')

type EntranceSeen = View['places'][number]['entrances'][number]

/** The zombies, barricades and traps of one entrance. */
export function atEntrance({ zombies, barricades, traps }: EntranceSeen, words: Words): string {
  const there = [
    ...(zombies > 0 ? [words.say('count.zombie', { n: zombies })] : []),
    ...(barricades > 0 ? [words.say('count.barricade', { n: barricades })] : []),
    ...(traps > 0 ? [words.say('count.trap', { n: traps })] : []),
  ]
  return there.length === 0 ? words.say('table.nothing') : words.list(there)
}

const person: ExplainThing = (id, view, words) => {
  const found = SURVIVOR_IDS.find(each => each === id)
  if (found === undefined) return undefined
  const { influence, attack, search } = survivorRow(found)
  return {
    title: `${words.say(`survivor.${found}`)}, ${words.say(`survivor.job.${found}`)}`,
    text: sentences(
      words.say('face.about.person', { influence, ...(valuesOf(view, found) ?? { attack, search }) }),
      words.say(`survivor.power.${found}`),
    ),
    rule: 'LN-CARD-03',
  }
}

const place: ExplainThing = (id, view, words) => {
  const at = PLACES.find(each => each === id)
  if (at === undefined) return undefined
  const { spaces } = placeRow(at)
  const people = words.say('face.about.spaces', { free: freeSpaces(view, at), spaces })
  const title = words.say(`place.${at}`)
  if (at === 'colony') return { title, text: people, rule: 'LN-BOARD-01' }
  const [entrance] = placeOf(view, at).entrances
  const there = sentences(
    people,
    banditsAt(view, at) > 0 ? words.say('bandits.there', { n: banditsAt(view, at) }) : undefined,
    words.say('face.about.entrance', { what: atEntrance(entrance!, words) }),
  )
  if (at === 'hideout')
    return {
      title,
      text: sentences(there, words.say('bandits.about.hideout'), stashInWords(view, words)),
      rule: 'LN-BAND-HIDE-01',
    }
  if (!hasDeck(at)) return { title, text: there, rule: 'LN-BOARD-09' }
  return {
    title,
    text: sentences(
      there,
      ...specialsInWords(view, at, words),
      words.say('face.about.deck', { n: view.decks[at]?.length ?? 0 }),
      `${words.saying(deckPhrase(view.itemTypes[at] ?? []))}.`,
      ...(at === 'raxxon' ? raxxonInWords(view, words) : []),
    ),
    rule: 'LN-BOARD-07',
  }
}

const improvement: ExplainThing = (id, view, words) =>
  isImprovement(id)
    ? {
        title: words.say(`lasting.${id}`),
        text: sentences(
          effectOf(id, words),
          view.improvements?.built.includes(id) ? undefined : afterTokens(view, id, 0, words),
          words.say(`improvement.story.${id}`),
        ),
        rule: 'LN-IMP-04',
      }
    : undefined

const gate: ExplainThing = (id, view, words) => {
  const entrance = placeOf(view, 'colony').entrances[Number(id) - 1]
  return (
    entrance && {
      title: words.say('option.entrance', { n: Number(id) }),
      text: sentences(
        words.say('face.about.entrance', { what: atEntrance(entrance, words) }),
        words.say('face.about.gate', { n: emptySpaces(view, 'colony', Number(id) - 1) }),
      ),
      rule: 'LN-ZADD-04',
    }
  )
}

const die: ExplainThing = (id, _, words) =>
  /^[1-6]$/.test(id)
    ? { title: words.say('option.die', { die: Number(id) }), text: words.say('face.about.die'), rule: 'LN-DIE-02' }
    : undefined

const card: ExplainThing = (id, _, words) =>
  ALL_ITEM_IDS.includes(id)
    ? {
        title: words.say(`item.${kindOf(id)}`),
        text: sentences(`${words.say(`type.${typeOf(id)}`)}.`, words.say(`item.effect.${kindOf(id)}`)),
        rule: 'LN-CARD-05',
      }
    : undefined

/** Says nothing of the cards themselves: they are read in the open hand. */
const hand: ExplainThing = (_, __, words) => ({
  title: words.say('table.hand'),
  text: words.say('face.about.hand'),
  rule: 'LN-PLAY-01',
})

const name: ExplainThing = (id, _, words) => {
  const isType = (ITEM_TYPES as readonly string[]).includes(id)
  return {
    title: words.say(isType ? `type.${id}` : `item.${id}`),
    text: isType ? words.say('face.about.type') : words.say(`item.effect.${id}`),
    rule: 'LN-REQ-01',
  }
}

const crisis: ExplainThing = (_, view, words) =>
  view.crisis === null
    ? undefined
    : {
        title: words.say(`crisis.${view.crisis}`),
        text: sentences(
          words.say('table.crisis.help', {
            types: words.list(crisisRow(view.crisis).accepts.map(type => words.say(`type.${type}`))),
            count: view.contributed,
            need: targetOf(view),
          }),
          words.say('table.crisis.fail', { effect: words.say(`crisis.fail.${view.crisis}`) }),
          crisisBanditsInWords(view, words),
        ),
        rule: 'LN-CRISISADD-01',
      }

/** How far the main objective is, thing by thing. */
const progressOf = (view: View, words: Words): readonly string[] => [
  ...wantedFor(view, view.underObjective).map(({ what, have, need }) =>
    words.say('table.progress.of', {
      what:
        what === 'kills'
          ? words.say('table.progress.kills')
          : words.say('at' in what ? `place.${what.at}` : `type.${what.type}`),
      have,
      need,
    }),
  ),
  ...chapterWants(view, view.underObjective).map(({ what, have, need }) =>
    words.say('table.progress.of', { what: words.say(`colony.objective.row.${what}`), have, need }),
  ),
]

const objective: ExplainThing = (_, view, words) => {
  const progress = progressOf(view, words)
  return {
    title: words.say(`objective.${view.objective}`),
    text: sentences(
      words.say(goalMessage(view)),
      progress.length === 0 ? undefined : words.say('table.progress', { items: progress.join('; ') }),
    ),
    rule: 'LN-CARD-01',
  }
}

const waste: ExplainThing = (_, view, words) => ({
  title: words.say('face.waste'),
  text: words.say('face.about.waste', { n: view.waste.length, heap: HEAP }),
  rule: 'LN-COLONY-WASTE-01',
})

const food: ExplainThing = (_, view, words) => ({
  title: words.say('face.food'),
  text: words.say('face.about.food', { n: view.food, need: needOf(view) }),
  rule: 'LN-COLONY-FEED-01',
})

const morale: ExplainThing = (_, view, words) => ({
  title: words.say('face.morale'),
  text: words.say('face.about.morale', { n: view.morale }),
  rule: 'LN-END-01',
})

const noise: ExplainThing = (id, view, words) => {
  const at = PLACES.find(each => each === id)
  return at === undefined
    ? undefined
    : {
        title: words.say('face.noise'),
        text: words.say('face.about.noise', { n: placeOf(view, at).noise, most: MOST_NOISE }),
        rule: 'LN-COLONY-ZOMBIE-03',
      }
}

const helpless: ExplainThing = (_, view, words) => ({
  title: words.say('face.helpless'),
  text: words.say('table.helpless', { helpless: view.helpless, rebels: view.rebellious }),
  rule: 'LN-REBEL-01',
})

const round: ExplainThing = (_, view, words) => ({
  title: words.say('face.rounds'),
  text: words.say('face.about.round', { n: view.rounds, of: roundsOf(view) }),
  rule: 'LN-ROUND-01',
})

const road: ExplainThing = (_, view, words) =>
  view.roads.now === null
    ? undefined
    : {
        title: words.say(`crossroads.${view.roads.now}`),
        text: words.say(`crossroads.story.${view.roads.now}`),
        rule: 'LN-XROADS-01',
      }

const graveyard: ExplainThing = (_, view, words) => ({
  title: words.say('face.graveyard'),
  text:
    view.graveyard.length === 0
      ? words.say('face.about.graveyard')
      : `${words.list(view.graveyard.map(id => words.say(`survivor.${id}`)))}.`,
  rule: 'LN-SKILL-01',
})

const code: ExplainThing = (_, view, words) =>
  view.raxxon && {
    title: words.say('raxxon.code'),
    text: sentences(...codeInWords(view, words)),
    rule: 'LN-RAX-CODE-02',
  }

const special: ExplainThing = (id, _, words) => {
  const found = EXPERIMENT_IDS.find(each => each === id)
  return (
    found && {
      title: words.say('raxxon.met', { what: words.say(`experiment.${found}`) }),
      text: sentences(words.say('raxxon.only'), encounterInWords(found, false, words)),
      rule: 'LN-RAX-SPEC-05',
    }
  )
}

const effect: ExplainThing = (id, view, words) => {
  const found = SIDE_EFFECT_IDS.find(each => each === id)
  const owner = view.sideEffects?.find(each => each.id === found)
  return (
    found && {
      title: words.say(`sideEffect.${found}`),
      text: sentences(
        words.say(`sideEffect.story.${found}`),
        words.say('raxxon.effect', { effect: words.say(`sideEffect.effect.${found}`) }),
        owner && words.say('raxxon.effects.owner', { survivor: words.say(`survivor.short.${owner.survivor}`) }),
      ),
      rule: 'LN-RAX-PILL-02',
    }
  )
}

const ABOUT: { readonly [kind in ThingKind]: ExplainThing | undefined } = {
  person,
  place,
  gate,
  die,
  card,
  improvement,
  hand,
  name,
  crisis,
  objective,
  waste,
  food,
  morale,
  noise,
  helpless,
  round,
  road,
  graveyard,
  code,
  special,
  effect,
  // These stand beside the board and are explained by their own labels.
  seat: undefined,
  answer: undefined,
}
