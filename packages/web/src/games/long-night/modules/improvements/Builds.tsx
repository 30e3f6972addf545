// A card of the open hand that is good for building: one press says so, the next names the improvement.

import type { Option, View } from '@lastlight/long-night'
import { type ReactElement, useState } from 'react'
import type { Offer } from '../../../../face/choice.ts'
import { usePointing } from '../../../../face/pointing.ts'
import { isSecondPress } from '../../../../ui/secondPress.ts'
import { useWords } from '../../../../words/words.tsx'
import type { ScreenOption } from '../../runs.ts'
import { thing } from '../../thing.ts'
import styles from './Improvements.module.css'
import { effectOf, progressOn, tokensOf } from './progress.ts'
import { Sockets } from './Sockets.tsx'

interface Props {
  readonly view: View
  readonly builds: readonly Offer<ScreenOption>[]
  /** The name of the card. */
  readonly name: string
}

type Build = Extract<Option, { readonly do: 'build' }>

export function Builds({ view, builds, name }: Props): ReactElement {
  const words = useWords()
  const { choice, choose } = usePointing<ScreenOption>()
  const [isOpen, setOpen] = useState(false)
  const all = builds.map(({ option }) => option as Build)
  // An improvement that was pressed on the board is meant already.
  const meant = all.filter(({ improvement }) => choice.pointed.includes(thing('improvement', improvement)))
  const listed = meant.length > 0 ? meant : isOpen ? all : []
  return (
    <div className={styles['builds']}>
      {meant.length === 0 && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.say('improvements.build')}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
      {listed.map(option => (
        <button
          key={option.improvement}
          type="button"
          data-testid="option"
          aria-pressed={choice.chosen === option}
          onClick={event => {
            if (!isSecondPress(event)) choose(option)
          }}
        >
          {words.say('improvements.build.on', { improvement: words.say(`lasting.${option.improvement}`) })}
          <small>{effectOf(option.improvement, words)}</small>
          <Sockets {...progressOn(view, option.improvement)} ahead={tokensOf(option.card)} />
          <span className="visually-hidden">: {name}</span>
        </button>
      ))}
    </div>
  )
}
