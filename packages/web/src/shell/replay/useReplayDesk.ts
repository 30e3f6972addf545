// What the parts of a table ask for, at one moment of a game that was played: nothing can be chosen there.

import type { Seat } from '@lastlight/kernel'
import { useCallback, useMemo, useState } from 'react'
import { NOTHING } from '../../face/choice.ts'
import type { Face } from '../../face/face.ts'
import type { Desk } from '../../frame/desk.ts'
import type { Replay, ReplayMoment } from '../../play/local/openReplay.ts'
import type { TableState } from '../../play/table.ts'
import { useWords } from '../../words/words.tsx'
import { infoOf, reelOf } from './reel.ts'

const nothing = (): void => undefined

interface Given {
  readonly replay: Replay
  readonly text: string
  readonly moment: ReplayMoment
  readonly face: Face
}

export function useReplayDesk({ replay, text, moment, face }: Given): Desk {
  const words = useWords()
  const saying = useMemo(() => face.saying(words), [face, words])
  const info = useMemo(() => infoOf(replay), [replay])
  const [tab, setTab] = useState(face.panels[0]!.id)
  const [recap, setRecap] = useState(false)
  const [openedRule, openRule] = useState<string | null>(null)
  const { told, events } = moment
  const { viewer } = moment.sight
  const sight = useMemo(() => ({ ...moment.sight, options: [], asked: false }), [moment])
  const stirred = useMemo(
    () => new Set(events.flatMap(event => face.beat(event, viewer).things)),
    [events, face, viewer],
  )
  const state: TableState = { link: 'open', info, viewer, sight, told, chat: [] }
  return {
    table: reelOf(state, text),
    state,
    info,
    face,
    saying,
    sight,
    question: '',
    me: viewer === 'public' ? undefined : viewer,
    nameOf: useCallback((seat: Seat) => info.seats[seat]?.name ?? String(seat + 1), [info]),
    choice: NOTHING,
    free: false,
    heads: [],
    list: [],
    ending: undefined,
    payment: undefined,
    paying: false,
    counts: [],
    lay: nothing,
    wishes: [],
    busy: false,
    doubted: false,
    refusing: null,
    done: null,
    following: false,
    missed: [],
    told,
    stirred,
    open: recap ? 'recap' : null,
    setOpen: open => setRecap(open === 'recap'),
    tab,
    setTab,
    openedRule,
    point: nothing,
    choose: nothing,
    unchoose: () => false,
    confirm: nothing,
    playAll: nothing,
    undo: nothing,
    redo: nothing,
    why: nothing,
    shut: nothing,
    forget: nothing,
    skip: nothing,
    read: nothing,
    openRule,
    closeRule: () => openRule(null),
  }
}
