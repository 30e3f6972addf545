// The board of The Long Night in words and marks, over many random games in every language.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { chanceFrom, defaultConfig, heard, LOCALES, pickOf } from '@lastlight/kernel'
import { type Config, type Event, game, type State, type View } from '@lastlight/long-night'
import { MAIN_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { LOCATIONS } from '@lastlight/long-night/content/places'
import { placeOf } from '@lastlight/long-night/queries/position'
import { type Words, wordsOf } from '@lastlight/words'
import { faults, languagesOf } from '@lastlight/words/lint'
import { each, found, sourcesIn } from '@lastlight/words/testing'
import type { Choice } from '../src/face/choice.ts'
import { giversInWords, giversOf, LONG_FAILS } from '../src/games/long-night/board/crisis.ts'
import {
  gateInWords,
  personInWords,
  placeInWords,
  SPACES,
  spacesOf,
  tonightInWords,
} from '../src/games/long-night/board/facts.ts'
import { gateForecasts, placeForecast } from '../src/games/long-night/board/forecast.ts'
import { lightOf } from '../src/games/long-night/board/lit.ts'
import { objectiveRows } from '../src/games/long-night/board/objective.ts'
import { planOf } from '../src/games/long-night/board/plan.ts'
import { perilOf, warningOf } from '../src/games/long-night/group/peril.ts'
import { tagsOf } from '../src/games/long-night/rivals/tags.ts'
import { colony as cs } from '../src/games/long-night/text/cs/colony.ts'
import { colony as en } from '../src/games/long-night/text/en/colony.ts'
import { messages } from '../src/games/long-night/text/index.ts'
import { colony as pl } from '../src/games/long-night/text/pl/colony.ts'
import type { LongNightThing } from '../src/games/long-night/thing.ts'

const config = (players: number, more: Partial<Config> = {}): Config => ({
  ...defaultConfig(game.configs, players),
  objective: 'convoy',
  ...more,
})
const TABLES: readonly Config[] = MAIN_OBJECTIVE_IDS.map((objective, i) =>
  config(2 + (i % 4), { objective, hard: i % 2 === 1 }),
)

/** Plays random games and shows the table after every choice. */
function play(look: (s: State) => void): void {
  for (const [i, settings] of TABLES.entries()) {
    const chance = chanceFrom(`board ${i}`)
    const s = game.setup(settings, `board ${i}`)
    for (let n = 0; n < 150 && game.pending(s).length > 0; n++) {
      const seat = game.pending(s)[0]!
      const options = game.options(s, seat)
      game.play(s, seat, options[pickOf(chance, options.length)]!)
      look(s)
    }
  }
}

/** A view with some of it changed. */
function viewOf(change: (s: State) => void, settings = config(3)): View {
  const s = game.setup(settings, 'a board')
  const chance = chanceFrom('a board')
  while (s.phase === 'setup') {
    const seat = game.pending(s)[0]!
    const options = game.options(s, seat)
    game.play(s, seat, options[pickOf(chance, options.length)]!)
  }
  change(s)
  return game.view(s, 0)
}

const speakers = new Map<string, Words>()
before(async () => {
  for (const locale of LOCALES)
    speakers.set(locale, wordsOf(await messages(locale), locale, { missing: 'throws', me: 0, spaces: 'plain' }))
})
const english = (): Words => speakers.get('en')!

/** The table with these people only, all of them seat 0's. */
function setPeople(
  s: State,
  ...people: readonly (readonly [id: string, at: State['survivors'][number]['at']])[]
): void {
  const [model] = s.survivors
  s.survivors = people.map(([id, at]) => ({ ...model!, id, at, seat: 0, wounds: 0, frostbite: 0, despair: 0 }))
}

describe('the board in words', () => {
  test('says every table in every language', () => {
    let n = 0
    play(s => {
      if (n++ % 20 !== 0) return
      for (const words of speakers.values()) {
        const view = game.view(s, n % 2 === 0 ? 0 : 'public')
        const said = [
          ...placeOf(view, 'colony').entrances.map((_, i) => gateInWords(view, i, words)),
          ...LOCATIONS.flatMap(at => placeInWords(view, at, words)),
          ...view.survivors.map(survivor => personInWords(survivor, words)),
          ...tonightInWords(view, words),
          ...objectiveRows(view, words).map(({ label }) => label),
        ]
        for (const sentence of said) assert.match(sentence, /\p{L}/u)
      }
    })
    assert.ok(n > 500)
  })

  test('an entrance says what stands there, and who dies there tonight', () => {
    const view = viewOf(s => {
      setPeople(s, ['alfonso', 'colony'], ['gia', 'colony'])
      for (const entrance of s.places[0]!.entrances) Object.assign(entrance, { zombies: 0, barricades: 0, traps: 0 })
      Object.assign(s.places[0]!.entrances[0]!, { zombies: 3 })
      Object.assign(s.places[0]!.entrances[1]!, { zombies: 1, barricades: 1 })
      s.helpless = 0
      s.rebellious = 0
    })
    assert.equal(
      gateInWords(view, 0, english()),
      'Entrance 1: zombie, zombie, zombie; tonight it is overrun and Alfonso dies',
    )
    assert.equal(gateInWords(view, 1, english()), 'Entrance 2: zombie, barricade, free; nothing comes tonight')
    assert.deepEqual(
      gateForecasts(view).map(({ what }) => what),
      ['falls', 'quiet', 'quiet', 'quiet', 'quiet', 'quiet'],
    )
  })

  test('a location says who is there, its deck, its noise, and the worst that noise can do', () => {
    const view = viewOf(s => {
      setPeople(s, ['anita', 'police'], ['gia', 'colony'])
      Object.assign(s.places[1]!.entrances[0]!, { zombies: 3, barricades: 0, traps: 0 })
      s.places[1]!.noise = 2
    })
    const [entrance, there, , noise, tonight] = placeInWords(view, 'police', english())
    assert.equal(entrance, 'At the entrance: zombie, zombie, zombie, free.')
    assert.equal(there, 'There: Anita.')
    assert.equal(noise, 'Noise 2 of 4.')
    assert.equal(tonight, 'Tonight: 1 to 3 more zombies, depending on the noise; if the noise is heard, Anita dies.')
    assert.deepEqual(placeForecast(view, 'police').feared, ['anita'])
  })

  test('a person is named with player, influence and damage', () => {
    const view = viewOf(s => {
      setPeople(s, ['kevin', 'library'])
      Object.assign(s.survivors[0]!, { wounds: 1, frostbite: 1 })
    })
    assert.equal(personInWords(view.survivors[0]!, english()), 'Kevin (you), influence 27, 1 wound and 1 frostbite')
    assert.equal(perilOf(view.survivors[0]!), 'freezes')
    assert.equal(warningOf(view, 0, english()), 'Kevin: freezes at your next turn')
    assert.equal(warningOf(view, 'public', english()), undefined)
  })

  test('tonight is four sentences, and the crisis is never guessed', () => {
    const view = viewOf(s => {
      setPeople(s, ['gia', 'colony'], ['anita', 'colony'], ['emma', 'colony'])
      for (const { entrances } of s.places) for (const each of entrances) Object.assign(each, { zombies: 0 })
      s.helpless = 1
      s.rebellious = 0
      s.food = 1
      s.starvation = 1
    })
    const said = tonightInWords(view, english())
    assert.deepEqual(said, [
      'Food supply 1. The colony needs 2 and is 1 short: it loses 2 morale.',
      'Waste pile: 0 cards. It costs morale from 10 cards on.',
      'Crisis: 0 cards lie face down, 3 that help are needed.',
      '2 zombies come. All survivors live.',
    ])
  })
})

describe('the marks of the board', () => {
  test('every entrance has as many spaces as it has room for', () => {
    play(s => {
      for (const [at, size] of [
        ['colony', 3],
        ['police', 4],
        ['library', 3],
      ] as const)
        for (const entrance of placeOf(s, at).entrances.keys())
          assert.equal(spacesOf(game.view(s, 'public'), at, entrance).length, size)
    })
  })

  test('a card at the crisis carries the seat that gave it, and those of decks none', () => {
    const told: Event[] = [
      { e: 'crisis', crisis: 'darkGate' },
      { e: 'contributed', seat: 2 },
      { e: 'crisis', crisis: 'loudNight' },
      { e: 'contributed', seat: 1 },
      { e: 'added', at: 'gas', why: 'turn' },
      { e: 'contributed', seat: 0, card: 'gas/lighter:1' },
    ]
    assert.deepEqual(giversOf(told, 3), [1, undefined, 0])
    assert.deepEqual(giversOf(told, 1), [1])
    assert.equal(
      giversInWords([1, 1, undefined, 0], english()),
      '4 cards lie face down: 2 from 2, 1 from a deck and 1 from you',
    )
    assert.equal(giversInWords([], english()), 'No card lies there yet')
  })

  test('who has given cards in a game is known to all players alike', () => {
    for (const viewer of [0, 1, 'public'] as const) {
      const s = game.setup(config(3), 'givers')
      const chance = chanceFrom('givers')
      const told: Event[] = []
      let seen = 0
      for (let n = 0; n < 400 && game.pending(s).length > 0; n++) {
        const seat = game.pending(s)[0]!
        const options = game.options(s, seat)
        const give = options.find(option => option.do === 'contribute')
        const option = give && n % 3 === 0 ? give : options[pickOf(chance, options.length)]!
        game.play(s, seat, option, news => {
          const event = heard(news, viewer)
          if (event) told.push(event)
        })
        const { contributed } = game.view(s, viewer)
        seen = Math.max(seen, contributed)
        assert.ok(
          giversOf(told, contributed).every(giver => giver !== undefined || told.some(({ e }) => e === 'added')),
        )
      }
      assert.ok(seen > 2)
    }
  })

  test('the objective lists what lies under it, and conditions with their limit', () => {
    const rows = objectiveRows(
      viewOf(
        s => {
          s.food = 4
        },
        config(3, { objective: 'untilTheThaw' }),
      ),
      english(),
    )
    assert.deepEqual(
      rows.map(({ id, have, need, isMost }) => [id, have, need, isMost ?? false]),
      [
        ['survive', 0, 4, false],
        ['food', 4, 6, false],
        ['starvation', 0, 1, true],
      ],
    )
  })

  test('a chosen move has a plan, everything else has none', () => {
    const view = viewOf(s => setPeople(s, ['gia', 'colony']))
    const choice = { offers: [], pointed: [] }
    assert.equal(planOf(view, { ...choice, chosen: { do: 'move', survivor: 'gia', to: 'gas' } })?.to, 'gas')
    assert.equal(planOf(view, { ...choice, chosen: { do: 'done' } }), undefined)
    assert.equal(planOf(view, { ...choice, chosen: undefined }), undefined)
  })

  test('players are tagged by what they are to the round', () => {
    const view = viewOf(s => {
      s.first = 1
      s.active = 1
    })
    assert.deepEqual(tagsOf(view, 1), ['now', 'first'])
    assert.equal(tagsOf(view, 2)[0], 'next')
    assert.deepEqual(tagsOf({ ...view, phase: 'over' }, 1), [])
    const players = view.players.map(player => ({ ...player, out: true }))
    assert.deepEqual(tagsOf({ ...view, players }, 1), ['out'])
  })
})

describe('the lights of the board', () => {
  const offer = (...things: string[]) => ({ option: { do: things.join() }, things })
  const turn = {
    offers: [
      offer('person:gia', 'place:gas', 'answer:search', 'die:5'),
      offer('person:gia', 'place:school', 'answer:move'),
      offer('person:gia', 'person:kumar', 'answer:fight', 'die:5'),
      offer('person:emma', 'gate:2', 'answer:attack', 'die:5'),
      offer('crisis', 'card:1'),
      offer('seat:2'),
    ],
    chosen: undefined,
  }
  const glowing = (choice: Choice<unknown>): readonly string[] =>
    [...new Set(turn.offers.flatMap(({ things }) => things))]
      .filter(thing => /^(?:person|place|gate|crisis|seat)/.test(thing))
      .filter(thing => lightOf(choice, thing as LongNightThing).glows)

  test('a turn begins with the own people, and where the first of them can act', () => {
    const guessed = { ...turn, pointed: ['person:gia'], guessed: 'person:gia' }
    assert.deepEqual(glowing(guessed), ['person:gia', 'place:gas', 'person:emma'])
    assert.ok(lightOf(guessed, 'place:school').lit)
    assert.ok(lightOf(guessed, 'seat:2').lit)
  })

  test('a chosen person lights where they can go', () => {
    assert.deepEqual(glowing({ ...turn, pointed: ['person:gia'] }), [
      'person:gia',
      'place:gas',
      'place:school',
      'person:kumar',
      'person:emma',
    ])
  })

  test('players and cards glow where the question is about nothing else', () => {
    const offers = [offer('seat:1'), offer('seat:2')]
    assert.ok(lightOf({ offers, pointed: [], chosen: undefined }, 'seat:2').glows)
    assert.equal(lightOf({ offers, pointed: [], chosen: undefined }, 'seat:0').lit, false)
  })
})

describe('the words of the board', () => {
  const sources = sourcesIn(join(import.meta.dirname, '../src/games/long-night'))
  const NIGHT = ['quiet', 'come', 'breaks', 'springs', 'falls']
  const SAID = [
    ...found(sources('{*.ts,*.tsx,bar/*,board/*,group/*,rivals/*,secret/*}'), /'(colony\.[\w.]+)'/g),
    ...each(SPACES, 'colony.space.'),
    ...each(LONG_FAILS, 'colony.fail.'),
    ...each(NIGHT, 'colony.tonight.', 'colony.night.', 'colony.short.'),
    ...each(
      ['survive', 'food', 'starvation', 'barricades', 'helpless', 'rebellious', 'waste'],
      'colony.objective.row.',
    ),
    ...each(['now', 'next', 'first', 'road', 'exiled', 'out'], 'colony.tag.'),
    ...each(['freezes', 'lastDamage'], 'colony.'),
    ...each(['goals', 'gates', 'crisis', 'means'], 'panel.'),
  ]
  /** Gaps alone, and what three languages write alike. */
  const ALIKE = [
    'colony.morale',
    'colony.space.zombie',
    'colony.dead',
    'colony.crisis.givers',
    'colony.crisis.from',
    'colony.group.list',
    'colony.who',
    'colony.short.come',
    'colony.also.times',
    'colony.person.hurt',
    'colony.warning',
  ]

  test('are complete in three languages, and none is unused', async () => {
    const languages = await languagesOf(locale => Promise.resolve({ en, pl, cs }[locale]))
    assert.deepEqual(faults(languages, new Set(SAID), ALIKE), [])
  })
})
