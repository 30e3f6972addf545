import { spawn } from 'node:child_process'
import process from 'node:process'

/** Runs a script under this Node, in a folder, and gathers all it prints. */
export async function runNode(
  args: readonly string[],
  cwd: string,
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: number; output: string }> {
  // Variables of this run must not reach the run that it starts.
  const { NODE_TEST_CONTEXT: _, LASTLIGHT_QUICK: __, ...env } = process.env
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, ...more, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}
