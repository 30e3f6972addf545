// Raxxon on the screen of The Long Night: the code, special zombies, side effects, and what tonight brings.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { LOCALES } from '@lastlight/kernel'
import { type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { EXPERIMENT_IDS, type ExperimentId, LINES } from '@lastlight/long-night/content/experiments'
import type { Place } from '@lastlight/long-night/content/places'
import { SIDE_EFFECT_IDS } from '@lastlight/long-night/content/sideEffects'
import { codeDice } from '@lastlight/long-night/queries/raxxon'
import { type Words, wordsOf } from '@lastlight/words'
import { faults, languagesOf } from '@lastlight/words/lint'
import { each, found, sourcesIn } from '@lastlight/words/testing'
import { gateInWords, placeInWords, spacesOf } from '../src/games/long-night/board/facts.ts'
import { codeForecast, nightAt, nightOf, placeForecast } from '../src/games/long-night/board/forecast.ts'
import { consequenceOf } from '../src/games/long-night/consequence.ts'
import { explain } from '../src/games/long-night/explain.ts'
import { layoutOf } from '../src/games/long-night/layout.ts'
import {
  codeInWords,
  codeVoteInWords,
  fewerInWords,
  lineInWords,
  rollsOf,
} from '../src/games/long-night/modules/raxxon/facts.ts'
import { giverOf } from '../src/games/long-night/modules/raxxon/giver.ts'
import { momentOf } from '../src/games/long-night/moments/moment.ts'
import { isVoteOpen } from '../src/games/long-night/moments/open.ts'
import { gathered } from '../src/games/long-night/runs.ts'
import { sayingOf } from '../src/games/long-night/saying.ts'
import { raxxon as cs } from '../src/games/long-night/text/cs/raxxon.ts'
import { raxxon as en } from '../src/games/long-night/text/en/raxxon.ts'
import { messages } from '../src/games/long-night/text/index.ts'
import { raxxon as pl } from '../src/games/long-night/text/pl/raxxon.ts'
import { wishesOf } from '../src/games/long-night/wishes.ts'
import { firstTurnWith } from './firstTurnWith.ts'

const stateOf = firstTurnWith(3, ['raxxon'], 'raxxon')

const setPeople = (s: State, ...people: readonly (readonly [id: string, at: Place])[]): void => {
  const [model] = s.survivors
  s.survivors = people.map(([id, at]) => ({ ...model!, id, at, seat: 0, wounds: 0, frostbite: 0, despair: 0 }))
}
/** The view of the first seat with this log on top; `dice` lie on the code. */
function viewOf(log: ExperimentId | null, dice: readonly number[] = [], change?: (s: State) => void): View {
  const view = game.view(stateOf(change), 0)
  return { ...view, raxxon: { ...view.raxxon!, log, dice } }
}

const speakers = new Map<string, Words>()
before(async () => {
  for (const locale of LOCALES)
    speakers.set(locale, wordsOf(await messages(locale), locale, { missing: 'throws', me: 0, spaces: 'plain' }))
})
const english = (): Words => speakers.get('en')!

describe('the code', () => {
  test('fills a socket by a die that shows its face; other dice lie aside', () => {
    assert.deepEqual(codeDice('hunter', [3, 6, 3]), {
      sockets: [
        { value: 1, filled: false },
        { value: 3, filled: true },
      ],
      useless: [6, 3],
    })
  })

  test('is said with the dice that are missing and those that do not help', () => {
    const said = (log: ExperimentId | null, dice: readonly number[]): string =>
      codeInWords(viewOf(log, dice), english()).join(' ')
    assert.equal(said('hunter', []), 'Top audio log: Hunter. Its code: 1 and 3. Still wanted: 1 and 3.')
    assert.equal(
      said('hunter', [3, 6]),
      'Top audio log: Hunter. Its code: 1 and 3. Still wanted: 1. Dice that do nothing: 6.',
    )
    assert.equal(said('hunter', [3, 1]), 'Top audio log: Hunter. Its code: 1 and 3. The code is matched.')
    assert.equal(said(null, []), 'No experiments are left.')
  })

  test('names the seat that put a die there since the last check', () => {
    const told: readonly Event[] = [
      { e: 'codeDie', seat: 2, die: 3 },
      { e: 'code', experiment: 'claw', dice: [3], matched: false },
      { e: 'codeDie', seat: 1, die: 3 },
      { e: 'codeDie', seat: 0, die: 3 },
    ]
    assert.equal(giverOf(told, 3), 1)
    assert.equal(giverOf(told, 1), undefined)
  })

  test('a wanted die is the first act of the survivor who is there, both by one press, and a useless die the last', () => {
    const state = stateOf(s => {
      setPeople(s, ['gia', 'raxxon'], ['rocco', 'colony'])
      s.players[0]!.dice = [1, 3, 6]
      s.places[7]!.entrances[0]!.zombies = 1
    })
    const view = { ...game.view(state, 0), raxxon: { ...game.view(state, 0).raxxon!, log: 'hunter', dice: [] } }
    const offered = gathered(game.options(state, 0), view, 0)
    const { heads, guess } = layoutOf({ options: offered, view, seat: 0, last: undefined }, english())!
    const saying = sayingOf(english())
    const acts = heads.find(({ head }) => head === 'person:gia')!.options.map(option => saying.act!(option, view))
    assert.equal(guess, 'person:gia')
    assert.equal(acts[0], 'Put the 1 and the 3 on the code')
    assert.ok(acts.includes('Put the 1 on the code'))
    const both = heads.find(({ head }) => head === 'person:gia')!.options[0]!
    assert.equal(saying.consequence(both, view, 0), 'The code is then matched.')
    assert.equal(acts.at(-1), 'Put the 6 on the code')
    const says = (die: number): string => consequenceOf({ do: 'code', die }, view, english())
    assert.deepEqual([1, 6].map(says), [
      'This die is wanted. Then only a 3 is missing.',
      'This does nothing: the code does not need a 6 now.',
    ])
  })
})

describe('special zombies', () => {
  const withHunters = (): View =>
    viewOf('hydra', [], s => {
      setPeople(s, ['gia', 'school'], ['rocco', 'colony'])
      s.players[0]!.dice = [6]
      s.mutants = [
        { experiment: 'hunter', at: 'school', entrance: 0 },
        { experiment: 'tank', at: 'colony', entrance: 0 },
      ]
      for (const place of s.places) for (const entrance of place.entrances) entrance.zombies = 1
    })

  test('stand first on the spaces and are named to a screen reader', () => {
    const view = withHunters()
    assert.deepEqual(spacesOf(view, 'school', 0), ['hunter', 'zombie', 'free', 'free'])
    assert.match(gateInWords(view, 0, english()), /^Entrance 1: special zombie \(Tank\), zombie, free;/)
    const [entrance, first, only] = placeInWords(view, 'school', english())
    assert.equal(entrance, 'At the entrance: special zombie (Hunter), zombie, free, free.')
    assert.equal(first, 'Attack first: Hunter.')
    assert.match(only!, /^Only an attack reaches/)
  })

  test('an attack says what each roll does, and an attack on a zombie is barred with the reason', () => {
    const state = stateOf(s => {
      setPeople(s, ['gia', 'school'], ['rocco', 'colony'])
      s.players[0]!.dice = [6]
      s.mutants = [{ experiment: 'hunter', at: 'school', entrance: 0 }]
      s.places[3]!.entrances[0]!.zombies = 1
    })
    const view = game.view(state, 0)
    const options = game.options(state, 0)
    const attack: Option = { do: 'attackMutant', survivor: 'gia', die: 6, experiment: 'hunter', entrance: 0 }
    assert.equal(sayingOf(english()).act!(attack, view), 'Attack the special zombie: Hunter')
    assert.equal(
      consequenceOf(attack, view, english()),
      'Exposure die, then 1–3: 1 wound; 4: it goes to a random location; 5–6: 1 wound and it is gone.',
    )
    const wish = wishesOf(view, 0, options).find(each => each.do === 'attack' && each.survivor === 'gia')!
    const reason = game.refusal(state, 0, wish)!
    assert.equal(sayingOf(english()).refusal(reason), 'There is a special zombie here. It must be attacked first.')
  })

  test('every line of every encounter is said in every language, and the lines cover the die', () => {
    for (const experiment of EXPERIMENT_IDS) {
      const rolls = LINES.flatMap(line => {
        const { from, to } = rollsOf(experiment, line)
        return Array.from({ length: to - from + 1 }, (_, i) => from + i)
      })
      assert.deepEqual(rolls, [1, 2, 3, 4, 5, 6])
      for (const words of speakers.values())
        for (const line of LINES) assert.match(lineInWords(experiment, line, words), /\p{L}/u)
    }
  })

  test('each of them, the code and each side effect is explained', () => {
    const view = withHunters()
    const owned = { ...view, sideEffects: [{ id: 'shakes', survivor: 'gia' } as const] }
    for (const id of EXPERIMENT_IDS) assert.equal(explain(`special:${id}`, view, english())?.rule, 'LN-RAX-SPEC-05')
    for (const id of SIDE_EFFECT_IDS) assert.ok(explain(`effect:${id}`, view, english())?.text.startsWith(''))
    assert.match(explain('effect:shakes', owned, english())!.text, /Gia, for good$/)
    assert.match(explain('code', view, english())!.text, /Hydra/)
    assert.match(explain('place:raxxon', view, english())!.text, /exposure die/)
  })
})

describe('tonight', () => {
  /** Raxxon has four spaces: three zombies, and two survivors draw two more. */
  const crowded = (s: State): void => {
    setPeople(s, ['gia', 'raxxon'], ['rocco', 'raxxon'])
    Object.assign(s.places[7]!.entrances[0]!, { zombies: 2, barricades: 0, traps: 0 })
  }

  test('an experiment whose place is known takes a space before the zombies come', () => {
    const missed = viewOf('hydra', [], crowded)
    const lowest = nightAt(missed, 'raxxon').victims
    assert.equal(nightAt(missed, 'raxxon').coming, 3)
    assert.equal(lowest.length, 1)
    assert.equal(placeForecast(missed, 'raxxon').sure.what, 'falls')
    assert.ok(nightOf(missed).zombies.victims.includes(lowest[0]!))
    assert.deepEqual(codeForecast(missed)!.victims, lowest)
  })

  test('a complete code leaves it to the vote, and a random location is not guessed', () => {
    const matched = viewOf('hydra', [3, 4], crowded)
    assert.equal(nightAt(matched, 'raxxon').coming, 2)
    assert.equal(codeForecast(matched)!.matched, true)
    // The vote may still let it out.
    assert.equal(codeForecast(matched)!.victims.length, 1)
    assert.equal(nightAt(viewOf('hunter', [], crowded), 'raxxon').coming, 2)
    assert.deepEqual(codeForecast(viewOf('hunter', [], crowded))!.victims, [])
    assert.equal(codeForecast(viewOf(null)), undefined)
  })

  test('both ways of the vote are told before anybody votes', () => {
    const matched = viewOf('hydra', [3, 4], crowded)
    assert.equal(codeVoteInWords(matched, true, english()), '')
    assert.equal(
      codeVoteInWords(matched, false, english()),
      'Places 1 special zombie at Raxxon. As things stand Rocco dies tonight because of it.',
    )
  })

  test('where fewer zombies are wanted, each place says what would come', () => {
    const view = viewOf('hydra', [], s => {
      crowded(s)
      s.places[7]!.entrances[0]!.zombies = 4
    })
    assert.equal(
      fewerInWords(view, 'raxxon', english()),
      'Zombies expected there: 2, then 0. Otherwise 2 people die there: Rocco and Gia.',
    )
    assert.equal(fewerInWords(view, 'police', english()), 'Zombies expected there: 0, then 0.')
  })
})

describe('moments', () => {
  const scene = (view: View, told: readonly Event[]) =>
    momentOf({ view, before: view, since: 0, told, from: 0, isShowing: true, options: [] })

  test('the check of the code, an encounter and a pill are shown over the board', () => {
    const view = viewOf('hydra')
    const code: Event = { e: 'code', experiment: 'hydra', dice: [3], matched: false }
    const met: Event = { e: 'encounter', survivor: 'gia', experiment: 'hunter', rolled: 4 }
    const left: Event = { e: 'mutantLeft', experiment: 'hunter', at: 'school', entrance: 0 }
    const dosed: Event = { e: 'dosed', survivor: 'gia', rolled: 2, why: 'turn' }
    assert.equal(scene(view, [code])!.kind, 'code')
    const shown = scene(view, [code, met, left])!
    assert.deepEqual([shown.kind, 'events' in shown && shown.events], ['encounter', [met, left]])
    assert.equal(scene(view, [met, dosed])!.kind, 'pill')
  })

  test('the vote on an experiment stands for everybody until it is counted', () => {
    const view = viewOf('hydra', [3, 4])
    const checking: View = {
      ...view,
      raxxon: { ...view.raxxon!, checking: true },
      waiting: { ...view.waiting, seats: [0, 1, 2], secret: true },
    }
    const code = (matched: boolean): Event => ({ e: 'code', experiment: 'hydra', dice: [3, 4], matched })
    const voted = { e: 'voted', yes: [0], carried: false, why: 'code' } as unknown as Event
    assert.equal(isVoteOpen(checking, [code(true)]), true)
    assert.equal(isVoteOpen(checking, [code(true), voted]), false)
    assert.equal(isVoteOpen({ ...checking, waiting: { ...view.waiting, secret: false } }, [code(true)]), false)
  })
})

describe('texts', () => {
  const sources = sourcesIn(join(import.meta.dirname, '../src/games/long-night'))
  const VERBS = ['wound', 'frostbite', 'despair', 'loseCards', 'draw', 'noise', 'expose', 'spreadWounds', 'litter']
  const SAID = [
    ...found(sources('{*.ts,*.tsx,board/*,moments/*,modules/raxxon/*}'), /'(raxxon\.[\w.]+)'/g),
    ...each(VERBS, 'raxxon.does.'),
    ...each(['moves', 'gone'], 'raxxon.fate.'),
  ]
  /** English and Czech share the word. */
  const ALIKE = ['raxxon.vote.title']

  test('are complete in three languages, and none is unused', async () => {
    const languages = await languagesOf(locale => Promise.resolve({ en, pl, cs }[locale]))
    assert.deepEqual(faults(languages, new Set(SAID), ALIKE), [])
  })
})
