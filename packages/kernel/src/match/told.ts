import type { Told, Viewer } from '../contract.ts'

/** The event that a viewer hears of a told event, if any. */
export function heard<E>(told: Told<E>, viewer: Viewer): E | undefined {
  if (told.to === 'all') return told.event
  return viewer !== 'public' && told.to.includes(viewer) ? told.event : told.shadow
}
