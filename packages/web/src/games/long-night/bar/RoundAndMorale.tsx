// In the bar: which round it is, and morale with the hearts that the night would take. Both follow the events on screen:
// the view is ahead of them.

import type { Event, View } from '@lastlight/long-night'
import { objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import { type ReactElement, useMemo } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { useShown } from '../../../face/shown.ts'
import { useTold } from '../../../face/table.ts'
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

/** The view with the round and the morale before the first event that is still to be shown. */
function useShownNumbers(view: View): View {
  const all = useTold<Event>()
  const { told } = useShown()
  return useMemo(() => {
    const coming = all.slice(told.length)
    const morale = coming.find(event => event.e === 'morale')
    const round = coming.find(event => event.e === 'round')
    if (morale === undefined && round === undefined) return view
    return {
      ...view,
      ...(morale?.e === 'morale' && { morale: morale.left - morale.by }),
      ...(round?.e === 'round' && { rounds: round.left + 1 }),
    }
  }, [all, told, view])
}

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
