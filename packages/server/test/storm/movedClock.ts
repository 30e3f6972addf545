// Moves the clock of a process that is started with `--import movedClock.ts?by=FILE`: the file holds by how many
// milliseconds. Timers and the steady clock are not touched, as when an operator sets the clock of a machine.

import { readFileSync } from 'node:fs'

const LOOK_MS = 20

const file = new URL(import.meta.url).searchParams.get('by') ?? ''
const RealDate = Date
const realNow = Date.now.bind(Date)
let by = 0

function look(): void {
  try {
    by = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    // The file is being written; the next look finds it.
  }
}

class MovedDate extends RealDate {
  constructor(...args: [] | [number | string | Date]) {
    if (args.length === 0) super(MovedDate.now())
    else super(...args)
  }

  static override now(): number {
    return realNow() + by
  }
}

globalThis.Date = MovedDate as DateConstructor
look()
setInterval(look, LOOK_MS).unref()
