import type { Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { NIGHT_STEPS } from '@lastlight/outlive/content/tables'
import type { ReactElement } from 'react'
import { SeatPresence } from '../../../face/SeatPresence.tsx'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { Portrait } from '../Portrait.tsx'
import styles from './Steps.module.css'
import { nightOf, stepsDone } from './steps.ts'

interface Props {
  readonly view: View
  readonly viewer: Viewer
}

/** The night on top of a shelter: one's own seven steps, and the others at a glance without numbers. */
export function Steps({ view, viewer }: Props): ReactElement {
  const words = useWords()
  return (
    <section className={styles['night']} aria-label={words.say('shelter.night')}>
      {viewer !== 'public' && <Own view={view} seat={viewer} />}
      <ul className={styles['others']} aria-label={words.say('shelter.others')}>
        {view.players.map((player, seat) =>
          seat === viewer ? null : <Other key={player.leader} view={view} seat={seat} />,
        )}
      </ul>
    </section>
  )
}

function Own({ view, seat }: { readonly view: View; readonly seat: number }): ReactElement {
  const words = useWords()
  const steps = nightOf(view, seat, words)
  const now = steps.findIndex(({ state }) => state === 'now')
  const title =
    now < 0
      ? words.say('shelter.night.over')
      : words.say('shelter.night.step', {
          n: now + 1,
          of: NIGHT_STEPS.length,
          step: words.say(`shelter.step.${NIGHT_STEPS[now]!}`),
        })
  return (
    <ol className={styles['steps']} aria-label={title}>
      {steps.map(({ step, state, fact }, i) => (
        <li key={step} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles['number']} aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : i + 1}
          </span>
          <span className={styles['text']}>
            <b>{words.say(`shelter.step.${step}`)}</b>
            {fact !== '' && <small>{fact}</small>}
          </span>
          <span className="visually-hidden">{words.say(`shelter.at.${state}`)}</span>
        </li>
      ))}
    </ol>
  )
}

function Other({ view, seat }: { readonly view: View; readonly seat: number }): ReactElement {
  const words = useWords()
  const done = stepsDone(view, seat)
  return (
    <li>
      <span className={styles['face']} aria-hidden="true">
        <Portrait view={view} seat={seat} />
      </span>
      <span>
        <b>{words.say('shelter.who', { who: { who: seat } })}</b>:{' '}
        {words.say(`shelter.doing.${view.steps[seat] ?? 'done'}`)}
      </span>
      <SeatPresence seat={seat} small />
      <span className={styles['ticks']} aria-hidden="true">
        {NIGHT_STEPS.map((step, i) => (
          <i key={step} className={classes(i < done && styles['behind'], i === done && styles['at'])} />
        ))}
      </span>
    </li>
  )
}
