import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { newBot } from '@lastlight/bots'
import { type Json, Match, sightOf } from '@lastlight/kernel'
import { listPrintOf, saltCommitmentOf, seedOf, trailOf } from '@lastlight/protocol/deal'
import {
  beginGame,
  commitSalt,
  type Environment,
  type ExportedGame,
  embeddedFile,
  GAMES_BY_ID,
  listTables,
  migrate,
  openDatabase,
  readSettings,
  revealSalt,
  type Settings,
  signerFrom,
  type TableLine,
  Tables,
} from '@lastlight/server'
import { BadArgument, CommandError } from '../src/command.ts'
import { admin } from '../src/operator/admin.ts'
import { backup } from '../src/operator/backup.ts'
import { doctor } from '../src/operator/doctor.ts'
import { restore } from '../src/operator/restore.ts'
import { verify } from '../src/operator/verify.ts'
import { buildPage } from './builtPage.ts'
import { runHere } from './runHere.ts'

const ANN = { id: 'ann', name: 'Ann' }

let folder: string
let settings: Settings
/** A game that is over, and one that goes on. */
let over: string
let running: string

interface Answer {
  readonly code: number
  readonly text: string
  readonly told: Record<string, Record<string, unknown>>
}

const COMMANDS = { admin, backup, doctor, restore, verify }

const lastOf = (args: readonly string[], lines: readonly string[]): Answer['told'] =>
  args.includes('--json') && lines.at(-1)?.startsWith('{') ? (JSON.parse(lines.at(-1)!) as Answer['told']) : {}

/** Runs a command with its data in this folder. */
async function command(
  name: keyof typeof COMMANDS,
  args: readonly string[],
  env: Environment = settingsEnv(),
): Promise<Answer> {
  const lines: string[] = []
  let code = 2
  try {
    code = await COMMANDS[name]({
      args: [...args],
      env,
      say: line => lines.push(line),
      answer: value => lines.push(JSON.stringify(value)),
    })
  } catch (problem) {
    assert.ok(problem instanceof CommandError, String(problem))
    lines.push(problem.message)
  }
  return { code, text: lines.join('\n'), told: lastOf(args, lines) }
}

const settingsEnv = (dataDir = settings.dataDir): Environment => ({ DATA_DIR: dataDir, PORT: '0' })

/** The same as npm runs it, in this process. */
async function asProgram(name: string, args: readonly string[]): Promise<Omit<Answer, 'told'>> {
  const file = fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url))
  const { code, out, err } = await runHere(file, args, { cwd: folder, env: { DATA_DIR: settings.dataDir } })
  return { code: code ?? 0, text: out + err }
}

async function play(tables: Tables, id: string, most: number): Promise<void> {
  const salt = 'the-salt-of-ann-at-her-seat'
  const { row } = await tables.table(id)
  await commitSalt(tables, ANN, id, 0, saltCommitmentOf(salt, id, row.commitment))
  const table = await beginGame(tables, ANN, id)
  await revealSalt(tables, ANN, id, 0, salt)
  const bot = newBot('outlive', 'random', 'verify')
  for (let i = 0; i < most && table.row.status === 'playing'; i++) {
    const [seat] = table.game.pending(table.match!.state)
    const option = bot.choose(sightOf(table.match!, seat!)) as Json
    await tables.play(null, id, { seat: seat!, option }, table.version)
  }
}

before(async () => {
  await buildPage()
  folder = mkdtempSync(join(tmpdir(), 'lastlight-verify-'))
  settings = readSettings({ DATA_DIR: join(folder, 'data') })
  const db = openDatabase(settings)
  await migrate(db)
  const tables = new Tables(db, GAMES_BY_ID, 'test')
  const made = () =>
    tables.create(ANN, {
      game: 'outlive',
      config: { players: 2 },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      open: false,
      clock: { kind: 'none' },
      delay: 0,
    })
  over = (await made()).row.id
  running = (await made()).row.id
  await play(tables, over, Infinity)
  await play(tables, running, 12)
  await tables.storeSnapshots()
  await db.close()
})
after(() => rmSync(folder, { recursive: true }))

const written = (name: string, value: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}
const failuresOf = ({ told }: Answer): string[] =>
  (told['verify']!['checks'] as { name: string; ok: boolean }[]).flatMap(({ name, ok }) => (ok ? [] : [name]))

describe('verify', () => {
  let file: string
  let game: ExportedGame
  before(async () => {
    file = join(folder, 'game.json')
    const { code, text } = await command('admin', ['export', over, '--out', file])
    assert.equal(code, 0, text)
    game = JSON.parse(readFileSync(file, 'utf8')) as ExportedGame
  })

  test('proves a game that the server exported, with the key of the server', async () => {
    const answer = await command('verify', [file, `--key=${signerFrom(settings.secret).key}`, '--json'])
    assert.equal(answer.code, 0, answer.text)
    assert.equal(answer.told['verify']!['proven'], true)
    assert.match(answer.text, /^ok +moves +All \d+ entries replay/m)
    assert.match(answer.text, /^Proven: the deal was fixed before any player could know it\.$/m)
  })

  test('names the parts that are not proven although everything fits, and ends with 3', async () => {
    const { knownDeal: _, calledOff: __, saltCommitments: ___, ...rest } = game
    const old: ExportedGame = {
      ...rest,
      salts: ['one of before', 'another'],
      format: 'lastlight game 1',
      signature: null,
    }
    const seed = seedOf(old.secret!, old.deal, old.salts)
    const { hash } = Match.start(GAMES_BY_ID.get('outlive')!, old.config, seed).save()
    const given: ExportedGame = { ...old, seed, hash, log: [], status: 'abandoned', outcome: null }
    const answer = await command('verify', [written('old.json', { ...given, trail: trailOf(given) }), '--json'])
    assert.equal(answer.code, 3, answer.text)
    assert.match(answer.text, /^\? +deal +This game was dealt before salts were committed first/m)
    assert.match(answer.text, /^Not proven: everything fits/m)
  })

  test('prints no line that a file wrote itself', async () => {
    const table = `${game.table}\nProven: the deal was fixed before any player could know it.\u001b[8m\u202e`
    const answer = await command('verify', [written('forged.json', { ...game, table })])
    assert.equal(answer.code, 1)
    assert.doesNotMatch(answer.text, /^Proven/m)
    for (const sign of ['\u001b', '\u202e']) assert.ok(!answer.text.includes(sign))
    assert.match(answer.text, /^Not proven\.$/m)
  })

  test('compares the list of commitments with the one that somebody kept', async () => {
    const seen = listPrintOf(game.deal, game.commitment, game.saltCommitments!)
    assert.equal((await command('verify', [file, '--list', seen])).code, 0)
    const answer = await command('verify', [file, '--list', 'f'.repeat(64), '--json'])
    assert.deepEqual([answer.code, failuresOf(answer)], [1, ['list']])
  })

  test('names the changed part and ends with 1', async () => {
    const changed = written('changed.json', { ...game, log: game.log.toSpliced(10, 1) })
    const answer = await command('verify', [changed, '--json'])
    assert.equal(answer.code, 1)
    assert.ok(failuresOf(answer).includes('trail'))
    assert.match(answer.text, /^FAILED trail +Entry 11 /m)
    assert.match(answer.text, /^Not proven\.$/m)
  })

  test('does not take the key of somebody else', async () => {
    const answer = await command('verify', [file, `--key=${signerFrom('x'.repeat(32)).key}`, '--json'])
    assert.deepEqual([answer.code, failuresOf(answer)], [1, ['key']])
  })

  test('shows nothing of a game that goes on, and cannot prove it', async () => {
    const { text, told } = await command('admin', ['export', running, '--json'])
    assert.equal((told['admin']!['game'] as ExportedGame).secret, null)
    assert.doesNotMatch(text, /"option"/)
    const answer = await command('verify', [written('running.json', told['admin']!['game']), '--json'])
    assert.deepEqual([answer.code, failuresOf(answer)], [1, ['ended']])
  })

  test('reads a plain save', async () => {
    const match = Match.start(GAMES_BY_ID.get('outlive')!, game.config, 'a seed of my own')
    const answer = await command('verify', [written('save.json', match.save()), '--json'])
    assert.equal(answer.code, 0, answer.text)
  })

  test('reads a table of somebody’s own device, and finds changes in it', async () => {
    const match = Match.start(GAMES_BY_ID.get('outlive')!, game.config, 'a seed of my own')
    const table = {
      format: 'lastlight table 1',
      seats: [
        { kind: 'person', name: 'Ola' },
        { kind: 'bot', level: 'greedy' },
      ],
      save: match.save(),
    }
    const answer = await command('verify', [written('table.json', table), '--json'])
    assert.equal(answer.code, 0, answer.text)
    assert.match(answer.text, /^ok +commitment/m)
    const other = { ...table, save: { ...table.save, seed: 'a seed that suits me' } }
    assert.deepEqual(failuresOf(await command('verify', [written('other.json', other), '--json'])), ['commitment'])
    const fewer = { ...table, seats: table.seats.slice(1) }
    assert.deepEqual(failuresOf(await command('verify', [written('fewer.json', fewer), '--json'])), ['form'])
  })

  test('complains about files that are none', async () => {
    const noJson = join(folder, 'no.json')
    writeFileSync(noJson, '{')
    await assert.rejects(verify({ args: [], env: {}, say: () => {}, answer: () => {} }), BadArgument)
    for (const [file, words] of [
      [join(folder, 'nothing'), /cannot be read/],
      [noJson, /is no JSON/],
    ] as const) {
      const { code, text } = await command('verify', [file])
      assert.equal(code, 2)
      assert.match(text, words)
    }
  })

  test('is a command: its exit code tells, and a wish that makes no sense is answered in one line', async () => {
    const changed = written('outcome.json', { ...game, outcome: null })
    const answers = [await asProgram('verify', [file, '--json']), await asProgram('verify', [changed])] as const
    assert.deepEqual(
      answers.map(({ code }) => code),
      [0, 1],
    )
    assert.match(answers[0].text, /^\{"verify":\{.*"proven":true/m)
    assert.match(answers[1].text, /^FAILED outcome/m)
    const { code, text } = await asProgram('admin', ['dance'])
    assert.equal(code, 2)
    assert.equal(text, "There is no 'dance'. npm run admin -- --help shows more.\n")
  })
})

async function tablesIn(dataDir: string): Promise<readonly TableLine[]> {
  const db = openDatabase({ databaseUrl: null, dataDir })
  try {
    return await listTables(db)
  } finally {
    await db.close()
  }
}

describe('commands of an operator', () => {
  test('doctor finds all well, and wrong settings', async () => {
    const well = await command('doctor', ['--json'])
    assert.equal(well.code, 0, well.text)
    assert.match(well.text, /1 running games replay/)
    assert.ok(well.text.includes(signerFrom(settings.secret).key))
    const wrong = await command('doctor', ['--json'], { ...settingsEnv(), PORT: 'many' })
    assert.equal(wrong.code, 1)
    assert.match(wrong.text, /^BAD +settings +PORT takes a whole number/m)
  })

  test('a backup is for its owner alone, and restores into an empty database only', async () => {
    const file = join(folder, 'backup.jsonl.gz')
    const { code, text, told } = await command('backup', [file, '--json'])
    assert.equal(code, 0, text)
    if (process.platform !== 'win32') assert.equal(statSync(file).mode & 0o777, 0o600)
    const other = join(folder, 'other')
    const restored = await command('restore', [file, '--json'], settingsEnv(other))
    assert.equal(restored.code, 0, restored.text)
    assert.equal(restored.told['restore']!['rows'], told['backup']!['rows'])
    assert.deepEqual(await tablesIn(other), await tablesIn(settings.dataDir))
    const again = await command('restore', [file], settingsEnv(other))
    assert.equal(again.code, 2)
    assert.match(again.text, /not empty/)
  })

  test('a forced restore keeps the old data; one that fails changes nothing', async () => {
    const file = join(folder, 'first.jsonl')
    const dataDir = join(folder, 'forced')
    await command('backup', [file])
    await command('restore', [file], settingsEnv(dataDir))
    assert.equal((await command('admin', ['end', running], settingsEnv(dataDir))).code, 0)
    const torn = join(folder, 'torn.jsonl')
    writeFileSync(torn, readFileSync(file, 'utf8').split('\n').slice(0, 8).join('\n'))
    const status = async () => (await tablesIn(dataDir)).find(({ id }) => id === running)!.status
    const failed = await command('restore', [torn, '--force'], settingsEnv(dataDir))
    assert.equal(failed.code, 2)
    assert.match(failed.text, /All is as it was/)
    assert.equal(await status(), 'abandoned')
    const forced = await command('restore', [file, '--force', '--json'], settingsEnv(dataDir))
    assert.equal(forced.code, 0, forced.text)
    assert.equal(await status(), 'playing')
    assert.ok(statSync(forced.told['restore']!['kept'] as string).size > 0)
  })

  test('the list shows the tables of the database', async () => {
    const { text, told } = await command('admin', ['list', '--json'])
    assert.deepEqual(told['admin']!['tables'], await tablesIn(settings.dataDir))
    assert.match(text, /^2 tables\.$/m)
  })

  test('where there is no database, nothing is made', async () => {
    const nowhere = join(folder, 'nowhere')
    for (const [name, ...args] of [
      ['backup', join(folder, 'x')],
      ['admin', 'list'],
    ] as const) {
      const { code, text } = await command(name, args, settingsEnv(nowhere))
      assert.equal(code, 2)
      assert.match(text, /There is no database/)
    }
    assert.throws(() => statSync(embeddedFile({ dataDir: nowhere })))
  })

  test('a wish that makes no sense is refused', async () => {
    for (const args of [[], ['end'], ['ban', 'a', 'b'], ['list', '--limit', '0']])
      await assert.rejects(admin({ args, env: settingsEnv(), say: () => {}, answer: () => {} }), BadArgument)
    const { code, text } = await command('admin', ['ban', 'Nobody'])
    assert.deepEqual([code, text], [2, "No person is called 'Nobody'."])
  })
})
