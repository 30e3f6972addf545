import type { ReactElement } from 'react'
import { api } from '../../api/client.ts'
import { useFetched } from '../../api/useFetched.ts'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../words/words.tsx'

const PARTS = ['games', 'art', 'type', 'code'] as const

export function Credits(): ReactElement {
  const words = useWords()
  const source = useFetched(api.about).data?.source
  return (
    <Page title={words.say('credits.title')}>
      {PARTS.map(part => (
        <section key={part}>
          <h2>{words.say(`credits.${part}`)}</h2>
          <p>{words.say(`credits.${part}Text`)}</p>
        </section>
      ))}
      <p>{source ? <a href={source}>{words.say('credits.sourceLink')}</a> : words.say('credits.source')}</p>
    </Page>
  )
}
