// Every rival at one glance; one tap shows their whole shelter.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { memo, type ReactElement, useState } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useWords } from '../../../words/words.tsx'
import { Shelter } from '../shelter/Shelter.tsx'
import { Rival } from './Rival.tsx'
import styles from './Rivals.module.css'
import { othersOf } from './waiting.ts'

export const Rivals = memo(function Rivals({ view, viewer }: FaceProps<View>): ReactElement {
  const words = useWords()
  const [open, setOpen] = useState<Seat>()
  return (
    <>
      <ul className={styles['rivals']}>
        {othersOf(view, viewer).map(seat => (
          <Rival key={seat} view={view} seat={seat} onOpen={() => setOpen(seat)} />
        ))}
      </ul>
      {open !== undefined && (
        <Dialog title={words.say('board.shelterOf', { who: { who: open } })} onClose={() => setOpen(undefined)}>
          <Shelter view={view} viewer={viewer} seat={open} />
        </Dialog>
      )}
    </>
  )
})
