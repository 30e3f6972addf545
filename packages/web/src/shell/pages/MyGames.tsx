import { type ReactElement, useCallback } from 'react'
import { ProblemLine } from '../../api/ProblemLine.tsx'
import { useFetched } from '../../api/useFetched.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../words/words.tsx'
import { LocalGames } from '../lobby/LocalGames.tsx'
import styles from '../lobby/list.module.css'
import { usePages } from '../lobby/More.tsx'
import { PastGames } from '../lobby/PastGames.tsx'
import { ServerTables } from '../lobby/ServerTables.tsx'
import { gamesAtServer } from '../lobby/serverGames.ts'

const EVERY_MS = 20_000

/** Games on this device need no server; the others follow when it answers. */
export function MyGames(): ReactElement {
  const words = useWords()
  const [pages, more] = usePages()
  const { data, problem } = useFetched(
    useCallback(() => gamesAtServer(pages), [pages]),
    EVERY_MS,
  )
  return (
    <Page title={words.say('shell.myGames')}>
      <div className={`row ${styles['acts']}`}>
        <ButtonLink href="/new" icon="plus" says="tables.new" />
        <ButtonLink href="/join" says="tables.join.byCode" />
      </div>
      {data && (data.tables.length > 0 || data.hasMore) && (
        <ServerTables tables={data.tables} onMore={data.hasMore ? more : undefined} />
      )}
      <LocalGames />
      <ProblemLine problem={problem} special={{ offline: 'tables.mine.offline' }} />
      {data && (data.past.games.length > 0 || data.statistics.games > 0) && (
        <PastGames first={data.past} statistics={data.statistics} />
      )}
    </Page>
  )
}
