// An option in the list under its survivor: without the name and the die, which stand beside it.

import type { View } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { survivorOf } from '@lastlight/long-night/queries/position'
import { ALL } from '@lastlight/long-night/queries/requestKey'
import { optionPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import { cardsDrawn, isForCrisis, isOfGame, pairOf, type Run, raisedTo, type ScreenOption } from './runs.ts'

/** Only the colony has more than one entrance. */
function atGate(key: string, o: { readonly survivor: string; readonly entrance: number }, view: View, words: Words) {
  return survivorOf(view, o.survivor)?.at === 'colony'
    ? words.say(`${key}.gate`, { n: o.entrance + 1 })
    : words.say(key)
}

const withMeans = (key: string, { survivor, by }: { readonly survivor: string; readonly by: string }, words: Words) =>
  by === survivor ? words.say(`${key}.ability`) : words.say(key, { what: words.say(`item.acc.${kindOf(by)}`) })

const placeSearched = (survivor: string, view: View, words: Words): string =>
  words.say(`place.acc.${survivorOf(view, survivor)?.at ?? 'colony'}`)

/** The answers of a run after its first choice: 'Kill a zombie, entrance 3'. */
export const answersLabel = ({ steps }: Run, view: View, words: Words): string =>
  steps
    .slice(1)
    .map(step => words.saying(optionPhrase(step, view)))
    .join(', ')

/** A run of choices that names no card of a hand. */
export function runLabel(run: Run, view: View, words: Words): string {
  const [first, second, third] = run.steps
  if (first.do === 'search')
    return words.say('face.act.search.cards', {
      at: placeSearched(first.survivor, view, words),
      n: cardsDrawn(run),
    })
  if (first.do === 'barricade') return words.say('face.act.barricade.times', { n: run.steps.length })
  if (first.do === 'food')
    return words.say('face.act.food.times', { n: run.steps.length, die: first.die, to: raisedTo(run) })
  if (first.do === 'code' && second?.do === 'code')
    return words.say('raxxon.act.code.both', { a: first.die, b: second.die })
  const pair = pairOf(run, view)
  if (pair)
    return words.say('face.lead', {
      leader: words.say(`survivor.${pair.leader}`),
      other: words.say(`survivor.short.${pair.other}`),
    })
  if (isForCrisis(run)) return words.say('face.crisis.all', { n: run.steps.length })
  if (second?.do === 'ask' && third?.do === 'askFor') {
    const card = words.say(`type.acc.${third.what}`)
    return second.player === ALL
      ? words.say('face.ask.all', { card })
      : words.say('face.ask', { card, who: { who: second.player } })
  }
  return `${actLabel(first, view, words)}: ${answersLabel(run, view, words)}`
}

export function actLabel(option: ScreenOption, view: View, words: Words): string {
  if (!isOfGame(option)) return runLabel(option, view, words)
  switch (option.do) {
    case 'search':
      return words.say('face.act.search', { at: placeSearched(option.survivor, view, words) })
    case 'attack':
      return atGate('face.act.attack', option, view, words)
    case 'attackMutant':
      return words.say('raxxon.act.attack', { what: words.say(`experiment.${option.experiment}`) })
    case 'code':
      return words.say('raxxon.act.code', { die: option.die })
    case 'fightBandit':
      return words.say('bandits.act.fightBandit')
    case 'raid':
      return words.say(`bandits.act.raid.${option.how}`)
    case 'barricade':
      return atGate('face.act.barricade', option, view, words)
    case 'attract':
      return words.say('face.act.attract')
    case 'clean':
      return words.say('face.act.clean', optionPhrase(option, view).args)
    case 'move':
      return words.say('face.act.move', { to: words.say(`place.to.${option.to}`) })
    case 'use':
      return withMeans('face.act.use', option, words)
    case 'attackWith':
      return option.fuel === undefined
        ? withMeans('face.act.attackWith', option, words)
        : words.saying(optionPhrase(option, view))
    case 'handOff':
      return words.say('face.act.handOff', {
        to: words.say(`survivor.dat.${option.to}`),
        card: words.say(`item.acc.${kindOf(option.card)}`),
      })
    case 'request':
      return words.say('face.act.request')
    default:
      return words.saying(optionPhrase(option, view))
  }
}
