import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fromClient, type Patch, patchBetween, patched, type TableInfo, toClient } from '@lastlight/protocol'
import { proofOf } from '../src/deals/proof.ts'
import { GAMES_BY_ID } from '../src/games.ts'
import { outliveTable } from './house.ts'
import { Ends, openServer } from './openServer.ts'

const EXAMPLES = fileURLToPath(new URL('../../../examples', import.meta.url))
const noPython =
  spawnSync('python3', ['--version']).status === 0 ? false : 'there is no python3 here, so its bot is not tried'

const PROTOCOL = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')

/** Somebody with a browser: a cookie, and what can be asked with it. */
class Browser {
  readonly #url: string
  #cookie = ''

  constructor(url: string) {
    this.#url = url
  }

  async ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(`${this.#url}/api/v1${path}`, {
      method,
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    assert.ok(response.ok, `${method} ${path}: ${response.status}`)
    this.#cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie
    return (await response.json()) as Reply
  }
}

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

async function ended(child: ChildProcess): Promise<Ended> {
  let out = ''
  let err = ''
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out, err }
}

describe('the example bots play whole games with a server, over what docs/protocol.md says', () => {
  let url = ''
  const ends = new Ends()
  before(async () => {
    ;({ url } = await openServer(ends))
  })
  after(() => ends.run())

  async function wholeGame(command: string, ...args: readonly string[]): Promise<void> {
    const owner = new Browser(url)
    await owner.ask('POST', '/guests', { name: 'Ann' })
    const keeper = new Browser(url)
    await keeper.ask('POST', '/guests', { name: 'Robot' })
    const { token } = await keeper.ask<{ token: string }>('POST', '/me/tokens', { name: 'example' })
    const wish = outliveTable({ seats: [{ kind: 'open' }, { kind: 'bot', level: 'random' }] })
    const { id, code } = await owner.ask<TableInfo>('POST', '/tables', wish)
    const bot = spawn(command, [...args, url, code], {
      env: { PATH: process.env.PATH, LASTLIGHT_TOKEN: token, PYTHONDONTWRITEBYTECODE: '1' },
    })
    const end = ended(bot)
    const sitting = async (): Promise<boolean> =>
      (await owner.ask<TableInfo>('GET', `/tables/${id}`)).seats[0]!.kind === 'person'
    while (bot.exitCode === null && !(await sitting())) await setTimeout(20)
    if (bot.exitCode === null) await owner.ask('POST', `/tables/${id}/start`)
    const { code: status, out, err } = await end
    assert.equal(status, 0, err)
    assert.doesNotMatch(err, /lost|refused/)
    const over = await owner.ask<TableInfo>('GET', `/tables/${id}`)
    assert.equal(over.status, 'over')
    assert.ok(over.version > 20, 'it was a whole game')
    assert.ok(!over.seats[0]!.away, 'and nobody stood in')
    const shown = await owner.ask<{ sight: { outcome: unknown } }>('GET', `/tables/${id}/sight?viewer=public`)
    assert.deepEqual(JSON.parse(out), shown.sight.outcome)
    const proof = proofOf(await owner.ask('GET', `/tables/${id}/export`), GAMES_BY_ID)
    assert.ok(proof.proven, `its salt went into the deal: ${JSON.stringify(proof.checks)}`)
  }

  test('in TypeScript', () => wholeGame(process.execPath, join(EXAMPLES, 'bot-typescript/bot.ts')))

  test('in Python, with nothing but its standard library', { skip: noPython }, () =>
    wholeGame('python3', join(EXAMPLES, 'bot-python/bot.py')),
  )

  test('every call that docs/protocol.md names is there', async () => {
    const response = await fetch(`${url}/api/v1/openapi.json`)
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> }
    const named = [...PROTOCOL.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (?:\/api\/v1)?(\/[^`\s]+)`/g)]
    assert.ok(named.length > 30)
    const there = new Set(
      Object.entries(paths).flatMap(([path, calls]) => Object.keys(calls).map(each => call(each, path))),
    )
    const missing = named.map(([, method, path]) => call(method!, path!)).filter(each => !there.has(each))
    assert.deepEqual(missing, [])
  })
})

const call = (method: string, path: string): string =>
  `${method.toUpperCase()} ${path.replace(/^\/api\/v1/, '').replace(/:(\w+)/g, '{$1}')}`

describe('docs/protocol.md', () => {
  const blocks = [...PROTOCOL.matchAll(/(?:<!-- (.*) -->\n)?```json\n([^`]*)```/g)].map(([, mark, text]) => ({
    mark,
    lines: text!
      .trim()
      .split('\n')
      .map(line => JSON.parse(line) as unknown),
  }))
  const typesOf = (schema: typeof fromClient | typeof toClient): string[] =>
    [...schema._zod.propValues['t']!].map(String)

  for (const [name, schema] of [
    ['client', fromClient],
    ['server', toClient],
  ] as const)
    for (const type of typesOf(schema))
      test(`explains the message '${type}' of the ${name}, with an example that is one`, () => {
        assert.ok(PROTOCOL.includes(`**\`${type}\`**`), 'it is explained')
        const examples = blocks.flatMap(each => each.lines).filter(each => (each as { t?: string }).t === type)
        assert.ok(examples.length > 0, 'there is an example')
        for (const example of examples) assert.deepEqual(schema.parse(example), example)
      })

  test('its patch does what it says', () => {
    const marked = (mark: string): unknown => blocks.find(each => each.mark === mark)?.lines[0]
    const [before, patch, after] = [marked('patch: before'), marked('patch'), marked('patch: after')]
    assert.deepEqual(patched(before, patch as Patch), after)
    assert.deepEqual(patchBetween(before, after), patch)
  })
})
