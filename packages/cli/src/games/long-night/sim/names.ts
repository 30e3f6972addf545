// What players call the things that are counted by their ids.

import { configs } from '@lastlight/long-night/config'
import { EXILED_IDS } from '@lastlight/long-night/content/exiledObjectives'
import type { Words } from '@lastlight/words'
import type { UseKind } from './uses.ts'

/** An id of two parts is written with a space between them. */
const parted = (id: string): readonly [string, string] => {
  const space = id.indexOf(' ')
  return [id.slice(0, space), id.slice(space + 1)]
}

export const isFate = (id: string): boolean => (EXILED_IDS as readonly string[]).includes(id)

export const goalName = (words: Words, id: string): string => words.say(`${isFate(id) ? 'exiled' : 'secret'}.${id}`)

/** `frostyNight hard` */
export function objectiveName(words: Words, id: string): string {
  const [objective, side] = parted(id)
  return `${words.say(`objective.${objective}`)}, ${words.say(`side.${side}`)}`
}

/** `onTheHunt drive` */
function optionName(words: Words, id: string): string {
  const [card, option] = parted(id)
  return `${words.say(`crossroads.${card}`)}: ${words.say(`crossroads.option.${card}.${option}`)}`
}

/** An improvement has the name of its lasting effect. */
const KEYS: { readonly [kind in Exclude<UseKind, 'option'>]: string } = {
  item: 'item',
  survivor: 'survivor',
  improvement: 'lasting',
  experiment: 'experiment',
  sideEffect: 'sideEffect',
}

export const useName = (words: Words, kind: UseKind, id: string): string =>
  kind === 'option' ? optionName(words, id) : words.say(`${KEYS[kind]}.${id}`)

const FIELDS = Object.keys(configs)
const fieldOf = (id: string): number => FIELDS.indexOf(parted(id)[0])

/** In the order of the set-up, and a field's values by themselves. */
export const bySetting = (a: string, b: string): number => fieldOf(a) - fieldOf(b) || (a < b ? -1 : 1)

/** `edition cs`, or several values of a set: `modules bandits+raxxon` */
export function settingName(words: Words, id: string): string {
  const [name, value] = parted(id)
  return `${words.say(`setting.${name}`)}: ${valueName(words, name as keyof typeof configs, value)}`
}

function valueName(words: Words, name: keyof typeof configs, value: string): string {
  switch (configs[name].kind) {
    case 'flag':
      return words.say(value === 'false' ? 'sim.no' : 'sim.yes')
    case 'choice':
      return name === 'objective' && value !== 'random'
        ? words.say(`objective.${value}`)
        : words.say(`setting.${name}.${value}`)
    case 'set': {
      const chosen = value.split('+').filter(each => each !== '')
      if (chosen.length === 0) return words.say('sim.none')
      return words.list(
        chosen.map(each => words.say(name === 'adultCards' ? `crossroads.${each}` : `setting.${name}.${each}`)),
      )
    }
    default:
      return value
  }
}
