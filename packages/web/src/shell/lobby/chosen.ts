// The settings of a table that are not the usual ones, as the form names them.

import type { Words } from '@lastlight/words'
import type { GameConfig, Setting, TableSetup } from '../../face/manifest.ts'

type Sides = Pick<TableSetup, 'info' | 'decided' | 'unused'>

const listed = (value: Setting | undefined): readonly string[] => (Array.isArray(value) ? value : [])

/** Data has a name that people gave it. */
const nameIn = (value: Setting): string => (value as { readonly name: string }).name

export function chosenIn(
  fields: readonly string[],
  { info, decided, unused }: Sides,
  config: GameConfig,
  words: Words,
): readonly string[] {
  const say = (key: string): string => words.say(`config.${info.id}.${key}`)
  const left = unused?.(config) ?? []
  const sure = decided?.(config) ?? {}
  return fields.flatMap(name => {
    // A server of another version may not have it.
    const field = left.includes(name) ? undefined : info.config[name]
    const value = config[name]
    if (field?.kind === 'set') {
      const all = [...listed(sure[name]?.value), ...listed(value)]
      const chosen = field.values.filter(each => all.includes(each))
      return chosen.length === field.default.length ? [] : chosen.map(each => say(`${name}.${each}`))
    }
    // The setting that decides is named itself.
    if (!field || sure[name] || value === undefined || value === field.default) return []
    if (field.kind === 'data') return [words.say(`config.${info.id}.${name}.chosen`, { name: nameIn(value) })]
    return [say(field.kind === 'flag' ? name : `${name}.${value as string}`)]
  })
}
