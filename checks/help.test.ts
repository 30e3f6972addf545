import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { describe, test } from 'node:test'
import { type Ending, runHere } from '../packages/cli/test/runHere.ts'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** Runs a script of package.json, as npm would. */
async function runScript(script: string, ...args: readonly string[]): Promise<Ending> {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const [, ...words] = script.split(' ')
  const child = spawn(process.execPath, [...words, ...args], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ code, out, err }))
  })
}

/** Programs that install packages, or check them, before they start a command. */
const THROUGH = /^node checks\/(?:begin|ensure|operate)\.mjs /
/** These run only as programs: other files take parts of them. */
const PROGRAMS = ['content', 'generate', 'rules']

/** In this process where possible: most of them share nearly all that they load. */
function runBriefly(name: string, script: string, argument: string): Promise<Ending> {
  if (PROGRAMS.includes(name) || !THROUGH.test(script)) return runScript(script, argument)
  return runHere(join(root, script.replace(THROUGH, '')), [argument], { cwd: root })
}

const typed = (name: string): string => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`)

describe('every npm script', () => {
  for (const [name, script] of Object.entries(scripts)) {
    test(`${name} tells with --help how it is used, and does nothing`, async () => {
      const { code, out, err } = await runBriefly(name, script, '--help')
      assert.equal(code, 0, err)
      assert.equal(err, '')
      assert.ok(out.startsWith(typed(name)), out)
      assert.match(out, /^ {2}--help +shows this$/m)
      assert.match(out, new RegExp(`^Example: .*${typed(name)}\\b`, 'm'))
    })

    test(`${name} refuses an option that does not exist in one line, which tells where to read more`, async () => {
      const { code, out, err } = await runBriefly(name, script, '--no-such-option')
      assert.equal(code, 2, out + err)
      assert.equal(err, `There is no option --no-such-option here. ${typed(name)} -- --help shows more.\n`)
    })
  }
})
