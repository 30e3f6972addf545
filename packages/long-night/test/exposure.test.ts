import assert from 'node:assert/strict'
import { EXPOSURE } from '../src/content/exposure.ts'
import { faceOf, rule, setEntrance, setPeople, three, turn } from './longNight.ts'

rule('[LN-EXPO-02, EX-01] an attack kills the zombie and the exposure die wounds the attacker', three, t => {
  turn(t, s => {
    s.objective = 'frostyNight'
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    setEntrance(s, 'school', 0, { zombies: 1 })
    s.players[0]!.dice = [4]
    s.chance.rolls = [faceOf('wound')]
  })
  t.choose(0, { do: 'attack', survivor: 'gia', die: 4, entrance: 0 })
  const gia = t.state.survivors.find(each => each.id === 'gia')!
  assert.equal(gia.wounds, 1)
  // LN-OBJ-01: Frosty Night's own frostbite.
  assert.equal(gia.frostbite, 1)
  assert.equal(t.state.places[3]!.entrances[0]!.zombies, 0)
  assert.deepEqual([t.state.players[0]!.dice, t.state.players[0]!.used], [[], [4]])
})

rule('[LN-MOVE-02, LN-EXPO-02] after a move: blank, wound, frostbite', three, t => {
  for (const [face, wounds, frostbite] of [
    ['blank', 0, 0],
    ['wound', 1, 0],
    ['frostbite', 0, 1],
  ] as const) {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
      s.chance.rolls = [faceOf(face)]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
    const gia = t.state.survivors.find(each => each.id === 'gia')!
    assert.deepEqual([gia.at, gia.wounds, gia.frostbite], ['school', wounds, frostbite])
  }
})

rule('[LN-SKILL-01, LN-SKILL-02, EX-09] at three damage of whatever kind a survivor dies at once', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'colony', { frostbite: 1, despair: 1 }],
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'colony'],
      ['emma', 2, 'colony'],
    )
    s.chance.rolls = [faceOf('wound')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  assert.deepEqual(t.state.people.at.graveyard, ['gia'])
  assert.equal(t.state.morale, 4)
  // LN-LEADER-01
  assert.equal(t.state.players[0]!.leader, 'kevin')
})

rule('[LN-BITE-01, EX-12] a bite kills the mover and spreads where it has moved to', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  // Rocco has the lowest influence at the school: his player is asked.
  assert.deepEqual(t.pending, [1])
  assert.equal(t.state.people.at.graveyard.join(), 'gia')
})

rule('[LN-BITE-02] giving up the victim ends the spread', three, t => {
  turn(t, s => {
    setPeople(
      s,
      ['gia', 0, 'colony'],
      ['kevin', 0, 'colony'],
      ['rocco', 1, 'school'],
      ['alfonso', 1, 'colony'],
      ['emma', 2, 'school'],
    )
    s.chance.rolls = [faceOf('bite')]
  })
  t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
  t.choose(1, { do: 'accept' })
  assert.deepEqual(t.state.people.at.graveyard, ['gia', 'rocco'])
  assert.equal(t.state.morale, 3)
  assert.deepEqual(t.pending, [0])
})

rule('[LN-BITE-03] a blank saves the victim and ends the spread; anything else kills and spreads on', three, t => {
  for (const [second, dead] of [
    ['blank', ['gia', 'rocco']],
    ['wound', ['gia', 'rocco', 'emma']],
  ] as const) {
    turn(t, s => {
      setPeople(
        s,
        ['gia', 0, 'colony'],
        ['kevin', 0, 'colony'],
        ['rocco', 1, 'school'],
        ['alfonso', 1, 'colony'],
        ['emma', 2, 'school'],
        ['elijah', 2, 'colony'],
      )
      for (const id of s.people.at.graveyard.slice()) s.people.at.graveyard.splice(s.people.at.graveyard.indexOf(id), 1)
      s.chance.rolls = [faceOf('bite'), faceOf('frostbite'), faceOf(second)]
    })
    t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
    t.choose(1, { do: 'risk' })
    t.choose(2, { do: 'risk' })
    assert.deepEqual(t.state.people.at.graveyard, dead)
  }
})

rule(
  '[LN-BITE-04, LN-BITE-06, LN-RULE-09] the spread ends with nobody left; each death costs morale; only then is the last survivor replaced',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['kevin', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
      s.chance.rolls = [faceOf('bite'), faceOf('bite')]
    })
    const next = t.state.people.at.deck.at(-1)
    t.choose(0, { do: 'move', survivor: 'gia', to: 'school' })
    t.choose(1, { do: 'risk' })
    assert.equal(t.state.morale, 3)
    assert.equal(t.state.players[1]!.leader, next)
    assert.equal(t.state.survivors.find(each => each.id === next)!.at, 'colony')
  },
)

rule('[LN-EXPO-01] the die has twelve faces, all four results among them', three, () => {
  assert.equal(EXPOSURE.faces.length, 12)
  assert.deepEqual([...new Set(EXPOSURE.faces)].toSorted(), ['bite', 'blank', 'frostbite', 'wound'])
})
