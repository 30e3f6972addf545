import { id } from '@lastlight/protocol'
import { z } from 'zod'
import { exportOf } from '../deals/export.ts'
import { exportedGame } from '../deals/format.ts'
import type { Signer } from '../deals/signature.ts'
import { notFound } from '../problems.ts'
import { maySee } from '../tables/rights.ts'
import type { Tables } from '../tables/tables.ts'
import { type Route, route } from './route.ts'

export const exportRoutes = (tables: Tables, signer: Signer): readonly Route[] => [
  route({
    method: 'GET',
    path: '/tables/:id/export',
    summary: 'The game as one file. When it is over, everything that is needed to prove its deal is in it.',
    access: 'anybody',
    params: z.object({ id }),
    reply: exportedGame,
    handle: async ({ person, params }) => {
      const table = await tables.newest(params.id)
      if (!maySee(table, person ?? null, 'public')) throw notFound()
      return exportOf(table, signer)
    },
  }),
]
