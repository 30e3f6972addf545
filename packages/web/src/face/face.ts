// The contract that a game's screen fulfils beyond the game contract: words, board, and things to point at.

import type { Locale, Messages, Reason, Seat, Viewer } from '@lastlight/kernel'
import type { Words } from '@lastlight/words'
import type { ReactElement, ReactNode } from 'react'
import type { AnyIcon } from '../art/index.ts'
import type { GameEvent, GameOption, GameView } from '../play/game.ts'
import type { BotReason, TableInfo } from '../play/table.ts'
import type { SoundName } from '../sound/notes.ts'
import type { Lesson } from './lesson.ts'
import type { Differences } from './manifest.ts'

/** A thing on the board that can be pointed at: 'area:forest', 'hero:h4', 'room:workshop'. */
export type Thing = string

export interface FaceProps<View> {
  readonly view: View
  readonly viewer: Viewer
}

/** A part of the table that has a tab of its own where the screen is small. */
export interface Panel<View = GameView> {
  /** Its title is the message `panel.<id>`. */
  readonly id: string
  readonly icon: AnyIcon
  readonly key: string
  Part(props: FaceProps<View>): ReactNode
  /** The head of the part, which a wide screen always keeps in sight: one's own stores, tonight's danger. */
  Status?(props: FaceProps<View>): ReactNode
  /** A short warning that its tab shows as a dot and says in words, or nothing. */
  warning?(view: View, viewer: Viewer, words: Words): string | undefined
}

/**
 * Something that only its owner may see: it lies face down, and a gesture shows it over the board for a short time. It is
 * nowhere on the page before that.
 */
export interface Sheet<View = GameView> {
  /** Its title is the message `sheet.<id>`, and `sheet.<id>.show` the button that shows it. */
  readonly id: string
  readonly key: string
  /** Heard when it is shown. */
  readonly sound?: GameSound
  /** Whether it holds one's own cards, which lie open where nobody else sees the screen. */
  readonly isHand?: boolean
  Part(props: FaceProps<View>): ReactNode
}

/** A part of a panel with a key of its own. */
export interface Spot {
  readonly id: string
  readonly key: string
  /** The panel that holds it where the screen is small. */
  readonly panel: string
}

export interface Saying<View = GameView, Option = GameOption, Event = GameEvent> {
  question(options: readonly Option[], view: View): string
  /** A line under the question with facts for the choice; empty when there are none. */
  hint(options: readonly Option[], view: View, told: readonly Event[]): string
  option(option: Option, view: View): string
  /** An option as the coach names it to the person who asked; it may name what only they may see. */
  advised?(option: Option, view: View): string
  /** An option in the list under its head, which says already who acts; the price stands beside it. */
  act?(option: Option, view: View): string
  /** An option on a small button beside another one: '2 cards'. */
  beside?(option: Option, view: View): string
  /** An option that is chosen several times in a row: 'Take 5 water'. */
  times?(option: Option, times: number, view: View): string
  /** A standing answer by its key: 'Use the jerrycan'. */
  standing?(key: string): string
  /** The consequence of an option in words; empty when there is none. */
  consequence(option: Option, view: View, viewer: Viewer, times?: number): string
  event(event: Event): string
  refusal(reason: Reason): string
  outcome(reason: Reason): string
  because(reason: BotReason): string
  /** How likely a player is to win who is neither ahead nor behind; one half without it. */
  fairChance?(view: View): number
}

/** A run of small payments that one gesture gathers. */
export interface Payment<Option = GameOption> {
  /** The kinds that can pay, how many there are, and the option that pays one. */
  readonly kinds: readonly {
    readonly option: Option
    readonly icon: AnyIcon
    readonly colour?: string
    readonly label: string
    readonly have: number
    /** Some of it as the object of a sentence: '3 wood'. */
    counted(n: number): string
  }[]
  readonly due: number
  readonly title: string
  /** Whether the game takes the rest by itself once only one kind is left. */
  readonly alone?: boolean
}

/** A thing that is asked about first, and the options that it leads to, the likeliest first. */
export interface HeadedOptions<Option = GameOption> {
  readonly head: Thing
  readonly options: readonly Option[]
}

export interface LayoutInput<View, Option> {
  readonly options: readonly Option[]
  readonly view: View
  readonly seat: Seat
  /** The head that was used last in this turn. */
  readonly last: Thing | undefined
}

/** A question with many options, laid out under heads: every option except the one that ends the turn is under one. */
export interface Layout<Option = GameOption> {
  /** The head that the question begins with, where one of them is a good guess. */
  readonly guess: Thing | undefined
  /** Above the list: the people of the seat. */
  readonly heads: readonly HeadedOptions<Option>[]
  /** The things that can pay, such as unused dice: one button shows them, and pressed it lets one of them be chosen. */
  readonly means: readonly Thing[]
  readonly meansTitle: string
  /** A block of its own under the list, with its title. */
  readonly rest: readonly HeadedOptions<Option>[]
  readonly restTitle: string
  /** The options of a single act in that block: it is there without a head. */
  readonly direct?: readonly Option[]
}

/** Sounds of what happens in a game; those of choosing belong to the frame. */
type GameSound = Exclude<SoundName, 'choose' | 'confirm' | 'undo' | 'turn'>

/** How an event is shown on the board: what lights up, what it sounds like, how long it is looked at. */
export interface EventDisplay {
  readonly things: readonly Thing[]
  readonly sound?: GameSound
  /** How long it is looked at: 1 is the usual time, an event of 0 is not waited for. */
  readonly weight: number
  /** Whether a screen reader is interrupted for it. */
  readonly urgent: boolean
  /** How long it is looked at before its outcome is told, in the same unit: a die falls, votes are turned over. */
  readonly falls?: number
  /** Whether it opens a chapter of the log: a new day, a night. */
  readonly heading?: boolean
  /** Whether it belongs to a moment: then it is shown scene by scene also after one's own choice, however long that takes. */
  readonly moment?: boolean
  /** Whether chance or other players decided it for this viewer: it is news to them, although the event is their own. */
  readonly luck?: boolean
  /** Whether it tells the one who chose what chance or another player made of it: it stands beside the next question. */
  readonly result?: boolean
}

/** Something that takes the whole table: a card that is read to all players, a vote, a night. */
export interface Moment {
  /** Another key is another moment. */
  readonly key: string
  /** A question is open, for this seat or another: it stands until the game goes on, and the question stands in it. */
  readonly stands: boolean
  /** A small one leaves the board in sight. */
  readonly small?: boolean
  /** The thing on the board that a small one is about: it lies over it. */
  readonly at?: Thing
  /** A small one that stays as long as its question is open; the question stays in its own place. */
  readonly stays?: boolean
  /** Something to read: it stays until its reader goes on, whatever happens meanwhile. */
  readonly waits?: boolean
  /** Whether this viewer only looks on while others are asked: one's own options wait meanwhile. */
  readonly isWatched?: boolean
}

/** What is known when the frame asks whether something takes the whole table. */
export interface MomentScene<View = GameView, Option = GameOption, Event = GameEvent> {
  readonly view: View
  /** The view before an event that was told, and the index of that event. */
  readonly before: View
  readonly since: number
  /** The events that were shown so far, and the index of the first that counts: earlier moments are over. */
  readonly told: readonly Event[]
  readonly from: number
  readonly viewer?: Viewer
  /** The event that chance or a vote decides at this moment, after those that were told. */
  readonly coming?: Event | undefined
  /** Whether more events follow by themselves. */
  readonly isShowing: boolean
  readonly options: readonly Option[]
}

export interface MomentProps<View = GameView> extends FaceProps<View> {
  readonly moment: Moment
  /** The question with its options, in a moment that stands. */
  readonly question: ReactNode
  /** Leaves a moment that waits for its reader. */
  readonly close: () => void
}

/** A moment that waits for its reader, and the index after the event that it is about. */
export interface ToRead {
  readonly moment: Moment
  readonly end: number
}

/** Their heading has the id `moment`. */
export interface Moments<View, Option, Event> {
  of(scene: MomentScene<View, Option, Event>): Moment | undefined
  /** The first event from this index on that is to be read, however fast events are shown. */
  toRead?(told: readonly Event[], from: number, view: View): ToRead | undefined
  Part(props: MomentProps<View>): ReactNode
  /** The landscape behind a moment that covers the table. */
  Backdrop?(props: { readonly className: string | undefined }): ReactNode
}

/** A game that is over, from any seat: moment 0 is the deal, moment `length` the end. */
export interface Played<View = GameView, Event = GameEvent> {
  readonly length: number
  readonly names: readonly string[]
  at(
    index: number,
    viewer: Viewer,
  ): Promise<{ readonly sight: { readonly view: View }; readonly told: readonly Event[] }>
}

/** What is told about a game when it is over and nothing is secret any more. */
export interface Report<View, Event, Data = unknown> {
  collect(played: Played<View, Event>): Promise<Data>
  Part(props: { readonly data: Data; readonly view: View }): ReactElement
}

/**
 * A game's face knows its own views, options and events; the frame hands it back what came from that game and looks no
 * further into it than `play/game.ts` does. All functions here are methods, which TypeScript lets take narrower arguments:
 * so a `Face` of one game is also an `AnyFace`, without a cast.
 */
export interface Face<View, Option, Event> {
  readonly id: string
  /** What is said at a table with these settings. */
  messages(locale: Locale, config: TableInfo['config']): Promise<Messages>
  /** Its rules by their ids. */
  rulebook(locale: Locale): Promise<Messages>
  /** Rules that its editions play differently, each with the rule that tells the difference. */
  readonly differences?: Differences
  /** `config`: the settings of the table. */
  saying(words: Words, config?: TableInfo['config']): Saying<View, Option, Event>
  timeline(view: View, words: Words): Timeline
  /** The board comes first; all of them stand beside each other where there is room. */
  readonly panels: readonly Panel<View>[]
  /** Parts of a panel that a key goes to (`data-part`); the title of each is the message `panel.<id>`. */
  readonly spots?: readonly Spot[]
  /** The panel that matters most now, whatever the options point at: the shelter at night. */
  front?(view: View): string | undefined
  /** What a seat that is waited for decides about, as far as everybody may know; not asked while a question is secret. */
  about?(view: View, seat: Seat, words: Words): string | undefined
  /** Stands in the bar instead of the timeline: the time of the game, and what everybody always wants to see. */
  InBar?(props: FaceProps<View>): ReactNode
  /** A summary of the other players; a spectator sees all players. */
  Rivals(props: FaceProps<View>): ReactNode
  /** Its sheets; nobody sees them on a shared screen. */
  readonly sheets?: readonly Sheet<View>[]
  /** The sheet in which an option stands, and nowhere else: its label would tell what lies face down. */
  sheetOf?(option: Option, view: View): string | undefined
  /** The things of an option: pointing at all of them chooses it. The first is asked about first. */
  things(option: Option, view: View): readonly Thing[]
  /** The same act for different prices (a die of 3, of 4, of 6): the cheapest is meant unless another is pointed at. */
  priced?(option: Option): { readonly act: string; readonly price: number } | undefined
  /** How the options of this question are laid out; nothing where a list of them says enough. */
  layout?(question: LayoutInput<View, Option>, words: Words): Layout<Option> | undefined
  /** The options as the page offers them: some stand for several choices of the game ('Ask all players for a tool'). */
  gathered?(options: readonly Option[], view: View, seat: Seat): readonly Option[]
  /** The options of the game that such an option stands for, in their order; nothing for an option of the game itself. */
  run?(option: Option): readonly Option[] | undefined
  /** The option beside which another one stands as a small button: a search with a number of cards beside the search. */
  beside?(option: Option): Option | undefined
  /** Likely wishes that are not offered: shown with 'Why not?'. */
  wishes(view: View, seat: Seat, options: readonly Option[]): readonly Option[]
  payment(options: readonly Option[], view: View, seat: Seat, words: Words): Payment<Option> | undefined
  /** The option that ends a turn or step, if offered: it is shown apart from the list. */
  ending(options: readonly Option[]): Option | undefined
  /** Whether an option is no answer to the question that it is offered with: it stands under all others. */
  isApart?(option: Option): boolean
  /** The option that is left when nothing else can be done, if everybody can see that there is nothing. */
  nothingLeft?(options: readonly Option[], view: View): Option | undefined
  /** Whether the time that a person takes to choose it would tell a secret: then it is left for a random time. */
  isSlow?(option: Option): boolean
  /** How often an option can be chosen in a row: then it is offered as a number. */
  repeats?(option: Option, view: View, seat: Seat): number
  /**
   * The key of a standing answer ('always this, until I say otherwise'), where an option may have one. It is chosen by
   * itself whenever an option with this key is offered.
   */
  standing?(option: Option, options: readonly Option[], view: View, words: Words): string | undefined
  /** Why an option cannot be taken back once it is done ('Final once Ola has been asked'); nothing when it can. */
  final?(option: Option, view: View, words: Words): string | undefined
  /**
   * Whether pressing the label of an option that cannot be undone only chooses it. Without this member it always does.
   * A game in which nearly every act rolls a die keeps this for the few that nobody wants by mistake.
   */
  isGrave?(option: Option, view: View): boolean
  /** Whether an option is final only because others go on after it: then it is done after a moment, unless undo stops it. */
  passesOn?(option: Option, view: View): boolean
  display(event: Event, viewer: Viewer): EventDisplay
  readonly moments?: Moments<View, Option, Event>
  /** How strong the wind blows under all sounds, 0 to 1. */
  wind?(view: View): number
  /** Two events in a row as one, where they belong together: the log then says 'gains 2' once. */
  merged?(first: Event, second: Event): Event | undefined
  /** Explains a thing: its name, its effect and the rule. */
  explain(thing: Thing, view: View, words: Words): Explanation | undefined
  /** A thing where there is little room, on the button that asks about it first: '4', 'Blackwood'. */
  head?(thing: Thing, view: View, words: Words): Head | undefined
  /** A small picture on that button, or of a thing that can pay. */
  HeadPicture?(props: { readonly thing: Thing; readonly view: View }): ReactElement | null
  /** The price of an act, as a picture with a label: the die that pays for it. */
  Price?(props: { readonly price: number }): ReactElement
  /** The head that a question without a layout begins with, where one of them is a good guess. */
  firstHead?(heads: readonly Thing[]): Thing | undefined
  /** The result in full, when the game is over; the forecast before that. */
  Score(props: FaceProps<View>): ReactElement | null
  /** The report that replaces the result once it is collected; not there in games where the result says everything. */
  report?(): Promise<Report<View, Event>>
  /** How many points a seat would have if the game ended at this view; not there in games without points. */
  curve?(view: View, seat: Seat): number
  /** The seat's portrait at the head of a card; the whole table has one drawing style. */
  Portrait(props: { readonly view: View; readonly seat: Seat }): ReactElement | null
  /** For somebody who plays it for the first time; its words are among those of the face. */
  lesson?(): Promise<Lesson<View, Option, Event>>
}

export type AnyFace = Face<GameView, GameOption, GameEvent>

/** 'Day 3 of 6', and the phases with the present one marked. */
export interface Timeline {
  readonly title: string
  readonly phases: readonly string[]
  readonly now: number
}

export interface Head {
  readonly sign: string
  readonly note: string
}

export interface Explanation {
  readonly title: string
  readonly text: string
  readonly rule?: string
}
