import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { LOCALES } from '@lastlight/words'
import { faults } from '@lastlight/words/lint'
import { each, found, sourcesIn } from '@lastlight/words/testing'
import { SECTIONS as LONG_NIGHT } from '../../src/games/long-night/sim/text/index.ts'
import { USES } from '../../src/games/long-night/sim/uses.ts'
import { SECTIONS as OUTLIVE } from '../../src/games/outlive/sim/text/index.ts'
import type { Figures } from '../../src/sim/figures.ts'
import { scaleOf } from '../../src/sim/page/scale.ts'
import { writeReport } from '../../src/sim/page/write.ts'
import { PAGE } from '../../src/sim/text/index.ts'
import { plant } from '../planted.ts'
import { playRun } from './runs.ts'

const sources = sourcesIn(join(import.meta.dirname, '..', '..', 'src'))
const SAID = found(sources('{sim,games/*/sim}/{*,!(text)/**/*}.ts'), /'(sim\.[\w.]+)'/g)

/** Keys that are put together from parts. */
const BUILT = [
  ...each(['intervals', 'method', 'replay', 'clock'], 'sim.reading.'),
  ...each(['low', 'high'], 'sim.outside.'),
  ...each(['players', 'lineUp', 'budget', 'sample', 'stopped', 'time', 'seed', 'command', 'written'], 'sim.fact.'),
  ...each(['above', 'below', 'games'], 'sim.fact.stopped.'),
  ...each(['objective', 'morale', 'rounds', 'nobody', 'bandits'], 'sim.longNight.ending.'),
  ...each(['secret', 'betrayal', 'exiled', 'cooperative', 'traitor'], 'sim.longNight.kind.'),
  ...each(['secret', 'betrayal', 'exiled'], 'sim.longNight.kind.').map(key => `${key}.one`),
  ...each(
    Object.keys(USES).filter(kind => kind !== 'option'),
    'sim.longNight.uses.',
  ),
]

const ALL = Object.fromEntries(
  LOCALES.map(locale => [locale, { ...PAGE[locale], ...OUTLIVE[locale], ...LONG_NIGHT[locale] }]),
)

describe("a page's words", () => {
  test('are there in three languages, and each is said somewhere', () => {
    assert.deepEqual(faults(ALL, [...SAID, ...BUILT], ['sim.bot', 'sim.longNight.card']), [])
  })
})

describe('an axis', () => {
  test('has round numbers and holds every value', () => {
    assert.deepEqual(scaleOf([0.31]).ticks, [0, 0.1, 0.2, 0.30000000000000004, 0.4])
    assert.deepEqual(scaleOf([-10.8, 0.5]).ticks, [-12.5, -10, -7.5, -5, -2.5, 0, 2.5])
    assert.deepEqual(scaleOf([]).ticks.length > 1, true)
    assert.equal(scaleOf([7]).at(0), 0)
  })

  test('has whole numbers for what is counted', () => {
    assert.deepEqual(scaleOf([0, 2], true).ticks, [0, 1, 2])
    assert.deepEqual(scaleOf([0.05], true).ticks, [0, 1])
    assert.deepEqual(scaleOf([9], true).ticks, [0, 2, 4, 6, 8, 10])
    assert.deepEqual(scaleOf([14], true).ticks, [0, 5, 10, 15])
  })
})

/** The problem with the nesting of a page's elements. */
function misnested(html: string): string[] {
  const open: string[] = []
  for (const [, closing, name] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
    if (name === 'meta') continue
    if (closing === '') open.push(name!)
    else if (open.pop() !== name) return [`</${name}>`]
  }
  return open
}

const count = (html: string, pattern: RegExp): number => [...html.matchAll(pattern)].length

describe('a report', () => {
  const { order, tally } = playRun({ tables: [{ players: 2 }], games: 4, bots: ['greedy', 'random'], seed: '<&">' })
  const figures: Figures = { ...tally.figures('outlive', 2), stopped: 'games' }
  const again = ['outlive', '--set', "quick=it's"]
  const occasion = { command: 'npm run sim -- "<b>"', again, written: new Date(0), until: { rate: 0.5, bot: 'greedy' } }
  const run = {
    id: 'outlive',
    order,
    figures,
    lengths: tally.lengths,
    counted: tally.counted,
    examples: tally.examples,
  }

  for (const locale of LOCALES)
    test(`is one whole page in ${locale}`, async t => {
      const folder = join(plant(t, {}), 'deep', 'report')
      const html = readFileSync(await writeReport(folder, run, occasion, locale), 'utf8')
      assert.match(html, new RegExp(`^<!doctype html>\n<html lang="${locale}">`))
      assert.deepEqual(misnested(html.replace(/<style>[^]*?<\/style>/, '')), [])
      assert.doesNotMatch(html, /https?:|\bsrc=|url\(|@import|<script|<link/)
      assert.doesNotMatch(html, /\[[\w.]+\]|undefined|NaN|Infinity|\[object/)
      assert.match(html, /npm run sim -- &quot;&lt;b&gt;&quot;/)
      assert.equal(count(html, /<section/g), 10)
      assert.equal(count(html, /<figure>/g), count(html, /<figcaption>/g))
      assert.equal(count(html, /<figure>/g), count(html, /<\w+ [^>]*role="img" aria-label="[^"]+"/g))
      // A viewBox scales the letters of a figure with its width: on a phone they would be too small to read.
      for (const [, figure] of html.matchAll(/<figure>(.*?)<\/figure>/gs))
        assert.doesNotMatch(figure!.replaceAll(/<ul class="legend">.*?<\/ul>/gs, ''), /viewBox/)
      for (const part of html.split('<section').slice(1)) assert.match(part, /<figure>[^]*<table><caption>/)
      for (const [, id] of html.matchAll(/href="#(\w+)"/g)) assert.ok(html.includes(`id="${id}"`))
    })

  test('has for each row that names a game the command that plays it again', async t => {
    const html = readFileSync(await writeReport(plant(t, {}), run, occasion, 'en'), 'utf8')
    const rows = [...html.matchAll(/<summary>game (\d+)<\/summary><code>(.*?)<\/code>/g)]
    assert.ok(rows.length > 4)
    for (const [, game, command] of rows)
      assert.equal(
        command,
        String.raw`npm run sim -- outlive --set 'quick=it'\''s' --game ${game} --save game-${game}.json`,
      )
  })

  test('has none where bots think by the clock, and says what to do', async t => {
    const searching = { ...order, bots: ['search', 'random'], budget: { ms: 10 } }
    const file = await writeReport(plant(t, {}), { ...run, order: searching }, occasion, 'en')
    const html = readFileSync(file, 'utf8')
    assert.doesNotMatch(html, /<details>|--game/)
    assert.match(html, /give --iterations N instead of --think MS/)
  })

  test('names failed games, the bots that played them and the problem', async t => {
    const failed = [{ game: 3, table: {}, seed: 'x', seats: ['greedy', 'random'], message: 'out of tune\nat line 1' }]
    const file = await writeReport(
      plant(t, {}),
      { ...run, figures: { ...figures, failures: 1, failed } },
      occasion,
      'en',
    )
    const html = readFileSync(file, 'utf8')
    assert.match(html, /<h2 id="part1">Failed games<\/h2>/)
    assert.match(html, /level 2 \(greedy\), random<.*out of tune<.*--game 3 /)
  })

  test('has the same figures for programs', async t => {
    const folder = plant(t, {})
    await writeReport(folder, run, occasion, 'en')
    const written = JSON.parse(readFileSync(join(folder, 'figures.json'), 'utf8')) as Record<string, unknown>
    assert.deepEqual(written['winRate'], figures.winRate)
    assert.equal(written['stopped'], 'games')
    assert.equal(
      (written['lengths'] as number[][]).reduce((sum, [, games]) => sum + games!, 0),
      4,
    )
    assert.deepEqual(Object.keys(written['outlive'] as object), [
      'leaders',
      'rooms',
      'sources',
      'tiles',
      'events',
      'ship',
    ])
  })

  test('of a game without statistics of its own has the common sections', async t => {
    const file = await writeReport(plant(t, {}), { ...run, id: 'toy' }, occasion, 'en')
    assert.equal(count(readFileSync(file, 'utf8'), /<section/g), 4)
  })

  test('can be made of nothing but failures', async t => {
    const none = { ...figures, finished: 0, winRate: {}, winRateBySeat: [], seats: [], lead: [] }
    const file = await writeReport(plant(t, {}), { ...run, figures: none, lengths: new Map() }, occasion, 'en')
    assert.doesNotMatch(readFileSync(file, 'utf8'), /NaN|Infinity/)
  })
})
