import type { Guide } from './guide.ts'
import { longNight } from './long-night.ts'
import { outlive } from './outlive.ts'

const GUIDES: { readonly [game: string]: Guide } = { outlive, 'long-night': longNight }

export const guideTo = (game: string): Guide | undefined => (Object.hasOwn(GUIDES, game) ? GUIDES[game] : undefined)
