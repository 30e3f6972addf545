// What must hold in The Long Night whenever somebody is asked. In the middle of a rule people may be dead and not
// replaced yet; `atRest` holds for the moments in which a player is free to act.

import { type Invariants, oneZoneEach } from '@lastlight/kernel/testing'
import { improvementRow, isImprovement, ON_OFFER } from '../src/content/improvements.ts'
import { itemRow } from '../src/content/items.ts'
import { MOST_NOISE, PLACES, placeRow } from '../src/content/places.ts'
import { isBetrayal } from '../src/content/secretObjectives.ts'
import { SIDE_EFFECT_IDS } from '../src/content/sideEffects.ts'
import { game, type State } from '../src/index.ts'
import { crises, experiments, fates, goals, improvements, items, people, roads } from '../src/language.ts'
import { emptySpaces } from '../src/queries/entrances.ts'
import { DEADLY, damageOf, freeSpaces, peopleAt, roomOutside } from '../src/queries/people.ts'
import {
  banditsAt,
  groupOf,
  hasSurvivor,
  isInPlay,
  isSealed,
  memberCount,
  plays,
  rightOf,
  seatsOf,
  survivorOf,
} from '../src/queries/position.ts'
import { isLoose } from '../src/queries/raxxon.ts'
import type { Player, Survivor } from '../src/state.ts'
import { dealt, drawn, fate, goal, hand, held } from '../src/zones.ts'

type Holds = (s: State) => string | undefined

/** The first of these that is broken. */
function first<T>(all: Iterable<T>, broken: (each: T) => string | undefined): string | undefined {
  for (const each of all) {
    const how = broken(each)
    if (how !== undefined) return how
  }
  return undefined
}

const eachPlayer = (s: State, broken: (player: Player, seat: number) => string | undefined): string | undefined =>
  first(s.players.entries(), ([seat, player]) => {
    const how = broken(player, seat)
    return how && `seat ${seat} ${how}`
  })

const eachSurvivor = (s: State, broken: (each: Survivor) => string | undefined): string | undefined =>
  first(s.survivors, each => {
    const how = broken(each)
    return how && `${each.id} ${how}`
  })

const wrongUnless = (holds: boolean, how: string): string | undefined => (holds ? undefined : how)
const between = (value: number, least: number, most: number, what: string): string | undefined =>
  wrongUnless(Number.isInteger(value) && value >= least && value <= most, `${value} ${what}`)
const once = (names: readonly string[]): string | undefined =>
  wrongUnless(new Set(names).size === names.length, names.join())
const same = (some: readonly string[], others: readonly string[]): string | undefined =>
  wrongUnless(some.toSorted().join() === others.toSorted().join(), `${some.join()} and ${others.join()}`)

/** A player is free to act in their turn, and no rule is half carried out. */
const isAtRest = (s: State): boolean => s.flow.stack.at(-1)?.at === 'turn.act'
const atRest =
  (holds: Holds): Holds =>
  s =>
    isAtRest(s) ? holds(s) : undefined

const isSetUp = (s: State): boolean => s.phase !== 'setup'
const isSeat = (s: State, seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < s.players.length
const die = (value: number): string | undefined => between(value, 1, 6, 'on a die')
/** LN-SETUP-09, LN-VAR-COOP-01, LN-VAR-PD-01 */
const GOALS = { cooperative: 0, hidden: 1, dilemma: 2 } as const

export const invariants = {
  'every card lies in exactly one zone': oneZoneEach<State>([
    items,
    people,
    crises,
    goals,
    fates,
    roads,
    improvements,
    experiments,
  ]),

  // Players
  'LN-LAST-01 nobody without survivors holds a hand': atRest(s =>
    eachPlayer(s, (_, seat) => {
      const cards = hasSurvivor(s, seat) ? 0 : items.at(s, hand(seat)).length
      return wrongUnless(cards === 0, `holds ${cards} cards`)
    }),
  ),
  'LN-LAST-02 whoever has no survivor gets one, waits for one, or is out': atRest(s =>
    eachPlayer(s, ({ out, waiting, bereft }, seat) =>
      wrongUnless(
        hasSurvivor(s, seat) || out || waiting !== '' || (bereft && people.top(s, 'deck') === undefined),
        'has none',
      ),
    ),
  ),
  'LN-LAST-03 nobody waits while there is room': atRest(s =>
    eachPlayer(s, ({ waiting, exiled }) =>
      wrongUnless(
        waiting === '' || (exiled ? roomOutside(s).length === 0 : freeSpaces(s, 'colony') <= 0),
        `waits with ${waiting}`,
      ),
    ),
  ),
  'LN-LAST-03 the survivors who wait are those of the players': s =>
    same(
      people.at(s, 'waiting'),
      s.players.flatMap(({ waiting }) => (waiting === '' ? [] : [waiting])),
    ),
  'LN-LEADER-01 a leader is an own survivor in play': s =>
    eachPlayer(s, ({ leader }, seat) =>
      wrongUnless(leader === '' || survivorOf(s, leader)?.seat === seat, `is led by ${leader}`),
    ),
  'LN-LEADER-01 whoever has survivors has a leader': atRest(s =>
    eachPlayer(s, ({ leader }, seat) => wrongUnless(leader !== '' || !hasSurvivor(s, seat), 'has none')),
  ),
  'LN-VAR-ELIM-01 nobody leaves the game unless the last survivor eliminates': s =>
    eachPlayer(s, ({ out }) => wrongUnless(!out || s.elimination, 'is out')),
  'LN-VAR-ELIM-02 who is out has nothing left': s =>
    eachPlayer(s, ({ out, dice, waiting }, seat) =>
      wrongUnless(
        !out ||
          (!hasSurvivor(s, seat) &&
            dice.length === 0 &&
            waiting === '' &&
            items.at(s, hand(seat)).length + roads.at(s, held(seat)).length === 0),
        'is out and has something',
      ),
    ),
  'LN-VAR-ELIM-03 nobody who is out is asked': s =>
    first(game.pending(s), seat => wrongUnless(!s.players[seat]!.out, `seat ${seat}`)),
  'LN-ROUND-06 a player in the game is first': s =>
    wrongUnless(isSeat(s, s.first) && (!s.players[s.first]!.out || s.phase === 'over'), `seat ${s.first}`),
  'LN-ROUND-07 a player in the game is active': atRest(s =>
    wrongUnless(isSeat(s, s.active) && !s.players[s.active]!.out, `seat ${s.active}`),
  ),
  'LN-SETUP-09 everybody has the objectives that the variant deals': s =>
    isSetUp(s)
      ? eachPlayer(s, (_, seat) => {
          const own = goals.at(s, goal(seat))
          const betrayals = own.filter(isBetrayal).length
          return wrongUnless(
            own.length === GOALS[s.mode] && (s.mode !== 'dilemma' || betrayals === 1),
            `has ${own.join()}`,
          )
        })
      : undefined,
  'LN-EXILE-01 exiles have an objective more, and nobody else': s =>
    eachPlayer(s, ({ exiled }, seat) => {
      const cards = fates.at(s, fate(seat)).length
      return wrongUnless(isAtRest(s) ? cards === (exiled ? 1 : 0) : cards <= (exiled ? 1 : 0), `has ${cards}`)
    }),
  'LN-EXILE-02 the role of an exile is known, and of nobody else': s =>
    eachPlayer(s, ({ exiled, role }) => wrongUnless(exiled === (role !== 'hidden'), `is ${role}, exiled: ${exiled}`)),
  'LN-EXILE-05 no exile stays in the colony while there is room elsewhere': atRest(s =>
    roomOutside(s).length === 0
      ? undefined
      : eachSurvivor(s, ({ at, seat }) => wrongUnless(at !== 'colony' || !s.players[seat]!.exiled, 'is in the colony')),
  ),
  'LN-EXILE-14 no two players in the game are exiled without cause': atRest(s => {
    const loyal = s.players.filter(({ role, out }) => role === 'loyal' && !out).length
    return wrongUnless(loyal < 2, `${loyal}`)
  }),
  'LN-ROUND-04 a die shows 1 to 6': s =>
    first(s.code, die) ?? eachPlayer(s, ({ dice, used }) => first([...dice, ...used], die)),

  // People
  'LN-BOARD-13 no place has more people than spaces': s =>
    first(PLACES, at =>
      isSealed(s, at) ? undefined : wrongUnless(freeSpaces(s, at) >= 0, `${at} has ${freeSpaces(s, at)} free spaces`),
    ),
  'LN-BOARD-09 nobody stands where no place is': s =>
    first(PLACES, at =>
      isInPlay(s, at) && !isSealed(s, at)
        ? undefined
        : wrongUnless(peopleAt(s, at) + banditsAt(s, at) === 0, `${peopleAt(s, at)} at ${at}`),
    ),
  'LN-SKILL-01 nobody lives with three damage': s =>
    eachSurvivor(s, each =>
      wrongUnless(
        damageOf(each) < DEADLY && Math.min(each.wounds, each.frostbite, each.despair) >= 0,
        `has ${each.wounds} wounds, ${each.frostbite} frostbite, ${each.despair} despair`,
      ),
    ),
  'LN-PLAY-04 survivors carry what can be equipped, or what is theirs to carry': s =>
    eachSurvivor(s, ({ equipment }) =>
      first(equipment, card => {
        const row = itemRow(card)
        return wrongUnless(row.keyword === 'equip' || row.keeper !== undefined, `carries ${card}`)
      }),
    ),
  'LN-RAX-PILL-02 side effects are those of the living, each once': s =>
    first(s.sideEffects, ({ id, survivor }) =>
      wrongUnless(survivorOf(s, survivor) !== undefined, `${id} of ${survivor}`),
    ) ??
    once(s.sideEffects.map(({ id }) => id)) ??
    wrongUnless(s.sideEffects.length <= SIDE_EFFECT_IDS.length, `${s.sideEffects.length}`),
  'LN-REBEL-01 there are no fewer helpless than none': s =>
    between(s.helpless, 0, Infinity, 'helpless') ?? between(s.rebellious, 0, Infinity, 'rebellious'),
  'LN-BAND-02 bandits stand outside of the colony, in a game with them': s =>
    plays(s, 'bandits')
      ? first(PLACES, at => between(banditsAt(s, at), 0, at === 'colony' ? 0 : placeRow(at).spaces, `at ${at}`))
      : wrongUnless(s.bandits.length === 0, `${s.bandits.length}`),

  // Board
  'LN-BOARD-04 an entrance space holds one thing': s =>
    first(PLACES, at =>
      first(s.places[PLACES.indexOf(at)]!.entrances.entries(), ([i, { zombies, barricades, traps }]) =>
        wrongUnless(
          Math.min(zombies, barricades, traps) >= 0 && emptySpaces(s, at, i) >= 0,
          `${zombies} zombies, ${barricades} barricades, ${traps} traps at entrance ${i} of ${at}`,
        ),
      ),
    ),
  'LN-BOARD-08 a place has at most four noise tokens': s =>
    first(PLACES, at => between(s.places[PLACES.indexOf(at)]!.noise, 0, MOST_NOISE, `at ${at}`)),
  'LN-RAX-SPEC-06 the card of a special zombie lies with it': s => {
    const loose = experiments.at(s, 'loose')
    const astray = s.mutants.find(({ experiment }) => !loose.includes(experiment))
    // While figures are placed their card is still on top.
    if (astray && isAtRest(s)) return `${astray.experiment} is on the board`
    return isAtRest(s) ? first(loose, id => wrongUnless(isLoose(s, id as never), `${id} is not`)) : undefined
  },
  'LN-RAX-SPEC-07 a special zombie stands on an entrance': s =>
    first(s.mutants, ({ at, entrance }) =>
      wrongUnless(
        isInPlay(s, at) && entrance >= 0 && entrance < placeRow(at).entrances,
        `entrance ${entrance} of ${at}`,
      ),
    ),
  'LN-RAX-CODE-01 dice lie on the card of Raxxon only where it is in play': s =>
    wrongUnless(s.code.length === 0 || plays(s, 'raxxon'), `${s.code.length}`),
  'LN-IMP-04 an improvement is completed as soon as it has enough tokens': s =>
    first(s.offer, ({ id, progress }) => between(progress, 0, improvementRow(id).cost - 1, `tokens on ${id}`)) ??
    between(s.offer.length, 0, ON_OFFER, 'on offer'),
  'LN-IMP-04 what is completed has its effect': s => same(improvements.at(s, 'built'), s.lasting.filter(isImprovement)),

  // Course of the game
  'LN-END-01 at morale 0 the game is over': s =>
    between(s.morale, s.phase === 'over' ? 0 : 1, Infinity, 'morale') ??
    wrongUnless(s.ending !== 'morale' || s.morale === 0, `morale ${s.morale} at the end`),
  'LN-END-02 at round 0 the game is over': s =>
    between(s.rounds, s.phase === 'over' || !isSetUp(s) ? 0 : 1, Infinity, 'rounds'),
  'LN-END-04 an ending has been reached when the game is over': s =>
    wrongUnless(
      (s.ending !== 'none') === (s.phase === 'over') && (s.ending !== 'none') === s.flow.over,
      `ending ${s.ending} in phase ${s.phase}, over: ${s.flow.over}`,
    ) ?? wrongUnless(s.winners.length === 0 || s.ending !== 'none', `seats ${s.winners.join()} have won`),
  'LN-END-04 winners are in the game': s =>
    first(s.winners, seat => wrongUnless(isSeat(s, seat) && !s.players[seat]!.out, `seat ${seat}`)),
  'LN-COLONY-FEED-04 food, starvation and kills are never below 0': s =>
    between(s.food, 0, Infinity, 'food') ??
    between(s.starvation, 0, Infinity, 'starvation tokens') ??
    between(s.kills, 0, Infinity, 'kills'),
  'LN-ROUND-03 one crisis lies open': s => between(crises.at(s, 'now').length, 0, 1, 'crises'),
  'LN-XROADS-01 the right-hand neighbour alone holds a crossroads card': s =>
    first(seatsOf(s), seat => {
      const cards = roads.at(s, held(seat)).length
      const most = s.active >= 0 && seat !== s.active && seat === rightOf(s, s.active) ? 1 : 0
      return between(cards, 0, most, `held by seat ${seat}`)
    }),
  'LN-CLAR-02 what is used in a round is used once': s => once(s.used),
  'LN-SEARCH-06 no card is half drawn or half played': atRest(
    s =>
      first(seatsOf(s), seat =>
        wrongUnless(
          items.at(s, drawn(seat)).length + people.at(s, dealt(seat)).length === 0,
          `seat ${seat} has not chosen from drawn cards`,
        ),
      ) ?? wrongUnless(items.at(s, 'table').length + roads.at(s, 'now').length === 0, 'a card lies on the table'),
  ),
  'LN-VOTE-02 somebody is a member of the colony': atRest(s =>
    wrongUnless(memberCount(s) > 0 || s.players.some(({ exiled, out }) => exiled && !out), 'nobody plays'),
  ),
  'LN-SETUP-20 every survivor has a player': s =>
    eachSurvivor(s, ({ id, seat }) =>
      wrongUnless(isSeat(s, seat) && groupOf(s, seat).some(each => each.id === id), `is of seat ${seat}`),
    ),
} as const satisfies Invariants<State>
