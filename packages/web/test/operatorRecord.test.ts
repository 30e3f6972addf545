import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOCALES } from '@lastlight/kernel'
import { wordsOf } from '@lastlight/words'
import { nameIn } from '../src/shell/operator/nameIn.ts'
import { operatorMessages } from '../src/text/operator.ts'

test('the record names people as they are called, whatever the server calls itself or those who are gone', async () => {
  for (const locale of LOCALES) {
    const messages = await operatorMessages(locale)
    const words = wordsOf(messages, locale, { missing: 'throws' })
    // People of the same name have different ids, of which the end is shown.
    for (const name of ['Somebody', 'command line'])
      assert.equal(nameIn(words, { kind: 'person', name, id: 'aBcDeFgH12345678' }), `${name} #5678`)
    assert.equal(nameIn(words, { kind: 'removed' }), words.say('operator.deletedPerson'))
    assert.equal(nameIn(words, { kind: 'commandLine' }), words.say('operator.commandLine'))
    assert.equal(nameIn(words, { kind: 'network', name: '203.0.113.0/24' }), '203.0.113.0/24')
    assert.equal(nameIn(words, { kind: 'table', name: 'x1' }), 'x1')
  }
})
