import type { Messages } from '@lastlight/kernel'
import { board } from './board.ts'
import { lesson } from './lesson.ts'
import { shelter } from './shelter.ts'

export const table: Messages = { ...board, ...lesson, ...shelter }
