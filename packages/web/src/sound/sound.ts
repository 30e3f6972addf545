// Synthesised sounds: nothing is loaded, and nothing is heard before the first touch of the page.

import { prefs } from '../prefs/prefs.ts'
import { NOTES, type Note, type SoundName } from './notes.ts'

interface Player {
  readonly context: AudioContext
  readonly noise: AudioBuffer
}

let player: Player | undefined
let isTouched = false

/** Browsers let a page be heard only after a gesture; this waits for the first one. */
export function readyForSound(): () => void {
  const begin = (): void => {
    stop()
    isTouched = true
    // Opening the device's sound takes long on a slow one, so the answer to the gesture is painted first.
    if (prefs.get().sound)
      setTimeout(() => {
        ready()
        blow()
      }, 100)
  }
  const stop = (): void => {
    removeEventListener('pointerdown', begin, true)
    removeEventListener('keydown', begin, true)
  }
  addEventListener('pointerdown', begin, true)
  addEventListener('keydown', begin, true)
  return stop
}

function ready(): Player {
  player ??= newPlayer()
  void player.context.resume()
  return player
}

function newPlayer(): Player {
  const context = new AudioContext()
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return { context, noise }
}

export function sound(name: SoundName): void {
  const { sound: on, volume } = prefs.get()
  if (!isTouched || !on || volume === 0) return
  const heard = ready()
  for (const note of NOTES[name]) strike(heard, note, volume)
}

function strike(
  { context, noise }: Player,
  { sound: { kind, from, to }, at, lasts, loud }: Note,
  volume: number,
): void {
  const begins = context.currentTime + at
  const ends = begins + lasts
  const gain = context.createGain()
  gain.gain.setValueAtTime(0, begins)
  gain.gain.linearRampToValueAtTime(loud * volume, begins + Math.min(0.012, lasts / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, ends)
  gain.connect(context.destination)
  if (kind === 'noise') {
    const source = context.createBufferSource()
    source.buffer = noise
    const band = context.createBiquadFilter()
    band.type = 'bandpass'
    band.frequency.setValueAtTime(from, begins)
    band.frequency.exponentialRampToValueAtTime(to, ends)
    source.connect(band).connect(gain)
    source.start(begins)
    source.stop(ends)
  } else {
    const source = context.createOscillator()
    source.type = kind
    source.frequency.setValueAtTime(from, begins)
    source.frequency.exponentialRampToValueAtTime(to, ends)
    source.connect(gain)
    source.start(begins)
    source.stop(ends)
  }
}

interface Wind {
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
}

let wind: Wind | undefined
/** How strong it should blow, 0 to 1. */
let strength = 0
/** The strongest wind is still softer than any other sound. */
const WIND_LOUD = 0.1
const WIND_SECONDS = 6
/** How slowly it rises and falls, in seconds. */
const WIND_CHANGES = 1.5

/** Wind under everything else, until it is set to 0: it follows the settings and falls silent in a hidden tab. */
export function setWind(wanted: number): void {
  strength = wanted
  blow()
}

function blow(): void {
  const { sound: on, volume } = prefs.get()
  const loud = isTouched && on && !document.hidden ? strength * volume * WIND_LOUD : 0
  if (loud === 0) {
    wind?.source.stop()
    wind = undefined
    return
  }
  const { context } = ready()
  wind ??= newWind(context)
  wind.gain.gain.setTargetAtTime(loud, context.currentTime, WIND_CHANGES)
}

prefs.subscribe(() => blow())
globalThis.document?.addEventListener('visibilitychange', () => blow())

/** Noise whose pitch wanders slowly, as one loop. */
function newWind(context: AudioContext): Wind {
  const samples = context.sampleRate * WIND_SECONDS
  const buffer = context.createBuffer(1, samples, context.sampleRate)
  const data = buffer.getChannelData(0)
  let last = 0
  for (let i = 0; i < samples; i++) {
    // Low noise, loudest in the middle of the loop and silent at its ends, so that it begins again unheard.
    last = 0.97 * last + 0.03 * (Math.random() * 2 - 1)
    data[i] = 8 * last * Math.sin((Math.PI * i) / samples)
  }
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = true
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = 420
  band.Q.value = 0.8
  const sway = context.createOscillator()
  sway.frequency.value = 1 / WIND_SECONDS
  const far = context.createGain()
  far.gain.value = 140
  sway.connect(far).connect(band.frequency)
  const gain = context.createGain()
  gain.gain.value = 0
  source.connect(band).connect(gain).connect(context.destination)
  source.start()
  sway.start()
  source.addEventListener('ended', () => sway.stop())
  return { source, gain }
}
