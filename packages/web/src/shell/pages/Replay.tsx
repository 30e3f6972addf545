import { type ReactElement, useEffect, useState } from 'react'
import { api } from '../../api/client.ts'
import { RequestProblem } from '../../api/requestProblem.ts'
import { AfterWords } from '../../frame/after/AfterWords.tsx'
import { exportLocalTable, problemKey, TableProblem } from '../../play/local/localTable.ts'
import { openReplay, type Replay as Played } from '../../play/local/openReplay.ts'
import { type Source, sourceOf } from '../../play/replayAddress.ts'
import { Loading } from '../../ui/Loading.tsx'
import { OpenFile } from '../replay/OpenFile.tsx'
import { takeOpenedFile } from '../replay/openedFile.ts'
import { Problem } from '../replay/Problem.tsx'
import { ReplayTable } from '../replay/ReplayTable.tsx'
import type { ScreenProps } from '../screens.ts'

interface OpenedReplay {
  readonly replay: Played
  readonly text: string
}

/** A running table on this device is not replayed: its secrets belong to its players. */
async function opened(text: string, source: Source): Promise<OpenedReplay> {
  const replay = await openReplay(text)
  if (source.kind === 'file' || replay.outcome !== null) return { replay, text }
  replay.close()
  throw new TableProblem('replay.running')
}

const problemOf = (thrown: unknown): string => (thrown instanceof RequestProblem ? thrown.key : problemKey(thrown))

export const Replay = (props: ScreenProps): ReactElement => (
  <AfterWords meanwhile={<Loading />}>
    <Opening {...props} />
  </AfterWords>
)

function Opening({ names, path }: ScreenProps): ReactElement {
  const { id } = names
  const [text, setText] = useState(takeOpenedFile)
  const [state, setState] = useState<OpenedReplay | string>()
  const [tries, setTries] = useState(0)
  const source = sourceOf(id)
  useEffect(() => {
    let stale = false
    const from = sourceOf(id)
    const load = async (): Promise<string | undefined> => {
      if (from.kind === 'file') return text
      return from.kind === 'here' ? exportLocalTable(from.id) : JSON.stringify(await api.exported(from.id))
    }
    let replay: Played | undefined
    const open = async (): Promise<void> => {
      const file = await load()
      if (file === undefined) return
      const found = await opened(file, from)
      replay = found.replay
      if (stale) replay.close()
      else setState(found)
    }
    open().catch((thrown: unknown) => {
      if (!stale) setState(problemOf(thrown))
    })
    return () => {
      stale = true
      replay?.close()
    }
  }, [id, text, tries])
  if (typeof state === 'object') return <ReplayTable {...state} source={source} path={path} />
  if (source.kind === 'file')
    return (
      <OpenFile
        problem={state}
        onText={file => {
          setState(undefined)
          setText(file)
          setTries(tries + 1)
        }}
      />
    )
  if (state === undefined) return <Loading what="replay.opening" />
  return (
    <Problem
      problem={state}
      onRetry={() => {
        setState(undefined)
        setTries(tries + 1)
      }}
    />
  )
}
