// The turn of The Long Night as a list that fits on one screen: by survivor, likely acts first, attacks on fellow players last.

import type { Option, State, View } from '@lastlight/long-night'
import type { Words } from '@lastlight/words'
import type { SeatPosition } from '../../../play/guide.ts'
import type { Row, Section } from '../../../play/menu.ts'
import { fold } from './fold.ts'
import { survivorLine } from './group.ts'

/** The number of lines that fit on one screen; a big group may need a few more. */
const SCREEN = 22
/** A survivor's line and their most likely act. */
const LEAST_ROWS = 2

/** Acts of a survivor, likely ones first. */
const OF_SURVIVOR: readonly string[] = [
  'attack',
  'attackWith',
  'attackMutant',
  'fightBandit',
  'raid',
  'search',
  'use',
  'move',
  'barricade',
  'attract',
]
const OF_CARDS: readonly string[] = ['contribute', 'play', 'stow', 'donate', 'pacify', 'build', 'eat']
/** These have a line that stands for all of them, where they are many. */
const FOLDABLE: readonly string[] = ['attack', 'barricade', 'use', 'handOff', 'exile', 'fight']
const MOST_UNFOLDED = 2
/** Acts against fellow players: listed after the end of the turn, and always folded. */
const LAST: readonly string[] = ['exile', 'fight']

type Named = { readonly [name: string]: string }

const groupsOf = (options: readonly Option[], acts: readonly string[]): readonly (readonly Option[])[] =>
  acts.map(act => options.filter(option => option.do === act)).filter(list => list.length > 0)

function linesOf(options: readonly Option[], position: SeatPosition<View, State>): readonly Row[] {
  const rows = new Map<string, Option[]>()
  for (const option of options) {
    const key = fold(option, position)?.same ?? JSON.stringify(option)
    rows.set(key, [...(rows.get(key) ?? []), option])
  }
  return [...rows.values()].map(each => ({ options: each }))
}

function rowsOf(options: readonly Option[], position: SeatPosition<View, State>, args: Named = {}): readonly Row[] {
  const act = options[0]!.do
  const rows = linesOf(options, position)
  if (!FOLDABLE.includes(act) || (rows.length <= MOST_UNFOLDED && !LAST.includes(act))) return rows
  return [{ options, folded: position.words.say(`menu.${act}`, { ...args, n: options.length }) }]
}

/** The first ones, and one row for the rest. */
function atMost(rows: readonly Row[], most: number, more: (n: number) => string): readonly Row[] {
  if (rows.length <= most) return rows
  const rest = rows.slice(most - 1).flatMap(({ options }) => options)
  return [...rows.slice(0, most - 1), { options: rest, folded: more(rest.length) }]
}

const heightOf = (sections: readonly Section[]): number => sections.reduce((sum, { rows }) => sum + rows.length + 1, 0)

export function turnMenu(options: readonly Option[], position: SeatPosition<View, State>): readonly Section[] {
  const { words, seat } = position
  const { survivors } = position.view
  const own = survivors.filter(survivor => survivor.seat === seat)
  const groups: readonly Section[] = own.map(survivor => {
    const name = { survivor: words.say(`survivor.short.${survivor.id}`) }
    const acts = options.filter(option => 'survivor' in option && option.survivor === survivor.id)
    return {
      title: survivorLine(position, survivor, true),
      rows: groupsOf(acts, OF_SURVIVOR).flatMap(each => rowsOf(each, position, name)),
    }
  })
  const cards: Section = {
    title: words.say('table.hand'),
    rows: groupsOf(options, OF_CARDS).flatMap(each => rowsOf(each, position)),
  }
  const last = groupsOf(options, LAST)
  const taken = new Set([...groups, cards].flatMap(({ rows }) => rows.flatMap(row => row.options)).concat(last.flat()))
  const others = [
    ...Map.groupBy(
      options.filter(option => !taken.has(option)),
      option => option.do,
    ).values(),
  ]
  const colony: Section = {
    title: words.say('menu.colony'),
    rows: [...others, ...last].flatMap(each => rowsOf(each, position)),
  }
  return fitted(groups, own, cards, colony, words)
}

/** When the list is too long, less likely acts are folded: first those of each survivor, then those of the cards. */
function fitted(
  groups: readonly Section[],
  own: View['survivors'],
  cards: Section,
  colony: Section,
  words: Words,
): readonly Section[] {
  const over = heightOf([...groups, cards, colony]) - SCREEN
  const most = Math.max(LEAST_ROWS, cards.rows.length - Math.max(0, over))
  const hand = { ...cards, rows: atMost(cards.rows, most, n => words.say('menu.moreCards', { n })) }
  const left = SCREEN - heightOf([hand, colony])
  const each = Math.max(LEAST_ROWS, Math.floor(left / Math.max(1, groups.length)) - 1)
  const shown = groups.map(({ title, rows }, i) => ({
    title,
    rows: atMost(rows, each, n => words.say('menu.more', { survivor: words.say(`survivor.short.${own[i]!.id}`), n })),
  }))
  return [...shown, hand, colony].filter(({ rows, title }) => rows.length > 0 || shown.some(s => s.title === title))
}
