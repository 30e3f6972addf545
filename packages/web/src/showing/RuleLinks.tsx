import { Fragment, type ReactElement } from 'react'
import { useOpen } from '../face/open.ts'
import styles from './Log.module.css'
import { pieces } from './ruleLinks.ts'

/** Text in which every rule that is named can be opened. */
export function RuleLinks({ text }: { readonly text: string }): ReactElement {
  const { openRule } = useOpen()
  return (
    <>
      {pieces(text).map((piece, i) =>
        piece.rule ? (
          <button
            key={`${piece.text}${i}`}
            type="button"
            className={styles['rule']}
            onClick={() => openRule(piece.text)}
          >
            {piece.text}
          </button>
        ) : (
          <Fragment key={`${piece.text}${i}`}>{piece.text}</Fragment>
        ),
      )}
    </>
  )
}
