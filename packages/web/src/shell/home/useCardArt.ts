import { useEffect, useState } from 'react'
import type { CardArt } from '../../face/manifest.ts'
import { GAMES } from '../../games/index.ts'
import { useIdle } from '../../ui/useIdle.ts'

export type Drawn = readonly { readonly game: string; readonly art: CardArt }[]

const load = (): Promise<Drawn> => Promise.all(GAMES.map(async ({ id, card }) => ({ game: id, art: await card.art() })))

/** The drawings of all games. They are loaded together, after all buttons are there. */
export function useCardArt(): Drawn {
  const isIdle = useIdle()
  const [drawn, setDrawn] = useState<Drawn>([])
  useEffect(() => {
    if (!isIdle) return
    // Without a network the cards stay without drawings until it is back.
    const draw = (): void => void load().then(setDrawn, () => undefined)
    draw()
    addEventListener('online', draw)
    return () => removeEventListener('online', draw)
  }, [isIdle])
  return drawn
}
