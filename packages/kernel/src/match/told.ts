import type { Told, Viewer } from '../contract.ts'

/** What a viewer hears of a piece of news, if anything. */
export function heard<E>(told: Told<E>, viewer: Viewer): E | undefined {
  if (told.to === 'all') return told.event
  return viewer !== 'public' && told.to.includes(viewer) ? told.event : told.shadow
}
