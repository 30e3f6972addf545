// Lines that a person types, and what they do.

import process from 'node:process'
import { createInterface } from 'node:readline'
import type { Session } from './session.ts'

/** What a line asks for: whether the game goes on from there, or the person leaves. */
type Answer = 'again' | 'on' | 'leave'

const onIf = (done: boolean): Answer => (done ? 'on' : 'again')

function obey(session: Session, line: string): Answer {
  const text = line.trim()
  const [word = ''] = text.split(/\s+/, 1)
  const rest = text.slice(word.length).trim()
  if (text === '' || /^[-+]?\d+$/.test(text)) return onIf(session.choose(text))
  const range = /^(\d+)\s*[-–]\s*(\d+)$/.exec(text)
  const told = (act: () => void): Answer => {
    act()
    return 'again'
  }
  if (range) return told(() => session.open(Number(range[1]), Number(range[2])))
  switch (word.toLowerCase()) {
    case 'undo':
      return onIf(session.undo())
    case 'redo':
      return onIf(session.redo())
    case 'load':
      return onIf(session.load(rest))
    case 'why':
      return told(() => session.why(rest))
    case 'coach':
      return told(() => session.coach())
    case 'rules':
    case 'rule':
      return told(() => session.rules(rest))
    case 'board':
      return told(() => session.board())
    case 'log':
      return told(() => session.log())
    case 'save':
      return told(() => session.save(rest))
    case 'report':
      return told(() => session.report(rest))
    case 'all':
      return told(() => session.open())
    case 'help':
    case '?':
      return told(() => session.help())
    case 'quit':
    case 'exit':
      return 'leave'
    default:
      return onIf(session.chooseByWords(text))
  }
}

/** Talks until the game is over or nobody answers any more; a game that is not over is kept. */
export async function talk(session: Session): Promise<void> {
  const lines = createInterface({ input: process.stdin, terminal: false })
  // Lines that are typed while the bots think are kept.
  const typed = lines[Symbol.asyncIterator]()
  const stop = (): void => lines.close()
  process.once('SIGINT', stop).once('SIGTERM', stop)
  const prompt = (): void => {
    if (process.stdin.isTTY) process.stdout.write('> ')
  }
  session.welcome()
  await session.goOn()
  if (!session.isOver) {
    prompt()
    for await (const line of typed) {
      const answer = obey(session, line)
      if (answer === 'leave') break
      if (answer === 'on') await session.goOn()
      if (session.isOver) break
      prompt()
    }
  }
  lines.close()
  process.off('SIGINT', stop).off('SIGTERM', stop)
  if (!session.isOver) session.save('')
}
