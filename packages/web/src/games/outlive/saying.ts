// Questions, options, events and refusals as sentences.

import type { Viewer } from '@lastlight/kernel'
import type { Event, Option, View } from '@lastlight/outlive'
import type { HeroId } from '@lastlight/outlive/content/heroes'
import { actionsOf } from '@lastlight/outlive/queries/heroes'
import {
  coachPhrase,
  eventPhrase,
  optionPhrase,
  outcomePhrase,
  questionPhrase,
  refusalPhrase,
} from '@lastlight/outlive/text'
import type { Words } from '@lastlight/words'
import type { Saying } from '../../face/face.ts'
import { consequenceOf } from './consequence.ts'
import { standingLabel, timesLabel } from './repeats.ts'
import { askedSeat, heroOf } from './seen.ts'

/** The one hero whose moves these are, if they are one hero's. */
function onlyHero(options: readonly Option[]): HeroId | undefined {
  const heroes = new Set(options.map(option => (option.do === 'move' ? option.hero : undefined)))
  const [hero] = heroes
  return heroes.size === 1 && hero !== undefined ? hero : undefined
}

const has = (options: readonly Option[], ...names: readonly Option['do'][]): boolean =>
  options.some(option => names.includes(option.do))

function moveHint(options: readonly Option[], view: View, words: Words): string {
  const player = view.players[askedSeat(view) ?? -1]
  const id = onlyHero(options)
  const hero = id && heroOf(player, id)
  if (!player || !id || !hero) return words.say('board.hint.move')
  return words.say('board.hint.hero', {
    at: words.say(`area.in.${hero.at}`),
    actions: words.say('count.action', { n: actionsOf(player, view.events.active, hero) }),
  })
}

/** Causes for which a single token is named; several are collected on a sheet, which names the cause itself. */
const CAUSES = ['feed', 'build', 'strike']

function dueHint(options: readonly Option[], due: NonNullable<View['due']>, words: Words): string {
  const { for: cause, left: n } = due
  if (has(options, 'lose')) return `${words.say('board.hint.people', { n })} ${words.say(`shelter.loss.${cause}`)}`
  return n === 1 && CAUSES.includes(cause)
    ? `${words.say(`shelter.pay.${cause}`, { n })}.`
    : words.say('board.hint.tokens', { n })
}

function hintOf(options: readonly Option[], view: View, words: Words): string {
  const { acting, phase } = view
  if (has(options, 'move')) return moveHint(options, view, words)
  if (view.due) return dueHint(options, view.due, words)
  if (has(options, 'shield', 'ammo') && acting)
    return words.say('board.hint.pressed', { who: { who: acting.seat }, at: words.say(`area.in.${acting.at}`) })
  // OUT-SHIP-02: nothing on the ship costs an action.
  if (has(options, 'done') && phase === 'day' && acting && acting.at !== 'cargoShip')
    return words.say('board.hint.act', {
      at: words.say(`area.in.${acting.at}`),
      actions: words.say('count.action', { n: acting.points }),
    })
  if (has(options, 'pass')) return words.say('board.hint.end')
  if (has(options, 'recruit')) return words.say('board.hint.recruit')
  return has(options, 'build') && phase === 'night' ? words.say('board.hint.build') : ''
}

export const sayingOf = (words: Words): Saying<View, Option, Event> => ({
  question(options, view) {
    const hero = onlyHero(options)
    return hero
      ? words.say('board.where', { hero: words.say(`hero.${hero}`) })
      : words.saying(questionPhrase(options, view))
  },
  hint: (options, view) => hintOf(options, view, words),
  option: (option, view) => words.saying(optionPhrase(option, view)),
  times: (option, times, view) => timesLabel(option, times, view, words),
  standing: key => standingLabel(key, words),
  consequence: (option, view, viewer: Viewer, times = 1) =>
    viewer === 'public' ? '' : consequenceOf(option, view, viewer, words, times),
  event: event => words.saying(eventPhrase(event)),
  refusal: reason => words.saying(refusalPhrase(reason)),
  outcome: reason => words.saying(outcomePhrase(reason)),
  because: reason => words.saying(coachPhrase(reason)),
  fairChance: view => 1 / view.players.length,
})
