import { memo, type ReactElement, useCallback, useEffect, useState } from 'react'
import { Mark } from '../face/Mark.tsx'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import type { ChatMessage } from '../play/table.ts'
import { useWords } from '../words/words.tsx'
import styles from './Bubbles.module.css'
import { gone, LASTS, said } from './bubbles.ts'
import { Face } from './EmoteFace.tsx'
import { emoteIn } from './emotes.ts'

/** Chat messages over the table for a moment; pressing one opens the chat. */
export const Bubbles = memo(function Bubbles(): ReactElement | null {
  const { table } = useTable()
  const { open, setOpen } = useOpen()
  const [bubbles, setBubbles] = useState<readonly ChatMessage[]>([])
  const isReading = open === 'chat'
  if (isReading && bubbles.length > 0) setBubbles([])
  useEffect(() => table.onSaid?.(message => setBubbles(before => said(before, message, isReading))), [table, isReading])
  const lose = useCallback((id: string) => setBubbles(before => gone(before, id)), [])
  return (
    <div className={styles['place']} role="status" data-testid="bubbles">
      {bubbles.map(message => (
        <Bubble key={message.id} message={message} onPress={() => setOpen('chat')} onGone={lose} />
      ))}
    </div>
  )
})

interface Props {
  readonly message: ChatMessage
  readonly onPress: () => void
  readonly onGone: (id: string) => void
}

/** It stays while the pointer or the focus is on it. */
function Bubble({ message: { id, name, text }, onPress, onGone }: Props): ReactElement {
  const words = useWords()
  const { info } = useTable()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const clock = setTimeout(() => onGone(id), LASTS)
    return () => clearTimeout(clock)
  }, [id, held, onGone])
  const seat = info.seats.find(each => each.name === name)?.seat
  const emote = emoteIn(text)
  return (
    <button
      type="button"
      className={styles['bubble']}
      onClick={onPress}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      {seat !== undefined && <Mark seat={seat} />}
      <span className="visually-hidden">{words.say('table.chat')}</span>
      <b>{name}</b>
      {emote ? (
        <span className={styles['emote']}>
          <Face emote={emote} />
          {words.say(`table.emote.${emote}`)}
        </span>
      ) : (
        <span className={styles['line']}>{text}</span>
      )}
    </button>
  )
}
