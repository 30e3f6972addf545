import type { Seat } from '@lastlight/kernel'
import type { Area } from '@lastlight/outlive/content/areas'
import { HERO_IDS, type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import type { ReactElement } from 'react'
import type { Starts } from '../seen.ts'
import { Hero } from './Hero.tsx'

interface Props {
  readonly viewer: Seat
  readonly area: Area
  readonly starts: Starts
  /** Heroes that everybody can see already. */
  readonly shown: readonly string[]
}

/** An area during the start: the hero placed here in secret, or in the next area all heroes that can still be placed. */
export function Setting({ viewer, area, starts, shown }: Props): ReactElement {
  const placed = starts.placed[starts.areas.indexOf(area)]
  const waiting = starts.next === area ? HERO_IDS.filter(hero => !starts.placed.includes(hero)) : []
  const here = (placed === undefined ? waiting : [placed as HeroId]).filter(hero => !shown.includes(hero))
  return (
    <>
      {here.map(hero => (
        <Hero
          key={hero}
          viewer={viewer}
          seat={viewer}
          hero={{ id: hero, strength: STRENGTH[hero] }}
          stance="lying"
          close
        />
      ))}
    </>
  )
}
