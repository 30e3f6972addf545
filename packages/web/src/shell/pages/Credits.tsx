import type { ReactElement } from 'react'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../words/words.tsx'

const PARTS = ['games', 'art', 'type', 'code'] as const

export function Credits(): ReactElement {
  const words = useWords()
  return (
    <Page title={words.say('credits.title')}>
      {PARTS.map(part => (
        <section key={part}>
          <h2>{words.say(`credits.${part}`)}</h2>
          <p>{words.say(`credits.${part}Text`)}</p>
        </section>
      ))}
      <p>{words.say('credits.source')}</p>
    </Page>
  )
}
