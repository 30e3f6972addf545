// Bots at a table have names like everybody else: a log in which 'greedy' gathers wood reads badly.

import type { TableInfo } from './table.ts'

/** By seat; short, with different initials, and the same in every language. */
const NAMES = ['Iga', 'Oto', 'Vera', 'Max', 'Ela'] as const

export const botNameOn = (seat: number): string => NAMES[seat % NAMES.length]!

export const withBotNames = (info: TableInfo): TableInfo => ({
  ...info,
  seats: info.seats.map(each => (each.kind === 'bot' ? { ...each, name: botNameOn(each.seat) } : each)),
})
