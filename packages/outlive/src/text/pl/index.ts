import type { Messages } from '@lastlight/kernel'
import { coach } from './coach.ts'
import { equipment } from './equipment.ts'
import { events } from './events.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { rooms } from './rooms.ts'
import { table } from './table.ts'

export const messages: Messages = {
  ...names,
  ...equipment,
  ...rooms,
  ...events,
  ...table,
  ...options,
  ...questions,
  ...log,
  ...refusals,
  ...coach,
}
