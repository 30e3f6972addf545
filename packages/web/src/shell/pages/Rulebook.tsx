import type { ReactElement } from 'react'
import { gameOf } from '../../games/index.ts'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../words/words.tsx'
import { Book } from '../rulebook/Book.tsx'
import { Books } from '../rulebook/Books.tsx'
import type { ScreenProps } from '../screens.ts'

export function Rulebook({ names, path }: ScreenProps): ReactElement {
  const words = useWords()
  const { game: id, rule } = names
  const game = id === undefined ? undefined : gameOf(id)
  if (game)
    return (
      <Page title={words.say('rules.title', { game: words.say(`home.${game.id}.title`) })} wide>
        <Book game={game} rule={rule} path={path} />
      </Page>
    )
  return (
    <Page title={words.say('shell.rulebook')}>
      {id !== undefined && <p role="status">{words.say('rules.unknown')}</p>}
      <Books />
    </Page>
  )
}
