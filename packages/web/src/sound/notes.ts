// The parts of each sound: a few notes or bursts of noise, in the order in which they begin.

export type SoundName =
  | 'choose'
  | 'confirm'
  | 'undo'
  | 'turn'
  | 'token'
  | 'card'
  | 'die'
  | 'pressure'
  | 'radiation'
  | 'dawn'
  | 'night'
  | 'loss'
  | 'end'
  | 'step'
  | 'knock'
  | 'plank'
  | 'bell'
  | 'paper'

interface Tone {
  readonly kind: 'sine' | 'triangle' | 'square'
  /** Hertz, where it begins and where it ends. */
  readonly from: number
  readonly to: number
}

/** Noise through a band around this frequency. */
interface Noise {
  readonly kind: 'noise'
  readonly from: number
  readonly to: number
}

export interface Note {
  readonly sound: Tone | Noise
  /** Seconds. */
  readonly at: number
  readonly lasts: number
  /** 0 to 1. */
  readonly loud: number
}

const tone = (from: number, at: number, lasts: number, loud: number, to = from, kind: Tone['kind'] = 'sine'): Note => ({
  sound: { kind, from, to },
  at,
  lasts,
  loud,
})
const breath = (from: number, at: number, lasts: number, loud: number, to = from): Note => ({
  sound: { kind: 'noise', from, to },
  at,
  lasts,
  loud,
})

export const NOTES: { readonly [name in SoundName]: readonly Note[] } = {
  choose: [tone(520, 0, 0.07, 0.25, 560, 'triangle')],
  confirm: [tone(392, 0, 0.09, 0.35, 392, 'triangle'), tone(587, 0.06, 0.16, 0.3, 587, 'triangle')],
  undo: [tone(494, 0, 0.08, 0.3, 470, 'triangle'), tone(370, 0.06, 0.14, 0.25, 350, 'triangle')],
  turn: [tone(659, 0, 0.5, 0.4), tone(1318, 0, 0.3, 0.08), tone(880, 0.2, 0.7, 0.4), tone(1760, 0.2, 0.4, 0.08)],
  token: [tone(1250, 0, 0.05, 0.2, 900, 'triangle'), tone(1500, 0.04, 0.06, 0.15, 1200, 'triangle')],
  card: [breath(2600, 0, 0.12, 0.3, 900)],
  die: [
    breath(1800, 0, 0.03, 0.4),
    breath(1500, 0.09, 0.03, 0.3),
    breath(1700, 0.16, 0.03, 0.25),
    breath(1300, 0.21, 0.04, 0.2),
  ],
  pressure: [tone(95, 0, 0.35, 0.8, 48), breath(220, 0, 0.1, 0.3, 90)],
  radiation: [0, 0.07, 0.11, 0.23, 0.31].map(at => breath(3400, at, 0.012, 0.5)),
  dawn: [tone(294, 0, 1.2, 0.2), tone(370, 0.25, 1.1, 0.2), tone(440, 0.5, 1.2, 0.2)],
  night: [tone(330, 0, 1.1, 0.2), tone(247, 0.3, 1.2, 0.2), tone(165, 0.6, 1.3, 0.22)],
  loss: [tone(220, 0, 0.3, 0.4, 196), tone(165, 0.22, 0.6, 0.4, 147)],
  end: [tone(294, 0, 1.6, 0.2), tone(440, 0.2, 1.6, 0.2), tone(587, 0.4, 1.8, 0.22), tone(740, 0.6, 2, 0.15)],
  knock: [tone(150, 0, 0.09, 0.7, 90), breath(320, 0, 0.04, 0.35, 160)],
  plank: [breath(1900, 0, 0.03, 0.6), breath(900, 0.02, 0.14, 0.5, 300), tone(120, 0.03, 0.16, 0.5, 70, 'triangle')],
  bell: [tone(98, 0, 2.6, 0.55), tone(196, 0, 1.8, 0.2), tone(233, 0, 1.4, 0.12), tone(294, 0, 0.9, 0.08)],
  paper: [breath(3200, 0, 0.1, 0.2, 2200), breath(2400, 0.09, 0.16, 0.25, 1300)],
  step: [breath(500, 0, 0.05, 0.3, 250), breath(430, 0.13, 0.05, 0.25, 220)],
}
