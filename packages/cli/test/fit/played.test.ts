import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Draws } from '@lastlight/bots'
import { FEATURES, STAGES, stageFor } from '@lastlight/bots/games/outlive'
import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { ROOM_KINDS, ROOMS_KEPT } from '@lastlight/outlive/content/rooms'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { GreedyMatch } from '../../src/games/outlive/fit/greedyMatch.ts'
import { type Fork, forkNight, playPairs } from '../../src/games/outlive/fit/pairs.ts'
import { playSetUps } from '../../src/games/outlive/fit/setUps.ts'
import { playGame } from '../../src/games/outlive/fit/shelterSamples.ts'

/** Every night of a game, forked. */
function forksOf(seed: string): Fork[] {
  const draws = new Draws(seed)
  const match = GreedyMatch.begin(3, seed)
  const forks: Fork[] = []
  let night = 0
  for (let [seat] = match.pending; seat !== undefined; [seat] = match.pending) {
    const { phase, round } = match.state
    if (phase === 'night' && round > night) {
      night = round
      const fork = forkNight(match, draws)
      if (fork) forks.push({ ...fork, greedy: match.copy() })
    } else match.play(seat)
  }
  return forks
}

describe('games with random choices', () => {
  test('are the same for the same seed and number, and others for others', () => {
    const snapshots = playGame('s', 1)
    assert.deepEqual(playGame('s', 1), snapshots)
    assert.notDeepEqual(playGame('s', 2), snapshots)
    assert.notDeepEqual(playGame('t', 1), snapshots)
  })

  test('show shelters of many stages with the score that they ended with', () => {
    const snapshots = [0, 1, 2].flatMap(number => playGame('s', number))
    const stages = new Set(snapshots.map(({ stage }) => stage))
    assert.ok(stages.size > STAGES.length / 2, [...stages].join(', '))
    for (const { round, counts, score } of snapshots) {
      assert.ok(round >= 1 && round <= ROUNDS)
      assert.equal(counts.length, FEATURES.length)
      assert.ok(Number.isInteger(score))
    }
  })
})

describe('pairs', () => {
  test('differ only in one night of one seat', () => {
    const forks = ['a', 'b'].flatMap(forksOf)
    assert.ok(forks.length >= 4)
    let differing = 0
    for (const { seat, round, greedy, astray } of forks) {
      for (const { state } of [greedy, astray]) {
        assert.deepEqual([state.phase, state.round, stageFor(state, seat)], ['night', round, 'end'])
      }
      for (const other of [0, 1, 2].filter(each => each !== seat)) {
        assert.deepEqual(astray.state.players[other], greedy.state.players[other])
        assert.deepEqual(astray.options(other), greedy.options(other))
      }
      const [strayed, stayed] = [astray, greedy].map(({ state }) => JSON.stringify(state.players[seat]))
      if (strayed !== stayed) differing++
    }
    assert.ok(differing > 0)
  })

  test('give the greedy shelter’s advantage, and leave the last night out', () => {
    const pairs = [0, 1].flatMap(number => playPairs('s', number))
    assert.deepEqual(
      [0, 1].flatMap(number => playPairs('s', number)),
      pairs,
    )
    assert.ok(pairs.length > 0)
    for (const { round, counts, score } of pairs) {
      assert.ok(round >= 1 && round < ROUNDS)
      assert.equal(counts.length, FEATURES.length)
      assert.ok(counts.some(count => count !== 0))
      assert.ok(Number.isInteger(score))
    }
  })
})

test('random set-ups name the leader, the rooms and the people of each shelter', () => {
  const setUps = [0, 3].flatMap(number => playSetUps('s', number))
  assert.deepEqual(
    setUps.map(({ players }) => players),
    [2, 2, 4, 4, 4, 4],
  )
  for (const { leader, kept, free, inside } of setUps) {
    assert.ok(LEADER_IDS.includes(leader))
    assert.equal(kept.length, ROOMS_KEPT)
    assert.ok(ROOM_KINDS.includes(free))
    assert.ok(Number.isInteger(inside) && inside >= 0)
  }
  assert.ok(new Set(setUps.map(({ free }) => free)).size > 1)
})
