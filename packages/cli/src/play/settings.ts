// `--set variant=cooperative --set hard`: how a game is set up, by the names of its own settings.

import type { AnyGame } from '@lastlight/kernel'
import { BadArgument } from '../command.ts'
import { type SettingFiles, settingFrom } from '../settingFile.ts'

type Field = AnyGame['configs'][keyof AnyGame['configs']]

function valueOf(name: string, field: Field, given: string | undefined, files: SettingFiles | undefined): unknown {
  switch (field.kind) {
    case 'flag':
      if (given === undefined || given === 'true') return true
      if (given === 'false') return false
      throw new BadArgument(`--set ${name}=${given}: say true or false.`)
    case 'choice':
      if (given !== undefined && (field.values as readonly string[]).includes(given)) return given
      throw new BadArgument(`--set ${name}: name one of ${field.values.join(', ')}.`)
    case 'set': {
      const named = (given ?? '').split('+').filter(each => each !== '')
      if (named.every(each => field.values.includes(each))) return named
      throw new BadArgument(`--set ${name}: name some of ${field.values.join(', ')}, with + between them.`)
    }
    case 'int':
      if (given !== undefined && /^\d+$/.test(given)) return Number(given)
      throw new BadArgument(`--set ${name}: give a number from ${field.min} to ${field.max}.`)
    case 'data':
      return settingFrom(files, name, given)
  }
}

export function settingsOf(
  { configs }: AnyGame,
  given: readonly string[],
  files?: SettingFiles,
): { readonly [name: string]: unknown } {
  const fields: { readonly [name: string]: Field } = configs
  return Object.fromEntries(
    given.map(each => {
      const [name = '', value] = each.split('=', 2)
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field) throw new BadArgument(`--set ${name}: there is ${Object.keys(fields).join(', ')}.`)
      return [name, valueOf(name, field, value, files)]
    }),
  )
}
