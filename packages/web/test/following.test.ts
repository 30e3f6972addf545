import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Beat } from '../src/games/face.ts'
import type { News, Sight } from '../src/play/table.ts'
import { go, hear, IDLE, lengthOf, PATIENCE, pending, scenesOf, shownSight, skip } from '../src/table/following.ts'

const sight = (version: number, viewer: Sight['viewer'] = 0): Sight => ({
  viewer,
  version,
  view: {},
  options: [],
  asked: false,
  undo: false,
  redo: false,
  outcome: null,
  deadline: null,
})
const news = (version: number, ...events: unknown[]): News => ({
  events,
  before: sight(version - 1),
  after: sight(version),
})
const beatOf = (event: unknown): Beat => ({ things: [], weight: Number(event), urgent: false })
const scenes = (version: number, ...weights: number[]) =>
  scenesOf(news(version, ...weights), beatOf, { speed: 1, beat: 900 })

test('each event is looked at for its weight, and half as long at double speed', () => {
  assert.equal(lengthOf(scenes(1, 1, 2)), 2700)
  assert.equal(lengthOf(scenesOf(news(1, 1, 2), beatOf, { speed: 2, beat: 900 })), 1350)
  assert.equal(lengthOf(scenesOf(news(1, 1, 2), beatOf, { speed: 0, beat: 900 })), 0)
})

test('what is shown stays behind what is known until every scene is over', () => {
  const latest = sight(2)
  let show = hear(hear(IDLE, scenes(1, 1, 1)), scenes(2, 1))
  assert.equal(shownSight(show, latest).version, 1)
  assert.equal(pending(show), 2)
  show = go(show)
  assert.equal(shownSight(show, latest).version, 1)
  show = go(show)
  assert.equal(shownSight(show, latest).version, 2)
  assert.equal(pending(show), 0)
  show = go(show)
  assert.equal(show.now, null)
  assert.equal(shownSight(show, sight(3)).version, 3)
})

test('events without weight go by', () => {
  const show = hear(IDLE, scenes(1, 0, 0, 1, 0))
  assert.equal(show.now?.event, 1)
  assert.deepEqual(go(show), IDLE)
  assert.deepEqual(hear(IDLE, scenes(1, 0, 0)), IDLE)
})

test('a tap skips to the end', () => {
  const show = skip(hear(IDLE, scenes(1, 1, 1, 1)))
  assert.equal(show.now, null)
  assert.equal(pending(show), 0)
})

test('a queue of more than eight seconds is told in words instead', () => {
  const beats = Math.floor(PATIENCE / 900)
  const some = hear(IDLE, scenes(1, ...Array.from({ length: beats }, () => 1)))
  assert.equal(some.missed.length, 0)
  const many = hear(some, scenes(2, 1, 1))
  assert.equal(many.now, null)
  assert.equal(pending(many), 0)
  assert.equal(many.missed.length, beats - 1 + 2, 'all but the one that was being shown')
})

test('a scene of other eyes is not shown', () => {
  const show = hear(IDLE, scenes(1, 1))
  assert.equal(shownSight(show, sight(4, 'public')).version, 4)
})
