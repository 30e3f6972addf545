// A card or a pile of the board in full, over the board.

import type { View } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { objectiveRow } from '@lastlight/long-night/content/mainObjectives'
import { ruleOfPassage } from '@lastlight/long-night/content/scenarios'
import { targetOf } from '@lastlight/long-night/queries/colony'
import { goalMessage } from '@lastlight/long-night/queries/objectives'
import type { Words } from '@lastlight/words'
import type { ReactElement } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useWords } from '../../../words/words.tsx'
import { crisisBanditsInWords } from '../modules/bandits/inWords.ts'
import { AlsoList } from './Also.tsx'
import { typesInWords } from './crisis.ts'
import styles from './Details.module.css'
import { storyOf } from './story.ts'

export type Shown = 'crisis' | 'objective' | 'also'

interface Props {
  readonly view: View
  readonly shown: Shown
  readonly onClose: () => void
}

export function Details({ view, shown, onClose }: Props): ReactElement {
  const words = useWords()
  const title =
    shown === 'also'
      ? words.say('colony.also')
      : words.say(shown === 'crisis' ? `crisis.${view.crisis ?? ''}` : `objective.${view.objective}`)
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles['details']}>
        {shown === 'crisis' && view.crisis !== null && <CrisisText view={view} crisis={view.crisis} />}
        {shown === 'objective' && <ObjectiveText view={view} />}
        {shown === 'also' && (
          <>
            <AlsoList view={view} />
            <Pile title={words.say('colony.also.waste')} cards={view.waste} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function CrisisText({ view, crisis }: { readonly view: View; readonly crisis: string }): ReactElement {
  const words = useWords()
  const bandits = crisisBanditsInWords(view, words)
  return (
    <>
      <p className={styles['story']}>{words.say(`crisis.story.${crisis}`)}</p>
      <p>
        {words.say('colony.crisis.prevented', { n: targetOf(view), types: typesInWords(crisis, words) })}{' '}
        {words.say('colony.crisis.help')}
      </p>
      {bandits !== '' && <p>{bandits}</p>}
      <h3>{words.say('colony.crisis.fail')}</h3>
      <p>{words.say(`crisis.fail.${crisis}`)}</p>
    </>
  )
}

function ObjectiveText({ view }: { readonly view: View }): ReactElement {
  const words = useWords()
  const { objective } = view
  const { collects, cold } = objectiveRow(objective)
  return (
    <>
      <p className={styles['story']}>{words.say(`objective.story.${objective}`)}</p>
      <p>{words.say(goalMessage(view))}</p>
      {(collects || cold) && <p>{words.say(`objective.rule.${objective}`)}</p>}
      <Pile title={words.say('colony.objective.under')} cards={view.underObjective} />
      <StoryText view={view} />
    </>
  )
}

/** The passage of the scenario that was read last. */
function StoryText({ view }: { readonly view: View }): ReactElement | null {
  const words = useWords()
  const passage = storyOf(view)
  if (passage === undefined) return null
  return (
    <>
      <h3>{words.say('story.passage', { title: words.say(`passage.${passage}`) })}</h3>
      <p className={styles['story']}>{words.say(`passage.story.${passage}`)}</p>
      <p>{words.say(ruleOfPassage(passage, view.mode !== 'hidden'))}</p>
    </>
  )
}

/** The cards of a pile that lies open, those of a kind together. */
function Pile({ title, cards }: { readonly title: string; readonly cards: readonly string[] }): ReactElement | null {
  const words = useWords()
  if (cards.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className={styles['pile']}>
        {countedCards(cards, words).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function countedCards(cards: readonly string[], words: Words): readonly string[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(kindOf(card), (counts.get(kindOf(card)) ?? 0) + 1)
  return [...counts].map(([kind, n]) =>
    n === 1 ? words.say(`item.${kind}`) : words.say('colony.also.times', { what: words.say(`item.${kind}`), n }),
  )
}
