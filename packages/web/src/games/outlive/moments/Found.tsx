import type { View } from '@lastlight/outlive'
import { TOKENS, tokenKind } from '@lastlight/outlive/content/search'
import type { ReactElement } from 'react'
import type { MomentProps } from '../../../face/face.ts'
import { useWords } from '../../../words/words.tsx'
import { Icon } from '../art/icons.tsx'
import { explain } from '../explain.ts'
import { GoodsIcon } from '../shelter/Goods.tsx'
import styles from './Found.module.css'
import type { FoundMoment } from './moment.ts'

interface Props extends MomentProps<View> {
  readonly moment: FoundMoment
}

/** The tokens of a search, large over the city. */
export function Found({ moment: { tokens, city }, view }: Props): ReactElement {
  const words = useWords()
  return (
    <div className={styles['found']}>
      <h2 id="moment">{words.say('board.found', { at: words.say(`area.in.${city}`) })}</h2>
      <ul>
        {tokens.map(token => (
          <Token key={token} token={token} view={view} />
        ))}
      </ul>
    </div>
  )
}

function Token({ token, view }: { readonly token: string; readonly view: View }): ReactElement {
  const words = useWords()
  const { gives } = TOKENS[tokenKind(token)]
  const { title, text } = explain(`token:${token}`, view, words)!
  return (
    <li data-found={tokenKind(token)}>
      <span className={styles['picture']} aria-hidden="true">
        {gives === undefined ? (
          <Icon name="lock" />
        ) : gives === 'tablet' ? (
          <Icon name="algae" />
        ) : (
          <GoodsIcon kind={gives} />
        )}
      </span>
      <b>{title}</b>
      <p>{text}</p>
    </li>
  )
}
