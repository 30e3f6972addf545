import { longNight } from '../games/long-night/guide.ts'
import { outlive } from '../games/outlive/guide.ts'
import type { Guide } from './guide.ts'

const GUIDES: { readonly [game: string]: Guide } = { outlive, 'long-night': longNight }

export const guideTo = (game: string): Guide | undefined => (Object.hasOwn(GUIDES, game) ? GUIDES[game] : undefined)
