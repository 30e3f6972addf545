import { posix } from 'node:path'
import { type Import, isOfTypes } from './source.ts'

/** A file and the files that it imports. Packages cannot form a circle, so paths inside one package are enough. */
export type Imports = ReadonlyMap<string, readonly Edge[]>

interface Edge {
  readonly to: string
  readonly isOfTypes: boolean
}

/** Imports at run time are left out: they are loaded after the file that names them. */
export const edgesFrom = (path: string, imports: readonly Import[]): Edge[] =>
  imports.flatMap(({ node, specifier }) =>
    specifier?.startsWith('.') && node.type !== 'ImportExpression'
      ? [{ to: posix.join(posix.dirname(path), specifier), isOfTypes: isOfTypes(node) }]
      : [],
  )

/** For each group of files that must not import each other, its shortest circle, from a file back to the same file. */
export function circles(imports: Imports): (readonly string[])[] {
  const isOfValues = (_: string, edge: Edge): boolean => !edge.isOfTypes
  // Files of one folder may know each other's types, so only a circle through several folders is one too many.
  const leavesFolder = (from: string, { to }: Edge): boolean => posix.dirname(from) !== posix.dirname(to)
  const found = [
    ...groups(imports, isOfValues).map(group => shortest(imports, group, isOfValues, isOfValues)),
    ...groups(imports, () => true).map(group => shortest(imports, group, () => true, leavesFolder)),
  ].filter(circle => circle.length > 0)
  return [...new Map(found.map(circle => [circle.slice(1).sort().join(), circle])).values()]
}

type Filter = (from: string, edge: Edge) => boolean

/** Tarjan's algorithm: the groups of files in which each can be reached from each other. */
function groups(imports: Imports, isCounted: Filter): ReadonlySet<string>[] {
  const found: ReadonlySet<string>[] = []
  const seen = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string): number => {
    const number = seen.size
    seen.set(file, number)
    stack.push(file)
    let low = number
    const next = (imports.get(file) ?? []).filter(edge => isCounted(file, edge))
    for (const { to } of next) {
      if (!seen.has(to)) low = Math.min(low, visit(to))
      else if (stack.includes(to)) low = Math.min(low, seen.get(to)!)
    }
    if (low === number) {
      const group = new Set(stack.splice(stack.indexOf(file)))
      if (group.size > 1 || next.some(({ to }) => to === file)) found.push(group)
    }
    return low
  }
  for (const file of imports.keys()) if (!seen.has(file)) visit(file)
  return found
}

/** The first step of the circle must be one of `begins`. Nothing when the group has no such circle. */
function shortest(imports: Imports, group: ReadonlySet<string>, isCounted: Filter, begins: Filter): readonly string[] {
  let best: readonly string[] = []
  for (const start of [...group].sort()) {
    const ways: (readonly string[])[] = [[start]]
    const reached = new Set<string>()
    for (const way of ways) {
      const from = way.at(-1)!
      const isBetter = best.length === 0 || way.length + 1 < best.length
      for (const edge of isBetter ? (imports.get(from) ?? []) : []) {
        if (!group.has(edge.to) || reached.has(edge.to)) continue
        if (!(way.length === 1 ? begins : isCounted)(from, edge)) continue
        reached.add(edge.to)
        if (edge.to === start) best = [...way, start]
        ways.push([...way, edge.to])
      }
    }
  }
  return best
}
