// The face of The Long Night, over random games of both editions and all variants.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { chanceFrom, defaultConfig, heard, LOCALES, pickOf, type Seat, same, type Viewer } from '@lastlight/kernel'
import { asking, type Config, type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { kindOf } from '@lastlight/long-night/content/items'
import { MAIN_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { type Words, wordsOf } from '@lastlight/words'
import { faults, type Languages, languagesOf } from '@lastlight/words/lint'
import { each, found, sourcesIn } from '@lastlight/words/testing'
import { acts, cheapest, firstChoice, MOST_AT_FIRST, type Offer, point } from '../src/face/choice.ts'
import type { Layout } from '../src/face/face.ts'
import { displayOf } from '../src/games/long-night/display.ts'
import { explain } from '../src/games/long-night/explain.ts'
import { finalOf, isGrave } from '../src/games/long-night/final.ts'
import { isSecret } from '../src/games/long-night/hand.ts'
import { headOf } from '../src/games/long-night/head.ts'
import { layoutOf, pricedOf } from '../src/games/long-night/layout.ts'
import { besideOf, firstStep, gathered, isOfGame, type Run, type ScreenOption } from '../src/games/long-night/runs.ts'
import { sayingOf } from '../src/games/long-night/saying.ts'
import { isSlow, nothingLeft, standingOf } from '../src/games/long-night/standing.ts'
import { face as cs } from '../src/games/long-night/text/cs/face.ts'
import { face as en } from '../src/games/long-night/text/en/face.ts'
import { messages } from '../src/games/long-night/text/index.ts'
import { face as pl } from '../src/games/long-night/text/pl/face.ts'
import { endingOf, thingsOf } from '../src/games/long-night/things.ts'
import { timelineOf } from '../src/games/long-night/timeline.ts'
import { wishesOf } from '../src/games/long-night/wishes.ts'

const VARIANTS = [
  [5, 'hidden'],
  [4, 'cooperative'],
  [2, 'dilemma'],
  [3, 'hidden'],
  [2, 'cooperative'],
  [4, 'hidden'],
] as const

const CONFIGS: readonly Config[] = Array.from({ length: 16 }, (_, i) => {
  const [players, variant] = VARIANTS[i % VARIANTS.length]!
  return {
    ...defaultConfig(game.configs, players),
    variant,
    edition: i % 2 === 0 ? 'pl' : 'cs',
    objective: MAIN_OBJECTIVE_IDS[i % MAIN_OBJECTIVE_IDS.length]!,
    hard: i % 5 === 0,
    likelyTraitor: i % 3 === 0,
    elimination: i % 4 === 1,
    adultCrossroads: i % 2 === 1,
    modules: i % 4 === 2 ? ['raxxon'] : i % 4 === 3 ? ['improvements', 'bandits'] : [],
  }
})

interface AskedSeat {
  readonly state: State
  readonly seat: Seat
  readonly view: View
  readonly options: readonly Option[]
  /** Those of the screen, too. */
  readonly offered: readonly ScreenOption[]
}

/** Random play ends most games in a few rounds. */
const MOST_CHOICES = 1000

const ASKED: AskedSeat[] = []
const TOLD: { readonly event: Event; readonly viewer: Viewer }[] = []

/** Plays every game once and keeps all questions and events. */
function playAll(): void {
  for (const [i, config] of CONFIGS.entries()) {
    const chance = chanceFrom(`face ${i}`)
    const viewers: readonly Viewer[] = [...Array.from({ length: config.players }, (_, seat) => seat), 'public']
    const tell: Parameters<typeof game.setup>[2] = news => {
      for (const viewer of viewers) {
        const event = heard(news, viewer)
        if (event !== undefined) TOLD.push({ event, viewer })
      }
    }
    const state = game.setup(config, `face ${i}`, tell)
    for (let n = 0; n < MOST_CHOICES; n++) {
      const pending = game.pending(state)
      if (pending.length === 0) break
      const copy = game.copy(state)
      for (let seat = 0; seat < config.players; seat++) {
        const options = game.options(copy, seat)
        if (options.length === 0) continue
        const view = game.view(copy, seat)
        ASKED.push({ state: copy, seat, options, view, offered: gathered(options, view, seat) })
      }
      const seat = pending[pickOf(chance, pending.length)]!
      const options = game.options(state, seat)
      const busy = options.filter(option => option !== endingOf(options))
      const from = busy.length > 0 && pickOf(chance, 5) > 0 ? busy : options
      game.play(state, seat, from[pickOf(chance, from.length)]!, tell)
    }
  }
}

/** Words alone, the end of something, or the same moment has a sound already. */
const SILENT: readonly Event['e'][] = [
  'attracts',
  'asked',
  'named',
  'turnOver',
  'requests',
  'enough',
  'picked',
  'declines',
  'road',
  'chose',
  'lasting',
  'banditBarred',
  'mutantBarred',
]

const play = (look: (asked: AskedSeat) => void): void => {
  for (const asked of ASKED) look(asked)
}

/** A pattern that shows that an argument was filled with the wrong value. */
const BROKEN = /\[|\]|\{|\}|undefined|NaN|null|object |\.\.| {2}/
const whole = (said: string, about: unknown): void => {
  assert.doesNotMatch(said, BROKEN, JSON.stringify(about))
  assert.match(said, /^(?:\p{Lu}|\d|„|“)/u, JSON.stringify(about))
}

let speakers: readonly Words[]
before(async () => {
  playAll()
  speakers = await Promise.all(
    LOCALES.map(async locale =>
      wordsOf(await messages(locale), locale, { nameOf: who => `Q${who}`, missing: 'throws' }),
    ),
  )
})

/** Each question is said in one of the languages; over many games all come up in all of them. */
let turn = 0
const nextSpeaker = (): Words => speakers[turn++ % speakers.length]!

const offersIn = (options: readonly ScreenOption[], view: View): readonly Offer<ScreenOption>[] =>
  options.flatMap(option => (besideOf(option) ? [] : [{ option, things: thingsOf(option, view), ...pricedOf(option) }]))

describe('things', () => {
  test('every option has things, and the list tells options with the same things apart', () => {
    const saying = sayingOf(speakers[0]!)
    play(({ offered, view }) => {
      const seen = new Map<string, Set<string>>()
      for (const option of offered) {
        const things = thingsOf(option, view)
        assert.ok(things.length > 0, JSON.stringify(option))
        assert.equal(new Set(things).size, things.length, JSON.stringify(option))
        for (const thing of things) assert.match(thing, /^\w+(:.+)?$/, JSON.stringify(option))
        const labels = seen.get(things.toSorted().join()) ?? new Set()
        const label = saying.option(option, view)
        assert.ok(!labels.has(label), `${label} is offered twice`)
        seen.set(things.toSorted().join(), labels.add(label))
      }
    })
  })

  test('every thing is explained, or says enough by its label', () => {
    const kinds = new Set<string>()
    play(({ offered, view }) => {
      const words = nextSpeaker()
      for (const thing of new Set(offered.flatMap(option => thingsOf(option, view)))) {
        const kind = thing.split(':', 1)[0]!
        if (kind === 'answer' || kind === 'seat') continue
        const said = explain(thing, view, words)
        assert.ok(said, thing)
        whole(said.title, thing)
        whole(said.text, thing)
        assert.match(said.text, /[.”“!?]$/, said.text)
        kinds.add(kind)
      }
    })
    for (const kind of [
      'person',
      'place',
      'gate',
      'die',
      'card',
      'hand',
      'crisis',
      'objective',
      'waste',
      'food',
      'name',
    ])
      assert.ok(kinds.has(kind), kind)
  })

  test('what only stands on the board is explained too', () => {
    play(({ view }) => {
      const words = nextSpeaker()
      for (const thing of ['morale', 'noise:school', 'helpless', 'round', 'graveyard', 'food', 'waste', 'objective'])
        whole(explain(thing, view, words)!.text, thing)
      assert.equal(explain('road', view, words) !== undefined, view.roads.now !== null)
      assert.equal(explain('nonsense', view, words), undefined)
    })
  })

  test('at most one option ends a question, and it is one that is offered', () => {
    play(({ options }) => {
      const ending = endingOf(options)
      if (ending) assert.ok(options.some(option => option === ending))
    })
  })
})

describe('texts', () => {
  test('every question, label, consequence and reason for being final, in every language', () => {
    const led = new Set<string>()
    const asked = new Set<string>()
    play(({ offered, options, view, seat }) => {
      const words = nextSpeaker()
      const saying = sayingOf(words)
      asked.add(asking(options) ?? 'none')
      whole(saying.question(offered, view), options)
      const hint = saying.hint(offered, view, [])
      if (hint !== '') whole(hint, options)
      // Who the first player would be, and what that is good for.
      if (options.some(({ do: kind }) => kind === 'call')) assert.notEqual(hint, '')
      const { title, phases, now } = timelineOf(view, words)
      whole(title, view.phase)
      assert.ok(now >= -1 && now < phases.length)
      for (const option of offered) {
        whole(saying.option(option, view), option)
        whole(saying.act!(option, view), option)
        const then = saying.consequence(option, view, seat)
        if (then !== '') {
          whole(then, option)
          led.add(firstStep(option).do)
        }
        const final = finalOf(option, view, words)
        if (final !== undefined) whole(final, option)
      }
    })
    for (const kind of ['move', 'attack', 'search', 'barricade', 'lead', 'exile', 'done', 'option'])
      assert.ok(led.has(kind), `nothing is said of ${kind}`)
    for (const question of [
      'drop',
      'lead',
      'act',
      'noise',
      'keep',
      'ask',
      'askFor',
      'give',
      'vote',
      'survivor',
      'place',
    ])
      assert.ok(asked.has(question), `nobody is asked ${question}`)
  })

  test('every event has a sentence, things and a weight, and looks the same to all who may not know more', () => {
    const kinds = new Set<string>()
    for (const { event, viewer } of TOLD) {
      const said = sayingOf(nextSpeaker()).event(event)
      assert.doesNotMatch(said, BROKEN, JSON.stringify(event))
      const { things, weight } = displayOf(event, viewer)
      assert.ok(weight >= 0 && weight <= (event.e === 'crossroads' ? 14 : 5))
      const heard = (['public', 0, 1, 2] as const).map(each => displayOf(event, each).sound)
      assert.equal(new Set(heard).size, 1, event.e)
      if (heard[0] === undefined) assert.ok(SILENT.includes(event.e), `no sound for ${event.e}`)
      assert.equal(new Set(things).size, things.length, event.e)
      // Cards in the hands of others are no things of anybody's board.
      if (viewer === 'public' && !('survivor' in event || event.e === 'handedOff'))
        assert.ok(!things.some(thing => thing.startsWith('card:')), JSON.stringify(event))
      kinds.add(event.e)
    }
    assert.ok(kinds.size > 60, String(kinds.size))
  })

  test('the result is said in every language', () => {
    for (const ending of ['objective', 'morale', 'rounds', 'nobody'])
      for (const words of speakers)
        whole(sayingOf(words).outcome({ rule: 'LN-END-01', key: `over.${ending}`, args: {} }), ending)
  })
})

describe('person, die, act', () => {
  interface Turn {
    readonly asked: AskedSeat
    readonly offers: readonly Offer<ScreenOption>[]
    readonly layout: Layout<ScreenOption>
  }
  const TURNS: Turn[] = []
  before(() =>
    play(asked => {
      const { offered, view, seat } = asked
      const layout = layoutOf({ options: offered, view, seat, last: undefined }, speakers[0]!)
      if (layout && asking(asked.options) === 'act') TURNS.push({ asked, layout, offers: offersIn(offered, view) })
    }),
  )
  function turns(look: (turn: Turn) => void): void {
    for (const each of TURNS) look(each)
  }

  test('every option of a turn is under one head or is an act of its own, and pointing at the head leaves it', () => {
    let count = 0
    turns(({ asked: { offered }, layout, offers }) => {
      const headed = [...layout.heads, ...layout.rest]
      const under = [...headed.flatMap(({ options }) => options), ...layout.direct!]
      assert.ok(cheapest(offers.filter(({ option }) => layout.direct!.includes(option))).length <= 1)
      assert.equal(under.length, new Set(under).size)
      assert.equal(under.length, offered.filter(option => !besideOf(option)).length - 1)
      for (const { head, options } of headed) {
        const left = acts(point(firstChoice(offers), head), options)
        assert.equal(left.length, cheapest(offers.filter(({ option }) => options.includes(option))).length, head)
        count++
      }
    })
    assert.ok(count > 500)
  })

  test('the first screen has at most a dozen things to press, and never an attack on a player', () => {
    turns(({ asked: { view, seat }, layout }) => {
      const heads = [...layout.heads, ...layout.rest]
      // The dice and the end of the turn are pressed too.
      const direct = layout.direct!.length > 0 ? 1 : 0
      assert.ok(heads.length + direct + 2 < MOST_AT_FIRST, `${heads.length} heads`)
      assert.equal(layout.means.length, view.players[seat]!.dice.length)
      for (const { options } of layout.heads)
        for (const option of options) assert.ok(!['fight', 'exile'].includes(firstStep(option).do))
      assert.equal(view.survivors.filter(each => each.seat === seat).length >= layout.heads.length, true)
    })
  })

  test('what the first screen lists tells nothing about the hand', () => {
    turns(({ asked: { view, offered }, layout }) => {
      for (const { options } of layout.heads) for (const option of options) assert.ok(!isSecret(option, view))
      for (const { head, options } of layout.rest)
        if (head !== 'hand') for (const option of options) assert.ok(!isSecret(option, view))
      const hand = layout.rest.find(({ head }) => head === 'hand')?.options ?? []
      assert.deepEqual(
        hand,
        offered.filter(option => isSecret(option, view)),
      )
    })
  })

  test('every head has a short label in every language', () => {
    turns(({ asked: { view }, layout }) => {
      const words = nextSpeaker()
      for (const { head } of [...layout.heads, ...layout.rest]) whole(headOf(head, view, words)!.sign, head)
      whole(layout.restTitle, 'rest')
    })
    for (const words of speakers) whole(headOf('answer:other', {} as View, words)!.sign, 'other')
  })

  test('an act costs the lowest die that pays, unless another die is pointed at', () => {
    let paid = 0
    turns(({ layout, offers }) => {
      for (const { head, options } of layout.heads) {
        const choice = point(firstChoice(offers), head)
        for (const { option, price } of acts(choice, options)) {
          if (price === undefined) continue
          assert.ok(price >= 1 && price <= 6)
          const same = offers.filter(({ act }) => act === pricedOf(option)!.act)
          assert.equal(price, Math.min(...same.map(each => each.price!)))
          const dearest = Math.max(...same.map(each => each.price!))
          const forced = acts(point(choice, `die:${dearest}`), options)
          assert.ok(forced.some(each => each.act === pricedOf(option)!.act && each.price === dearest))
          paid++
        }
      }
    })
    assert.ok(paid > 500)
  })

  test('a turn begins with the survivor of the likeliest act, among several with the one who acted last', () => {
    let kept = 0
    turns(({ asked: { offered, view, seat }, layout: { heads, guess } }) => {
      assert.equal(guess === undefined, heads.length === 0)
      const kindOfFirst = (head: string | undefined): string | undefined =>
        heads.find(each => each.head === head)?.options.map(firstStep)[0]!.do
      for (const { head } of heads) {
        const next = layoutOf({ options: offered, view, seat, last: head }, speakers[0]!)!.guess
        if (kindOfFirst(head) === kindOfFirst(guess)) assert.equal(next, head)
        else assert.equal(next, guess)
        if (next === head && head !== guess) kept++
      }
    })
    assert.ok(kept > 50)
  })

  /** Plays a run in a copy of the game; what comes in between ends it. */
  function played({ state, seat }: AskedSeat, { steps }: Run): boolean {
    const copy = game.copy(state)
    for (const [i, step] of steps.entries()) {
      // Another player's crossroads card may ask something first, and nobody knows of it.
      if (i > 0 && game.view(copy, seat).roads.now !== null) return false
      assert.equal(game.refusal(copy, seat, step), undefined, JSON.stringify(steps))
      game.play(copy, seat, step)
    }
    return true
  }

  test('one press makes several choices, and each of them is offered when its turn comes', () => {
    const made = new Map<string, number>()
    play(asked => {
      for (const option of asked.offered) {
        const kind = firstStep(option).do
        const count = made.get(kind) ?? 0
        if (isOfGame(option) || count > 300 || !played(asked, option)) continue
        assert.equal(isGrave(option, asked.view), false)
        made.set(kind, count + 1)
      }
    })
    for (const kind of ['request', 'search', 'barricade', 'food', 'play', 'use', 'stop', 'contribute'])
      assert.ok((made.get(kind) ?? 0) > 20, `${kind}: ${made.get(kind)}`)
  })

  test('an option that is offered with answers is offered with all of them', () => {
    let questions = 0
    play(asked => {
      const { state, seat, options, offered } = asked
      for (const option of options) {
        const runs = offered.filter((each): each is Run => !isOfGame(each) && each.steps[0] === option)
        if (runs.length === 0 || offered.includes(option) || option.do === 'contribute' || questions > 300) continue
        const copy = game.copy(state)
        game.play(copy, seat, option)
        const answers = new Set(runs.map(({ steps }) => JSON.stringify(steps[1])))
        if (game.view(copy, seat).roads.now !== asked.view.roads.now) continue
        assert.deepEqual(new Set(game.options(copy, seat).map(each => JSON.stringify(each))), answers)
        questions++
      }
    })
    assert.ok(questions > 50, String(questions))
  })

  test('a search with a number of cards, or repeated work, stands beside the single act with the same die', () => {
    turns(({ asked: { offered } }) => {
      for (const option of offered) {
        const beside = besideOf(option)
        if (beside) assert.ok(offered.includes(beside))
      }
    })
  })

  test('a card that is asked for or named is found under its type', () => {
    let found = 0
    play(({ offered, view, seat, options }) => {
      const question = asking(options)
      if (question !== 'askFor' && question !== 'name') return
      const layout = layoutOf({ options: offered, view, seat, last: undefined }, speakers[0]!)!
      assert.ok(layout.heads.length <= 7)
      assert.equal(
        layout.heads.flatMap(each => each.options).length,
        options.filter(({ do: kind }) => kind !== 'neverMind').length,
      )
      found++
    })
    assert.ok(found > 5)
  })
})

describe('choices that cannot be undone', () => {
  test('an act that raises the own barrier says that it is final', () => {
    const silent = new Set<string>()
    // What a card or an ability does is not known before.
    const OPEN: readonly string[] = ['use']
    play(({ state, seat, options, view }) => {
      if (asking(options) !== 'act') return
      for (const option of options.filter((_, i) => i % 7 === 0)) {
        const copy = game.copy(state)
        const before = game.barrier(copy, seat)
        game.play(copy, seat, option)
        // Nobody can know that a crossroads card waits for this act.
        const { now, gone } = game.view(copy, seat).roads
        if (now !== view.roads.now || gone.length !== view.roads.gone.length) continue
        if (game.barrier(copy, seat) > before && finalOf(option, view, speakers[0]!) === undefined)
          silent.add(option.do)
      }
    })
    assert.deepEqual(
      [...silent].filter(kind => !OPEN.includes(kind)),
      [],
    )
  })

  test('a standing answer never holds for one of them, and has words', () => {
    const keys = new Set<string>()
    play(({ options, view }) => {
      for (const option of options) {
        const key = standingOf(option, options)
        if (key === undefined) continue
        keys.add(key)
        assert.equal(finalOf(option, view, speakers[0]!), undefined)
        for (const words of speakers) whole(sayingOf(words).standing!(key), key)
      }
    })
    assert.deepEqual([...new Set([...keys].map(key => key.split('.', 1)[0]!))].sort(), ['call', 'stop', 'useNow'])
  })

  test('nothing happens by itself but a single answer that is no secret', () => {
    const place = { do: 'place', place: 'school' } as Option
    assert.equal(nothingLeft([place]), place)
    const keep: Option = { do: 'keep', card: 'gas/lighter:1' }
    assert.equal(nothingLeft([keep]), undefined, 'a card that was found is seen before it is kept')
    // How fast somebody refuses would tell that they have nothing to give, so it takes a random time.
    const refuse: Option = { do: 'refuse' }
    assert.equal(nothingLeft([refuse]), refuse)
    assert.ok(isSlow(refuse) && isSlow({ do: 'call', yes: false }))
    assert.ok(!isSlow(keep))
    assert.equal(nothingLeft([{ do: 'done' }]), undefined)
    play(({ options }) => {
      if (options.length > 1) assert.equal(nothingLeft(options), undefined)
    })
  })

  test('only a few of them are asked about twice', () => {
    play(({ options, view }) => {
      for (const option of options)
        if (isGrave(option, view)) assert.ok(finalOf(option, view, speakers[0]!) !== undefined, option.do)
    })
  })
})

describe('refused wishes', () => {
  test('every likely wish is refused with a reason that can be said', () => {
    const kinds = new Set<string>()
    play(({ state, offered, view, seat }) => {
      const saying = sayingOf(nextSpeaker())
      for (const wish of wishesOf(view, seat, offered)) {
        const reason = game.refusal(state, seat, wish)
        assert.ok(reason, `${JSON.stringify(wish)} is possible`)
        whole(saying.refusal(reason), wish)
        whole(saying.option(wish, view), wish)
        kinds.add(wish.do)
      }
    })
    for (const kind of ['search', 'attack', 'attract', 'clean', 'food']) assert.ok(kinds.has(kind), kind)
  })
})

describe('secrets', () => {
  test('nothing that a seat reads depends on what it cannot know', () => {
    let n = 0
    play(({ state, seat, view, offered, options }) => {
      if (n++ % 40 !== 0) return
      const other = game.resample(state, seat, `another world ${n}`)
      const seen = game.view(other, seat)
      const saying = sayingOf(speakers[0]!)
      const said = (where: View): readonly string[] => [
        saying.question(offered, where),
        ...offered.map(option => `${saying.option(option, where)} ${saying.consequence(option, where, seat)}`),
        ...offered.flatMap(option => thingsOf(option, where)),
        ...wishesOf(where, seat, offered).map(wish => saying.option(wish, where)),
      ]
      assert.ok(same(game.options(other, seat), options))
      assert.deepEqual(said(seen), said(view))
    })
  })

  test('a card of the hand is named only by options that are kept out of sight', () => {
    play(({ offered, view }) => {
      const saying = sayingOf(speakers[0]!)
      const open = new Set(view.survivors.flatMap(({ equipment }) => equipment).map(kindOf))
      for (const option of offered.filter(each => !isSecret(each, view))) {
        if (option.do === 'askFor' || option.do === 'name') continue
        const label = saying.option(option, view)
        for (const card of view.own!.hand) {
          if (open.has(kindOf(card)) || [...view.waste, ...view.table].some(each => kindOf(each) === kindOf(card)))
            continue
          assert.ok(!label.includes(speakers[0]!.say(`item.acc.${kindOf(card)}`)), label)
        }
      }
    })
  })
})

describe('the words of the face', () => {
  const sources = sourcesIn(join(import.meta.dirname, '../src/games/long-night'))
  const SAID = [
    ...found(sources('{*.ts,*.tsx,*/*.tsx,*/*.ts}'), /'(face\.[\w.]+)'/g),
    ...each(['rolled', 'seen', 'asked', 'shown', 'next'], 'face.final.'),
    ...each(['attack.gate', 'barricade.gate', 'barricade.times', 'food.times'], 'face.act.'),
    ...each(['use.ability', 'attackWith.ability'], 'face.act.'),
    'analysis.chart',
    'analysis.about',
  ]

  test('are complete in three languages, and none is unused', async () => {
    const languages: Languages = await languagesOf(locale => Promise.resolve({ en, pl, cs }[locale]))
    assert.deepEqual(faults(languages, new Set(SAID), ['face.morale']), [])
  })
})
