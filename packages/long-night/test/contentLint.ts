// The lint of the cards: each check takes content as data and returns its findings, so a test can plant a fault.

import type { Effect, Verb } from '../src/content/effects.ts'
import type { Module } from '../src/content/modules.ts'

export interface Texts {
  readonly [key: string]: string
}
export interface Counts {
  readonly [name: string]: number
}
export interface Lists {
  readonly [list: string]: readonly Effect[]
}

/** Decks with more or fewer cards than the box holds. */
export const miscounted = (counts: Counts, box: Counts): readonly string[] =>
  [...new Set([...Object.keys(box), ...Object.keys(counts)])]
    .filter(deck => counts[deck] !== box[deck])
    .map(deck => `${deck}: ${counts[deck]} of ${box[deck]}`)

/** LN-CARD-03: survivors whose influence another one has. */
export const sharedInfluences = (influences: Counts): readonly string[] =>
  Object.keys(influences).filter(id =>
    Object.entries(influences).some(([other, influence]) => other !== id && influence === influences[id]),
  )

export interface MarkedCard {
  readonly mark?: Module
  readonly adult?: true
  readonly noCooperation?: true
  readonly lists?: Lists
}

/** The words of a card's data that belong to one module; survivors of a module are added to them. */
const OF_MODULE: { readonly [word: string]: Module } = {
  progress: 'improvements',
  bandits: 'bandits',
  hideout: 'bandits',
  raxxon: 'raxxon',
  sideEffect: 'raxxon',
  dose: 'raxxon',
}
/** Effects between players whose goals may differ. */
const AGAINST: readonly Verb[] = ['confess', 'give', 'steal', 'handOver']

const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** LN-CARD-10: cards whose data speak of a module, or of hidden goals, without the mark for it. */
export const mismarked = (
  cards: { readonly [id: string]: MarkedCard },
  people: { readonly [survivor: string]: Module },
): readonly string[] =>
  Object.entries(cards).flatMap(([id, { mark, ...row }]) => {
    const words = wordsIn(row)
    const of = new Set(words.flatMap(word => OF_MODULE[word] ?? people[word] ?? []))
    const against = Object.values(row.lists ?? {}).some(list => list.some(([verb]) => AGAINST.includes(verb)))
    return [
      ...[...of].filter(module => module !== mark).map(module => `${id}: speaks of ${module}, mark ${mark}`),
      ...(against && !row.noCooperation ? [`${id}: is for hidden goals, but has no mark for it`] : []),
      ...(mark && row.adult ? [`${id}: for adults and of a module`] : []),
    ]
  })

const wordCount = (text: string): number => text.split(/\s+/).filter(word => /\p{L}|\d/u.test(word)).length
const STORY = { least: 40, most: 120 }
/** An option is read on a button, its effect below it before anybody chooses. */
const LONGEST = { 'crossroads.option.': 75, 'crossroads.effect.': 300 } as const
/** The council votes on two laws in one text. */
const LONGER: { readonly [key: string]: number } = { 'crossroads.effect.powerStruggle.council': 410 }

/** Stories of crossroads that are too short or too long, and options that nobody reads to their end. */
export const wrongLengths = (texts: Texts): readonly string[] =>
  Object.entries(texts).flatMap(([key, text]) => {
    const count = key.startsWith('crossroads.story.') ? wordCount(text) : STORY.least
    const longest = Object.entries(LONGEST).find(([start]) => key.startsWith(start))?.[1]
    const most = LONGER[key] ?? longest ?? text.length
    return [
      ...(count < STORY.least || count > STORY.most ? [`${key}: ${count} words`] : []),
      ...(text.length > most ? [`${key}: ${text.length} letters`] : []),
    ]
  })

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…][”“"]?)\s+/)

/** Sentences of a story that stand in another story, too, or twice in one. */
export function sharedSentences(texts: Texts): readonly string[] {
  const first = new Map<string, string>()
  const shared: string[] = []
  for (const [key, text] of Object.entries(texts))
    if (/^\w+\.story\./.test(key))
      for (const sentence of sentencesOf(text)) {
        if (first.has(sentence)) shared.push(`${first.get(sentence)}, ${key}: ${sentence}`)
        first.set(sentence, key)
      }
  return shared
}

/** Verbs that only one card says and that have no reason, and reasons for verbs that no or several cards say. */
export function unjustified(
  cards: { readonly [card: string]: readonly Lists[] },
  reasons: { readonly [verb in Verb]?: string },
): readonly string[] {
  const said = Object.values(cards).map(
    all => new Set<string>(all.flatMap(lists => Object.values(lists).flatMap(list => list.map(([verb]) => verb)))),
  )
  const count = (verb: string): number => said.filter(verbs => verbs.has(verb)).length
  return [
    ...[...new Set(said.flatMap(verbs => [...verbs]))]
      .filter(verb => count(verb) === 1 && !(reasons as Texts)[verb])
      .map(verb => `${verb}: said by one card`),
    ...Object.keys(reasons)
      .filter(verb => count(verb) !== 1)
      .map(verb => `${verb}: a reason, but said by ${count(verb)} cards`),
  ]
}

/** Rules whose text has other numbers than the content; `also` are numbers that a language may write as digits. */
export const untrueNumbers = (
  rules: Texts,
  numbers: { readonly [rule: string]: readonly number[] },
  also: { readonly [rule: string]: readonly number[] } = {},
): readonly string[] =>
  Object.entries(numbers).flatMap(([rule, all]) => {
    const written = (rules[rule]?.match(/\d+/g) ?? []).map(Number).filter(n => !also[rule]?.includes(n))
    const [is, should] = [written, all].map(each => each.toSorted((a, b) => a - b).join(' '))
    return is === should ? [] : [`${rule}: ${is}, not ${should}`]
  })
