// The lines that a person types, and the commands in them.

import process from 'node:process'
import { createInterface } from 'node:readline'
import { chooseByNumber, chooseByWords, showChoices } from './choosing.ts'
import { coach, help, rules, why } from './explaining.ts'
import { load, report, save } from './files.ts'
import { printBoard, printLog, printWelcome } from './printing.ts'
import type { Session } from './session.ts'
import { playBots, redo, undo } from './turns.ts'

/** True when the game goes on from there; otherwise the same question stays. */
type Command = (session: Session, rest: string) => boolean | void

const COMMANDS: { readonly [word: string]: Command } = {
  undo,
  redo,
  load,
  why,
  coach,
  rules,
  rule: rules,
  board: printBoard,
  log: printLog,
  save,
  report,
  all: session => showChoices(session),
  help,
  '?': help,
}

const LEAVE: readonly string[] = ['quit', 'exit']

function obey(session: Session, text: string): boolean {
  const [word = ''] = text.split(/\s+/, 1)
  if (text === '' || /^[-+]?\d+$/.test(text)) return chooseByNumber(session, text)
  const range = /^(\d+)\s*[-–]\s*(\d+)$/.exec(text)
  if (range) {
    showChoices(session, Number(range[1]), Number(range[2]))
    return false
  }
  const name = word.toLowerCase()
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) return chooseByWords(session, text)
  return command(session, text.slice(word.length).trim()) === true
}

/** Reads lines until the game is over or the person leaves; a game that is not over is kept. */
export async function readLines(session: Session): Promise<void> {
  const lines = createInterface({ input: process.stdin, terminal: false })
  // Lines that are typed while the bots think are kept.
  const typed = lines[Symbol.asyncIterator]()
  const stop = (): void => lines.close()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const prompt = (): void => {
    if (process.stdin.isTTY) process.stdout.write('> ')
  }
  printWelcome(session)
  await playBots(session)
  if (!session.isOver) {
    prompt()
    for await (const line of typed) {
      const text = line.trim()
      if (LEAVE.includes(text.split(/\s+/, 1)[0]!.toLowerCase())) break
      if (obey(session, text)) await playBots(session)
      if (session.isOver) break
      prompt()
    }
  }
  lines.close()
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (!session.isOver) save(session, '')
}
