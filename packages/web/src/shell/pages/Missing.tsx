import type { ReactElement } from 'react'
import { ButtonLink } from '../../ui/Button.tsx'
import { MessagePage } from '../../ui/Page.tsx'

export const Missing = (): ReactElement => (
  <MessagePage title="missing.title" text="missing.text">
    <ButtonLink href="/" icon="home" says="missing.home" />
  </MessagePage>
)
