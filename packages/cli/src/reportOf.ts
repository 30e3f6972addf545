// Runs a long test of the server's tests in a process of its own, and reads its report.

import { fork } from 'node:child_process'
import { join } from 'node:path'
import { CommandError } from './command.ts'

const TESTS = join(import.meta.dirname, '../../server/test')

export function reportOf<Report>(file: string, args: readonly string[]): Promise<Report> {
  const child = fork(join(TESTS, file), args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  return new Promise((resolve, reject) => {
    child.on('message', report => resolve(report as Report))
    child.on('error', reject)
    child.on('exit', code => reject(new CommandError(`${file} ended with ${code} and told nothing.`)))
  })
}
