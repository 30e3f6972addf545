import { type ReactElement, useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './Chat.module.css'
import { useDesk } from './desk.ts'

/** What somebody writes down for themselves; nobody else reads it. */
export function Notes(): ReactElement | null {
  const words = useWords()
  const { table, me } = useDesk()
  const [text, setText] = useState<string>()
  const [kept, setKept] = useState(true)
  const { keeping } = table
  useEffect(() => {
    if (me !== undefined) void keeping?.notes(me).then(setText)
  }, [keeping, me])
  if (!keeping || me === undefined) return null
  return (
    <form
      className={styles['notes']}
      onSubmit={event => {
        event.preventDefault()
        void keeping.setNotes(me, text ?? '').then(({ ok }) => setKept(ok))
      }}
    >
      <label htmlFor="notes">{words.say('table.notes.label')}</label>
      <textarea
        id="notes"
        rows={12}
        maxLength={20_000}
        value={text ?? ''}
        disabled={text === undefined}
        onChange={event => {
          setText(event.target.value)
          setKept(false)
        }}
      />
      <Button type="submit" look="go" disabled={kept || text === undefined}>
        {words.say('table.notes.keep')}
      </Button>
      <p role="status">{kept && text !== undefined && words.say('table.notes.kept')}</p>
    </form>
  )
}
