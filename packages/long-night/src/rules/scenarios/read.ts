// LN-SCEN: a passage is read aloud.

import type { Seat } from '@lastlight/kernel'
import type { PassageId } from '../../content/scenarios.ts'
import { tell } from '../../language.ts'
import type { State } from '../../state.ts'

export function read(s: State, passage: PassageId, reader: Seat): void {
  s.reader = reader
  tell.all?.({ e: 'passage', passage, reader, ...(s.mode === 'hidden' ? {} : { together: true }) })
}
