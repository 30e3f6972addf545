// The parts of a table side by side: the result when there is one, the others, and the game's own panels.

import { Fragment, memo, type ReactElement, useRef } from 'react'
import type { Panel } from '../face/face.ts'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words/words.tsx'
import styles from './Frame.module.css'
import { Over } from './Over.tsx'
import { useHeightIsKnown } from './useHeightIsKnown.ts'

/** `panels`: the face's, in the order in which they are wanted. */
export const Parts = memo(function Parts({ panels }: { readonly panels: readonly Panel[] }): ReactElement {
  const words = useWords()
  const { face, sight, me } = useTable()
  const { tab } = useOpen()
  const { view, viewer, outcome } = sight
  const home = face.panels[0]!.id
  const rivals = useRef<HTMLElement>(null)
  const status = useRef<HTMLDivElement>(null)
  useHeightIsKnown(rivals, '--rivals-height')
  useHeightIsKnown(status, '--status-height')
  return (
    <div className={styles['left']}>
      {outcome && (
        <div className={classes(styles['part'], styles['over'], tab === home && styles['on'])}>
          <Over />
        </div>
      )}
      <section
        ref={rivals}
        className={classes(styles['part'], styles['rivals'], tab === 'rivals' && styles['on'])}
        data-part="rivals"
        aria-labelledby="part-rivals"
        tabIndex={-1}
      >
        <h2 id="part-rivals" className="visually-hidden">
          {words.say(me === undefined ? 'table.everybody' : 'table.rivals')}
        </h2>
        <face.Rivals view={view} viewer={viewer} />
      </section>
      {panels.map(({ id, Part, Status }) => (
        <Fragment key={id}>
          {Status && !outcome && (
            <div
              ref={status}
              className={classes(styles['part'], styles['status'], tab === id && styles['on'])}
              data-part="status"
            >
              <Status view={view} viewer={viewer} />
            </div>
          )}
          <section
            className={classes(styles['part'], id === home && styles['board'], tab === id && styles['on'])}
            data-part={id}
            aria-label={words.say(`panel.${id}`)}
            tabIndex={-1}
          >
            <Part view={view} viewer={viewer} />
          </section>
        </Fragment>
      ))}
    </div>
  )
})
