// LN-RAX-PLACE, LN-RAX-SPEC: special zombies come, and are attacked.

import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { experiments } from '../src/language.ts'
import { emptySpaces } from '../src/queries/entrances.ts'
import { hasMutant, releasedTonight } from '../src/queries/raxxon.ts'
import { SEEN } from '../src/queries/seen.ts'
import { placeTonight, tonightOf } from '../src/queries/tonight.ts'
import { attack, attackWith, use } from './choices.ts'
import {
  come,
  config,
  does,
  entrance,
  faceOf,
  news,
  noRoads,
  rule,
  setEntrance,
  setGear,
  setPeople,
  survivor,
  survivorIn,
  turn,
} from './longNight.ts'
import { evening, mutants, raxxon, setLog, setMutants, strike, table } from './raxxonTable.ts'

const FULL = { zombies: 4 }
const blank = faceOf('blank')

describe('placement', () => {
  rule('[LN-RAX-PLACE-01] one after the other, each with a roll of its own', raxxon, t => {
    evening(t, s => {
      setLog(s, 'reaper')
      s.chance.rolls = [3, 3]
    })
    assert.deepEqual(mutants(t.state), ['reaper school', 'reaper school'])
  })

  rule('[LN-RAX-PLACE-01] a log that names a place needs no roll', raxxon, t => {
    evening(t, s => setLog(s, 'collector'))
    assert.deepEqual(mutants(t.state), ['collector library', 'collector library'])
  })

  rule(
    '[LN-RAX-PLACE-02, LN-RAX-PLACE-03] without a space a barricade falls; one was placed, so the card turns',
    raxxon,
    t => {
      evening(t, s => {
        setLog(s, 'hunter')
        setEntrance(s, 'school', 0, { zombies: 3, barricades: 1 })
        s.chance.rolls = [3, 1]
      })
      assert.deepEqual(mutants(t.state), ['hunter police'])
      assert.equal(entrance(t.state, 'school').barricades, 0)
      assert.equal(entrance(t.state, 'school').zombies, 3)
      assert.deepEqual(t.view(0).raxxon!.loose, ['hunter'])
      assert.ok(t.heard(1).some(event => event.e === 'mutantBarred' && event.at === 'school'))
    },
  )

  rule(
    '[LN-RAX-PLACE-02, LN-RAX-PLACE-03] a trap, then an overrun; none was placed, so the card is discarded',
    raxxon,
    t => {
      evening(t, s => {
        setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
        setLog(s, 'hunter')
        setEntrance(s, 'gas', 0, { zombies: 2, traps: 1 })
        setEntrance(s, 'school', 0, FULL)
        s.chance.rolls = [6, 3]
      })
      assert.deepEqual(mutants(t.state), [])
      assert.equal(entrance(t.state, 'gas').zombies, 0)
      assert.equal(survivor(t, 'gia'), undefined)
      assert.deepEqual(t.view(0).raxxon!.loose, [])
      assert.ok(t.view(0).raxxon!.gone.includes('hunter'))
      assert.ok(t.heard(2).some(event => event.e === 'experimentOver'))
    },
  )

  rule('[LN-RAX-PLACE-04] in the colony it comes to entrance 1', raxxon, t => {
    evening(t, s => setLog(s, 'tank'))
    assert.deepEqual(t.state.mutants, [{ experiment: 'tank', at: 'colony', entrance: 0 }])
  })

  rule('[LN-RAX-PLACE-04] where that is full, it takes the next entrance with a space', raxxon, t => {
    evening(t, s => {
      setLog(s, 'tank')
      setEntrance(s, 'colony', 0, FULL)
      setEntrance(s, 'colony', 1, { zombies: 1, barricades: 2 })
    })
    assert.deepEqual(t.state.mutants, [{ experiment: 'tank', at: 'colony', entrance: 2 }])
    assert.ok(!news(t).includes('mutantBarred'))
  })

  rule('[LN-RAX-PLACE-04, LN-RAX-PLACE-02] where every entrance is full, it overruns the first', raxxon, t => {
    evening(t, s => {
      setLog(s, 'tank')
      for (let i = 0; i < 6; i++) setEntrance(s, 'colony', i, { zombies: 3 })
    })
    assert.deepEqual(mutants(t.state), [])
    assert.deepEqual(
      t
        .heard('public')
        .flatMap(each => (each.e === 'overrun' ? [each.entrance] : []))
        .slice(0, 1),
      [0],
    )
  })

  rule('[LN-RAX-PLACE-04, LN-RAX-CODE-05] the forecast gives it the entrance that it will take', raxxon, t => {
    table(t, 'colony', s => {
      setLog(s, 'tank')
      setEntrance(s, 'colony', 0, FULL)
    })
    const released = releasedTonight(t.view(1), 'tank')!
    assert.deepEqual(
      placeTonight(t.view(1), 'colony', false, released).entrances.map(({ zombies }) => zombies),
      [0, 2, 0, 0, 0, 0],
    )
  })

  rule('[LN-RAX-PLACE-05] without experiments nothing happens, and the dice leave', raxxon, t => {
    evening(t, s => {
      for (const zone of ['log', 'deck'] as const)
        for (const id of experiments.at(s, zone).slice()) experiments.move(s, id, zone, 'gone')
      s.code = [1, 2]
    })
    assert.deepEqual([mutants(t.state), t.state.code], [[], []])
    assert.equal(t.view(0).raxxon!.log, null)
    assert.ok(!news(t).includes('code'))
  })
})

describe('special zombies on the board', () => {
  rule('[LN-RAX-SPEC-07] they take entrance spaces, for zombies, barricades and the forecast', raxxon, t => {
    table(t, 'library', s => {
      setMutants(s, ['claw', 'library'], ['claw', 'library'])
      setEntrance(s, 'library', 0, { zombies: 1 })
    })
    assert.equal(emptySpaces(t.state, 'library', 0), 0)
    assert.equal(emptySpaces(t.view(1), 'library', 0), 0)
    assert.equal(
      t.refused(0, { do: 'barricade', survivor: 'gia', die: 3, entrance: 0 }),
      'LN-BARR-01 barricade.noSpace',
    )
    assert.deepEqual(placeTonight(t.view(1), 'library').victims, ['gia'])
    come(t, 'library', 1)
    assert.ok(t.heard(0).some(event => event.e === 'overrun'))
    assert.equal(survivor(t, 'gia'), undefined)
  })

  rule('[LN-RAX-CODE-05] the forecast knows of one that comes out at a named place, before the zombies', raxxon, t => {
    table(t, 'raxxon', s => {
      setLog(s, 'hydra')
      setEntrance(s, 'raxxon', 0, { zombies: 3 })
    })
    const released = releasedTonight(t.view(1), 'hydra')
    assert.deepEqual(released, { at: 'raxxon', figures: 1 })
    assert.deepEqual(placeTonight(t.view(1), 'raxxon').victims, [])
    assert.deepEqual(placeTonight(t.view(1), 'raxxon', false, released).victims, ['gia'])
    assert.deepEqual(tonightOf(t.view(1), SEEN, released).zombies.victims, ['gia'])
    // A random place is not guessed, and a matched code leaves it to the vote.
    assert.equal(releasedTonight(t.view(1), 'hunter'), undefined)
    assert.equal(releasedTonight({ ...t.state, code: [4, 3] }, 'hydra'), undefined)
    assert.equal(releasedTonight(t.state, null), undefined)
  })

  rule(
    '[LN-RAX-PLACE-02, LN-RAX-SPEC-01] the forecast lets a trap kill the zombies and not the one that comes',
    raxxon,
    t => {
      table(t, 'library', s => setEntrance(s, 'library', 0, { zombies: 1, traps: 1 }))
      const { entrances } = placeTonight(t.state, 'library', false, { at: 'library', figures: 2 })
      // The first takes the last space, the second sets the trap off, and the zombie of the survivor finds a space again.
      assert.deepEqual(entrances[0], { zombies: 2, barricades: 0, traps: 1, victims: [], helpless: 0 })
    },
  )

  rule('[LN-RAX-SPEC-01] a trap kills the others and not them', raxxon, t => {
    table(t, 'colony', s => {
      setMutants(s, ['claw', 'library'])
      setEntrance(s, 'library', 0, { zombies: 1, traps: 1 })
    })
    come(t, 'library', 1)
    assert.deepEqual(mutants(t.state), ['claw library'])
    assert.equal(entrance(t.state, 'library').zombies, 0)
  })

  rule(
    '[LN-RAX-SPEC-01, LN-RAX-SPEC-04] an ability that shoots hits only standard zombies, even beside them',
    raxxon,
    t => {
      turn(t, s => {
        setPeople(s, ['kevin', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
        noRoads(s)
        setMutants(s, ['claw', 'library'], ['hunter', 'school'])
        setEntrance(s, 'library', 0, { zombies: 1 })
      })
      assert.equal(does(t, use('kevin'))['library.zombies'], -1)
      assert.deepEqual(mutants(t.state), ['claw library', 'hunter school'])
      t.arrange(s => void (s.used = []))
      assert.notEqual(t.refused(0, use('kevin')), undefined)
    },
  )

  rule('[LN-RAX-SPEC-02] they cannot be attracted', raxxon, t => {
    table(t, 'gas', s => setMutants(s, ['claw', 'library']))
    assert.equal(t.refused(0, { do: 'attract', survivor: 'gia', die: 1 }), 'LN-ATTRACT-01 attract.nothing')
  })
})

const outlaws = config(3, { objective: 'streetByStreet', modules: ['bandits', 'raxxon'] })

describe('attacks', () => {
  rule('[LN-RAX-SPEC-03] the special zombie first, before zombies, survivors, bandits and the hideout', outlaws, t => {
    table(t, 'hideout', s => {
      survivorIn(s, 'rocco').at = 'hideout'
      setEntrance(s, 'hideout', 0, { zombies: 1 })
      s.bandits[8] = 1
      setMutants(s, ['claw', 'hideout'])
    })
    const first = 'LN-RAX-SPEC-03 attack.mutantFirst'
    assert.equal(t.refused(0, attack('gia', 6)), first)
    assert.equal(t.refused(0, { do: 'fight', survivor: 'gia', die: 6, target: 'rocco' }), first)
    assert.equal(t.refused(0, { do: 'fightBandit', survivor: 'gia', die: 6 }), first)
    assert.equal(t.refused(0, { do: 'raid', survivor: 'gia', die: 6, how: 'attack' }), first)
    assert.equal(t.refused(0, { do: 'raid', survivor: 'gia', die: 6, how: 'search' }), undefined)
    t.arrange(s => setMutants(s, ['claw', 'gas']))
    for (const wish of [attack('gia', 6), { do: 'fightBandit', survivor: 'gia', die: 6 } as const])
      assert.equal(t.refused(0, wish), undefined)
  })

  rule(
    '[LN-RAX-SPEC-05, LN-PRINT-16, EX-15] a Hunter, blank, and a 5: a wound, and it is gone; the other lives',
    raxxon,
    t => {
      table(t, 'school', s => {
        setMutants(s, ['hunter', 'school'], ['hunter', 'gas'])
        s.chance.rolls = [blank, 5]
      })
      assert.deepEqual(does(t, strike('hunter', 2)), { 'dice0.2': -1, exposed: 1, 'gia.wounds': 1, kills: 1 })
      assert.deepEqual(mutants(t.state), ['hunter gas'])
      assert.deepEqual(t.view(0).raxxon!.loose, ['hunter'])
      assert.deepEqual(news(t), ['spent', 'exposed', 'encounter', 'hurt', 'mutantGone'])
    },
  )

  for (const roll of [1, 2, 3])
    rule(`[LN-PRINT-16] a Hunter and a ${roll}: a wound, and it stays`, raxxon, t => {
      table(t, 'school', s => {
        setMutants(s, ['hunter', 'school'])
        s.chance.rolls = [blank, roll]
      })
      assert.deepEqual(does(t, strike('hunter')), { 'dice0.6': -1, exposed: 1, 'gia.wounds': 1 })
      assert.deepEqual(mutants(t.state), ['hunter school'])
    })

  rule('[LN-PRINT-16] a Hunter and a 4: it goes to a random location', raxxon, t => {
    table(t, 'school', s => {
      setMutants(s, ['hunter', 'school'])
      s.chance.rolls = [blank, 4, 1]
    })
    t.choose(0, strike('hunter'))
    assert.deepEqual(mutants(t.state), ['hunter police'])
    assert.equal(t.state.kills, 0)
  })

  rule(
    '[LN-RAX-PLACE-02, LN-RAX-SPEC-06] it finds no space there: it is off the board, and so is its card',
    raxxon,
    t => {
      table(t, 'school', s => {
        setMutants(s, ['hunter', 'school'])
        setEntrance(s, 'police', 0, FULL)
        s.chance.rolls = [blank, 4, 1]
      })
      t.choose(0, strike('hunter'))
      assert.deepEqual([mutants(t.state), t.view(0).raxxon!.loose], [[], []])
      assert.ok(t.view(0).raxxon!.gone.includes('hunter'))
    },
  )

  rule('[LN-RAX-SPEC-06] the last of its kind leaves: its card is discarded', raxxon, t => {
    table(t, 'school', s => {
      setMutants(s, ['claw', 'school'])
      s.chance.rolls = [blank, 6]
    })
    t.choose(0, strike('claw'))
    assert.deepEqual(t.view(0).raxxon!.loose, [])
    assert.ok(news(t).includes('experimentOver'))
    assert.ok(!hasMutant(t.state, 'school'))
  })

  rule('[LN-RAX-SPEC-05] an attacker who dies of the exposure roll meets nothing', raxxon, t => {
    table(t, 'school', s => {
      survivorIn(s, 'gia').wounds = 2
      setMutants(s, ['claw', 'school'])
      s.chance.rolls = [faceOf('wound')]
    })
    t.choose(0, strike('claw'))
    assert.ok(!news(t).includes('encounter'))
    assert.deepEqual(mutants(t.state), ['claw school'])
  })

  rule(
    '[LN-RAX-SPEC-05] a survivor who is spared rolls no exposure; a die below the attack value is refused',
    raxxon,
    t => {
      table(t, 'school', s => {
        setMutants(s, ['claw', 'school'])
        setGear(s, 'gia', 'police/riotShield:1')
        s.chance.rolls = [6]
      })
      assert.equal(t.refused(0, strike('claw', 1)), 'LN-DIE-02 act.dieTooLow')
      assert.equal(does(t, attackWith('gia', 2, 'police/riotShield:1'))['exposed'], undefined)
      assert.deepEqual(mutants(t.state), [])
    },
  )

  rule(
    '[LN-OBJ-01] the cold of Frosty Night comes before it, and a dead attacker meets nothing',
    config(3, { modules: ['raxxon'] }),
    t => {
      table(t, 'school', s => {
        survivorIn(s, 'gia').wounds = 2
        setMutants(s, ['claw', 'school'])
      })
      t.choose(0, strike('claw'))
      assert.equal(survivor(t, 'gia'), undefined)
      assert.deepEqual(mutants(t.state), ['claw school'])
    },
  )

  rule(
    '[LN-CLAR-06] a shotgun: the special zombie in full, then a standard one without a roll, or another',
    raxxon,
    t => {
      const arm = (...rolls: readonly number[]): void => {
        table(t, 'school', s => {
          setMutants(s, ['claw', 'school'], ['stinker', 'school'])
          setEntrance(s, 'school', 0, { zombies: 1 })
          setGear(s, 'gia', 'police/shotgun:1')
          s.chance.rolls = [...rolls]
        })
        t.choose(0, attackWith('gia', 3, 'police/shotgun:1'))
      }
      const foe = (experiment: 'claw' | 'stinker' | '') =>
        ({ do: 'foe', experiment, at: 'school', entrance: 0 }) as const
      arm(blank, 6)
      assert.equal(t.refused(0, foe('')), 'LN-RAX-SPEC-03 attack.mutantFirst')
      assert.equal(t.refused(0, { do: 'enough' }), 'LN-CLAR-06 foe.notYet')
      t.choose(0, foe('claw'))
      assert.deepEqual(mutants(t.state), ['stinker school'])
      assert.deepEqual(does(t, foe('')), { 'school.zombies': -1, kills: 1 })
      arm(blank, 1, blank, 5)
      t.choose(0, foe('claw'))
      assert.equal(does(t, foe('stinker'))['exposed'], 1)
      assert.deepEqual(mutants(t.state), ['claw school'])
      arm(blank, 1)
      t.choose(0, foe('claw'))
      t.choose(0, { do: 'enough' })
      assert.equal(entrance(t.state, 'school').zombies, 1)
    },
  )
})
