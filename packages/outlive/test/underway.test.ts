import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chanceFrom, pickOf } from '@lastlight/kernel'
import { game, type Question } from '../src/index.ts'
import { rules } from '../src/language.ts'
import { ASKED_AT } from '../src/rules/underway.ts'
import { chosen, four, nightfall, rule, setEvents, setGoods, setRooms, setTiles, three, two } from './outlive.ts'

rule('[OUT-NIGHT-FEED-08] whoever is asked piece by piece sees how much is left, nobody else does', two, t => {
  nightfall(t, s => {
    setRooms(s, 0, { hunt2: 3, decontaminate: 1 }, 2)
    setGoods(s, 0, { cans: 4, meat: 3 })
  })
  const due = { for: 'feed', from: 0, left: 5, short: 1 }
  assert.deepEqual(t.view(0).due, due)
  assert.equal(t.view(1).due, null)
  assert.equal(t.view('public').due, null)
  t.choose(0, { do: 'pay', kind: 'meat' })
  assert.deepEqual(t.view(0).due, { ...due, left: 4 })
  for (let n = 0; n < 4; n++) t.choose(0, { do: 'pay', kind: 'cans' })
  assert.deepEqual(t.view(0).due, { ...due, left: 1 })
  t.choose(0, { do: 'lose', from: 'airlock' })
  assert.equal(t.view(0).due, null)
})

rule('[OUT-NIGHT-01] everybody sees how far each night is', two, t => {
  assert.deepEqual(t.view(0).steps, [])
  nightfall(t, s => {
    setRooms(s, 0, { ammo4: null }, 1)
    setRooms(s, 1, {}, 1)
    setGoods(s, 0, { water: 3, wood: 5, metal: 2 })
    setGoods(s, 1, { water: 1 })
    setTiles(s, 0, { pickaxe: 'broken' })
  })
  assert.deepEqual(t.view('public').steps, ['recruit', 'build'])
  t.choose(0, { do: 'done' })
  t.choose(0, { do: 'build', room: 'ammo4:1' })
  assert.deepEqual(t.view(1).steps, ['build', 'build'])
  assert.deepEqual(t.view(0).due, { for: 'build', from: 0, left: 3, short: 0 })
  for (let n = 0; n < 3; n++) t.choose(0, { do: 'pay', kind: 'wood' })
  t.choose(0, { do: 'done' })
  assert.deepEqual(t.view(1).steps, ['repair', 'build'])
  t.choose(0, { do: 'done' })
  assert.deepEqual(t.view(1).steps, ['done', 'build'])
})

rule(
  '[OUT-NIGHT-01, OUT-NIGHT-EVENT-01] while one player after the other ends events, every night is at its first step',
  three,
  t => {
    nightfall(t, s => {
      setEvents(s, 'wildfire')
      setGoods(s, 1, { water: 3 })
    })
    assert.deepEqual(t.pending, [1])
    assert.deepEqual(t.view('public').steps, ['events', 'events', 'events'])
    t.choose(1, { do: 'end', event: 'wildfire' })
    assert.ok(!t.view('public').steps.includes('events'))
  },
)

describe('the present question', () => {
  test('has a name for every step that asks', () => {
    const asking = [...rules.machine.nodes.values()].filter(node => node.kind === 'ask').map(node => node.label)
    assert.deepEqual(Object.values(ASKED_AT).flat().toSorted(), asking.toSorted())
  })

  test('stands in the view of whoever is asked, in random games', () => {
    const asked = new Set<Question>()
    for (const [n, config] of [two, four, chosen(2), chosen(3, 'inTurn')].entries()) {
      const chance = chanceFrom(`asking ${n}`)
      const s = game.setup(config, `asking ${n}`)
      while (!game.outcome(s)) {
        for (const seat of s.players.keys()) {
          const name = game.view(s, seat).asked
          assert.equal(name !== null, game.pending(s).includes(seat) || name === 'reconsider')
          if (name) asked.add(name)
        }
        assert.equal(game.view(s, 'public').asked, null)
        const seats = game.pending(s)
        const seat = seats[pickOf(chance, seats.length)]!
        const options = game.options(s, seat)
        game.play(s, seat, options[pickOf(chance, options.length)]!)
      }
    }
    assert.ok(asked.size >= 15, [...asked].join())
  })
})
