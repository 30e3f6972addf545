import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clockOf } from '../src/words/clocks.ts'

const AFTERNOON = new Date(2026, 10, 18, 16, 5)

test('times are written in the way of the browser, in the language of the page', () => {
  const time = (locale: string, ...languages: string[]): string =>
    clockOf(locale, { timeStyle: 'short' }, languages).format(AFTERNOON)
  assert.equal(time('en', 'en-GB', 'en'), '16:05')
  assert.match(time('en', 'en-US', 'en'), /^4:05\sPM$/)
  // The kind of English that the reader has named anywhere counts.
  assert.match(time('en', 'de-DE', 'en-US'), /^4:05\sPM$/)
  assert.equal(time('en', 'de-DE'), '16:05')
  // Another language of the browser changes nothing in Polish and Czech.
  for (const locale of ['pl', 'cs']) assert.equal(time(locale, 'en-US'), '16:05')
  // What cannot be read, or is not there, decides nothing.
  assert.equal(time('en', 'en-US@posix'), '16:05')
  assert.equal(time('pl'), '16:05')
})

test('dates have the words of the page', () => {
  const day = (locale: string, ...languages: string[]): string =>
    clockOf(locale, { dateStyle: 'medium' }, languages).format(AFTERNOON)
  assert.equal(day('en', 'en-GB'), '18 Nov 2026')
  assert.equal(day('en', 'en-US'), 'Nov 18, 2026')
  assert.equal(day('cs', 'en-US'), day('cs', 'cs-CZ'))
})
