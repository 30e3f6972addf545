// The overlay that is open over the table, and the part of the table that is in front.

import { useCallback, useMemo, useState } from 'react'
import type { AnyFace } from './face.ts'
import { newSlice } from './slice.ts'

export type Overlay = 'menu' | 'chat' | 'keys' | 'score' | 'recap' | 'bug' | 'notes'

export interface OpenSlice {
  readonly open: Overlay | null
  setOpen(open: Overlay | null): void
  /** The rule that is open; it may lie over something else. */
  readonly rule: string | null
  openRule(rule: string): void
  closeRule(): void
  /** The part of the table that is in front where there is room for one. */
  readonly tab: string
  setTab(tab: string): void
}

export const [OpenContext, useOpen] = newSlice<OpenSlice>()

export function useNewOpen({ panels }: AnyFace): OpenSlice {
  const [open, setOpen] = useState<Overlay | null>(null)
  const [rule, openRule] = useState<string | null>(null)
  const [tab, setTab] = useState(panels[0]!.id)
  const closeRule = useCallback(() => openRule(null), [])
  return useMemo(() => ({ open, setOpen, rule, openRule, closeRule, tab, setTab }), [open, rule, tab, closeRule])
}
