// Finds the person whom a client means by a seat or by a message: clients do not know ids of people.

import { notFound } from '../problems.ts'
import type { Database } from '../storage/database.ts'
import type { LiveTable } from '../tables/liveTable.ts'
import type { PersonRef } from '../tables/lobby.ts'
import { isRemoved, maySee } from '../tables/rights.ts'
import { mayRead, type Room } from './rooms.ts'

/** The author of a message, or the person on a seat. */
export type Speaker = { readonly seat: number } | { readonly message: string }

export interface ChatRow {
  readonly id: string
  readonly table_id: string
  readonly room: Room
  readonly person_id: string
  readonly name: string
  readonly text: string
  readonly at: number
}

/** A person, and the message by which they were found. */
interface Found extends PersonRef {
  readonly message: ChatRow | undefined
}

/**
 * Only those who may see the person or read the message find anybody. `evenRemoved`: a host must not keep somebody from
 * reporting by removing them.
 */
export async function speakerAt(
  db: Database,
  table: LiveTable,
  who: PersonRef,
  speaker: Speaker,
  evenRemoved = false,
): Promise<Found> {
  if ('seat' in speaker) {
    const there = table.seats.find(each => each.seat === speaker.seat)
    if (!there?.person_id || !maySee(table, who, 'public')) throw notFound()
    return { id: there.person_id, name: there.name, message: undefined }
  }
  const [message] = await db.read<ChatRow>`SELECT * FROM chat_messages
    WHERE id = ${speaker.message} AND table_id = ${table.row.id}`
  const knowsIt = evenRemoved && isRemoved(table, who)
  if (!message || !(knowsIt || mayRead(table, who, message.room))) throw notFound()
  return { id: message.person_id, name: message.name, message }
}
