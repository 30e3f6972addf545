// What the screen says of modules and scenarios; only tables that have some load it.

import type { Messages } from '@lastlight/kernel'
import { scenario } from './scenario.ts'

export const modules: Messages = { ...scenario }
