import type { View } from '@lastlight/long-night'
import type { Engine } from '../../face/manifest.ts'

export const engine: Engine = {
  id: 'long-night',
  coached: true,
  async load() {
    const [{ game }, { roundOf }] = await Promise.all([
      import('@lastlight/long-night'),
      import('@lastlight/long-night/queries/objectives'),
    ])
    return { game, roundOf: view => roundOf(view as View) }
  },
  bots: async () => (await import('@lastlight/bots/games/long-night')).manifest,
}
