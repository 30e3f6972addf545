import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { pageFinding } from '../src/ops/page.ts'

test('a page that is missing, or that was built from other sources, is named with what to do', async t => {
  const site = mkdtempSync(join(tmpdir(), 'lastlight-page-'))
  t.after(() => rmSync(site, { recursive: true }))
  const finding = async (): Promise<readonly string[]> => {
    const { state, says } = await pageFinding(site)
    return [state, says]
  }
  assert.deepEqual((await finding())[0], 'bad')
  assert.match((await finding())[1]!, /^The page is not built.*npm run build/)
  mkdirSync(join(site, 'assets'))
  for (const file of ['index.html', 'index.html.br']) writeFileSync(join(site, file), '')
  assert.match((await finding())[1]!, /^The page was built from another version.*npm run build/)
  writeFileSync(join(site, '.sources'), 'the sources of two days ago')
  assert.equal((await finding())[0], 'bad')
})
