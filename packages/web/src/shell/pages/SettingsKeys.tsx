// The keys of a table; each of them can be replaced.

import { type ReactElement, useRef, useState } from 'react'
import { type KeyLine, type KeyName, keyLabel, keyLabelFor, keyLines, rebound } from '../../prefs/keys.ts'
import { prefs, setPrefs } from '../../prefs/prefs.ts'
import { Button } from '../../ui/Button.tsx'
import { useWatched } from '../../ui/store.ts'
import { useWords } from '../../words/words.tsx'
import styles from './SettingsKeys.module.css'

export function SettingsKeys(): ReactElement {
  const words = useWords()
  const { ownKeys } = useWatched(prefs)
  const [told, setTold] = useState('')
  const isUsual = Object.keys(ownKeys).length === 0
  return (
    <div className={styles['keys']}>
      <ul aria-label={words.say('settings.key.all')}>
        {keyLines(ownKeys).map(line => (
          <Line key={line.says} line={line} onChange={() => setTold('')} />
        ))}
      </ul>
      <Button
        aria-disabled={isUsual}
        onClick={() => {
          setPrefs({ ownKeys: {} })
          setTold(words.say('settings.key.wasReset'))
        }}
        says="settings.key.reset"
      />
      <p role="status">{told}</p>
    </div>
  )
}

interface Props {
  readonly line: KeyLine
  readonly onChange: () => void
}

function Line({ line: { says, keys, name }, onChange }: Props): ReactElement {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  const [told, setTold] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const what = words.say(`table.key.${says}`)

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }
  function take(changed: KeyName, key: string): void {
    const result = rebound(prefs.get().ownKeys, changed, key)
    if ('refused' in result) return setTold(words.say(`settings.key.${result.refused}`, { key: keyLabel(key) }))
    const { own, swapped } = result
    setPrefs({ ownKeys: own })
    close()
    setTold(
      swapped
        ? words.say('settings.key.swapped', {
            key: keyLabel(key),
            other: words.say(`table.key.${swapped}`),
            instead: keyLabelFor(own, swapped),
          })
        : words.say('settings.key.done', { key: keyLabel(key) }),
    )
    onChange()
  }

  return (
    <li>
      <span>{what}</span>
      {isOpen && name ? (
        <input
          ref={field => field?.focus()}
          aria-label={words.say('settings.key.new', { what })}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value=""
          // A letter comes as text, from keyboards on a screen too; other keys only as themselves.
          onChange={event => take(name, /.$/u.exec(event.target.value)?.[0] ?? '')}
          onKeyDown={event => {
            if (event.key === 'Escape') {
              setTold('')
              close()
            } else if (/^(?:Enter|Arrow\w+|F\d+|Home|End|Page\w+|Delete|Backspace)$/.test(event.key))
              take(name, event.key)
            else return
            event.preventDefault()
          }}
          onBlur={() => {
            setOpen(false)
            setTold('')
          }}
        />
      ) : (
        <kbd>{keys}</kbd>
      )}
      {name && (
        <Button
          ref={button}
          aria-label={words.say('settings.key.changeOf', { what })}
          onClick={() => {
            setOpen(true)
            setTold(words.say('settings.key.press'))
          }}
          says="settings.key.change"
        />
      )}
      {name && <p role="status">{told}</p>}
    </li>
  )
}
