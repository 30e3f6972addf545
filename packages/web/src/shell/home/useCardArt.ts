import { useEffect, useState } from 'react'
import type { CardArt } from '../../face/manifest.ts'
import { GAMES } from '../../games/index.ts'
import { useLater } from '../../ui/useLater.ts'

export type Drawn = readonly { readonly game: string; readonly art: CardArt }[]

const load = (): Promise<Drawn> => Promise.all(GAMES.map(async ({ id, card }) => ({ game: id, art: await card.art() })))

/** The drawings of all games. They come when everything that can be pressed is there, and all at once. */
export function useCardArt(): Drawn {
  const isLater = useLater()
  const [drawn, setDrawn] = useState<Drawn>([])
  useEffect(() => {
    if (isLater) void load().then(setDrawn)
  }, [isLater])
  return drawn
}
