import type { Messages } from '@lastlight/kernel'
import type { ChapterPlan } from '../../face/manifest.ts'

export interface Rule {
  readonly id: string
  readonly text: string
}

export interface Chapter {
  readonly id: string
  readonly rules: readonly Rule[]
}

/** 'OUT-NIGHT-FEED' of 'OUT-NIGHT-FEED-02'. */
const groupOf = (rule: string): string => rule.slice(0, rule.lastIndexOf('-'))

/** Sorts the rules into chapters; within a group they keep the order of the book. */
export function chaptersOf(plans: readonly ChapterPlan[], book: Messages): readonly Chapter[] {
  const byGroup = Map.groupBy(
    Object.entries(book).map(([id, text]): Rule => ({ id, text })),
    rule => groupOf(rule.id),
  )
  return plans.map(({ id, groups }) => ({ id, rules: groups.flatMap(group => byGroup.get(group) ?? []) }))
}
