// Games that version 1 played, kept whole: today's rules play them to the letter, and take up the states it saved.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type KeptGame, keepGame, keptDifference } from '@lastlight/kernel/testing'
import { subject } from './subject.ts'

const kept = readFileSync(new URL('./version1.kept.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line) as KeptGame)

for (const each of kept)
  test(`a game of ${each.config.players} that version ${each.version} played goes the same way (${each.seed})`, () => {
    assert.equal(keptDifference(subject, each), undefined)
  })

test('a kept game tells where another one parts from it', () => {
  const game = keepGame(subject, { players: 3 }, 'kept again', [0.5])
  assert.equal(keptDifference(subject, game), undefined)
  const altered = (text: string): string => `${text.slice(0, 80)}${text[80] === '0' ? '1' : '0'}${text.slice(81)}`
  for (const what of ['offered', 'told', 'shown'] as const)
    assert.match(keptDifference(subject, { ...game, [what]: altered(game[what]) })!, new RegExp(`after 10 .* ${what}`))
  const states = game.states.map(({ after }) => ({ after, state: game.states[0]!.state }))
  assert.match(keptDifference(subject, { ...game, states: [{ ...states[0]!, after: 1 }] })!, /loaded as another/)
})
