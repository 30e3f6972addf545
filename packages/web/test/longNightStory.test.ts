// The scenarios of The Long Night on screen: passages, chapters, their objectives and questions.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { chanceFrom, defaultConfig, LOCALES, Match, pickOf } from '@lastlight/kernel'
import { type Config, type Event, game, type Option, type State, type View } from '@lastlight/long-night'
import { SCENARIO_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { PASSAGES, type PassageId } from '@lastlight/long-night/content/scenarios'
import { asking } from '@lastlight/long-night/queries/asking'
import { wordsOf } from '@lastlight/words'
import { faults, languagesOf } from '@lastlight/words/lint'
import { each, found, sourcesIn } from '@lastlight/words/testing'
import { codeVotesOf, hasAssault, votesOf } from '../src/games/long-night/after/course.ts'
import { objectiveRows } from '../src/games/long-night/board/objective.ts'
import { chapterLine, storyOf } from '../src/games/long-night/board/story.ts'
import { explain } from '../src/games/long-night/explain.ts'
import { finalOf, isGrave } from '../src/games/long-night/final.ts'
import { changesOf, readerLine } from '../src/games/long-night/modules/scenario/changes.ts'
import { chaptersOf, completedBefore } from '../src/games/long-night/modules/scenario/chapters.ts'
import { PICTURES } from '../src/games/long-night/modules/scenario/pictures.ts'
import { toReadOf } from '../src/games/long-night/moments/passage.ts'
import { sayingOf } from '../src/games/long-night/saying.ts'
import { scenario as cs } from '../src/games/long-night/text/cs/scenario.ts'
import { scenario as en } from '../src/games/long-night/text/en/scenario.ts'
import { messages } from '../src/games/long-night/text/index.ts'
import { scenario as pl } from '../src/games/long-night/text/pl/scenario.ts'
import { endingOf, thingsOf } from '../src/games/long-night/things.ts'

const WORDS = await Promise.all(
  LOCALES.map(async locale => wordsOf(await messages(locale), locale, { missing: 'throws', nameOf: String, me: 0 })),
)

const config = (more: Partial<Config>): Config => ({ ...defaultConfig(game.configs, 3), ...more })

/** Every chapter is soon completed, and the colony never gives up. */
function help(state: State): void {
  state.morale = 6
  state.rounds = Math.max(3, state.rounds)
  if (state.objective === 'b1') state.food = 40
  if (state.objective === 'r2') state.code = Array.from({ length: 9 }, () => 6)
}
/** The lower, the better. */
function rank(option: Option, { objective }: State): number {
  if (option.do === 'vote' || option.do === 'reveal') return option.yes ? 3 : 0
  if (option.do === 'move') return objective === 'b2' && option.to === 'hideout' ? 0 : 3
  if (option.do === 'exile') return 4
  if (option.do === 'donate' || option.do === 'trust') return 0
  if (option.do === 'search') return objective === 'b2' ? 3 : 1
  return option.do === 'done' ? 2 : 3
}

interface Seen {
  readonly view: View
  readonly options: readonly Option[]
}

/** Plays both scenarios at random: every question of a seat, and the events that all players were told. */
function play(see: (seen: Seen) => void, told: (events: readonly Event[], from: number, view: View) => void): void {
  for (let n = 0; n < 12; n++) {
    const settings = config({ scenario: n % 2 ? 'chimp' : 'raid', edition: n % 4 < 2 ? 'pl' : 'cs' })
    const match = Match.start(game, settings, `story ${n}`)
    const chance = chanceFrom(`story ${n}`)
    for (let choices = 0; choices < 600; choices++) {
      if (match.state.phase === 'turns') help(match.state)
      const [seat] = game.pending(match.state)
      if (seat === undefined) break
      const options = game.options(match.state, seat)
      const view = game.view(match.state, seat)
      see({ view, options })
      const ranks = options.map(option => rank(option, match.state))
      const least = pickOf(chance, 6) > 0 ? Math.min(...ranks) : Math.max(...ranks)
      const among = options.filter((_, i) => ranks[i] === least)
      const from = match.told('public').length
      match.play(seat, among[pickOf(chance, among.length)]!)
      told(match.told('public'), from, game.view(match.state, 'public'))
    }
  }
}

const questions = new Map<string, Seen>()
const views = new Map<string, View>()
const passages = new Map<PassageId, { readonly told: readonly Event[]; readonly from: number; readonly view: View }>()
play(
  seen => {
    const question = asking(seen.options)
    if (question) questions.set(question, seen)
    views.set(seen.view.objective, seen.view)
  },
  (events, from, view) => {
    for (const event of events.slice(from))
      if (event.e === 'passage') passages.set(event.passage, { told: events, from, view })
  },
)

test('a passage waits for its reader, and the next one comes after it', () => {
  for (const passage of ['plans', 'gate', 'friend', 'gifts', 'ambush', 'suspicion', 'home'] as const) {
    const { told, from } = passages.get(passage)!
    let at = from
    const read: PassageId[] = []
    for (let next = toReadOf(told, at); next; next = toReadOf(told, at)) {
      const { moment, end } = next
      assert.ok(moment.waits && !moment.stands)
      assert.ok(end > at)
      read.push(moment.passage)
      at = end
    }
    assert.ok(read.includes(passage))
    assert.equal(toReadOf(told, told.length), undefined)
  }
  const { told, from } = passages.get('ambush')!
  const shot = told.findLast(({ e }) => e === 'died')
  assert.ok(shot?.e === 'died')
  assert.equal(toReadOf(told, from)!.moment.put[0], shot.survivor)
})

test('every passage has a picture, a reason for its reader, a way on, and says what it changes, in both editions', () => {
  const view = passages.get('gifts')!.view
  for (const passage of PASSAGES)
    for (const edition of ['pl', 'cs'] as const)
      for (const mode of ['hidden', 'cooperative'] as const)
        for (const words of WORDS) {
          assert.ok(PICTURES[passage].who.length > 0)
          const seen: View = { ...view, edition, mode }
          assert.ok(readerLine(passage, 1, seen, words) !== readerLine(passage, 0, seen, words))
          assert.ok(words.say(`story.next.${passage}`))
          const changes = changesOf(passage, seen)
          assert.ok(changes.length > 0)
          const args = { who: { who: 1 }, n: 2, goal: 'x', first: 'A', second: 'B', known: 'true' }
          for (const { id, state } of changes)
            for (const key of [`story.change.${id}`, `story.change.${id}.text`, `story.state.${state}`])
              assert.ok(words.say(key, args))
        }
  const ids = (passage: PassageId, more: Partial<View>) => changesOf(passage, { ...view, ...more }).map(({ id }) => id)
  assert.ok(ids('gate', { edition: 'cs' }).includes('roundStays'))
  assert.ok(!ids('gate', { edition: 'pl' }).includes('roundStays'))
  assert.ok(!ids('suspicion', { mode: 'cooperative' }).includes('accuse'))
})

test('the chapters are done, now and later, and the passage that opened the present one can be read again', () => {
  const states = (passage: PassageId) => chaptersOf(passages.get(passage)!.view).map(({ state }) => state)
  assert.deepEqual(states('plans'), ['now', 'later', 'later'])
  assert.deepEqual(states('gate'), ['done', 'now', 'later'])
  assert.deepEqual(states('suspicion'), ['done', 'done', 'now'])
  assert.equal(completedBefore('gate', passages.get('gate')!.view), 'r1')
  assert.equal(completedBefore('plans', passages.get('plans')!.view), undefined)
  assert.equal(completedBefore('home', passages.get('home')!.view), undefined)
  assert.equal(storyOf(views.get('r1')!), 'plans')
  const plain = game.view(game.setup(config({}), 'x'), 0)
  assert.deepEqual([chaptersOf(plain), storyOf(plain), chapterLine(plain, WORDS[0]!)], [[], undefined, undefined])
  assert.ok(chapterLine(views.get('b2')!, WORDS[0]!)!.includes('2'))
})

test('the objective of every chapter is counted and explained in every language', () => {
  for (const id of SCENARIO_OBJECTIVE_IDS) {
    const view = views.get(id)
    assert.ok(view, id)
    for (const words of WORDS) {
      const rows = objectiveRows(view, words)
      assert.equal(rows.length, 1, id)
      assert.ok(rows[0]!.label !== '' && rows[0]!.icon !== 'objective', id)
      assert.ok(words.say(`story.chapter.${id}`))
      assert.ok(explain('objective', view, words)!.text.length > 0)
    }
  }
})

test('gifts, accusations and the secret answer have labels, things and a way out', () => {
  for (const question of ['gift', 'accuse', 'reveal']) {
    const { view, options } = questions.get(question)!
    for (const words of WORDS) {
      const { question: asked, option: label } = sayingOf(words)
      assert.ok(asked(options, view).length > 0)
      assert.equal(new Set(options.map(option => label(option, view))).size, options.length)
    }
    assert.equal(new Set(options.map(option => thingsOf(option, view).join())).size, options.length)
  }
  assert.deepEqual(endingOf(questions.get('accuse')!.options), { do: 'trust' })
  const { view } = questions.get('reveal')!
  assert.ok(isGrave({ do: 'reveal', yes: true }, view))
  for (const choice of ['gift', 'reveal'] as const) {
    assert.ok(finalOf({ do: choice, yes: true }, view, WORDS[0]!))
    assert.equal(finalOf({ do: choice, yes: false }, view, WORDS[0]!), undefined)
  }
})

test('the report lists the votes on experiments with the round and the experiment', () => {
  const code = { e: 'code', experiment: 'hydra', dice: [1, 2], matched: true } as const
  const vote = { e: 'voted', yes: [0, 2], carried: true, why: 'code' } as const
  const told: readonly Event[] = [{ e: 'round', left: 5 }, code, vote, { ...vote, why: 'exile' }]
  assert.deepEqual(codeVotesOf(told), [{ round: 2, experiment: 'hydra', yes: [0, 2], carried: true }])
})

test('the report sets the votes before the assault apart from all others', () => {
  const called = (player: number): Event => ({ e: 'exileCalled', seat: 0, player })
  const vote = { e: 'voted', yes: [1], carried: false, why: 'exile' } as const
  const read = (passage: 'suspicion' | 'home'): Event => ({ e: 'passage', passage, reader: 0 })
  const told: readonly Event[] = [
    called(1),
    vote,
    read('suspicion'),
    called(2),
    vote,
    read('home'),
    { e: 'newObjective', objective: 'b3' },
    { e: 'round', left: 2 },
    called(1),
    vote,
  ]
  assert.deepEqual(
    votesOf(told).map(({ player, round, isBeforeAssault }) => [player, round, isBeforeAssault]),
    [
      [1, 1, false],
      [2, 1, true],
      [1, 2, false],
    ],
  )
  assert.ok(hasAssault(told) && !hasAssault(told.slice(0, 2)))
})

test('the words of scenarios are complete in three languages, and none is unused', async () => {
  const sources = sourcesIn(join(import.meta.dirname, '../src/games/long-night'))
  const ids = found(sources('modules/scenario/changes.ts'), /\b(?:on|off|choose|loss)\('(\w+)'\)/g)
  const SAID = [
    ...found(sources('{board,modules/scenario}/*.{ts,tsx}'), /'(story\.[\w.]+)'/g),
    ...each([...ids, 'home', 'homeFromHideout'], 'story.change.').flatMap(key => [key, `${key}.text`]),
    ...each(['votes', 'votes.assault', 'votes.assault.none', 'vote.contained', 'vote.free'], 'story.'),
    ...each(['on', 'off', 'choose', 'loss'], 'story.state.'),
    ...each(['first', 'fewest', 'lowest', 'lowestHuman', 'exile', 'traitor'], 'story.reader.'),
    ...each(PASSAGES, 'story.next.'),
    ...each(SCENARIO_OBJECTIVE_IDS, 'story.chapter.'),
    ...each(['cards', 'dice', 'contained', 'hideout', 'bandits'], 'colony.objective.row.'),
  ]
  const languages = await languagesOf(locale => Promise.resolve({ en, pl, cs }[locale]))
  assert.deepEqual(faults(languages, new Set(SAID)), [])
})
