import { memo, type ReactElement } from 'react'
import { type AnyIcon, Icon } from '../art/index.ts'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { classes } from '../ui/classes.ts'
import { useIsBeside } from '../ui/layouts.ts'
import { useWords } from '../words/words.tsx'
import styles from './Tabs.module.css'

interface Props {
  /** The panel that the question is about, where something is asked. */
  readonly front?: string
}

/**
 * The tabs of a small screen, which shows one part of the table at a time. The question is folded so that the part is
 * seen, and unfolded where it belongs; the tab of the part in sight folds and unfolds it.
 */
export const Tabs = memo(function Tabs({ front }: Props): ReactElement {
  const words = useWords()
  const { face, sight, me } = useTable()
  const { tab, setTab, fold, setFold, setSheet } = useOpen()
  const isBeside = useIsBeside()
  const { view, viewer } = sight
  const parts: readonly { id: string; icon: AnyIcon; title: string; warning: string | undefined }[] = [
    ...face.panels.map(({ id, icon, warning }) => ({
      id,
      icon,
      title: words.say(`panel.${id}`),
      warning: warning?.(view, viewer, words),
    })),
    {
      id: 'rivals',
      icon: 'people',
      title: words.say(me === undefined ? 'table.everybody' : 'table.rivals'),
      warning: undefined,
    },
    { id: 'log', icon: 'log', title: words.say('table.log'), warning: undefined },
  ]
  return (
    <nav className={styles['tabs']} aria-label={words.say('table.parts')}>
      {parts.map(({ id, icon, title, warning }) => (
        <button
          key={id}
          type="button"
          className={classes(id === tab && styles['on'])}
          aria-current={id === tab ? 'true' : undefined}
          data-testid={`tab-${id}`}
          onClick={() => {
            setTab(id)
            setSheet(null)
            scrollTo({ top: 0 })
            if (isBeside) return
            if (id === tab ? fold !== 'open' : id === front && fold !== 'shut') setFold('open')
            else if (fold === 'open') setFold('untilAsked')
          }}
        >
          <Icon name={icon} size="22px" />
          <span>{title}</span>
          {warning !== undefined && <i role="img" aria-label={warning} title={warning} />}
        </button>
      ))}
    </nav>
  )
})
