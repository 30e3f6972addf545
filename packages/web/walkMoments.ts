// Plays whole games at a table with one person who only ends turns, against bots that answer at once, and drives what the
// page does with the news: its queue of scenes and its moments. Time passes only here. Counts the big events that were
// on screen for their whole time, and those that were not.

import { newBot } from '@lastlight/bots'
import { type AnyGame, defaultConfig, Match, type Seat } from '@lastlight/kernel'
import { game as longNight, type Event as NightEvent } from '@lastlight/long-night'
import { type Event as OutliveEvent, game as outlive } from '@lastlight/outlive'
import type { EventDisplay, Moment, MomentScene } from './src/face/face.ts'
import { afterMoment, beginPassing, isIdle, isOver, openOf, type Passing, sceneIn } from './src/frame/passing.ts'
import { displayOf as nightDisplay } from './src/games/long-night/display.ts'
import { momentOf } from './src/games/long-night/moments/moment.ts'
import { displayOf as outliveDisplay } from './src/games/outlive/display.ts'
import type { GameEvent, GameOption, GameView } from './src/play/game.ts'
import type { News, Sight } from './src/play/table.ts'
import { endScene, IDLE, pending, type ShowQueue, shownSight } from './src/showing/following.ts'
import { heard, scenesFor } from './src/showing/hearing.ts'

/** The person. */
const ME: Seat = 0
/** How soon a bot answers. */
const BOT_MS = 50
/** How long the end of a moment is looked at. */
const LINGERS_MS = 4500

interface GameRow {
  readonly game: AnyGame
  display(event: GameEvent): EventDisplay
  /** What the events are called that nobody may miss. */
  bigEvent(event: GameEvent): string | undefined
  readonly ends: readonly string[]
  readonly players: readonly number[]
  /** Whether each of them takes the table. */
  moment?(scene: MomentScene): Moment | undefined
}

const NIGHT_EVENTS: { readonly [E in NightEvent['e']]?: string } = {
  crossroads: 'crossroads',
  died: 'death',
  crisisFailed: 'crisis',
  crisisPrevented: 'crisis',
  voted: 'vote',
  exiled: 'exile',
}

const ROWS: readonly GameRow[] = [
  {
    game: outlive,
    display: event => outliveDisplay(event as OutliveEvent, ME),
    bigEvent(event) {
      const { e, ...more } = event as OutliveEvent
      if (e === 'newEvent') return 'event'
      if (e === 'night') return 'night'
      return e === 'pressure' && 'victim' in more && more.victim === ME ? 'pressure' : undefined
    },
    ends: ['done', 'pass', 'skip'],
    players: [2, 3, 4],
  },
  {
    game: longNight,
    display: event => nightDisplay(event as NightEvent, ME),
    bigEvent(event) {
      const night = event as NightEvent
      return night.e === 'joins' && night.why !== 'setup' ? 'arrival' : NIGHT_EVENTS[night.e]
    },
    ends: ['done'],
    players: [3, 4, 5],
    moment: scene => momentOf(scene as never),
  },
]

export const MOMENT_GAMES: readonly string[] = ROWS.map(({ game }) => game.id)

export type Counts = { readonly [name: string]: number }

export interface MomentFigures {
  readonly game: string
  readonly games: number
  readonly shown: Counts
  readonly missed: Counts
}

const sum = (counts: Counts): number => Object.values(counts).reduce((a, b) => a + b, 0)
export const shownIn = ({ shown }: MomentFigures): number => sum(shown)
export const missedIn = ({ missed }: MomentFigures): number => sum(missed)

/** The screen of the person: what a page keeps between two events, and a clock. */
class Screen {
  readonly #row: GameRow
  #show: ShowQueue = IDLE
  #passing: Passing
  #all: readonly GameEvent[]
  #latest: Sight
  /** How long the present scene, or the end of the last moment, has been looked at. */
  #looked = 0
  readonly seen = new Set<GameEvent>()

  constructor(row: GameRow, latest: Sight, all: readonly GameEvent[]) {
    this.#row = row
    this.#latest = latest
    this.#all = all
    this.#passing = beginPassing(all, latest.view)
  }

  get isShowing(): boolean {
    return this.#show.now !== null
  }

  hear(news: News, mine: boolean): void {
    if (isIdle(this.#passing, this.#told, this.isShowing))
      this.#passing = { ...this.#passing, before: news.before.view }
    this.#all = [...this.#all, ...news.events]
    this.#latest = news.after
    const looking = { speed: 1, still: false, mine }
    this.#change(heard(this.#show, scenesFor(news, this.#row.display, looking), looking))
  }

  /** Lets time pass. */
  wait(ms: number): void {
    for (let left = ms; left > 0; ) {
      const { now } = this.#show
      const lasts = now?.lasts ?? LINGERS_MS
      const step = Math.min(left, lasts - this.#looked)
      this.#looked += step
      left -= step
      if (this.#looked < lasts) continue
      if (now === null) {
        this.#leave()
        return
      }
      // It was on screen for its whole time.
      if (this.#isStaged()) for (const event of now.events) this.seen.add(event)
      this.#change(endScene(this.#show))
    }
  }

  /** Until nothing is shown any more. */
  rest(): void {
    while (this.#show.now !== null) this.wait(this.#show.now.lasts)
    this.wait(LINGERS_MS)
  }

  get #told(): readonly GameEvent[] {
    return this.#all.slice(0, this.#all.length - pending(this.#show))
  }

  #change(show: ShowQueue): void {
    if (show.now !== this.#show.now) this.#looked = 0
    this.#show = show
    this.#settle()
  }

  #moment(): { readonly scene: MomentScene; readonly found: Moment | undefined; readonly open: Moment | undefined } {
    const { now } = this.#show
    const { view } = shownSight(this.#show, this.#latest)
    const options = now === null ? this.#latest.options : []
    const shown = { view, told: this.#told, coming: now?.coming, isShowing: now !== null, options }
    const scene = sceneIn(this.#passing, shown)
    const found = this.#row.moment?.(scene)
    return { scene, found, open: openOf(this.#passing, found, 1) }
  }

  #settle(): void {
    const { scene, found, open } = this.#moment()
    if (isOver(this.#passing, found, open, scene.isShowing)) this.#passing = afterMoment(this.#passing, scene)
  }

  #leave(): void {
    const { open } = this.#moment()
    if (open && !open.stands && open.stays !== true) this.#passing = { ...this.#passing, left: open.key }
    this.#settle()
  }

  /** Whether the scene takes the table, in a game whose moments do. */
  #isStaged(): boolean {
    const isBig = this.#show.now!.events.some(event => this.#row.bigEvent(event) !== undefined)
    return !isBig || this.#row.moment === undefined || this.#moment().open !== undefined
  }
}

type AnyMatch = Match<unknown, { readonly players: number }, unknown, unknown, unknown>

function sightOf({ game, state }: AnyMatch, version: number): Sight {
  const asked = game.pending(state).includes(ME)
  return {
    viewer: ME,
    version,
    view: game.view(state, ME) as GameView,
    options: asked ? (game.options(state, ME) as readonly GameOption[]) : [],
    asked,
    undo: false,
    redo: false,
    outcome: game.outcome(state),
    deadline: null,
  } as Sight
}

/** Plays one game to its end; gives the big events, and whether each of them was seen. */
function watchGame(
  row: GameRow,
  n: number,
  seed: string,
): readonly { readonly name: string; readonly seen: boolean }[] {
  const { game, ends, players } = row
  const config = { ...defaultConfig(game.configs), players: players[n % players.length]! }
  const match = Match.start(game, config, `${seed} ${n}`) as unknown as AnyMatch
  // Bots that play well hardly ever exile anybody.
  const level = n % 4 === 3 ? 'random' : 'greedy'
  const bots = Array.from({ length: config.players }, (_, seat) => newBot(game.id, level, `${seed} ${n} ${seat}`))
  let version = 0
  let before = sightOf(match, version)
  const screen = new Screen(row, before, match.told(ME) as readonly GameEvent[])
  const all: GameEvent[] = []
  for (;;) {
    const asked = game.pending(match.state)
    const seat = asked.find(each => each !== ME) ?? asked[0]
    if (seat === undefined) break
    const options = game.options(match.state, seat)
    const told = match.told(ME).length
    if (seat === ME) {
      // Nothing can be chosen while something is shown.
      screen.rest()
      const end = options.find(option => ends.includes((option as GameOption).do))
      match.play(seat, end ?? options[0]!)
    } else {
      screen.wait(BOT_MS)
      const sight = {
        seat,
        view: game.view(match.state, seat),
        options,
        told: match.told(seat),
        imagine: (each: string) => game.resample(match.state, seat, each),
      }
      match.play(seat, bots[seat]!.choose(sight))
    }
    const events = match.told(ME).slice(told) as readonly GameEvent[]
    const after = sightOf(match, ++version)
    all.push(...events)
    // As a page tells whether news follow from its own choice.
    screen.hear({ events, before, after }, seat === ME || events[0]?.seat === ME)
    before = after
  }
  screen.rest()
  return all.flatMap(event => {
    const name = row.bigEvent(event)
    return name === undefined ? [] : [{ name, seen: screen.seen.has(event) }]
  })
}

const counted = (names: readonly string[]): Counts =>
  Object.fromEntries([...new Set(names)].sort().map(name => [name, names.filter(each => each === name).length]))

/** `played`: called after each game. */
export function walkMoments(id: string, games: number, seed: string, played?: () => void): MomentFigures {
  const row = ROWS.find(({ game }) => game.id === id)!
  const found = Array.from({ length: games }, (_, n) => {
    const events = watchGame(row, n, seed)
    played?.()
    return events
  }).flat()
  return {
    game: id,
    games,
    shown: counted(found.filter(({ seen }) => seen).map(({ name }) => name)),
    missed: counted(found.filter(({ seen }) => !seen).map(({ name }) => name)),
  }
}
