import { relative } from 'node:path'
import process from 'node:process'
import { duration, Progress } from '../progress.ts'
import type { Campaign } from './campaign.ts'
import { writeFailure } from './failure.ts'
import type { Finding, GameOrder, Result } from './messages.ts'
import { writeRecord } from './record.ts'
import type { Threads } from './threads.ts'

/** More failures would add no information. */
const MOST_FAILURES = 25
const SAVE_EVERY = 2_000

/** Plays a campaign to its end or until it is interrupted; the progress is on disk either way. */
export class Run {
  readonly #campaign: Campaign
  readonly #folder: string
  readonly #progress = new Progress()
  readonly #start = performance.now()
  #saved = performance.now()
  #played = 0
  /** The games that have failed in this run, and where each is kept. */
  readonly failed: { readonly check: string; readonly seed: string; readonly config: object; readonly file: string }[] =
    []
  isInterrupted = false

  constructor(campaign: Campaign, folder: string) {
    this.#campaign = campaign
    this.#folder = folder
  }

  async play(threads: Threads): Promise<void> {
    const interrupt = (): void => {
      if (this.isInterrupted) process.exit(130)
      this.isInterrupted = true
      this.#progress.clear()
      console.error('Finishing the games under way; once more to stop at once.')
    }
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt)
    await threads.play(
      () => this.#next(),
      result => this.#count(result),
    )
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
    this.#progress.clear()
    if (this.failed.length >= MOST_FAILURES) console.log(`stopped after ${this.failed.length} failures`)
    writeRecord(this.#folder, this.#campaign.record)
  }

  #next(): GameOrder | undefined {
    return this.isInterrupted || this.failed.length >= MOST_FAILURES ? undefined : this.#campaign.next()
  }

  #count(result: Result): void {
    this.#played += 1
    this.#campaign.count(result)
    if (result.finding) this.#keep(result.order, result.finding)
    if (performance.now() - this.#saved > SAVE_EVERY) {
      this.#saved = performance.now()
      writeRecord(this.#folder, this.#campaign.record)
    }
    this.#show()
  }

  #keep({ config, seed, goesBack }: GameOrder, finding: Finding): void {
    const { game, version } = this.#campaign.record
    const path = writeFailure(this.#folder, { game, version, config, seed, goesBack, ...finding })
    const file = relative(process.cwd(), path)
    this.failed.push({ check: finding.check, seed, config, file })
    this.#progress.clear()
    console.log(`✖ ${finding.message}\n  npm run fuzz -- --replay ${file}\n`)
  }

  #show(): void {
    const { left } = this.#campaign
    const rate = this.#played / ((performance.now() - this.#start) / 1000)
    const failed = this.failed.length > 0 ? `, ${this.failed.length} failed` : ''
    const text = `${this.#played} games${failed}, ${rate.toFixed(1)} a second`
    this.#progress.show(`${text}, about ${duration(left / rate)} to go`)
  }
}
