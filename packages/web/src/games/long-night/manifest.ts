import type { Manifest } from '../../face/manifest.ts'
import { info } from './info.ts'

export const longNight: Manifest = {
  id: 'long-night',
  text: {
    card: {
      en: async () => (await import('./text/en/card.ts')).card,
      pl: async () => (await import('./text/pl/card.ts')).card,
      cs: async () => (await import('./text/cs/card.ts')).card,
    },
    pages: {
      en: async () => (await import('./text/en/pages.ts')).pages,
      pl: async () => (await import('./text/pl/pages.ts')).pages,
      cs: async () => (await import('./text/cs/pages.ts')).pages,
    },
  },
  card: {
    facts: [
      ['players', 'people'],
      ['kind', 'mask'],
      ['side', 'moon'],
    ],
    art: async () => (await import('./card/art.tsx')).art,
  },
  rulebook: async locale => (await import('@lastlight/long-night/text')).rulebook(locale),
  chapters: async () => (await import('./chapters.ts')).chapters,
  differences: async () => (await import('@lastlight/long-night/content/editions')).DIFFERENCES,
  setup: async () => (await import('./setup.ts')).setup,
  table: {
    info,
    quick: {
      config: { players: 4, edition: 'pl', variant: 'hidden', objective: 'random' },
      bots: ['greedy', 'greedy', 'greedy'],
    },
    hasLesson: true,
    face: async () => (await import('./face.ts')).longNight,
  },
}
