// `DATABASE_URL=postgres://... node bench/load/postgres.ts`: what a choice costs on PostgreSQL: in the process that plays it,
// in the database, and in a second server process whose spectator watches the same table. It wants an empty database on this
// machine. Its last line is one JSON object with CPU times in ms.

import { readFileSync } from 'node:fs'
import process from 'node:process'
import { chanceFrom, pickOf } from '@lastlight/kernel'
import { beginGame, GAMES_BY_ID, migrate, openDatabase, People, Tables } from '@lastlight/server'

const TABLES = 24
const WARM_UP = 1000
const CHOICES = 3000
const SEATS = 4
/** Of Linux's clock, in a second. */
const TICKS = 100

const ownMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const databaseUrl = process.env['DATABASE_URL']
if (databaseUrl === undefined) throw new Error('Set DATABASE_URL to an empty database on this machine.')
const settings = { databaseUrl, dataDir: '' }
const db = openDatabase(settings, true)

/** Milliseconds of a core that the processes of PostgreSQL have used so far. Those of our connections live as long as we. */
async function postgresMs(): Promise<number> {
  const rows = await db.read<{ pid: number }>('SELECT pid FROM pg_stat_activity')
  const ticks = rows.map(({ pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return (ticks.reduce((sum, each) => sum + each, 0) * 1000) / TICKS
}

await migrate(db)
const tables = new Tables(db, GAMES_BY_ID, 'one')
const { person } = await new People(db).guest('Player')
const seats = Array.from({ length: SEATS }, (_, seat) => ({ kind: 'me' as const, name: `Player ${seat}` }))
const wish = { config: { players: SEATS }, seats, open: false, clock: { kind: 'none' as const }, delay: 0 }
const chance = chanceFrom('postgres')

const newTable = async (): Promise<string> => {
  const { id } = (await tables.create(person, { game: 'outlive', ...wish })).row
  await beginGame(tables, person, id)
  return id
}

const ids = await Promise.all(Array.from({ length: TABLES }, newTable))

/** Every table plays on its own; one that is over is replaced. `after` is called after each choice. */
async function play(choices: number, after: (id: string) => Promise<unknown>): Promise<void> {
  let left = choices
  await Promise.all(
    ids.map(async (_, i) => {
      while (left-- > 0) {
        const table = await tables.table(ids[i]!)
        const seat = table.pending[0]
        if (seat === undefined) ids[i] = await newTable()
        else {
          const { options } = table.questions.of(seat)
          const option = options[pickOf(chance, options.length)] as never
          await tables.play(person, table.row.id, { seat, option }, table.version, `key-${left}-of-${choices}`)
          await after(table.row.id)
        }
      }
    }),
  )
}

async function measured(after: (id: string) => Promise<unknown>): Promise<{ own: number; postgres: number }> {
  const before = { own: ownMs(), postgres: await postgresMs() }
  await play(CHOICES, after)
  const perChoice = (ms: number): number => Math.round((ms / CHOICES) * 1000) / 1000
  return { own: perChoice(ownMs() - before.own), postgres: perChoice((await postgresMs()) - before.postgres) }
}

await play(WARM_UP, () => Promise.resolve())
const alone = await measured(() => Promise.resolve())
// Another process that has the same tables in memory reads each change.
const others = new Tables(openDatabase(settings, true), GAMES_BY_ID, 'two')
await play(WARM_UP, id => others.newest(id))
const followed = await measured(id => others.newest(id))
const difference = (a: number, b: number): number => Math.round((a - b) * 1000) / 1000
console.log(
  JSON.stringify({
    choices: CHOICES,
    processMsPerChoice: alone.own,
    postgresMsPerChoice: alone.postgres,
    followingMsPerChoice: difference(followed.own, alone.own),
    postgresMsPerFollowing: difference(followed.postgres, alone.postgres),
  }),
)
process.exit()
