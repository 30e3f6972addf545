// The words of the home page: as few as a first visit needs.

import type { Messages } from '@lastlight/kernel'
import { home } from './home.ts'
import { shell } from './shell.ts'

export const messages: Messages = { ...home, ...shell }
