import type { ComponentType } from 'react'
import type { Point } from './landscape.tsx'

/** The contents of a landscape. */
export interface Scene {
  /** The low sun. */
  readonly light: Point
  readonly draw: ComponentType
}
