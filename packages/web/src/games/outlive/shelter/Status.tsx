import type { View } from '@lastlight/outlive'
import type { ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { seatStyle } from '../../../face/seatStyle.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import styles from './Status.module.css'
import { Stores } from './Stores.tsx'
import { isAhead, lossAhead } from './warning.ts'

/** One's own stores, and whether the night takes somebody. */
export function Status({ view, viewer }: FaceProps<View>): ReactElement | null {
  const words = useWords()
  if (viewer === 'public' || view.round === 0) return null
  const loss = lossAhead(view, viewer, viewer, words)
  return (
    <div className={styles['status']} style={seatStyle(viewer)}>
      <Stores view={view} seat={viewer} own={true} />
      {isAhead(view) && (
        <p className={classes(styles['tonight'], loss !== undefined && styles['loss'])}>
          <Icon name={loss === undefined ? 'check' : 'warning'} />
          <span>
            <b>{words.say('shelter.tonight')}</b> {loss ?? words.say('shelter.tonight.enough')}
          </span>
        </p>
      )}
    </div>
  )
}
