import { memo, type ReactElement, useEffect, useRef, useState } from 'react'
import { useTable } from '../face/table.ts'
import { announcementOf } from './announcing.ts'
import { useShowing } from './showing.ts'

/** For screen readers: one summary for each turn of the others, and urgent events at once. */
export const Announcer = memo(function Announcer(): ReactElement {
  const { told } = useShowing()
  const { face, saying, sight, me } = useTable()
  const heard = useRef(told.length)
  const [lines, setLines] = useState({ polite: '', urgent: '' })
  const count = told.length
  useEffect(() => {
    if (count < heard.current) heard.current = count
    if (count === heard.current) return
    // A short pause ends a turn: events that come together are read as one.
    const clock = setTimeout(() => {
      const news = told.slice(heard.current)
      heard.current = count
      setLines(announcementOf(news, me, event => face.display(event, sight.viewer).urgent, saying.event))
    }, 500)
    return () => clearTimeout(clock)
  }, [count, told, me, face, saying, sight.viewer])
  return (
    <>
      <p className="visually-hidden" role="status" data-testid="announced">
        {lines.polite}
      </p>
      <p className="visually-hidden" role="alert">
        {lines.urgent}
      </p>
    </>
  )
})
