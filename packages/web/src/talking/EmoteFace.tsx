import type { ReactElement } from 'react'
import type { Emote } from './emotes.ts'

/** Eyes and mouth of each, on one round head. */
const LINES: { readonly [emote in Emote]: string } = {
  wave: 'M8 10v1M14 10v1M8 15q3 3 6 0M19 4l3-2M20 8l3 0M17 2l1-1',
  thanks: 'M7 11q1-2 2 0M13 11q1-2 2 0M8 15q3 3 6 0',
  nice: 'M8 10v1M14 10v1M7 14q4 6 8 0z',
  ouch: 'M7 9l2 2M9 9l-2 2M13 9l2 2M15 9l-2 2M8 17q3-3 6 0',
  think: 'M8 9v1M14 9v1M8 16h5M6 6q2-1 3 0',
  hurry: 'M8 10v1M14 10v1M8 16h6M20 5v6l3 2',
  sorry: 'M7 11q1 1 2 0M13 11q1 1 2 0M8 17q3-2 6 0',
  gg: 'M7 10h3M12 10h3M8 14q3 4 6 0',
}

export const Face = ({ emote }: { readonly emote: Emote }): ReactElement => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <circle cx="11" cy="13" r="9" fill="var(--mood-3, var(--mood))" />
    <path
      d={LINES[emote]}
      fill="none"
      stroke="var(--bg-0)"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
