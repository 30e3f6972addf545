import type { Messages } from '@lastlight/kernel'
import { account } from './account.ts'
import { home } from './home.ts'
import { learn } from './learn.ts'
import { rules } from './rules.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { table } from './table.ts'
import { tables } from './tables.ts'

export const messages: Messages = {
  ...account,
  ...home,
  ...learn,
  ...rules,
  ...settings,
  ...shell,
  ...table,
  ...tables,
}
