// The page's words in the reader's language.

import type { Locale, Messages } from '@lastlight/kernel'
import { type Words, type WordsOptions, wordsOf } from '@lastlight/words'
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { prefs } from '../prefs/prefs.ts'
import type { Text } from '../text/index.ts'
import { useWatched } from '../ui/store.ts'

interface Speech {
  readonly messages: Messages
  readonly words: Words
  /** Who sits where, and the reader's seat. */
  readonly manner: WordsOptions
}

const WordsContext = createContext<Speech | null>(null)

export const useLocale = (): Locale => useWatched(prefs).locale

function useSpeech(): Speech {
  const speech = useContext(WordsContext)
  if (speech === null) throw new Error('useWords stands outside of WithWords')
  return speech
}

export const useWords = (): Words => useSpeech().words

/** The newest loaded value for a language: the old one stays until the new one is here. */
export function useLoaded<T>(
  load: (locale: Locale) => Promise<T>,
  /** Returns the value if it was loaded before. */
  known?: (locale: Locale) => T | undefined,
): T | undefined {
  const locale = useLocale()
  const [loaded, setLoaded] = useState(() => known?.(locale))
  useEffect(() => {
    let stale = false
    void load(locale).then(value => {
      if (!stale) setLoaded(value)
    })
    return () => {
      stale = true
    }
  }, [load, locale])
  return loaded
}

const speechIn = (locale: Locale, messages: Messages): Speech => ({
  messages,
  words: wordsOf(messages, locale),
  manner: {},
})

/** Arguments for `useLoaded` that load a text and its words. */
function speechOfText(text: Text): Required<Parameters<typeof useLoaded<Speech>>> {
  return [
    async locale => speechIn(locale, await text.load(locale)),
    locale => {
      const messages = text.known(locale)
      return messages && speechIn(locale, messages)
    },
  ]
}

interface SpokenProps {
  readonly text: Text
  readonly children: ReactNode
  /** Shown before the words are loaded. */
  readonly meanwhile?: ReactNode
}

/** The words of a text for everything inside. */
export function WithWords({ text, children, meanwhile = null }: SpokenProps): ReactNode {
  const loading = useMemo(() => speechOfText(text), [text])
  const speech = useLoaded(...loading)
  return speech ? <WordsContext value={speech}>{children}</WordsContext> : meanwhile
}

interface More extends Pick<WordsOptions, 'nameOf' | 'me'> {
  readonly messages: Messages
  readonly locale: Locale
  readonly children: ReactNode
}

/** More words on top of those around it, and who sits where unless that is known already. */
export function MoreWords({ messages, locale, nameOf, me, children }: More): ReactElement {
  const around = useSpeech()
  const speech = useMemo(() => {
    const all = { ...around.messages, ...messages }
    const manner = nameOf ? { nameOf, me } : around.manner
    return { messages: all, words: wordsOf(all, locale, manner), manner }
  }, [around, messages, locale, nameOf, me])
  return <WordsContext value={speech}>{children}</WordsContext>
}
