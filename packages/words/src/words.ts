import { IntlMessageFormat } from 'intl-messageformat'
import type { Arg, Args, Phrase } from './phrase.ts'

export interface Messages {
  readonly [key: string]: string
}

export interface Manner {
  /** What somebody at the table is called; without it they are numbered from 1. */
  readonly nameOf?: (who: number) => string
  /** Whether a key without a message is an error, as it is in tests, or stands there in brackets. */
  readonly missing?: 'throws' | 'shows'
}

export interface Words {
  readonly locale: string
  say(key: string, args?: Args): string
  saying(phrase: Phrase): string
  /** 'a, b and c' */
  list(items: readonly string[]): string
}

/** Where it makes a difference: 'a, b and c', not 'a, b, and c'. */
const VARIETY: { readonly [locale: string]: string } = { en: 'en-GB' }

/** Speaks one language. Messages are read when they are first said. */
export function wordsOf(messages: Messages, locale: string, manner: Manner = {}): Words {
  const { nameOf = who => String(who + 1), missing = 'shows' } = manner
  const read = new Map<string, IntlMessageFormat>()
  const and = new Intl.ListFormat(VARIETY[locale] ?? locale, { type: 'conjunction' })

  function messageOf(key: string): IntlMessageFormat | undefined {
    const known = read.get(key)
    if (known || !Object.hasOwn(messages, key)) return known
    const message = new IntlMessageFormat(messages[key]!, locale, undefined, { ignoreTag: true })
    read.set(key, message)
    return message
  }

  function say(key: string, args: Args = {}): string {
    const message = messageOf(key)
    if (message) return String(message.format(gapsOf(args)))
    if (missing === 'throws') throw new Error(`No message ${key} in ${locale}: write it or name another.`)
    return `[${key}]`
  }

  const gapsOf = (args: Args): { [name: string]: string | number } =>
    Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, gap(arg)]))

  function gap(arg: Arg): string | number {
    if (typeof arg !== 'object') return arg
    if ('key' in arg) return say(arg.key, arg.args)
    if ('who' in arg) return nameOf(arg.who)
    return list(arg.map(each => String(gap(each))))
  }

  const list = (items: readonly string[]): string => and.format(items)

  return { locale, say, saying: ({ key, args }) => say(key, args), list }
}
