import type { Messages } from '@lastlight/kernel'
import { coach } from './coach.ts'
import { crises } from './crises.ts'
import { crossroadsColony } from './crossroadsColony.ts'
import { crossroadsPeople } from './crossroadsPeople.ts'
import { crossroadsPlaces } from './crossroadsPlaces.ts'
import { items } from './items.ts'
import { log } from './log.ts'
import { names } from './names.ts'
import { objectives } from './objectives.ts'
import { options } from './options.ts'
import { questions } from './questions.ts'
import { refusals } from './refusals.ts'
import { secrets } from './secrets.ts'
import { survivors } from './survivors.ts'
import { table } from './table.ts'
import { terms } from './terms.ts'
import { why } from './why.ts'

export const messages: Messages = {
  ...names,
  ...items,
  ...survivors,
  ...crises,
  ...objectives,
  ...secrets,
  ...terms,
  ...crossroadsPeople,
  ...crossroadsPlaces,
  ...crossroadsColony,
  ...table,
  ...options,
  ...questions,
  ...log,
  ...why,
  ...refusals,
  ...coach,
}
