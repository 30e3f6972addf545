import assert from 'node:assert/strict'
import { omens } from '../src/language.ts'
import { rule, setDeck, three, two, watch } from './embers.ts'

rule('[EMB-LAMP-01] a player whose turn it is not looks at the top card of the deck', three, t => {
  watch(t, { set: s => setDeck(s, ['item:axe-1', 'item:torch-1']) })
  assert.deepEqual(t.options(2), [{ do: 'lamp' }])
  assert.deepEqual(t.choose(2, { do: 'lamp' }), { oil: [2, 2, 1] })
  assert.deepEqual(t.pending, [0, 2])
  assert.equal(t.refused(2, { do: 'look', at: 'omens' }), 'EMB-LAMP-01 lamp.nothingThere')
  t.choose(2, { do: 'look', at: 'deck' })
  assert.deepEqual(t.heard(2), [{ e: 'saw', seat: 2, zone: 'deck', cards: ['item:torch-1'] }])
  assert.deepEqual(t.heard(0), [{ e: 'saw', seat: 2, zone: 'deck' }])
  assert.deepEqual(t.view(2).deck, [null, 'item:torch-1'])
  assert.deepEqual(t.view(0).deck, [null, null])
  assert.deepEqual(t.pending, [0])
})

rule('[EMB-LAMP-01] the player whose turn it is goes on meanwhile and may look too', two, t => {
  watch(t, { omen: 'omen:rot' })
  t.arrange(s => {
    setDeck(s, ['item:axe-1'])
    omens.move(s, 'omen:den', 'gone', 'omens')
  })
  t.choose(1, { do: 'lamp' })
  t.choose(0, { do: 'move', keeper: 'keeper:ada', to: 'forest' })
  t.choose(0, { do: 'lamp' })
  assert.deepEqual(t.options(0).slice(0, 1), [{ do: 'look', at: 'deck' }])
  t.choose(0, { do: 'look', at: 'deck' })
  assert.ok(t.offers(0, { do: 'end' }))
  t.choose(0, { do: 'end' })
  assert.deepEqual(t.pending, [1])
  t.choose(1, { do: 'look', at: 'omens' })
  assert.deepEqual(t.heard(1), [{ e: 'saw', seat: 1, zone: 'omens', cards: ['omen:rot'] }])
})

rule('[EMB-LAMP-01] it needs oil, something to look at, and the watch', two, t => {
  assert.equal(t.refused(0, { do: 'lamp' }), 'EMB-LAMP-01 lamp.onlyInTheWatch')
  watch(t, {
    set: s => {
      s.oil[1] = 0
    },
  })
  assert.equal(t.refused(1, { do: 'lamp' }), 'EMB-LAMP-01 lamp.noOil')
  t.arrange(s => setDeck(s, []))
  assert.equal(t.refused(0, { do: 'lamp' }), 'EMB-LAMP-01 lamp.nothingThere')
})
