// One device shared by several people: while it changes hands the table is hidden and only the public view is used.

import type { Seat } from '@lastlight/kernel'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { SeatCloth } from '../art/index.ts'
import type { AnyFace } from '../face/face.ts'
import { ownSeats } from '../face/reading.ts'
import type { Sight, Table, TableInfo, TableState } from '../play/table.ts'
import { Button } from '../ui/Button.tsx'
import { useIsSharedScreen } from '../ui/sharedScreen.ts'
import { useTitle } from '../ui/title.ts'
import { useWords } from '../words/words.tsx'
import { Frame } from './Frame.tsx'
import styles from './HandsOver.module.css'
import { NOBODY_YET, passTo, taken } from './handover.ts'

export interface SeatedProps {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  readonly latest: Sight
  readonly face: AnyFace
}

export function HandsOver(props: SeatedProps): ReactElement {
  const { table, state, info, latest } = props
  const mine = ownSeats(info)
  // A shared screen shows the public view.
  const open = useIsSharedScreen()
  const shared = !open && mine.length > 1 && info.status === 'playing'
  const [round, setRound] = useState(NOBODY_YET)
  const [giving, setGiving] = useState<Seat>()
  const waiting = latest.view.waiting
  const passing = shared && latest.outcome === null ? giving : undefined
  // The device has been given away, so no seat's secrets stay on screen or are fetched.
  const viewer = open || passing !== undefined ? 'public' : (round.holder ?? 'public')
  const bound = shared || open
  const settled = !bound || (state.viewer === viewer && latest.viewer === viewer)

  if (shared && settled && passing === undefined && latest.outcome === null) {
    const next = passTo(mine, waiting, round, state.asked ?? [])
    if (next !== undefined) setGiving(next)
  }
  if (!waiting.secret && round.held.length > 0) setRound({ ...round, held: [] })
  useEffect(() => {
    if (bound) table.look(viewer)
  }, [bound, table, viewer])

  function take(seat: Seat): void {
    setGiving(undefined)
    setRound(taken(round, seat, waiting))
  }

  if (passing !== undefined) return <Pass seat={passing} {...props} onTake={() => take(passing)} />
  if (!settled) return <Blank />
  return (
    <Frame
      key={String(latest.viewer)}
      {...props}
      {...(shared && { give: setGiving })}
      arrived={shared && round.holder !== null}
    />
  )
}

const Blank = (): ReactElement => <main id="main" tabIndex={-1} className={styles['blank']} aria-busy="true" />

interface PassProps extends SeatedProps {
  readonly seat: number
  readonly onTake: () => void
}

function Pass({ seat, info, latest, face, onTake }: PassProps): ReactElement {
  const words = useWords()
  const heading = useRef<HTMLHeadingElement>(null)
  const { name = '' } = info.seats[seat] ?? {}
  const title = words.say('table.pass', { name })
  useTitle(title)
  useEffect(() => heading.current?.focus(), [seat])
  return (
    <main id="main" className={styles['pass']} data-mood={face.id}>
      <SeatCloth seat={seat} className={styles['cloth']} />
      <div className={styles['card']}>
        <span className={styles['face']} style={{ boxShadow: `0 0 0 4px var(--seat-${seat + 1})` }}>
          <face.Portrait view={latest.view} seat={seat} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p>{words.say('table.pass.text')}</p>
        <Button look="go" big onClick={onTake}>
          {words.say('table.pass.take', { name })}
        </Button>
      </div>
    </main>
  )
}
