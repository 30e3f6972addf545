// Everything the game can say, in every language.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { LOCALES } from '@lastlight/kernel'
import { each, found, heard, reasonsIn, sourcesIn, spokenIn, testWords, unheard } from '@lastlight/words/testing'
import { AREAS } from '../src/content/areas.ts'
import { EQUIPMENT_KINDS } from '../src/content/equipment.ts'
import { EVENT_IDS } from '../src/content/events.ts'
import { HERO_IDS } from '../src/content/heroes.ts'
import { LEADER_IDS } from '../src/content/leaders.ts'
import { PREY_KINDS } from '../src/content/prey.ts'
import { RESOURCES } from '../src/content/resources.ts'
import { ROOM_KINDS } from '../src/content/rooms.ts'
import { TOKENS } from '../src/content/search.ts'
import { CAUSES } from '../src/events.ts'
import { game } from '../src/index.ts'
import * as text from '../src/text/index.ts'
import { CONFIGS, EVENT_SAMPLES, OPTION_SAMPLES, REASON_ARGS } from './sayings.ts'

const sources = sourcesIn(join(import.meta.dirname, '..'))
const REASONS = reasonsIn(sources('src/rules/**/*.ts'))
/** The coach's messages are used by the bots. */
const COACH = found(sources('../bots/src/outlive/*.ts'), /'(coach\.[\w.]+)'/g)

/** Names of things, in the cases that sentences need. */
const NAMES = [
  'game.title',
  ...each(AREAS, 'area.', 'area.in.', 'area.to.'),
  'place.to.airlock',
  'place.from.airlock',
  ...each(CAUSES, 'cause.'),
  ...each(HERO_IDS, 'hero.', 'hero.acc.'),
  ...each(RESOURCES, 'resource.', 'count.', 'count.acc.'),
  ...each(['survivor', 'action', 'point', 'space'], 'count.'),
  'count.acc.survivor',
  ...each(EQUIPMENT_KINDS, 'equipment.', 'equipment.acc.', 'equipment.effect.'),
  ...each(ROOM_KINDS, 'room.', 'room.acc.', 'room.to.', 'room.from.', 'room.effect.'),
  ...each(EVENT_IDS, 'event.', 'event.effect.'),
  ...each(LEADER_IDS, 'leader.', 'leader.trade.'),
  ...each(Object.keys(TOKENS), 'token.'),
  ...each(PREY_KINDS, 'prey.', 'prey.acc.'),
  ...each(['setup', 'day', 'events', 'night', 'over'], 'phase.'),
  ...each(['players', 'quick', 'heroes', 'heroes.together', 'heroes.inTurn'], 'setting.'),
  ...each(['events', 'rooms', 'contamination', 'survivors', 'equipment', 'pairs', 'total'], 'score.'),
  ...each(['over.most', 'over.tieBreak', 'over.shared'], 'outcome.'),
]
const SAID = [
  ...NAMES,
  ...found(sources('src/text/*.ts'), /'((?:log|option|question)\.[\w.]+)'/g),
  ...REASONS.map(({ key }) => `refusal.${key}`),
  ...COACH,
]

/** Proper names, and words that two languages share. */
const ALIKE = [...each(LEADER_IDS, 'leader.'), 'area.silentPeak', 'area.blackwood', 'resource.metal', 'game.title']

const spoken = await spokenIn(text)
const { languages, books, isSaid } = spoken

describe('the label of an option', () => {
  test('says what it ends, also outside of its question', () => {
    for (const phase of ['day', 'night'] as const)
      for (const locale of LOCALES) {
        const label = languages[locale]![text.optionPhrase({ do: 'done' }, { phase, acting: null }).key]!
        assert.ok(label.split(' ').length >= 3, label)
      }
  })
})

testWords(text, spoken, {
  game: game.id,
  said: SAID,
  alike: ALIKE,
  reasons: REASONS,
  args: REASON_ARGS,
  events: EVENT_SAMPLES,
})

describe('everything else is said', () => {
  test('every reason of a coach', () => {
    assert.ok(COACH.length > 30)
    for (const key of COACH)
      for (const n of [1, 2, 5, 22]) isSaid(text.coachPhrase({ key, args: { n, points: n, seat: 1, event: 'nomads' } }))
  })

  test('who has won, and why', () => {
    for (const key of ['over.most', 'over.tieBreak', 'over.shared'])
      for (const points of [1, 3, 5, 31])
        isSaid(text.outcomePhrase({ rule: 'OUT-SCORE-07', key, args: { seat: 1, points } }))
  })

  test('the questions, options and events of 90 random games', t => {
    const { phrases, kinds } = heard(game, text, CONFIGS)
    for (const phrase of [...phrases, ...OPTION_SAMPLES]) isSaid(phrase)
    const all = [...phrases, ...OPTION_SAMPLES, ...EVENT_SAMPLES.map(text.eventPhrase)]
    assert.deepEqual(unheard(languages, all), ['log.score'])
    t.diagnostic(`${phrases.length} phrases, ${kinds.size} kinds of options`)
  })
})

describe('content', () => {
  test('has the 257 rules of the book', () => {
    assert.equal(Object.keys(books.en!).length, 257)
  })

  test('has the pieces of the component list', async () => {
    const { ADVANCED_ROOM_IDS, BASIC_ROOMS } = await import('../src/content/rooms.ts')
    const { EQUIPMENT_IDS } = await import('../src/content/equipment.ts')
    const { PREY_IDS } = await import('../src/content/prey.ts')
    const { tokenIds } = await import('../src/content/search.ts')
    assert.deepEqual(
      {
        events: EVENT_IDS.length,
        leaders: LEADER_IDS.length,
        tiles: EQUIPMENT_IDS.length,
        advanced: ADVANCED_ROOM_IDS.length,
        basic: BASIC_ROOMS.length * 4,
        prey: PREY_IDS.length,
        tokens: tokenIds('blackwood').length + tokenIds('silentPeak').length,
      },
      { events: 12, leaders: 10, tiles: 40, advanced: 38, basic: 12, prey: 30, tokens: 20 },
    )
  })
})
