import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { reasonNotToOperate, reasonToInstall } from './install.mjs'

const WANTED = {
  '': { name: 'lastlight' },
  'packages/kernel': { name: '@lastlight/kernel' },
  'node_modules/@lastlight/kernel': { resolved: 'packages/kernel', link: true },
  'node_modules/knip': { version: '6.0.0', integrity: 'sha512-a' },
  'node_modules/knip/node_modules/zod': { version: '4.0.0', integrity: 'sha512-b' },
  'node_modules/other-platform': { version: '1.0.0', optional: true },
  'node_modules/vite': { version: '8.0.0', integrity: 'sha512-c', dev: true },
}

/** The file that npm writes about an installation that fits. */
const INSTALLED = {
  'node_modules/knip': WANTED['node_modules/knip'],
  'node_modules/knip/node_modules/zod': WANTED['node_modules/knip/node_modules/zod'],
  'node_modules/vite': WANTED['node_modules/vite'],
}

function plant(t: TestContext, installed: object | undefined, files: readonly string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'lastlight-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const write = (path: string, value: unknown): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(value))
  }
  write('package-lock.json', { packages: WANTED })
  if (installed) write('node_modules/.package-lock.json', { packages: installed })
  for (const path of files) write(path, {})
  return root
}

const reason = (t: TestContext, installed: object | undefined, files: readonly string[]): string | undefined =>
  reasonToInstall(plant(t, installed, files), 20)

const NODE = `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`
const LINK = 'node_modules/@lastlight/kernel/package.json'

test('nothing to do when everything is there', t => {
  assert.equal(reason(t, INSTALLED, [NODE, LINK]), undefined)
})

test('an empty clone', t => {
  assert.equal(reason(t, undefined, []), 'nothing is installed yet')
})

test('a missing package', t => {
  assert.equal(reason(t, { ...INSTALLED, 'node_modules/knip': undefined }, [NODE, LINK]), 'knip is not installed')
})

test('an older package', t => {
  const older = { ...INSTALLED, 'node_modules/knip/node_modules/zod': { version: '3.9.0' } }
  assert.equal(reason(t, older, [NODE, LINK]), 'zod is 3.9.0, the lock file says 4.0.0')
})

test('another copy of the same version', t => {
  const other = { ...INSTALLED, 'node_modules/knip': { version: '6.0.0', integrity: 'sha512-c' } }
  assert.equal(reason(t, other, [NODE, LINK]), 'knip is not the copy that the lock file names')
})

test('a package of the tree that is not linked', t => {
  assert.equal(reason(t, INSTALLED, [NODE]), '@lastlight/kernel is not linked')
})

test('a missing Node, unless the own one is new enough', t => {
  assert.equal(reason(t, INSTALLED, [LINK]), 'the pinned Node is missing')
  assert.equal(reasonToInstall(plant(t, INSTALLED, [LINK]), 24), undefined)
})

const PRODUCTION = { ...INSTALLED, 'node_modules/vite': undefined }

test('an operator needs no tools of developers, and no pinned Node beside one of their own', t => {
  assert.equal(reason(t, PRODUCTION, [NODE, LINK]), 'vite is not installed')
  assert.equal(reasonNotToOperate(plant(t, PRODUCTION, [NODE, LINK]), 20), undefined)
  assert.equal(reasonNotToOperate(plant(t, PRODUCTION, [LINK]), 24), undefined)
  assert.equal(
    reasonNotToOperate(plant(t, { ...PRODUCTION, 'node_modules/knip': undefined }, [LINK]), 24),
    'knip is not installed',
  )
  assert.match(reasonNotToOperate(plant(t, PRODUCTION, [LINK]), 20)!, /^Node 24 is missing/)
})
