// A passage of a scenario: who reads it and why, the story, the chapters, and what changes now.

import { experimentsFor } from '@lastlight/long-night/queries/scenario'
import { type ReactElement, useEffect, useRef } from 'react'
import { type IconName, Icon as SharedIcon } from '../../../../art/index.ts'
import { Mark } from '../../../../face/Mark.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { useWords } from '../../../../words/words.tsx'
import { Picture } from '../../art/crossroads/Picture.tsx'
import shared from '../../moments/Moments.module.css'
import type { PassageProps } from '../../moments/passage.ts'
import { Story } from '../../moments/Story.tsx'
import { type Change, changesOf, readerLine } from './changes.ts'
import { chaptersOf, completedBefore } from './chapters.ts'
import styles from './Passage.module.css'
import { PICTURES } from './pictures.ts'

const SIGNS: { readonly [state in Change['state']]: IconName } = {
  on: 'check',
  off: 'lock',
  choose: 'people',
  loss: 'close',
}

export function Passage({ moment: { passage, reader, put }, view, close }: PassageProps): ReactElement {
  const words = useWords()
  const title = useRef<HTMLHeadingElement>(null)
  // The table under it is inert, so the focus begins here.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const done = completedBefore(passage, view)
  const isOpening = passage === 'plans' || passage === 'gifts'
  const names = put.map(id => words.say(`survivor.short.${id}`))
  const goal = words.say('secret.if.bandit')
  const args = {
    n: experimentsFor(view),
    goal,
    who: { who: reader },
    first: names[0] ?? '',
    second: names[1] ?? '',
    known: String(names.length > 1),
  }
  return (
    <div
      className={shared['road']}
      data-passage={passage}
      role="presentation"
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
      }}
    >
      <div className={shared['scene']}>
        <Picture row={PICTURES[passage]} />
        {(done !== undefined || isOpening) && (
          <p>
            <SharedIcon name={isOpening ? 'rulebook' : 'check'} size="16px" />
            {done === undefined
              ? words.say('story.begins')
              : words.say('story.done', { objective: words.say(`objective.${done}`) })}
          </p>
        )}
      </div>
      <div className={shared['text']}>
        <ol className={styles['chapters']} aria-label={words.say('story.chapters')}>
          {chaptersOf(view).map(({ objective, state }, i) => (
            <li key={objective} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <i aria-hidden="true">{state === 'done' ? <SharedIcon name="check" size="14px" /> : i + 1}</i>
              {words.say(`story.chapter.${objective}`)}
              {state === 'done' && <span className="visually-hidden">{words.say('story.chapter.done')}</span>}
            </li>
          ))}
        </ol>
        <p className={shared['eyebrow']}>
          {words.say(`setting.scenario.${view.scenario ?? 'none'}`)} <Mark seat={reader} size="22px" />
          {readerLine(passage, reader, view, words)}
        </p>
        <h2 id="moment" tabIndex={-1} ref={title}>
          {words.say(`passage.${passage}`)}
        </h2>
        <Story text={words.say(`passage.story.${passage}`)} />
        <h3 className={styles['title']}>{words.say('story.changes')}</h3>
        <ul className={styles['changes']}>
          {changesOf(passage, view).map(({ id, state }) => (
            <li key={id} data-state={state}>
              <i aria-hidden="true">
                <SharedIcon name={SIGNS[state]} size="16px" />
              </i>
              <span>
                <span className="visually-hidden">{words.say(`story.state.${state}`)} </span>
                <b>{words.say(`story.change.${id}`, args)}</b> {words.say(`story.change.${id}.text`, args)}
              </span>
            </li>
          ))}
        </ul>
        <p className={styles['again']}>{words.say('story.again')}</p>
        <div className={styles['ways']}>
          <Button look="go" big onClick={close} data-testid="passage-next" aria-keyshortcuts="Escape">
            {words.say(`story.next.${passage}`)}
          </Button>
        </div>
      </div>
    </div>
  )
}
