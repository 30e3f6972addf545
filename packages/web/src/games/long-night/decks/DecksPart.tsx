import type { ReactElement } from 'react'
import type { GroupPart } from '../../../face/manifest.ts'
import { MoreWords, useLoaded, useLocale } from '../../../words/words.tsx'
import { messages } from '../text/index.ts'
import { Decks } from './Decks.tsx'

const load = (locale: Parameters<typeof messages>[0]): ReturnType<typeof messages> =>
  messages(locale, ['modules', 'decks'])

/** The names of all cards come with it, so it is loaded only where a person opens it. */
export function DecksPart(props: GroupPart): ReactElement | null {
  const locale = useLocale()
  const words = useLoaded(load)
  return words ? (
    <MoreWords messages={words} locale={locale}>
      <Decks {...props} />
    </MoreWords>
  ) : null
}
