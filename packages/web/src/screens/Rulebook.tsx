import type { ReactElement } from 'react'
import { Book } from '../rules/Book.tsx'
import { Books } from '../rules/Books.tsx'
import { isBook } from '../rules/books.ts'
import { Page } from '../shell/Page.tsx'
import type { ScreenProps } from '../shell/screens.ts'
import { useWords } from '../words/words.tsx'

export function Rulebook({ names, path }: ScreenProps): ReactElement {
  const words = useWords()
  const { game, rule } = names
  if (game !== undefined && isBook(game))
    return (
      <Page title={words.say('rules.title', { game: words.say(`home.${game}.title`) })} wide>
        <Book game={game} rule={rule} path={path} />
      </Page>
    )
  return (
    <Page title={words.say('shell.rulebook')}>
      {game !== undefined && <p role="status">{words.say('rules.unknown')}</p>}
      <Books />
    </Page>
  )
}
