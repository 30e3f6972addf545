import type { ReactElement } from 'react'
import { headIn } from '../face/choice.ts'
import type { Thing } from '../face/face.ts'
import { useTable } from '../face/table.ts'
import { classes } from '../ui/classes.ts'
import { isSecondPress } from '../ui/secondPress.ts'
import { useWords } from '../words/words.tsx'
import { useChoosing } from './choosing.ts'
import styles from './Heads.module.css'

interface Props {
  readonly things: readonly Thing[]
  /** The title of a block that stands under the list. */
  readonly title?: string
}

/** The things to choose from before there is a list: each leads to its own options. */
export function Heads({ things, title }: Props): ReactElement {
  const words = useWords()
  const { heads, choice, free, point, listAll, waysOf } = useChoosing()
  const chosen = headIn(choice, heads)
  const open = chosen === undefined
  return (
    <ul
      className={classes(styles['heads'], title !== undefined && styles['rest'])}
      aria-label={title ?? words.say('table.heads')}
    >
      {things.map(head => {
        const i = heads.indexOf(head)
        return (
          <li key={head}>
            <button
              type="button"
              data-thing={head}
              aria-pressed={head === chosen}
              aria-keyshortcuts={open && i < 9 ? String(i + 1) : undefined}
              aria-disabled={!free}
              onClick={event => {
                if (isSecondPress(event)) return
                if (head === chosen) listAll()
                else point(head)
              }}
            >
              {open && i < 9 && <i aria-hidden="true">{i + 1}</i>}
              <Head thing={head} ways={waysOf(head)} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** A big sign and a note where the game has them; otherwise the thing's name. */
function Head({ thing, ways }: { readonly thing: Thing; readonly ways: number }): ReactElement {
  const words = useWords()
  const { face, sight } = useTable()
  const head = face.head?.(thing, sight.view, words)
  const title = face.explain(thing, sight.view, words)?.title ?? head?.sign ?? thing
  const count = words.say('table.heads.count', { n: ways })
  if (!head)
    return (
      <>
        <span>{title}</span>
        <small>{count}</small>
      </>
    )
  return (
    <>
      {face.HeadPicture && <face.HeadPicture thing={thing} view={sight.view} />}
      <b aria-hidden="true">{head.sign}</b>
      {head.note !== '' && <small aria-hidden="true">{head.note}</small>}
      <span className="visually-hidden">{[title, head.note, count].filter(each => each !== '').join(', ')}</span>
    </>
  )
}
