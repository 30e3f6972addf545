import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { chanceFrom, heard, pickOf, type Seat, type Told } from '@lastlight/kernel'
import { type Config, type Event, game, type Option } from '@lastlight/outlive'
import { languagesOf } from '@lastlight/words/lint'
import { backward, begun, followed, onward, type Progress, readNow } from '../src/frame/lesson/lesson.ts'
import { firstDay, type Now } from '../src/games/outlive/lesson/firstDay.ts'
import { messages as atOutlive } from '../src/games/outlive/text/index.ts'

const ME: Seat = 0
const { steps: STEPS } = firstDay
const IDS = STEPS.map(({ id }) => id)

interface Lived {
  /** The steps that were read, in order, each once in a row. */
  readonly read: readonly string[]
  readonly progress: Progress
  /** The day on which it was over. */
  readonly round: number
}

/** Plays a random game; a patient reader reads each card before going on. */
function live(seed: string, config: Config, patient: boolean): Lived {
  const chance = chanceFrom(seed)
  const told: Event[] = []
  const tell = (each: Told<Event>): void => {
    const event = heard(each, ME)
    if (event) told.push(event)
  }
  const state = game.setup(config, seed, tell)
  const read: string[] = []
  let progress = begun()
  let round = 0

  function look(): void {
    for (let cards = 0; ; cards++) {
      assert.ok(cards <= IDS.length, 'a card comes again and again')
      const now: Now = {
        view: game.view(state, ME),
        seat: ME,
        options: game.options(state, ME),
        told,
        pointed: [],
      }
      const before = progress
      progress = followed(STEPS, progress, now)
      assert.ok(progress.reached >= before.reached, 'the lesson goes back')
      if (progress.reached === IDS.length) return
      round = now.view.round
      const step = readNow(STEPS, progress, now)
      if (!step) return
      assert.ok(step.at(now).length > 0, `${step.id} points at nothing`)
      if (read.at(-1) !== step.id) read.push(step.id)
      if (!patient) return
      progress = onward(progress)
    }
  }

  look()
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    const seat = pending[pickOf(chance, pending.length)]!
    const options: readonly Option[] = game.options(state, seat)
    game.play(state, seat, options[pickOf(chance, options.length)]!, tell)
    look()
  }
  return { read, progress, round }
}

const CONFIGS: readonly Config[] = [
  { players: 3, quick: true, heroes: 'together' },
  { players: 2, quick: true, heroes: 'inTurn' },
  { players: 4, quick: false, heroes: 'together' },
]
const lives = (patient: boolean): readonly Lived[] =>
  CONFIGS.flatMap((config, i) => Array.from({ length: 12 }, (_, n) => live(`lesson ${i} ${n}`, config, patient)))

/** Whether these come in the order of the steps, none of them twice. */
const isInOrder = (read: readonly string[]): boolean =>
  read.every((id, i) => i === 0 || IDS.indexOf(id) > IDS.indexOf(read[i - 1]!))

describe('the guided first day', () => {
  test('shows a reader every step, in order, before the third day', () => {
    for (const { read, round } of lives(true)) {
      assert.ok(isInOrder(read), read.join(' '))
      assert.deepEqual(
        IDS.filter(id => !read.includes(id)),
        [],
      )
      assert.ok(round <= 2)
    }
  })

  test('never waits for somebody who does not read it', () => {
    for (const { read, progress, round } of lives(false)) {
      assert.ok(isInOrder(read), read.join(' '))
      assert.equal(progress.reached, IDS.length)
      assert.ok(round <= 2)
    }
  })

  test('follows the player: a move skips the steps before it', () => {
    const { read } = live('who just plays', CONFIGS[0]!, false)
    assert.deepEqual(read.slice(0, 2), ['goal', 'gather'])
  })

  test('has its words in every language, at most two sentences on a card', async () => {
    for (const [locale, messages] of Object.entries(await languagesOf(atOutlive))) {
      const cards = Object.keys(messages).filter(key => key.startsWith('learn.'))
      assert.equal(cards.length, 2 * IDS.length, `${locale}: words of no card`)
      for (const id of IDS) {
        assert.ok(messages[`learn.${id}`], `${locale} ${id}: no title`)
        const text = messages[`learn.${id}.text`] ?? ''
        const sentences = text.match(/\.(?:\s|$)/g) ?? []
        assert.ok([1, 2].includes(sentences.length), `${locale} ${id}: ${sentences.length} sentences`)
      }
    }
  })
})

describe('going back in a lesson', () => {
  const steps = ['a', 'b', 'c'].map(id => ({
    id,
    when: () => id !== 'c',
    done: ({ told }: { readonly told: readonly string[] }) => told.includes(id),
    at: () => [],
  }))

  test('goes back to earlier steps, and then on to the present one', () => {
    const there = onward(begun())
    const back = backward(there)
    assert.equal(readNow(steps, back, { told: [] })?.id, 'a')
    assert.deepEqual(onward(back), there)
    assert.equal(backward(back).shown, 0)
  })

  test('goes on with the game meanwhile, without taking the card away', () => {
    const back = backward(followed(steps, onward(begun()), { told: [] }))
    const later = followed(steps, back, { told: ['b'] })
    assert.equal(later.reached, 2)
    assert.equal(readNow(steps, later, { told: ['b'] })?.id, 'a')
  })

  test('waits for the moment of a step, and counts only later events', () => {
    const waiting = followed(steps, begun(1), { told: ['b', 'c'] })
    assert.equal(waiting.reached, 1)
    assert.equal(followed(steps, waiting, { told: ['b', 'c', 'b'] }).reached, 2)
    assert.equal(readNow(steps, begun(2), { told: [] }), undefined)
  })

  test("keeps the lesson's progress when the game is undone", () => {
    const done = followed(steps, followed(steps, begun(), { told: [] }), { told: ['a'] })
    assert.equal(done.reached, 1)
    const taken = followed(steps, done, { told: [] })
    assert.equal(taken.reached, 1)
    assert.equal(followed(steps, taken, { told: ['b'] }).reached, 2)
  })
})
