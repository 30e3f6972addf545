// Standing answers: the server chooses for a person who has a single option and wants that. It does so only for an open
// question that was put to this seat alone and to a connected person: otherwise the moment of the answer would tell
// others that the seat had no choice. In a secret question that may depend on cards that only this seat knows.

import { randomInt } from 'node:crypto'
import type { Standing } from '@lastlight/protocol'
import { Problem } from '../problems.ts'
import { one } from '../storage/database.ts'
import { isBotSeat } from './clock.ts'
import type { LiveTable } from './liveTable.ts'
import type { PersonRef } from './lobby.ts'
import { mustSit } from './rights.ts'
import type { Listener, Tables } from './tables.ts'

/** As long as a person takes who does not have to think, at random. */
const LEAST_MS = 400
const MOST_MS = 1600
const aMoment = (): number => randomInt(LEAST_MS, MOST_MS)

const NONE: Standing = { passWhenNothing: false }

const standingAt = ({ seats }: LiveTable, seat: number): Standing => ({
  ...NONE,
  ...(JSON.parse(seats[seat]?.standing_answers ?? '{}') as Partial<Standing>),
})

export async function readStanding(tables: Tables, who: PersonRef, id: string, seat: number): Promise<Standing> {
  const table = await tables.newest(id)
  mustSit(table, who, seat)
  return standingAt(table, seat)
}

/** Other people are not told about this setting. */
export async function writeStanding(
  tables: Tables,
  who: PersonRef,
  id: string,
  seat: number,
  answers: Standing,
): Promise<Standing> {
  const table = await tables.table(id)
  mustSit(table, who, seat)
  await tables.change(table, () => {
    // Somebody else may have taken the seat meanwhile.
    mustSit(table, who, seat)
    return [
      one`UPDATE seats SET standing_answers = ${JSON.stringify(answers)}
        WHERE table_id = ${id} AND seat = ${seat} AND person_id = ${who.id}`,
    ]
  })
  return answers
}

interface Answer {
  readonly seat: number
  readonly option: unknown
  readonly version: number
}

/** The answer for the seat that is asked; undefined when its person has to choose. */
function answerAt(table: LiveTable, isThere: (person: string) => boolean): Answer | undefined {
  const { pending, entries, seats, row, version } = table
  const [seat, ...others] = pending
  if (row.status !== 'playing' || table.clock.paused) return undefined
  if (seat === undefined || others.length > 0 || table.isAskedTogether(seat)) return undefined
  const { person_id: person, standing_answers: standing } = seats[seat]!
  // This runs after every choice, and nearly no seat has a standing answer: leave early.
  if (standing === '{}' || person === null || isBotSeat(table, seat) || !isThere(person)) return undefined
  const { options } = table.questions.of(seat)
  if (options.length !== 1 || !standingAt(table, seat).passWhenNothing || table.asksInSecret) return undefined
  // A person who has just taken something back wants to choose something else.
  const last = entries.at(-1)
  if (last && !('seat' in last.entry)) return undefined
  return { seat, option: options[0], version }
}

interface Waiting {
  readonly version: number
  readonly timer: NodeJS.Timeout
}

export class StandingAnswers implements Listener {
  readonly #tables: Tables
  readonly #isThere: (person: string) => boolean
  readonly #onProblem: (problem: unknown) => void
  readonly #moment: () => number
  readonly #waiting = new Map<string, Waiting>()
  #closed = false

  constructor(
    tables: Tables,
    isThere: (person: string) => boolean,
    onProblem: (problem: unknown) => void,
    moment = aMoment,
  ) {
    this.#tables = tables
    this.#isThere = isThere
    this.#onProblem = onProblem
    this.#moment = moment
  }

  start(): void {
    this.#tables.addListener(this)
  }

  close(): void {
    this.#closed = true
    for (const { timer } of this.#waiting.values()) clearTimeout(timer)
    this.#waiting.clear()
  }

  /** Called after a choice, a change of the setting, and when a person begins to watch. */
  changed(table: LiveTable): void {
    const { id } = table.row
    const answer = this.#closed ? undefined : answerAt(table, this.#isThere)
    const waiting = this.#waiting.get(id)
    if (waiting && waiting.version === answer?.version) return
    clearTimeout(waiting?.timer)
    this.#waiting.delete(id)
    if (!answer) return
    const timer = setTimeout(() => {
      this.#waiting.delete(id)
      void this.#say(table, answer).catch(this.#onProblem)
    }, this.#moment())
    timer.unref()
    this.#waiting.set(id, { version: answer.version, timer })
  }

  seated(table: LiveTable): void {
    this.changed(table)
  }

  async #say(table: LiveTable, { version, seat }: Answer): Promise<void> {
    const answer = answerAt(table, this.#isThere)
    if (answer?.version !== version || answer.seat !== seat) return
    try {
      const entry = { seat, option: answer.option as never }
      await this.#tables.play(null, table.row.id, entry, version, undefined, 'standing')
    } catch (problem) {
      // The person has answered, or the table has changed.
      if (!(problem instanceof Problem)) throw problem
    }
  }
}
