import { HOME } from './home.ts'
import { KITCHEN } from './kitchen.ts'
import { PAPERS } from './papers.ts'
import { TOOLS } from './tools.ts'
import { YARD } from './yard.ts'

export const THINGS = { ...KITCHEN, ...HOME, ...PAPERS, ...TOOLS, ...YARD }
export type Thing = keyof typeof THINGS
