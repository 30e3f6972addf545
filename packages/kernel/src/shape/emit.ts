// Writes the source of a fast copy from a shape. The emitted file is checked in and checked for freshness.

import { isFlat, type Shape } from './shape.ts'

interface Emitter {
  readonly functions: string[]
  readonly imports: Set<string>
}

/** `stateModule` is where the emitted file finds the type `typeName`. */
export function emitCopy(shape: Shape<unknown>, typeName: string, stateModule: string): string {
  const emitter: Emitter = { functions: [], imports: new Set() }
  const body = expression(emitter, shape, 's', typeName, 1)
  const kernel = [...emitter.imports].sort()
  return [
    '// Emitted by `npm run generate` from the shape of the state. Do not edit.',
    ...(kernel.length > 0 ? [`import { ${kernel.join(', ')} } from '@lastlight/kernel'`] : []),
    `import type { ${typeName} } from '${stateModule}'`,
    '',
    ...emitter.functions.flatMap(f => [f, '']),
    `export const copyState = (s: ${typeName}): ${typeName} => (${body})`,
    '',
  ].join('\n')
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
      return `copyFrames(${at})`
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
