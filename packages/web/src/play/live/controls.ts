// Actions of people at a table on the server besides playing.

import type { TableInfo } from '@lastlight/protocol'
import { type RequestProblemKind, requestProblemOf } from '../../api/requestProblem.ts'
import { eventFrom } from '../game.ts'
import type { Answer, TableControls } from '../table.ts'
import type { ServerAccess } from './serverAccess.ts'

type Words = { readonly [kind in RequestProblemKind]?: string }

/** A wish that was granted, or why it was not; `words`: where a kind of problem means something special. */
async function answered(work: Promise<unknown>, words: Words = {}): Promise<Answer> {
  try {
    await work
    return { ok: true }
  } catch (thrown) {
    const problem = requestProblemOf(thrown)
    return problem.reason
      ? { ok: false, reason: problem.reason }
      : { ok: false, problem: words[problem.kind] ?? problem.key }
  }
}

/** A private table's owner may rewind alone; elsewhere it takes a vote. */
export const isOwnToRewind = ({ owner, open }: TableInfo): boolean => owner && !open

/** `learn` takes the table from the server's reply, which comes sooner than the socket's message. */
export function newControls(
  id: string,
  { api, salts }: Pick<ServerAccess, 'api' | 'salts'>,
  info: () => TableInfo | null,
  learn: (info: TableInfo) => void,
): TableControls {
  const changed = (work: Promise<TableInfo>, words?: Words): Promise<Answer> => answered(work.then(learn), words)
  const vote: TableControls['vote'] = (motion, yes) =>
    answered(motion.about === 'rewind' ? api.voteRewind(id, motion.version, yes) : api[motion.about](id, yes))
  /** The starter's own salt must be committed before the start. */
  const promised = async (): Promise<void> => {
    const table = info()
    if (table) await salts.tend(table).catch(() => undefined)
  }
  return {
    start: () =>
      changed(
        promised().then(() => api.start(id)),
        { tooMany: 'tables.wait.tooMany' },
      ),
    leave: seat => changed(api.leave(id, seat)),
    comeBack: seat => changed(api.comeBack(id, seat), { conflict: 'table.back.later' }),
    setBot: (seat, level) =>
      changed(api.setBot(id, seat, level === '' ? null : level), { conflict: 'table.bot.theirs' }),
    vote,
    resume: () => changed(api.resume(id)),
    rewind(version) {
      const table = info()
      return table && isOwnToRewind(table)
        ? answered(api.rewind(id, version))
        : vote({ about: 'rewind', version }, true)
    },
    async since(seat, version) {
      const { events, whole } = await api.since(id, seat, version)
      return whole ? undefined : events.map(eventFrom)
    },
    muted: async () => (await api.muted(id)).seats,
    mute: (seat, muted) => answered(api.mute(id, seat, muted)),
    notes: async seat => (await api.notes(id, seat)).text,
    setNotes: (seat, text) => answered(api.setNotes(id, seat, text)),
    passes: async seat => (await api.standing(id, seat)).passWhenNothing,
    setPasses: (seat, on) => answered(api.setStanding(id, seat, { passWhenNothing: on })),
  }
}
