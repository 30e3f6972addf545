import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { containing, startingWith } from '../../src/play/findWords.ts'
import { type Labels, Menu } from '../../src/play/menu.ts'

interface Dish {
  readonly dish: string
  readonly size: string
}

const soup = (size: string): Dish => ({ dish: 'soup', size })
const labels: Labels = {
  label: option => `${(option as Dish).dish} ${(option as Dish).size}`,
  about: option => ((option as Dish).dish === 'soup' ? 'hot' : ''),
  fold: option => ({ same: (option as Dish).dish, short: (option as Dish).size }),
}
const menu = new Menu(
  [
    { title: 'Warm', rows: [{ options: [soup('small'), soup('big')] }] },
    {
      title: '',
      rows: [
        { options: [{ dish: 'bread', size: 'one' }], folded: 'never folded alone' },
        { options: ['red', 'green', 'blue'].map(size => ({ dish: 'apple', size })), folded: '3 apples' },
      ],
    },
  ],
  labels,
)

describe('a menu', () => {
  test('numbers its options in the order in which it shows them', () => {
    assert.deepEqual(menu.lines(), ['Warm', '  1. soup small (hot); 2: big', '3. bread one', '4-6. 3 apples'])
    assert.deepEqual(
      menu.options.map(option => labels.label(option)),
      ['soup small', 'soup big', 'bread one', 'apple red', 'apple green', 'apple blue'],
    )
  })

  test('tells a range that opens, and opens it with the same numbers', () => {
    assert.ok(menu.hasFolded)
    assert.equal(menu.firstRange, '4-6')
    const opened = menu.options.slice(3).map((option, i) => [i + 4, option] as const)
    assert.deepEqual(menu.numbered(opened), ['4. apple red; 5: green; 6: blue'])
  })

  test('has nothing to open where nothing is folded', () => {
    const plain = new Menu([{ title: '', rows: [{ options: [soup('small')] }] }], labels)
    assert.ok(!plain.hasFolded)
    assert.equal(plain.firstRange, '')
  })
})

describe('finding by words', () => {
  const found = (said: string, ...texts: readonly string[]): readonly string[] =>
    startingWith(
      texts.map(text => [text, text] as const),
      said,
    )

  test('minds neither case nor accents', () => {
    assert.deepEqual(found('ZOLTY kun', 'Żółty kůň', 'żółty pies'), ['Żółty kůň'])
    assert.deepEqual(found('Łódź', 'lodz'), ['lodz'])
  })

  test('prefers the beginnings of words', () => {
    assert.deepEqual(found('end', 'Spend 1 food', 'End the turn'), ['End the turn'])
    assert.deepEqual(found('pend', 'Spend 1 food', 'End the turn'), ['Spend 1 food'])
  })

  test('finds in rules a word with another ending', () => {
    const rules = ['presja', 'bez presji', 'obok', 'LN-MOVE-01', 'LN-MOVE-02'].map(text => [text, text] as const)
    assert.deepEqual(containing(rules, 'presja'), ['presja', 'bez presji'])
    assert.deepEqual(containing(rules, 'ln-move'), ['LN-MOVE-01', 'LN-MOVE-02'])
    assert.deepEqual(containing(rules, 'ln-move-02'), ['LN-MOVE-02'])
    assert.deepEqual(containing(rules, 'resj'), ['presja', 'bez presji'])
    assert.deepEqual(containing(rules, 'obora'), [])
  })

  test('finds nothing for nothing', () => {
    assert.deepEqual(found('', 'a'), [])
    assert.deepEqual(found('(+*', 'a+'), [])
    assert.deepEqual(found('[', '['), [])
  })
})
