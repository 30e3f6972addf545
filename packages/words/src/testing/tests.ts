// The tests that every game's messages must pass.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Messages, Reason } from '@lastlight/kernel'
import type { GameText } from '../gameText.ts'
import {
  avoided,
  differentGaps,
  incomplete,
  misused,
  shortPlurals,
  unreadable,
  untranslated,
  withoutYou,
} from '../lint.ts'
import { found, type Named, sourcesIn } from './sources.ts'
import type { Spoken } from './spoken.ts'

export interface Sayings {
  /** The game whose messages these are: some words are given up in one game only. */
  readonly game: string
  /** Every key that is used. */
  readonly said: readonly string[]
  /** Keys of texts that two languages share. */
  readonly alike: readonly string[]
  /** Keys of proper names: they are the same in two languages, or not. */
  readonly isName?: (key: string) => boolean
  readonly reasons: readonly Named[]
  /** Arguments for the reasons that have some. */
  readonly args?: Args
  /** One event of each kind, with and without its secrets. */
  readonly events: readonly unknown[]
}

type Args = { readonly [key: string]: Reason['args'] }

/** Arguments for the refusals of the kernel. */
const KERNEL_ARGS: Args = {
  'kernel.undo.nothing': { seat: 0 },
  'kernel.undo.barrier': { seat: 0 },
  'kernel.undo.entangled': { seat: 0 },
  'kernel.redo.nothing': { seat: 0 },
  'kernel.rewind.version': { version: 9, last: 7 },
  'kernel.rewind.often': { most: 1000 },
  'kernel.config.unknown': { field: 'colour' },
  'kernel.config.value': { field: 'players', value: 9, min: 2, max: 5 },
}
const kernelSources = sourcesIn(join(import.meta.dirname, '../../../kernel/src'))

export function testWords(text: GameText, spoken: Spoken, sayings: Sayings): void {
  testLanguages(spoken, sayings)
  testRulebook(spoken, sayings)
  testSamples(text, spoken, sayings)
}

function testLanguages({ languages, books }: Spoken, { game, said, alike, isName = () => false }: Sayings): void {
  const withoutNames = (all: Messages): Messages =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !isName(key)))

  describe('the three languages', () => {
    test('can be read, are complete, and say nothing in vain', () => {
      assert.deepEqual(unreadable(languages), [])
      assert.deepEqual(incomplete(languages), [])
      assert.deepEqual(misused(languages, said), [])
    })

    test('are three', () => {
      const texts = Object.entries(languages).map(([locale, all]) => [locale, withoutNames(all)] as const)
      assert.equal(texts.length, 3)
      assert.deepEqual(untranslated(Object.fromEntries(texts), alike), [])
    })

    test('have the same gaps and all their plural forms', () => {
      assert.deepEqual(differentGaps(languages), [])
      assert.deepEqual(shortPlurals(languages), [])
    })

    test('avoid the words that were given up', () => {
      assert.deepEqual(avoided(languages, game), [])
      assert.deepEqual(avoided(books, game), [])
    })
  })
}

function testRulebook({ books }: Spoken, { reasons }: Sayings): void {
  describe('the rulebook', () => {
    test('has the same rules in each language, none of them left in another', () => {
      assert.deepEqual(unreadable(books), [])
      assert.deepEqual(incomplete(books), [])
      assert.deepEqual(untranslated(books, []), [])
    })

    test('has every rule that a refusal names', () => {
      const named = [...new Set(reasons.map(({ rule }) => rule))]
      assert.ok(named.length > 40)
      assert.deepEqual(
        named.filter(rule => !Object.hasOwn(books.en!, rule)),
        [],
      )
    })
  })
}

function testSamples(text: GameText, { languages, isSaid }: Spoken, { reasons, args, events }: Sayings): void {
  const all = { ...KERNEL_ARGS, ...args }
  const isRefused = ({ rule, key }: Named): void => isSaid(text.refusalPhrase({ rule, key, args: all[key] ?? {} }))

  describe('everything is said', () => {
    test('every line of the log, with and without its secrets', () => {
      for (const event of events) isSaid(text.eventPhrase(event))
    })

    test('every line of the log says “you” to whom it is about', () => {
      assert.deepEqual(withoutYou(languages, events.map(text.eventPhrase)), [])
    })

    test('every refusal of the game', () => {
      assert.ok(reasons.length > 60)
      reasons.forEach(isRefused)
    })

    test('every refusal of the kernel', () => {
      const keys = found(kernelSources('**/*.ts'), /'(kernel\.[\w.]+)'/g)
      assert.ok(keys.length >= 12)
      for (const key of keys) isRefused({ rule: 'KERNEL', key })
    })
  })
}
