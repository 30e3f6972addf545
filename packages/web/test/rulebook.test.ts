import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { LOCALES } from '@lastlight/kernel'
import { languagesOf } from '@lastlight/words/lint'
import { GAMES, gameOf } from '../src/games/index.ts'
import { type Chapter, chaptersOf } from '../src/shell/rulebook/chapters.ts'
import { folded, found, marks, termsOf } from '../src/shell/rulebook/finding.ts'
import { shellMessages } from '../src/shell/texts.ts'
import { pieces } from '../src/showing/ruleLinks.ts'

const idsIn = (chapters: readonly Chapter[]): readonly string[] =>
  chapters.flatMap(({ rules }) => rules.map(({ id }) => id))

describe('the chapters of a rulebook', () => {
  test('hold every rule of both games in every language once', async () => {
    for (const game of GAMES)
      for (const locale of LOCALES) {
        const book = await game.rulebook(locale)
        const ids = idsIn(chaptersOf(await game.chapters(), book))
        assert.deepEqual([...ids].sort(), Object.keys(book).sort(), `${game.id} ${locale}`)
      }
  })

  test('have a title in every language, and none is empty', async () => {
    const languages = await languagesOf(shellMessages)
    for (const game of GAMES)
      for (const { id, rules } of chaptersOf(await game.chapters(), await game.rulebook('en'))) {
        assert.ok(rules.length > 0, `${game.id} ${id} is empty`)
        for (const locale of LOCALES)
          assert.ok(languages[locale]![`rules.${game.id}.${id}`], `${locale} ${game.id} ${id}`)
      }
  })

  test('of a game that is not there are none', () => {
    assert.equal(gameOf('chess'), undefined)
    assert.equal(gameOf('toString'), undefined)
  })
})

test('a rule that the editions play differently is marked with the rule that tells how', async () => {
  const game = gameOf('long-night')!
  const differences = await game.differences!()
  for (const locale of LOCALES) {
    const book = await game.rulebook(locale)
    for (const [rule, difference] of Object.entries(differences))
      assert.ok(book[rule] !== undefined && book[difference] !== undefined, `${locale} ${rule}`)
    const told = Object.keys(book).filter(id => id.startsWith('ED-'))
    assert.deepEqual([...new Set(Object.values(differences))].sort(), told, 'every difference has a rule that it marks')
  }
})

describe('looking for a rule', () => {
  const book: readonly Chapter[] = [
    {
      id: 'one',
      rules: [
        { id: 'OUT-DAY-01', text: 'Zaznacź Łódź i wróć na tamę.' },
        { id: 'OUT-DAY-02', text: 'Nothing of the kind.' },
      ],
    },
    { id: 'two', rules: [{ id: 'OUT-SHIP-05', text: 'Příliš žluťoučký kůň, see OUT-DAY-01.' }] },
  ]
  const ids = (query: string): readonly string[] => idsIn(found(book, termsOf(query)))

  test('does not mind accents or case', () => {
    assert.deepEqual(ids('zaznacz'), ['OUT-DAY-01'])
    assert.deepEqual(ids('LODZ'), ['OUT-DAY-01'])
    assert.deepEqual(ids('kůň'), ['OUT-SHIP-05'])
    assert.deepEqual(ids('zlutoucky'), ['OUT-SHIP-05'])
    // As some keyboards send it: the letter, then its accent.
    assert.deepEqual(ids('tamę'.normalize('NFD')), ['OUT-DAY-01'])
  })

  test('finds ids and parts of them, and wants every word', () => {
    assert.deepEqual(ids('out-day'), ['OUT-DAY-01', 'OUT-DAY-02', 'OUT-SHIP-05'])
    assert.deepEqual(ids('day-02'), ['OUT-DAY-02'])
    assert.deepEqual(ids('day nothing'), ['OUT-DAY-02'])
    assert.deepEqual(ids('nothing zaznacz'), [])
    assert.deepEqual(ids('   '), ['OUT-DAY-01', 'OUT-DAY-02', 'OUT-SHIP-05'])
  })

  test('leaves out chapters where nothing was found', () => {
    assert.deepEqual(
      found(book, termsOf('ship')).map(({ id }) => id),
      ['two'],
    )
  })

  test('marks the found words in their own letters', () => {
    const cuts = marks('Zaznacź Łódź', termsOf('cz lodz'))
    assert.deepEqual(cuts, [
      { text: 'Zazna', marked: false },
      { text: 'cź', marked: true },
      { text: ' ', marked: false },
      { text: 'Łódź', marked: true },
    ])
    assert.deepEqual(marks('aaa', ['aa']), [{ text: 'aaa', marked: true }])
    assert.deepEqual(marks('', ['a']), [])
  })

  test('keeps every place of a text where it is', async () => {
    for (const game of GAMES)
      for (const locale of LOCALES)
        for (const text of Object.values(await game.rulebook(locale))) {
          assert.equal(folded(text).length, text.length)
          assert.equal(
            marks(text, ['a', 'e'])
              .map(cut => cut.text)
              .join(''),
            text,
          )
        }
  })
})

test('rules that are named in a text become links, whole and nothing else', () => {
  assert.deepEqual(
    pieces('See OUT-NIGHT-FEED-02, LN-VAR-PD-01 and ED-07; not PP-3 or A-10.').filter(({ rule }) => rule),
    ['OUT-NIGHT-FEED-02', 'LN-VAR-PD-01', 'ED-07'].map(text => ({ text, rule: true })),
  )
})
