import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Entry, entriesLeadingTo, hash, int, Match, MOST_REWINDS, next, Refusal } from '@lastlight/kernel'
import { options, say, type ToyGame, toy } from './toy.ts'

/** Two seats earn and draw on lanes of their own, twenty times each; then seat 0 rolls as often as it likes. */
const game = toy(({ proc, tell, roll, reveal, call }) => {
  const work = proc('work', { seat: int })
  work.steps({
    choose: work.ask({
      from: options('earn', 'draw', 'stop'),
      take(s, l, o) {
        if (o.do === 'stop') return next
        if (o.do === 'earn') s.points[l.seat]!++
        else {
          reveal(s, [l.seat])
          tell.only?.([l.seat], { e: `card ${s.deck.length}` }, { e: 'a card' })
        }
        return s.points[l.seat]! < 20 ? 'choose' : next
      },
    }),
  })
  const turn = proc('turn', { seat: int })
  turn.steps({
    act: turn.ask({
      from: options('think', 'roll'),
      take(s, l, o) {
        say(s, o.do === 'roll' ? `rolled ${roll(s, 6)}` : `${l.seat} thinks`)
        return 'act'
      },
    }),
  })
  const root = proc('root', {})
  return root.steps({
    work: root.apart({ who: () => [0, 1], lane: work, with: (_, __, seat) => ({ seat }), then: () => next }),
    turn: () => call(turn, { seat: 0 }),
  })
})

const CONFIG = { players: 2 }
const begin = (played: ToyGame = game) => Match.start(played, CONFIG, 'rewinds')
type ToyMatch = ReturnType<typeof begin>

/** Numbers from 0 to below n that look like chance and are the same in every run. */
function chance(seed: number): (n: number) => number {
  let x = seed * 2654435761 + 1
  return n => {
    x = (Math.imul(x ^ (x >>> 15), 2246822519) + 374761393) >>> 0
    return Math.floor((x / 2 ** 32) * n)
  }
}

/** Plays, takes back, brings back and rewinds at random. */
function randomMatch(seed: number, entries: number, rewindIn: number): ToyMatch {
  const draw = chance(seed)
  const match = begin()
  while (match.version < entries) {
    const seat = draw(2)
    const kind = draw(8)
    if (draw(rewindIn) === 0) match.rewind(draw(match.version + 1))
    else if (kind === 0 && match.canUndo(seat)) tryUndo(match, seat)
    else if (kind === 1 && match.canRedo(seat)) match.redo(seat)
    else {
      const offered = game.options(match.state, seat)
      if (offered.length > 0) match.play(seat, offered[draw(offered.length)]!)
    }
  }
  return match
}

function tryUndo(match: ToyMatch, seat: number): void {
  try {
    match.undo(seat)
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
  }
}

/** The meaning of a log in the plainest way: a rewind restores the match as it was after that many entries. */
function meaningOf(log: readonly Entry[]): readonly { made: readonly Entry[]; undone: readonly Entry[][] }[] {
  const after: { made: Entry[]; undone: Entry[][] }[] = [{ made: [], undone: [[], []] }]
  for (const entry of log) {
    const { made, undone } = structuredClone(after['rewind' in entry ? entry.rewind : after.length - 1]!)
    if ('seat' in entry) {
      made.push(entry)
      undone[entry.seat] = []
    } else if ('undo' in entry) {
      const at = made.findLastIndex(choice => 'seat' in choice && choice.seat === entry.undo)
      undone[entry.undo]!.push(...made.splice(at, 1))
    } else if ('redo' in entry) made.push(undone[entry.redo]!.pop()!)
    after.push({ made, undone })
  }
  return after
}

function straight(made: readonly Entry[]): ToyMatch {
  const match = begin()
  for (const entry of made) match.enter(entry)
  return match
}

test('a rewind means the table as it was then, after any undo, redo and rewind before', () => {
  for (let seed = 0; seed < 60; seed++) {
    const match = randomMatch(seed, 80, 6)
    const { made, undone } = meaningOf(match.log).at(-1)!
    const plain = straight(made)
    const loaded = Match.load(game, JSON.parse(JSON.stringify(match.save())))
    for (const each of [match, loaded]) {
      assert.equal(hash(each.state), hash(plain.state), `seed ${seed}`)
      for (const viewer of [0, 1, 'public'] as const) assert.deepEqual(each.told(viewer), plain.told(viewer))
      for (const seat of [0, 1]) {
        const last = undone[seat]!.at(-1)
        const canRedo =
          last !== undefined && game.options(plain.state, seat).some(o => hash(o) === hash(optionOf(last)))
        assert.equal(each.canRedo(seat), canRedo)
        assert.equal(each.canUndo(seat), match.canUndo(seat))
      }
    }
    assert.deepEqual(loaded.log, match.log)
  }
})

const optionOf = (entry: Entry): unknown => ('seat' in entry ? entry.option : undefined)

test('every position of a log is the one that the entries leading to it make', () => {
  const { log } = randomMatch(5, 120, 5)
  const meanings = meaningOf(log)
  for (let version = 0; version <= log.length; version++) {
    const match = begin()
    for (const entry of entriesLeadingTo(log, version)) match.enter(entry)
    assert.equal(hash(match.state), hash(straight(meanings[version]!.made).state), `version ${version}`)
  }
})

/** The game, and how many choices it has played. */
function counted(): { readonly game: ToyGame; readonly plays: () => number } {
  let plays = 0
  const play: ToyGame['play'] = (...given) => {
    plays++
    game.play(...given)
  }
  return { game: { ...game, play }, plays: () => plays }
}

test('a log of 2,000 entries with 200 rewinds is played once, choice by choice', () => {
  const match = randomMatch(1, 2000, 17)
  const rewinds = match.log.filter(entry => 'rewind' in entry).length
  assert.ok(rewinds > 150 && rewinds < 250, `${rewinds} rewinds`)
  const { game: counting, plays } = counted()
  Match.load(counting, match.save())
  // Undo replays later choices of others, as it did when the log was made.
  const others = match.log.filter(entry => 'undo' in entry).length * 20
  assert.ok(plays() <= match.log.length - rewinds + others, `${plays()} choices were played`)
})

test('rewinds of rewinds cost one way through the game each', () => {
  const { game: counting, plays } = counted()
  const match = begin(counting)
  for (let i = 0; i < 10; i++) match.play(i % 2, { do: 'earn' })
  for (let i = 0; i < 100; i++) match.rewind(match.version)
  assert.ok(plays() <= 10 + 100 * 10, `${plays()} choices were played`)
})

test('looking back at any version shows it as it was, and replays only from the last position that was kept', () => {
  const { log } = randomMatch(7, 500, 400)
  const meanings = meaningOf(log)
  const versions = [...log.keys()].filter(version => version % 9 === 0)
  const { game: counting, plays } = counted()
  const match = begin(counting)
  match.enterAll(log)
  const before = plays()
  for (const version of [...versions, ...versions.toReversed()]) {
    const seen = match.pastMoment(version, 'public')!.view
    assert.deepEqual(seen, game.view(straight(meanings[version]!.made).state, 'public'), `version ${version}`)
  }
  const each = (plays() - before) / versions.length / 2
  assert.ok(each <= 100, `${each} choices were played to look back once`)
})

test('positions that were kept for looking back can be given up: the next look replays the game, and shows the same', () => {
  const { log } = randomMatch(7, 500, 400)
  const { game: counting, plays } = counted()
  const match = begin(counting)
  match.enterAll(log)
  const looks = (): readonly [view: unknown, plays: number] => {
    const before = plays()
    return [match.pastMoment(490, 'public'), plays() - before]
  }
  const [first] = looks()
  const [, kept] = looks()
  match.forgetPositions()
  const [again, forgotten] = looks()
  assert.deepEqual(again, first)
  assert.ok(kept <= 100 && forgotten > 2 * kept, `${kept} choices were played, then ${forgotten}`)
})

test('the rest of a log may go back behind its own beginning', () => {
  const { log, state } = randomMatch(9, 100, 4)
  const match = begin()
  match.enterAll(log.slice(0, 50))
  const told: number[] = []
  match.enterAll(log.slice(50), events => told.push(events.length))
  assert.equal(hash(match.state), hash(state))
  assert.equal(told.length, 50)
})

test('an entry of a log that is not possible is named, and so is a rewind to a version that never was', () => {
  const save = randomMatch(3, 20, 5).save()
  const broken = (entry: Entry) => () => Match.load(game, { ...save, log: [...save.log.slice(0, 7), entry] })
  assert.throws(broken({ rewind: 8 }), /save.log\[7\]: .*kernel.rewind.version/)
  assert.throws(broken({ rewind: -1 }), /save.log\[7\]: .*kernel.rewind.version/)
  assert.throws(broken({ seat: 0, option: { do: 'fly' } }), /save.log\[7\]: .*kernel.unknown/)
})

test('a file that goes back more often than a table may is refused before it is made room for', () => {
  let copies = 0
  const copying: ToyGame = {
    ...game,
    copy(state) {
      copies++
      return game.copy(state)
    },
  }
  const CHOICES = 2 * MOST_REWINDS
  const log: Entry[] = [
    { seat: 0, option: { do: 'stop' } },
    { seat: 1, option: { do: 'stop' } },
    ...Array.from({ length: CHOICES }, () => ({ seat: 0, option: { do: 'roll' } })),
  ]
  const match = begin(copying)
  const rewinds = log.map((_, rewind) => ({ rewind }))
  assert.throws(() => match.enterAll([...log, ...rewinds]), /kernel.rewind.often/)
  assert.equal(match.version, log.length + MOST_REWINDS)
  // One for each choice, and for each time that the log goes back one that is kept and one that is played on.
  assert.ok(copies <= log.length + 2 * MOST_REWINDS, `${copies} states were copied`)
})

test('a table cannot go back without end', () => {
  const match = begin()
  for (let i = 0; i < MOST_REWINDS; i++) match.rewind(0)
  assert.throws(() => match.rewind(0), /kernel.rewind.often/)
  assert.equal(match.version, MOST_REWINDS)
})

test('whoever looks back at a long game of choices that could be taken back makes nobody keep all of its states', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const copies: WeakRef<object>[] = []
  const counted = Object.create(game, {
    copy: {
      value(state: never) {
        const copy = game.copy(state)
        copies.push(new WeakRef(copy))
        return copy
      },
    },
  }) as ToyGame
  const match = begin(counted)
  for (const seat of [0, 1]) match.play(seat, { do: 'stop' })
  for (let n = 0; n < 2000; n++) match.play(0, { do: 'think' })
  const shown = match.pastMoment(1990, 'public')
  assert.ok(shown)
  await turn()
  collect()
  const alive = copies.filter(copy => copy.deref() !== undefined).length
  assert.ok(copies.length > 4000 && alive < 600, `${alive} of ${copies.length} states are kept`)
  assert.deepEqual(match.pastMoment(1990, 'public'), shown)
})
