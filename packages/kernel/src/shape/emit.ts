// Writes the source of a fast copy from a shape. The emitted file is checked in and checked for freshness.

import { empty, isFlat, type Shape } from './shape.ts'

interface Emitter {
  readonly functions: string[]
  readonly imports: Set<string>
}

/** The facts of a procedure that the emitter needs. */
export interface EmittedProcedure {
  readonly name: string
  readonly labels: readonly string[]
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

function emitLocals(emitter: Emitter, { name, labels, params, locals }: EmittedProcedure): string[] {
  const fields = Object.entries(locals.fields!)
  const copies = fields.map(([field, shape]) => `${quoted(field)}: ${copied(emitter, shape, `l['${field}']!`)}`)
  const begins = fields.map(
    ([field, shape]) => `${quoted(field)}: ${params.includes(field) ? `p['${field}']!` : JSON.stringify(empty(shape))}`,
  )
  return [
    `  ${quoted(name)}: {`,
    `    labels: [${labels.map(label => `'${label}'`).join(', ')}],`,
    `    begin: ${params.length > 0 ? 'p' : '()'} => ({ ${begins.join(', ')} }),`.replace('{  }', '{}'),
    `    copy: ${copies.length > 0 ? 'l' : '()'} => ({ ${copies.join(', ')} }),`.replace('{  }', '{}'),
    '  },',
  ]
}

function copied(emitter: Emitter, shape: Shape<unknown>, at: string): string {
  if (isFlat(shape)) return at
  emitter.imports.add('copyJson')
  return `copyJson(${at})`
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? `.${name}` : `['${name}']`)

function expression(emitter: Emitter, shape: Shape<unknown>, at: string, type: string, depth: number): string {
  if (isFlat(shape)) return at
  switch (shape.kind) {
    case 'maybe':
      return isFlat(shape.inner!)
        ? at
        : `${at} === null ? null : ${expression(emitter, shape.inner!, at, `NonNullable<${type}>`, depth)}`
    case 'list':
      return isFlat(shape.inner!) ? `${at}.slice()` : `${copyList(emitter, shape.inner!, `${type}[number]`)}(${at})`
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
      emitter.imports.add('copyJson')
      return `copyJson(${at})`
    case 'frames':
      emitter.imports.add('copyFrames')
      return `copyFrames(${at}, COPIES)`
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
