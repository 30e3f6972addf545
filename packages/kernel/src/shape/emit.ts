// Writes the source of a fast copy from a shape. The emitted file is checked in and checked for freshness.

import { CHANCE } from '../chance.ts'
import { FLOW } from '../flow/flow.ts'
import { empty, isFlat, type Shape } from './shape.ts'

interface Emitter {
  readonly functions: string[]
  readonly imports: Set<string>
}

/** The facts of a procedure that the emitter needs. */
export interface EmittedProcedure {
  readonly name: string
  readonly params: readonly string[]
  readonly locals: Shape<unknown>
}

/** `stateModule` is where the emitted file finds the type `typeName`. */
export function emitCopy(
  shape: Shape<unknown>,
  procedures: readonly EmittedProcedure[],
  typeName: string,
  stateModule: string,
): string {
  const emitter: Emitter = { functions: [], imports: new Set(['localsCopies', 'type LocalsCode']) }
  const body = expression(emitter, shape, 's', typeName, 1)
  const locals = procedures.flatMap(procedure => emitLocals(emitter, procedure))
  const kernel = [...emitter.imports].sort()
  return [
    '// Emitted by `npm run generate` from the shape of the state. Do not edit.',
    ...(kernel.length > 0 ? [`import { ${kernel.join(', ')} } from '@lastlight/kernel'`] : []),
    `import type { ${typeName} } from '${stateModule}'`,
    '',
    ...emitter.functions.flatMap(f => [f, '']),
    '/** The locals of each procedure: literals, because spreading objects of many shapes is slow. */',
    'export const LOCALS: { readonly [procedure: string]: LocalsCode } = {',
    ...locals,
    '}',
    'const COPIES = localsCopies(LOCALS)',
    '',
    `export const copyState = (s: ${typeName}): ${typeName} => (${body})`,
    '',
  ].join('\n')
}

function emitLocals(emitter: Emitter, { name, params, locals }: EmittedProcedure): string[] {
  const fields = Object.entries(locals.fields!)
  const literal = (from: string, value: (field: string, shape: Shape<unknown>) => string): string => {
    const values = fields.map(([field, shape]) => `${quoted(field)}: ${value(field, shape)}`).join(', ')
    return values === '' ? '() => ({})' : `${values.includes(`${from}[`) ? from : '()'} => ({ ${values} })`
  }
  const copy = literal('l', (field, shape) => copied(emitter, shape, `l['${field}']!`))
  if (fields.every(([field, shape]) => params.includes(field) && isFlat(shape)))
    return [`  ${quoted(name)}: { copy: ${copy} },`]
  const begin = literal('p', (field, shape) =>
    params.includes(field) ? `p['${field}']!` : JSON.stringify(empty(shape)),
  )
  return [`  ${quoted(name)}: {`, `    begin: ${begin},`, `    copy: ${copy},`, '  },']
}

function copied(emitter: Emitter, shape: Shape<unknown>, at: string): string {
  return isFlat(shape) ? at : call(emitter, 'copyJson', at)
}

/** Calls a function of the kernel. */
function call(emitter: Emitter, name: string, ...values: readonly string[]): string {
  emitter.imports.add(name)
  return `${name}(${values.join(', ')})`
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `['${name}']`)

function expression(emitter: Emitter, shape: Shape<unknown>, at: string, type: string, depth: number): string {
  if (isFlat(shape)) return at
  if (shape === FLOW) return call(emitter, 'copyFlow', at, 'COPIES')
  if (shape === CHANCE) return call(emitter, 'copyChance', at)
  switch (shape.kind) {
    case 'maybe':
      return isFlat(shape.inner!)
        ? at
        : `${at} === null ? null : ${expression(emitter, shape.inner!, at, `NonNullable<${type}>`, depth)}`
    case 'list': {
      const inner = shape.inner!
      if (isFlat(inner)) return `${at}.slice()`
      if (inner.kind === 'list' && isFlat(inner.inner!)) return call(emitter, 'copyLists', at)
      return `${copyList(emitter, inner, `${type}[number]`)}(${at})`
    }
    case 'book':
      return `${copyBook(emitter, shape.inner!, `${type}[string]`)}(${at})`
    case 'record': {
      const pad = '  '.repeat(depth)
      const fields = Object.entries(shape.fields!).map(
        ([name, field]) =>
          `${pad}${quoted(name)}: ${expression(emitter, field, at + key(name), `${type}['${name}']`, depth + 1)},`,
      )
      return `{\n${fields.join('\n')}\n${'  '.repeat(depth - 1)}}`
    }
    case 'json':
      return call(emitter, 'copyJson', at)
    default:
      throw new Error(`cannot emit a copy of ${shape.kind}`)
  }
}

const quoted = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

// slice keeps the array packed, which map and new Array do not.
function copyList(emitter: Emitter, inner: Shape<unknown>, type: string): string {
  const item = expression(emitter, inner, 'x', type, 3)
  return declare(emitter, 'copyList', name =>
    [
      `function ${name}(list: ${type}[]): ${type}[] {`,
      '  const out = list.slice()',
      '  for (let i = 0; i < out.length; i++) {',
      '    const x = out[i]!',
      `    out[i] = ${item.trim()}`,
      '  }',
      '  return out',
      '}',
    ].join('\n'),
  )
}

function copyBook(emitter: Emitter, inner: Shape<unknown>, type: string): string {
  const item = expression(emitter, inner, 'x', type, 3)
  return declare(emitter, 'copyBook', name =>
    [
      `function ${name}(book: { [key: string]: ${type} }): { [key: string]: ${type} } {`,
      '  const out = { ...book }',
      ...(isFlat(inner)
        ? []
        : ['  for (const key in out) {', '    const x = out[key]!', `    out[key] = ${item.trim()}`, '  }']),
      '  return out',
      '}',
    ].join('\n'),
  )
}

function declare(emitter: Emitter, stem: string, source: (name: string) => string): string {
  const name = `${stem}${emitter.functions.length + 1}`
  emitter.functions.push(source(name))
  return name
}
