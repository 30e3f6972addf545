// The first page: whether the server is well, and where to read on.

import type { Services } from '../services.ts'
import { escaped, pageOf } from './html.ts'

interface Count {
  readonly status: string
  readonly count: number
}

const countOf = (counts: readonly Count[], status: string): number =>
  counts.find(each => each.status === status)?.count ?? 0

/** A database that does not answer is news too. */
const countTables = (services: Services): Promise<readonly Count[] | undefined> =>
  services.db
    .read<Count>(
      "SELECT status, COUNT(*) AS count FROM tables WHERE status IN ('waiting', 'playing') AND open = 1 GROUP BY status",
    )
    .catch(() => undefined)

export async function frontPage(services: Services): Promise<string> {
  const counts = await countTables(services)
  const state = counts
    ? `The server is well. Public tables: ${countOf(counts, 'waiting')} waiting, ${countOf(counts, 'playing')} playing.`
    : 'The server runs, but its database does not answer.'
  const games = [...services.games.values()].map(
    ({ id, version }) => `<li><code>${escaped(id)}</code> ${escaped(version)}</li>`,
  )
  return pageOf(
    'Lastlight',
    `<h1>Lastlight</h1>
<p>${state}</p>
<h2>Games</h2>
<ul>${games.join('')}</ul>
<p><a href="/api">How programs play here: the API</a></p>`,
  )
}
