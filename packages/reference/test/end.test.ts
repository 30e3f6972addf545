import assert from 'node:assert/strict'
import type { State } from '../src/index.ts'
import { type Embers, rule, setPieces, setRole, three, toLastVote, two, VOTE_0, watch } from './embers.ts'

const ADA = 'keeper:ada'

function moth(s: State, seat: number | undefined): void {
  for (let other = 0; other < s.players; other++) setRole(s, other, `role:keeper-${other + 1}`)
  if (seat !== undefined) setRole(s, seat, 'role:moth')
}

function dark(t: Embers, who: number | undefined): Embers {
  watch(t, {
    pieces: [
      [ADA, 0, 'forest'],
      ['keeper:bo', 1, 'fire'],
    ],
    set: s => {
      moth(s, who)
      s.embers = 1
      s.places.forest.wolves = 2
      s.wood = [9, 9]
    },
  })
  toLastVote(t).choose(1, VOTE_0)
  return t
}

rule('[EMB-END-01] in the dark the moth has won', two, t => {
  const outcome = t.game.outcome(dark(t, 1).state)
  assert.deepEqual(outcome?.winners, [1])
  assert.deepEqual(outcome?.reasons, [{ rule: 'EMB-END-01', key: 'end.dark', args: {} }])
})

rule('[EMB-END-01] in the dark nobody has won where there is no moth', two, t => {
  assert.deepEqual(t.game.outcome(dark(t, undefined).state)?.winners, [])
})

rule('[EMB-END-02] as long as the game goes on there is no outcome', two, t => {
  assert.equal(t.game.outcome(t.state), undefined)
})

for (const [wood, winners, key] of [
  [[2, 2, 2], [0, 2], 'end.kept'],
  [[5, 0, 0], [1], 'end.cold'],
] as const)
  rule(`[EMB-END-02] at dawn with ${wood.join(' ')} wood ${winners.join(' and ')} won`, three, t => {
    watch(t, {
      set: s => {
        s.round = 4
        moth(s, 1)
        s.wood = [...wood]
      },
    })
    toLastVote(t)
    t.choose(2, VOTE_0)
    assert.equal(t.state.end, 'dawn')
    const outcome = t.game.outcome(t.state)
    assert.deepEqual(outcome?.winners, winners)
    assert.deepEqual(outcome?.reasons, [{ rule: 'EMB-END-02', key, args: {} }])
    assert.deepEqual(t.heard('public').at(-1), {
      e: 'end',
      how: 'dawn',
      roles: ['role:keeper-1', 'role:moth', 'role:keeper-3'],
    })
  })

rule('[EMB-END-03] the score is the wood and 2 for each keeper', two, t => {
  watch(t, {
    set: s => {
      s.round = 4
      s.wood = [3, 0]
    },
  })
  t.arrange(s =>
    setPieces(s, [
      [ADA, 0, 'fire'],
      ['keeper:bo', 0, 'fire'],
      ['keeper:cai', 1, 'fire'],
    ]),
  )
  toLastVote(t)
  t.choose(1, VOTE_0)
  assert.deepEqual(t.game.outcome(t.state)?.scores, [7, 2])
})
