// What people at a table on the server may do besides playing.

import type { TableInfo } from '@lastlight/protocol'
import type { Api } from '../../api/client.ts'
import { troubleOf } from '../../api/trouble.ts'
import type { Answer, Keeping } from '../table.ts'

/** A wish that was granted, or why it was not. */
async function answered(work: Promise<unknown>): Promise<Answer> {
  try {
    await work
    return { ok: true }
  } catch (thrown) {
    const trouble = troubleOf(thrown)
    return trouble.reason ? { ok: false, reason: trouble.reason } : { ok: false, problem: trouble.key }
  }
}

/** `learn` takes what the server answers about the table, sooner than the socket tells it. */
export function newKeeping(
  id: string,
  api: Api,
  info: () => TableInfo | null,
  learn: (info: TableInfo) => void,
): Keeping {
  const changed = (work: Promise<TableInfo>): Promise<Answer> => answered(work.then(learn))
  let backTo: number | undefined
  return {
    start: () => changed(api.start(id)),
    leave: seat => changed(api.leave(id, seat)),
    comeBack: seat => changed(api.comeBack(id, seat)),
    setBot: (seat, level) => changed(api.setBot(id, seat, level === '' ? null : level)),
    pause: yes => answered(api.pause(id, yes)),
    resume: () => changed(api.resume(id)),
    abandon: yes => answered(api.abandon(id, yes)),
    rewind(version) {
      backTo = version
      const table = info()
      // At an open table everybody has to agree.
      return answered(table?.owner && !table.open ? api.rewind(id, version) : api.voteRewind(id, version, true))
    },
    voteRewind: yes =>
      backTo === undefined ? Promise.resolve({ ok: true }) : answered(api.voteRewind(id, backTo, yes)),
    mute: (seat, muted) => answered(api.mute(id, seat, muted)),
    notes: async seat => (await api.notes(id, seat)).text,
    setNotes: (seat, text) => answered(api.setNotes(id, seat, text)),
    passes: async seat => (await api.standing(id, seat)).passWhenNothing,
    setPasses: (seat, on) => answered(api.setStanding(id, seat, { passWhenNothing: on })),
  }
}
