import assert from 'node:assert/strict'
import { four, rule, three, toLastVote, two, watch } from './embers.ts'

const vote = (seat: number) => ({ do: 'vote', seat }) as const

rule('[EMB-VOTE-01] all vote at once and secretly, and a vote can be changed until all are in', three, t => {
  watch(t)
  for (let i = 0; i < 3; i++) t.choose(t.pending[0]!, { do: 'end' })
  assert.deepEqual(t.pending, [0, 1, 2])
  const before = JSON.stringify(t.view(2))
  assert.deepEqual(t.choose(0, vote(1)), {})
  assert.deepEqual(t.heard('public'), [])
  assert.equal(JSON.stringify(t.view(2)), before)
  assert.deepEqual(t.view(0).waiting, { secret: true, seats: [] })
  assert.deepEqual(t.pending, [1, 2])
  assert.deepEqual(t.options(0), [{ do: 'reconsider' }])
  t.choose(0, { do: 'reconsider' })
  assert.deepEqual(t.pending, [0, 1, 2])
  assert.equal(t.refused(0, vote(3)), 'EMB-VOTE-01 vote.noSuchPlayer')
  t.choose(0, vote(2))
  t.choose(1, vote(1))
  t.choose(2, vote(2))
  assert.deepEqual(t.state.votes, [2, 1, 2])
  assert.equal(t.canUndo(2), false)
})

rule('[EMB-VOTE-01] nobody burns oil while votes are cast', two, t => {
  toLastVote(watch(t))
  assert.equal(t.refused(1, { do: 'lamp' }), 'EMB-ROUND-01 round.otherPhase')
})

rule('[EMB-VOTE-02] most votes win', four, t => {
  toLastVote(watch(t))
  t.arrange(s => {
    s.flow.lanes[0]!.gave = 3
    s.flow.lanes[1]!.gave = 3
    s.flow.lanes[2]!.gave = 1
  })
  t.choose(3, vote(3))
  assert.equal(t.state.lantern, 3)
  assert.deepEqual(t.heard('public')[0], { e: 'votes', votes: [3, 3, 1, 3], lantern: 3 })
})

for (const [lantern, votes, elected] of [
  [0, [2, 2, 1, 1], 1],
  [2, [0, 0, 1, 1], 0],
  [1, [3, 2, 0, 1], 1],
  [3, [1, 1, 3, 3], 3],
] as const)
  rule(`[EMB-VOTE-02] of equals the first clockwise from the lantern: ${lantern}, ${votes.join(' ')}`, four, t => {
    watch(t)
    for (let i = 0; i < 4; i++) t.choose(t.pending[0]!, { do: 'end' })
    t.arrange(s => {
      s.lantern = lantern
    })
    for (const [seat, name] of votes.entries()) t.choose(seat, vote(name))
    assert.equal(t.state.lantern, elected)
  })
