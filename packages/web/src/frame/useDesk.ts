// Everything that is known and done at one table, put together for its frame.

import { type Seat, same } from '@lastlight/kernel'
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { useLaying } from '../choosing/useLaying.ts'
import * as choosing from '../face/choice.ts'
import type { Face, Thing } from '../face/face.ts'
import type { Answer, Sight, Table, TableInfo, TableState } from '../play/table.ts'
import { prefs } from '../prefs/prefs.ts'
import { pending, type Scene, shownSight } from '../showing/following.ts'
import { useFollowing } from '../showing/useFollowing.ts'
import { useWalking } from '../showing/useWalking.ts'
import { sound } from '../sound/sound.ts'
import { useWatched } from '../ui/store.ts'
import { useWords } from '../words/words.tsx'
import type { Desk, Open, Refusing } from './desk.ts'

interface Given {
  readonly table: Table
  readonly state: TableState
  readonly info: TableInfo
  readonly latest: Sight
  readonly face: Face
  readonly frame: RefObject<HTMLElement | null>
}

/** So many wishes are listed with 'Why not?'. */
const MOST_WISHES = 5
const NO_OPTIONS: readonly unknown[] = []

/** Options that were done as one, and the version that they led to. */
interface Run {
  readonly version: number
  readonly count: number
}

interface Desks {
  /** What is on the screen. */
  readonly desk: Desk
  /** Where something is chosen: it keeps its place while something else is shown. */
  readonly asking: Desk
}

export function useNewDesk({ table, state, info, latest, face, frame }: Given): Desks {
  const words = useWords()
  const { speed, oneTap, confirm: asksTwice } = useWatched(prefs)
  const remember = useWalking(frame, speed)
  const followed = useFollowing(table, face, remember)
  const sight = shownSight(followed.show, latest)
  const { view, viewer } = sight
  const me = typeof viewer === 'number' ? viewer : undefined
  const saying = useMemo(() => face.saying(words), [face, words])

  const following = followed.show.now !== null
  const [again] = followed.show.again
  const asked = useAsked(latest)
  const options = following ? NO_OPTIONS : asked.options
  const ending = useMemo(() => (options.length === 1 ? undefined : face.ending(options)), [face, options])
  const offers = useMemo(() => choosing.offersOf(face, options, view), [face, options, view])
  const question = `${viewer} ${asked.number} ${following}`
  const [pointing, setPointing] = useState({ question, choice: choosing.NOTHING })
  const choice = useMemo(() => {
    if (pointing.question !== question) return choosing.fresh(offers)
    return pointing.choice.offers === offers ? pointing.choice : choosing.carried(pointing.choice, offers)
  }, [pointing, question, offers])
  const setChoice = (next: choosing.Choice): void => {
    setDoubt(undefined)
    setPointing({ question, choice: next })
  }
  const payment = useMemo(
    () => (me === undefined || options.length === 0 ? undefined : face.payment(options, view, me, words)),
    [face, options, view, me, words],
  )
  const laying = useLaying(payment, question)
  const apart = useMemo(
    () => offers.filter(({ option }) => option !== ending && !payment?.kinds.some(kind => same(kind.option, option))),
    [offers, ending, payment],
  )
  const heads = useMemo(() => choosing.headsOf(apart), [apart])
  const list = choosing.listed({ ...choice, offers: apart }, heads)
  const wished = useMemo(
    () => (me === undefined || !latest.asked || following ? [] : face.wishes(view, me, options)),
    [face, view, me, options, latest.asked, following],
  )
  const head = choosing.headIn(choice, heads)
  // What each of several cannot do says little before one of them is chosen.
  const wishes = (
    heads.length === 0 ? wished : wished.filter(wish => head !== undefined && face.things(wish, view)[0] === head)
  ).slice(0, MOST_WISHES)

  const [busy, setBusy] = useState(false)
  /** The choice that was asked about once more; another one has not been. */
  const [doubt, setDoubt] = useState<unknown>()
  const [refusing, setRefusing] = useState<(Refusing & { readonly question: string }) | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const [open, setOpen] = useState<Open>(null)
  const [openedRule, openRule] = useState<string | null>(null)
  const [tab, setTab] = useState(face.panels[0]!.id)
  const runs = useRef<readonly Run[]>([])
  const free = state.link === 'open' && !following && !again && !busy && !info.paused

  function answered(answer: Answer, wish: unknown): boolean {
    if (answer.ok) {
      asked.settle()
      return true
    }
    setRefusing({ wish, why: answer, question })
    return false
  }

  async function ask(tried: () => Promise<Answer>, wish?: unknown): Promise<boolean> {
    setBusy(true)
    setRefusing(null)
    setDone(null)
    followed.acting(true)
    try {
      return answered(await tried(), wish)
    } finally {
      followed.acting(false)
      setBusy(false)
    }
  }

  async function play(option: unknown): Promise<void> {
    const words = saying.option(option, view)
    sound('confirm')
    if (await ask(() => table.play(option), option)) setDone(words)
  }

  /** Whether a choice is asked about before it is done; it is, when it is final. */
  const isFinal = (option: unknown): boolean => face.final?.(option, view, words) !== undefined

  function confirm(option: unknown = choice.chosen): void {
    if (!free || option === undefined) return
    if (asksTwice && isFinal(option) && doubt !== option) setDoubt(option)
    else void play(option)
  }

  /** The first tap chooses, the second one does it; where one tap is wanted, it does what can be taken back. */
  function settle(next: choosing.Choice): void {
    if (!free) return
    const again =
      choice.chosen !== undefined && next.chosen === undefined && next.pointed.length < choice.pointed.length
    if (again) return confirm()
    sound('choose')
    setRefusing(null)
    setChoice(next)
    if (oneTap && next.chosen !== undefined && !isFinal(next.chosen)) void play(next.chosen)
  }

  function point(thing: Thing): void {
    if (following || again) return followed.skip()
    if (choosing.isLit(choice, thing)) return settle(choosing.point(choice, thing))
    const wish = [...wishes, ...wished].find(each => face.things(each, view).includes(thing))
    if (wish !== undefined) why(wish)
  }

  function choose(option: unknown): void {
    const offer = offers.find(each => same(each.option, option))
    if (!offer || !free) return
    if (choice.chosen === offer.option) return confirm()
    settle(choosing.choose(choice, offer.option))
  }

  function why(wish: unknown): void {
    if (refusing && refusing.question === question && same(refusing.wish, wish)) return setRefusing(null)
    void table.why(wish).then(reason => {
      if (reason) setRefusing({ wish, why: { reason }, question })
    })
  }

  async function playAll(all: readonly unknown[]): Promise<void> {
    sound('confirm')
    let count = 0
    for (const option of all) {
      if (!(await ask(() => table.play(option)))) break
      count++
    }
    const { sight: now } = table.get()
    if (now && count > 1) runs.current = [...runs.current, { version: now.version, count }]
  }

  async function undo(): Promise<void> {
    if (!free || !latest.undo) return
    sound('undo')
    const run = runs.current.find(({ version }) => version === latest.version)
    for (let n = run?.count ?? 1; n > 0; n--) if (!(await ask(() => table.undo()))) return
  }

  const asking: Desk = {
    table,
    state,
    info,
    face,
    saying,
    sight,
    question,
    me,
    nameOf: useCallback((seat: Seat) => info.seats[seat]?.name ?? String(seat + 1), [info]),
    choice,
    free,
    heads,
    list,
    ending,
    payment,
    paying:
      payment !== undefined &&
      ![ending, ...apart.map(({ option }) => option)].some(each => each !== undefined && each === choice.chosen),
    ...laying,
    wishes,
    busy,
    doubted: choice.chosen !== undefined && doubt === choice.chosen,
    refusing: refusing && refusing.question === question ? refusing : null,
    done,
    following,
    missed: followed.show.missed,
    told: state.told.slice(0, state.told.length - pending(followed.show)),
    stirred: followed.stirred,
    changed: followed.changed,
    open,
    setOpen,
    tab,
    setTab,
    openedRule,
    point,
    choose,
    unchoose() {
      setDoubt(undefined)
      if (choice.pointed.length === 0 && (choice.chosen === undefined || offers.length === 1)) return false
      setChoice(choosing.fresh(offers))
      return true
    },
    confirm: () => confirm(),
    playAll: all => void playAll(all),
    undo: () => void undo(),
    redo() {
      if (free && latest.redo) void ask(() => table.redo())
    },
    why,
    shut: () => setRefusing(null),
    forget: () => setDone(null),
    skip: followed.skip,
    again: followed.again,
    read: followed.read,
    openRule,
    closeRule: () => openRule(null),
    keyOf(thing) {
      const about = list.flatMap((offer, i) => (offer.things.includes(thing) ? [i + 1] : []))
      return about.length === 1 && about[0]! <= 9 ? about[0] : undefined
    },
  }
  return { asking, desk: again ? shownAgain(asking, again, followed.show.again.length - 1) : asking }
}

/** The table as it stood: nothing on it can be chosen. */
const shownAgain = (desk: Desk, { sight, events }: Scene, left: number): Desk => ({
  ...desk,
  sight,
  showing: { events, left },
  following: true,
  choice: choosing.NOTHING,
  heads: [],
  list: [],
  payment: undefined,
  laid: undefined,
  wishes: [],
  keyOf: () => undefined,
})

interface Asked {
  readonly options: readonly unknown[]
  /** Another one for another question. */
  readonly number: number
  /** What was asked is answered: the same options are a new question now. */
  settle(): void
}

/** A question stays the same while others go on, as long as the same is offered. */
function useAsked({ options }: Sight): Asked {
  const [asked, setAsked] = useState({ options, number: 0 })
  const isNew = options !== asked.options && !same(options, asked.options)
  const now = isNew ? { options, number: asked.number + 1 } : asked
  if (isNew) setAsked(now)
  return { ...now, settle: () => setAsked(before => ({ ...before, number: before.number + 1 })) }
}
