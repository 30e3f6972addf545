// The mutation operators: small mistakes that people make.

import { end, next } from '@lastlight/kernel'
import type { Node } from 'oxc-parser'
import { type Edit, removeListed, removeStatement, replace, withOperator } from './edit.ts'
import { bare, isTypeOnly, walk } from './syntax.ts'

const COMPARISONS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
}

const ARITHMETIC: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '+', '/': '*', '%': '*', '**': '*' }

const ASSIGNMENTS: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '*=': '+=', '/=': '*=', '%=': '*=' }

const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' }

/** Every edit that the operators find in a program, in source order. */
export function editsOf(program: Node, text: string): Edit[] {
  const imported = importedNames(program)
  const lastSteps: Node[] = []
  const edits: Edit[] = []
  walk(program, (node, parent) => {
    if (isTypeOnly(node) || node.type === 'ImportDeclaration' || isDeclared(node)) return 'skip'
    lastSteps.push(...lastStepOf(node))
    edits.push(...editsAt(node, parent, text, imported))
    return undefined
  })
  const isInLastStep = (edit: Edit): boolean => lastSteps.some(s => s.start <= edit.start && edit.end <= s.end)
  return withoutDoubles(edits.filter(edit => !(isTurn(edit, text) && isInLastStep(edit))))
}

/** After the last step, `next` and `end` are the same. */
function lastStepOf(node: Node): Node[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return []
  const { property } = node.callee
  const table = node.arguments[0]
  if (property.type !== 'Identifier' || property.name !== 'steps' || table?.type !== 'ObjectExpression') return []
  return table.properties.slice(-1)
}

/** `next` for `end`, or the other way round. */
const isTurn = (edit: Edit, text: string): boolean =>
  edit.shown !== undefined && ['next', 'end'].includes(text.slice(edit.start, edit.end))

function editsAt(node: Node, parent: Node | undefined, text: string, imported: ReadonlySet<string>): Edit[] {
  switch (node.type) {
    case 'BinaryExpression':
      return binaryEdits(node, text)
    case 'LogicalExpression':
      return logicalEdits(node, text)
    case 'AssignmentExpression': {
      const to = ASSIGNMENTS[node.operator]
      return to ? [withOperator(text, node, node.left, node.right, node.operator, to)] : []
    }
    case 'UpdateExpression':
      // A loop that counts the wrong way only costs time, so it is left out.
      if (parent?.type === 'ForStatement') return []
      return [replace(node, text.slice(node.start, node.end).replace(node.operator, flipped(node.operator)))]
    case 'UnaryExpression':
      return node.operator === '!' ? [replace(node, text.slice(node.argument.start, node.argument.end))] : []
    case 'IfStatement':
      return [...negation(node.test, text), ...(isEarlyLeave(node) ? [removeStatement(node)] : [])]
    case 'ConditionalExpression':
      return negation(node.test, text)
    case 'Literal':
      return isKey(node, parent) ? [] : literalEdits(node, parent)
    case 'MemberExpression': {
      const to = node.property.type === 'Identifier' && !node.computed ? METHODS[node.property.name] : undefined
      const isCalled = parent?.type === 'CallExpression' && parent.callee === node
      return to && isCalled ? [replace(node, text.slice(node.start, node.property.start) + to)] : []
    }
    case 'ExpressionStatement':
      // Statements outside functions build the rules; without them nothing runs at all.
      return parent?.type === 'Program' ? [] : [removeStatement(node)]
    case 'SequenceExpression':
      return node.expressions.slice(0, -1).flatMap((_, i) => removeListed(text, node.expressions, i))
    case 'ArrayExpression': {
      const ends = new Set([0, node.elements.length - 1])
      return [...ends].flatMap(i => removeListed(text, node.elements, i))
    }
    case 'ReturnStatement':
      return node.argument ? resultEdits(node.argument, imported) : []
    case 'ArrowFunctionExpression':
      return node.expression ? resultEdits(node.body, imported) : []
    default:
      return []
  }
}

const isDeclared = (node: Node): boolean => 'declare' in node && node.declare

const flipped = (operator: string): string => (operator === '++' ? '--' : '++')

function binaryEdits(node: Node & { type: 'BinaryExpression' }, text: string): Edit[] {
  const arithmetic = isWords(node) ? undefined : ARITHMETIC[node.operator]
  const others = COMPARISONS[node.operator] ?? (arithmetic ? [arithmetic] : [])
  return others.map(to => withOperator(text, node, node.left, node.right, node.operator, to))
}

/** `+` between strings is no arithmetic. */
function isWords(given: Node): boolean {
  const node = bare(given)
  if (node.type === 'TemplateLiteral') return true
  if (node.type === 'Literal') return typeof node.value === 'string'
  return node.type === 'BinaryExpression' && node.operator === '+' && (isWords(node.left) || isWords(node.right))
}

function logicalEdits(node: Node & { type: 'LogicalExpression' }, text: string): Edit[] {
  if (node.operator === '??') return [replace(node, text.slice(node.left.start, node.left.end))]
  return [withOperator(text, node, node.left, node.right, node.operator, node.operator === '&&' ? '||' : '&&')]
}

/** Comparisons and `!` have operators of their own. */
function negation(test: Node, text: string): Edit[] {
  const inner = bare(test)
  if (inner.type === 'BinaryExpression' && COMPARISONS[inner.operator]) return []
  if (inner.type === 'UnaryExpression' && inner.operator === '!') return []
  return [replace(test, `!(${text.slice(test.start, test.end)})`)]
}

const LEAVING: readonly string[] = ['ReturnStatement', 'ContinueStatement', 'BreakStatement', 'ThrowStatement']

/** `if (...) return ...` */
function isEarlyLeave(node: Node & { type: 'IfStatement' }): boolean {
  if (node.alternate) return false
  const then = node.consequent
  const only = then.type === 'BlockStatement' && then.body.length === 1 ? then.body[0] : then
  return only !== undefined && LEAVING.includes(only.type)
}

const isKey = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'Property' && parent.key === node && !parent.computed

/** For whole numbers `a > 3` with 2 is `a >= 3`, which the comparison tries by itself. */
const SAME_AS_BOUNDARY: Readonly<Record<string, number>> = { '>': -1, '>=': 1, '<': 1, '<=': -1 }

function literalEdits(node: Node & { type: 'Literal' }, parent: Node | undefined): Edit[] {
  const { value } = node
  if (typeof value === 'boolean') return [replace(node, String(!value))]
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return []
  const isCompared = parent?.type === 'BinaryExpression' && parent.right === node
  const same = isCompared ? SAME_AS_BOUNDARY[parent.operator] : undefined
  return [1, -1]
    .filter(by => by !== same)
    .map(by => replace(node, value + by < 0 ? `(${value + by})` : String(value + by)))
}

/** The answer of a step or a rule, which says where it goes next. */
function resultEdits(given: Node, imported: ReadonlySet<string>): Edit[] {
  const node = bare(given)
  switch (node.type) {
    case 'ConditionalExpression':
      return [...resultEdits(node.consequent, imported), ...resultEdits(node.alternate, imported)]
    case 'SequenceExpression':
      return node.expressions.slice(-1).flatMap(last => resultEdits(last, imported))
    case 'Identifier':
      if (!imported.has(node.name)) return []
      // The other name may not be imported in this file, but its value always works.
      if (node.name === 'next') return [{ ...replace(node, `'${end}'`), shown: 'end' }]
      if (node.name === 'end') return [{ ...replace(node, `'${next}'`), shown: 'next' }]
      return []
    case 'Literal':
      return typeof node.value === 'string' ? [{ ...replace(node, `'${next}'`), shown: 'next' }] : []
    default:
      return []
  }
}

function importedNames(program: Node): Set<string> {
  const names = new Set<string>()
  walk(program, node => {
    if (node.type === 'ImportSpecifier') names.add(node.local.name)
    return node.type === 'Program' || node.type === 'ImportDeclaration' ? undefined : 'skip'
  })
  return names
}

function withoutDoubles(edits: readonly Edit[]): Edit[] {
  const byText = new Map(edits.map(edit => [`${edit.start} ${edit.end} ${edit.replacement}`, edit]))
  return [...byText.values()]
}
