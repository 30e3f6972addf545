// Files with decks that somebody has made to do harm: refused with a reason, quickly, and nothing else happens.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Refusal } from '@lastlight/kernel'
import { decksFromText } from '../src/content/deckFile.ts'
import { decksProblem } from '../src/content/mixedDecks.ts'

const HEAD = { format: 'lastlight decks 1', game: 'long-night', name: 'Ours' }
const refusal = (text: string): Refusal => {
  try {
    decksFromText(text)
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown
    throw thrown
  }
  throw new Error('these decks were taken')
}
const keyOf = (decks: object | string): string =>
  refusal(typeof decks === 'string' ? decks : JSON.stringify({ ...HEAD, ...decks })).key

describe('[LN-SETUP-04] hostile decks', () => {
  test('a name that cannot be seen, hides something or changes the direction of text is refused', () => {
    for (const name of [
      '',
      ' ',
      '\u200b',
      'a\u0000',
      'a\u202eb',
      'a\u001b[2Jb',
      '\u2800',
      '\u3164',
      'a\nb',
      '\ud800',
      7,
      null,
    ])
      assert.equal(keyOf({ name }), 'decks.name', JSON.stringify(name))
    for (const name of ['Naše zima', '❄️', '冬', '👨‍👩‍👧', 'x'.repeat(60), '<b onclick="alert(1)">{0}</b>'])
      assert.equal(decksProblem({ name }), undefined, name)
  })

  test('a long name and a long list are refused without being searched again and again', () => {
    assert.equal(decksProblem({ name: `${'a'.repeat(100_000)}\u0001\u0001` })?.key, 'decks.name')
    assert.equal(decksProblem({ name: ' '.repeat(100_000) })?.key, 'decks.name')
    const ids = Array.from({ length: 100_000 }, (_, i) => `card${i}`)
    for (const part of ['objectives', 'crossroads'])
      assert.match(decksProblem({ name: 'x', [part]: ids })!.key, /objective|crossroads/)
    const twice = Array.from({ length: 100_000 }, () => 'tribute')
    assert.equal(decksProblem({ name: 'x', objectives: twice })?.key, 'decks.twice')
  })

  test('names of every object’s own fields are unknown cards, places and parts', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const part = JSON.stringify(name)
      const rest = `{"format":"lastlight decks 1","game":"long-night","name":"x"`
      assert.equal(keyOf(`${rest},${part}:{"cards":1}}`), 'decks.part')
      assert.equal(keyOf(`${rest},"cards":{${part}:{"lighter":1}}}`), 'decks.place')
      assert.equal(keyOf(`${rest},"cards":{"police":{${part}:1}}}`), 'decks.card')
      assert.equal(keyOf(`${rest},"objectives":[${part}]}`), 'decks.objective')
      assert.equal(keyOf(`${rest},"crossroads":[${part}]}`), 'decks.crossroads')
    }
    assert.equal(({} as { cards?: unknown }).cards, undefined)
  })

  test('values of other kinds are refused, however deep they are', () => {
    const deep = '['.repeat(40_000) + ']'.repeat(40_000)
    for (const part of ['name', 'objectives', 'crossroads', 'cards'])
      assert.match(
        keyOf(`{"format":"lastlight decks 1","game":"long-night","name":"x","${part}":${deep}}`),
        /name|form|file/,
      )
    for (const copies of [0, 5, -1, 1.5, '2', null, true, [], {}, 1e308])
      assert.equal(keyOf({ cards: { police: { lighter: copies } } }), 'decks.copies', JSON.stringify(copies))
    for (const cards of [[], 7, 'police', true]) assert.equal(keyOf({ cards }), 'decks.form')
    for (const ids of [{}, 7, 'tribute', [7], [null], [['tribute']]])
      assert.equal(keyOf({ objectives: ids }), 'decks.form')
  })

  test('a file that is far too long is none', () => {
    assert.equal(keyOf(' '.repeat(10_000_000)), 'decks.file')
    assert.equal(keyOf(JSON.stringify({ ...HEAD, more: 'x'.repeat(10_000_000) })), 'decks.file')
  })

  test('a refusal repeats an unknown word shortly, and without signs that a terminal would obey', () => {
    for (const word of ['z'.repeat(90_000), `\u001b]0;owned\u0007${'\u202e'.repeat(30)}`])
      for (const decks of [
        { objectives: [word] },
        { crossroads: [word] },
        { [word]: 1 },
        { cards: { [word]: {} } },
        { cards: { police: { [word]: 1 } } },
        { format: `lastlight decks ${word}` },
      ]) {
        const said = JSON.stringify(Object.values(refusal(JSON.stringify({ ...HEAD, ...decks })).args))
        assert.ok(said.length < 100, said.slice(0, 120))
        assert.doesNotMatch(said, /\\u001b|\\u0007|\u202e/)
      }
  })
})
