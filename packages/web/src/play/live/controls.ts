// Actions of people at a table on the server besides playing.

import type { Viewer } from '@lastlight/kernel'
import type { TableInfo } from '@lastlight/protocol'
import { type RequestProblemKind, requestProblemOf } from '../../api/requestProblem.ts'
import { eventFrom, optionFrom, viewFrom } from '../game.ts'
import type { Answer, GoingBack, TableControls } from '../table.ts'
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

export const newGoingBack = (id: string, { api }: Pick<ServerAccess, 'api'>, viewer: () => Viewer): GoingBack => ({
  moments: () => api.moments(id),
  async moment(version) {
    const { view, events, option, seat } = await api.moment(id, viewer(), version)
    return {
      version,
      seat,
      view: viewFrom(view),
      events: events.map(eventFrom),
      option: option === null ? null : optionFrom(option),
    }
  },
  vote: (version, yes) =>
    answered(api.voteRewind(id, version, yes), {
      bad: 'table.back.late',
      conflict: 'table.rewind.away',
      tooMany: 'table.motion.often',
    }),
})

/** `reply` is called when a request is sent, and gives what takes the table from its reply. */
export function newControls(
  id: string,
  { api, salts }: Pick<ServerAccess, 'api' | 'salts'>,
  info: () => TableInfo | null,
  reply: () => (info: TableInfo) => void,
): TableControls {
  const changed = (work: Promise<TableInfo>, words?: Words): Promise<Answer> => answered(work.then(reply()), words)
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
    vote: (about, yes) => answered(api[about](id, yes), { tooMany: 'table.motion.often' }),
    resume: () => changed(api.resume(id)),
    setWatching: allowed => changed(api.setWatching(id, allowed)),
    muted: async () => (await api.muted(id)).seats,
    mute: (seat, muted) => answered(api.mute(id, seat, muted)),
    report: (about, reason, text) => answered(api.report(id, about, reason, text), { tooMany: 'table.report.often' }),
    people: () => api.people(id),
    setTableMuted: (mark, muted) => answered(api.setTableMuted(id, mark, muted)),
    async setRemoved(mark, removed) {
      let carried = false
      const work = api.setRemoved(id, mark, removed).then(reply => {
        ;({ carried } = reply)
      })
      const answer = await answered(work, { conflict: 'table.host.alone', tooMany: 'table.motion.often' })
      return answer.ok ? { ok: true, carried } : answer
    },
    voteRemoval: (seat, yes) => answered(api.voteRemoval(id, seat, yes)),
    notes: async seat => (await api.notes(id, seat)).text,
    setNotes: (seat, text) => answered(api.setNotes(id, seat, text)),
    passes: async seat => (await api.standing(id, seat)).passWhenNothing,
    setPasses: (seat, on) => answered(api.setStanding(id, seat, { passWhenNothing: on })),
  }
}
