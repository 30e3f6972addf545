// The board: a ring of eight areas round the convoy.

import type { Viewer } from '@lastlight/kernel'
import type { Option, View } from '@lastlight/outlive'
import { AREAS, type Area } from '@lastlight/outlive/content/areas'
import { type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import { leaderRow } from '@lastlight/outlive/content/leaders'
import { type KeyboardEvent, memo, type ReactElement, useRef } from 'react'
import type { Choice } from '../../../face/choice.ts'
import type { FaceProps } from '../../../face/face.ts'
import { usePointing } from '../../../face/pointing.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { heroOf, routeOf, type Starts, startsOf } from '../seen.ts'
import { AreaTile, type Plan } from './AreaTile.tsx'
import styles from './Board.module.css'
import { Convoy } from './Convoy.tsx'
import { isOnRoute, neighbour, PLACES, ROAD } from './ring.ts'

/** The hero that is pointed at, and where it would go. */
function planOf(view: View, viewer: Viewer, { chosen, pointed: things }: Choice<Option>): Plan {
  const pointed = things.find(thing => thing.startsWith('hero:'))?.slice('hero:'.length)
  const hero = pointed !== undefined && Object.hasOwn(STRENGTH, pointed) ? (pointed as HeroId) : undefined
  const player = viewer === 'public' ? undefined : view.players[viewer]
  return {
    hero,
    to: hero && chosen?.do === 'move' ? chosen.to : undefined,
    from: hero && heroOf(player, hero)?.at,
    starts: startsOf(view, viewer) ?? leaderStarts(chosen),
  }
}

const leaderStarts = (chosen: Option | undefined): Starts | undefined =>
  chosen?.do === 'lead' ? { areas: leaderRow(chosen.leader).areas, placed: [], next: null } : undefined

export const Board = memo(function Board({ view, viewer }: FaceProps<View>): ReactElement {
  const words = useWords()
  const { choice } = usePointing<Option>()
  const ring = useRef<HTMLOListElement>(null)
  const plan = planOf(view, viewer, choice)
  const route = plan.from && plan.to ? routeOf(plan.from, plan.to) : []

  function walk(event: KeyboardEvent): void {
    const at = (event.target as HTMLElement).dataset['area']
    const next = at === undefined ? undefined : neighbour(at as Area, event.key)
    if (next === undefined) return
    event.preventDefault()
    ring.current?.querySelector<HTMLElement>(`[data-area="${next}"]`)?.focus()
  }

  return (
    <div className={styles['board']}>
      <h2 className="visually-hidden">{words.say('board.title')}</h2>
      <div className={styles['ring']}>
        <ol ref={ring} role="list" className={styles['areas']} onKeyDown={walk}>
          {AREAS.map(area => (
            <AreaTile key={area} view={view} viewer={viewer} area={area} plan={plan} />
          ))}
        </ol>
        <Convoy view={view} />
        {ROAD.map(piece => {
          const [row, column] = PLACES[piece.hangsOn]
          return (
            <span
              key={piece.from}
              className={classes(
                styles['road'],
                piece.across ? styles['across'] : styles['down'],
                isOnRoute(piece, route) && styles['route'],
              )}
              style={{ gridArea: `${row} / ${column}` }}
            />
          )
        })}
      </div>
    </div>
  )
})
