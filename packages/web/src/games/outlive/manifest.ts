import { CONFIGS, VERSION } from '@lastlight/outlive/configs'
import type { GameInfo } from '@lastlight/protocol'
import type { Manifest } from '../../face/manifest.ts'

const info: GameInfo = {
  id: 'outlive',
  version: VERSION,
  config: CONFIGS,
  bots: ['random', 'casual', 'greedy', 'planner', 'search'],
}

export const outlive: Manifest = {
  id: 'outlive',
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
      ['kind', 'steps'],
      ['side', 'pressure'],
    ],
    art: async () => (await import('./card/art.tsx')).art,
  },
  rulebook: async locale => (await import('@lastlight/outlive/text')).rulebook(locale),
  chapters: async () => (await import('./chapters.ts')).chapters,
  setup: () => Promise.resolve({ info, groups: [{ id: 'start', fields: ['heroes', 'quick'] }] }),
  table: {
    info,
    quick: { config: { players: 3, quick: true, heroes: 'together' }, bots: ['casual', 'greedy'] },
    hasLesson: true,
    face: async () => (await import('./face.ts')).outlive,
  },
}
