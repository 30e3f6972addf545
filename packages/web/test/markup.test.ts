// Names and messages of others are shown as text: no source of the client can make markup or code of a text.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const SOURCES = join(import.meta.dirname, '../src')

/** The ways in which a text becomes part of the page without being escaped, or is run. */
const WAYS =
  /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|createContextualFragment|DOMParser|srcdoc|\beval\(|new Function\(|javascript:/i

const waysIn = (source: string): string | undefined => WAYS.exec(source)?.[0]

test('no source of the client takes a text for markup or for code', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES })
  assert.ok(files.length > 100, `${files.length} files`)
  const found = files.flatMap(file => {
    const way = waysIn(readFileSync(join(SOURCES, file), 'utf8'))
    return way === undefined ? [] : [`${file}: ${way}`]
  })
  assert.deepEqual(found, [])
})

test('a planted one is found', () => {
  assert.ok(waysIn('<p dangerouslySetInnerHTML={{ __html: name }} />'))
  assert.ok(waysIn('element.innerHTML = text'))
  assert.equal(waysIn('<span>{line}</span>'), undefined)
})

test('the page itself runs nothing but its own files', () => {
  const page = readFileSync(join(SOURCES, '../index.html'), 'utf8')
  for (const [, attributes = '', inside = ''] of page.matchAll(/<script([^>]*)>(.*?)<\/script>/gs))
    assert.ok(attributes.includes('src=') && inside.trim() === '', `a script inside the page: ${inside.slice(0, 80)}`)
  assert.doesNotMatch(page, /\son\w+=/i)
})
