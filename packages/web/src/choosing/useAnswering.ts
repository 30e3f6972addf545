// Requests to the table and its answers: a choice, an undo, and the reason for a refusal.

import { same } from '@lastlight/kernel'
import { useRef, useState } from 'react'
import type { GameOption } from '../play/game.ts'
import type { Answer, Table } from '../play/table.ts'
import { sound } from '../sound/sound.ts'
import { useWords } from '../words/words.tsx'
import type { ChoosingSlice, Refusing } from './choosing.ts'

interface AnsweringInput {
  readonly table: Table
  readonly question: string
  /** Called when the question is answered. */
  readonly settle: () => void
  /** Called when a request begins and when it ends. */
  readonly acting: (yes: boolean) => void
}

interface Answering
  extends Pick<ChoosingSlice, 'busy' | 'refusing' | 'done' | 'stopped' | 'why' | 'closeRefusal' | 'closeDone'> {
  /** Plays options one after the other, as one step for undo. `label`: what was done, in words. */
  play(options: readonly GameOption[], label?: string): Promise<void>
  /** Takes back the last choice, or all that were done as one. */
  undo(): Promise<void>
  redo(): Promise<void>
}

export function useAnswering({ table, question, settle, acting }: AnsweringInput): Answering {
  const words = useWords()
  const [busy, setBusy] = useState(false)
  const [refusing, setRefusing] = useState<(Refusing & { readonly question: string }) | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [stopped, setStopped] = useState<string | null>(null)
  /** How many choices each own step has, the newest last; and the steps that were taken back. */
  const steps = useRef<number[]>([])
  const undone = useRef<number[]>([])

  /** Makes requests one after the other until one is refused; gives the number of those that were not. */
  async function ask(requests: readonly (() => Promise<Answer>)[], wish?: GameOption): Promise<number> {
    setBusy(true)
    setRefusing(null)
    setDone(null)
    setStopped(null)
    acting(true)
    let count = 0
    try {
      for (const request of requests) {
        const answer = await request()
        if (!answer.ok) {
          if (answer !== CHANGED) setRefusing({ wish, why: answer, question })
          break
        }
        count++
        settle()
      }
      return count
    } finally {
      acting(false)
      setBusy(false)
    }
  }

  const sightNow = (): { readonly undo: boolean; readonly options: readonly GameOption[] } =>
    table.get().sight ?? { undo: false, options: [] }

  return {
    busy,
    refusing: refusing?.question === question ? refusing : null,
    done,
    stopped,
    async play(options, label) {
      sound('confirm')
      const requests = options.map((option, i) => () => {
        const isOffered = i === 0 || sightNow().options.some(each => same(each, option))
        // All of them are one decision for those who want to go back.
        return isOffered ? table.play(option, i > 0) : Promise.resolve(CHANGED)
      })
      const count = await ask(requests, options.length === 1 ? options[0] : undefined)
      if (count === 0) return
      steps.current = sightNow().undo ? [...steps.current, count] : []
      undone.current = []
      if (count < options.length) setStopped(words.say('table.stopped', { n: count, of: options.length }))
      else if (label !== undefined) setDone(label)
    },
    async undo() {
      sound('undo')
      const count = await ask(Array.from({ length: steps.current.pop() ?? 1 }, () => () => table.undo()))
      undone.current.push(count)
    },
    async redo() {
      const count = await ask(Array.from({ length: undone.current.pop() ?? 1 }, () => () => table.redo()))
      steps.current.push(count)
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

/** The rest of a run of choices is dropped when the next one is no longer offered. */
const CHANGED: Answer = { ok: false, problem: 'changed' }
