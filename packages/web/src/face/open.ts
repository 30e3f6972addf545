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
  /** The part of the table that is in front where there is room for one. */
  readonly tab: string
  setTab(tab: string): void
  /** How the question lies over the table on a small screen. */
  readonly fold: Fold
  setFold(fold: Fold): void
}

export const [OpenContext, useOpen] = newSlice<OpenSlice>()

export function useNewOpen({ panels }: AnyFace): OpenSlice {
  const [open, setOpen] = useState<Overlay | null>(null)
  const [rule, openRule] = useState<string | null>(null)
  const [sheet, setSheet] = useState<string | null>(null)
  const [tab, setTab] = useState(panels[0]!.id)
  const [fold, setFold] = useState<Fold>('open')
  const closeRule = useCallback(() => openRule(null), [])
  return useMemo(
    () => ({ open, setOpen, rule, openRule, closeRule, sheet, setSheet, tab, setTab, fold, setFold }),
    [open, rule, sheet, tab, fold, closeRule],
  )
}
