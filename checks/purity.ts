// What the sources of the kernel and of the games may not use.

import { globSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { gamesIn } from './arrows.ts'
import { fieldOf, nameOf, readSource, type Syntax, walk } from './source.ts'

/** Names the engine may not use, by the dependency that they would bring. */
const FORBIDDEN: Readonly<Record<string, readonly string[]>> = {
  'the clock': ['Date', 'Temporal', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  'outside chance': ['crypto'],
  'the network': ['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'],
  'the language of the machine': ['Intl'],
  'the collector': ['WeakRef', 'FinalizationRegistry'],
  Node: ['process', 'console', 'require', 'Buffer', 'global'],
  'the browser': ['window', 'self', 'document', 'navigator', 'localStorage', 'sessionStorage', 'indexedDB'],
  'whatever is global': ['globalThis'],
  'code made of text': ['eval', 'Function'],
}
const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(Object.values(FORBIDDEN).flat())

/** Methods whose answer depends on the locale of the machine. */
const isLocaleMethod = (name: string): boolean => name === 'localeCompare' || name.startsWith('toLocale')

/** The field that holds a key or a label, an identifier that refers to nothing. */
const KEYS: Readonly<Record<string, string>> = {
  MemberExpression: 'property',
  Property: 'key',
  MethodDefinition: 'key',
  PropertyDefinition: 'key',
  AccessorProperty: 'key',
  TSPropertySignature: 'key',
  TSMethodSignature: 'key',
  TSAbstractMethodDefinition: 'key',
  TSAbstractPropertyDefinition: 'key',
  TSNamedTupleMember: 'label',
  TSQualifiedName: 'right',
  ImportSpecifier: 'imported',
  ExportSpecifier: 'exported',
  LabeledStatement: 'label',
  BreakStatement: 'label',
  ContinueStatement: 'label',
}

const isKey = (parent: Syntax | undefined, field: string): boolean =>
  parent !== undefined && !parent.computed && KEYS[parent.type] === field

type Report = (node: Syntax, what: string) => void

/**
 * Finds names that make a result depend on anything but the arguments. A forbidden name is refused wherever it stands
 * for a value or a type, even where it is declared: another name costs nothing.
 */
function impurities(program: Syntax, report: Report): void {
  walk(program, (node, parent, field) => {
    switch (node.type) {
      case 'Identifier': {
        const name = node.name as string
        if (isKey(parent, field)) return
        if (FORBIDDEN_NAMES.has(name)) report(node, name)
        if (name === 'Math' && !isPlainMath(node, parent)) report(node, 'Math other than as Math.name')
        return
      }
      case 'MemberExpression': {
        const name = nameOf(fieldOf(node, 'property'), node.computed)
        if (name === undefined) return
        if (isLocaleMethod(name)) report(node, name)
        const object = fieldOf(node, 'object')
        if (name === 'random' && object?.type === 'Identifier' && object.name === 'Math') report(node, 'Math.random')
        return
      }
      case 'Property': {
        const name = nameOf(fieldOf(node, 'key'), node.computed)
        if (parent?.type === 'ObjectPattern' && name !== undefined && isLocaleMethod(name)) report(node, name)
        return
      }
      case 'MetaProperty':
        if (nameOf(fieldOf(node, 'meta'), false) === 'import') report(node, 'import.meta')
        return
      default:
    }
  })
}

/** `Math.floor` can be checked by reading; `const { random } = Math` cannot. */
const isPlainMath = (node: Syntax, parent: Syntax | undefined): boolean =>
  parent?.type === 'MemberExpression' &&
  parent.object === node &&
  nameOf(fieldOf(parent, 'property'), parent.computed) !== undefined

/** Each use of a forbidden name in the engine, with its place. */
export const impuritiesIn = (root: string): string[] =>
  ['kernel', ...gamesIn(root)].flatMap(name =>
    globSync(`packages/${name}/src/**/*.{ts,tsx}`, { cwd: root })
      .sort()
      .flatMap(path => {
        const found: string[] = []
        const { program, placeOf } = readSource(join(root, path))
        impurities(program, (node, what) => {
          found.push(`${path}:${placeOf(node.start)}  the engine may not use ${what}`)
        })
        return found
      }),
  )

if (import.meta.main) {
  const found = impuritiesIn(process.cwd())
  for (const line of found) console.log(line)
  if (found.length > 0) process.exitCode = 1
}
