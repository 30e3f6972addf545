// The people whom a person has muted, as a setting that reveals nobody.

import { createHash } from 'node:crypto'
import { limit, STORED } from '../ops/limit.ts'
import { notFound, Problem } from '../problems.ts'
import { Conflict, type Database, one } from '../storage/database.ts'

const SETTING = 'muted'
const MARK = 10
/** A setting cannot hold more. */
export const MOST_MUTED = 36
limit({ what: 'people whom a person has muted', person: MOST_MUTED, because: STORED })
const TRIES = 5

type Settings = { readonly [name: string]: unknown }

/** A hash that names the speaker only to those who know both ids, and differs from listener to listener. */
const markOf = (listener: string, speaker: string): string =>
  createHash('sha256').update(`${listener} ${speaker}`).digest('base64url').slice(0, MARK)

const marksIn = (settings: string): readonly string[] => {
  const muted = (JSON.parse(settings) as Settings)[SETTING]
  return typeof muted === 'string' ? muted.split(' ').filter(mark => mark !== '') : []
}

export class Mutes {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async mutedBy(listeners: Iterable<string>, speaker: string): Promise<ReadonlySet<string>> {
    const ids = [...listeners]
    const gaps = ids.map((_, i) => `$${i + 1}`).join(', ')
    if (ids.length === 0) return new Set()
    const rows = await this.#db.read<{ id: string; settings: string }>(
      `SELECT id, settings FROM people WHERE id IN (${gaps})`,
      ...ids,
    )
    return new Set(rows.filter(row => marksIn(row.settings).includes(markOf(row.id, speaker))).map(row => row.id))
  }

  /** A function that tells whether this listener hears a speaker. */
  async hearingOf(listener: string): Promise<(speaker: string) => boolean> {
    const marks = new Set(marksIn((await this.#settings(listener)) ?? '{}'))
    return speaker => !marks.has(markOf(listener, speaker))
  }

  async set(listener: string, speaker: string, muted: boolean): Promise<void> {
    if (listener === speaker) throw new Problem('bad', 'You cannot mute yourself.')
    const mark = markOf(listener, speaker)
    await this.#change(listener, marks => {
      const others = marks.filter(each => each !== mark)
      return muted ? [...others, mark] : others
    })
  }

  async clear(listener: string): Promise<void> {
    await this.#change(listener, () => [])
  }

  async #settings(person: string): Promise<string | undefined> {
    return (await this.#db.read<{ settings: string }>`SELECT settings FROM people WHERE id = ${person}`)[0]?.settings
  }

  /** Other settings may change at the same time, and none of them may be lost. */
  async #change(person: string, change: (marks: readonly string[]) => readonly string[]): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      const old = await this.#settings(person)
      if (old === undefined) throw notFound()
      const marks = change(marksIn(old))
      if (marks.length > MOST_MUTED) throw new Problem('conflict', 'You mute too many people; unmute a person first.')
      const { [SETTING]: _, ...others } = JSON.parse(old) as Settings
      const now = JSON.stringify(marks.length === 0 ? others : { ...others, [SETTING]: marks.join(' ') })
      if (now === old) return
      try {
        await this.#db.write([one`UPDATE people SET settings = ${now} WHERE id = ${person} AND settings = ${old}`])
        return
      } catch (problem) {
        if (!(problem instanceof Conflict)) throw problem
      }
    }
    throw new Problem('conflict', 'Your settings are changing; try again.')
  }
}
