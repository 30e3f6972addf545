// The controls of a replay: a slider over all positions, steps, days, speed, and the viewer.

import { type ReactElement, useId, useState } from 'react'
import { Icon } from '../../art/index.ts'
import { Mark } from '../../face/Mark.tsx'
import { useTable } from '../../face/table.ts'
import { Verify } from '../../frame/after/Verify.tsx'
import type { Replay } from '../../play/local/openReplay.ts'
import { type Source, tablePath } from '../../play/replayAddress.ts'
import { dayAt, daysOf } from '../../showing/days.ts'
import { Button, ButtonLink, IconButton } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { download } from '../../ui/download.ts'
import { Pick } from '../../ui/Switch.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Time.module.css'
import { type Playback, SPEEDS } from './usePlayback.ts'

interface Props {
  readonly replay: Replay
  readonly playback: Playback
  readonly text: string
  /** Where the game is kept. */
  readonly source: Source
  /** 'Day 3 of 6' */
  readonly title: string
}

export function Time({ replay, playback, text, source, title }: Props): ReactElement {
  const words = useWords()
  const slider = useId()
  const more = useId()
  const { saying } = useTable()
  const [folded, setFolded] = useState(() => !matchMedia('(min-width: 1101px) and (min-height: 860px)').matches)
  const [verifying, setVerifying] = useState(false)
  const { at, viewer, running, moment } = playback
  const { length, names } = replay
  const table = tablePath(source)
  const step = words.say('replay.step', { n: at, of: length })
  const said = moment?.events.map(event => saying.event(event)).filter(line => line !== '') ?? []
  return (
    <section className={`panel raised tray ${styles['time']}`} aria-labelledby="question" data-testid="time">
      <header>
        <div>
          <h2 id="question" tabIndex={-1}>
            {title}
          </h2>
          <label className="note" htmlFor={slider}>
            {step}
          </label>
          <p className={`note ${styles['view']}`} data-testid="view">
            {viewer !== 'public' && <Mark seat={viewer} size="20px" />}
            {words.say('replay.view', { name: viewer === 'public' ? words.say('replay.everybody') : names[viewer]! })}
          </p>
        </div>
        <IconButton
          icon="chevron"
          label={words.say(folded ? 'replay.more' : 'replay.less')}
          size="18px"
          aria-expanded={!folded}
          aria-controls={more}
          className={classes(folded && styles['up'])}
          onClick={() => setFolded(!folded)}
        />
      </header>
      <input
        id={slider}
        type="range"
        min={0}
        max={length}
        value={at}
        aria-valuetext={`${title}, ${step}`}
        onChange={event => playback.go(Number(event.target.value))}
      />
      <div className={styles['keys']}>
        <IconButton
          icon="step"
          className={styles['back']}
          label={words.say('replay.toDeal')}
          disabled={at === 0}
          onClick={() => playback.go(0)}
        />
        <IconButton
          icon="arrow"
          className={styles['back']}
          label={words.say('replay.back')}
          disabled={at === 0}
          onClick={() => playback.go(at - 1)}
        />
        <Button
          icon={running ? 'pause' : 'play'}
          onClick={playback.toggle}
          data-testid="play"
          says={running ? 'replay.pause' : 'replay.play'}
        />
        <IconButton
          icon="arrow"
          label={words.say('replay.forward')}
          disabled={at === length}
          onClick={() => playback.go(at + 1)}
        />
        <IconButton
          icon="step"
          label={words.say('replay.toEnd')}
          disabled={at === length}
          onClick={() => playback.go(length)}
        />
      </div>
      <Days replay={replay} playback={playback} />
      <p className={styles['said']} aria-live={running ? 'off' : 'polite'} data-testid="said">
        {at === 0 ? words.say('replay.dealt') : said.length === 0 ? words.say('replay.quiet') : said.join(' ')}
      </p>
      {viewer !== 'public' && moment?.next && (
        <p className="note" data-testid="next">
          {words.say('replay.next', {
            name: names[viewer]!,
            option: (saying.advised ?? saying.option)(moment.next, moment.sight.view),
          })}
        </p>
      )}
      <div id={more} className={styles['more']} hidden={folded}>
        <Pick
          legend={words.say('replay.eyes')}
          value={viewer === 'public' ? -1 : viewer}
          values={[
            { value: -1, label: words.say('replay.everybody') },
            ...names.map((name, seat) => ({ value: seat, label: name })),
          ]}
          onChange={seat => playback.look(seat < 0 ? 'public' : seat)}
        />
        <Pick
          legend={words.say('replay.speed')}
          value={playback.speed}
          values={SPEEDS.map(value => ({ value, label: `${value.toLocaleString(words.locale)}×` }))}
          onChange={playback.setSpeed}
        />
        <div className={styles['acts']}>
          {table !== undefined && <ButtonLink icon="trophy" href={table} says="replay.result" />}
          <Button icon="verify" onClick={() => setVerifying(true)} says="after.verify" />
          <Button icon="export" onClick={() => download(`lastlight-${replay.game}.json`, text)} says="after.export" />
        </div>
        <p className={styles['hint']}>
          <Icon name="info" size="16px" />
          {words.say('replay.keys')}
        </p>
      </div>
      {verifying && (
        <Verify file={() => Promise.resolve(text)} ours={source.kind === 'table'} onClose={() => setVerifying(false)} />
      )}
    </section>
  )
}

/** Where each day begins. */
function Days({ replay, playback }: { readonly replay: Replay; readonly playback: Playback }): ReactElement | null {
  const words = useWords()
  const days = daysOf(replay.rounds)
  const now = dayAt(days, playback.at)
  const counted = days.filter(({ round }) => round > 0)
  if (counted.length === 0) return null
  return (
    <ul className={styles['days']} aria-label={words.say('replay.days')}>
      {counted.map(day => (
        <li key={day.round}>
          <button
            type="button"
            aria-current={day === now ? 'step' : undefined}
            aria-label={words.say('replay.toDay', { n: day.round })}
            onClick={() => playback.go(day.from)}
          >
            {day.round}
          </button>
        </li>
      ))}
    </ul>
  )
}
