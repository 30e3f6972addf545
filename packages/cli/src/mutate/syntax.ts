import { type Node, parseSync, visitorKeys } from 'oxc-parser'

export function programOf(path: string, text: string): Node | undefined {
  const { program, errors } = parseSync(path, text)
  return errors.length > 0 ? undefined : program
}

/** Every node in source order, with its parent; where `visit` answers 'skip', nothing below. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined) => 'skip' | undefined,
  parent?: Node,
): void {
  if (visit(node, parent) === 'skip') return
  for (const child of childrenOf(node)) walk(child, visit, node)
}

function childrenOf(node: Node): Node[] {
  const fields = node as unknown as { readonly [field: string]: Node | null | readonly (Node | null)[] }
  return (visitorKeys[node.type] ?? []).flatMap(key => fields[key] ?? []).filter(child => child !== null)
}

/** The expression inside parentheses and type assertions. */
export function bare(node: Node): Node {
  switch (node.type) {
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return bare(node.expression)
    default:
      return node
  }
}

/** Nodes that the types' eraser leaves in place although their names begin with TS. */
const ASSERTIONS: readonly string[] = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

export const isTypeOnly = (node: Node): boolean => node.type.startsWith('TS') && !ASSERTIONS.includes(node.type)
