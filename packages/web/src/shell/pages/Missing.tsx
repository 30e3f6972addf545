import type { ReactElement } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../words/words.tsx'

export function Missing(): ReactElement {
  const words = useWords()
  return (
    <Page title={words.say('missing.title')}>
      <p>{words.say('missing.text')}</p>
      <p>
        <ButtonLink href="/" icon="home" says="missing.home" />
      </p>
    </Page>
  )
}
