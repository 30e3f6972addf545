import type { Gap, Gaps, Messages, Phrase, Who } from '@lastlight/kernel'
import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import { unbroken } from './unbroken.ts'

export interface WordsOptions {
  /** The name of a seat's person; without it seats are numbered from 1. */
  readonly nameOf?: (who: number) => string
  /** The reader's seat, who is told "you"; missing for spectators and for a screen that several people share. */
  readonly me?: number | undefined
  /** Terminals break no lines by themselves, and what is copied from them has plain spaces. */
  readonly spaces?: 'unbroken' | 'plain'
  /** Whether a missing message throws, as in tests, or shows its key in brackets. */
  readonly missing?: 'throws' | 'shows'
}

export interface Words {
  readonly locale: string
  say(key: string, args?: Gaps): string
  saying(phrase: Phrase): string
  /** 'a, b and c' */
  list(items: readonly string[]): string
  /** One of them: 'tool or education'. */
  either(items: readonly string[]): string
}

/** British English: 'a, b and c', not 'a, b, and c'. */
const VARIETY: { readonly [locale: string]: string } = { en: 'en-GB' }

const isWho = (gap: Gap): gap is Who => typeof gap === 'object' && 'who' in gap

/** Sentences that are kept: more than a long game says. */
const MOST_SAID = 10_000

/** One of a kind for each language and form: making one takes longer than saying a sentence. */
function kept<Args extends readonly unknown[], T>(make: (...args: Args) => T): (...args: Args) => T {
  const made = new Map<string, T>()
  return (...args) => {
    const key = JSON.stringify(args)
    const known = made.get(key)
    if (known !== undefined) return known
    const one = make(...args)
    made.set(key, one)
    return one
  }
}

/** For all messages together: by default each message makes its own. */
const formatters: Formatters = {
  getNumberFormat: kept((...args) => new Intl.NumberFormat(...args)),
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
}

const listFormat = kept((locale: string) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const eitherFormat = kept((locale: string) => new Intl.ListFormat(locale, { type: 'disjunction' }))

/** Text without gaps and quotes is said as it is. */
const isPlain = (message: string): boolean => !/[{}']/.test(message)

/** Formats the messages of one language. A message is parsed when it is first used. */
export function wordsOf(messages: Messages, locale: string, manner: WordsOptions = {}): Words {
  const { nameOf = who => String(who + 1), me, missing = 'shows', spaces = 'unbroken' } = manner
  const read = new Map<string, IntlMessageFormat>()
  const said = new Map<string, string>()

  const spaced = (text: string): string => (spaces === 'plain' ? text : unbroken(text, locale))

  function messageOf(key: string, raw: string): IntlMessageFormat {
    const known = read.get(key)
    if (known) return known
    const message = new IntlMessageFormat(raw, locale, undefined, { ignoreTag: true, formatters })
    read.set(key, message)
    return message
  }

  // A screen says the same sentences again at every change, and formatting one costs far more than finding it here.
  function say(key: string, args?: Gaps): string {
    const name = args ? `${key} ${JSON.stringify(args)}` : key
    const known = said.get(name)
    if (known !== undefined) return known
    if (!Object.hasOwn(messages, key)) {
      if (missing === 'throws') throw new Error(`No message ${key} in ${locale}: write it or name another.`)
      return `[${key}]`
    }
    const raw = messages[key]!
    const text = spaced(isPlain(raw) ? raw : String(messageOf(key, raw).format(filled(args ?? {}))))
    if (said.size >= MOST_SAID) said.clear()
    said.set(name, text)
    return text
  }

  /** `who` brings `whoMe`, 'yes' or 'no', so that a message can say "You are" to one and "Eva is" to the others. */
  const filled = (gaps: Gaps): { [name: string]: string | number } =>
    Object.fromEntries(
      Object.entries(gaps).flatMap(([name, gap]) =>
        isWho(gap)
          ? [
              [name, nameOf(gap.who)],
              [`${name}Me`, gap.who === me ? 'yes' : 'no'],
            ]
          : [[name, fill(gap)]],
      ),
    )

  function fill(gap: Gap): string | number {
    if (typeof gap !== 'object') return gap
    if ('key' in gap) return say(gap.key, gap.args)
    if (isWho(gap)) return gap.who === me ? say('kernel.you') : nameOf(gap.who)
    return list(gap.map(each => String(fill(each))))
  }

  const list = (items: readonly string[]): string => listFormat(VARIETY[locale] ?? locale).format(items)
  const either = (items: readonly string[]): string => eitherFormat(VARIETY[locale] ?? locale).format(items)

  return { locale, say, saying: ({ key, args }) => say(key, args), list, either }
}
