// The view of a viewer, built up from nothing (allow-list).

import type { Seat, Viewer, Waiting, Whereabouts } from '@lastlight/kernel'
import { type ByDeck, ITEM_TYPES_AT, ITEM_TYPES_WITH_RAXXON, itemTypesIn } from './content/items.ts'
import type { ItemType } from './content/itemTypes.ts'
import type { LastingId } from './content/lasting.ts'
import type { Module } from './content/modules.ts'
import { DECK_PLACES, type Place } from './content/places.ts'
import { crises, experiments, fates, goals, improvements, items, people, roads, rules } from './language.ts'
import type { Attached, Mutant } from './mutant.ts'
import { isInPlay, plays, seatsOf } from './queries/position.ts'
import type { Player, State, Survivor } from './state.ts'
import type { Work } from './work.ts'
import { dealt, drawn, fate, goal, hand, held } from './zones.ts'

export interface View {
  readonly edition: State['edition']
  readonly objective: State['objective']
  readonly side: State['side']
  readonly phase: State['phase']
  readonly morale: number
  readonly rounds: number
  readonly food: number
  readonly starvation: number
  readonly helpless: number
  readonly rebellious: number
  readonly first: Seat
  readonly active: Seat
  readonly mode: State['mode']
  readonly ending: State['ending']
  readonly winners: readonly Seat[]
  readonly kills: number
  readonly used: readonly string[]
  readonly lasting: readonly LastingId[]
  readonly players: readonly (Player & {
    readonly cards: number
    readonly drawn: number
    readonly dealt: number
    /** Objectives in front of the player, exiled ones too; ids of those this viewer knows. */
    readonly goals: number
    readonly known: readonly string[]
  })[]
  readonly survivors: readonly Survivor[]
  readonly places: State['places']
  readonly decks: ByDeck<readonly (string | null)[]>
  /** LN-PRINT-17: the item types of each location's deck, from the likeliest to the least likely. */
  readonly itemTypes: ByDeck<readonly ItemType[]>
  readonly waste: readonly string[]
  readonly discard: readonly string[]
  readonly removed: readonly string[]
  readonly underObjective: readonly string[]
  /** A card being played. */
  readonly table: readonly string[]
  readonly contributed: number
  readonly crisis: string | null
  readonly crises: { readonly left: number; readonly gone: readonly string[] }
  readonly graveyard: readonly string[]
  readonly lost: readonly string[]
  readonly survivorsLeft: number
  /** Crossroads cards: left in the deck, held by whom, being resolved, gone. */
  readonly roads: {
    /** The deck, with what this viewer knows of it. */
    readonly deck: readonly (string | null)[]
    readonly holder: Seat
    readonly now: string | null
    readonly gone: readonly string[]
  }
  /** The subject of the vote: whom to exile, or which law. */
  readonly motion: { readonly exile: Seat } | { readonly law: string } | null
  readonly rules: { readonly likely: boolean; readonly elimination: boolean }
  readonly itemsUnused: number
  /** LN-SETUP-04: with mixed decks, how many item cards have left the game unseen. */
  readonly leftOut?: number
  readonly own: {
    readonly hand: readonly string[]
    readonly drawn: readonly string[]
    readonly dealt: readonly string[]
    readonly dropped: readonly string[]
    readonly goals: readonly string[]
    readonly fates: readonly string[]
    /** The crossroads card of the left-hand neighbour's turn. */
    readonly road: string | null
  } | null
  readonly whereabouts: readonly Whereabouts[]
  readonly waiting: Waiting
  /** LN-SETUP-01: the modules of the game. A game without any looks as it always did, so this and their parts are left out. */
  readonly modules?: readonly Module[]
  /** LN-IMP-02: the improvements on offer with their progress, those that are completed, and how many are in the deck. */
  readonly improvements?: {
    readonly offer: readonly Work[]
    readonly built: readonly string[]
    readonly left: number
  }
  /** LN-BAND-02: bandits by number of the place. */
  readonly bandits?: readonly number[]
  /** LN-BOARD-11: with bandits, the cards that lie open in the hideout. */
  readonly stash?: readonly string[]
  /** LN-BAND-LEAD-02: bandits come now, so a location that is asked for is theirs. */
  readonly banditsCome?: boolean
  /** LN-RAX-02, LN-RAX-CODE-01: the top log, how many are below, those that got out and those that are gone, and the dice. */
  readonly raxxon?: {
    readonly log: string | null
    readonly left: number
    readonly loose: readonly string[]
    readonly gone: readonly string[]
    readonly dice: readonly number[]
    /** The code is being checked, and its consequences are under way. */
    readonly checking: boolean
  }
  /** LN-TEXT-02: why the first player is asked for a survivor: who dies first, or who comes into the colony. */
  readonly order?: 'dies' | 'home'
  /** LN-PRINT-14: Tribute asks for cards of Raxxon, too. */
  readonly raxxonTribute?: boolean
  /** LN-RAX-PLACE-02, LN-RAX-PILL-02: special zombies on the board, side effects of survivors. */
  readonly mutants?: readonly Mutant[]
  readonly sideEffects?: readonly Attached[]
  /** LN-SCEN: the scenario, how many of its passages have been read, and who read the last one. */
  readonly scenario?: State['scenario']
  readonly passages?: number
  readonly reader?: Seat
  /** U-12c: the code of Raxxon was matched in this round. */
  readonly matched?: boolean
  /** LN-RAX-CODE-04: how many zombies fewer come to a place tonight. */
  readonly fewer?: { readonly at: Place; readonly left: number }
}

/** The survivors that a seat has dropped so far in the set-up; nobody else sees them. */
function droppedBy(s: State, seat: Seat): readonly string[] {
  const frame = s.flow.lanes.find(lane => lane.seat === seat)?.stack[0]
  return s.phase === 'setup' && frame ? [...((frame.l as { dropped?: readonly string[] }).dropped ?? [])] : []
}

/** The present vote: its subject has been told to everybody. */
function motionOf(s: State): View['motion'] {
  for (const { at, l } of s.flow.stack) {
    const { seat, law } = l as { seat?: Seat; law?: string }
    if (at.startsWith('exileVote.') && seat !== undefined) return { exile: seat }
    if (at.startsWith('lawVote.') && law !== undefined) return { law }
  }
  return null
}

function orderOf({ flow: { stack } }: State): Pick<View, 'order'> {
  if (stack.at(-1)?.at === 'woundAll.order') return { order: 'dies' }
  return stack.some(({ at }) => at.startsWith('comingHome.')) ? { order: 'home' } : {}
}

/** Objectives that were shown to this viewer, or opened at the end. */
function knownGoals(s: State, seat: Seat, viewer: Viewer): readonly string[] {
  const shown = goals.membersKnown(s, goal(seat), viewer)
  return [...shown, ...fates.membersKnown(s, fate(seat), viewer)]
}

/** LN-SETUP-04: a printed deck has as many cards as are kept, so cards are left over only where some were added. */
const isMixed = (s: State): boolean => items.at(s, 'left').length > 0

/** Counted once for each list of cards: all states of a game share it. */
const MIXED_TYPES = new WeakMap<readonly string[], View['itemTypes']>()
function typesOf(s: State): View['itemTypes'] {
  if (!isMixed(s)) return plays(s, 'raxxon') ? ITEM_TYPES_WITH_RAXXON : ITEM_TYPES_AT
  const { cards } = s.items
  const types = MIXED_TYPES.get(cards) ?? itemTypesIn(cards)
  MIXED_TYPES.set(cards, types)
  return types
}

/** The parts of the table that only a module brings. */
type OfScenario = 'scenario' | 'passages' | 'reader' | 'matched'
type OfModules =
  | OfScenario
  | 'modules'
  | 'improvements'
  | 'bandits'
  | 'stash'
  | 'banditsCome'
  | 'raxxon'
  | 'mutants'
  | 'sideEffects'
  | 'fewer'
  | 'raxxonTribute'
const ofModules = (s: State): Pick<View, OfModules> => ({
  ...(s.modules.length === 0 ? {} : { modules: s.modules }),
  ...(plays(s, 'improvements')
    ? {
        improvements: {
          offer: s.offer.map(each => ({ ...each })),
          built: [...improvements.at(s, 'built')],
          left: improvements.at(s, 'deck').length,
        },
      }
    : {}),
  ...(plays(s, 'bandits') ? ofBandits(s) : {}),
  ...(plays(s, 'raxxon') ? ofRaxxon(s) : {}),
  ...(s.scenario === 'none'
    ? {}
    : { scenario: s.scenario, passages: s.passages, reader: s.reader, matched: s.matched }),
})

const ofBandits = (s: State): Pick<View, 'bandits' | 'stash' | 'banditsCome'> => ({
  bandits: [...s.bandits],
  stash: [...items.at(s, 'stash')],
  banditsCome: s.flow.stack.some(({ at }) => at.startsWith('placingBandits.')),
})

const ofRaxxon = (s: State): Pick<View, 'raxxon' | 'mutants' | 'sideEffects' | 'fewer' | 'raxxonTribute'> => ({
  ...(s.raxxonTribute ? { raxxonTribute: true } : {}),
  raxxon: {
    log: experiments.top(s, 'log') ?? null,
    left: experiments.at(s, 'deck').length,
    loose: [...experiments.at(s, 'loose')],
    gone: [...experiments.at(s, 'gone')],
    dice: [...s.code],
    checking: s.flow.stack.some(({ at }) => at.startsWith('containing.')),
  },
  mutants: s.mutants.map(each => ({ ...each })),
  sideEffects: s.sideEffects.map(each => ({ ...each })),
  fewer: { at: s.fewerAt, left: s.fewer },
})

export function view(s: State, viewer: Viewer): View {
  return {
    edition: s.edition,
    objective: s.objective,
    side: s.side,
    phase: s.phase,
    morale: s.morale,
    rounds: s.rounds,
    food: s.food,
    starvation: s.starvation,
    helpless: s.helpless,
    rebellious: s.rebellious,
    first: s.first,
    active: s.active,
    mode: s.mode,
    ending: s.ending,
    winners: [...s.winners],
    kills: s.kills,
    used: [...s.used],
    lasting: [...s.lasting],
    players: seatsOf(s).map(seat => {
      const player = s.players[seat]!
      return {
        ...player,
        dice: [...player.dice],
        used: [...player.used],
        cards: items.at(s, hand(seat)).length,
        drawn: items.at(s, drawn(seat)).length,
        dealt: people.at(s, dealt(seat)).length,
        asked: [...player.asked],
        goals: goals.at(s, goal(seat)).length + fates.at(s, fate(seat)).length,
        known: knownGoals(s, seat, viewer),
      }
    }),
    survivors: s.survivors.map(survivor => ({ ...survivor, equipment: [...survivor.equipment] })),
    places: s.places.map(place => ({ ...place, entrances: place.entrances.map(entrance => ({ ...entrance })) })),
    decks: Object.fromEntries(
      DECK_PLACES.filter(at => isInPlay(s, at)).map(at => [at, items.slots(s, at, viewer)]),
    ) as View['decks'],
    itemTypes: typesOf(s),
    waste: [...items.at(s, 'waste')],
    discard: [...items.at(s, 'discard')],
    removed: [...items.at(s, 'removed')],
    underObjective: [...items.at(s, 'objective')],
    table: [...items.at(s, 'table')],
    contributed: items.at(s, 'contributed').length,
    crisis: crises.top(s, 'now') ?? null,
    crises: { left: crises.at(s, 'deck').length, gone: [...crises.at(s, 'gone')] },
    graveyard: [...people.at(s, 'graveyard')],
    lost: [...people.at(s, 'lost')],
    survivorsLeft: people.at(s, 'deck').length,
    itemsUnused: items.at(s, 'start').length,
    roads: {
      deck: roads.slots(s, 'deck', viewer),
      holder: seatsOf(s).find(seat => roads.at(s, held(seat)).length > 0) ?? -1,
      now: roads.top(s, 'now') ?? null,
      gone: [...roads.at(s, 'gone')],
    },
    motion: motionOf(s),
    rules: { likely: s.likely, elimination: s.elimination },
    own:
      viewer === 'public'
        ? null
        : {
            hand: [...items.at(s, hand(viewer))],
            drawn: [...items.at(s, drawn(viewer))],
            dealt: [...people.at(s, dealt(viewer))],
            dropped: droppedBy(s, viewer),
            goals: [...goals.at(s, goal(viewer))],
            fates: [...fates.at(s, fate(viewer))],
            road: roads.at(s, held(viewer))[0] ?? null,
          },
    whereabouts: rules.whereabouts(s, viewer),
    waiting: rules.waiting(s),
    ...(isMixed(s) ? { leftOut: items.at(s, 'left').length } : {}),
    ...orderOf(s),
    ...ofModules(s),
  }
}
