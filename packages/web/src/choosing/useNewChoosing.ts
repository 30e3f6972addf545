// Choosing at one table: a person points at things, which chooses an option, and then confirms it.

import { same } from '@lastlight/kernel'
import { useCallback, useState } from 'react'
import * as choices from '../face/choice.ts'
import type { Thing } from '../face/face.ts'
import type { ShownSlice } from '../face/shown.ts'
import { useSteady } from '../face/steady.ts'
import type { TableSlice } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import type { Sight } from '../play/table.ts'
import { prefs } from '../prefs/prefs.ts'
import { sound } from '../sound/sound.ts'
import { useWatched } from '../ui/store.ts'
import { useWords } from '../words/words.tsx'
import type { ChoosingSlice } from './choosing.ts'
import { useAnswering } from './useAnswering.ts'
import { useOffers } from './useOffers.ts'
import { usePayment } from './usePayment.ts'

interface ChoosingInput {
  readonly at: TableSlice
  readonly latest: Sight
  readonly shown: ShownSlice
  /** Whether past events are shown again. */
  readonly isRepeating: boolean
  /** Called when an own choice begins and when it ends. */
  readonly acting: (yes: boolean) => void
}

export function useNewChoosing({ at, latest, shown, isRepeating, acting }: ChoosingInput): ChoosingSlice {
  const { table, state, info, face, saying, sight } = at
  const words = useWords()
  const { oneTap, confirm: asksTwice } = useWatched(prefs)
  const { isShowing } = shown
  const { offers, wished, isListed, setChoice, settle, ...offered } = useOffers({ ...at, latest, isShowing })
  const { question, choice, list, wishes, payment } = offered
  const answering = useAnswering({ table, question, settle, acting })
  const laying = usePayment(payment, question)
  /** The final choice that was confirmed once and needs a second confirmation. */
  const [confirmedOnce, setConfirmedOnce] = useState<GameOption>()
  const free = state.link === 'open' && !isShowing && !isRepeating && !answering.busy && !info.paused

  const play = (option: GameOption): void => void answering.play(option, saying.option(option, sight.view))
  const isFinal = (option: GameOption): boolean => face.final?.(option, sight.view, words) !== undefined

  function confirm(): void {
    const { chosen } = choice
    if (!free || chosen === undefined) return
    if (asksTwice && isFinal(chosen) && confirmedOnce !== chosen) setConfirmedOnce(chosen)
    else play(chosen)
  }

  function change(next: choices.Choice): void {
    setConfirmedOnce(undefined)
    setChoice(next)
  }

  /**
   * The first tap chooses, the second confirms; with the one-tap setting, a choice that can be undone is confirmed at
   * once.
   */
  function tap(next: choices.Choice): void {
    if (!free) return
    const isSecond =
      choice.chosen !== undefined && next.chosen === undefined && next.pointed.length < choice.pointed.length
    if (isSecond) return confirm()
    sound('choose')
    answering.closeRefusal()
    change(next)
    if (oneTap && next.chosen !== undefined && !isFinal(next.chosen)) play(next.chosen)
  }

  const keyOf = useCallback(
    (thing: Thing) => {
      const keys = list.flatMap((offer, i) => (offer.things.includes(thing) ? [i + 1] : []))
      return keys.length === 1 && keys[0]! <= 9 ? keys[0] : undefined
    },
    [list],
  )
  const { counts, laidOut, lay } = laying
  return useSteady(
    {
      ...offered,
      counts,
      laidOut,
      free,
      busy: answering.busy,
      paying: payment !== undefined && !isListed,
      isAskedTwice: choice.chosen !== undefined && confirmedOnce === choice.chosen,
      refusing: answering.refusing,
      done: answering.done,
      keyOf,
    },
    {
      point(thing: Thing): void {
        if (isShowing || isRepeating) return shown.skip()
        if (choices.isLit(choice, thing)) return tap(choices.point(choice, thing))
        const wish = [...wishes, ...wished].find(each => face.things(each, sight.view).includes(thing))
        if (wish !== undefined) answering.why(wish)
      },
      choose(option: GameOption): void {
        const offer = offers.find(each => same(each.option, option))
        if (!offer || !free) return
        if (choice.chosen === offer.option) return confirm()
        tap(choices.choose(choice, offer.option))
      },
      unchoose(): boolean {
        setConfirmedOnce(undefined)
        if (choice.pointed.length === 0 && (choice.chosen === undefined || offers.length === 1)) return false
        change(choices.firstChoice(offers))
        return true
      },
      confirm,
      lay,
      playAll: (options: readonly GameOption[]): void => void answering.playAll(options),
      undo(): void {
        if (free && latest.undo) void answering.undo(latest.version)
      },
      redo(): void {
        if (free && latest.redo) void answering.redo()
      },
      why: answering.why,
      closeRefusal: answering.closeRefusal,
      closeDone: answering.closeDone,
    },
  )
}
