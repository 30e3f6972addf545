export type { Bot } from './bot.ts'
export { Draws } from './draws.ts'
export { botName, botNames, newBot } from './registry.ts'
