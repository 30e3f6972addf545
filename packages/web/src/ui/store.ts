// A value that is watched, by components too.

import { useSyncExternalStore } from 'react'
import type { Watched } from './watched.ts'

export { newStore, type Store, type Watched } from './watched.ts'

export const useWatched = <T>(watched: Watched<T>): T => useSyncExternalStore(watched.subscribe, watched.get)
