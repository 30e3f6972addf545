// Every other player at one glance; one press shows their whole group.

import type { View } from '@lastlight/long-night'
import { memo, type ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { Others } from '../../../face/Others.tsx'
import { seatStyle } from '../../../face/seatStyle.ts'
import { useWords } from '../../../words/words.tsx'
import { Members } from '../group/Group.tsx'
import { Rival } from './Rival.tsx'
import styles from './Rivals.module.css'

export const Rivals = memo(function Rivals({ view, viewer }: FaceProps<View>): ReactElement {
  const words = useWords()
  return (
    <Others
      view={view}
      viewer={viewer}
      className={styles['rivals']}
      brief={(seat, open) => <Rival key={seat} view={view} seat={seat} onOpen={open} />}
      title={who => words.say('colony.group', { who: { who } })}
      whole={seat => (
        <div className={styles['full']} style={seatStyle(seat)}>
          <Members view={view} seat={seat} />
        </div>
      )}
    />
  )
})
