// Commands of operators run beside a server that people play on: they install nothing, and say what to run instead.

import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { runNode } from './runNode.ts'

const HERE = import.meta.dirname
const FILES = ['operate.mjs', 'install.mjs', 'pinnedNode.mjs', 'nodeHashes.json'] as const

/** A project with one dependency, which is not installed, and a script that prints its arguments. */
function plant(t: TestContext, installed: object): string {
  const root = mkdtempSync(join(tmpdir(), 'lastlight-operate-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['checks', 'node_modules']) mkdirSync(join(root, folder))
  for (const file of FILES) cpSync(join(HERE, file), join(root, 'checks', file))
  const packages = {
    '': { name: 'lastlight' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/vite': { version: '8.0.0', dev: true },
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  writeFileSync(
    join(root, 'say.ts'),
    'const said: string = process.argv.slice(2).join()\nconsole.log(`said ${said}`)\n',
  )
  return root
}

test('a command of operators runs without the tools of developers', async t => {
  const root = plant(t, { 'node_modules/pg': { version: '8.0.0' } })
  const { code, output } = await runNode(['checks/operate.mjs', 'say.ts', 'a', 'b'], root)
  assert.deepEqual([code, output.trim()], [0, 'said a,b'])
})

test('a command of operators that misses something installs nothing and says what to run', async t => {
  const root = plant(t, {})
  const { code, output } = await runNode(['checks/operate.mjs', 'say.ts'], root)
  assert.equal(code, 2)
  assert.equal(
    output.trim(),
    `pg is not installed, and this command installs nothing. Stop the server, run \`npm ci --omit=dev\` in ${root}, and then this again.`,
  )
  assert.ok(!existsSync(join(root, 'node_modules/pg')))
})

test('with --json the complaint is an object too', async t => {
  const { code, output } = await runNode(['checks/operate.mjs', 'say.ts', '--json'], plant(t, {}))
  assert.equal(code, 2)
  assert.match(
    (JSON.parse(output.split('\n').find(line => line.startsWith('{'))!) as { problem: string }).problem,
    /^pg /,
  )
})

test('every command of operators in package.json is one of these', () => {
  const { scripts } = JSON.parse(readFileSync(join(HERE, '../package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  for (const name of ['server', 'doctor', 'backup', 'restore', 'admin', 'verify'])
    assert.match(scripts[name]!, /^node checks\/operate\.mjs /, name)
})

/** What these files may take from Node by name: a newer name ends an older Node before it can say what is wrong. */
const IN_NODE_20 = new Set(
  'createHash existsSync fileURLToPath join dirname mkdirSync pathToFileURL readFileSync resolve spawn spawnSync statSync writeFileSync'.split(
    ' ',
  ),
)

test('what runs before anything is installed takes nothing from Node that Node 20 has not', () => {
  const files = readdirSync(HERE).filter(name => name.endsWith('.mjs'))
  assert.ok(files.length >= 6)
  for (const file of files)
    for (const [, names] of readFileSync(join(HERE, file), 'utf8').matchAll(/^import \{([^}]+)\} from 'node:/gm))
      for (const name of names!.split(',')) assert.ok(IN_NODE_20.has(name.trim()), `${file}: ${name.trim()}`)
})
