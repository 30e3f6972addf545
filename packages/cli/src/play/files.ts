// Games and reports on disk.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Match } from '@lastlight/kernel'
import { readJson, writeReport } from './bugReport.ts'
import type { Session } from './session.ts'

export function save(session: Session, given: string): void {
  const { options, match } = session
  const file = given === '' ? options.file : given
  withFile(session, () => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(match.save())}\n`)
    session.say('play.saved', { file, game: options.game.id })
  })
}

export function load(session: Session, file: string): boolean {
  if (file === '') {
    session.say('play.noFile')
    return false
  }
  return withFile(session, () => {
    session.sitDown(Match.load(session.options.game, readJson(file)))
    session.printed = session.match.told(session.options.seat).length
    session.say('play.loaded', { file })
  })
}

/** The text is a message, perhaps with a file before it. */
export function report(session: Session, text: string): void {
  const [first = '', ...words] = text.split(/\s+/)
  const isNamed = /[./\\]/.test(first)
  const file = isNamed ? first : `${session.options.file.replace(/\.json$/, '')}.report.json`
  reportTo(session, file, (isNamed ? words.join(' ') : text) || 'something is wrong here')
}

/** A fault of the rules or of a bot is told, and kept as a report. */
export function reportFault(session: Session, problem: unknown): void {
  session.say('play.fault', { problem: messageOf(problem) })
  reportTo(session, `${session.options.file}.fault.json`, messageOf(problem))
}

function reportTo(session: Session, file: string, message: string): void {
  const { options, match, choices } = session
  withFile(session, () => {
    writeReport(file, match.save(), options.seat, choices, message)
    session.say('play.reported', { file, game: options.game.id })
  })
}

function withFile(session: Session, act: () => void): boolean {
  try {
    act()
    return true
  } catch (problem) {
    session.say('play.cannot', { problem: messageOf(problem) })
    return false
  }
}

const messageOf = (problem: unknown): string => (problem instanceof Error ? problem.message : String(problem))
