// Raxxon in words: the code, special zombies and their encounters, and what tonight depends on.

import type { View } from '@lastlight/long-night'
import type { Effect } from '@lastlight/long-night/content/effects'
import { experimentRow, FEWER_ZOMBIES, LINES, type LineName } from '@lastlight/long-night/content/experiments'
import type { Place } from '@lastlight/long-night/content/places'
import { isOn } from '@lastlight/long-night/queries/position'
import { codeDice, mutantsAt } from '@lastlight/long-night/queries/raxxon'
import { placeTonight } from '@lastlight/long-night/queries/tonight'
import { placementPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import { codeForecast } from '../../board/forecast.ts'

const nameOf = (experiment: string, words: Words): string => words.say(`experiment.${experiment}`)
const peopleOf = (ids: readonly string[], words: Words): string =>
  words.list(ids.map(id => words.say(`survivor.short.${id}`)))

/** The rolls that a line of an encounter is for. */
export function rollsOf(experiment: string, line: LineName): { readonly from: number; readonly to: number } {
  const { lines } = experimentRow(experiment)
  const before = LINES[LINES.indexOf(line) - 1]
  return { from: before === undefined ? 1 : lines[before].upTo + 1, to: lines[line].upTo }
}

function effectInWords([verb, ...more]: Effect, words: Words): string {
  const n = more.find(each => typeof each === 'number') ?? 1
  return verb === 'zombies'
    ? words.say(more[0] === 'colony' ? 'raxxon.does.zombies.colony' : 'raxxon.does.zombies.here', { n })
    : words.say(`raxxon.does.${verb}`, { n })
}

/** '1 wound and it is gone': the effects of a line, and where the special zombie is afterwards. */
export function lineInWords(experiment: string, line: LineName, words: Words): string {
  const { lists, lines } = experimentRow(experiment)
  const { fate } = lines[line]
  const effects = (lists[line] as readonly Effect[]).map(effect => effectInWords(effect, words))
  return words.list(fate === 'stays' ? effects : [...effects, words.say(`raxxon.fate.${fate}`)])
}

const rollsInWords = (experiment: string, line: LineName): string => {
  const { from, to } = rollsOf(experiment, line)
  return from === to ? String(from) : `${from}–${to}`
}

/** 'Exposure die, then 1–3: 1 wound; 4: it goes to a random location; 5–6: it is gone.' */
export const encounterInWords = (experiment: string, isSpared: boolean, words: Words): string =>
  words.say(isSpared ? 'raxxon.rolls.safe' : 'raxxon.rolls', {
    lines: LINES.map(line => `${rollsInWords(experiment, line)}: ${lineInWords(experiment, line, words)}`).join('; '),
  })

/** What the special zombies of a place mean for everybody there. */
export function specialsInWords(view: View, at: Place, words: Words): readonly string[] {
  const names = specialNames(view, at, words)
  return names === '' ? [] : [words.say('raxxon.first', { what: names }), words.say('raxxon.only')]
}

/** The names of the special zombies at a place, each once. */
export const specialNames = (view: View, at: Place, words: Words): string =>
  words.list([...new Set(mutantsAt(view, at).map(({ experiment }) => nameOf(experiment, words)))])

/** The top log, its code and the dice that lie there. */
export function codeInWords(view: View, words: Words): readonly string[] {
  const { raxxon } = view
  if (raxxon === undefined) return []
  if (raxxon.log === null) return [words.say('raxxon.none')]
  const { sockets, useless } = codeDice(raxxon.log, raxxon.dice)
  const missing = sockets.filter(({ filled }) => !filled).map(({ value }) => value)
  const [a, b] = sockets.map(({ value }) => value)
  return [
    words.say('raxxon.code.said', { what: nameOf(raxxon.log, words), a: a!, b: b! }),
    ...(missing.length === 0
      ? [words.say('raxxon.code.complete.said')]
      : isOn(view, 'containment')
        ? [words.say('raxxon.code.missing', { dice: words.list(missing.map(String)) })]
        : []),
    ...(useless.length > 0 ? [words.say('raxxon.code.useless.said', { dice: words.list(useless.map(String)) })] : []),
  ]
}

/** Every search there is risky; the code is public. */
export const raxxonInWords = (view: View, words: Words): readonly string[] => [
  words.say('raxxon.risky.said'),
  ...codeInWords(view, words),
]

/** What a die would do on the code. */
export function codeDieInWords({ raxxon }: View, die: number, words: Words): string {
  if (!raxxon?.log) return words.say('raxxon.none')
  const before = codeDice(raxxon.log, raxxon.dice).sockets
  if (!before.some(({ value, filled }) => value === die && !filled)) return words.say('raxxon.die.useless', { die })
  const missing = before.find(({ value, filled }) => value !== die && !filled)
  return missing ? words.say('raxxon.die.helps', { die: missing.value }) : words.say('raxxon.die.completes')
}

/** Where the figures of an experiment come out. */
export const placementInWords = (experiment: string, words: Words): string =>
  `${words.saying(placementPhrase(experiment))}.`

/** Those who die tonight only because the experiment comes out. */
export function victimsInWords(view: View, words: Words): readonly string[] {
  const victims = codeForecast(view)?.victims ?? []
  return victims.length === 0 ? [] : [words.say('raxxon.dies', { n: victims.length, who: peopleOf(victims, words) })]
}

/** A vote on an experiment: the label says what becomes of it, this says what comes out. */
export function codeVoteInWords(view: View, yes: boolean, words: Words): string {
  const experiment = view.raxxon?.log
  return yes || !experiment ? '' : [placementInWords(experiment, words), ...victimsInWords(view, words)].join(' ')
}

/** LN-RAX-CODE-04: what would come to a place, and who would be saved there. */
export function fewerInWords(view: View, at: Place, words: Words): string {
  const { coming, victims } = placeTonight(view, at)
  const left = words.say('raxxon.fewer', { n: coming, left: Math.max(0, coming - FEWER_ZOMBIES) })
  return victims.length === 0
    ? left
    : `${left} ${words.say('raxxon.fewer.else', { n: victims.length, who: peopleOf(victims, words) })}`
}
