// Requests to the table and its answers: a choice, an undo, and the reason for a refusal.

import { same } from '@lastlight/kernel'
import { useRef, useState } from 'react'
import type { GameOption } from '../play/game.ts'
import type { Answer, Table } from '../play/table.ts'
import { sound } from '../sound/sound.ts'
import type { ChoosingSlice, Refusing } from './choosing.ts'

interface AnsweringInput {
  readonly table: Table
  readonly question: string
  /** Called when the question is answered. */
  readonly settle: () => void
  /** Called when a request begins and when it ends. */
  readonly acting: (yes: boolean) => void
}

interface Answering extends Pick<ChoosingSlice, 'busy' | 'refusing' | 'done' | 'why' | 'closeRefusal' | 'closeDone'> {
  /** `label`: what was done, in words. */
  play(option: GameOption, label: string): Promise<void>
  playAll(options: readonly GameOption[]): Promise<void>
  /** Takes back the last choice, or all that were done as one. */
  undo(version: number): Promise<void>
  redo(): Promise<void>
}

/** Options that were done as one, and the version that they led to. */
interface Run {
  readonly version: number
  readonly count: number
}

export function useAnswering({ table, question, settle, acting }: AnsweringInput): Answering {
  const [busy, setBusy] = useState(false)
  const [refusing, setRefusing] = useState<(Refusing & { readonly question: string }) | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const runs = useRef<readonly Run[]>([])

  async function ask(tried: () => Promise<Answer>, wish?: GameOption): Promise<boolean> {
    setBusy(true)
    setRefusing(null)
    setDone(null)
    acting(true)
    try {
      const answer = await tried()
      if (answer.ok) settle()
      else setRefusing({ wish, why: answer, question })
      return answer.ok
    } finally {
      acting(false)
      setBusy(false)
    }
  }

  return {
    busy,
    refusing: refusing?.question === question ? refusing : null,
    done,
    async play(option, label) {
      sound('confirm')
      if (await ask(() => table.play(option), option)) setDone(label)
    },
    async playAll(options) {
      sound('confirm')
      let count = 0
      for (const option of options) {
        // All of them are one decision for those who want to go back.
        const isPart = count > 0
        if (!(await ask(() => table.play(option, isPart)))) break
        count++
      }
      const { sight } = table.get()
      if (sight && count > 1) runs.current = [...runs.current, { version: sight.version, count }]
    },
    async undo(version) {
      sound('undo')
      const run = runs.current.find(each => each.version === version)
      for (let n = run?.count ?? 1; n > 0; n--) if (!(await ask(() => table.undo()))) return
    },
    async redo() {
      await ask(() => table.redo())
    },
    why(wish) {
      if (refusing?.question === question && same(refusing.wish, wish)) return setRefusing(null)
      void table.why(wish).then(reason => {
        if (reason) setRefusing({ wish, why: { reason }, question })
      })
    },
    closeRefusal: () => setRefusing(null),
    closeDone: () => setDone(null),
  }
}
