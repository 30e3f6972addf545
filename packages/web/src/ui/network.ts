import { newStore, type Watched } from './store.ts'

const offline = newStore(!navigator.onLine)
export const isOffline: Watched<boolean> = offline

/** Called once, when the page starts. */
export function watchNetwork(): void {
  addEventListener('online', () => offline.set(false))
  addEventListener('offline', () => offline.set(true))
}
