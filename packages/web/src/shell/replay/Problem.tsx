import type { ReactElement } from 'react'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { MessagePage } from '../../ui/Page.tsx'

interface Props {
  /** The key of a message. */
  readonly problem: string
  readonly onRetry: () => void
}

/** A replay that cannot be shown: the reason, and what to do. */
export const Problem = ({ problem, onRetry }: Props): ReactElement => (
  <MessagePage title="replay.failed" text={problem}>
    <Button onClick={onRetry} says="table.retry" />
    <ButtonLink href="/replay" says="replay.file" />
    <ButtonLink href="/games" says="shell.myGames" />
  </MessagePage>
)
