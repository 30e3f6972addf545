// `doctor` is content only where the page is built.

import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const BUILD = join(import.meta.dirname, '../../web/build.ts')

/** Nothing where it is there already. */
export async function buildPage(): Promise<void> {
  const { builtSite } = (await import(pathToFileURL(BUILD).href)) as { readonly builtSite: () => Promise<string> }
  await builtSite()
}
