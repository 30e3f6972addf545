// Runs procedures until a seat has to choose.

import type { Chance } from '../chance.ts'
import type { Json, Reason, Seat, Tell } from '../contract.ts'
import { Refusal } from '../contract.ts'
import { same } from '../same.ts'
import { dump, Runaway } from './dump.ts'
import type { Flow, Frame, Lane, Locals } from './flow.ts'
import { Candidates, limit, type Offer, reasonOf } from './offer.ts'
import { end, given, type Node, next, type Procedure } from './procedure.ts'
import type { Teller } from './teller.ts'

export interface StateBase {
  flow: Flow
  chance: Chance
}

/** An act that a seat may do although the game does not wait for it. */
export interface FreeAct<S, O> {
  candidates(s: S, seat: Seat, offer: Offer<O>): void
  /** May call a procedure: it runs on the seat's own lane. */
  take(s: S, seat: Seat, o: O): void
}

/** The option that takes back an answer which is not opened yet. */
export const RECONSIDER = Object.freeze({ do: 'reconsider' })

const OVER = limit('KERNEL', 'kernel.over')
const NO_SEAT = limit('KERNEL', 'kernel.noSuchSeat')
const NOT_ASKED = limit('KERNEL', 'kernel.notAsked')
const UNKNOWN = limit('KERNEL', 'kernel.unknown')

const FUEL = 200_000
/** The stack while nothing runs: calls throw. */
const NO_STACK: Frame[] = Object.freeze<Frame[]>([]) as Frame[]

interface Memo<S> {
  readonly s: S
  readonly seat: Seat
  /** Whether a question is known to wait for the seat. */
  waits: boolean
  /** The step of that question, where it began to wait before its options were listed. */
  readonly step: Ask<S> | undefined
  /** The options of the question, and with the free acts after them; each listed when it is needed first. */
  question: readonly unknown[] | undefined
  all: readonly unknown[] | undefined
  /** The options of the kind that was wanted last. */
  ofKind: readonly unknown[]
}

const NONE: readonly unknown[] = []

type Ask<S> = Node<S> & { kind: 'ask' }

export class Machine<S extends StateBase, E> {
  readonly nodes = new Map<string, Node<S>>()
  readonly procedures = new Map<string, Procedure<S, unknown, unknown, unknown>>()
  readonly #teller: Teller<E>
  free: readonly FreeAct<S, unknown>[] = []
  explain: ((s: S, seat: Seat, wish: unknown) => Reason | undefined) | undefined

  #memo: Memo<S> | undefined
  #fuel = 0
  /** The stack that is running, and its lane when it is not the main one. */
  #running: Frame[] = NO_STACK
  #lane: Lane | undefined
  /** By depth of the stack, the step that was looked up last. It is mostly wanted again: comparing labels is faster. */
  readonly #met: Node<S>[] = []
  /** One offer and one list of free acts serve all questions: new ones at each question cost speed. */
  readonly #offer = new Candidates(false)
  #freeActs: unknown[] = []

  constructor(teller: Teller<E>) {
    this.#teller = teller
  }

  add(procedure: Procedure<S, unknown, unknown, unknown>): void {
    if (this.procedures.has(procedure.name)) throw new Error(`two procedures are called ${procedure.name}`)
    this.procedures.set(procedure.name, procedure)
  }

  /** Must be called once all steps are written. */
  link(): void {
    for (const procedure of this.procedures.values()) {
      if (procedure.nodes.length === 0) throw new Error(`${procedure.name} has no steps`)
      for (const node of procedure.nodes) this.nodes.set(node.label, node)
    }
  }

  call<L, G, P>(procedure: Procedure<S, L, G, P>, params: P, into: string): typeof next {
    this.#running.push({ at: procedure.first, l: procedure.begin(params), into })
    return next
  }

  /** Drops the cached options; for tests that change a state by hand. */
  forget(): void {
    this.#memo = undefined
  }

  raise(s: S, seats: 'all' | readonly Seat[]): void {
    const barriers = s.flow.barriers
    if (this.#lane) barriers[this.#lane.seat]!++
    else if (seats === 'all') for (let i = 0; i < barriers.length; i++) barriers[i]!++
    else for (const seat of seats) barriers[seat]!++
  }

  begin<L, G, P>(s: S, root: Procedure<S, L, G, P>, params: P, tell: Tell<E> | undefined): void {
    s.flow.stack.push({ at: root.first, l: root.begin(params), into: '' })
    const before = this.#listen(tell)
    try {
      this.#recheckQuestions(s)
    } finally {
      this.#stopListening(before)
    }
  }

  pending(s: S): readonly Seat[] {
    const { stack, lanes, open } = s.flow
    if (stack.length === 0) return []
    if (lanes.length === 0) {
      const memo = this.#memo
      if (memo !== undefined && memo.s === s && memo.waits) return [memo.seat]
    }
    const seats: Seat[] = []
    for (const lane of lanes) if (!lane.done) seats.push(lane.seat)
    if (!open) {
      const f = stack[stack.length - 1]!
      const node = this.nodes.get(f.at)!
      if (node.kind === 'ask') {
        const who = node.who(s, f.l)
        if (!seats.includes(who)) seats.unshift(who)
      }
    }
    return seats
  }

  options(s: S, seat: Seat): readonly unknown[] {
    const memo = this.#memoOf(s, seat)
    return (memo.all ??= this.#withFreeActs(s, seat, this.#questionOf(memo)))
  }

  /** The kinds by which the options of the seat's question can be listed, if it has such. */
  kinds(s: S, seat: Seat): readonly string[] | undefined {
    return this.#stepOf(this.#memoOf(s, seat))?.kinds
  }

  /** The options of one kind that the seat's question offers. */
  optionsOf(s: S, seat: Seat, kind: string): readonly unknown[] {
    const memo = this.#memoOf(s, seat)
    const step = this.#stepOf(memo)
    if (step?.kinds === undefined) throw new Error(`seat ${seat} is asked nothing that is listed by kinds`)
    return (memo.ofKind = this.#legal(s, step, this.#frameOf(s, seat)!.l, kind))
  }

  play(s: S, seat: Seat, option: unknown, tell: Tell<E> | undefined): void {
    const memo = this.#memoOf(s, seat)
    let chosen = option
    let isAnswer = memo.ofKind.includes(option)
    if (!isAnswer) {
      const list = this.options(s, seat)
      let i = list.indexOf(option)
      if (i < 0) {
        i = list.findIndex(o => same(o, option))
        if (i < 0) throw new Refusal(this.refusal(s, seat, option)!)
      }
      chosen = list[i]
      isAnswer = i < this.#questionOf(memo).length
    }
    this.#memo = undefined
    const before = this.#listen(tell)
    try {
      if (isAnswer) this.#answer(s, seat, chosen)
      else this.#act(s, seat, chosen)
      this.#recheckQuestions(s)
    } finally {
      this.#stopListening(before)
    }
  }

  refusal(s: S, seat: Seat, wish: unknown): Reason | undefined {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < s.flow.barriers.length)) return reasonOf(NO_SEAT, s, seat, wish)
    if (s.flow.stack.length === 0) return reasonOf(OVER, s, seat, wish)
    const list = this.options(s, seat)
    if (list.some(o => same(o, wish))) return undefined
    const f = this.#frameOf(s, seat)
    if (f) {
      const found = this.#explained(s, this.nodes.get(f.at) as Ask<S>, f.l, wish)
      if (found.isNamed) return found.reason(s, f.l, f.at)
    }
    if (!s.flow.secret)
      for (const act of this.free) {
        const found = new Candidates(true, wish)
        act.candidates(s, seat, found)
        if (found.isNamed) return found.reason(s, seat, 'a free act')
      }
    return this.explain?.(s, seat, wish) ?? reasonOf(f ? UNKNOWN : NOT_ASKED, s, seat, wish)
  }

  #explained(s: S, node: Ask<S>, l: Locals, wish: unknown): Candidates {
    const found = new Candidates(true, wish)
    if (node.candidates) node.candidates(s, l, found)
    else
      for (const [i, o] of (node.fixed ?? node.from(s, l)).entries())
        if (same(o, wish)) found.add(o, node.limit?.(s, l, o, i))
    return found
  }

  #listen(tell: Tell<E> | undefined): Tell<E> | undefined {
    this.#fuel = FUEL
    return this.#teller.open(tell)
  }

  #stopListening(before: Tell<E> | undefined): void {
    this.#teller.close(before)
    this.#running = NO_STACK
    this.#lane = undefined
  }

  /** The frame whose question this seat has to answer, its own lane first. */
  #frameOf(s: S, seat: Seat): Frame | undefined {
    const { stack, lanes, open } = s.flow
    for (const lane of lanes) if (lane.seat === seat && !lane.done) return lane.stack[lane.stack.length - 1]
    if (open) return undefined
    const f = stack[stack.length - 1]
    if (f === undefined) return undefined
    const node = this.nodes.get(f.at)!
    return node.kind === 'ask' && node.who(s, f.l) === seat ? f : undefined
  }

  #remember(s: S, seat: Seat, waits: boolean, question?: readonly unknown[], step?: Ask<S>): Memo<S> {
    return (this.#memo = { s, seat, waits, step, question, all: undefined, ofKind: NONE })
  }

  #memoOf(s: S, seat: Seat): Memo<S> {
    const memo = this.#memo
    return memo !== undefined && memo.s === s && memo.seat === seat ? memo : this.#remember(s, seat, false)
  }

  /** The step that asks the seat. */
  #stepOf({ s, seat, step }: Memo<S>): Ask<S> | undefined {
    if (step !== undefined) return step
    const f = this.#frameOf(s, seat)
    return f && (this.nodes.get(f.at) as Ask<S>)
  }

  #questionOf(memo: Memo<S>): readonly unknown[] {
    if (memo.question === undefined) {
      memo.question = this.#asked(memo.s, memo.seat)
      if (memo.question.length > 0) memo.waits = true
    }
    return memo.question
  }

  #asked(s: S, seat: Seat): readonly unknown[] {
    const f = this.#frameOf(s, seat)
    if (f) return this.#legal(s, this.nodes.get(f.at) as Ask<S>, f.l)
    const { secret, lanes } = s.flow
    return secret && lanes.some(lane => lane.seat === seat && lane.done) ? [RECONSIDER] : []
  }

  /** Lists the options of this question, or only those of one kind; it neither reads nor changes `#memo`. */
  #legal(s: S, node: Ask<S>, l: Locals, kind?: string): unknown[] {
    if (node.candidates !== undefined) {
      const allowed: unknown[] = []
      this.#offer.allowed = allowed
      this.#offer.only = kind
      node.candidates(s, l, this.#offer)
      if (kind === undefined && node.kinds !== undefined) checkKinds(node, node.kinds, allowed)
      return allowed
    }
    const from = node.fixed ?? node.from(s, l)
    const broken = node.limit
    if (broken === undefined) return from.slice()
    const legal: unknown[] = []
    for (let i = 0; i < from.length; i++) if (broken(s, l, from[i], i) === undefined) legal.push(from[i])
    return legal
  }

  /** A lane that only waits needs no list: its options are listed when its seat asks for them. */
  #hasChoice(s: S, node: Ask<S>, l: Locals): boolean {
    if (node.candidates !== undefined) return this.#legal(s, node, l).length > 0
    const from = node.fixed ?? node.from(s, l)
    const broken = node.limit
    if (broken === undefined) return from.length > 0
    for (let i = 0; i < from.length; i++) if (broken(s, l, from[i], i) === undefined) return true
    return false
  }

  #withFreeActs(s: S, seat: Seat, list: readonly unknown[]): readonly unknown[] {
    if (this.free.length === 0 || s.flow.secret || s.flow.barriers[seat] === undefined) return list
    if (s.flow.stack.length === 0) return list
    const offer = this.#offer
    if (this.#freeActs.length > 0) this.#freeActs = []
    const found = this.#freeActs
    offer.allowed = found
    offer.only = undefined
    // Plain counted loops: this runs at every question and mostly finds nothing.
    for (let a = 0; a < this.free.length; a++) this.free[a]!.candidates(s, seat, offer)
    return found.length === 0 ? list : [...list, ...found]
  }

  #answer(s: S, seat: Seat, option: unknown): void {
    const { flow } = s
    if (flow.lanes.length === 0) return this.#take(s, flow.stack, undefined, option)
    for (const lane of flow.lanes)
      if (lane.seat === seat) {
        if (lane.done) {
          if (option !== RECONSIDER) continue
          this.#restartLane(s, lane)
          this.#lane = lane
        } else this.#take(s, lane.stack, lane, option)
        return
      }
    this.#take(s, flow.stack, undefined, option)
  }

  #take(s: S, stack: Frame[], lane: Lane | undefined, option: unknown): void {
    this.#running = stack
    this.#lane = lane
    this.#teller.onlyTo(lane !== undefined && s.flow.secret ? lane.seat : undefined)
    const f = stack[stack.length - 1]!
    const node = this.nodes.get(f.at) as Ask<S>
    this.#go(stack, f, node, node.take(s, f.l, option))
  }

  #act(s: S, seat: Seat, option: unknown): void {
    let lane = s.flow.lanes.find(l => l.seat === seat)
    if (!lane) {
      lane = { seat, stack: [], done: false, gave: null }
      s.flow.lanes.push(lane)
    }
    lane.done = false
    this.#running = lane.stack
    this.#lane = lane
    for (const act of this.free) {
      const found = new Candidates(true, option)
      act.candidates(s, seat, found)
      if (found.isNamed) return act.take(s, seat, option)
    }
  }

  /** The node where the frame continues; undefined when another frame is on top of the stack. */
  #go(stack: Frame[], f: Frame, node: Node<S>, to: string): Node<S> | undefined {
    const onTop = stack[stack.length - 1] === f
    const after = to === next ? node.next : to === end ? undefined : this.#labelled(node, to)
    if (after !== undefined) {
      f.at = after.label
      return onTop ? after : undefined
    }
    if (onTop) this.#return(stack, f)
    else f.at = node.proc.last
    return undefined
  }

  #nodeAt(label: string, depth: number): Node<S> {
    const met = this.#met[depth]
    if (met !== undefined && met.label === label) return met
    return (this.#met[depth] = this.nodes.get(label)!)
  }

  #labelled(node: Node<S>, to: string): Node<S> {
    const there = node.proc.labels.get(to)
    if (there === undefined) throw new Error(`${node.label} goes to '${to}', which ${node.proc.name} does not have`)
    return there
  }

  #return(stack: Frame[], f: Frame): void {
    stack.pop()
    const value = given.value
    given.value = null
    const caller = stack[stack.length - 1]
    if (caller !== undefined) {
      if (f.into !== '') caller.l[f.into] = value as Json
    } else if (this.#lane !== undefined && value !== null) this.#lane.gave = value as Json
  }

  /** Runs one stack until it asks, opens lanes or is empty; true when it asks. */
  #advance(s: S, stack: Frame[], lane: Lane | undefined): boolean {
    this.#running = stack
    this.#lane = lane
    const { flow } = s
    this.#teller.onlyTo(lane !== undefined && flow.secret ? lane.seat : undefined)
    let known: Node<S> | undefined
    while (stack.length > 0 && !flow.over) {
      if (this.#fuel-- === 0) throw new Runaway(flow)
      const f = stack[stack.length - 1]!
      const node: Node<S> = known ?? this.#nodeAt(f.at, stack.length)
      switch (node.kind) {
        case 'act':
          known = this.#go(stack, f, node, node.act(s, f.l))
          break
        case 'ask': {
          if (lane !== undefined && !node.alone) {
            if (node.sure || this.#hasChoice(s, node, f.l)) {
              if (node.who(s, f.l) !== lane.seat) throw new Error(`a lane asks another seat\n${dump(flow)}`)
              return true
            }
            known = this.#go(stack, f, node, next)
            break
          }
          if (node.sure && !node.alone) {
            this.#wait(s, node.who(s, f.l), undefined, node)
            return true
          }
          const legal = this.#legal(s, node, f.l)
          if (legal.length > 1 || (legal.length === 1 && !node.alone)) {
            if (lane === undefined) this.#wait(s, node.who(s, f.l), legal)
            return true
          }
          known = this.#go(stack, f, node, legal.length === 1 ? node.take(s, f.l, legal[0]) : next)
          break
        }
        case 'lanes':
          if (lane) throw new Error(`${node.label}: a lane cannot open lanes`)
          return false
      }
    }
    return false
  }

  #wait(s: S, seat: Seat, legal: readonly unknown[] | undefined, step?: Ask<S>): void {
    if (s.flow.asked !== seat) {
      s.flow.asked = seat
      this.raise(s, 'all')
    }
    if (s.flow.lanes.length === 0) this.#remember(s, seat, true, legal, step)
  }

  /** Checks every waiting question again, and goes on where there is nothing to choose. */
  #recheckQuestions(s: S): void {
    const { flow } = s
    let acted: Lane | undefined = this.#lane
    for (;;) {
      const asks = !flow.open && !flow.over && this.#advance(s, flow.stack, undefined)
      if (flow.over) {
        flow.stack = []
        flow.lanes = []
        flow.open = flow.secret = false
        return
      }
      if (flow.lanes.length === 0 && !flow.open) {
        if (flow.stack.length === 0) {
          flow.over = true
          continue
        }
        if (asks) return
        this.#open(s)
        acted = undefined
      }
      // A secret answer changes nothing outside its own lane, so only that lane is checked again.
      for (const lane of flow.lanes)
        if (!lane.done && (!flow.secret || acted === undefined || lane === acted)) {
          this.#advance(s, lane.stack, lane)
          lane.done = lane.stack.length === 0
        }
      if (flow.over) continue
      if (flow.open) {
        if (!flow.lanes.every(lane => lane.done)) return
        this.#close(s)
      } else {
        const busy = flow.lanes.filter(lane => !lane.done)
        const waited = busy.length < flow.lanes.length
        flow.lanes = busy
        if (busy.length > 0 || !waited) return
      }
    }
  }

  #open(s: S): void {
    const { flow } = s
    const f = flow.stack[flow.stack.length - 1]!
    const node = this.nodes.get(f.at)!
    if (node.kind !== 'lanes') throw new Error(`${node.label} opens no lanes`)
    flow.open = true
    flow.secret = node.secret
    flow.asked = -1
    for (const seat of node.who(s, f.l)) {
      const lane: Lane = { seat, stack: [], done: false, gave: null }
      flow.lanes.push(lane)
      this.#restartLane(s, lane)
    }
  }

  /** Puts a lane back to its beginning. */
  #restartLane(s: S, lane: Lane): void {
    const f = s.flow.stack[s.flow.stack.length - 1]!
    const node = this.nodes.get(f.at)!
    if (node.kind !== 'lanes') throw new Error(`${node.label} opens no lanes`)
    lane.stack = [{ at: node.lane.first, l: node.lane.begin(node.with(s, f.l, lane.seat)), into: '' }]
    lane.done = false
    lane.gave = null
  }

  #close(s: S): void {
    const { flow } = s
    const gave = flow.lanes.map(lane => ({ seat: lane.seat, gave: lane.gave as unknown }))
    const f = flow.stack[flow.stack.length - 1]!
    const node = this.nodes.get(f.at)!
    if (node.kind !== 'lanes') throw new Error(`${node.label} opens no lanes`)
    flow.lanes = []
    flow.open = flow.secret = false
    this.#running = flow.stack
    this.#lane = undefined
    this.#teller.onlyTo(undefined)
    this.raise(s, 'all')
    this.#go(flow.stack, f, node, node.then(s, f.l, gave))
  }

  dropSecretAnswers(s: S, viewer: Seat | 'public'): void {
    if (!s.flow.secret) return
    this.#fuel = FUEL
    for (const lane of s.flow.lanes)
      if (lane.seat !== viewer) {
        this.#restartLane(s, lane)
        this.#advance(s, lane.stack, lane)
      }
    this.#teller.onlyTo(undefined)
    this.#running = NO_STACK
    this.#lane = undefined
  }
}

/** Who lists a question by its kinds would never see an option of another kind. */
function checkKinds(
  { label }: { readonly label: string },
  kinds: readonly string[],
  options: readonly unknown[],
): void {
  for (const option of options) {
    const { do: what } = option as { readonly do: string }
    if (!kinds.includes(what)) throw new Error(`${label} offers '${what}', which is none of its kinds`)
  }
}
