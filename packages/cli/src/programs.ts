// The page and the server are programs of their own, which the commands may not import: they are found by their path.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const placeOf = (path: string): string => join(import.meta.dirname, '../../..', path)

export const PAGE_BUILD = placeOf('packages/web/build.ts')
/** Runs a script after it has installed what developers need. */
export const ENSURE = placeOf('checks/ensure.mjs')

const load = (path: string): Promise<unknown> => import(pathToFileURL(path).href)

/** It reads its settings and serves until a signal ends the process. */
export async function serve(): Promise<void> {
  await load(placeOf('packages/server/src/main.ts'))
}

export async function isPageBuilt(): Promise<boolean> {
  const { stateOfPage } = (await load(PAGE_BUILD)) as { readonly stateOfPage: () => string }
  return stateOfPage() === 'fits'
}
