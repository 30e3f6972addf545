import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pushedIn, windowFor } from '../src/shell/offline/pushed.ts'

test('a push shows its text, and an unreadable one is shown all the same', () => {
  const said = { title: 'Lastlight', text: 'Twoja kolej.', lang: 'pl', path: '/table/x7', topic: 'x7' }
  assert.deepEqual(pushedIn(JSON.stringify(said)), said)
  for (const nothing of [undefined, '', 'hello', 'null', '{"title":7}', '[]'])
    assert.deepEqual([pushedIn(nothing).title, pushedIn(nothing).path], ['Lastlight', '/'])
})

test('a push leads to a place of this page and nowhere else', () => {
  const pathOf = (path: unknown): string => pushedIn(JSON.stringify({ path })).path
  assert.equal(pathOf('/table/x7?screen=shared'), '/table/x7?screen=shared')
  for (const elsewhere of ['//evil.example', '/\\evil.example', 'https://evil.example', 'table/x7', 7])
    assert.equal(pathOf(elsewhere), '/')
})

test('pressed, it goes to the window at that table, then to one without a table, and takes nobody away from a game', () => {
  const windows = (...paths: string[]) => paths.map(path => ({ url: `https://house.example${path}` }))
  const chosen = (path: string, ...paths: string[]): string | undefined => windowFor(windows(...paths), path)?.url
  assert.equal(chosen('/table/x7', '/', '/table/x7?seat=1'), 'https://house.example/table/x7?seat=1')
  assert.equal(chosen('/table/x7', '/table/y8', '/games'), 'https://house.example/games')
  assert.equal(chosen('/table/x7', '/table/y8', '/here/z9'), undefined)
  assert.equal(chosen('/table/x7'), undefined)
})
