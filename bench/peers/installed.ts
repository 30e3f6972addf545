import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const peersFolder = fileURLToPath(new URL('.', import.meta.url))

export const peersInstalled = (): boolean =>
  existsSync(new URL('node_modules/boardgame.io/package.json', import.meta.url))
