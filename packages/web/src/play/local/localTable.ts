// Tables that are kept on this device.

import { patchBetween, patched } from '@lastlight/protocol/patch'
import { newStore, type Store } from '../../ui/store.ts'
import type { Answer, News, Table, TableState } from '../table.ts'
import { forgetAnalysis } from './analyses.ts'
import { openDatabase } from './database.ts'
import type { PageMessage } from './hosted.ts'
import { type LocalSummary, type NewLocalTable, problemKey } from './shapes.ts'
import type { TableStore } from './store.ts'
import { hasHost, host, openWatcher } from './workers.ts'

export { type LocalSummary, type NewLocalTable, problemKey, TableProblem } from './shapes.ts'

/** Messages of the shell. `problem`: why the table cannot be played here now. `notice`: a fact to be shown once. */
export interface Remarks {
  readonly problem: string | null
  readonly notice: string | null
}

export interface LocalTable extends Table {
  readonly remarks: Store<Remarks>
  /** Plays it in this window, where another one has it, or where something went wrong. */
  takeOver(): void
}

const OPENING: TableState = { link: 'opening', info: null, viewer: 'public', sight: null, told: [], chat: [] }

/** Returns at once; its content follows as soon as it is read. */
export function openLocalTable(id: string): LocalTable {
  const state = newStore(OPENING)
  const remarks = newStore<Remarks>({ problem: null, notice: null })
  const listeners = new Set<(news: News) => void>()
  const { watcher, shut } = openWatcher(hear)

  function hear(message: PageMessage): void {
    const before = state.get()
    switch (message.t) {
      case 'shown': {
        const { told, asked } = message
        const info = sharing(before.info, message.info)
        const sight = sharing(before.sight, message.sight)
        if (message.coached)
          table.advise = () =>
            host()
              .advise(watcher)
              .catch(() => [])
        remarks.set({ ...remarks.get(), problem: null })
        state.set({ ...before, link: 'open', info, viewer: sight.viewer, sight, told, asked })
        return
      }
      case 'step': {
        const { events, asked } = message
        const info = sharing(before.info, message.info)
        const sight = sharing(before.sight, message.sight)
        state.set({ ...before, info, sight, told: [...before.told, ...events], asked })
        if (message.newRound) void keepForGood()
        if (before.sight) for (const listener of listeners) listener({ events, before: before.sight, after: sight })
        return
      }
      case 'notice':
        return remarks.set({ ...remarks.get(), notice: message.notice })
      case 'problem':
        return remarks.set({ ...remarks.get(), problem: message.problem })
      case 'gone':
        return state.set({ ...before, link: 'gone' })
    }
  }

  const answered = (asked: (version: number) => Promise<Answer>): Promise<Answer> =>
    asked(state.get().sight?.version ?? 0).catch(
      (problem: unknown): Answer => ({ ok: false, problem: problemKey(problem) }),
    )
  const open = (force: boolean): void => {
    host()
      .open(watcher, id, force)
      .catch((problem: unknown) => hear({ t: 'problem', problem: problemKey(problem) }))
  }

  const table: { -readonly [K in keyof LocalTable]: LocalTable[K] } = {
    id,
    kind: 'local',
    remarks,
    get: state.get,
    subscribe: state.subscribe,
    onNews(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    look(viewer) {
      host()
        .look(watcher, viewer)
        .catch(() => undefined)
    },
    play: (option, part = false) => answered(version => host().play(watcher, version, option, part)),
    undo: () => answered(version => host().undo(watcher, version)),
    redo: () => answered(version => host().redo(watcher, version)),
    why: wish =>
      host()
        .why(watcher, wish)
        .catch(() => undefined),
    close() {
      shut()
      host()
        .close(watcher)
        .catch(() => undefined)
    },
    takeOver() {
      host()
        .close(watcher)
        .then(
          () => open(true),
          () => open(true),
        )
    },
    back: {
      moments: () => host().moments(watcher),
      moment: version => host().pastMoment(watcher, version),
      vote: (version, yes) => answered(() => host().voteBack(watcher, version, yes)),
    },
    exported: () => exportLocalTable(id),
    rematch: async sameDeal => `/here/${await host().rematch(id, sameDeal)}`,
  }
  open(false)
  return table
}

/** Unchanged parts keep their identity, so that they are not rendered again. */
const sharing = <T>(before: unknown, now: T): T => patched(before, patchBetween(before, now)) as T

/** Gives the id: the table's path is `/here/<id>`. Rejects with a `TableProblem` when such a game cannot be set up. */
export const newLocalTable = (wish: NewLocalTable): Promise<string> => host().create(wish)

/** The newest first. A list needs no worker: it is read where it lies. */
export async function localTables(): Promise<readonly LocalSummary[]> {
  const summaries = hasHost() ? await host().summaries() : await storedTables()
  return [...summaries].sort((a, b) => b.changed - a.changed)
}

let stored: Promise<TableStore> | undefined
async function storedTables(): Promise<readonly LocalSummary[]> {
  try {
    stored ??= openDatabase()
    return await (await stored).heads()
  } catch {
    stored = undefined
    return []
  }
}

export async function removeLocalTable(id: string): Promise<void> {
  await host().remove(id)
  await forgetAnalysis({ kind: 'local', id })
}

/** The text of a file: the save; of a finished game also its replay. */
export const exportLocalTable = (id: string): Promise<string> => host().exported(id)

/** Gives the id of the table that is kept here now; rejects with a `TableProblem` for a file that cannot be read. */
export const importLocalTable = (text: string): Promise<string> => host().imported(text)

let isAsked = false
/** Asks the browser to keep the data: it may otherwise clear it. */
async function keepForGood(): Promise<void> {
  if (isAsked) return
  isAsked = true
  await navigator.storage?.persist?.()
}
