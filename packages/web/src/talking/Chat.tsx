import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Mark } from '../face/Mark.tsx'
import { useTable } from '../face/table.ts'
import { Button } from '../ui/Button.tsx'
import { problemLine } from '../words/problemLine.ts'
import { useWords } from '../words/words.tsx'
import styles from './Chat.module.css'
import { Face } from './EmoteFace.tsx'
import { codeOf, EMOTES, emoteIn } from './emotes.ts'
import { TablePeople } from './people/TablePeople.tsx'
import { useReportMessage } from './people/useReportMessage.tsx'

const LONGEST = 500

/** The chat: messages, an input line, emotes, and the people who talk. */
export function Chat(): ReactElement {
  const words = useWords()
  const { state, table, info } = useTable()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const report = useReportMessage(table.controls)
  const end = useRef<HTMLLIElement>(null)
  const { chat } = state
  const { controls } = table
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [chat.length])

  async function say(line: string): Promise<void> {
    if (line.trim() === '' || !table.say) return
    const answer = await table.say(line)
    setProblem(answer.ok ? '' : 'problem' in answer ? problemLine(words, answer.problem) : words.say('table.problem'))
    if (answer.ok && line === text) setText('')
  }

  const seatOf = (name: string): number | undefined => info.seats.find(each => each.name === name)?.seat
  return (
    <div className={styles['chat']}>
      <ol role="log" aria-label={words.say('table.chat')} tabIndex={0}>
        {chat.length === 0 && <li>{words.say('table.chat.empty')}</li>}
        {chat.map(message => {
          const { id, name, mine, text: line } = message
          const emote = emoteIn(line)
          const seat = seatOf(name)
          return (
            <li key={id} className={styles[mine ? 'mine' : 'others']}>
              <b>
                {seat !== undefined && <Mark seat={seat} size="20px" />}
                {name}
              </b>
              {emote ? (
                <span className={styles['emote']}>
                  <Face emote={emote} />
                  {words.say(`table.emote.${emote}`)}
                </span>
              ) : (
                <span>{line}</span>
              )}
              {report.buttonFor(message)}
            </li>
          )
        })}
        <li ref={end} aria-hidden="true" />
      </ol>
      <ul className={styles['emotes']} aria-label={words.say('table.emotes')}>
        {EMOTES.map(emote => (
          <li key={emote}>
            <button type="button" onClick={() => void say(codeOf(emote))}>
              <Face emote={emote} />
              {words.say(`table.emote.${emote}`)}
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={event => {
          event.preventDefault()
          void say(text)
        }}
      >
        <label htmlFor="line" className="visually-hidden">
          {words.say('table.chat.line')}
        </label>
        <input
          id="line"
          value={text}
          maxLength={LONGEST}
          autoComplete="off"
          placeholder={words.say('table.chat.line')}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''} says="table.chat.say" />
      </form>
      <p role="status">{problem}</p>
      {controls && <TablePeople controls={controls} info={info} />}
      {report.dialog}
    </div>
  )
}
