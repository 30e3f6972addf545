import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  CardTable,
  cardShape,
  chanceFrom,
  defineGame,
  flag,
  language,
  list,
  lists,
  next,
  type Of,
  record,
  records,
  stateOf,
  text,
  type Viewer,
  withCardIds,
} from '@lastlight/kernel'
import { dealAnew } from '../src/cards/redeal.ts'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']
const ZONES = {
  deck: { order: true, seen: 'nobody' },
  hand0: { order: false, seen: 0 },
  hand1: { order: false, seen: 1 },
  pile: { order: true, seen: 'all' },
} as const
type Zone = keyof typeof ZONES
const STATE = stateOf({ cards: cardShape(ZONES) })
type State = Of<typeof STATE>

const rules = language<State, never>()
const table = new CardTable<State, never, Zone>(rules, ZONES, CARDS, s => s.cards)
const root = rules.proc('root', {})
root.steps({ wait: root.ask({ who: () => 0, from: [{ do: 'go' }], take: () => next }) })
const game = defineGame<State, { players: number }, { do: string }, null, never>({
  id: 'cards',
  version: '1',
  configs: { players: { kind: 'int', min: 2, max: 2, default: 2 } },
  language: rules,
  shape: STATE,
  copy: s => structuredClone(s),
  root,
  lay: ({ players }) => ({ cards: table.lay(players, { deck: CARDS }) }),
  view: () => null,
  outcome: () => ({ winners: [], reasons: [] }),
})
const lay = (): State => game.setup({ players: 2 }, 'x')

const may = (s: State, viewer: Viewer, card: string): readonly string[] =>
  table.whereabouts(s, viewer).find(group => group.cards.includes(card))?.zones ?? []

test('a viewer who sees a card go knows where it is; the others know two zones', () => {
  const s = lay()
  assert.equal(table.draw(s, 'deck', 'hand0'), 'f')
  assert.deepEqual(may(s, 1, 'f'), ['deck', 'hand0'])
  assert.deepEqual(may(s, 1, 'a'), ['deck', 'hand0'])
  assert.deepEqual(may(s, 0, 'a'), ['deck'])
  table.move(s, 'f', 'hand0', 'pile')
  assert.deepEqual(may(s, 1, 'f'), [])
  assert.deepEqual(may(s, 1, 'a'), ['deck'])
})

test('a viewer is given the same list as long as nothing changes for them', () => {
  const s = lay()
  const first = table.whereabouts(s, 1)
  table.look(s, [0], 'deck', 1)
  assert.equal(table.whereabouts(s, 1), first)
  assert.equal(table.draw(s, 'deck', 'hand0'), 'f')
  assert.notDeepEqual(table.whereabouts(s, 1), first)
  assert.deepEqual(table.whereabouts(game.copy(s), 1), table.whereabouts(s, 1))
})

test('a seat follows a card that it has looked at through a draw', () => {
  const s = lay()
  table.look(s, [1], 'deck', 2)
  assert.deepEqual(table.slots(s, 'deck', 1), [null, null, null, null, 'e', 'f'])
  assert.deepEqual(table.slots(s, 'deck', 0), [null, null, null, null, null, null])
  table.draw(s, 'deck', 'hand0')
  assert.deepEqual(may(s, 1, 'f'), ['hand0'])
  assert.deepEqual(may(s, 1, 'e'), ['deck'])
  assert.deepEqual(may(s, 1, 'a'), ['deck'])
  assert.deepEqual(may(s, 'public', 'f'), ['deck', 'hand0'])
})

test('a deal tells what as many draws tell, also to a viewer who knew the first card', () => {
  for (const looked of [0, 1, 2]) {
    const [dealt, drawn] = [lay(), lay()]
    for (const s of [dealt, drawn]) table.look(s, [1], 'deck', looked)
    table.deal(dealt, 'deck', 'hand0', 3)
    for (let i = 0; i < 3; i++) table.draw(drawn, 'deck', 'hand0')
    assert.deepEqual(dealt.cards, drawn.cards)
    for (const viewer of [0, 1, 'public'] as const) game.resample(dealt, viewer, 'w')
  }
})

test('a shuffle forgets places, not membership', () => {
  const s = lay()
  table.look(s, [1], 'deck', 2)
  table.draw(s, 'deck', 'hand0')
  table.shuffle(s, 'deck')
  assert.deepEqual(table.slots(s, 'deck', 1), [null, null, null, null, null])
  assert.deepEqual(may(s, 1, 'e'), ['deck'])
  assert.deepEqual(may(s, 1, 'f'), ['hand0'])
})

test('after an unseen choice among known cards, each of them may be in two zones', () => {
  const s = lay()
  table.look(s, [1], 'deck', 2)
  table.draw(s, 'deck', 'hand0')
  table.draw(s, 'deck', 'hand0')
  assert.deepEqual([may(s, 1, 'e'), may(s, 1, 'f')], [['hand0'], ['hand0']])
  table.move(s, 'f', 'hand0', 'deck', { to: 'bottom' })
  assert.deepEqual(
    [may(s, 1, 'e'), may(s, 1, 'f')],
    [
      ['deck', 'hand0'],
      ['deck', 'hand0'],
    ],
  )
  assert.equal(table.slots(s, 'deck', 0)[0], 'f')
  assert.equal(table.slots(s, 'deck', 1)[0], null)
  table.move(s, 'e', 'hand0', 'deck')
  assert.deepEqual(may(s, 1, 'e'), ['deck'])
})

test('a card chosen out of a stack takes with it what others knew of the places', () => {
  const s = lay()
  table.look(s, [1], 'deck', 2)
  table.move(s, 'a', 'deck', 'hand0')
  assert.deepEqual(table.slots(s, 'deck', 1), [null, null, null, null, null])
  assert.deepEqual(may(s, 1, 'f'), ['deck', 'hand0'])
})

test('a card can be shown to some, or to all, on its way', () => {
  const s = lay()
  table.draw(s, 'deck', 'hand0', { shown: 'all' })
  assert.deepEqual(may(s, 1, 'f'), ['hand0'])
  table.draw(s, 'deck', 'hand0', { shown: [1] })
  assert.deepEqual(may(s, 1, 'e'), ['hand0'])
  assert.deepEqual(may(s, 'public', 'e'), ['deck', 'hand0'])
  table.move(s, 'e', 'hand0', 'deck', { shown: 'all' })
  assert.equal(table.slots(s, 'deck', 'public').at(-1), 'e')
})

test('barriers grow for viewers who learn something', () => {
  const s = lay()
  const grown = (act: () => unknown): number[] => {
    const before = s.flow.barriers.slice()
    act()
    return s.flow.barriers.map((n, seat) => n - before[seat]!)
  }
  assert.deepEqual(
    grown(() => table.draw(s, 'deck', 'hand0')),
    [1, 0],
  )
  assert.deepEqual(
    grown(() => table.move(s, 'f', 'hand0', 'deck')),
    [0, 0],
  )
  assert.deepEqual(
    grown(() => table.draw(s, 'deck', 'pile')),
    [1, 1],
  )
  assert.deepEqual(
    grown(() => table.look(s, [1], 'deck', 1)),
    [0, 1],
  )
  assert.deepEqual(
    grown(() => table.shuffle(s, 'deck')),
    [0, 0],
  )
  assert.deepEqual(
    grown(() => table.draw(s, 'pile', 'deck')),
    [0, 0],
  )
  assert.deepEqual(
    grown(() => table.draw(s, 'deck', 'hand0', { shown: [1] })),
    [1, 1],
  )
})

test('hidden hands are kept sorted', () => {
  const s = lay()
  table.move(s, 'd', 'deck', 'hand0')
  table.move(s, 'a', 'deck', 'hand0')
  table.move(s, 'c', 'deck', 'hand0')
  assert.deepEqual(table.at(s, 'hand0'), ['a', 'c', 'd'])
  assert.throws(
    () => table.move(s, 'b', 'hand0', 'pile'),
    /'b' is not in hand0 but in deck \(zones deck, hand0, hand1, pile\)/,
  )
})

test('a resampled world keeps what the viewer knows and deals the rest as likely as it may lie', () => {
  const s = lay()
  table.look(s, [1], 'deck', 1)
  table.draw(s, 'deck', 'hand0')
  table.draw(s, 'deck', 'hand0')
  table.draw(s, 'deck', 'hand1')
  const counts = new Map<string, number>()
  for (let n = 0; n < 3000; n++) {
    const world = game.resample(s, 1, `${n}`)
    assert.deepEqual(table.at(world, 'hand1'), ['d'])
    assert.ok(table.at(world, 'hand0').includes('f'))
    const other = table.at(world, 'hand0').find(card => card !== 'f')!
    counts.set(other, (counts.get(other) ?? 0) + 1)
  }
  assert.deepEqual([...counts.keys()].toSorted(), ['a', 'b', 'c', 'e'])
  for (const n of counts.values()) assert.ok(Math.abs(n - 750) < 110, `${n} of 3000`)
})

test('where places are short every deal that fits is as likely as any other', () => {
  // Ten cards lie in a deck of nine, in one hand or in another; three others in those hands or in two more.
  const place = (bit: number, slots: number) => ({ bit, slots: Array.from({ length: slots }, (_, i) => i) })
  const places = [place(1, 9), place(2, 1), place(4, 1), place(8, 1), place(16, 1)]
  const possible = [...Array<number>(10).fill(1 | 2 | 4), ...Array<number>(3).fill(2 | 4 | 8 | 16)]
  const cards = [...possible.keys()]
  const first = [0, 0]
  const tenth = [0, 0]
  for (let n = 0; n < 2000; n++) {
    const dealt = dealAnew(places, cards, possible, chanceFrom(`${n}`))
    assert.equal(dealt.flat().length, cards.length)
    assert.deepEqual(new Set(dealt.flat()), new Set(cards))
    for (const [hand, card] of [dealt[1]![0]!, dealt[2]![0]!].entries()) {
      if (card < 10) first[hand]!++
      if (card === 9) tenth[hand]!++
    }
  }
  for (const n of first) assert.ok(Math.abs(n - 1000) < 110, `${n} of 2000`)
  for (const n of tenth) assert.ok(Math.abs(n - 100) < 50, `${n} of 2000`)
})

test('where cards are in each other’s way a deal that fits is still found', () => {
  const s = lay()
  // b, c, d and e may be in either hand or the deck; what seat 1 has seen leaves only one hand for f.
  table.draw(s, 'deck', 'hand0', { shown: 'all' })
  for (let i = 0; i < 4; i++) table.draw(s, 'deck', i % 2 === 0 ? 'hand0' : 'hand1')
  table.move(s, 'f', 'hand0', 'deck')
  for (let n = 0; n < 200; n++) {
    const world = game.resample(s, 'public', `${n}`)
    assert.deepEqual(
      CARDS,
      [...table.at(world, 'deck'), ...table.at(world, 'hand0'), ...table.at(world, 'hand1')].toSorted(),
    )
  }
})

test('in a resampled world the others know no more than everybody', () => {
  const s = lay()
  table.look(s, [0], 'deck', 3)
  const world = game.resample(s, 1, 'w')
  assert.deepEqual(
    table.slots(world, 'deck', 0),
    CARDS.map(() => null),
  )
  assert.deepEqual(may(world, 0, 'f'), ['deck'])
  assert.equal(table.slots(s, 'deck', 0)[5], 'f')
})

test('the redeal does not look at the truth', () => {
  const s = lay()
  table.draw(s, 'deck', 'hand0')
  const other = game.copy(s)
  other.cards.at.hand0 = ['a']
  other.cards.at.deck = ['f', 'b', 'c', 'd', 'e']
  const deal = (state: State) => {
    const world = game.copy(state)
    table.redeal(world, 1, chanceFrom('same'))
    return world.cards.at
  }
  assert.deepEqual(deal(s), deal(other))
})

test('a card that does not exist or lies elsewhere is named, with the zones of its table, and nothing has moved', () => {
  const s = lay()
  const before = structuredClone(s)
  const zones = 'zones deck, hand0, hand1, pile'
  const named = (run: () => unknown, message: string): void => assert.throws(run, { message })
  const noCard = `'z' is no card of this table (cards such as 'a'; ${zones})`
  named(() => table.zoneOf(s, 'z'), noCard)
  named(() => table.move(s, 'z', 'deck', 'pile'), noCard)
  named(() => table.columnOf(s, 'z'), noCard)
  named(() => table.move(s, 'a', 'cellar' as Zone, 'pile'), `'a' is not in cellar but in deck (${zones})`)
  assert.deepEqual(s, before)
  s.cards.at.deck = []
  named(() => table.zoneOf(s, 'a'), `'a' lies in no zone of this table (cards such as 'a'; ${zones})`)
})

/** Tiles that a seat owns lie with it, as records with a field of their own. */
const tiles = (() => {
  const shape = stateOf({ tiles: cardShape({ bag: ZONES.deck }), owned: list(record({ id: text, used: flag })) })
  type Tiles = Of<typeof shape>
  const rules = language<Tiles, never>()
  const fresh = (id: string) => ({ id, used: false })
  const rows = { bag: ZONES.deck, owned: records((s: Tiles) => s.owned, fresh) }
  const table = new CardTable<Tiles, never, 'bag' | 'owned'>(rules, rows, [...CARDS, 'g'], s => s.tiles)
  const root = rules.proc('root', {})
  root.steps({ wait: root.ask({ who: () => 0, from: [{ do: 'go' }], take: () => next }) })
  const game = defineGame<Tiles, { players: number }, { do: string }, null, never>({
    id: 'tiles',
    version: '2',
    configs: { players: { kind: 'int', min: 2, max: 2, default: 2 } },
    language: rules,
    shape,
    copy: s => structuredClone(s),
    root,
    lay: ({ players }) => ({ tiles: table.lay(players, { bag: CARDS }), owned: [] }),
    upgrades: { 1: json => withCardIds(json, { tiles: table.cards }) },
    view: () => null,
    outcome: () => ({ winners: [], reasons: [] }),
  })
  return { game, table, rules, start: () => game.setup({ players: 2 }, 'x') }
})()

test('a zone of records keeps each card in one place, in the order of arrival, with its own fields', () => {
  const { table, start, game } = tiles
  const s = start()
  assert.equal(table.draw(s, 'bag', 'owned'), 'f')
  table.move(s, 'b', 'bag', 'owned')
  s.owned[0]!.used = true
  assert.deepEqual(s.owned, [
    { id: 'f', used: true },
    { id: 'b', used: false },
  ])
  assert.deepEqual(s.tiles.at, { bag: ['a', 'c', 'd', 'e'] })
  assert.deepEqual(table.at(s, 'owned'), ['f', 'b'])
  assert.equal(table.zoneOf(s, 'b'), 'owned')
  assert.deepEqual(table.whereabouts(s, 1), [{ zones: ['bag'], cards: ['a', 'c', 'd', 'e'] }])
  assert.deepEqual(game.resample(s, 1, 'w').owned, s.owned)
  assert.throws(() => table.move(s, 'a', 'owned', 'bag'), /'a' is not in owned but in bag/)
  table.move(s, 'f', 'owned', 'bag')
  assert.deepEqual(s.owned, [{ id: 'b', used: false }])
  assert.equal(table.draw(s, 'owned', 'bag'), 'b')
  assert.equal(table.draw(s, 'owned', 'bag'), undefined)
  table.draw(s, 'bag', 'owned')
  assert.deepEqual(s.owned, [{ id: 'b', used: false }])
})

test('a zone of lists keeps each card in one of them; a move says in which one', () => {
  const shape = stateOf({ bag: cardShape({ bag: ZONES.deck }), packs: list(list(text)) })
  type Packs = Of<typeof shape>
  const packs = lists((s: Packs) => s.packs)
  const rules = language<Packs, never>()
  const table = new CardTable<Packs, never, 'bag' | 'worn'>(rules, { bag: ZONES.deck, worn: packs }, CARDS, s => s.bag)
  const s = { ...tiles.start(), bag: table.lay(2, { bag: CARDS }), packs: [[], []] as string[][] }
  table.move(s, 'b', 'bag', 'worn', { into: s.packs[1]! })
  table.move(s, 'a', 'bag', 'worn', { into: s.packs[0]! })
  table.move(s, 'c', 'bag', 'worn', { into: s.packs[1]! })
  table.move(s, 'b', 'worn', 'worn', { into: s.packs[0]! })
  assert.deepEqual(s.packs, [['a', 'b'], ['c']])
  assert.deepEqual(table.at(s, 'worn'), ['a', 'b', 'c'])
  assert.throws(() => table.move(s, 'd', 'worn', 'bag'), /'d' is not in worn but in bag/)
  table.move(s, 'b', 'worn', 'bag')
  assert.deepEqual(s.packs, [['a'], ['c']])
  assert.deepEqual(s.bag.at, { bag: ['d', 'e', 'f', 'b'] })
})

test('only cards that are laid have a column, and a copy shares the list of them', () => {
  const { table, start, game } = tiles
  const s = start()
  assert.deepEqual(s.tiles.cards, CARDS)
  assert.equal(s.tiles.possible.length, 3 * CARDS.length)
  assert.equal(start().tiles.cards.length, CARDS.length)
  assert.throws(() => table.columnOf(s, 'g'), /'g' lies in no zone of this table/)
  assert.throws(() => table.lay(2, { bag: ['a', 'z'] }), /'z' is no card of this table/)
  const loaded = game.load(JSON.parse(JSON.stringify(s)), '2')
  assert.deepEqual(loaded, s)
})

test('knowledge goes with the card id: a state that lists its cards in another order means the same', () => {
  const { table, start, game } = tiles
  const s = start()
  table.look(s, [0], 'bag', 2)
  table.draw(s, 'bag', 'owned')
  const order = [5, 0, 3, 1, 4, 2]
  const { cards, possible } = s.tiles
  const turned = {
    ...s.tiles,
    cards: order.map(i => cards[i]),
    possible: [0, 1, 2].flatMap(v => order.map(i => possible[v * 6 + i])),
  }
  assert.deepEqual(game.load({ ...s, tiles: turned }, '2'), s)
})

test('a loaded state whose cards do not fit is refused by name', () => {
  const { table, start, game } = tiles
  const s = start()
  table.draw(s, 'bag', 'owned')
  type Part = typeof s.tiles
  const refused = (change: (part: Part) => Partial<Part>, message: string): void => {
    const tiles = { ...s.tiles, ...change(structuredClone(s.tiles)) }
    assert.throws(() => game.load({ ...s, tiles }, '2'), { name: 'ShapeError', message })
  }
  refused(({ cards }) => ({ cards: ['x', ...cards.slice(1)] }), "state.tiles: the game has no card 'x'")
  refused(({ at }) => ({ at: { bag: ['x', ...at.bag.slice(1)] } }), "state.tiles: the game has no card 'x'")
  refused(({ at }) => ({ at: { bag: ['f', ...at.bag.slice(1)] } }), "state.tiles: 'f' lies in bag and in owned")
  refused(({ at }) => ({ at: { bag: at.bag.slice(1) } }), "state.tiles: 'a' is in play and lies in no zone")
  refused(({ at }) => ({ at: { bag: ['g', ...at.bag] } }), "state.tiles: 'g' lies in bag and is not in play")
  refused(({ cards }) => ({ cards: ['b', ...cards.slice(1)] }), 'state.tiles.cards: names a card twice')
  refused(({ possible }) => ({ possible: possible.slice(1) }), 'state.tiles.possible: expected 18 sets of zones')
  refused(({ possible }) => ({ possible: [4, ...possible.slice(1)] }), 'state.tiles.possible: names a zone too many')
  refused(
    ({ possible }) => ({ possible: [2, ...possible.slice(1)] }),
    "state.tiles.possible[0]: rules out the zone in which 'a' lies",
  )
  refused(({ known }) => ({ known: [...known, []] }), 'state.tiles.known: expected 1 stacks')
  refused(({ known }) => ({ known: [known[0]!.slice(1)] }), 'state.tiles.known[0]: expected 5 slots')
})

test('states that kept knowledge by the place of a card are made new', () => {
  const { table, start, game } = tiles
  const s = start()
  table.look(s, [0], 'bag', 2)
  table.shuffle(s, 'bag')
  const { cards: _, possible, ...part } = s.tiles
  const rows = [0, 1, 2].map(v => possible.slice(v * 6, (v + 1) * 6))
  const old = (may: number[]) => ({ ...s, tiles: { ...part, may } })
  assert.deepEqual(game.load(old(rows.flatMap(row => [...row, 0])), '1'), s)
  assert.throws(() => game.load(old(rows.flat()), '1'), /state.tiles: expected 7 cards/)
})

test('a game asks all its card tables at once, in the order in which they were made', () => {
  const rules = language<State, never>()
  const tables = [0, 1].map(() => new CardTable<State, never, Zone>(rules, ZONES, CARDS, s => s.cards))
  assert.deepEqual(rules.tables, tables)
  const s = lay()
  table.draw(s, 'deck', 'hand0')
  assert.deepEqual(rules.whereabouts(s, 1), [...table.whereabouts(s, 1), ...table.whereabouts(s, 1)])
  const untouched = structuredClone(s)
  rules.redeal(s, 1, chanceFrom('none'), tables)
  assert.deepEqual(s, untouched)
})
