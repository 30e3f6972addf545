import type { Locale, Messages } from '@lastlight/kernel'
import { type ReactElement, useCallback, useRef } from 'react'
import { api } from '../../api/client.ts'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useFetched } from '../../api/useFetched.ts'
import { operatorMessages } from '../../text/operator.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Page } from '../../ui/Page.tsx'
import { MoreWords, useLoaded, useWords } from '../../words/words.tsx'
import { Actions } from '../operator/Actions.tsx'
import { BlockedNetworks } from '../operator/BlockedNetworks.tsx'
import { fetchList } from '../operator/fetchPages.ts'
import { ModeratedPeople } from '../operator/ModeratedPeople.tsx'
import { Parts } from '../operator/Parts.tsx'
import { Queue } from '../operator/Queue.tsx'
import { fetchQueue } from '../operator/queuePages.ts'
import { Missing } from './Missing.tsx'

const EVERY_MS = 30_000

const load = async (locale: Locale): Promise<{ readonly messages: Messages; readonly locale: Locale }> => ({
  messages: await operatorMessages(locale),
  locale,
})

/** How many pages of each list the operator has opened. */
interface OpenedPages {
  readonly queue: number
  readonly people: number
  readonly actions: number
}

const fetchAll = async (pages: OpenedPages) => {
  const [queue, people, blocks, actions] = await Promise.all([
    fetchQueue(api, pages.queue),
    fetchList(
      api.operator.people,
      page => page.people,
      pages.people,
      ({ id }) => id,
    ),
    api.operator.blocks(),
    fetchList(api.operator.actions, page => page.actions, pages.actions),
  ])
  return { queue, people, blocks, actions }
}

/** The operator's page. For everybody else it is not there. */
export function Operator(): ReactElement {
  const words = useLoaded(load)
  const pages = useRef<OpenedPages>({ queue: 1, people: 1, actions: 1 })
  const fetch = useCallback(() => fetchAll(pages.current), [])
  const { data, problem, look } = useFetched(fetch, EVERY_MS)
  const more = (list: keyof OpenedPages) => (): Promise<void> => {
    if (data) pages.current = { ...pages.current, [list]: data[list].pages + 1 }
    return look()
  }
  if (problem?.kind === 'notFound') return <Missing />
  if (!words || (!data && !problem)) return <Loading />
  return (
    <MoreWords {...words}>
      <Titled>
        <ProblemLine problem={problem} />
        {data && (
          <>
            <Parts />
            <Queue queue={data.queue} onChange={look} onMore={more('queue')} />
            <ModeratedPeople people={data.people} onChange={look} onMore={more('people')} />
            <BlockedNetworks blocks={data.blocks} onChange={look} />
            <Actions actions={data.actions} onMore={more('actions')} />
          </>
        )}
      </Titled>
    </MoreWords>
  )
}

const Titled = ({ children }: { readonly children: React.ReactNode }): ReactElement => (
  <Page title={useWords().say('operator.title')}>{children}</Page>
)
