// The eight areas of the valley, with the events that show in them.

import type { Area } from '@lastlight/outlive/content/areas'
import type { EventId } from '@lastlight/outlive/content/events'
import { memo } from 'react'
import { Landscape } from '../../../art/landscape.tsx'
import type { ArtProps } from '../../../art/svg.tsx'
import { SCENES } from './areaScenes.tsx'
import { EVENT_MARKS } from './eventMarks.tsx'

interface AreaSceneProps extends ArtProps {
  readonly area: Area
  /** The active events; those of this area are drawn. */
  readonly events?: readonly EventId[]
  /** The part of the frame of 320 by 190 to show, when not all of it. */
  readonly view?: string
}

export const AreaScene = memo(function AreaScene({ area, events = [], ...art }: AreaSceneProps) {
  const { light, draw: Scene } = SCENES[area]
  return (
    <Landscape light={light} {...art}>
      <Scene />
      {events.map(id => {
        const { areas, draw: Mark } = EVENT_MARKS[id]
        return areas.includes(area) && <Mark key={id} />
      })}
    </Landscape>
  )
})
