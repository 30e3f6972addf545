// One's own people, dice, and what lies face down: hand and secret objective.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { groupOf } from '@lastlight/long-night/queries/position'
import { memo, type ReactElement } from 'react'
import type { FaceProps } from '../../../face/face.ts'
import { seatStyle } from '../../../face/seatStyle.ts'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Also } from '../board/Also.tsx'
import { tile } from '../board/ThingButton.tsx'
import { Dealt } from './Dealt.tsx'
import { Dice } from './Dice.tsx'
import styles from './Group.module.css'
import { Member } from './Member.tsx'
import { Private } from './Private.tsx'

/** A spectator has no group; all groups stand among the players. */
export const Group = memo(function Group({ view, viewer }: FaceProps<View>): ReactElement {
  return (
    <div className={styles['own']}>
      {viewer !== 'public' && <Desk view={view} seat={viewer} />}
      <div className={styles['also']}>
        <Also view={view} />
      </div>
    </div>
  )
})

interface DeskProps {
  readonly view: View
  readonly seat: Seat
}

function Desk({ view, seat }: DeskProps): ReactElement {
  const words = useWords()
  const { dice, used, out } = view.players[seat]!
  return (
    <div className={classes(tile, styles['desk'])} style={seatStyle(seat)}>
      <h2 className="visually-hidden">{words.say('colony.group', { who: { who: seat } })}</h2>
      {view.phase === 'setup' ? <Dealt view={view} /> : <Members view={view} seat={seat} own />}
      {!out && dice.length + used.length > 0 && <Dice dice={dice} used={used} part="means" />}
      <Private view={view} seat={seat} />
    </div>
  )
}

/** Everybody of a group, the leader first. */
export function Members({ view, seat, own = false }: DeskProps & { readonly own?: boolean }): ReactElement {
  const words = useWords()
  const { leader, waiting, bereft } = view.players[seat]!
  const group = groupOf(view, seat).toSorted((a, b) => Number(b.id === leader) - Number(a.id === leader))
  return (
    <>
      {group.length > 0 && (
        <ul className={styles['members']}>
          {group.map(survivor => (
            <Member key={survivor.id} view={view} survivor={survivor} isLeader={survivor.id === leader} own={own} />
          ))}
        </ul>
      )}
      {waiting !== '' && (
        <p className={styles['note']}>
          {words.say('colony.waits', { survivor: words.say(`survivor.short.${waiting}`) })}
        </p>
      )}
      {group.length === 0 && (bereft || waiting === '') && (
        <p className={styles['note']}>{words.say('colony.bereft')}</p>
      )}
    </>
  )
}
