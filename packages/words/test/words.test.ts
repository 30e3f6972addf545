import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Messages, wordsOf } from '../src/index.ts'

const PL: Messages = {
  'room.acc.workshop': 'warsztat',
  'room.acc.pantry': 'spiżarnię',
  'count.acc.wood': '{n, plural, one {# deskę} few {# deski} many {# desek} other {# deski}}',
  built: '{who} buduje {room}.',
  kept: 'Zostają: {rooms}.',
  gained: '{who} bierze {goods}.',
  odd: 'Po prostu <b>{text}</b>',
}
const names = ['Ala', 'Ola']
const polish = wordsOf(PL, 'pl', { nameOf: who => names[who]!, missing: 'throws' })

describe('saying', () => {
  test('a message inside a message, in the case the sentence needs', () => {
    assert.equal(polish.say('built', { who: { who: 1 }, room: { key: 'room.acc.pantry' } }), 'Ola buduje spiżarnię.')
  })

  for (const [n, says] of [
    [1, '1\u00a0deskę'],
    [2, '2\u00a0deski'],
    [5, '5\u00a0desek'],
    [22, '22\u00a0deski'],
  ] as const) {
    test(`${n} of a kind`, () => {
      const goods = { key: 'count.acc.wood', args: { n } }
      assert.equal(polish.say('gained', { who: { who: 0 }, goods }), `Ala bierze ${says}.`)
    })
  }

  test('a list of messages', () => {
    const rooms = ['workshop', 'pantry', 'workshop'].map(room => ({ key: `room.acc.${room}` }))
    assert.equal(polish.say('kept', { rooms }), 'Zostają: warsztat, spiżarnię i\u00a0warsztat.')
    assert.equal(polish.saying({ key: 'kept', args: { rooms: rooms.slice(0, 1) } }), 'Zostają: warsztat.')
    assert.equal(wordsOf({}, 'en').list(['a', 'b', 'c']), 'a, b and c')
  })

  test('text that looks like a message or a tag is only text', () => {
    assert.equal(polish.say('odd', { text: '{n} <i>' }), 'Po prostu <b>{n} <i></b>')
  })

  test('“you” to the reader, and their name to everybody else', () => {
    const messages = {
      'kernel.you': 'you',
      gave: '{fromMe, select, yes {You give} other {{from} gives}} {goods} to {toMe, select, yes {you} other {{to}}}.',
      won: 'Winners: {all}.',
    }
    const args = { from: { who: 0 }, to: { who: 1 }, goods: 'wood' }
    const to = (me?: number): ReturnType<typeof wordsOf> =>
      wordsOf(messages, 'en', { nameOf: who => names[who]!, me, missing: 'throws' })
    assert.equal(to().say('gave', args), 'Ala gives wood to Ola.')
    assert.equal(to(0).say('gave', args), 'You give wood to Ola.')
    assert.equal(to(1).say('gave', args), 'Ala gives wood to you.')
    assert.equal(to(1).say('won', { all: [{ who: 0 }, { who: 1 }] }), 'Winners: Ala and you.')
  })

  test('without names people are numbered', () => {
    const nameless = wordsOf(PL, 'pl')
    assert.equal(
      nameless.say('built', { who: { who: 0 }, room: { key: 'room.acc.workshop' } }),
      '1\u00a0buduje warsztat.',
    )
  })
})

describe('a key without a message', () => {
  test('is an error in tests', () => {
    assert.throws(() => polish.say('lost'), /No message lost in pl/)
    assert.throws(() => polish.say('built', { who: { who: 0 }, room: { key: 'room.acc.tower' } }), /room\.acc\.tower/)
  })

  test('stands in brackets for players, also a name that every object has', () => {
    assert.equal(wordsOf(PL, 'pl').say('lost'), '[lost]')
    assert.equal(wordsOf(PL, 'pl').say('constructor'), '[constructor]')
  })
})

describe('lines do not break', () => {
  const said = (locale: string, text: string): string => wordsOf({ text }, locale).say('text').replaceAll('\u00a0', '_')

  test('between a number and its noun', () => {
    assert.equal(said('en', 'Take 5 water, 2 of 3. A hare and I.'), 'Take 5_water, 2_of 3. A hare and I.')
    assert.equal(said('pl', 'Weź 5 desek'), 'Weź 5_desek')
    assert.equal(said('cs', 'Vezmi 5 prken'), 'Vezmi 5_prken')
  })

  test('behind a word of one letter in Polish and Czech', () => {
    assert.equal(
      said('pl', 'W kolonii i z wami (o 1 mniej), a „w szkole”.'),
      'W_kolonii i_z_wami (o_1_mniej), a_„w_szkole”.',
    )
    assert.equal(said('cs', 'S tebou k veži a v ní, u nás.'), 'S_tebou k_veži a_v_ní, u_nás.')
  })

  test('before a dash, which never begins a line', () => {
    assert.equal(said('en', 'Two – or more.'), 'Two_– or more.')
    assert.equal(said('pl', 'Stop – powiedział. – Dalej.'), 'Stop_– powiedział._– Dalej.')
    assert.equal(said('cs', 'Stůj – řekl.'), 'Stůj_– řekl.')
  })

  test('behind an ordinal number in Polish and Czech, but not behind a sentence', () => {
    assert.equal(said('cs', 'Vedeš od 6. dne. Zbývá 5. Konec.'), 'Vedeš od 6._dne. Zbývá 5. Konec.')
    assert.equal(said('pl', 'Przed 3. rundą. Zostały 2. Koniec.'), 'Przed 3._rundą. Zostały 2. Koniec.')
    assert.equal(said('en', 'Of 3. And then.'), 'Of 3. And then.')
  })

  test('also where an argument is filled in, and not where the reader wants plain spaces', () => {
    const messages = { text: 'Weź {goods} z {from}.', goods: '2 deski' }
    const args = { goods: { key: 'goods' }, from: 'lasu' }
    assert.equal(wordsOf(messages, 'pl').say('text', args), 'Weź 2\u00a0deski z\u00a0lasu.')
    assert.equal(wordsOf(messages, 'pl', { spaces: 'plain' }).say('text', args), 'Weź 2 deski z lasu.')
  })
})
