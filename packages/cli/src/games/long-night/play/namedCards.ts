// A question in which any card can be named: types first, single cards folded behind their type.

import type { Option } from '@lastlight/long-night'
import { ITEM_KINDS } from '@lastlight/long-night/content/itemKinds'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import type { Words } from '@lastlight/words'
import type { Row, Section } from '../../../play/menu.ts'

/** The type or the card that an option names; empty for other options. */
const nameIn = (option: Option): string =>
  option.do === 'askFor' ? option.what : option.do === 'name' ? option.card : ''

export const namesCards = (options: readonly Option[]): boolean => options.some(option => nameIn(option) !== '')

const isType = (name: string): boolean => (ITEM_TYPES as readonly string[]).includes(name)

const typeOfKind = (kind: string): string | undefined =>
  Object.hasOwn(ITEM_KINDS, kind) ? ITEM_KINDS[kind as keyof typeof ITEM_KINDS].type : undefined

export function cardMenu(options: readonly Option[], words: Words): readonly Section[] {
  const kinds = ITEM_TYPES.map(type => ({
    type,
    options: options.filter(option => typeOfKind(nameIn(option)) === type),
  })).filter(each => each.options.length > 0)
  const types = options.filter(option => isType(nameIn(option)))
  const named = new Set([...types, ...kinds.flatMap(each => each.options)])
  const single = (option: Option): Row => ({ options: [option] })
  return [
    {
      title: '',
      rows: [
        ...types.map(single),
        ...kinds.map(each => ({
          options: each.options,
          folded: words.say('menu.kinds', { type: words.say(`type.${each.type}`), n: each.options.length }),
        })),
        ...options.filter(option => !named.has(option)).map(single),
      ],
    },
  ]
}
