// The page from its sources, with hot reloading: Vite serves it and passes requests for the API on to the server.

import process from 'node:process'
import { createServer } from 'vite'

/** Opens the page at this port; what it asks of the server goes to `api`. Gives its addresses. */
export async function serveSources(port: number, api: string): Promise<readonly string[]> {
  const vite = await createServer({
    root: import.meta.dirname,
    clearScreen: false,
    server: {
      port,
      strictPort: true,
      host: process.env['HOST'] ?? 'localhost',
      proxy: { '/api': { target: api, ws: true } },
    },
  })
  await vite.listen()
  return [...(vite.resolvedUrls?.local ?? []), ...(vite.resolvedUrls?.network ?? [])]
}
