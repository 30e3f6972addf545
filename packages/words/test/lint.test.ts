import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { kernelMessages } from '../src/index.ts'
import { avoided, faults, type Languages, languagesOf, shortPlurals, unreadable, withoutYou } from '../src/lint.ts'

const good = {
  en: { 'a.who': '{who} comes.', 'a.n': '{n, plural, one {# can} other {# cans}}' },
  pl: {
    'a.who': 'Przychodzi {who}.',
    'a.n': '{n, plural, one {# puszka} few {# puszki} many {# puszek} other {# puszki}}',
  },
  cs: {
    'a.who': 'Přichází {who}.',
    'a.n': '{n, plural, one {# konzerva} few {# konzervy} many {# konzervy} other {# konzerv}}',
  },
}
const all = (languages: Languages, said = ['a.who', 'a.n'], alike: string[] = []): string[] =>
  faults(languages, said, alike)

describe('lint', () => {
  test('finds nothing in good messages', () => {
    assert.deepEqual(all(good), [])
  })

  test('a message that cannot be read, and an empty one', () => {
    const broken = { en: { 'a.who': '{who comes.', 'a.n': ' ' } }
    assert.deepEqual(
      unreadable(broken).map(finding => finding.slice(0, 10)),
      ['en a.who: ', 'en a.n: is'],
    )
  })

  test('a language without a key', () => {
    const { 'a.who': _, ...rest } = good.cs
    assert.deepEqual(all({ ...good, cs: rest }), ['cs a.who: missing'])
  })

  test('a key that nobody says, and one that nobody wrote', () => {
    assert.deepEqual(all(good, ['a.who', 'a.x']), ['a.x: said, but not written', 'a.n: written, but never said'])
  })

  test('a text that was not translated, unless it is listed', () => {
    const lazy = { ...good, pl: { ...good.pl, 'a.who': good.en['a.who'] } }
    assert.deepEqual(all(lazy), ['a.who: the same in two languages'])
    assert.deepEqual(all(lazy, undefined, ['a.who']), [])
    assert.deepEqual(all(good, undefined, ['a.who']), ['a.who: an exception that is none'])
  })

  test('other gaps than in the first language', () => {
    const other = { ...good, cs: { ...good.cs, 'a.who': 'Přichází {kdo}.' } }
    assert.deepEqual(all(other), ['cs a.who: has {kdo}, en has {who}'])
  })

  test('no other gap where only one language says “you”', () => {
    const you = '{whoMe, select, yes {You come} other {{who} comes}}.'
    assert.deepEqual(all({ ...good, en: { ...good.en, 'a.who': you } }), [])
  })

  test('a line that names a seat and never says “you”, also inside another', () => {
    const told = [{ key: 'a.all', args: { each: [{ key: 'a.who', args: { who: { who: 1 } } }], n: 2 } }]
    const messages = { 'a.all': 'All: {each}.', 'a.who': '{who} comes.' }
    assert.equal(withoutYou({ en: messages }, told).length, 1)
    assert.match(withoutYou({ en: messages }, told)[0]!, /^en a\.who: names \{who\}/)
    const you = { ...messages, 'a.who': '{whoMe, select, yes {You come} other {{who} comes}}.' }
    assert.deepEqual(withoutYou({ en: you }, told), [])
  })

  test('a word that was given up', () => {
    assert.deepEqual(avoided({ en: { a: 'Look on.', b: 'Watch.' }, pl: { a: 'Look on.' } }), [
      'en a: has “Look on”, say watch',
    ])
  })

  test('quotation marks around an option, which may hold some itself', () => {
    const quoted = {
      en: { a: 'Compared with “{option}”:' },
      pl: { a: 'Zamiast „{option}”:' },
      cs: { a: '{option} místo „{option}“' },
    }
    assert.deepEqual(
      avoided(quoted).map(fault => fault.split(':', 1)[0]),
      ['en a', 'pl a', 'cs a'],
    )
    assert.deepEqual(avoided({ en: { a: 'Better: {option}.' } }), [])
  })

  test('a plural without one of its forms, also inside another', () => {
    const short = { ...good, pl: { ...good.pl, 'a.n': '{n, plural, one {# puszka} few {# puszki} other {# puszek}}' } }
    assert.deepEqual(all(short), ["pl a.n: no form for 'many'"])
    const deep = { cs: { a: '{x, select, y {{n, plural, one {1} many {2} other {#}}} other {-}}' } }
    assert.deepEqual(shortPlurals(deep), ["cs a: no form for 'few'"])
  })
})

test('every refusal of the kernel has words in every language', async () => {
  const languages = await languagesOf(kernelMessages)
  assert.deepEqual(Object.keys(languages), ['en', 'pl', 'cs'])
  assert.deepEqual(faults(languages, Object.keys(languages.en!), ['kernel.you']), [])
})
