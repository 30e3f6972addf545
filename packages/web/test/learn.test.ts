import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  chanceFrom,
  defaultConfig,
  type Game,
  heard,
  type Locale,
  type Messages,
  pickOf,
  type Seat,
  type Told,
} from '@lastlight/kernel'
import { type Config as LongNightConfig, game as longNight } from '@lastlight/long-night'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import { game as outlive } from '@lastlight/outlive'
import { languagesOf } from '@lastlight/words/lint'
import type { Lesson, StepInput } from '../src/face/lesson.ts'
import { backward, begun, followed, onward, type Progress, readNow } from '../src/frame/lesson/lesson.ts'
import { firstRound } from '../src/games/long-night/lesson/firstRound.ts'
import { messages as atLongNight } from '../src/games/long-night/text/index.ts'
import { firstDay } from '../src/games/outlive/lesson/firstDay.ts'
import { messages as atOutlive } from '../src/games/outlive/text/index.ts'

const ME: Seat = 0

interface Taught<S, C extends { players: number }, V, O, E> {
  readonly game: Game<S, C, O, V, E>
  readonly lesson: Lesson<V, O, E>
  readonly configs: readonly C[]
  /** The step that a game begins with. */
  readonly first: string
  roundOf(view: V): number
  /** Choices that would end a random game before there is time to learn. */
  isRash?(option: O): boolean
  messages(locale: Locale): Promise<Messages>
}

interface Lived {
  readonly steps: readonly string[]
  /** The steps that were read, in order, each once in a row. */
  readonly read: readonly string[]
  readonly progress: Progress
  /** The last round in which there was a card, and the last one of the game. */
  readonly round: number
  readonly last: number
}

/** Plays a random game until the lesson is over; a patient reader reads each card before going on. */
function live<S, C extends { players: number }, V, O, E>(
  { game, lesson, roundOf: round, isRash = () => false }: Taught<S, C, V, O, E>,
  seed: string,
  config: C,
  patient: boolean,
): Lived {
  const chance = chanceFrom(seed)
  const told: E[] = []
  const tell = (each: Told<E>): void => {
    const event = heard(each, ME)
    if (event) told.push(event)
  }
  const state = game.setup(config, seed, tell)
  const now = (): StepInput<V, O, E> => ({
    view: game.view(state, ME),
    seat: ME,
    options: game.options(state, ME),
    told,
    pointed: [],
  })
  const steps = lesson.steps.filter(({ isFor }) => isFor?.(now()) ?? true)
  const read: string[] = []
  let progress = begun()
  let taught = 0

  function look(): void {
    for (let cards = 0; ; cards++) {
      assert.ok(cards <= steps.length, 'a card comes again and again')
      const moment = now()
      const before = progress
      progress = followed(steps, progress, moment)
      assert.deepEqual(progress.read.slice(0, before.read.length), before.read, 'the lesson forgets')
      const step = lesson.isLate(moment.view) ? undefined : readNow(steps, progress)
      if (!step) return
      taught = round(moment.view)
      assert.ok(step.when(moment), `${step.id} comes before its moment`)
      assert.ok(step.at(moment).length > 0, `${step.id} points at nothing`)
      if (read.at(-1) !== step.id) read.push(step.id)
      if (!patient) return
      progress = onward(progress)
    }
  }

  look()
  for (let pending = game.pending(state); pending.length > 0; pending = game.pending(state)) {
    if (round(game.view(state, ME)) > 3) break
    const seat = pending[pickOf(chance, pending.length)]!
    const all = game.options(state, seat)
    const calm = all.filter(option => !isRash(option))
    const options = calm.length > 0 ? calm : all
    game.play(state, seat, options[pickOf(chance, options.length)]!, tell)
    look()
  }
  return { steps: steps.map(({ id }) => id), read, progress, round: taught, last: round(game.view(state, ME)) }
}

function describeLesson<S, C extends { players: number }, V, O, E>(title: string, taught: Taught<S, C, V, O, E>): void {
  const lives = (patient: boolean, rounds: number): readonly Lived[] =>
    taught.configs
      .flatMap((config, i) => Array.from({ length: 7 }, (_, n) => live(taught, `lesson ${i} ${n}`, config, patient)))
      .filter(({ last }) => last >= rounds)

  describe(title, () => {
    test('shows a reader every step once, in its moment, before the third round', () => {
      const all = lives(true, 2)
      assert.ok(all.length > 12, `${all.length} games`)
      for (const { steps, read, round } of all) {
        assert.deepEqual(read.toSorted(), steps.toSorted())
        assert.equal(read[0], taught.first)
        assert.ok(round <= 2)
      }
    })

    test('waits for its reader: a player who acts without reading keeps the card, and is left alone in the third round', () => {
      for (const { read, progress, round } of lives(false, 3)) {
        assert.deepEqual(read, [taught.first])
        assert.deepEqual(progress.read, [])
        assert.equal(round, 2)
      }
    })

    test('has its words in every language, at most two sentences on a card', async () => {
      const ids = taught.lesson.steps.map(({ id }) => id)
      for (const [locale, messages] of Object.entries(await languagesOf(taught.messages))) {
        const cards = Object.keys(messages).filter(key => key.startsWith('learn.'))
        assert.equal(cards.length, 2 * ids.length, `${locale}: words of no card`)
        for (const id of ids) {
          assert.ok(messages[`learn.${id}`], `${locale} ${id}: no title`)
          const text = messages[`learn.${id}.text`] ?? ''
          const sentences = text.match(/\.(?:\s|$)/g) ?? []
          assert.ok([1, 2].includes(sentences.length), `${locale} ${id}: ${sentences.length} sentences`)
        }
      }
    })
  })
}

describeLesson('the guided first day of Outlive', {
  game: outlive,
  lesson: firstDay,
  configs: [
    { players: 3, quick: true, heroes: 'together' },
    { players: 2, quick: true, heroes: 'inTurn' },
    { players: 4, quick: false, heroes: 'together' },
  ],
  first: 'goal',
  roundOf: ({ round }) => round,
  messages: atOutlive,
})

const NIGHT: LongNightConfig = { ...defaultConfig(longNight.configs), objective: 'frostyNight' }

describeLesson('the guided first round of The Long Night', {
  game: longNight,
  lesson: firstRound,
  configs: [NIGHT, { ...NIGHT, players: 3, variant: 'cooperative' }, { ...NIGHT, players: 2, variant: 'dilemma' }],
  first: 'goal',
  roundOf,
  isRash: option => ['move', 'attack', 'attackWith', 'attract', 'fight'].includes(option.do),
  messages: atLongNight,
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
