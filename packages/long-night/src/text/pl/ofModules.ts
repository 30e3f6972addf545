// The texts that only modules and scenarios need.

import type { Messages } from '@lastlight/kernel'
import { crossroadsModules } from './crossroadsModules.ts'
import { modules } from './modules.ts'
import { raxxon } from './raxxon.ts'
import { scenarios } from './scenarios.ts'

export const ofModules: Messages = { ...modules, ...crossroadsModules, ...raxxon, ...scenarios }
