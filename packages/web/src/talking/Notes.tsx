import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTable } from '../face/table.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import styles from './Chat.module.css'

/** Private notes of a person. They are also saved when the person turns to something else. */
export function Notes(): ReactElement | null {
  const words = useWords()
  const { table, me } = useTable()
  const { controls } = table
  const [text, setText] = useState<string>()
  const [said, setSaid] = useState('')
  const unkept = useRef<string>(undefined)
  useEffect(() => {
    if (me === undefined || !controls) return
    controls.notes(me).then(setText, () => setSaid('table.problem'))
    return () => {
      if (unkept.current !== undefined) void controls.setNotes(me, unkept.current)
    }
  }, [controls, me])
  if (!controls || me === undefined) return null

  async function keep(seat: number): Promise<void> {
    const now = unkept.current
    if (now === undefined) return
    const answer = await controls!.setNotes(seat, now)
    // The person may have typed on meanwhile: then the newer text is still unsaved.
    if (answer.ok && unkept.current === now) unkept.current = undefined
    if (unkept.current === undefined || !answer.ok) setSaid(answer.ok ? 'table.notes.kept' : 'table.problem')
  }

  return (
    <form
      className={styles['notes']}
      onSubmit={event => {
        event.preventDefault()
        void keep(me)
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
          unkept.current = event.target.value
          setText(event.target.value)
          setSaid('')
        }}
        onBlur={() => void keep(me)}
      />
      <Button type="submit" look="go" disabled={text === undefined} says="table.notes.keep" />
      <p role="status">{said !== '' && words.say(said)}</p>
    </form>
  )
}
