import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { chanceFrom, defaultConfig, Match, pickOf, type Seat, type Viewer } from '@lastlight/kernel'
import { asking, type Config, type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { BETRAYAL_IDS, isBetrayal, SECRET_IDS } from '@lastlight/long-night/content/secretObjectives'
import { byInfluence } from '@lastlight/long-night/queries/people'
import { eventPhrase, messages, termPhrase } from '@lastlight/long-night/text'
import { wordsOf } from '@lastlight/words'
import { faults, languagesOf } from '@lastlight/words/lint'
import { each, found, sourcesIn } from '@lastlight/words/testing'
import { reportOf } from '../src/games/long-night/after/report.ts'
import { suspicionOf, WEIGHTS } from '../src/games/long-night/after/suspicion.ts'
import { displayOf, windOf } from '../src/games/long-night/display.ts'
import { isSecret } from '../src/games/long-night/hand.ts'
import { scaleOf, stillPossible } from '../src/games/long-night/moments/crisis.ts'
import { givenBy } from '../src/games/long-night/moments/given.ts'
import { isOfMoment } from '../src/games/long-night/moments/kinds.ts'
import { ledgerOf } from '../src/games/long-night/moments/ledger.ts'
import { gatesAfter, type LongNightMoment, momentOf } from '../src/games/long-night/moments/moment.ts'
import { sentencesOf } from '../src/games/long-night/moments/sentences.ts'
import { sayingOf } from '../src/games/long-night/saying.ts'
import { faceDownEvent } from '../src/games/long-night/secret/faceDown.ts'
import { linesOf } from '../src/games/long-night/secret/progress.ts'
import { moments as cs } from '../src/games/long-night/text/cs/moments.ts'
import { moments as en } from '../src/games/long-night/text/en/moments.ts'
import { scenario as ofScenarios } from '../src/games/long-night/text/en/scenario.ts'
import { messages as tableMessages } from '../src/games/long-night/text/index.ts'
import { moments as pl } from '../src/games/long-night/text/pl/moments.ts'

const config: Config = { ...defaultConfig(game.configs), likelyTraitor: true }

interface Step {
  readonly match: Match<never, Config, Option, View, Event>
  readonly seat: Seat
  readonly options: readonly Option[]
  /** By viewer: the view before and after, and what was told. */
  readonly before: (viewer: Viewer) => View
  readonly from: (viewer: Viewer) => number
}

/** Plays games at random: a vote is called now and then, and turns end soon. */
function play(seeds: number, see: (step: Step) => void, over?: (match: Step['match']) => void): void {
  for (let n = 0; n < seeds; n++) {
    const match = Match.start(game, { ...config, players: 3 + (n % 3) }, `moments ${n}`) as unknown as Step['match']
    const chance = chanceFrom(`moments ${n}`)
    const viewers: readonly Viewer[] = ['public', ...Array.from({ length: match.config.players }, (_, seat) => seat)]
    for (;;) {
      const [seat] = game.pending(match.state)
      if (seat === undefined) break
      const options = game.options(match.state, seat)
      const wanted = options.filter(each =>
        pickOf(chance, 3) === 0 ? each.do === 'done' : each.do === 'contribute' || (each.do === 'vote' && each.yes),
      )
      const among = wanted.length > 0 ? wanted : options
      // Most looks ask for one of these views or for none.
      const earlier = game.copy(match.state)
      const views = new Map<Viewer, View>()
      const before = (viewer: Viewer): View => {
        const view = views.get(viewer) ?? game.view(earlier, viewer)
        views.set(viewer, view)
        return view
      }
      const counts = new Map(viewers.map(viewer => [viewer, match.told(viewer).length]))
      match.play(seat, among[pickOf(chance, among.length)]!)
      see({ match, seat, options, before, from: viewer => counts.get(viewer)! })
    }
    over?.(match)
  }
}

const words = wordsOf({ ...(await tableMessages('en')), ...(await messages('en')) }, 'en')

describe('a crisis that is turned card by card', () => {
  test('tells what is still possible, as trying out all cards would', () => {
    for (let need = 2; need <= 5; need++)
      for (let left = 0; left <= 5; left++)
        for (let score = -5; score <= 7; score++) {
          const helping = Array.from({ length: left + 1 }, (_, good) => good).filter(
            good => score + good - (left - good) >= need,
          )
          const still = stillPossible({ score, need, left })
          if (helping.length === left + 1) assert.equal(still.is, 'safe')
          else if (helping.length === 0) assert.equal(still.is, 'lost')
          else assert.deepEqual(still, { is: helping[0] === left ? 'all' : 'some', must: helping[0] })
        }
  })

  test('has a scale with every number that can come, and the two that matter', () => {
    const scale = scaleOf({ score: -1, need: 4, left: 2 }, 2)
    assert.deepEqual(scale, [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6])
  })
})

describe('suspicion', () => {
  const join = (seat: Seat, survivor: string): Event => ({ e: 'joins', seat, survivor, at: 'colony', why: 'setup' })
  const crisis: Event = { e: 'crisis', crisis: 'fuelShortage' }
  const round: Event = { e: 'round', left: 3 }
  const gives = (seat: Seat): Event => ({ e: 'contributed', seat })
  const opened = (counts: 1 | -1): Event => ({ e: 'opened', card: 'x', counts })
  const failed: Event = { e: 'crisisFailed', crisis: 'fuelShortage' }

  test('begins equal, and is shared by those who gave to a crisis with harmful cards', () => {
    const curve = suspicionOf(
      [crisis, gives(0), gives(0), gives(1), opened(1), opened(-1), opened(1), failed, round],
      4,
    )
    assert.deepEqual(curve[0], { day: 0, points: [25, 25, 25, 25] })
    const weights = [1 + (WEIGHTS.harm * 2) / 3, 1 + WEIGHTS.harm / 3, 3, 3]
    const sum = weights.reduce((a, b) => a + b)
    assert.deepEqual(
      curve[1]!.points,
      weights.map(weight => Math.round((100 * weight) / sum)),
    )
  })

  test('is lower for somebody who gave to a clean crisis, higher for an attack and a refusal', () => {
    const told: readonly Event[] = [
      join(0, 'gia'),
      join(1, 'rocco'),
      { e: 'fought', survivor: 'gia', target: 'rocco', rolled: 1, hit: true },
      { e: 'answered', seat: 1, card: '' },
      round,
    ]
    const [, after] = suspicionOf(told, 3)
    assert.ok(after!.points[0]! > after!.points[1]!)
    assert.ok(after!.points[1]! > after!.points[2]!)
    const clean = suspicionOf([...told, crisis, gives(0), gives(1), gives(2), opened(1), failed, round], 3).at(-1)!
    assert.ok(clean.points[0]! < after!.points[0]!)
  })

  test('is settled when a role is known', () => {
    const vote = (role: 'traitor' | 'loyal'): readonly Event[] => [
      { e: 'voted', yes: [1, 2], carried: true, why: 'exile' },
      { e: 'exiled', seat: 0, role },
      round,
    ]
    assert.deepEqual(suspicionOf(vote('traitor'), 3)[1]!.points, [100, 0, 0])
    assert.deepEqual(suspicionOf(vote('loyal'), 3)[1]!.points, [0, 50, 50])
  })

  test('is the same whichever seat asks, and always a share', () => {
    play(
      4,
      () => undefined,
      match => {
        const curves = Array.from({ length: match.config.players }, (_, seat) =>
          suspicionOf(match.told(seat), match.config.players),
        )
        for (const curve of curves) assert.deepEqual(curve, curves[0])
        for (const { points } of curves[0]!) {
          const sum = points.reduce((a, b) => a + b)
          assert.ok(sum === 0 || Math.abs(sum - 100) <= 3, String(points))
        }
      },
    )
  })
})

describe('the progress of an objective', () => {
  test('has the same shape for a traitor as for anybody else', () => {
    const view = game.view(game.setup(config, 'shapes'), 0)
    const ids = [...SECRET_IDS, ...BETRAYAL_IDS]
    for (const id of ids) {
      const [first, ...others] = linesOf(view, 0, [id])
      assert.equal(first!.term[0], 'ending')
      // LN-SCEN-B0-02: the Bandit of a scenario waits for an objective, not for morale.
      assert.equal(first!.term[1], id === 'bandit' ? 'bandits' : isBetrayal(id) ? 'morale' : 'objective')
      assert.ok(others.length > 0, id)
      for (const { term, have, need, most } of others) {
        assert.ok(words.saying(termPhrase(term)).length > 0)
        assert.equal(have === undefined, need === undefined && most === undefined, JSON.stringify(term))
      }
    }
  })

  test('at the end says of every winner that everything is met', () => {
    play(
      8,
      () => undefined,
      match => {
        const outcome = game.outcome(match.state)!
        const report = reportOf(
          Array.from({ length: match.config.players }, (_, seat) => ({
            view: game.view(match.state, seat),
            told: match.told(seat),
          })),
        )
        for (const [seat, { aims }] of report.needed.entries()) {
          const lines = aims.flatMap(aim => aim.lines)
          assert.equal(
            lines.every(({ met }) => met),
            outcome.winners.includes(seat),
            JSON.stringify(lines),
          )
        }
        const opened = match.told('public').filter(event => event.e === 'opened')
        const given = report.crises.filter(({ result }) => result !== 'open').flatMap(({ gave }) => gave.flat())
        assert.ok(given.length <= opened.length)
        for (const { result, score, need } of report.crises)
          if (result !== 'open') assert.equal(result, score < need ? 'failed' : 'prevented')
      },
    )
  })
})

describe('what lies face down', () => {
  test('is told to its owner in the log no further than to everybody', () => {
    let hidden = 0
    play(4, ({ match, from }) => {
      const open = match.told('public').slice(from('public'))
      for (let seat = 0; seat < match.config.players; seat++)
        for (const event of match.told(seat).slice(from(seat))) {
          const { card, goals } = event as { readonly card?: string; readonly goals?: readonly string[] }
          const isOpen = open.some(each => JSON.stringify(each) === JSON.stringify(event))
          if (isOpen) continue
          hidden++
          const said = words.saying(faceDownEvent(event))
          for (const id of [card, ...(goals ?? [])])
            if (id !== undefined) assert.ok(!said.includes(id), `${event.e}: ${said}`)
          const twin = open.find(
            each =>
              each.e === event.e &&
              (each as { readonly seat?: Seat }).seat === (event as { readonly seat?: Seat }).seat,
          )
          if (twin && event.e !== 'gave' && event.e !== 'stole') assert.equal(said, words.saying(eventPhrase(twin)))
        }
    })
    assert.ok(hidden > 20)
  })

  test('is not named by the labels of the panel', () => {
    const saying = sayingOf(words)
    let secret = 0
    play(3, ({ seat, options, before }) => {
      const view = before(seat)
      for (const option of options) {
        if (!isSecret(option, view)) continue
        secret++
        const said = saying.option(option, view) + saying.consequence(option, view, seat)
        assert.doesNotMatch(said, /\[|secret\./)
        for (const card of view.own!.hand) {
          const name = words.say(`item.${card.replace(/\d+$/, '').replace(/[-.:].*$/, '')}`)
          if (!name.startsWith('[')) assert.ok(!said.includes(name), said)
        }
      }
    })
    assert.ok(secret > 20)
  })
})

describe('moments', () => {
  /** Each kind that was seen, and the moments of one step as events are shown one by one. */
  test('are the same for every seat, event by event', () => {
    const seen = new Set<LongNightMoment['kind']>()
    const told = (viewer: Viewer, { match, before, from }: Step, count: number): LongNightMoment | undefined =>
      momentOf({
        view: game.view(match.state, viewer),
        before: before(viewer),
        since: from(viewer),
        told: match.told(viewer).slice(0, from(viewer) + count),
        from: from(viewer),
        isShowing: true,
        options: [],
      })
    play(10, step => {
      const events = step.match.told('public').slice(step.from('public'))
      for (let count = 1; count <= events.length; count++) {
        const open = told('public', step, count)
        if (open) seen.add(open.kind)
      }
      const last = told('public', step, events.length)
      for (let seat = 0; seat < step.match.config.players; seat++) {
        const own = step.match.told(seat).slice(step.from(seat))
        if (own.length !== events.length) continue
        // The key counts the events before it, and a seat is told more of them.
        assert.deepEqual({ ...told(seat, step, events.length), key: '' }, { ...last, key: '' })
      }
      const after = momentOf({
        view: game.view(step.match.state, 'public'),
        before: step.before('public'),
        since: step.from('public'),
        told: step.match.told('public'),
        from: step.from('public'),
        isShowing: false,
        options: [],
      })
      if (after) seen.add(after.kind)
    })
    for (const kind of [
      'road',
      'voted',
      'crisis',
      'exposed',
      'chain',
      'night',
      'last',
      'exile',
      'death',
      'vote',
    ] as const)
      assert.ok(seen.has(kind), `no moment of ${kind}`)
  })

  test('look and sound alike to every viewer', () => {
    play(3, ({ match, from }) => {
      for (const event of match.told('public').slice(from('public'))) {
        // The others look on while somebody reads a card.
        const viewers = ['public', 0, 1, 2].filter(viewer => event.e !== 'crossroads' || viewer !== event.seat)
        const [first, ...others] = viewers.map(viewer => displayOf(event, viewer as Viewer))
        for (const { sound, weight, moment } of others)
          assert.deepEqual([sound, weight, moment], [first!.sound, first!.weight, first!.moment])
      }
    })
  })

  test('sound like what happens: a knock for each zombie, a plank, one bell for each death', () => {
    const heard = (event: object) => displayOf(event as Event, 'public').sound
    const gate = { at: 'colony', entrance: 2, why: 'night' }
    assert.equal(heard({ e: 'zombie', ...gate }), 'knock')
    assert.equal(heard({ e: 'barricadeLost', ...gate }), 'plank')
    assert.equal(heard({ e: 'died', survivor: 'kevin', at: 'school', why: 'bite' }), 'bell')
    assert.equal(heard({ e: 'opened', card: 'x', counts: 1 }), 'card')
    assert.equal(heard({ e: 'goal', seat: 0, goal: 'x' }), 'paper')
  })

  test('blow more wind the fewer hearts are left, and none before and after the game', () => {
    const at = (phase: string, morale: number) =>
      windOf({ phase, morale, objective: 'convoy', side: 'normal' } as unknown as View)
    const winds = [6, 5, 4, 3, 2, 1].map(morale => at('turns', morale))
    assert.deepEqual(
      winds,
      winds.toSorted((a, b) => a - b),
    )
    assert.ok(winds[0]! > 0 && winds.at(-1)! <= 1)
    assert.equal(new Set(winds).size, 6)
    assert.deepEqual([at('setup', 6), at('over', 1)], [0, 0])
  })

  test('show the entrances of the colony as they are after the events', () => {
    let nights = 0
    play(6, ({ match, before, from }) => {
      const events = match.told('public').slice(from('public'))
      if (!events.some(({ e }) => e === 'round')) return
      nights++
      const after = game.view(match.state, 'public').places[0]!.entrances
      const gates = gatesAfter(before('public'), events)
      assert.deepEqual(
        gates.map(({ zombies, barricades, traps }) => ({ zombies, barricades, traps })),
        after.map(({ zombies, barricades, traps }) => ({ zombies, barricades, traps })),
      )
      // A crisis divides the night into two moments; the second one still begins with the view before both.
      const told = match.told('public')
      const divided = momentOf({
        view: game.view(match.state, 'public'),
        before: before('public'),
        since: from('public'),
        told,
        from: told.findLastIndex(({ e }) => e === 'round'),
        isShowing: false,
        options: [],
      })
      if (divided?.kind === 'night') {
        assert.deepEqual(divided.gates, gates)
        const came = divided.events.flatMap(event => (event.e === 'joins' ? [event.survivor] : []))
        assert.deepEqual(
          divided.people.map(({ id }) => id).filter(id => !divided.dead.includes(id)),
          byInfluence(game.view(match.state, 'public').survivors.filter(({ at }) => at === 'colony'))
            .map(({ id }) => id)
            .filter(id => !came.includes(id)),
        )
      }
      const morale = events.reduce((sum, event) => sum + (event.e === 'morale' ? event.by : 0), 0)
      const first = events.findIndex(({ e }) => e === 'ate' || e === 'starved' || e === 'opened' || e === 'zombie')
      const entered = ledgerOf(events.slice(first)).reduce((sum, entry) => sum + entry.morale, 0)
      assert.ok(entered >= morale)
    })
    assert.ok(nights > 5)
  })

  test('of a group that is gone shows its own dead, and none of another group', () => {
    let isSeen = false
    play(1, ({ before }) => {
      const view = before('public')
      const [other, own] = [0, 1].map(seat => view.survivors.find(each => each.seat === seat)?.id)
      if (isSeen || other === undefined || own === undefined) return
      isSeen = true
      const died = (survivor: string): Event => ({ e: 'died', survivor, at: 'colony', why: 'night' })
      const told: readonly Event[] = [died(other), died(own), { e: 'handLost', seat: 1, cards: [] }]
      const moment = momentOf({ view, before: view, since: 0, told, from: 0, isShowing: false, options: [] })
      assert.ok(moment?.kind === 'last')
      assert.deepEqual(moment.dead, [own])
    })
    assert.ok(isSeen)
  })

  test('of a crossroads stands while its question is open, and of a vote until all are in', () => {
    const stood = new Set<string>()
    play(24, ({ match, before, from, seat, options }) => {
      const view = before(seat)
      const moment = momentOf({
        view,
        before: view,
        since: from(seat),
        told: match.told(seat).slice(0, from(seat)),
        from: from(seat),
        isShowing: false,
        options,
      })
      if (moment?.stands) stood.add(moment.kind)
      if (options.some(each => each.do === 'vote')) assert.equal(moment?.kind, 'vote')
      if (options.some(each => each.do === 'accept')) assert.equal(moment?.kind, 'chain')
      if (view.roads.now !== null && options.every(each => each.do === 'option' || each.do === 'declines'))
        assert.ok(moment === undefined || moment.kind === 'road')
    })
    assert.deepEqual([...stood].toSorted(), ['chain', 'road', 'vote'])
  })

  test('that wait for an answer stand for everybody at the table alike, and no longer than the question', () => {
    const stood = new Map<string, number>()
    play(40, ({ match }) => {
      const { state } = match
      const questions = game.pending(state).map(seat => asking(game.options(state, seat)))
      const wanted = questions.some(each => each === 'vote' || each === 'decide')
        ? 'vote'
        : questions.includes('spread')
          ? 'chain'
          : undefined
      const isOnToken = (state as State).flow.stack.some(({ at }) => at.startsWith('passToken.'))
      const viewers: readonly Viewer[] = ['public', ...Array.from({ length: match.config.players }, (_, seat) => seat)]
      for (const viewer of viewers) {
        const view = game.view(state, viewer)
        const told = match.told(viewer)
        const options = viewer === 'public' ? [] : game.options(state, viewer)
        const moment = momentOf({
          view,
          before: view,
          since: told.length,
          told,
          from: told.length,
          isShowing: false,
          options,
        })
        // What somebody has found is theirs alone, and stops nobody.
        if (moment?.kind === 'found') {
          assert.ok(!moment.stands && wanted === undefined && viewer !== 'public')
          continue
        }
        // Who calls for a vote on the token is secret, and so the table cannot tell the vote from the call.
        const isHidden = isOnToken && asking(options) !== 'vote' && asking(options) !== 'decide'
        if (moment?.kind !== 'road') assert.equal(moment?.kind, isHidden && wanted === 'vote' ? undefined : wanted)
        if (!moment) continue
        assert.equal(moment.isWatched, asking(options) === undefined)
        if (viewer === 'public') stood.set(moment.kind, (stood.get(moment.kind) ?? 0) + 1)
      }
    })
    for (const kind of ['vote', 'chain', 'road']) assert.ok(stood.get(kind)! > 2, `${kind}: ${stood.get(kind)}`)
  })

  test('belong to events that are looked at one by one', () => {
    assert.ok(isOfMoment({ e: 'opened', card: 'x', counts: 1 }))
    assert.ok(isOfMoment({ e: 'zombie', at: 'colony', entrance: 0, why: 'night' }))
    assert.ok(!isOfMoment({ e: 'zombie', at: 'colony', entrance: 0, why: 'turn' }))
    assert.ok(!isOfMoment({ e: 'morale', by: 1, left: 4, why: 'surplus' }))
  })

  test('tell how many cards somebody gave to this crisis and to the one before', () => {
    const crisis: Event = { e: 'crisis', crisis: 'fuelShortage' }
    const told: readonly Event[] = [
      crisis,
      { e: 'contributed', seat: 1 },
      crisis,
      { e: 'contributed', seat: 1 },
      { e: 'contributed', seat: 1 },
    ]
    assert.deepEqual([givenBy(told, 1, 0), givenBy(told, 1, 1), givenBy(told, 0, 0)], [2, 1, 0])
  })
})

test('a story is read sentence by sentence', () => {
  assert.deepEqual(sentencesOf('Rule one: do not look. “Now?” Then it is over'), [
    'Rule one: do not look.',
    '“Now?”',
    'Then it is over',
  ])
})

describe('the words of the moments', () => {
  const sources = sourcesIn(join(import.meta.dirname, '../src/games/long-night'))
  const SAID = [
    ...found(sources('{about,{secret,moments,after}/*}.{ts,tsx}'), /'((?:secret|moment|report|sheet)\.[\w.]+)'/g),
    ...['hand', 'goal'].flatMap(id => [`sheet.${id}`, `sheet.${id}.show`, `sheet.${id}.hide`, `sheet.${id}.inside`]),
    'sheet.hand.only',
    ...each(['goal', 'exiledObjective'], 'secret.log.'),
    ...each(['play', 'contribute', 'donate', 'give', 'keep', 'card'], 'secret.act.', 'secret.some.'),
    ...each(['stow', 'pacify', 'eat', 'attackWith', 'take', 'handOff'], 'secret.some.'),
    ...each(['safe', 'lost', 'all', 'some', 'failed', 'prevented'], 'moment.crisis.'),
    ...each(['blank', 'wound', 'frostbite', 'bite'], 'moment.die.'),
    ...['traitor', 'loyal'].flatMap(role => [`moment.exile.${role}`, `moment.exile.${role}.text`]),
    ...each(['vote', 'crisis', 'colony'], 'moment.exile.no.'),
    ...each(['turns', 'requests', 'morale'], 'moment.exile.yes.'),
    ...each(['hand', 'joins', 'stays', 'stays.dice', 'out'], 'moment.last.'),
    ...each(['law', 'fails'], 'moment.vote.tie.'),
    ...each(['food', 'waste', 'crisis', 'dead', 'objective', 'round', 'first'], 'moment.night.'),
    ...each(['zombie', 'barricadeLost', 'overrun', 'trapSprung'], 'moment.gate.'),
    ...each(['failed', 'prevented', 'open'], 'report.'),
    ...each(Object.keys(WEIGHTS), 'report.weight.'),
  ]
  /** Gaps alone, and what three languages write alike. */
  const ALIKE = ['moment.exposed.title', 'moment.night.dead', 'moment.morale', 'report.nothing']

  test('are complete in three languages, and none is unused', async () => {
    const languages = await languagesOf(locale => Promise.resolve({ en, pl, cs }[locale]))
    // Words about modules have a file and a test of their own.
    const said = SAID.filter(key => !Object.hasOwn(ofScenarios, key))
    assert.deepEqual(faults(languages, new Set(said), ALIKE), [])
  })
})
