// The main objective: what it asks for, and how much of it is there.

import type { View } from '@lastlight/long-night'
import { objectiveRow } from '@lastlight/long-night/content/mainObjectives'
import { goalMessage } from '@lastlight/long-night/queries/objectives'
import type { CSSProperties, ReactElement } from 'react'
import { classes } from '../../../ui/classes.ts'
import { useWords } from '../../../words/words.tsx'
import { DieFace } from '../art/dice.tsx'
import { objectiveGlyph } from '../art/glyphs/objectives.ts'
import { Icon } from '../art/icons.tsx'
import styles from './Card.module.css'
import { useLight } from './lit.ts'
import { objectiveRows } from './objective.ts'
import { chapterLine } from './story.ts'
import { litLook, ThingButton, tile } from './ThingButton.tsx'

/** A rule with more letters has no room beside the colony; there the goal stands in its place. */
const MOST = 200

interface Props {
  readonly view: View
  readonly onDetails: () => void
  readonly roomy?: boolean
}

export function Objective({ view, onDetails, roomy = false }: Props): ReactElement {
  const words = useWords()
  const light = useLight('objective')
  const { objective } = view
  const { collects, cold } = objectiveRow(objective)
  const goal = words.say(goalMessage(view))
  const rule = collects || cold ? words.say(`objective.rule.${objective}`) : ''
  return (
    <section className={classes(tile, styles['card'], roomy && styles['roomy'], litLook(light))} data-thing="objective">
      <header className={styles['head']}>
        <small>{chapterLine(view, words) ?? words.say('colony.objective')}</small>
        <h2>
          <Icon name={objectiveGlyph(objective)} />
          <ThingButton thing="objective" onOpen={onDetails}>
            {words.say(`objective.${objective}`)}
          </ThingButton>
        </h2>
      </header>
      <ul className={styles['rows']}>
        {objectiveRows(view, words).map(({ id, icon, number, label, have, need, isMost }) => {
          const isMet = isMost ? have <= need : have >= need
          return (
            <li key={id} title={label} className={classes(isMet ? styles['full'] : isMost && styles['over'])}>
              <span className={styles['label']}>
                {number === undefined ? <Icon name={icon} /> : <DieFace value={number} />}
                <span className={classes(number !== undefined && 'visually-hidden')}>{label}</span>
              </span>
              <span
                className={styles['meter']}
                style={{ '--part': Math.min(1, have / Math.max(1, need)) } as CSSProperties}
                aria-hidden="true"
              >
                <i />
              </span>
              <b aria-hidden="true">
                {have}
                <small>
                  {isMost ? ' ≤ ' : '/'}
                  {need}
                </small>
              </b>
              <span className="visually-hidden">
                {words.say(isMost ? 'colony.objective.most' : 'colony.objective.of', { have, need })}
              </span>
            </li>
          )
        })}
      </ul>
      <p className={styles['rule']}>
        <span>{rule !== '' && (roomy || rule.length <= MOST) ? rule : goal}</span>
      </p>
    </section>
  )
}
