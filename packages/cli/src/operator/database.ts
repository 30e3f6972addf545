// The database that the settings name, for commands that work on it.

import { existsSync } from 'node:fs'
import {
  BadSettings,
  type Database,
  embeddedFile,
  failureOf,
  openAlone,
  openDatabase,
  Problem,
  readSettings,
  type Settings,
  withFile,
} from '@lastlight/server'
import { CommandError } from '../command.ts'
import type { Call } from './call.ts'

/** Settings of the environment come before those of a file beside the project. `makes`: makes the secret if there is none. */
export const settingsOf = ({ env }: Call, makes = true): Settings => readSettings(withFile(env, '.env'), makes)

function goodSettings(call: Call): Settings {
  try {
    return settingsOf(call)
  } catch (problem) {
    if (problem instanceof BadSettings) throw new CommandError(problem.message)
    throw problem
  }
}

/**
 * Works on the database and closes it. Every problem with it becomes a complaint. `alone`: the database may be new, and
 * no server may use it.
 */
export async function withDatabase<T>(
  call: Call,
  work: (db: Database, settings: Settings) => Promise<T>,
  alone = false,
): Promise<T> {
  const settings = goodSettings(call)
  if (!alone && settings.databaseUrl === null && !existsSync(embeddedFile(settings)))
    throw new CommandError(
      `There is no database in ${settings.dataDir} yet: set DATA_DIR or DATABASE_URL, or start it once.`,
    )
  let db: Database | undefined
  try {
    db = alone ? await openAlone(settings) : openDatabase(settings)
    return await work(db, settings)
  } catch (problem) {
    if (problem instanceof CommandError || problem instanceof TypeError) throw problem
    throw new CommandError(problem instanceof Problem ? problem.message : failureOf(problem, settings))
  } finally {
    await db?.close()
  }
}
