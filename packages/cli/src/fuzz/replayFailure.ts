// `--replay FILE`: whether a failure is still there, and how few choices it takes.

import { relative } from 'node:path'
import { checkedGame } from '../packages.ts'
import { type Failure, readFailure, writeFailureTo } from './failure.ts'
import { replay, replayFromSeed, shrunk } from './replay.ts'
import { importSubject, subjectPath } from './subject.ts'
import { Threads } from './threads.ts'

const SHRINK_MS = 60_000

export interface ReplayedFailure {
  readonly game: string
  readonly replay: string
  readonly fails: boolean
  readonly check: string
  readonly choices?: number
  /** The file with fewer choices. */
  readonly shrunk?: string
}

export async function replayFailure(root: string, file: string, patienceSeconds: number): Promise<ReplayedFailure> {
  const failure = readFailure(file)
  const { game, check } = failure
  const path = subjectPath(root, checkedGame(root, game))
  const subject = await importSubject(path)
  const { version } = subject.game
  if (version !== failure.version) console.log(`This was version ${failure.version}; it is ${version} now.`)
  const finding =
    failure.choices === null
      ? await replayFromSeed(new Threads({ subject: path, checks: 1 }, 1, patienceSeconds), failure)
      : replay(subject, failure, failure.choices)
  if (!finding) {
    console.log(`It does not fail any more: ${check}.`)
    return { game, replay: file, fails: false, check }
  }
  console.log(`It ${finding.check === check ? 'still fails' : `does not fail by ${check} any more, but`}:`)
  if (finding.choices === null) {
    console.log(`${finding.check}: ${finding.message}`)
    return { game, replay: file, fails: true, check: finding.check }
  }
  const until = performance.now() + SHRINK_MS
  const short = shrunk(subject, { ...failure, ...finding }, () => performance.now() > until)
  const shorter = file.replace(/(?:\.shrunk)?\.json$/, '.shrunk.json')
  writeFailureTo(shorter, short)
  printReport(short)
  const choices = short.choices?.length ?? 0
  console.log(`${failure.choices?.length ?? 0} choices shrunk to ${choices}: ${relative(root, shorter)}`)
  return { game, replay: file, fails: true, check: short.check, choices, shrunk: shorter }
}

function printReport({ message, choices }: Failure): void {
  console.log(message)
  for (const { seat, option } of choices ?? []) console.log(`  seat ${seat}  ${JSON.stringify(option)}`)
}
