// Whether there is a page for this server, and whether it is one of the same version.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Finding } from './finding.ts'

/** The page is no part of the server: what builds it is loaded by its path. */
const BUILD = join(import.meta.dirname, '../../../web/build.ts')
const AGAIN = 'build it (npm run build), and start the server again.'

export async function pageFinding(site?: string): Promise<Finding> {
  const { stateOfPage } = (await import(pathToFileURL(BUILD).href)) as {
    readonly stateOfPage: (site?: string) => 'missing' | 'other' | 'fits'
  }
  switch (stateOfPage(site)) {
    case 'missing':
      return { name: 'page', state: 'bad', says: `The page is not built, so nobody can play in a browser: ${AGAIN}` }
    case 'other':
      return {
        name: 'page',
        state: 'bad',
        says: `The page was built from another version than this server's: ${AGAIN}`,
      }
    case 'fits':
      return { name: 'page', state: 'good', says: 'The page fits this server.' }
  }
}
