import type { AnyCoreEngine } from './engine.ts'

export type CoreEngineName = 'plain' | 'kernel' | 'boardgame.io'

/** Loaded one by one: a process that measures one engine must not have met another. */
export const coreEngines: Readonly<Record<CoreEngineName, () => Promise<AnyCoreEngine>>> = {
  plain: async () => (await import('./enginePlain.ts')).engine,
  kernel: async () => (await import('./engineKernel.ts')).engine,
  'boardgame.io': async () => (await import('../peers/engineBoardgameIo.ts')).engine,
}
