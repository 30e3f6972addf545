// Tokens, with which programs play for a person.

import type { MadeToken, Token } from '@lastlight/protocol'
import { limit, STORED } from '../ops/limit.ts'
import { notFound, Problem } from '../problems.ts'
import { type Database, one, writeOr } from '../storage/database.ts'
import { COLUMNS, holding, type Person, type PersonRow, personOf } from './person.ts'
import { hashOf, newToken } from './secrets.ts'
import { announceLogout } from './sessions.ts'

export const MOST_TOKENS = 20
limit({ what: 'tokens of programs', person: MOST_TOKENS, because: STORED })
/** Tokens are shown by the beginning of their hash, which reveals nothing. */
export const TOKEN_ID = 16

const tooManyTokens = (): Problem =>
  new Problem('conflict', `You have ${MOST_TOKENS} tokens, and that is the most: revoke one first.`)

export class Tokens {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  async find(token: string): Promise<Person | undefined> {
    const [row] = await this.#db.read<PersonRow>(
      `SELECT ${COLUMNS} FROM tokens JOIN people ON people.id = tokens.person_id
        WHERE tokens.hash = $1 AND people.banned = 0`,
      hashOf(token),
    )
    return row && personOf(row)
  }

  /** For a program that plays for this person. The token is shown only once. */
  async make(person: Person, name: string): Promise<MadeToken> {
    const token = newToken()
    const hash = hashOf(token)
    const created = Date.now()
    await writeOr(this.#db, tooManyTokens, [
      holding(person.id),
      one(
        `INSERT INTO tokens (hash, person_id, name, created_at)
          SELECT $1, id, $3, $4 FROM people
            WHERE id = $2 AND (SELECT COUNT(*) FROM tokens WHERE person_id = $2) < ${MOST_TOKENS}`,
        hash,
        person.id,
        name,
        created,
      ),
    ])
    return { id: hash.slice(0, TOKEN_ID), name, created, token }
  }

  list(person: Person): Promise<readonly Token[]> {
    return this.#db.read<Token>`SELECT substr(hash, 1, ${TOKEN_ID}) AS id, name, created_at AS created FROM tokens
      WHERE person_id = ${person.id} ORDER BY created_at, hash`
  }

  async revoke(person: Person, id: string): Promise<void> {
    await writeOr(this.#db, notFound, [
      one`DELETE FROM tokens WHERE person_id = ${person.id} AND substr(hash, 1, ${TOKEN_ID}) = ${id}`,
    ])
    await announceLogout(this.#db, person.id)
  }
}
