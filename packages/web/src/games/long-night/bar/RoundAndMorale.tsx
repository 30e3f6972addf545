// In the bar: which round it is, and morale with the hearts that the night would take. Both follow the events on screen:
// the view is ahead of them.

import type { Event, View } from '@lastlight/long-night'
import { objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import { type ReactElement, useMemo } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { useShown } from '../../../face/shown.ts'
import { useTable, useTold } from '../../../face/table.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { nightOf } from '../board/forecast.ts'
import { roundsOf, timelineOf } from '../timeline.ts'
import styles from './RoundAndMorale.module.css'

export function RoundAndMorale({ view: latest }: FaceProps<View>): ReactElement {
  const words = useWords()
  const view = useShownNumbers(latest)
  const of = roundsOf(view)
  const now = roundOf(view)
  const isCounted = view.phase === 'turns' || view.phase === 'colony'
  return (
    <>
      <div className={classes(styles['round'], !isCounted && styles['title'])} data-thing="round">
        {isCounted ? (
          <>
            <b>{words.say('colony.round', { n: now })}</b>
            <small>{words.say('colony.round.of', { of })}</small>
            <span className={styles['track']} aria-hidden="true">
              {Array.from({ length: of }, (_, i) => (
                // Rounds are known by their number.
                <i key={i} className={classes(i + 1 < now && styles['gone'], i + 1 === now && styles['now'])} />
              ))}
            </span>
          </>
        ) : (
          <b>{timelineOf(view, words).title}</b>
        )}
      </div>
      <Morale view={view} />
    </>
  )
}

/** The view with the round and the morale after the events that were told. */
function useShownNumbers(view: View): View {
  const all = useTold<Event>()
  const { told } = useShown()
  const { state } = useTable()
  const isLatest = state.sight?.view === view && all.length === told.length
  return useMemo(() => {
    if (isLatest) return view
    const coming = all.slice(told.length)
    const shown = all.slice(0, told.length)
    const [morale, lastMorale] = [first(coming, 'morale'), first(shown.toReversed(), 'morale')]
    const [round, lastRound] = [first(coming, 'round'), first(shown.toReversed(), 'round')]
    return {
      ...view,
      morale: morale ? morale.left - morale.by : (lastMorale?.left ?? view.morale),
      rounds: round ? round.left + 1 : (lastRound?.left ?? view.rounds),
    }
  }, [isLatest, all, told, view])
}

type Named<E extends Event['e'], V = Event> = V extends { readonly e: infer K } ? (E extends K ? V : never) : never
const first = <E extends Event['e']>(events: readonly Event[], name: E): Named<E> | undefined =>
  events.find(({ e }) => e === name) as Named<E> | undefined

/** Hearts up to where morale began; those that the night would take are dashed. */
function Morale({ view }: { readonly view: View }): ReactElement {
  const words = useWords()
  const { morale } = view
  const morning = view.phase === 'turns' ? nightOf(view).morale : morale
  const most = Math.max(morale, objectiveSide(view.objective, view.side).morale)
  const said =
    morning < morale
      ? words.say('colony.morale.tonight', { n: morale, morning })
      : words.say('colony.morale.said', { n: morale })
  return (
    <div className={styles['morale']} role="img" aria-label={said} data-thing="morale">
      <span className={styles['word']}>{words.say('colony.morale')}</span>
      <b>{morale}</b>
      <span className={styles['hearts']}>
        {Array.from({ length: most }, (_, i) => (
          <Icon
            // Hearts are alike.
            key={i}
            name="morale"
            className={i >= morale ? styles['lost']! : i >= morning ? styles['risk']! : ''}
          />
        ))}
      </span>
      {morning < morale && <span className={styles['sum']}>{words.say('colony.morale.morning', { n: morning })}</span>}
    </div>
  )
}
