import { useEffect } from 'react'
import { setWind } from '../sound/sound.ts'

/** Wind as long as the table is on screen. */
export function useWind(strength: number): void {
  useEffect(() => setWind(strength), [strength])
  useEffect(() => () => setWind(0), [])
}
