import type { Locale } from '@lastlight/kernel'
import { type Words, wordsOf } from '@lastlight/words'
import { type ReactElement, useCallback } from 'react'
import type { GameConfig, TableSetup } from '../../face/manifest.ts'
import { gameOf } from '../../games/index.ts'
import { useLoaded } from '../../words/words.tsx'
import { chosenIn } from './chosen.ts'

/** The settings of a game and their names. The home page has no words of settings, so they are loaded here. */
async function settingsOf(
  game: string,
  locale: Locale,
): Promise<{ readonly setup: TableSetup; readonly words: Words } | undefined> {
  const manifest = gameOf(game)
  if (!manifest) return undefined
  try {
    const [setup, messages] = await Promise.all([manifest.setup(), manifest.text.pages[locale]()])
    return { setup, words: wordsOf(messages, locale) }
  } catch {
    // Without a network the rest of the list is still there.
    return undefined
  }
}

interface Props {
  readonly game: string
  readonly config: { readonly [field: string]: unknown }
}

/** The settings of a table that are not the usual ones, in one line: people see them before they take a seat. */
export function ChosenSettings({ game, config }: Props): ReactElement | null {
  const loaded = useLoaded(useCallback((locale: Locale) => settingsOf(game, locale), [game]))
  if (!loaded) return null
  const fields = loaded.setup.groups.flatMap(group => group.fields)
  const labels = chosenIn(fields, loaded.setup, config as GameConfig, loaded.words)
  return labels.length === 0 ? null : (
    <small className="note" data-testid="settings">
      {labels.join(' · ')}
    </small>
  )
}
