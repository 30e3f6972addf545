// Choosing at one table: a person points at things, which chooses an option. What can be undone is then done at once;
// what only lets others go on is done after a moment in which it can be stopped; anything else is confirmed first.

import { same } from '@lastlight/kernel'
import { useCallback, useState } from 'react'
import * as choices from '../face/choice.ts'
import type { Payment, Thing } from '../face/face.ts'
import type { ShownSlice } from '../face/shown.ts'
import { useSteady } from '../face/steady.ts'
import type { TableSlice } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import type { Sight } from '../play/table.ts'
import { prefs } from '../prefs/prefs.ts'
import { sound } from '../sound/sound.ts'
import { forgetPress } from '../ui/secondPress.ts'
import { useWatched } from '../ui/store.ts'
import { useWords } from '../words/words.tsx'
import type { ChoosingSlice } from './choosing.ts'
import { type Counts, isEnough, laidInWords, paidWith } from './paying.ts'
import { useAnswering } from './useAnswering.ts'
import { useByItself } from './useByItself.ts'
import { useOffers } from './useOffers.ts'
import { usePayment } from './usePayment.ts'
import { useTimes } from './useTimes.ts'

interface ChoosingInput {
  readonly at: TableSlice
  readonly latest: Sight
  readonly shown: ShownSlice
  /** Whether past events are shown again. */
  readonly isRepeating: boolean
  /** Whether something to read lies over the table. */
  readonly isCovered: boolean
  /** Called when an own choice begins and when it ends. */
  readonly acting: (yes: boolean) => void
}

/** A payment stays on screen as it was confirmed, while its tokens are handed over one after the other. */
interface PaymentUnderWay {
  readonly question: string
  readonly payment: Payment
  readonly counts: Counts
}

export function useNewChoosing({ at, latest, shown, isRepeating, isCovered, acting }: ChoosingInput): ChoosingSlice {
  const { table, state, info, face, saying, sight } = at
  const words = useWords()
  const { onePress, confirm: asksBeforeFinal } = useWatched(prefs)
  const { isShowing } = shown
  const { offers, first, wished, isListed, isLaidOut, setChoice, listAll, settle, ...offered } = useOffers({
    ...at,
    latest,
    isShowing,
  })
  const { question, choice, heads, means, list, wishes, payment } = offered
  const answering = useAnswering({ table, question, settle, acting })
  const laying = usePayment(payment, question)
  const [paid, setPaid] = useState<PaymentUnderWay>()
  const { timesOf, mostTimesOf, setTimes } = useTimes(at, question)
  const free = state.link === 'open' && !isShowing && !isRepeating && !answering.busy && !info.paused

  const labelOf = useCallback(
    (option: GameOption, n = timesOf(option)) => {
      return n > 1 && saying.times ? saying.times(option, n, sight.view) : saying.option(option, sight.view)
    },
    [timesOf, saying, sight.view],
  )
  const play = (option: GameOption, times = timesOf(option)): void =>
    void answering.play(face.run?.(option) ?? Array.from({ length: times }, () => option), labelOf(option, times))
  const { hold, leave, isLeaving, ...byItself } = useByItself({
    at,
    latest,
    question,
    free: free && !isCovered,
    play,
  })
  const act = (option: GameOption, times?: number): void => {
    hold(false)
    play(option, times)
  }

  const paying = payment !== undefined && !isListed
  const ready = paying ? isEnough(payment, laying.counts) : choice.chosen !== undefined

  function confirm(): void {
    if (!free || !ready) return
    if (paying) void pay(payment)
    else act(choice.chosen!)
  }

  async function pay(due: Payment): Promise<void> {
    const { counts } = laying
    hold(false)
    setPaid({ question, payment: due, counts })
    const parts = words.list(laidInWords(due, counts))
    await answering.play(paidWith(due, counts), words.say('table.pay.done', { parts }))
    setPaid(undefined)
  }

  /**
   * Whether the first press does it. What cannot be undone is asked about, unless the person has switched that off, or
   * its label was pressed and the game says that this is enough.
   */
  const isDoneAtOnce = (option: GameOption, isLabelled: boolean): boolean =>
    onePress &&
    (!asksBeforeFinal ||
      face.final?.(option, sight.view, words) === undefined ||
      (isLabelled && face.isGrave?.(option, sight.view) === false))

  function select(next: choices.Choice): void {
    sound('choose')
    answering.closeRefusal()
    setChoice(next)
    leave(undefined)
  }

  function tap(next: choices.Choice, isLabelled: boolean, times?: number): void {
    if (!free) return
    const isSecond =
      choice.chosen !== undefined && next.chosen === undefined && next.pointed.length < choice.pointed.length
    if (isSecond) return confirm()
    select(next)
    const { chosen } = next
    if (chosen === undefined) return
    if (isDoneAtOnce(chosen, isLabelled)) return act(chosen, times)
    if (!onePress || !face.passesOn?.(chosen, sight.view)) return
    hold(false)
    leave(chosen)
  }

  function chooseOffer({ option }: choices.Offer, isLabelled: boolean, n?: number): void {
    if (!free) return
    const isSame = n === undefined || n === timesOf(option)
    if (choice.chosen === option && isSame) return confirm()
    if (n !== undefined) setTimes(option, n)
    tap(choices.choose(choice, option), isLabelled, n)
  }

  const keyOf = useCallback(
    (thing: Thing) => {
      const keys = list.flatMap((offer, i) => (offer.things.includes(thing) ? [i + 1] : []))
      return keys.length === 1 && keys[0]! <= 9 ? keys[0] : undefined
    },
    [list],
  )
  const { counts, laidOut, lay } = laying
  const { nextByItself, standing, standingKeyOf, setStanding } = byItself
  return useSteady(
    {
      ...offered,
      counts,
      laidOut,
      ...paid,
      timesOf,
      mostTimesOf,
      labelOf,
      nextByItself,
      standing,
      standingKeyOf,
      free,
      busy: answering.busy,
      paying: paying || paid !== undefined,
      ready,
      refusing: answering.refusing,
      done: answering.done,
      stopped: answering.stopped,
      keyOf,
    },
    {
      point(thing: Thing): void {
        if (isShowing || isRepeating) return
        // A head that the game has laid out only shows its acts, and a die only pays, also where a single act is left.
        if (isLaidOut && [...heads, ...means].includes(thing) && !choice.pointed.includes(thing)) {
          if (free)
            select(heads.includes(thing) ? choices.pointAtHead(choice, heads, thing) : choices.point(choice, thing))
          return
        }
        if (choices.isLit(choice, thing)) return tap(choices.point(choice, thing), false)
        const wish = [...wishes, ...wished].find(each => face.things(each, sight.view).includes(thing))
        if (wish !== undefined) answering.why(wish)
      },
      choose(option: GameOption, n?: number): void {
        const offer = offers.find(each => same(each.option, option))
        if (offer) chooseOffer(offer, true, n)
      },
      takeAdvice(option: GameOption): void {
        const ways = offers.filter(each => same(face.run?.(each.option)?.[0], option))
        const offer = offers.find(each => same(each.option, option)) ?? (ways.length === 1 ? ways[0] : undefined)
        if (offer) return chooseOffer(offer, false, 1)
        // It is offered only together with later choices: the game asks for those when it is taken by itself.
        const chosen = latest.options.find(each => same(each, option))
        if (chosen !== undefined && choice.chosen === chosen) confirm()
        else if (chosen !== undefined) tap({ offers: choice.offers, pointed: [], chosen }, false)
      },
      unchoose(): boolean {
        leave(undefined)
        if (same(choice.pointed, first.pointed) && choice.chosen === first.chosen) return false
        setChoice(first)
        return true
      },
      confirm,
      listAll,
      lay,
      setStanding,
      undo(): void {
        if (!free) return
        forgetPress()
        if (isLeaving) {
          leave(undefined)
          return setChoice(first)
        }
        if (!latest.undo) return
        hold(true)
        void answering.undo()
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
