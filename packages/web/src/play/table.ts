// A table as a screen sees it, wherever it is kept: on the server, or in a worker of this page.

import type { Advice as BotAdvice, BotReason } from '@lastlight/bots'
import type { Moment, Reason, Seat, Viewer } from '@lastlight/kernel'
import type {
  ChatMessage,
  OpenMotion,
  ReportReason,
  SightMessage,
  TableInfo,
  TablePerson,
  Verdict,
} from '@lastlight/protocol'
import type { Watched } from '../ui/store.ts'
import type { GameEvent, GameOption, GameView } from './game.ts'

export type { BotReason, ChatMessage, Moment, OpenMotion, TableInfo, Verdict }
export type Advice = BotAdvice<GameOption>

/** The content of a viewer's screen at one version. */
export interface Sight extends Omit<SightMessage, 'table' | 'view' | 'options'> {
  readonly view: GameView
  readonly options: readonly GameOption[]
}

/** One step: its events, and the sights before and after it. */
export interface News {
  readonly events: readonly GameEvent[]
  readonly before: Sight
  readonly after: Sight
}

/**
 * 'opening': nothing is known yet. 'open': connected. 'lost': the connection is being restored; the screen may be old.
 * 'gone': there is no such table, or it is hidden from us. 'version': the server speaks of it in another version than
 * this page.
 */
export type Link = 'opening' | 'open' | 'lost' | 'gone' | 'version'

export interface TableState {
  readonly link: Link
  readonly info: TableInfo | null
  readonly viewer: Viewer
  readonly sight: Sight | null
  /** Everything this viewer was told since the beginning. */
  readonly told: readonly GameEvent[]
  readonly chat: readonly ChatMessage[]
  /** The seat that has just taken back a choice; undefined also where nobody may know. */
  readonly undoneBy?: Seat | undefined
  /** Of several seats on this device, those that are waited for: one of them is handed the screen. */
  readonly asked?: readonly Seat[]
}

/** A refusal comes from the game; a problem is ours, and a message of the shell says what to do. */
export type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: Reason }
  | { readonly ok: false; readonly problem: string }

export interface Table extends Watched<TableState> {
  readonly id: string
  readonly kind: 'local' | 'live'
  /** Hears each step while the table is open; neither earlier steps nor undone ones. */
  onNews(listener: (news: News) => void): () => void
  /** Changes the viewer: another seat of one's own, or 'public'. */
  look(viewer: Viewer): void
  /** `part`: one press made this choice and the one before it. */
  play(option: GameOption, part?: boolean): Promise<Answer>
  undo(): Promise<Answer>
  redo(): Promise<Answer>
  why(wish: GameOption): Promise<Reason | undefined>
  close(): void
  /** Undefined where there is no coach. */
  advise?(): Promise<readonly Advice[]>
  say?(text: string): Promise<Answer>
  /** Hears chat messages while the table is open; not earlier ones. */
  onSaid?(listener: (message: ChatMessage) => void): () => void
  /** The finished game as a file that can be replayed and verified; of a running one at a table on this device, the save. */
  exported(): Promise<string>
  /** Gives the path of the new table. */
  rematch(sameDeal: boolean): Promise<string>
  readonly controls?: TableControls
  /** Undefined in a replay. */
  readonly back?: GoingBack
}

/** How the table stood before a choice; `option` is one's own choice, `seat` is null where the choice was secret. */
export interface PastMoment extends Moment {
  readonly view: GameView
  readonly events: readonly GameEvent[]
  readonly option: GameOption | null
}

/** Going back further than undo does: everybody at the table is asked. */
export interface GoingBack {
  /** The decisions of people that still stand, the newest first. */
  moments(): Promise<readonly Moment[]>
  moment(version: number): Promise<PastMoment>
  /** The first yes asks the others, a no closes the vote for all. */
  vote(version: number, yes: boolean): Promise<Answer>
}

/** A person by their seat, or a message. */
export type Reported = { readonly seat: Seat } | { readonly message: string }

export type RemovalAnswer = { readonly ok: true; readonly carried: boolean } | Extract<Answer, { readonly ok: false }>

/** Actions of people at a table on the server besides playing. */
export interface TableControls {
  start(): Promise<Answer>
  leave(seat: Seat): Promise<Answer>
  comeBack(seat: Seat): Promise<Answer>
  setBot(seat: Seat, level: string): Promise<Answer>
  /** A secret vote of the whole table: the first yes asks the others, a no closes it for all. */
  vote(about: 'pause' | 'abandon', yes: boolean): Promise<Answer>
  resume(): Promise<Answer>
  /** Whether everybody who has the link may watch. */
  setWatching(allowed: boolean): Promise<Answer>
  /** The people that this person has muted. */
  muted(): Promise<readonly Seat[]>
  mute(seat: Seat, muted: boolean): Promise<Answer>
  /** To the operator of the server. */
  report(about: Reported, reason: ReportReason, text: string): Promise<Answer>
  /** For the host: who is at the table, and whom they have removed or muted for everybody. */
  people(): Promise<readonly TablePerson[]>
  setTableMuted(mark: string, muted: boolean): Promise<Answer>
  /** `carried`: it is done; otherwise the others are asked. */
  setRemoved(mark: string, removed: boolean): Promise<RemovalAnswer>
  /** A vote on the host's wish to remove a person in a game. */
  voteRemoval(seat: Seat, yes: boolean): Promise<Answer>
  notes(seat: Seat): Promise<string>
  setNotes(seat: Seat, text: string): Promise<Answer>
  /** Whether the server answers where a seat has nothing to choose. */
  passes(seat: Seat): Promise<boolean>
  setPasses(seat: Seat, on: boolean): Promise<Answer>
}
