// The convoy in the hole of the ring: six days, their radiation, and the events that go on.

import type { Event, View } from '@lastlight/outlive'
import { byPlayers } from '@lastlight/outlive/content/areas'
import { type EventId, eventRow } from '@lastlight/outlive/content/events'
import { RADIATION, ROUNDS } from '@lastlight/outlive/content/tables'
import { memo, type ReactElement, useId, useState } from 'react'
import { isLit } from '../../../face/choice.ts'
import { usePointing } from '../../../face/pointing.ts'
import { seatStyle } from '../../../face/seatStyle.ts'
import { useShown } from '../../../face/shown.ts'
import { useTold } from '../../../face/table.ts'
import { classes } from '../../../ui/classes.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useWords } from '../../../words/words.tsx'
import { Convoy as Trucks } from '../art/convoy.tsx'
import { Icon } from '../art/icons.tsx'
import { capital } from '../capital.ts'
import { RESOURCE_COLOURS } from '../colours.ts'
import styles from './Convoy.module.css'
import { type Day, daysOf } from './days.ts'

export const Convoy = memo(function Convoy({ view }: { readonly view: View }): ReactElement {
  const words = useWords()
  const { highlighted } = useShown()
  const heading = useId()
  const [open, setOpen] = useState(false)
  const active = view.events.active
  return (
    <section
      className={classes(styles['convoy'], highlighted.has('convoy') && styles['highlighted'])}
      aria-labelledby={heading}
      data-thing="convoy"
    >
      <div className={styles['top']}>
        <Trucks day={Math.max(1, view.round)} className={styles['scene']} />
        <h3 id={heading}>
          {words.say('board.convoy')} <small>{words.say('board.convoy.leaves', { n: ROUNDS })}</small>
        </h3>
        <div className={styles['brief']} aria-hidden="true">
          {view.round > 0 && (
            <span className={styles['level']}>
              <Icon name="radiation" />
              {RADIATION[view.round - 1]}
            </span>
          )}
          {active.map(event => (
            <span key={event} className={styles['sign']}>
              <Icon name={event} />
            </span>
          ))}
        </div>
        <button
          type="button"
          className={styles['more']}
          aria-label={words.say('board.convoy.details')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <div className={styles['whole']}>
        <Track view={view} />
        <Events view={view} />
      </div>
      {open && (
        <Dialog title={words.say('board.convoy')} onClose={() => setOpen(false)}>
          <Track view={view} />
          <Events view={view} />
        </Dialog>
      )}
    </section>
  )
})

function Track({ view }: { readonly view: View }): ReactElement {
  const told = useTold<Event>()
  return (
    <ol className={styles['track']}>
      {daysOf(view, told).map(day => (
        <DayCard key={day.day} day={day} />
      ))}
    </ol>
  )
}

function DayCard({ day: { day, radiation, event, endedBy, isNow } }: { readonly day: Day }): ReactElement {
  const words = useWords()
  const name = event && words.say(`event.${event}`)
  const ended = endedBy !== undefined
  return (
    <li
      className={classes(
        isNow && styles['now'],
        event !== undefined && !ended && styles['on'],
        event === undefined && styles['back'],
      )}
      aria-current={isNow ? 'step' : undefined}
    >
      <b>
        <span className="visually-hidden">{words.say('board.convoy.day', { n: day })}</span>
        <span aria-hidden="true">{day}</span>
      </b>
      <span className={styles['card']} style={ended ? { ...seatStyle(endedBy), color: 'var(--seat)' } : undefined}>
        {event !== undefined && <Icon name={ended ? 'trophy' : event} />}
      </span>
      <span
        className={styles['radiation']}
        role="img"
        aria-label={words.say('board.convoy.radiation', { n: radiation })}
      >
        {Array.from({ length: radiation }, (_, i) => (
          <Icon key={i} name="radiation" />
        ))}
      </span>
      <span className="visually-hidden">
        {event === undefined
          ? words.say('board.convoy.hidden')
          : ended
            ? words.say('board.convoy.ended', { event: name!, who: { who: endedBy } })
            : words.say('board.convoy.active', { event: name! })}
      </span>
    </li>
  )
}

function Events({ view }: { readonly view: View }): ReactElement {
  const words = useWords()
  const active = view.events.active
  if (active.length === 0 && view.round > 0) return <p className={styles['none']}>{words.say('board.convoy.none')}</p>
  return (
    // It scrolls where the ring is low.
    <ul className={styles['events']} tabIndex={0} aria-label={words.say('board.convoy.details')}>
      {active.toReversed().map(event => (
        <ActiveEvent key={event} event={event} players={view.players.length} />
      ))}
    </ul>
  )
}

/** How much of it there is: events that cut depend on the number of players. */
function amountOf(event: EventId, players: number): number {
  const { effect } = eventRow(event)
  return effect.does === 'cut' || effect.does === 'cutSearch' ? byPlayers(effect.by, players) : 0
}

function ActiveEvent({ event, players }: { readonly event: EventId; readonly players: number }): ReactElement {
  const words = useWords()
  const { choice, point, keyOf } = usePointing()
  const { highlighted } = useShown()
  const thing = `event:${event}`
  const lit = isLit(choice, thing)
  const pointed = choice.pointed.includes(thing)
  const { points, cost } = eventRow(event)
  const name = capital(words.say(`event.${event}`), words.locale)
  const key = keyOf(thing)
  return (
    <li
      className={classes(
        styles['event'],
        lit && styles['lit'],
        pointed && styles['picked'],
        highlighted.has(thing) && styles['highlighted'],
      )}
      data-thing={thing}
    >
      <span className={styles['sign']} aria-hidden="true">
        <Icon name={event} />
      </span>
      <span className={styles['told']}>
        {lit ? (
          <button
            type="button"
            className={classes('hit', styles['name'])}
            aria-pressed={pointed}
            onClick={() => point(thing)}
          >
            {name}
          </button>
        ) : (
          <b className={styles['name']}>{name}</b>
        )}
        {words.say(`board.effect.${event}`, { n: amountOf(event, players) })}
      </span>
      <span className={styles['cost']}>
        {lit && key !== undefined && (
          <span className={styles['key']} aria-hidden="true">
            {key}
          </span>
        )}
        <b>{words.say('board.convoy.points', { n: points })}</b>
        <span className={styles['price']}>
          <span>{words.say('board.convoy.toEnd')}</span> <span aria-hidden="true">{cost.count}</span>
          <span style={{ color: RESOURCE_COLOURS[cost.kind] }}>
            <Icon name={cost.kind} />
          </span>
          <span className="visually-hidden">{words.say(`count.acc.${cost.kind}`, { n: cost.count })}</span>
        </span>
      </span>
    </li>
  )
}
