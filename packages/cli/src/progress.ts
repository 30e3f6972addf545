import process from 'node:process'

const EVERY = 10_000

/** For a person at a terminal one line that rewrites itself, for a log a line now and then. */
export class Progress {
  #told = -Infinity

  show(text: string): void {
    if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`)
    else if (performance.now() - this.#told > EVERY) {
      this.#told = performance.now()
      console.error(text)
    }
  }

  clear(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  }
}

/** 8 s, 3 min 20 s, 2 h 5 min */
export function duration(seconds: number): string {
  const s = Math.round(seconds)
  if (s < 60) return `${s} s`
  const min = Math.floor(s / 60)
  return min < 60 ? `${min} min ${s % 60} s` : `${Math.floor(min / 60)} h ${min % 60} min`
}
