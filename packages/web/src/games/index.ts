// The games there are, each loaded when somebody sits down to it.

import type { AnyFace } from '../face/face.ts'

const FACES: { readonly [id: string]: () => Promise<AnyFace> } = {
  outlive: async () => (await import('./outlive/face.ts')).outlive,
}

export const hasFace = (id: string): boolean => Object.hasOwn(FACES, id)

export function faceOf(id: string): Promise<AnyFace> {
  const load = hasFace(id) ? FACES[id] : undefined
  if (!load) throw new Error(`there is no table for the game '${id}' here yet`)
  return load()
}
