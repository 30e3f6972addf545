// The overlay that is open over the table, and the part of the table that is in front.

import { useCallback, useMemo, useState } from 'react'
import type { AnyFace } from './face.ts'
import { newSlice } from './slice.ts'

export type Overlay = 'menu' | 'chat' | 'keys' | 'score' | 'recap' | 'bug' | 'notes'

/** Folded 'untilAsked' by a tab, which shows a part of the table; 'shut' by the person, who opens it again. */
export type Fold = 'open' | 'untilAsked' | 'shut'

export interface OpenSlice {
  readonly open: Overlay | null
  setOpen(open: Overlay | null): void
  /** The rule that is open; it may lie over something else. */
  readonly rule: string | null
  openRule(rule: string): void
  closeRule(): void
  /** The sheet with a secret that is shown; nobody else is told. */
  readonly sheet: string | null
  setSheet(sheet: string | null): void
  /** A sheet that was opened for an own question makes way for the board while others choose, and comes back after it. */
  readonly isAside: boolean
  /** The part of the table that is in front where there is room for one. */
  readonly tab: string
  setTab(tab: string): void
  /** How the question lies over the table on a small screen. */
  readonly fold: Fold
  setFold(fold: Fold): void
}

const NO_SHEET = { sheet: null, forQuestion: false }

export const [OpenContext, useOpen] = newSlice<OpenSlice>()

/** `asked`: whether the own seat is asked now. */
export function useNewOpen({ panels }: AnyFace, asked: boolean): OpenSlice {
  const [open, setOpen] = useState<Overlay | null>(null)
  const [rule, openRule] = useState<string | null>(null)
  const [kept, keep] = useState<{ readonly sheet: string | null; readonly forQuestion: boolean }>(NO_SHEET)
  const isAside = kept.sheet !== null && kept.forQuestion && !asked
  const sheet = isAside ? null : kept.sheet
  const [tab, setTab] = useState(panels[0]!.id)
  const [fold, setFold] = useState<Fold>('open')
  const closeRule = useCallback(() => openRule(null), [])
  const setSheet = useCallback(
    (next: string | null) => keep(next === null ? NO_SHEET : { sheet: next, forQuestion: asked }),
    [asked],
  )
  return useMemo(
    () => ({ open, setOpen, rule, openRule, closeRule, sheet, setSheet, isAside, tab, setTab, fold, setFold }),
    [open, rule, sheet, setSheet, isAside, tab, fold, closeRule],
  )
}
