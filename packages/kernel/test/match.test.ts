import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commitmentTo, hash, int, Match, MOST_OPEN, next, Refusal, sightOf } from '@lastlight/kernel'
import { options, say, type Toy, toy } from './toy.ts'

/** Each seat works on a lane: earn, give to the pot, draw the top card, stop. Then seat 0 rolls, then seat 1. */
const game = toy(({ proc, tell, roll, reveal, call }) => {
  const work = proc('work', { seat: int })
  work.steps({
    choose: work.ask({
      from: options('earn', 'draw', 'peek at points', 'stop'),
      take(s, l, o) {
        if (o.do === 'stop') return next
        if (o.do === 'earn') s.points[l.seat]!++
        if (o.do === 'draw') {
          reveal(s, [l.seat])
          tell.only?.([l.seat], { e: `card ${s.deck.pop()}` }, { e: 'a card' })
        }
        if (o.do === 'peek at points') tell.all?.({ e: `points ${s.points.join()}` })
        return 'choose'
      },
    }),
  })
  const turn = proc('turn', { seat: int })
  turn.steps({
    act: turn.ask({
      from: options('think', 'roll', 'break', 'end'),
      take(s, l, o) {
        if (o.do === 'break') {
          s.points = []
          throw new Error('a rule breaks down')
        }
        say(s, o.do === 'roll' ? `rolled ${roll(s, 6)}` : `${l.seat} ${o.do}`)
        return o.do === 'end' ? next : 'act'
      },
    }),
  })
  const root = proc('root', {})
  return root.steps({
    work: root.apart({ who: () => [0, 1], lane: work, with: (_, __, seat) => ({ seat }), then: () => next }),
    first: () => call(turn, { seat: 0 }),
    second: () => call(turn, { seat: 1 }),
  })
})

const begin = () => Match.start(game, { players: 2 }, 'seed')
const refusal = (run: () => void): string => {
  try {
    run()
  } catch (e) {
    if (e instanceof Refusal) return e.key
    throw e
  }
  return 'done'
}

test('undo takes back one’s own last choice, redo brings it back, and the log keeps both', () => {
  const match = begin()
  const start = hash(match.state)
  match.play(0, { do: 'earn' })
  const earned = hash(match.state)
  match.undo(0)
  assert.equal(hash(match.state), start)
  assert.ok(match.canRedo(0))
  match.redo(0)
  assert.equal(hash(match.state), earned)
  assert.deepEqual(match.log, [{ seat: 0, option: { do: 'earn' } }, { undo: 0 }, { redo: 0 }])
  assert.equal(match.version, 3)
  assert.equal(
    refusal(() => match.redo(0)),
    'kernel.redo.nothing',
  )
})

test('one seat takes back after another went on', () => {
  const match = begin()
  match.play(0, { do: 'earn' })
  match.play(1, { do: 'draw' })
  match.play(1, { do: 'earn' })
  match.undo(0)
  assert.deepEqual(match.state.points, [0, 1])
  assert.deepEqual(match.state.deck, [1, 2])
  assert.deepEqual(match.told(1), [{ e: 'card 3' }])
  assert.deepEqual(match.told(0), [{ e: 'a card' }])
  match.undo(1)
  assert.equal(
    refusal(() => match.undo(1)),
    'kernel.undo.barrier',
  )
})

test('a seat that chooses without end can take back its newest choices only: each of them keeps a whole state', () => {
  const match = begin()
  for (let i = 0; i < MOST_OPEN + 50; i++) match.play(0, { do: 'earn' })
  for (let i = 0; i < MOST_OPEN; i++) match.undo(0)
  assert.deepEqual(match.state.points, [50, 0])
  assert.equal(match.canUndo(0), false)
  assert.equal(
    refusal(() => match.undo(0)),
    'kernel.undo.barrier',
  )
})

test('a choice that changed what others were told cannot be taken back', () => {
  const match = begin()
  match.play(0, { do: 'earn' })
  match.play(1, { do: 'peek at points' })
  const before = hash(match.state)
  assert.equal(
    refusal(() => match.undo(0)),
    'kernel.undo.entangled',
  )
  assert.equal(hash(match.state), before)
  assert.equal(match.log.length, 2)
})

test('a new choice clears the choices that could be redone', () => {
  const match = begin()
  match.play(0, { do: 'earn' })
  match.undo(0)
  match.play(0, { do: 'stop' })
  assert.equal(match.canRedo(0), false)
  assert.equal(
    refusal(() => match.redo(0)),
    'kernel.redo.nothing',
  )
})

test('undo crosses neither a hand-over nor a roll nor the end of the lanes', () => {
  const match = begin()
  assert.equal(
    refusal(() => match.undo(0)),
    'kernel.undo.nothing',
  )
  match.play(0, { do: 'stop' })
  match.play(1, { do: 'stop' })
  assert.equal(match.canUndo(0), false)
  assert.equal(match.canUndo(1), false)
  match.play(0, { do: 'think' })
  assert.ok(match.canUndo(0))
  match.play(0, { do: 'roll' })
  assert.equal(match.canUndo(0), false)
  match.play(0, { do: 'think' })
  match.undo(0)
  match.play(0, { do: 'end' })
  assert.equal(
    refusal(() => match.undo(0)),
    'kernel.undo.barrier',
  )
})

test('by consent everything goes back, the generator too: the same roll comes again', () => {
  const match = begin()
  match.play(0, { do: 'stop' })
  match.play(1, { do: 'stop' })
  match.play(0, { do: 'roll' })
  const rolled = match.state.log.slice()
  match.rewind(2)
  assert.deepEqual(match.state.log, [])
  match.play(0, { do: 'roll' })
  assert.deepEqual(match.state.log, rolled)
  assert.deepEqual(match.log[3], { rewind: 2 })
  assert.equal(
    refusal(() => match.rewind(99)),
    'kernel.rewind.version',
  )
  const again = Match.load(game, JSON.parse(JSON.stringify(match.save())))
  assert.equal(hash(again.state), hash(match.state))
})

test('a rule that breaks down leaves the game as it was', () => {
  const match = begin()
  match.play(0, { do: 'stop' })
  match.play(1, { do: 'stop' })
  const before = hash(match.state)
  assert.throws(() => match.play(0, { do: 'break' }), /a rule breaks down/)
  assert.equal(hash(match.state), before)
  assert.equal(match.version, 2)
  match.play(0, { do: 'think' })
})

test('a refused choice changes nothing and is not written down', () => {
  const match = begin()
  assert.equal(
    refusal(() => match.play(0, { do: 'fly' })),
    'kernel.unknown',
  )
  assert.equal(match.version, 0)
})

function played() {
  const match = begin()
  match.play(0, { do: 'earn' })
  match.play(1, { do: 'draw' })
  match.undo(0)
  match.redo(0)
  match.play(0, { do: 'stop' })
  return match
}

test('a save goes on just where it was', () => {
  const match = played()
  const save = JSON.parse(JSON.stringify(match.save())) as Record<string, unknown>
  const again = Match.load(game, save)
  assert.equal(hash(again.state), hash(match.state))
  assert.deepEqual(again.log, match.log)
  assert.deepEqual(again.told(1), match.told(1))
  again.undo(0)
  assert.equal(save['commitment'], commitmentTo('seed'))
})

test('the events of the set-up are kept apart, for viewers who come later', () => {
  const dealing = toy(({ proc, tell }) => {
    const root = proc('root', {})
    return root.steps({
      deal: s => {
        tell.only?.([1], { e: `card ${s.deck.pop()}` }, { e: 'a card' })
        return next
      },
      act: root.ask({
        who: () => 0,
        from: options('end'),
        take() {
          tell.all?.({ e: 'ended' })
          return next
        },
      }),
    })
  })
  const match = Match.start(dealing, { players: 2 }, 'seed')
  const dealt = [{ to: [1], event: { e: 'card 3' }, shadow: { e: 'a card' } }]
  assert.deepEqual(match.dealt, dealt)
  match.play(0, { do: 'end' })
  assert.deepEqual(match.dealt, dealt)
  assert.deepEqual(match.told('public'), [{ e: 'a card' }, { e: 'ended' }])
  const save = { ...match.save(), version: '0' }
  const resumed = Match.load({ ...dealing, load: (json: unknown) => dealing.load(json, '1') }, save)
  assert.deepEqual(resumed.dealt, [])
})

test('a save that was tampered with says where', () => {
  const save = JSON.parse(JSON.stringify(played().save())) as Record<string, unknown> & { log: object[] }
  const loading = (change: object) => () => Match.load(game, { ...save, ...change })
  assert.throws(loading({ format: 'x' }), /save.format/)
  assert.throws(loading({ game: 'other' }), /save.game: this is a game of other, not of toy/)
  assert.throws(loading({ seed: 'better' }), /save.seed: is not the seed that was committed to/)
  assert.throws(loading({ hash: '0' }), /save.hash: the log leads to/)
  assert.throws(loading({ log: [{ seat: 0, option: { do: 'fly' } }] }), /save.log\[0\]: .*kernel.unknown/)
  assert.throws(loading({ log: [{ seat: 0 }] }), /save.log\[0\].option: is missing/)
  assert.throws(loading({ log: [{ nothing: 1 }] }), /save.log\[0\]: is no entry/)
  assert.throws(loading({ log: [{ undo: 'x' }] }), /save.log\[0\].undo: expected an integer/)
  assert.throws(() => Match.load(game, 7), /save: expected an object, found 7/)
})

test('the export of an unfinished game holds neither seed nor state nor choices; of a finished one, everything', () => {
  const match = played()
  const open = match.export()
  assert.equal(open.seed, null)
  assert.equal(open.state, null)
  assert.deepEqual(open.log, [])
  assert.equal(open.commitment, commitmentTo('seed'))
  assert.throws(() => Match.load(game, open), /save.state: is sealed/)
  match.play(1, { do: 'stop' })
  match.play(0, { do: 'end' })
  match.play(1, { do: 'end' })
  assert.equal(match.export().seed, 'seed')
  assert.equal(hash(Match.load(game, match.export()).state), hash(match.state))
})

test('a game of another version goes on from its state, where it can be read', () => {
  const save = JSON.parse(JSON.stringify(played().save())) as object
  assert.throws(() => Match.load(game, { ...save, version: '0' }), /toy 1 cannot read a state of version '0'/)
  const newer = { ...game, version: '2', load: (json: unknown) => game.load(json, '1') }
  const match = Match.load(newer, save)
  assert.deepEqual(match.state.points, [1, 0])
  assert.equal(match.canUndo(0), false)
  assert.equal(
    refusal(() => match.rewind(0)),
    'kernel.rewind.sealed',
  )
  match.play(1, { do: 'stop' })
})

test('older states are upgraded, renamed labels followed, unknown ones refused', () => {
  const write = (name: string) =>
    toy(
      ({ proc }) => {
        const root = proc('root', {})
        const step = root.ask({ who: () => 0, from: options('go'), take: () => next })
        return root.steps({ [name]: step })
      },
      {
        version: '2',
        renamed: { 'root.old': 'root.fresh' },
        upgrades: { 1: json => ({ ...(json as Toy), points: [...(json as Toy).points], deck: [] }) },
      },
    )
  const fresh = write('fresh')
  const state = JSON.parse(JSON.stringify(write('old').setup({ players: 2 }, 's'))) as Toy
  const loaded = fresh.load(state, '1')
  assert.deepEqual(loaded.deck, [])
  assert.throws(() => fresh.load({}, '1'), /^ShapeError: state: is no state of version '1' \(TypeError: /)
  assert.equal(loaded.flow.stack[0]?.at, 'root.fresh')
  state.flow.stack[0]!.at = 'root.gone'
  assert.throws(() => fresh.load(state, '2'), /state.flow.stack\[0\].at: no rule is called 'root.gone'/)
  state.flow.stack[0]!.at = 'root.old'
  state.flow.stack[0]!.l = { extra: 1 }
  assert.throws(() => fresh.load(state, '2'), /state.flow.stack\[0\].l.extra: is not part of the state/)
})

test('a bot gets its view, its options, its events, and worlds', () => {
  const match = played()
  const sight = sightOf(match, 1)
  assert.equal(sight.seat, 1)
  assert.deepEqual(
    sight.options.map(option => option.do),
    ['earn', 'draw', 'peek at points', 'stop'],
  )
  assert.deepEqual(sight.told, [{ e: 'card 3' }])
  assert.notEqual(sight.imagine('x').chance.k0, match.state.chance.k0)
})
