// Parlour: a game just big enough to have everything the kit looks for. A deck, hands, a peek, a pile face down that can
// be stirred, coins, a die, a tip that nobody waits for, and a vote that nobody sees.

import {
  CardTable,
  cardShape,
  copyJson,
  defineGame,
  end,
  type Game,
  int,
  type Json,
  language,
  limit,
  list,
  next,
  type Of,
  type Seat,
  stateOf,
  text,
  type Viewer,
  type Waiting,
  type Whereabouts,
  type ZoneRow,
} from '@lastlight/kernel'

const ZONES = {
  deck: { order: true, seen: 'nobody' },
  pile: { order: true, seen: 'nobody' },
  row: { order: true, seen: 'all' },
  hand0: { order: false, seen: 0 },
  hand1: { order: false, seen: 1 },
  hand2: { order: false, seen: 2 },
} as const satisfies { readonly [zone: string]: ZoneRow }
type Zone = keyof typeof ZONES

export const CARDS: readonly string[] = [
  'ace',
  'bat',
  'cup',
  'dog',
  'elm',
  'fox',
  'gem',
  'hat',
  'ice',
  'jar',
  'key',
  'lid',
]
const ROUNDS = 4

const STATE = stateOf({
  cards: cardShape(ZONES),
  round: int,
  active: int,
  bank: int,
  coins: list(int),
  tips: list(int),
  luck: int,
  votes: list(text),
})
export type State = Of<typeof STATE>
export type Option = { readonly do: string; readonly card?: string; readonly to?: Seat; readonly on?: string }
export type Event = { readonly e: string; readonly [name: string]: Json }

const rules = language<State, Event>()
const { proc, call, tell, roll } = rules
export const table = new CardTable<State, Event, Zone>(rules, ZONES, CARDS, s => s.cards)
export const handOf = (seat: Seat): Zone => `hand${seat as 0 | 1 | 2}`

const NO_CARD = limit('PAR-ACT-01', 'parlour.noCard')
const NOT_YOURS = limit('PAR-ACT-02', 'parlour.notYours')
const NO_COIN = limit('PAR-TIP-01', 'parlour.noCoin')
const ONE_TIP = limit('PAR-TIP-02', 'parlour.oneTip')

const ACTS: readonly Option[] = [
  ...['draw', 'peek', 'stir', 'fetch', 'earn'].map(name => ({ do: name })),
  ...['bury', 'show'].flatMap(name => CARDS.map(card => ({ do: name, card }))),
]

/** From the bank, as far as it has any. */
function earn(s: State, seat: Seat, amount: number): void {
  const paid = Math.min(amount, s.bank)
  s.bank -= paid
  s.coins[seat]! += paid
}

const DEEDS: { readonly [name: string]: (s: State, seat: Seat, card: string) => void } = {
  draw(s, seat) {
    const card = table.draw(s, 'deck', handOf(seat))!
    tell.only?.([seat], { e: 'drew', seat, card }, { e: 'drew', seat })
  },
  peek(s, seat) {
    const [card] = table.look(s, [seat], 'deck', 1)
    tell.only?.([seat], { e: 'peeked', seat, card: card! }, { e: 'peeked', seat })
  },
  stir(s, seat) {
    table.shuffle(s, 'pile')
    tell.all?.({ e: 'stirred', seat })
  },
  fetch(s, seat) {
    const card = table.draw(s, 'pile', handOf(seat))!
    tell.only?.([seat], { e: 'fetched', seat, card }, { e: 'fetched', seat })
  },
  earn(s, seat) {
    const rolled = roll(s, 3)
    s.luck += rolled
    earn(s, seat, 1)
    tell.all?.({ e: 'earned', seat, rolled })
  },
  bury(s, seat, card) {
    table.move(s, card, handOf(seat), 'pile')
    tell.only?.([seat], { e: 'buried', seat, card }, { e: 'buried', seat })
  },
  show(s, seat, card) {
    table.move(s, card, handOf(seat), 'row')
    tell.all?.({ e: 'showed', seat, card })
  },
}

const turn = proc('turn', { seat: int, left: int })
turn.steps({
  act: turn.ask({
    from: ACTS,
    limit(s, l, o) {
      if (o.card !== undefined) return table.at(s, handOf(l.seat)).includes(o.card) ? undefined : NOT_YOURS
      if (o.do === 'earn') return undefined
      const zone = o.do === 'draw' || o.do === 'peek' ? 'deck' : 'pile'
      return table.at(s, zone).length > (o.do === 'stir' ? 1 : 0) ? undefined : NO_CARD
    },
    take(s, l, o) {
      DEEDS[o.do]!(s, l.seat, o.card ?? '')
      return next
    },
  }),
  again: (_, l) => (--l.left > 0 ? 'act' : end),
})

const ballot = proc('ballot', { seat: int }, { gives: text })
ballot.steps({
  vote: ballot.ask({
    from: [
      { do: 'vote', on: 'keep' },
      { do: 'vote', on: 'share' },
    ],
    take: (_, l, o) => {
      tell.only?.([l.seat], { e: 'voted', on: o.on })
      return ballot.give(o.on)
    },
  }),
})

const parlour = proc('parlour', {})
parlour.steps({
  deal(s) {
    table.shuffle(s, 'deck')
    for (const [seat] of s.coins.entries())
      for (let i = 0; i < 2; i++) {
        const card = table.draw(s, 'deck', handOf(seat))!
        tell.only?.([seat], { e: 'drew', seat, card }, { e: 'drew', seat })
      }
    return next
  },
  turn: s => call(turn, { seat: s.active, left: 3 }),
  round(s) {
    s.active = (s.active + 1) % s.coins.length
    return s.active > 0 ? 'turn' : next
  },
  vote: parlour.secretly({
    who: s => s.coins.map((_, seat) => seat),
    lane: ballot,
    with: (_, _l, seat) => ({ seat }),
    then(s, _, gave) {
      s.votes = gave.map(each => each.gave)
      tell.all?.({ e: 'opened', votes: s.votes })
      if (s.votes.every(vote => vote === 'share')) for (const [seat] of s.coins.entries()) earn(s, seat, 1)
      s.tips.fill(0)
      return ++s.round < ROUNDS ? 'turn' : end
    },
  }),
})

const TIPS = [0, 1, 2].map(to => ({ do: 'tip', to }))

export interface View {
  readonly round: number
  readonly active: Seat
  readonly bank: number
  readonly coins: readonly number[]
  readonly tips: readonly number[]
  readonly luck: number
  readonly votes: readonly string[]
  readonly hand: readonly string[]
  readonly hands: readonly number[]
  readonly row: readonly string[]
  readonly deck: readonly (string | null)[]
  readonly pile: readonly (string | null)[]
  readonly whereabouts: readonly Whereabouts[]
  readonly waiting: Waiting
}

const view = (s: State, viewer: Viewer): View => ({
  round: s.round,
  active: s.active,
  bank: s.bank,
  coins: [...s.coins],
  tips: [...s.tips],
  luck: s.luck,
  votes: [...s.votes],
  hand: viewer === 'public' ? [] : [...table.at(s, handOf(viewer))],
  hands: s.coins.map((_, seat) => table.at(s, handOf(seat)).length),
  row: [...table.at(s, 'row')],
  deck: table.slots(s, 'deck', viewer),
  pile: table.slots(s, 'pile', viewer),
  whereabouts: rules.whereabouts(s, viewer),
  waiting: rules.waiting(s),
})

export type Config = { players: number; rich: boolean }

export const game: Game<State, Config, Option, View, Event> = defineGame<State, Config, Option, View, Event>({
  id: 'parlour',
  version: '1',
  configs: {
    players: { kind: 'int', min: 2, max: 3, default: 2 },
    rich: { kind: 'flag', default: false },
  },
  language: rules,
  shape: STATE,
  copy: s => copyJson(s as unknown as Json) as unknown as State,
  root: parlour,
  free: [
    {
      candidates(s, seat, offer) {
        const broken = s.coins[seat] === 0 ? NO_COIN : s.tips[seat] === 0 ? undefined : ONE_TIP
        for (let to = 0; to < s.coins.length; to++) offer.add(TIPS[to]!, to === seat ? NO_COIN : broken)
      },
      take(s, seat, o) {
        s.coins[seat]!--
        s.coins[o.to!]!++
        s.tips[seat]!++
        tell.all?.({ e: 'tipped', seat, to: o.to! })
      },
    },
  ],
  lay: ({ players, rich }) => ({
    cards: table.lay(players, { deck: CARDS }),
    round: 0,
    active: 0,
    bank: rich ? 20 : 5,
    coins: new Array<number>(players).fill(rich ? 2 : 1),
    tips: new Array<number>(players).fill(0),
    luck: 0,
    votes: [],
  }),
  view,
  outcome: s => ({
    winners: s.coins.flatMap((coins, seat) => (coins === Math.max(...s.coins) ? [seat] : [])),
    scores: s.coins,
    reasons: [],
  }),
})
