// The colony and the places outside, by night or on a winter's day as the theme says.
import type { Place } from '@lastlight/long-night/content/places'
import { memo } from 'react'
import type { ArtProps } from '../../../art/svg.tsx'
import { Colony } from './places/Colony.tsx'
import { SCENES } from './places/scenes.tsx'
import { Winter } from './places/winter.tsx'

interface PlaceSceneProps extends ArtProps {
  readonly place: Place
  /** A band: much wider than high. */
  readonly wide?: boolean
}

export const PlaceScene = memo(function PlaceScene({ place, wide = false, ...art }: PlaceSceneProps) {
  if (place === 'colony')
    return (
      <Winter
        view={wide ? '0 0 720 230' : '356 34 364 171'}
        left={0}
        width={720}
        height={230}
        haze={{ x: 0.78, y: 0.62 }}
        {...art}
      >
        <Colony />
      </Winter>
    )
  const Scene = SCENES[place]
  return (
    <Winter
      view={wide ? '-200 0 720 150' : '0 0 320 150'}
      left={-200}
      width={720}
      height={150}
      haze={{ x: 0.5, y: 0.8 }}
      {...art}
    >
      <Scene />
    </Winter>
  )
})
