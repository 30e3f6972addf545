// The parts of the board that only a module brings. They are loaded when a table with the module is opened.

import type { Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { plays } from '@lastlight/long-night/queries/position'
import { lazy, type ReactElement, Suspense } from 'react'

export interface ModuleProps {
  readonly view: View
  readonly viewer: Viewer
}

const bandits = () => import('../modules/bandits/parts.ts')
const Hideout = lazy(async () => ({ default: (await bandits()).Hideout }))
export const Bandits = lazy(async () => ({ default: (await bandits()).Bandits }))
export const CrisisNumbers = lazy(async () => ({ default: (await bandits()).CrisisNumbers }))
export const Loot = lazy(async () => ({ default: (await bandits()).Loot }))
export const Robbed = lazy(async () => ({ default: (await bandits()).Robbed }))

const improvements = () => import('../modules/improvements/parts.ts')
const Improvements = lazy(async () => ({ default: (await improvements()).Improvements }))
export const Builds = lazy(async () => ({ default: (await improvements()).Builds }))

/** Beside and under the locations. */
export const ModulesOutside = ({ view, viewer }: ModuleProps): ReactElement => (
  <Suspense fallback={null}>{plays(view, 'bandits') && <Hideout view={view} viewer={viewer} />}</Suspense>
)

/** Under them, in a row of its own. */
export const ModulesWithin = ({ view, viewer }: ModuleProps): ReactElement => (
  <Suspense fallback={null}>{plays(view, 'improvements') && <Improvements view={view} viewer={viewer} />}</Suspense>
)
