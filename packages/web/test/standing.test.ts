import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Words } from '@lastlight/words'
import { slowWait, standingChoice, waitBefore } from '../src/choosing/byItself.ts'
import type { GameOption, GameView } from '../src/play/game.ts'
import { changedStanding, standingAt } from '../src/prefs/standing.ts'

const option = (name: string): GameOption => ({ do: name })
const face = { standing: ({ do: name }: GameOption) => ['small', 'tiny'].find(key => name.startsWith(key)) }
const chosen = (names: readonly string[], keys: readonly string[]): GameOption | undefined =>
  standingChoice(face, { options: names.map(option), view: {} as GameView }, keys, {} as Words)

test('a standing answer is chosen where one option has its key', () => {
  assert.deepEqual(chosen(['small', 'done'], ['small']), option('small'))
  assert.equal(chosen(['small', 'done'], []), undefined)
  assert.equal(chosen(['big', 'done'], ['small']), undefined)
  assert.equal(chosen(['small a', 'small b', 'done'], ['small']), undefined, 'of several a person chooses')
  assert.deepEqual(chosen(['small', 'tiny'], ['tiny', 'small']), option('tiny'), 'the one that was given first')
  assert.deepEqual(chosen(['small a', 'small b', 'tiny'], ['small', 'tiny']), option('tiny'))
})

test('standing answers are kept by table, can be removed, and old tables are forgotten', () => {
  const one = changedStanding({}, 'a 0', 'gather', true)
  assert.deepEqual(standingAt(one, 'a 0'), ['gather'])
  assert.deepEqual(standingAt(one, 'b 0'), [])
  const two = changedStanding(changedStanding(one, 'a 0', 'unlock', true), 'a 0', 'unlock', true)
  assert.deepEqual(standingAt(two, 'a 0'), ['gather', 'unlock'])
  assert.deepEqual(changedStanding(one, 'a 0', 'gather', false), {})
  let many = one
  for (let n = 0; n < 40; n++) many = changedStanding(many, `t${n} 0`, 'gather', true)
  assert.equal(standingAt(many, 'a 0').length, 0)
  assert.equal(standingAt(many, 't39 0').length, 1)
})

test('the end of a turn waits longer where it can be stopped', () => {
  const wait = (mayUndo: boolean): number =>
    waitBefore({}, { answer: undefined, end: option('done'), mayUndo, isPractice: false, slow: 9000 })
  assert.ok(wait(true) > wait(false))
})

test('where other people play, an answer to a secret question takes a time of its own, given by itself or not', () => {
  const secrets = { isSlow: ({ do: name }: GameOption) => name === 'call' }
  const wait = (answer: string | undefined, end: string | undefined, isPractice = false): number =>
    waitBefore(secrets, {
      answer: answer === undefined ? undefined : option(answer),
      end: end === undefined ? undefined : option(end),
      mayUndo: false,
      isPractice,
      slow: 9000,
    })
  assert.equal(wait('call', undefined), 9000)
  assert.equal(wait(undefined, 'call'), 9000)
  assert.equal(wait('small', undefined), 0)
  assert.equal(wait('call', undefined, true), 0, 'among bots nobody is told anything by it')
  assert.equal(wait(undefined, undefined), 0)
})

test('a refusal by itself may come as late as that of a person who has a choice', t => {
  const chance = t.mock.method(Math, 'random', () => 0)
  const waitAt = (random: number): number => {
    chance.mock.mockImplementation(() => random)
    return slowWait()
  }
  assert.equal(waitAt(0), 2000)
  assert.ok(waitAt(0.5) < 5000)
  // Of a hundred, more than ten take longer than people who only read the question.
  assert.ok(waitAt(0.89) > 7000)
  assert.equal(waitAt(1 - Number.EPSILON), 20_000)
})
