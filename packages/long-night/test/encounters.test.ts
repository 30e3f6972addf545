// LN-CARD-08: the encounter cards.

import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { EXPERIMENT_IDS, experimentRow } from '../src/content/experiments.ts'
import { does, entrance, faceOf, news, rule, setEntrance, setHand, setRoad, survivorIn } from './longNight.ts'
import { mutants, raxxon, setMutants, strike, table } from './raxxonTable.ts'

const blank = faceOf('blank')

describe('encounters', () => {
  for (const id of EXPERIMENT_IDS)
    for (const [line, { upTo, fate }] of Object.entries(experimentRow(id).lines))
      rule(`[LN-CARD-08] ${id}, ${line} line: it ${fate}`, raxxon, t => {
        table(t, 'school', s => {
          setMutants(s, [id, 'school'])
          setHand(s, 0)
          s.chance.rolls = [
            blank,
            upTo,
            ...(id === 'carrier' && line !== 'mid' ? [blank] : []),
            ...(fate === 'moves' ? [2] : []),
          ]
        })
        t.choose(0, strike(id))
        assert.deepEqual(mutants(t.state), { stays: [`${id} school`], moves: [`${id} grocery`], gone: [] }[fate])
      })

  rule('[LN-CARD-08] a hydra leaves zombies, a howler noise, a siren despair, a frostwalker frostbite', raxxon, t => {
    const struck = (id: (typeof EXPERIMENT_IDS)[number], roll: number): ReturnType<typeof does> => {
      table(t, 'school', s => {
        setMutants(s, [id, 'school'])
        s.chance.rolls = [blank, roll]
      })
      return does(t, strike(id))
    }
    const always = { 'dice0.6': -1, exposed: 1 }
    assert.deepEqual(struck('hydra', 1), { ...always, 'school.zombies': 2 })
    assert.deepEqual(struck('howler', 1), { ...always, 'school.zombies': 1, 'school.noise': 2 })
    assert.deepEqual(struck('siren', 1), { ...always, 'gia.despair': 2 })
    assert.deepEqual(struck('frostwalker', 4), { ...always, 'gia.frostbite': 1, kills: 1 })
    assert.deepEqual(struck('tank', 1), { ...always, 'gia.wounds': 2 })
    assert.deepEqual(struck('stinker', 3), { ...always, school: -2, waste: 2 })
  })

  for (const [roll, triggered] of [
    [1, false],
    [6, true],
  ] as const)
    rule(
      `[LN-RAX-SPEC-05, LN-XROADS-02] a card that waits for a zombie killed by an attack ${triggered ? 'is met by the last roll' : 'is not met by the attack alone'}`,
      raxxon,
      t => {
        table(t, 'school', s => {
          setMutants(s, ['claw', 'school'])
          setHand(s, 0)
          setRoad(s, 'theLastPost')
          s.chance.rolls = [blank, roll]
        })
        t.choose(0, strike('claw'))
        assert.equal(news(t).includes('crossroads'), triggered)
      },
    )

  rule('[LN-CARD-08] a hydra is removed before the last zombie comes, which takes its space', raxxon, t => {
    table(t, 'school', s => {
      setMutants(s, ['hydra', 'school'])
      setEntrance(s, 'school', 0, { zombies: 3 })
      s.chance.rolls = [blank, 6]
    })
    assert.deepEqual(does(t, strike('hydra')), { 'dice0.6': -1, exposed: 1, 'school.zombies': 1, kills: 1 })
    assert.deepEqual(mutants(t.state), [])
  })

  rule(
    '[LN-VAR-ELIM-03, LN-RAX-SPEC-05] the line goes on when its wound puts the player out of the game',
    { ...raxxon, elimination: true },
    t => {
      table(t, 'school', s => {
        survivorIn(s, 'gia').wounds = 2
        setMutants(s, ['hydra', 'school'])
        setHand(s, 0)
        s.chance.rolls = [blank, 4]
      })
      t.choose(0, strike('hydra'))
      assert.equal(t.state.players[0]!.out, true)
      assert.equal(entrance(t.state, 'school').zombies, 1)
      assert.deepEqual(mutants(t.state), ['hydra school'])
    },
  )
})
