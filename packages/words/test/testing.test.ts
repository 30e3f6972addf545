import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Messages, Phrase } from '@lastlight/kernel'
import type { GameText } from '../src/index.ts'
import { each, found, reasonsIn, spokenIn, unheard } from '../src/testing/index.ts'

const plain = (): Phrase => ({ key: 'log.came' })
const textOf = (messages: Messages): GameText => ({
  messages: () => Promise.resolve(messages),
  rulebook: () => Promise.resolve({ 'A-01': 'Come.' }),
  questionPhrase: plain,
  optionPhrase: plain,
  eventPhrase: plain,
  refusalPhrase: plain,
  outcomePhrase: plain,
})

describe('a message', () => {
  const whole = { 'log.came': '{who} comes.', 'log.n': '{n} come.', 'log.small': 'nobody comes.', 'option.go': 'Go.' }

  test('is whole and begins as a sentence does', async () => {
    const { isSaid } = await spokenIn(textOf(whole))
    isSaid({ key: 'log.came', args: { who: { who: 0 } } })
    for (const wrong of ['undefined', '[x]', '{x}', 'NaN', 'null', 'object', 'two  gaps', 'an end..', 'Q-1'])
      assert.throws(() => isSaid({ key: 'log.came', args: { who: `A ${wrong}` } }), /log\.came/, wrong)
    assert.throws(() => isSaid({ key: 'log.small' }), /log\.small/)
    assert.throws(() => isSaid({ key: 'log.lost' }), /No message log\.lost/)
  })

  test('may begin in another way where a game says so', async () => {
    const counted = { key: 'log.n', args: { n: 2 } }
    const strict = await spokenIn(textOf(whole))
    const lenient = await spokenIn(textOf(whole), /^[\p{Lu}\d]/u)
    assert.throws(() => strict.isSaid(counted), /log\.n/)
    lenient.isSaid(counted)
  })

  test('leaves nothing out', async () => {
    const { languages } = await spokenIn(textOf(whole))
    assert.deepEqual(unheard(languages, [{ key: 'log.came' }, { key: 'log.small' }]), ['log.n', 'option.go'])
  })
})

describe('keys in sources', () => {
  test('are found once each, and built from ids', () => {
    assert.deepEqual(found("say('a.b', 'a.c', 'a.b')", /'(a\.\w+)'/g), ['a.b', 'a.c'])
    assert.deepEqual(each(['x', 'y'], 'a.', 'b.'), ['a.x', 'a.y', 'b.x', 'b.y'])
  })

  test('belong to the rules that refuse, not to those that end a game', () => {
    const rules = `
      limit('A-01', 'far')
      reason(
        'A-02', 'late')
      { rule: 'A-03', key: 'dark', args: {} }
      { rule: 'A-04', key: 'over.won', args: {} }`
    assert.deepEqual(reasonsIn(rules), [
      { rule: 'A-01', key: 'far' },
      { rule: 'A-02', key: 'late' },
      { rule: 'A-03', key: 'dark' },
    ])
  })
})
