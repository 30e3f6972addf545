import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Mark } from '../face/Mark.tsx'
import { useTable } from '../face/table.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { problemLine } from '../words/problemLine.ts'
import { useWords } from '../words/words.tsx'
import styles from './Chat.module.css'
import { Face } from './EmoteFace.tsx'
import { codeOf, EMOTES, emoteIn } from './emotes.ts'

const LONGEST = 500

/** The chat: messages, an input line and emotes; people can be muted. */
export function Chat(): ReactElement {
  const words = useWords()
  const { state, table, info } = useTable()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [muted, setMuted] = useState<ReadonlySet<number>>(new Set())
  const end = useRef<HTMLLIElement>(null)
  const { chat } = state
  const { controls } = table
  useEffect(() => {
    controls?.muted().then(
      seats => setMuted(new Set(seats)),
      () => undefined,
    )
  }, [controls])
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' })
  }, [chat.length])

  async function say(line: string): Promise<void> {
    if (line.trim() === '' || !table.say) return
    const answer = await table.say(line)
    setProblem(answer.ok ? '' : 'problem' in answer ? problemLine(words, answer.problem) : words.say('table.problem'))
    if (answer.ok && line === text) setText('')
  }
  function mute(seat: number): void {
    const off = !muted.has(seat)
    setMuted(new Set(off ? [...muted, seat] : [...muted].filter(each => each !== seat)))
    void controls?.mute(seat, off)
  }

  const seatOf = (name: string): number | undefined => info.seats.find(each => each.name === name)?.seat
  const others = info.seats.filter(({ kind, me }) => kind === 'person' && !me)
  return (
    <div className={styles['chat']}>
      <ol role="log" aria-label={words.say('table.chat')} tabIndex={0}>
        {chat.length === 0 && <li>{words.say('table.chat.empty')}</li>}
        {chat.map(({ id, name, mine, text: line }) => {
          const emote = emoteIn(line)
          const seat = seatOf(name)
          return (
            <li key={id} className={classes(mine && styles['mine'])}>
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
      {controls && others.length > 0 && (
        <ul className={styles['people']} aria-label={words.say('table.mute')}>
          {others.map(({ seat, name }) => (
            <li key={seat}>
              <Button
                look="quiet"
                aria-pressed={muted.has(seat)}
                icon={muted.has(seat) ? 'soundOff' : 'soundOn'}
                onClick={() => mute(seat)}
              >
                {words.say(muted.has(seat) ? 'table.unmute.who' : 'table.mute.who', { name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
