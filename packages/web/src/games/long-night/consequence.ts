// The consequence of an option in one line: values, dangers, and the text of cards.

import type { Option, OptionOf, View } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { BANDIT_VALUE } from '@lastlight/long-night/content/hideout'
import { kindOf } from '@lastlight/long-night/content/items'
import { hasDeck, MOST_NOISE, type Place } from '@lastlight/long-night/content/places'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import { countAt } from '@lastlight/long-night/queries/entrances'
import { isCold } from '@lastlight/long-night/queries/objectives'
import { isGuarded } from '@lastlight/long-night/queries/people'
import { editionOf, placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { isSafeMove, sparedFrom, valuesOf } from '@lastlight/long-night/queries/values'
import type { Words } from '@lastlight/words'
import { atEntrance } from './explain.ts'
import { oddsOf } from './modules/bandits/raid.ts'
import { afterTokens, effectOf, tokensOf } from './modules/improvements/progress.ts'
import { codeDieInWords, codeVoteInWords, encounterInWords, fewerInWords } from './modules/raxxon/facts.ts'

type Consequence<D extends Option['do']> = (option: OptionOf<D>, view: View, words: Words) => string
/** Options that are missing here say enough by themselves. */
type Consequences = { readonly [D in Option['do']]?: Consequence<D> }

/** As many types of items as a line has room for. */
const LIKELIEST = 3

const ofCard = ({ card }: { readonly card: string }, _: View, words: Words): string =>
  words.say(`item.effect.${kindOf(card)}`)

function ofPerson({ survivor: id }: { readonly survivor: string }, view: View, words: Words): string {
  const { influence, attack, search } = survivorRow(id)
  const values = words.say('face.about.person', { influence, ...(valuesOf(view, id) ?? { attack, search }) })
  return `${values} ${words.say(`survivor.power.${id}`)}`
}

/** The zombies at a place, and the noise where there can be any. */
function dangers(at: Place, view: View, words: Words): string {
  const specials = (view.mutants ?? []).filter(each => each.at === at)
  const zombies = words.list([
    ...specials.map(({ experiment }) => words.say('raxxon.space', { what: words.say(`experiment.${experiment}`) })),
    words.say('count.zombie', { n: countAt(view, at, 'zombies') }),
  ])
  return hasDeck(at)
    ? words.say('face.there.noise', { what: zombies, n: placeOf(view, at).noise, most: MOST_NOISE })
    : words.say('face.there', { what: zombies })
}

const exposure = (isSpared: boolean, words: Words): string => words.say(isSpared ? 'face.safe' : 'face.exposure')

/** The dangers there, a wound on arrival (LN-CLAR-12), and the exposure die. */
const arrival = (to: Place, isSpared: boolean, view: View, words: Words): string =>
  [
    dangers(to, view, words),
    ...(isGuarded(view, to) ? [words.say('face.guarded')] : []),
    exposure(isSpared, words),
  ].join(' ')

/** LN-OBJ-01: the cold comes before the exposure die. */
const cold = (view: View, words: Words): readonly string[] => (isCold(view) ? [words.say('face.cold')] : [])
const withCold = (text: string, view: View, words: Words): string => [text, ...cold(view, words)].join(' ')

function atDoor(o: OptionOf<'attack' | 'barricade'>, view: View, words: Words): string {
  const at = survivorOf(view, o.survivor)?.at
  if (at === undefined) return ''
  return words.say('face.there', { what: atEntrance(placeOf(view, at).entrances[o.entrance]!, words) })
}

/** The effect of an option of a crossroads card. */
function ofRoad(chosen: string | undefined, { roads }: View, words: Words): string {
  if (roads.now === null || !crossroadsRow(roads.now).options.some(each => each === chosen)) return ''
  return words.say(`crossroads.effect.${roads.now}.${chosen}`)
}
const voteOfRoad = (o: OptionOf<'vote' | 'decide'>, view: View, words: Words): string => {
  const { now } = view.roads
  if (now === null || view.motion !== null || !crossroadsRow(now).vote) return ''
  return ofRoad(crossroadsRow(now).options[o.yes ? 0 : 1], view, words)
}

const vote = (o: OptionOf<'vote' | 'decide'>, view: View, words: Words): string =>
  view.raxxon?.checking ? codeVoteInWords(view, o.yes, words) : voteOfRoad(o, view, words)
/** The chances of a raid, and what they would do to this survivor. */
function ofRaid({ survivor: id, how }: OptionOf<'raid'>, view: View, words: Words): string {
  const { cards, wounds, kills } = oddsOf(how, survivorOf(view, id))
  return [
    view.stash?.length === 0 ? words.say('bandits.odds.empty') : words.say(`bandits.odds.${how}`, { cards, wounds }),
    ...(kills > 0 ? [words.say('bandits.odds.kills', { n: kills })] : []),
  ].join(' ')
}

/** The new progress of an improvement, and its effect. */
const withProgress = (id: string, by: number, view: View, words: Words): string =>
  `${afterTokens(view, id, by, words)} ${effectOf(id, words)}`

const CONSEQUENCES: Consequences = {
  drop: ofPerson,
  lead: ofPerson,
  survivor: ofPerson,
  makeRoom: ofPerson,
  useNow: (o, _, words) => words.say(`survivor.power.${o.survivor}`),
  use: (o, _, words) =>
    o.by === o.survivor ? words.say(`survivor.power.${o.by}`) : words.say(`item.effect.${kindOf(o.by)}`),
  attackWith: (o, view, words) =>
    withCold(
      o.by === o.survivor ? words.say(`survivor.power.${o.by}`) : words.say(`item.effect.${kindOf(o.by)}`),
      view,
      words,
    ),
  attack(o, view, words) {
    const survivor = survivorOf(view, o.survivor)
    return survivor
      ? `${withCold(atDoor(o, view, words), view, words)} ${exposure(sparedFrom(survivor, 'attack'), words)}`
      : ''
  },
  attackMutant(o, view, words) {
    const survivor = survivorOf(view, o.survivor)
    return survivor
      ? [...cold(view, words), encounterInWords(o.experiment, sparedFrom(survivor, 'attack'), words)].join(' ')
      : ''
  },
  foe: (o, _, words) => (o.experiment === '' ? '' : encounterInWords(o.experiment, true, words)),
  code: (o, view, words) => codeDieInWords(view, o.die, words),
  fightBandit: (_, __, words) => `${words.say('bandits.fight', { n: BANDIT_VALUE })} ${words.say('face.safe')}`,
  raid: ofRaid,
  loot: ofCard,
  build: (o, view, words) => withProgress(o.improvement, tokensOf(o.card), view, words),
  improvement: (o, view, words) => withProgress(o.improvement, 0, view, words),
  barricade: atDoor,
  attract: (_, __, words) => words.say('face.attract'),
  search(o, view, words) {
    const at = survivorOf(view, o.survivor)?.at
    if (at === undefined || !hasDeck(at)) return ''
    const types = (view.itemTypes[at] ?? []).slice(0, LIKELIEST).map(type => words.say(`type.${type}`))
    const deck = `${words.say('deck.types', { types: words.list(types) })}.`
    // LN-RAX-04: no ability spares this roll.
    return at === 'raxxon' ? `${deck} ${exposure(false, words)}` : deck
  },
  move(o, view, words) {
    const survivor = survivorOf(view, o.survivor)
    return survivor ? arrival(o.to, isSafeMove(view, survivor, o.to), view, words) : ''
  },
  // LN-EXILE-04
  flee(o, view, words) {
    const survivor = survivorOf(view, o.survivor)
    const isSpared = !editionOf(view).exileMoves || (survivor !== undefined && sparedFrom(survivor, 'move'))
    return arrival(o.to, isSpared, view, words)
  },
  place: (o, view, words) =>
    view.raxxon?.checking ? fewerInWords(view, o.place, words) : dangers(o.place, view, words),
  enter: (o, view, words) => (o.at === 'wait' ? '' : dangers(o.at, view, words)),
  play: ofCard,
  stow: ofCard,
  keep: ofCard,
  take: ofCard,
  card: ofCard,
  give: ofCard,
  exile: (_, __, words) => words.say('face.exile'),
  vote,
  decide: vote,
  option: (o, view, words) => ofRoad(o.option, view, words),
  done(_, view, words) {
    const n = view.players[view.active]?.dice.length ?? 0
    return n > 0 ? words.say('face.unused', { n }) : ''
  },
}

export const consequenceOf = (option: Option, view: View, words: Words): string =>
  (CONSEQUENCES[option.do] as Consequence<Option['do']> | undefined)?.(option, view, words) ?? ''
