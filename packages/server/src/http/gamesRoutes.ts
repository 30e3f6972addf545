import { botNames } from '@lastlight/bots'
import { gameInfo, MOST_GAMES, upTo } from '@lastlight/protocol'
import type { z } from 'zod'
import { route } from './route.ts'

export const gamesRoutes = [
  route({
    at: 'GET /games',
    summary: 'The games there are, what can be set in them, and their bots.',
    access: 'anybody',
    reply: upTo(MOST_GAMES, gameInfo),
    handle: ({ services }) =>
      [...services.games.values()].map(({ id, version, configs }) => ({
        id,
        version,
        config: configs as unknown as z.infer<typeof gameInfo>['config'],
        bots: [...botNames(id)],
      })),
  }),
]
