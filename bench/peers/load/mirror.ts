// Copies plain data into a schema: only different fields are touched, so only those are sent.

import { type ArraySchema, ELEMENTS, PARTS, type SchemaObject } from './colyseus.ts'

type Plain = { readonly [field: string]: unknown }

export function mirror(target: SchemaObject, source: Plain): void {
  for (const [field, value] of Object.entries(source)) {
    if (Array.isArray(value)) mirrorList(target[field] as ArraySchema, value, ELEMENTS[field])
    else if (typeof value === 'object' && value !== null) {
      const Part = PARTS[field]
      if (Part && target[field] === undefined) target[field] = new Part()
      mirror(target[field] as SchemaObject, value as Plain)
    } else if (target[field] !== value) target[field] = value
  }
}

function mirrorList(target: ArraySchema, source: readonly unknown[], Element?: new () => SchemaObject): void {
  while (target.length > source.length) target.pop()
  for (const [i, value] of source.entries()) {
    if (Element) {
      if (i === target.length) target.push(new Element())
      mirror(target[i] as SchemaObject, value as Plain)
    } else if (i === target.length) target.push(value)
    else if (target[i] !== value) target[i] = value
  }
}
