import type { Messages } from '@lastlight/kernel'
import { board } from './board.ts'
import { colony } from './colony.ts'
import { face } from './face.ts'
import { lesson } from './lesson.ts'
import { moments } from './moments.ts'

export const table: Messages = { ...board, ...colony, ...face, ...lesson, ...moments }
