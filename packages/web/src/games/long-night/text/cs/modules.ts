// What the screen says of modules and scenarios; only tables that have some load it.

import type { Messages } from '@lastlight/kernel'

export const modules: Messages = {}
