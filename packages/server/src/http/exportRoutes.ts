import { exportOf } from '../deals/export.ts'
import { exportedGame } from '../deals/format.ts'
import type { Signer } from '../deals/signature.ts'
import { notFound } from '../problems.ts'
import { maySee } from '../tables/rights.ts'
import type { Tables } from '../tables/tables.ts'
import { type Route, route } from './route.ts'
import { table } from './tableRoutes.ts'

export const exportRoutes = (tables: Tables, signer: Signer): readonly Route[] => [
  route({
    at: 'GET /tables/:id/export',
    summary: 'The game as one file. When it is over, everything that is needed to prove its deal is in it.',
    access: 'anybody',
    params: table,
    reply: exportedGame,
    handle: async ({ person, params }) => {
      const found = await tables.newest(params.id)
      if (!maySee(found, person ?? null, 'public')) throw notFound()
      return exportOf(found, signer)
    },
  }),
]
