import type { ReactElement } from 'react'
import styles from './Pointer.module.css'
import type { Box } from './usePlaces.ts'

const GAP = 5
/** A longer line would run across what is to be read; the ring is enough then. */
const LONGEST = 120

/** The point where the line between the two centres leaves a box. */
function edgeOf(box: Box, towards: Box): { readonly x: number; readonly y: number } {
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const dx = towards.left + towards.width / 2 - x
  const dy = towards.top + towards.height / 2 - y
  const far = Math.max(Math.abs(dx) / (box.width / 2), Math.abs(dy) / (box.height / 2), 1)
  return { x: x + dx / far, y: y + dy / far }
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

/** A ring around a thing that is in the window, and a line to it from the card. It takes no clicks. */
export function Pointer({ target, card }: { readonly target: Box; readonly card: Box }): ReactElement | null {
  const ring = {
    left: Math.max(target.left - GAP, 2),
    top: Math.max(target.top - GAP, 2),
    width: 0,
    height: 0,
  }
  ring.width = Math.min(target.left + target.width + GAP, innerWidth - 2) - ring.left
  ring.height = Math.min(target.top + target.height + GAP, innerHeight - 2) - ring.top
  if (ring.width <= 0 || ring.height <= 0) return null
  const from = edgeOf(card, ring)
  const to = edgeOf(ring, card)
  return (
    <svg className={styles['pointer']} aria-hidden="true">
      <rect x={ring.left} y={ring.top} width={ring.width} height={ring.height} rx="12" />
      {!meets(ring, card) && Math.hypot(to.x - from.x, to.y - from.y) <= LONGEST && (
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      )}
    </svg>
  )
}
