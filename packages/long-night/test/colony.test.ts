import assert from 'node:assert/strict'
import { typeOf } from '../src/content/items.ts'
import { game } from '../src/index.ts'
import { crises, items } from '../src/language.ts'
import {
  config,
  czech,
  goTo,
  type LongNight,
  mild,
  news,
  rule,
  setEntrance,
  setPeople,
  three,
  turn,
} from './longNight.ts'

/** The colony phase on a clean table; afterwards everybody votes on the token, and then the next round begins. */
function evening(t: LongNight, set: Parameters<typeof turn>[1]): void {
  turn(t, s => {
    while (crises.draw(s, 'now', 'gone') !== undefined);
    set(s)
  })
  goTo(t, 'colony')
}

/** Puts cards of these types face down. */
function contribute(s: LongNight['state'], ...types: readonly string[]): void {
  for (const type of types) {
    const zone = items.zones.find(z => items.at(s, z).some(card => typeOf(card) === type) && z !== 'contributed')!
    items.move(s, items.at(s, zone).find(card => typeOf(card) === type)!, zone, 'contributed')
  }
}

const crisisNow = (s: LongNight['state'], crisis: string): void =>
  crises.move(s, crisis, crises.zoneOf(s, crisis), 'now')

rule(
  '[LN-COLONY-FEED-01, LN-COLONY-FEED-03, LN-REBEL-02] half of those in the colony, rounded up; a rebellious helpless counts two',
  three,
  t => {
    evening(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
      s.helpless = 1
      s.rebellious = 1
      s.food = 5
      s.starvation = 3
    })
    assert.equal(t.state.food, 2)
    assert.equal(t.state.morale, 5)
  },
)

rule('[LN-COLONY-FEED-04, EX-13] too little food: none is taken, a token more, and that much morale lost', three, t => {
  evening(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.food = 1
    s.starvation = 1
  })
  assert.deepEqual([t.state.food, t.state.starvation, t.state.morale], [1, 2, 3])
})

rule('[LN-COLONY-WASTE-01, EX-22] every ten cards of waste cost one morale', three, t => {
  for (const [cards, lost] of [
    [19, 1],
    [20, 2],
  ] as const) {
    evening(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
      while (items.draw(s, 'waste', 'removed') !== undefined);
      for (let i = 0; i < cards; i++)
        if (items.draw(s, 'police', 'waste') === undefined) items.draw(s, 'removed', 'waste')
    })
    assert.equal(t.state.morale, 5 - lost)
  }
})

rule(
  '[LN-COLONY-CRISIS-01, LN-COLONY-CRISIS-02, EX-06] right cards count one, wrong ones minus one: 2 of 3 fails',
  three,
  t => {
    evening(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
      crisisNow(s, 'fuelShortage')
      contribute(s, 'fuel', 'fuel', 'fuel', 'weapon')
    })
    assert.equal(t.state.morale, 3)
    assert.deepEqual(t.state.items.at.contributed, [])
    assert.ok(t.state.crises.at.gone.includes('fuelShortage'))
  },
)

rule(
  '[LN-COLONY-CRISIS-03, LN-COLONY-CRISIS-04] as many as players prevent it, two more are worth a morale',
  three,
  t => {
    for (const [fuel, morale] of [
      [3, 5],
      [4, 5],
      [5, 6],
    ] as const) {
      evening(t, s => {
        setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
        crisisNow(s, 'fuelShortage')
        contribute(s, ...Array.from({ length: fuel }, () => 'fuel'))
      })
      assert.equal(t.state.morale, morale)
    }
  },
)

rule(
  '[LN-COLONY-ZOMBIE-01, LN-COLONY-ZOMBIE-02, LN-COLONY-ZOMBIE-04] zombies by heads, counted before the first comes',
  three,
  t => {
    evening(t, s => {
      setPeople(
        s,
        ['gia', 0, 'colony'],
        ['rocco', 1, 'colony'],
        ['anita', 1, 'colony'],
        ['emma', 2, 'school'],
        ['elijah', 2, 'school'],
      )
      s.food = 9
      setEntrance(s, 'colony', 0, { zombies: 3 })
    })
    assert.deepEqual(
      t.state.places[0]!.entrances.map(each => each.zombies),
      [3, 1, 0, 0, 0, 0],
    )
    assert.equal(t.state.places[3]!.entrances[0]!.zombies, 2)
    assert.deepEqual(t.state.people.at.graveyard, ['anita'])
  },
)

rule('[LN-COLONY-ZOMBIE-03, LN-COLONY-ZOMBIE-05] noise fades like coins; a loud one brings a zombie', three, t => {
  evening(t, s => {
    setPeople(s, ['gia', 0, 'hospital'], ['rocco', 1, 'hospital'], ['emma', 2, 'hospital'])
    s.places[1]!.noise = 2
    s.chance.rolls = [2, 1]
  })
  assert.equal(t.state.places[1]!.noise, 0)
  assert.equal(t.state.places[1]!.entrances[0]!.zombies, 1)
})

rule(
  '[LN-COLONY-GOAL-01, LN-COLONY-GOAL-03, LN-END-03] to have survived the last round is to have won',
  config(3, { variant: 'cooperative' }),
  t => {
    evening(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
      s.rounds = 1
    })
    assert.deepEqual(game.outcome(t.state)?.winners, [0, 1, 2])
  },
)

rule('[LN-COLONY-ROUND-01] the marker goes down', three, t => {
  evening(t, s => setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school']))
  assert.equal(t.state.rounds, 3)
})

const nobodyIn = (s: LongNight['state']): void =>
  setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'school'])

/** The callers of the vote, the votes, and the resulting first player. */
function token(t: LongNight, calls: readonly boolean[], votes: readonly boolean[]): number {
  evening(t, nobodyIn)
  for (const [seat, yes] of calls.entries()) t.choose(seat, { do: 'call', yes })
  for (const [seat, yes] of votes.entries()) t.choose(seat, { do: 'vote', yes })
  return t.state.first
}

const NOBODY = [false, false, false]
const SOMEBODY = [false, true, false]

rule(
  '[LN-COLONY-FIRST-02, LN-COLONY-FIRST-03, LN-COLONY-FIRST-01] pl: it passes to the right unless a vote keeps it',
  three,
  t => {
    assert.equal(token(t, NOBODY, []), 2)
    assert.equal(token(t, SOMEBODY, [true, true, false]), 0)
    assert.equal(token(t, SOMEBODY, [true, false, false]), 2)
  },
)

rule(
  '[LN-COLONY-FIRST-02, LN-COLONY-FIRST-03, LN-COLONY-FIRST-01] cs: it stays unless a vote passes it on',
  czech,
  t => {
    assert.equal(token(t, NOBODY, []), 0)
    assert.equal(token(t, SOMEBODY, [true, true, false]), 2)
    assert.equal(token(t, SOMEBODY, [true, false, false]), 0)
  },
)

rule(
  '[LN-VOTE-01, LN-VOTE-02, LN-VOTE-03] all at once, the exiled not; a tie is the first player’s to settle',
  three,
  t => {
    evening(t, s => {
      nobodyIn(s)
      s.players[2]!.exiled = true
    })
    for (const seat of [0, 1, 2]) t.choose(seat, { do: 'call', yes: true })
    assert.equal(t.view('public').waiting.secret, true)
    assert.deepEqual(t.pending, [0, 1])
    t.choose(1, { do: 'vote', yes: false })
    t.choose(0, { do: 'vote', yes: true })
    assert.equal(t.state.first, 0)
  },
)

for (const [config, edition] of [
  [three, 'pl'],
  [czech, 'cs'],
] as const)
  rule(`[LN-VOTE-03] an exiled first player decides a tie (pl) or the motion fails (cs): ${edition}`, config, t => {
    evening(t, s => {
      nobodyIn(s)
      s.players[0]!.exiled = true
    })
    for (const seat of [0, 1, 2]) t.choose(seat, { do: 'call', yes: true })
    t.choose(1, { do: 'vote', yes: true })
    t.choose(2, { do: 'vote', yes: false })
    if (edition === 'pl') t.choose(0, { do: 'decide', yes: true })
    assert.equal(t.state.first, 0)
  })

rule('[LN-COLONY-FEED-02] those outside eat nothing, and a colony without people is fed', three, t => {
  evening(t, s => {
    nobodyIn(s)
    s.starvation = 2
  })
  assert.deepEqual([t.state.food, t.state.starvation, t.state.morale], [0, 2, 5])
  evening(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'], ['kevin', 2, 'gas'])
    s.food = 3
  })
  assert.equal(t.state.food, 2)
})

rule('[LN-COLONY-FEED-04, EX-13] the third time costs three', three, t => {
  evening(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.food = 1
    s.starvation = 2
  })
  assert.deepEqual([t.state.food, t.state.starvation, t.state.morale], [1, 3, 2])
})

for (const [wrong, event] of [
  [0, 'crisisPrevented'],
  [1, 'crisisFailed'],
] as const)
  rule(`[LN-COLONY-CRISIS-02, LN-COLONY-CRISIS-03] without a member left 0 is met by ${-wrong}: ${event}`, three, t => {
    evening(t, s => {
      setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
      for (const player of s.players) Object.assign(player, { exiled: true, role: 'traitor' })
      crisisNow(s, 'fuelShortage')
      contribute(s, ...Array.from({ length: wrong }, () => 'food'))
    })
    assert.ok(news(t).includes(event))
  })

rule('[LN-COLONY-CRISIS-02, LN-COLONY-CRISIS-03, LN-COLONY-CRISIS-04] only members count for the number', three, t => {
  for (const [fuel, morale] of [
    [1, 3],
    [2, 5],
    [3, 5],
    [4, 6],
  ] as const) {
    evening(t, s => {
      nobodyIn(s)
      s.players[2]!.exiled = true
      crisisNow(s, 'fuelShortage')
      contribute(s, ...Array.from({ length: fuel }, () => 'fuel'))
    })
    assert.equal(t.state.morale, morale)
  }
})

rule('[LN-COLONY-CRISIS-01] each contribution is opened before everybody: right ones +1, others -1', three, t => {
  evening(t, s => {
    nobodyIn(s)
    crisisNow(s, 'missingPatrol')
    contribute(s, 'weapon', 'survivor', 'food')
  })
  const counts = t
    .heard('public')
    .flatMap(event => (event.e === 'opened' ? `${typeOf(event.card)} ${event.counts}` : []))
  assert.deepEqual(counts.toSorted(), ['food -1', 'survivor 1', 'weapon 1'])
  // 1 + 1 - 1 is not enough for three.
  assert.equal(t.state.people.at.lost.length, 1)
})

for (const [setting, pile] of [
  [three, 'removed'],
  [czech, 'discard'],
] as const)
  rule(
    `[LN-COLONY-CRISIS-05] contributions leave, ${setting.edition}: ${pile}; the crisis leaves the game`,
    setting,
    t => {
      for (const fuel of [1, 3]) {
        evening(t, s => {
          nobodyIn(s)
          crisisNow(s, 'fuelShortage')
          contribute(s, ...Array.from({ length: fuel }, () => 'fuel'))
        })
        assert.deepEqual(t.state.items.at.contributed, [])
        assert.deepEqual(t.state.crises.at.now, [])
        assert.ok(t.state.crises.at.gone.includes('fuelShortage'))
      }
      assert.equal(t.state.items.at[pile].length, 4)
      assert.equal(t.state.items.at[pile === 'removed' ? 'discard' : 'removed'].length, 0)
    },
  )

rule('[LN-COLONY-ZOMBIE-05] first the colony, then the locations by number, then noise by number', three, t => {
  evening(t, s => {
    setPeople(s, ['gia', 0, 'gas'], ['rocco', 1, 'police'], ['emma', 2, 'colony'])
    s.food = 1
    s.places[5]!.noise = 1
    s.places[2]!.noise = 2
    s.chance.rolls = [1, 2, 2]
  })
  assert.deepEqual(
    t.heard('public').flatMap(event => (event.e === 'zombie' ? [event.at] : [])),
    ['colony', 'police', 'gas', 'grocery', 'hospital'],
  )
})

rule('[LN-COLONY-ZOMBIE-01, LN-REBEL-02] a rebel counts two, and an odd half is rounded up', three, t => {
  evening(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'school'], ['emma', 2, 'school'])
    s.helpless = 2
    s.rebellious = 1
    s.food = 3
  })
  assert.deepEqual(
    t.state.places[0]!.entrances.map(each => each.zombies),
    [1, 1, 1, 0, 0, 0],
  )
  assert.equal(t.state.places[3]!.entrances[0]!.zombies, 2)
  assert.equal(t.state.food, 0)
})

rule('[LN-COLONY-ROUND-01, LN-END-02] on 0 the game is over at once: no token, no new round', mild, t => {
  evening(t, s => {
    nobodyIn(s)
    s.rounds = 1
    s.kills = 0
  })
  assert.deepEqual([t.state.rounds, t.state.phase, t.state.ending], [0, 'over', 'rounds'])
  assert.deepEqual(t.pending, [])
  assert.equal(t.state.first, 0)
})

rule('[LN-COLONY-00] without the Raxxon rules nothing comes before the feeding', three, t => {
  evening(t, s => {
    setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.food = 2
  })
  const evenings = t.heard(1).map(event => event.e)
  assert.equal(evenings[evenings.indexOf('turnOver') + 1], 'ate')
})
