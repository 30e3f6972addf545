// Runs a command in the process of the test: a new process would load everything again.

import process from 'node:process'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'

export interface Ending {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface Surroundings {
  readonly cwd: string
  readonly input?: string
  /** All of the environment; without it the command has that of the test. */
  readonly env?: Readonly<NodeJS.ProcessEnv>
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

let runs = 0

/** Keeps the text that is written to a stream from now on, until it is given back. Bytes come from the runner of the tests. */
function catchWritten(stream: NodeJS.WriteStream): { readonly text: () => string; readonly giveBack: () => void } {
  let text = ''
  const write = stream.write
  stream.write = (written: string | Uint8Array, ...more: readonly unknown[]): boolean => {
    if (typeof written !== 'string') return write.call(stream, written)
    text += written
    const done = more.at(-1)
    if (typeof done === 'function') queueMicrotask(done as () => void)
    return true
  }
  return {
    text: () => text,
    giveBack: () => {
      stream.write = write
    },
  }
}

/** The module at `path` runs its command as it is loaded. One command at a time: the process is theirs meanwhile. */
export async function runHere(
  path: string,
  args: readonly string[],
  { cwd, input = '', env }: Surroundings,
): Promise<Ending> {
  const before = { argv: process.argv, cwd: process.cwd(), env: process.env, exitCode: process.exitCode }
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin')!
  const listeners = SIGNALS.map(signal => process.listeners(signal))
  const [out, err] = [catchWritten(process.stdout), catchWritten(process.stderr)]
  runs += 1
  try {
    process.argv = [process.execPath, path, ...args]
    process.chdir(cwd)
    if (env) process.env = { ...env }
    process.exitCode = 0
    Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([input]) })
    // Another query makes another module of the same file, so that the command runs again.
    await import(`${pathToFileURL(path).href}?run=${runs}`)
    return { code: process.exitCode, out: out.text(), err: err.text() }
  } finally {
    out.giveBack()
    err.giveBack()
    Object.defineProperty(process, 'stdin', stdin)
    process.argv = before.argv
    process.chdir(before.cwd)
    process.env = before.env
    process.exitCode = before.exitCode
    for (const [i, signal] of SIGNALS.entries())
      for (const listener of process.listeners(signal))
        if (!listeners[i]!.includes(listener)) process.off(signal, listener)
  }
}
