import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'

/** A syntax node, as plain data: the checks look at a few fields and care for no more. */
export interface Syntax {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

interface Source {
  readonly program: Syntax
  readonly placeOf: (offset: number) => string
}

export function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8')
  return {
    program: parseSync(path, text).program as unknown as Syntax,
    placeOf: offset => {
      const before = text.slice(0, offset).split('\n')
      return `${before.length}:${(before.at(-1) ?? '').length + 1}`
    },
  }
}

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string'

type Visit = (node: Syntax, parent: Syntax | undefined, field: string) => void

/** Every node in source order, with its parent and the parent's field that holds it. */
export function walk(node: Syntax, visit: Visit, parent?: Syntax, field = ''): void {
  visit(node, parent, field)
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isSyntax(child)) walk(child, visit, node, name)
    }
  }
}

export const fieldOf = (node: Syntax, field: string): Syntax | undefined =>
  isSyntax(node[field]) ? node[field] : undefined

/** The text of a string literal, or of a template without holes. */
function textOf(node: Syntax | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  const quasis = node.quasis as readonly { value: { cooked: string } }[]
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined
}

/** The name behind `a.name`, `a['name']` or `{ name: b }`, where it stands in the text. */
export const nameOf = (node: Syntax | undefined, computed: unknown): string | undefined =>
  computed ? textOf(node) : node?.type === 'Identifier' ? (node.name as string) : textOf(node)
