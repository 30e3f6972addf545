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
  /** The last day on which there was a card. */
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
      assert.deepEqual(progress.read.slice(0, before.read.length), before.read, 'the lesson forgets')
      const step = firstDay.isLate(now.view) ? undefined : readNow(STEPS, progress)
      if (!step) return
      round = now.view.round
      assert.ok(step.when(now), `${step.id} comes before its moment`)
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

describe('the guided first day', () => {
  test('shows a reader every step once, in its moment, before the third day', () => {
    for (const { read, round } of lives(true)) {
      assert.deepEqual(read.toSorted(), IDS.toSorted())
      assert.deepEqual(read.slice(0, 2), ['goal', 'shelter'])
      assert.ok(round <= 2)
    }
  })

  test('waits for its reader: whoever acts without reading keeps the card, and is left alone on the third day', () => {
    for (const { read, progress, round } of lives(false)) {
      assert.deepEqual(read, ['goal'])
      assert.deepEqual(progress.read, [])
      assert.equal(round, 2)
    }
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

describe('the progress of a lesson', () => {
  interface Moment {
    readonly told: readonly string[]
    readonly now: string
  }
  /** Each has its moment at its own letter, and is done by an event of its name. */
  const steps = ['a', 'b', 'c'].map(id => ({
    id,
    when: ({ now }: Moment) => now.includes(id),
    done: ({ told }: Moment) => told.includes(id),
    at: () => [],
  }))
  const follow = (progress: Progress, now: string, ...told: readonly string[]): Progress =>
    followed(steps, progress, { now, told })
  const shown = (progress: Progress): string | undefined => readNow(steps, progress)?.id

  test('goes on by reading, and by what the step speaks of', () => {
    const first = follow(begun(), 'ab')
    assert.equal(shown(first), 'a')
    assert.equal(shown(follow(onward(first), 'ab')), 'b')
    assert.equal(shown(follow(first, 'ab', 'a')), 'b')
  })

  test('stays where it is when something else happens', () => {
    const first = follow(begun(), 'ab')
    assert.equal(shown(follow(first, 'ab', 'b', 'c')), 'a')
  })

  test('waits for the moment of a step, which comes again when it was not read in time', () => {
    assert.equal(shown(follow(begun(), '')), undefined)
    const first = follow(begun(), 'a')
    const passed = follow(first, 'c')
    assert.equal(shown(passed), 'c')
    assert.equal(shown(follow(passed, 'ac')), 'c')
    assert.equal(shown(follow(onward(passed), 'a')), 'a')
  })

  test('counts only events since the step came', () => {
    const first = follow(begun(), 'a', 'a')
    assert.equal(shown(follow(first, 'a', 'a')), 'a')
    assert.deepEqual(follow(first, 'a', 'a', 'a').read, ['a'])
  })

  test('goes back to earlier steps, and then on to the present one', () => {
    const there = follow(onward(follow(begun(), 'ab')), 'ab')
    const back = backward(there)
    assert.equal(shown(back), 'a')
    assert.deepEqual(onward(back), there)
    assert.equal(shown(backward(back)), 'a')
  })

  test('goes on with the game while somebody reads an earlier step, without taking the card away', () => {
    const back = backward(follow(onward(follow(begun(), 'ab')), 'ab'))
    const later = follow(back, 'ab', 'b')
    assert.deepEqual(later.read, ['a', 'b'])
    assert.equal(shown(later), 'a')
  })

  test('is kept when the game is undone', () => {
    const done = follow(follow(begun(), 'ab', 'x'), 'ab', 'x', 'a')
    assert.deepEqual(done.read, ['a'])
    const taken = follow(done, 'ab')
    assert.deepEqual(taken.read, ['a'])
    assert.deepEqual(follow(taken, 'ab', 'b').read, ['a', 'b'])
  })
})
