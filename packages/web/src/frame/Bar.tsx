// The bar on top: title, time of the game, whose turn it is, and tools.

import { memo, type ReactElement, useEffect, useRef, useState } from 'react'
import { Icon, Logo } from '../art/index.ts'
import type { Timeline } from '../face/face.ts'
import { Mark } from '../face/Mark.tsx'
import { useOpen } from '../face/open.ts'
import { SeatPresence } from '../face/SeatPresence.tsx'
import { useTable } from '../face/table.ts'
import { turnLine } from '../face/turn.ts'
import { prefs, setPrefs } from '../prefs/prefs.ts'
import { editionOf, rulePath } from '../showing/RuleWords.tsx'
import { TableStatus } from '../talking/TableStatus.tsx'
import { IconButton } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Link } from '../ui/Link.tsx'
import { useWatched } from '../ui/store.ts'
import { useWords } from '../words/words.tsx'
import styles from './Bar.module.css'
import { Clock } from './Clock.tsx'
import { Skip } from './Skip.tsx'
import { useHeightIsKnown } from './useHeightIsKnown.ts'

interface Props {
  readonly timeline: Timeline
  /** Ends the scene that is shown, where one is. */
  readonly onSkip?: (() => void) | undefined
}

export const Bar = memo(function Bar({ timeline, onSkip }: Props): ReactElement {
  const words = useWords()
  const { face, sight, info, table, state } = useTable()
  const { setOpen } = useOpen()
  const { sound } = useWatched(prefs)
  const bar = useRef<HTMLElement>(null)
  useHeightIsKnown(bar, '--bar-height')
  return (
    <header ref={bar} className={classes(styles['bar'], face.InBar && styles['crowded'])}>
      <div className={styles['row']}>
        <Link href="/" className={styles['home']} aria-label={`Lastlight: ${words.say('table.home')}`}>
          <Logo />
          <span>Lastlight</span>
        </Link>
        <span className={styles['game']}>{words.say('game.title')}</span>
        {face.InBar ? (
          <face.InBar view={sight.view} viewer={sight.viewer} />
        ) : (
          <div className={styles['timeline']}>
            <b>{timeline.title}</b>
            {timeline.phases.length > 0 && (
              <ol aria-label={words.say('table.phases')}>
                {timeline.phases.map((phase, i) => (
                  <li key={phase} aria-current={i === timeline.now ? 'step' : undefined}>
                    {phase}
                  </li>
                ))}
              </ol>
            )}
          </div>
        )}
        <Whose />
        <div className={classes(styles['tools'], onSkip && styles['skips'])}>
          {onSkip && <Skip onSkip={onSkip} />}
          {table.say && <Talk />}
          <IconButton
            icon="rulebook"
            label={words.say('table.rulebook')}
            className={styles['wide']}
            onClick={() => open(rulePath(info.game, undefined, editionOf(info)), '_blank', 'noopener')}
          />
          <IconButton
            icon={sound ? 'soundOn' : 'soundOff'}
            label={words.say('table.sound')}
            aria-pressed={sound}
            className={styles['wide']}
            onClick={() => setPrefs({ sound: !sound })}
          />
          <IconButton
            icon="theme"
            label={words.say('shell.theme')}
            className={styles['theme']}
            onClick={() => setPrefs({ theme: document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark' })}
          />
          <IconButton icon="menu" label={words.say('table.menu')} onClick={() => setOpen('menu')} />
        </div>
      </div>
      {state.link === 'lost' && (
        <p className={styles['lost']} role="status">
          {words.say('table.lost')}
        </p>
      )}
      <TableStatus />
    </header>
  )
})

/** Whose turn it is, always in the same words, so that they reveal nothing about the decision. */
function Whose(): ReactElement {
  const words = useWords()
  const { sight, info, me, nameOf } = useTable()
  const waiting = sight.view.waiting
  const mine = me !== undefined && sight.asked && sight.outcome === null
  return (
    <div className={styles['turn']}>
      {mine && <span className={styles['lamp']} aria-hidden="true" />}
      <span role="status">
        {info.status === 'abandoned'
          ? words.say('table.given')
          : turnLine(words, { sight, me: mine ? me : undefined, nameOf })}
      </span>
      <Clock deadline={sight.deadline} paused={info.paused} />
      <ol className={styles['order']} aria-label={words.say('table.order')}>
        {info.seats.map(({ seat }) => {
          const on = seat === me ? sight.asked : waiting.seats.includes(seat)
          return (
            <li key={seat} className={classes(on && styles['on'])}>
              <Mark seat={seat} label={on ? words.say('table.order.now', { name: { who: seat } }) : nameOf(seat)} />
              <SeatPresence seat={seat} small />
            </li>
          )
        })}
      </ol>
      {info.spectators > 0 && (
        <span className={styles['spectators']} data-testid="spectators">
          <Icon name="eye" />
          <span aria-hidden="true">{info.spectators}</span>
          <span className="visually-hidden">{words.say('table.spectators', { n: info.spectators })}</span>
        </span>
      )}
    </div>
  )
}

/** The way to the chat, and how much in it is new. */
function Talk(): ReactElement {
  const words = useWords()
  const { table } = useTable()
  const { open, setOpen } = useOpen()
  const [fresh, setFresh] = useState(0)
  const isReading = open === 'chat'
  if (isReading && fresh > 0) setFresh(0)
  useEffect(
    () => table.onSaid?.(({ mine }) => setFresh(before => (mine || isReading ? before : before + 1))),
    [table, isReading],
  )
  return (
    <span className={styles['chat']}>
      <IconButton
        icon="chat"
        label={fresh === 0 ? words.say('table.chat') : words.say('table.chat.new', { n: fresh })}
        onClick={() => setOpen('chat')}
      />
      {fresh > 0 && <b aria-hidden="true">{fresh}</b>}
    </span>
  )
}
