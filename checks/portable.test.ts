import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { lockFor, plant } from './fixture.ts'
import { portabilityFindings } from './portable.ts'

const findings = (t: TestContext, files: Readonly<Record<string, string>>): string[] =>
  portabilityFindings(plant(t, files)).map(({ place, what }) => `${place}  ${what}`)

/** Written in parts, or the check would find this file. */
const path = (...parts: readonly string[]): string => `/${parts.join('/')}`

test('a clean tree is portable', t => {
  assert.deepEqual(findings(t, {}), [])
})

describe('paths', () => {
  for (const named of [path('home', 'me', 'x'), path('Users', 'me'), path('root', 'x'), path('work', 'x')]) {
    test(`refuses ${named.slice(0, 5)}`, t => {
      assert.equal(findings(t, { '.ci/notes': `\ncd ${named}\n` })[0]?.startsWith('.ci/notes:2  names a path'), true)
    })
  }

  test('refuses the folder of the tree itself', t => {
    const root = plant(t)
    writeFileSync(join(root, 'a.md'), `cd ${root}\n`)
    assert.deepEqual(portabilityFindings(root), [{ place: 'a.md:1', what: `names a path of one machine: ${root}` }])
  })

  test('leaves paths inside the tree alone', t => {
    assert.deepEqual(findings(t, { 'a.md': `packages${path('work', 'x')}, ./docs${path('home', 'x')}\n` }), [])
  })
})

describe('lock files', () => {
  test('refuse the address of a download', t => {
    const lock = lockFor().replace('"node_modules/typescript": {', '$& "resolved": "https://example.org/a.tgz",')
    assert.deepEqual(findings(t, { 'package-lock.json': lock }), [
      'package-lock.json  node_modules/typescript is fetched from https://example.org/a.tgz',
    ])
  })

  test('refuse the address of a download, beside the packages too', t => {
    const lock = JSON.stringify({ packages: { '': {}, 'node_modules/a': { resolved: 'http://example.org/a.tgz' } } })
    assert.deepEqual(findings(t, { 'bench/peers/package.json': '{}', 'bench/peers/package-lock.json': lock }), [
      'bench/peers/package-lock.json  node_modules/a is fetched from http://example.org/a.tgz',
    ])
  })

  test('refuse a dependency that is asked for by a tag, unless an override pins it', t => {
    const lock = JSON.stringify({
      packages: { '': {}, 'node_modules/a': { dependencies: { b: 'latest', c: '^1.0.0' } } },
    })
    const peers = (manifest: object): string[] =>
      findings(t, { 'bench/peers/package.json': JSON.stringify(manifest), 'bench/peers/package-lock.json': lock })
    assert.deepEqual(peers({}), [
      'bench/peers/package-lock.json  node_modules/a asks for b latest: pin it in overrides',
    ])
    assert.deepEqual(peers({ overrides: { b: '1.2.3' } }), [])
  })
})

test('a version is pinned', t => {
  const ranged = JSON.stringify({ dependencies: { zod: '^4.6.7' } })
  assert.deepEqual(findings(t, { 'tools/package.json': ranged }), [
    'tools/package.json  zod is ^4.6.7: pin one version',
  ])
})

test('no registry is named', t => {
  const found = findings(t, { '.npmrc': 'registry=https://example.org\n' })
  assert.deepEqual(found, ['.npmrc  names a registry'])
})
