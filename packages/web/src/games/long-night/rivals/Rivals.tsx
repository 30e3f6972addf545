// Every other player at one glance; one press shows their whole group.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { memo, type ReactElement, useState } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { seatStyle } from '../../../face/seatStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useWords } from '../../../words/words.tsx'
import { Members } from '../group/Group.tsx'
import { othersOf } from '../seen.ts'
import { Rival } from './Rival.tsx'
import styles from './Rivals.module.css'

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
        <Dialog title={words.say('colony.group', { who: { who: open } })} onClose={() => setOpen(undefined)}>
          <div className={styles['full']} style={seatStyle(open)}>
            <Members view={view} seat={open} />
          </div>
        </Dialog>
      )}
    </>
  )
})
