import type { Engine } from '../../face/manifest.ts'

export const engine: Engine = {
  id: 'outlive',
  coached: true,
  load: () => import('@lastlight/outlive'),
  bots: async () => (await import('@lastlight/bots/games/outlive')).manifest,
}
