// Counts what was sent, and keeps what was wrong with the answers.

import { wrongIn } from './judge.ts'
import { type Answered, type CutOff, send, type Wanted } from './request.ts'
import { nameOf, type Target } from './targets.ts'

/** The same thing can go wrong a thousand times: so many lines are kept. */
const KEPT = 100

const SHOWN = 120
const told = ({ method, path, body = '' }: Wanted): string =>
  `${method} ${path.slice(0, SHOWN)} ${JSON.stringify(body.slice(0, SHOWN))}`

export class Tally {
  requests = 0
  messages = 0
  wrongAnswers = 0
  crashes = 0
  readonly covered = new Set<string>()
  readonly lines: string[] = []

  wrong(line: string): void {
    this.wrongAnswers += 1
    this.#keep(line)
  }

  crash(line: string): void {
    this.crashes += 1
    this.#keep(`crash: ${line}`)
  }

  #keep(line: string): void {
    if (this.lines.length < KEPT && !this.lines.includes(line)) this.lines.push(line)
  }

  /** Sends a request and judges the answer. A server that closes the connection has to have a reason: `mayCut`. */
  async send(url: string, target: Target, wanted: Wanted, mayCut = false): Promise<Answered | CutOff> {
    this.requests += 1
    this.covered.add(nameOf(target))
    const answer = await send(url, wanted).catch((problem: unknown) => {
      this.crash(`${nameOf(target)}: ${String(problem)}`)
      return 'cut off' as const
    })
    if (answer !== 'cut off') {
      const wrong = wrongIn(target, answer)
      if (wrong !== undefined) this.wrong(`${wrong} (asked with ${told(wanted)})`)
    } else if (!mayCut) this.wrong(`${nameOf(target)}: no answer to ${told(wanted)}`)
    return answer
  }
}
