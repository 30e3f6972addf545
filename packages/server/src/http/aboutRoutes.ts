import { about } from '@lastlight/protocol'
import { BUILD } from '../ops/build.ts'
import { route } from './route.ts'

export const aboutRoutes = [
  route({
    at: 'GET /about',
    summary: 'The version of this server, and where its source code is.',
    access: 'anybody',
    evenBlocked: true,
    reply: about,
    handle: ({ services: { settings } }) => ({ ...BUILD, source: settings.sourceUrl }),
  }),
]
