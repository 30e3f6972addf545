// The record of what operators do: who, when, what.

import { type ActionOperator, type ActionPage, type ActionTarget, type OperatorAction, PAGE } from '@lastlight/protocol'
import { LATEST, pageOf, partsOf, type TimeAndId } from '../storage/cursors.ts'
import { type Database, one, type Statement } from '../storage/database.ts'
import { newId } from '../tables/codes.ts'

/** Who acts: an account that is an operator's, or the command line. */
export interface Operator {
  readonly id: string | null
  readonly name: string
}

export const COMMAND_LINE: Operator = { id: null, name: 'command line' }

interface Action {
  readonly action: OperatorAction['action']
  /** What or whom it was done to, in words. */
  readonly target: string
  /** The person, whose name is dropped when their account is deleted. */
  readonly person?: string | null
  readonly note?: string
}

/** Written in the same unit as the action itself. */
export const recorded = (by: Operator, { action, target, person = null, note = '' }: Action, now: number): Statement =>
  one`INSERT INTO operator_actions (id, at, operator_id, operator_name, action, person_id, target, note)
    VALUES (${newId()}, ${now}, ${by.id}, ${by.name}, ${action}, ${person}, ${target}, ${note})`

interface ActionRow {
  readonly id: string
  readonly at: number
  readonly operator_id: string | null
  readonly operator_name: string
  readonly action: OperatorAction['action']
  readonly person_id: string | null
  readonly target: string
  readonly note: string
}

/** Only people have an id. It is gone with their account, and so is their name. */
export function operatorOf({
  operator_id: id,
  operator_name: name,
}: Pick<ActionRow, 'operator_id' | 'operator_name'>): ActionOperator {
  if (id !== null) return { kind: 'person', name, id }
  return { kind: name === COMMAND_LINE.name ? 'commandLine' : 'removed' }
}

function targetOf({ action, person_id: person, target: name }: ActionRow): ActionTarget {
  switch (action) {
    case 'block':
    case 'unblock':
      return { kind: 'network', name }
    case 'end table':
    case 'remove tables':
      return { kind: 'table', name }
    default:
      return person === null ? { kind: 'removed' } : { kind: 'person', name, id: person }
  }
}

const MOST: number = PAGE.actions

/** The newest come first. `after` is the `next` of the page before. */
export async function listActions(db: Database, limit = MOST, after?: string): Promise<ActionPage> {
  const [at, id] = startAfter(after)
  const rows = await db.read<ActionRow>`SELECT id, at, operator_id, operator_name, action, person_id, target, note
    FROM operator_actions WHERE at < ${at} OR (at = ${at} AND id > ${id}) ORDER BY at DESC, id LIMIT ${limit + 1}`
  const { page, next } = pageOf(rows, limit, last => `${last.at}.${last.id}`)
  return {
    actions: page.map(row => ({
      at: row.at,
      operator: operatorOf(row),
      action: row.action,
      target: targetOf(row),
      note: row.note,
    })),
    next,
  }
}

function startAfter(cursor: string | undefined): TimeAndId {
  if (cursor === undefined) return [LATEST, '']
  const [at, id] = partsOf(cursor, /^(\d{1,15})\.(.+)$/)
  return [Number(at), id!]
}
