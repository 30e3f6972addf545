// People of a picture: head and shoulders of a portrait, a coat down to the knees, hands that do something.
import { Shoulders } from '../../../../art/bust/Portrait.tsx'
import { CLOTHS, SKINS } from '../../../../art/bust/tones.ts'
import { tenth } from '../../../../art/random.ts'
import { Survivor } from '../Bust.tsx'
import { type HumanId, LOOKS } from '../looks.ts'
import { ball, type Paint, shape, stroke } from './paint.ts'
import type { Arm, Who } from './rows/row.ts'
import { CHILDREN, STRANGERS, type Stranger } from './strangers.ts'

export interface Standing {
  readonly who: Who
  readonly x: number
  readonly y: number
  readonly size: number
  readonly arms: readonly Arm[]
  readonly flip: boolean
}

const isStranger = (who: Who): who is Stranger => Object.hasOwn(STRANGERS, who)

function bodyOf(who: Who) {
  if (who === 'blue') return { coat: ['#2a2320', '#4b3f3a'], skin: '#a8795c', width: 37 } as const
  const look = isStranger(who) ? STRANGERS[who] : LOOKS[who as HumanId]
  return {
    coat: CLOTHS[look.coat],
    skin: SKINS[look.skin][0],
    width: { slim: 32, mid: 37, broad: 42 }[look.build],
  } as const
}

/** Children are smaller, and their heads are lower. */
export const grown = (standing: Standing): Standing =>
  CHILDREN.includes(standing.who) ? { ...standing, size: standing.size * 0.74, y: standing.y + 34 } : standing

export function coatOf({ who, x, y, size: s, arms }: Standing): Paint {
  const { coat, width } = bodyOf(who)
  const w = width * s
  const top = y + 55 * s
  const hem = top + 74 * s
  const at = (dx: number, dy: number) => `${tenth(x + dx)} ${tenth(dy)}`
  return [
    shape(
      `M${at(-w * 0.86, hem - 8)}H${tenth(x + w * 0.86)}V570H${tenth(x + 5 * s)}L${at(0, hem + 14 * s)}L${at(-5 * s, 570)}H${tenth(x - w * 0.86)}Z`,
      '#20242a',
    ),
    shape(
      `M${at(-w, top)}H${tenth(x + w)}L${at(w * 1.12, hem)}Q${at(0, hem + 10 * s)} ${at(-w * 1.12, hem)}Z`,
      coat[0],
    ),
    shape(
      `M${at(6 * s, top)}H${tenth(x + w)}L${at(w * 1.12, hem)}Q${at(w * 0.5, hem + 6 * s)} ${at(9 * s, hem + 5 * s)}Z`,
      '#000',
      0.24,
    ),
    stroke(`M${at(5 * s, top + 2)}L${at(8 * s, hem + 4 * s)}`, '#000', 2.5, 0.3),
    arms.length === 0
      ? stroke(
          `M${at(-w * 0.6, top - 8)}q-3 40 ${tenth(-4 * s)} ${tenth(60 * s)}M${at(w * 0.66, top - 8)}q3 40 ${tenth(3 * s)} ${tenth(60 * s)}`,
          '#000',
          3,
          0.28,
        )
      : [],
    stroke(
      `M${at(-w * 0.62, top + 44 * s)}h${tenth(w * 0.36)}M${at(w * 0.36, top + 44 * s)}h${tenth(w * 0.36)}`,
      '#000',
      3.4,
      0.3,
    ),
    [18, 38, 58].map(dy => ball(x + 1.5 * s, top + dy * s, 1.7 * s, '#e9dfc8', 0.6)),
    stroke(`M${at(-w, top + 2)}L${at(-w * 1.11, hem - 4)}`, '#ffe2a6', 2, 0.35),
  ]
}

export function armsOf({ who, x, y, size: s, arms }: Standing): Paint {
  const { coat, skin, width } = bodyOf(who)
  const w = width * s
  const shoulder = y + 45 * s
  return arms.map(([ax, ay, raised]) => {
    const side = ax < x ? -1 : 1
    const sx = x + side * w * 0.78
    const mx = side < 0 ? Math.min(sx, ax) - 12 : Math.max(sx, ax) + 12
    const my = raised ? (shoulder + ay) / 2 + 20 : Math.max(shoulder, ay) + 8
    const sleeve = `M${tenth(sx)} ${tenth(shoulder + 8)}Q${tenth(mx)} ${tenth(my)} ${tenth(ax)} ${tenth(ay)}`
    const cuff = Math.hypot(ax - mx, ay - my) || 1
    const [dx, dy] = [(ax - mx) / cuff, (ay - my) / cuff]
    return [
      stroke(sleeve, '#000', 13 * s + 4, 0.25),
      stroke(sleeve, coat[0], 13 * s),
      ball(ax + dx * 4 * s, ay + dy * 4 * s, 7.6 * s, skin),
      stroke(
        `M${tenth(ax - dx * 3 * s - dy * 5 * s)} ${tenth(ay - dy * 3 * s + dx * 5 * s)}L${tenth(ax - dx * 3 * s + dy * 5 * s)} ${tenth(ay - dy * 3 * s - dx * 5 * s)}`,
        coat[1],
        4.5 * s,
      ),
    ]
  })
}

export const Head = ({ who, x, y, size, flip }: Standing) => (
  <g
    transform={`translate(${tenth(x - 50 * size * (flip ? -1 : 1))} ${tenth(y - 48 * size)}) scale(${flip ? -size : size} ${size})`}
  >
    {isStranger(who) ? <Shoulders person={STRANGERS[who]} /> : <Survivor survivor={who} />}
  </g>
)
