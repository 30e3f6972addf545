// Every rival at one glance; one tap shows their whole shelter.

import type { View } from '@lastlight/outlive'
import { memo, type ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { Others } from '../../../face/Others.tsx'
import { useWords } from '../../../words/words.tsx'
import { Shelter } from '../shelter/Shelter.tsx'
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
      title={who => words.say('board.shelterOf', { who: { who } })}
      whole={seat => <Shelter view={view} viewer={viewer} seat={seat} />}
    />
  )
})
