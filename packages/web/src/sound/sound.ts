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
    if (prefs.get().sound) setTimeout(ready, 100)
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
