import { type ReactElement, use } from 'react'
import { Patterns } from '../art/index.ts'
import { printed } from '../ui/printed.ts'
import styles from './LineChart.module.css'
import { type Point, spread, ticksOf } from './lines.ts'
import { Mark } from './Mark.tsx'

const WIDTH = 260
const HEIGHT = 176
const LEFT = 26
const RIGHT = 8
const TOP = 10
const BOTTOM = 24
/** How far apart the names at the ends of the lines stand at least. */
const APART = 28

/** The line of each pattern: plain, stripes, dots, chevrons, checks. */
const DASHES = [undefined, '9 6', '0.1 7', '12 6 0.1 6', '4 5'] as const
/** The marker of each line at each day: round, square, diamond, triangle, cross. */
const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.6-3.6h7.2v7.2h-7.2z',
  'M0-5L5 0 0 5-5 0z',
  'M0-4.8L4.8 3.6h-9.6z',
  'M-4.4-1.6h2.8v-2.8h3.2v2.8h2.8v3.2h-2.8v2.8h-3.2v-2.8h-2.8z',
] as const

interface Props {
  readonly curve: readonly Point[]
  nameOf(seat: number): string
  readonly title: string
  dayOf(day: number): string
}

/** Keeps the place of a chart that is not there yet: what stands below stays where it is. */
export const AwaitedChart = ({ title }: { readonly title: string }): ReactElement => (
  <figure className={styles['chart']}>
    <figcaption className="note">{title}</figcaption>
    <div className={styles['plot']} aria-hidden="true">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false" />
    </div>
  </figure>
)

/** Numbers over days or rounds, a line for each player; also as a table for screen readers. */
export function LineChart({ curve, nameOf, title, dayOf }: Props): ReactElement {
  const patterns = use(Patterns)
  const ticks = ticksOf(curve)
  const low = ticks[0]!
  const high = ticks.at(-1)!
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, curve.length - 1)
  const y = (points: number): number => TOP + ((high - points) * (HEIGHT - TOP - BOTTOM)) / (high - low)
  const seats = curve[0]!.points.map((_, seat) => seat)
  const last = curve.at(-1)!.points
  const names = spread(
    last.map(points => y(points)),
    APART,
    HEIGHT - APART / 2,
  )
  return (
    <figure className={styles['chart']}>
      <figcaption className="note">{title}</figcaption>
      <div className={styles['plot']} aria-hidden="true">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} focusable="false">
          {ticks.map(tick => (
            <g key={tick} className={tick === 0 ? styles['zero'] : styles['tick']}>
              <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
              <text x={LEFT - 6} y={y(tick) + 4} textAnchor="end">
                {printed(tick)}
              </text>
            </g>
          ))}
          {curve.map(({ day }, i) => (
            <text key={day} x={x(i)} y={HEIGHT - 5} textAnchor="middle">
              {day}
            </text>
          ))}
          {seats.map(seat => {
            const pattern = patterns[seat] ?? seat
            const colour = `var(--seat-${seat + 1})`
            return (
              <g key={seat}>
                <polyline
                  points={curve.map(({ points }, i) => `${x(i)},${y(points[seat]!)}`).join(' ')}
                  stroke={colour}
                  strokeDasharray={DASHES[pattern]}
                />
                {curve.map(({ day, points }, i) => (
                  <path
                    key={day}
                    className={styles['spot']}
                    d={SHAPES[pattern]}
                    transform={`translate(${x(i)} ${y(points[seat]!)})`}
                    fill={colour}
                  />
                ))}
              </g>
            )
          })}
        </svg>
        <ul>
          {seats.map(seat => (
            <li key={seat} style={{ top: `${(100 * names[seat]!) / HEIGHT}%` }}>
              <Mark seat={seat} size="24px" />
              <b>{last[seat]}</b>
            </li>
          ))}
        </ul>
      </div>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <td />
              {seats.map(seat => (
                <th key={seat} scope="col">
                  {nameOf(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {curve.map(({ day, points }) => (
              <tr key={day}>
                <th scope="row">{dayOf(day)}</th>
                {seats.map(seat => (
                  <td key={seat}>{points[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
