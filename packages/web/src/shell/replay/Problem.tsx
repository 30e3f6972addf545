import type { ReactElement } from 'react'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../words/words.tsx'

interface Props {
  /** The key of a message. */
  readonly problem: string
  readonly onRetry: () => void
}

/** A replay that cannot be shown: the reason, and what to do. */
export function Problem({ problem, onRetry }: Props): ReactElement {
  const words = useWords()
  return (
    <Page title={words.say('replay.failed')}>
      <p role="status">{words.say(problem)}</p>
      <div className="ways">
        <Button onClick={onRetry} says="table.retry" />
        <ButtonLink href="/replay" says="replay.file" />
        <ButtonLink href="/games" says="shell.myGames" />
      </div>
    </Page>
  )
}
