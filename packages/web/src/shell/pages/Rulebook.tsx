import type { ReactElement } from 'react'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../words/words.tsx'
import { Book } from '../rulebook/Book.tsx'
import { Books } from '../rulebook/Books.tsx'
import { isBook } from '../rulebook/books.ts'
import type { ScreenProps } from '../screens.ts'

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
