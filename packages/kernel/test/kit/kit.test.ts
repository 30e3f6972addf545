import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '@lastlight/kernel'
import {
  COSTLY_CHECKS,
  configsOf,
  golden,
  goldenDifference,
  kit,
  playChecked,
  playGoingBack,
  replayChecked,
  steered,
  THOROUGH,
} from '@lastlight/kernel/testing'
import { CARDS, game } from './parlour.ts'
import { type Parlour, subject } from './subject.ts'

for (const { title, run } of kit(subject, { games: 3, rates: THOROUGH })) test(title, run)

test('at the routine rates every costly check is made some time', () => {
  const made = new Set<string>()
  for (let i = 0; i < 40; i++)
    for (const check of Object.keys(playChecked(subject, { players: 3, rich: i % 2 === 0 }, `routine ${i}`).checked))
      made.add(check)
  assert.deepEqual([...made].toSorted(), COSTLY_CHECKS.toSorted())
})

test('a replay of the same choices ends in the same state', () => {
  const played = playChecked(subject, { players: 2, rich: true }, 'replay')
  const again = replayChecked(subject, { players: 2, rich: true }, 'replay', played.choices)
  assert.equal(again.hash, played.hash)
  assert.equal(again.skipped, 0)
  assert.deepEqual(again.outcome, played.outcome)
})

test('a replay leaves out what is no longer legal and stops with its last choice', () => {
  const { choices } = playChecked(subject, { players: 2, rich: true }, 'replay')
  const some = [{ seat: 7, option: { do: 'draw' } }, ...choices.filter((_, i) => i % 3 > 0).slice(0, 12)]
  const played = replayChecked(subject, { players: 2, rich: true }, 'replay', some)
  assert.equal(played.decisions + played.skipped, some.length)
  assert.ok(played.skipped > 0)
  assert.equal(played.outcome, undefined)
})

test('a whole game with undo, redo and rewinds ends where it ends without them', () => {
  const played = Array.from({ length: 20 }, (_, i) => playGoingBack(subject, { players: 3, rich: true }, `back ${i}`))
  for (const what of ['decisions', 'undos', 'redos', 'rewinds'] as const)
    assert.ok(
      played.some(each => each[what] > 0),
      what,
    )
})

test('the figures of a game', () => {
  const played = playChecked(subject, { players: 3, rich: true }, 'figures', { scale: 10 })
  assert.equal(played.decisions, played.choices.length)
  assert.ok(played.questions > 0 && played.questions <= played.decisions)
  assert.ok(played.freeActs > 0)
  assert.equal(played.fired['opened'], 4)
  assert.ok(played.wishes.refused > 0)
  assert.equal(played.wishes.fallback, 0)
})

test('wishes that only a fallback explains are counted', () => {
  const KERNEL = { rule: 'KERNEL', key: 'kernel.unknown', args: {} }
  const mute: Parlour = {
    ...subject,
    game: { ...game, refusal: (s, seat, wish) => (game.refusal(s, seat, wish) ? KERNEL : undefined) },
  }
  const { wishes } = playChecked(mute, { players: 3, rich: true }, 'figures', { scale: 10 })
  assert.ok(wishes.refused > 0)
  assert.equal(wishes.fallback, wishes.refused)
})

test('every number of players is played, with every pair of the other values', () => {
  const fields = {
    players: { kind: 'int', min: 2, max: 3, default: 2 },
    rich: { kind: 'flag', default: false },
    pace: { kind: 'choice', values: ['slow', 'fast', 'odd'], default: 'slow' },
    cards: { kind: 'int', min: 1, max: 100, default: 12 },
  }
  const configurable = {
    ...game,
    configs: fields,
    setup(config: { readonly [name: string]: unknown }) {
      if (config['rich'] === true && config['pace'] === 'odd') throw new Refusal({ rule: 'X', key: 'x', args: {} })
    },
  }
  const groups = configsOf({ game: configurable as never, publicLeaves: [] })
  assert.deepEqual(
    groups.map(group => group.players),
    [2, 3],
  )
  for (const { configs } of groups) {
    const pairs = new Set(
      configs.flatMap(each => [[each['rich'], each['pace']].join(), [each['pace'], each['cards']].join()]),
    )
    assert.equal(pairs.size, 5 + 9)
    assert.ok(configs.length < 18)
  }
  const [{ draw }] = groups as unknown as readonly [(typeof groups)[number]]
  const drawn = Array.from({ length: 40 }, (_, i) => draw(`any ${i}`))
  assert.ok(drawn.every(({ players, ...each }) => players === 2 && !(each['rich'] && each['pace'] === 'odd')))
  assert.ok(new Set(drawn.map(each => each['cards'])).size > 9, 'not only the numbers of the pairs')
  assert.deepEqual(draw('any 7'), drawn[7])
})

test('things that never happen are named', () => {
  const { missing, games, fired } = steered({ ...subject, things: ['drew', 'jackpot'] }, { games: 3 })
  assert.deepEqual(missing, ['jackpot'])
  assert.equal(games, 3)
  assert.ok(fired['drew']! > 0)
})

test('the useful games of a search lead to the same things alone, and others follow where they do not', () => {
  const hunted: Parlour = {
    ...subject,
    things: CARDS.map(card => `bury ${card}`),
    fired: () => [],
    firedBy: option => (option.do === 'bury' ? [`bury ${option.card}`] : []),
    prefer: () => undefined,
  }
  const { useful, games, fired, missing } = steered(hunted)
  assert.ok(useful.length < games)
  const again = steered(hunted, { first: useful })
  assert.equal(again.games, useful.length)
  assert.deepEqual(again.missing, missing)
  assert.deepEqual(Object.keys(again.fired).toSorted(), Object.keys(fired).toSorted())
  assert.deepEqual(steered(hunted, { first: useful.slice(0, 1) }).missing, missing)
})

test('play is steered to missing things', () => {
  const things = CARDS.map(card => `bury ${card}`)
  const hunt = (push: number) =>
    steered(
      {
        ...subject,
        things,
        fired: () => [],
        firedBy: option => (option.do === 'bury' ? [`bury ${option.card}`] : []),
        prefer: (options, missing) => options.find(option => missing.has(`${option.do} ${option.card}`)),
      },
      { push },
    ).decisions
  assert.ok(hunt(0.8) < hunt(0) / 2)
})

test('a golden game is the same each time and says where another one parts from it', () => {
  const config = { players: 2, rich: false }
  const stored = golden(subject, config, 'golden')
  assert.equal(goldenDifference(stored, golden(subject, config, 'golden')), undefined)
  assert.equal(stored.hashes.length, 8 * (stored.choices.split(' ').length + 1))
  const lucky: Parlour = {
    ...subject,
    game: {
      ...game,
      play(s, seat, option, tell) {
        game.play(s, seat, option, tell)
        if (s.round === 1) s.luck++
      },
    },
  }
  assert.match(
    goldenDifference(stored, golden(lucky, config, 'golden'))!,
    /plays differently after \d+ choices.*must change/,
  )
})
