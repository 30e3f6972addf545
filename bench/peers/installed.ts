import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const peersFolder = fileURLToPath(new URL('.', import.meta.url))

const PEERS = ['boardgame.io', '@colyseus/core', '@colyseus/sdk', 'lighthouse']

export const peersInstalled = (): boolean =>
  PEERS.every(peer => existsSync(new URL(`node_modules/${peer}/package.json`, import.meta.url)))
