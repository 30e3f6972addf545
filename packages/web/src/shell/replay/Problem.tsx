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
        <Button onClick={onRetry}>{words.say('table.retry')}</Button>
        <ButtonLink href="/replay">{words.say('replay.file')}</ButtonLink>
        <ButtonLink href="/games">{words.say('shell.myGames')}</ButtonLink>
      </div>
    </Page>
  )
}
