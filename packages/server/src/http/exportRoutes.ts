import { exportInParts } from '../deals/export.ts'
import { exportedGame } from '../deals/format.ts'
import type { Signer } from '../deals/signature.ts'
import { notFound } from '../problems.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import { maySee } from '../tables/rights.ts'
import { isOver } from '../tables/rows.ts'
import type { Tables } from '../tables/tables.ts'
import { type Route, route } from './route.ts'
import { table } from './tableRoutes.ts'

/** A game that is over no longer changes, and its proof takes long to make. */
const finished = new WeakMap<LiveTable, ReturnType<typeof exportInParts>>()

export const exportRoutes = (tables: Tables, signer: Signer): readonly Route[] => [
  route({
    at: 'GET /tables/:id/export',
    summary: 'The game as one file. When it is over, everything that is needed to prove its deal is in it.',
    access: 'anybody',
    pace: 'making',
    params: table,
    grows: 'It is a whole game.',
    reply: exportedGame,
    handle: async ({ person, params }) => {
      const found = await tables.newest(params.id)
      if (!maySee(found, person ?? null, 'public')) throw notFound()
      if (!isOver(found.row)) return exportInParts(found, signer)
      const file = finished.get(found) ?? exportInParts(found, signer)
      finished.set(found, file)
      file.catch(() => finished.delete(found))
      return file
    },
  }),
]
