// When a part of the page breaks, the rest stays; games are stored elsewhere and are not lost.

import { Component, lazy, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { codeOf, remember, rememberFrom } from '../../frame/bug/errors.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords, WithWords } from '../../words/words.tsx'
import { shellText } from '../texts.ts'
import styles from './Boundary.module.css'

const BugReport = lazy(async () => ({ default: (await import('../../frame/bug/BugReport.tsx')).BugReport }))

rememberFrom(window)

interface Props {
  readonly children: ReactNode
}

interface State {
  readonly fault: { readonly thrown: unknown } | null
}

/** Only class components can catch errors in React. */
export class Boundary extends Component<Props, State> {
  override state: State = { fault: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { fault: { thrown } }
  }

  override componentDidCatch(thrown: unknown): void {
    remember(thrown)
  }

  override render(): ReactNode {
    const { fault } = this.state
    if (!fault) return this.props.children
    return (
      <WithWords text={shellText}>
        <BrokenPage thrown={fault.thrown} onBack={() => this.setState({ fault: null })} />
      </WithWords>
    )
  }
}

function BrokenPage({ thrown, onBack }: { readonly thrown: unknown; readonly onBack: () => void }): ReactElement {
  const words = useWords()
  const [reporting, setReporting] = useState(false)
  return (
    <Page title={words.say('bug.fell')}>
      <div role="alert" className={styles['said']}>
        <p>{words.say('bug.fellText')}</p>
        <p>
          <code>{words.say('bug.code', { code: codeOf(thrown) })}</code>
        </p>
      </div>
      <div className="row">
        <Button look="go" icon="play" onClick={onBack} says="bug.back" />
        <Button icon="replay" onClick={() => location.reload()} says="bug.reload" />
        <Button icon="bug" onClick={() => setReporting(true)} says="bug.report" />
        <ButtonLink href="/" icon="home" says="missing.home" />
      </div>
      {reporting && (
        <Suspense>
          <BugReport onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </Page>
  )
}
