import type { Engine } from '../../face/manifest.ts'

export const engine: Engine = {
  id: 'long-night',
  coached: false,
  load: async () => (await import('@lastlight/long-night')).game,
}
