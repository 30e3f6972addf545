import { memo, type ReactElement, useEffect, useRef, useState } from 'react'
import { useTable } from '../face/table.ts'
import { announcementOf, heardAll, heardOf } from './announcing.ts'
import { useShowing } from './showing.ts'
import { useRecapReader } from './useRecapReader.ts'

/** Events that come together are announced together. */
const PAUSE = 500
/** Others who do nothing for so long are thinking: what they did until then is told. */
const THINKING = 3000

/** For screen readers: one summary of the turns of the others, one's own luck in it, and urgent events at once. */
export const Announcer = memo(function Announcer(): ReactElement {
  const { told, isShowing } = useShowing()
  const { sight, me } = useTable()
  const reader = useRecapReader()
  const heard = useRef(heardAll(told))
  const [said, setSaid] = useState({ number: 0, summary: [] as readonly string[], urgent: '' })
  const { waiting } = sight.view
  const isWaited = me !== undefined && !sight.asked && sight.outcome === null && waiting.seats.length > 0
  useEffect(() => {
    heard.current = heardOf(heard.current, told)
    const announce = (isOver: boolean): void => {
      const next = announcementOf(told, heard.current, isOver, reader)
      heard.current = next.heard
      if (next.summary.length > 0 || next.urgent !== '')
        setSaid(({ number }) => ({ number: number + 1, summary: next.summary, urgent: next.urgent }))
    }
    if (heard.current.inSummary === told.length) return
    const soon = setTimeout(() => announce(!isShowing && !isWaited), PAUSE)
    const later = isShowing ? undefined : setTimeout(() => announce(true), THINKING)
    return () => {
      clearTimeout(soon)
      clearTimeout(later)
    }
  }, [told, isShowing, isWaited, reader])
  const { number, summary, urgent } = said
  return (
    <>
      <div className="visually-hidden" role="status" data-testid="announced">
        {/* New elements each time: the same words in the same element would not be read again. */}
        {summary.map((text, i) => (
          <p key={`${number} ${i}`}>{text}</p>
        ))}
      </div>
      <p className="visually-hidden" role="alert">
        {urgent !== '' && <span key={number}>{urgent}</span>}
      </p>
    </>
  )
})
