// A table, wherever it is kept: opening, lost, gone; and its frame once there is something to see.

import type { Locale } from '@lastlight/kernel'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import type { AnyFace } from '../../face/face.ts'
import { readerOf } from '../../face/table.ts'
import { HandsOver } from '../../frame/HandsOver.tsx'
import { SeatStyles } from '../../frame/SeatStyles.tsx'
import { faceOf } from '../../games/index.ts'
import { withBotNames } from '../../play/botNames.ts'
import type { Sight, Table, TableInfo, TableState } from '../../play/table.ts'
import { readyForSound } from '../../sound/sound.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { MessagePage } from '../../ui/Page.tsx'
import { useWatched } from '../../ui/store.ts'
import { MoreWords, useLocale } from '../../words/words.tsx'

export function TableScreen({ table }: { readonly table: Table }): ReactElement {
  const newest = useWatched(table)
  const { link, sight } = newest
  const info = useMemo(() => newest.info && withBotNames(newest.info), [newest.info])
  const state = useMemo(() => ({ ...newest, info }), [newest, info])
  useEffect(readyForSound, [])
  if (link === 'gone') return <Gone />
  if (info === null || sight === null)
    return <Loading what={link === 'lost' ? 'table.lost.opening' : 'table.opening'} />
  return <Seated key={info.game} table={table} state={state} info={info} sight={sight} />
}

interface Props {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  readonly sight: Sight
}

/** A game's face with its words; the old language stays until the new one is loaded. */
function Seated({ table, state, info, sight }: Props): ReactElement {
  const locale = useLocale()
  const { seats } = info
  const [tries, setTries] = useState(0)
  const spoken = useFaceWords(info, locale, tries)
  // The words are made anew only when a name changes, and not whenever somebody comes or goes.
  const named = JSON.stringify(seats.map(({ name }) => name))
  const nameOf = useMemo(() => {
    const names = JSON.parse(named) as readonly string[]
    return (seat: number): string => names[seat] ?? String(seat + 1)
  }, [named])
  if (spoken === 'failed') return <Failed onRetry={() => setTries(tries + 1)} />
  if (spoken === undefined) return <Loading what="table.opening" />
  return (
    <MoreWords messages={spoken.messages} locale={spoken.locale} nameOf={nameOf} me={readerOf(sight)}>
      <SeatStyles own={seats.find(({ me }) => me)?.seat}>
        <HandsOver table={table} state={state} info={info} latest={sight} face={spoken.face} />
      </SeatStyles>
    </MoreWords>
  )
}

interface Speaking {
  readonly face: AnyFace
  /** The settings that the words are for. */
  readonly settings: string
  readonly messages: { readonly [key: string]: string }
  readonly locale: Locale
}

const isOf = (spoken: Speaking | 'failed' | undefined, settings: string): boolean =>
  typeof spoken === 'object' && spoken.settings === settings

/** Loads a game's face and the words for the settings of a table; it is tried again when `tries` grows. */
export function useFaceWords(
  { game, config }: Pick<TableInfo, 'game' | 'config'>,
  locale: Locale,
  tries: number,
): Speaking | 'failed' | undefined {
  const [spoken, setSpoken] = useState<Speaking | 'failed'>()
  // The info of a table is a new object after every change, and its settings stay the same.
  const settings = JSON.stringify(config)
  const load = useCallback(async (): Promise<Speaking> => {
    const face = await faceOf(game)
    const messages = await face.messages(locale, JSON.parse(settings) as TableInfo['config'])
    return { face, settings, messages, locale }
  }, [game, settings, locale])
  useEffect(() => {
    let stale = false
    load().then(
      loaded => {
        if (!stale) setSpoken(loaded)
      },
      () => {
        if (!stale) setSpoken(before => (isOf(before, settings) ? before : 'failed'))
      },
    )
    return () => {
      stale = true
    }
  }, [load, settings, tries])
  // The words of another language may come later, but a table with other settings cannot be read without its own.
  return spoken === 'failed' || isOf(spoken, settings) ? spoken : undefined
}

const Gone = (): ReactElement => (
  <MessagePage title="table.gone" text="table.gone.text">
    <ButtonLink href="/" look="go" icon="home" says="table.home" />
    <ButtonLink href="/games" says="shell.myGames" />
  </MessagePage>
)

const Failed = ({ onRetry }: { readonly onRetry: () => void }): ReactElement => (
  <MessagePage title="table.failed" text="table.failed.text">
    <Button look="go" onClick={onRetry} says="table.retry" />
    <ButtonLink href="/" says="table.home" />
  </MessagePage>
)
