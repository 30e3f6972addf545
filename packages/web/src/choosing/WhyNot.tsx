import { same } from '@lastlight/kernel'
import { type ReactElement, useEffect, useId, useRef } from 'react'
import { Icon } from '../art/index.ts'
import { useTable } from '../face/table.ts'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words/words.tsx'
import { useChoosing } from './choosing.ts'
import { Refusal } from './Refusal.tsx'
import styles from './WhyNot.module.css'

/** Likely wishes that are not possible now: each says why. `open`: shown where there is little room, too. */
export function WhyNot({ open }: { readonly open: boolean }): ReactElement | null {
  const words = useWords()
  const { wishes, refusing, why } = useChoosing()
  const { saying, sight } = useTable()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  // It was opened by a button that stands elsewhere.
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  const asked = refusing?.wish
  const strange = refusing !== null && !wishes.some(wish => same(wish, asked))
  if (wishes.length === 0 && !strange) return null
  return (
    <div ref={list} className={classes(styles['nots'], (open || refusing !== null) && styles['open'])}>
      {strange && <Refusal why={refusing.why} />}
      {wishes.length > 0 && (
        <>
          <h3 className="label">{words.say('table.notNow')}</h3>
          <ul>
            {wishes.map(wish => {
              const answered = refusing !== null && same(wish, asked)
              return (
                <li key={JSON.stringify(wish)}>
                  <button
                    type="button"
                    className={styles['wish']}
                    data-testid="wish"
                    aria-expanded={answered}
                    aria-controls={answered ? id : undefined}
                    onClick={() => why(wish)}
                  >
                    <Icon name="lock" size="16px" />
                    <b>{saying.option(wish, sight.view)}</b>
                    <span>{words.say('table.why')}</span>
                  </button>
                  {answered && (
                    <div id={id}>
                      <Refusal why={refusing.why} />
                    </div>
                  )}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
