import type { Node } from 'oxc-parser'

/** One small change to a source text. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** How a person reads the replacement, where the text itself says little. */
  readonly shown?: string
}

export const applied = (text: string, edit: Edit): string =>
  text.slice(0, edit.start) + edit.replacement + text.slice(edit.end)

export const replace = (node: Node, replacement: string): Edit => ({ start: node.start, end: node.end, replacement })

/** The node as it stands, but for one operator between two of its parts. */
export function withOperator(text: string, node: Node, left: Node, right: Node, from: string, to: string): Edit {
  const between = text.slice(left.end, right.start)
  const tail = text.slice(right.start, node.end)
  return replace(node, text.slice(node.start, left.end) + between.replace(from, () => to) + tail)
}

const REMOVED = '(removed)'

/** An empty statement keeps `if (a) b()` valid. */
export const removeStatement = (node: Node): Edit => ({ ...replace(node, ';'), shown: REMOVED })

/** Without one part of a list, and without the comma beside it. */
export function removeListed(text: string, list: readonly (Node | null)[], i: number): Edit[] {
  const node = list[i]
  if (!node) return []
  const [before, after] = [list[i - 1], list[i + 1]]
  if (after) return [{ start: node.start, end: after.start, replacement: '', shown: REMOVED }]
  if (before) return [{ start: before.end, end: node.end, replacement: '', shown: REMOVED }]
  const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0
  return [{ start: node.start, end: node.end + comma, replacement: '', shown: REMOVED }]
}
