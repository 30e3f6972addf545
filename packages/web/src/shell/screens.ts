// Which screen is shown at which path. This file does not import React, so that the first screen loads beside it.

import type { ComponentType } from 'react'

export interface ScreenProps {
  /** The parameters of the path. */
  readonly names: { readonly [name: string]: string }
  readonly path: string
}

type Screen = ComponentType<ScreenProps>
export type Load = () => Promise<Screen>

const SCREENS: readonly (readonly [pattern: string, load: Load])[] = [
  ['/', async () => (await import('./pages/Home.tsx')).Home],
  ['/lobby', async () => (await import('./pages/Lobby.tsx')).Lobby],
  ['/new/:game?', async () => (await import('./pages/NewTable.tsx')).NewTable],
  ['/join/:code?', async () => (await import('./pages/Join.tsx')).Join],
  ['/table/:id', async () => (await import('./pages/LiveTable.tsx')).LiveTable],
  ['/here/:id', async () => (await import('./pages/LocalTable.tsx')).LocalTable],
  ['/replay/:id?', async () => (await import('./pages/Replay.tsx')).Replay],
  ['/rules/:game?/:rule?', async () => (await import('./pages/Rulebook.tsx')).Rulebook],
  ['/games', async () => (await import('./pages/MyGames.tsx')).MyGames],
  ['/settings', async () => (await import('./pages/Settings.tsx')).Settings],
  ['/operator', async () => (await import('./pages/Operator.tsx')).Operator],
  ['/credits', async () => (await import('./pages/Credits.tsx')).Credits],
]

/** Whether it is the home page, which loads only its own screen and words because most visits begin there. */
export const isFirst = (path: string): boolean => matched('/', path) !== undefined

const missing: Load = async () => (await import('./pages/Missing.tsx')).Missing

/** `/replay/:id` and `/replay/x7?at=3` give `{ id: 'x7' }`; undefined when it is another place. */
function matched(pattern: string, path: string): { readonly [name: string]: string } | undefined {
  const wanted = pattern.split('/')
  const given = path.split(/[?#]/)[0]!.split('/')
  const names: { [name: string]: string } = {}
  for (let i = 0; i < Math.max(wanted.length, given.length); i++) {
    const name = wanted[i]
    const part = given[i]
    if (name?.startsWith(':')) {
      if (part === undefined || part === '') {
        if (!name.endsWith('?')) return undefined
      } else names[name.replace(/^:|\?$/g, '')] = decodeURIComponent(part)
    } else if (name !== part) return undefined
  }
  return names
}

export function screenAt(path: string): { readonly load: Load; readonly names: ScreenProps['names'] } {
  for (const [pattern, load] of SCREENS) {
    const names = matched(pattern, path)
    if (names) return { load, names }
  }
  return { load: missing, names: {} }
}

const here = new Map<Load, Screen>()

export async function fetchScreen({ load }: ReturnType<typeof screenAt>): Promise<void> {
  here.set(load, await load())
}

export const fetchedScreen = (load: Load): Screen | undefined => here.get(load)
