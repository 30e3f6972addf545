// Who is in the list of people at a table: those who sit there, and for the host also those who watch or were removed.

import type { TablePerson } from '@lastlight/protocol'
import type { TableInfo } from '../../play/table.ts'

export interface Listed {
  readonly key: string
  readonly name: string
  /** Undefined for a person who does not sit there. */
  readonly seat: number | undefined
  /** What the host knows of them. */
  readonly known: TablePerson | undefined
}

/** `people`: the host's list; empty for everybody else. A person with several seats is listed once for the host. */
export function listedAt({ seats }: Pick<TableInfo, 'seats'>, people: readonly TablePerson[]): readonly Listed[] {
  const sitting = seats
    .filter(({ kind, me }) => kind === 'person' && !me)
    .map(({ seat, name }) => ({ key: `seat ${seat}`, name, seat, known: people.find(each => each.seat === seat) }))
  const others = people
    .filter(({ seat }) => seat === null)
    .map(known => ({ key: known.mark, name: known.name, seat: undefined, known }))
  return [...sitting, ...others]
}

/** The message that says what is special about a person. */
export function stateOf({ seat, known }: Listed): string | undefined {
  if (known?.removed) return 'table.people.removed'
  if (known?.muted) return 'table.people.muted'
  return seat === undefined ? 'table.people.watches' : undefined
}
