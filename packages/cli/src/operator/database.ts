// The database that the settings name, for commands that work on it.

import { existsSync } from 'node:fs'
import {
  BadSettings,
  type Database,
  embeddedFile,
  openDatabase,
  Problem,
  readSettings,
  type Settings,
  withFile,
} from '@lastlight/server'
import { Complaint } from '../complaint.ts'
import type { Call } from './call.ts'

/** What the environment says, and behind it a file beside the project. */
export const settingsOf = ({ env }: Call): Settings => readSettings(withFile(env, '.env'))

function goodSettings(call: Call): Settings {
  try {
    return settingsOf(call)
  } catch (problem) {
    if (problem instanceof BadSettings) throw new Complaint(problem.message)
    throw problem
  }
}

/** Works on the database and closes it. Whatever is wrong with it is a complaint. */
export async function withDatabase<T>(
  call: Call,
  work: (db: Database, settings: Settings) => Promise<T>,
  isNewWelcome = false,
): Promise<T> {
  const settings = goodSettings(call)
  if (!isNewWelcome && settings.databaseUrl === null && !existsSync(embeddedFile(settings)))
    throw new Complaint(
      `There is no database in ${settings.dataDir} yet: set DATA_DIR or DATABASE_URL, or start it once.`,
    )
  let db: Database | undefined
  try {
    db = openDatabase(settings)
    return await work(db, settings)
  } catch (problem) {
    if (problem instanceof Complaint || problem instanceof TypeError) throw problem
    throw new Complaint(reasonOf(problem))
  } finally {
    await db?.close()
  }
}

function reasonOf(problem: unknown): string {
  if (problem instanceof Problem) return problem.message
  // Node tries several addresses and tells of each.
  if (problem instanceof AggregateError)
    return `The database cannot be reached: ${problem.errors.map(String).join('; ')}.`
  return `That did not work: ${problem instanceof Error ? problem.message : String(problem)}.`
}
