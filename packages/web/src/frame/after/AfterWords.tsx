import type { Locale, Messages } from '@lastlight/kernel'
import type { ReactElement, ReactNode } from 'react'
import { afterMessages } from '../../text/after.ts'
import { MoreWords, useLoaded } from '../../words/words.tsx'

interface Props {
  /** Shown until the words are loaded. */
  readonly meanwhile?: ReactNode
  readonly children: ReactNode
}

const load = async (locale: Locale): Promise<{ readonly messages: Messages; readonly locale: Locale }> => ({
  messages: await afterMessages(locale),
  locale,
})

/** Provides the words for the parts that follow a game. */
export function AfterWords({ meanwhile = null, children }: Props): ReactElement {
  const loaded = useLoaded(load)
  if (!loaded) return <>{meanwhile}</>
  return <MoreWords {...loaded}>{children}</MoreWords>
}
