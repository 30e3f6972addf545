// One of each message, and the games that produce the rest.

import { type Phrase, RECONSIDER } from '@lastlight/kernel'
import { CRISIS_IDS } from '../src/content/crises.ts'
import { ADULT_IDS } from '../src/content/crossroads/adultIds.ts'
import { CROSSROADS_IDS } from '../src/content/crossroads.ts'
import { EXPERIMENT_IDS } from '../src/content/experiments.ts'
import { IMPROVEMENT_IDS } from '../src/content/improvements.ts'
import { MODULES } from '../src/content/modules.ts'
import { PASSAGES } from '../src/content/scenarios.ts'
import { SIDE_EFFECT_IDS } from '../src/content/sideEffects.ts'
import { STEPS, type Why } from '../src/events.ts'
import type { Config, Event, Option } from '../src/index.ts'
import { newSurvivor } from '../src/survivor.ts'
import type { Named } from '../src/text/eventPhrase.ts'
import { optionPhrase, questionPhrase } from '../src/text/index.ts'
import type { TextView } from '../src/text/subject.ts'

const CARD = 'gas/lighter:1'

/** Every step of the game, and one of each thing that can be a cause. */
const WHYS: readonly Why[] = [
  ...STEPS,
  ...(['ability', 'attack', 'death'] as const).map(cause => `${cause}.marek` as const),
  'item.lighter',
  'lasting.lawCurfew',
  'encounter.hunter',
  ...CRISIS_IDS.map(crisis => `crisis.${crisis}` as const),
  ...CROSSROADS_IDS.map(card => `crossroads.${card}` as const),
]

const ONE_OF_EACH: { readonly [E in Event['e']]: readonly Named<E>[] } = {
  objective: [
    { e: 'objective', objective: 'wall', side: 'hard' },
    { e: 'objective', objective: 'tribute', side: 'normal', raxxonTribute: true },
  ],
  passage: PASSAGES.flatMap(passage => [
    { e: 'passage', passage, reader: 1 },
    { e: 'passage', passage, reader: 1, together: true },
  ]),
  newObjective: [{ e: 'newObjective', objective: 'r2' }],
  goal: [{ e: 'goal', seat: 0, goal: 'hoarder' }],
  dealt: [{ e: 'dealt', seat: 0, survivors: ['rocco', 'blue'] }],
  goals: [{ e: 'goals', seat: 1, goals: ['memoir', 'outlast'] }],
  over: [
    { e: 'over', ending: 'objective', winners: [0, 1] },
    { e: 'over', ending: 'nobody', winners: [] },
    { e: 'over', ending: 'rounds', winners: [1] },
  ],
  joins: [{ e: 'joins', seat: 0, survivor: 'kevin', at: 'colony', why: 'turn' }],
  leads: [{ e: 'leads', seat: 0, survivor: 'kevin' }],
  drawnSurvivor: [{ e: 'drawnSurvivor', seat: 0, survivor: 'gia' }],
  moved: [{ e: 'moved', survivor: 'gia', to: 'raxxon', why: 'turn' }],
  put: [{ e: 'put', survivor: 'gia', to: 'hideout', why: 'turn' }],
  exposed: (['blank', 'wound', 'frostbite', 'bite'] as const).map(result => ({
    e: 'exposed',
    survivor: 'anita',
    result,
    why: 'turn',
  })),
  hurt: (['wound', 'frostbite', 'despair'] as const).flatMap(how =>
    WHYS.map(why => ({ e: 'hurt' as const, survivor: 'anita', how, why })),
  ),
  healed: (['wounds', 'frostbite', 'despair'] as const).map(what => ({
    e: 'healed',
    survivor: 'anita',
    what,
    why: 'turn',
  })),
  died: [{ e: 'died', survivor: 'marek', at: 'gas', why: 'turn' }],
  enough: [{ e: 'enough', seat: 1 }],
  attracts: [{ e: 'attracts', survivor: 'marek', at: 'gas' }],
  left: [{ e: 'left', survivor: 'marek', at: 'gas', why: 'turn' }],
  handedOver: [{ e: 'handedOver', survivor: 'marek', to: 2, why: 'turn' }],
  restrained: [{ e: 'restrained', survivor: 'marek', why: 'turn' }],
  used: [
    { e: 'used', survivor: 'marek', by: 'marek' },
    { e: 'used', survivor: 'marek', by: 'shotgun' },
  ],
  fought: [true, false].map(hit => ({ e: 'fought', survivor: 'marek', target: 'rosa', rolled: 3, hit })),
  eliminated: [{ e: 'eliminated', seat: 0, cards: [CARD] }],
  zombie: [
    { e: 'zombie', at: 'colony', entrance: 2, why: 'turn' },
    { e: 'zombie', at: 'school', entrance: 0, why: 'turn' },
  ],
  barricadeLost: [{ e: 'barricadeLost', at: 'colony', entrance: 0, why: 'turn' }],
  overrun: [{ e: 'overrun', at: 'library', entrance: 0, why: 'turn' }],
  trapSprung: [0, 1, 2, 5].map(zombies => ({ e: 'trapSprung', at: 'colony', entrance: 5, zombies, why: 'turn' })),
  zombieDied: ['', 'kevin'].map(by => ({ e: 'zombieDied', at: 'police', entrance: 0, by, why: 'turn' })),
  barricaded: ['', 'kevin'].map(by => ({ e: 'barricaded', at: 'grocery', entrance: 0, by, why: 'turn' })),
  trapped: ['', 'kevin'].map(by => ({ e: 'trapped', at: 'hospital', entrance: 0, by, why: 'turn' })),
  lured: [
    { e: 'lured', from: 'school', source: 0, at: 'colony', entrance: 3, why: 'turn' },
    { e: 'lured', from: 'colony', source: 4, at: 'gas', entrance: 0, why: 'turn' },
  ],
  noise: [{ e: 'noise', at: 'gas', why: 'turn' }],
  hushed: [{ e: 'hushed', at: 'gas', noise: 2, why: 'turn' }],
  noiseMoved: [{ e: 'noiseMoved', from: 'police', to: 'gas', noise: 3, why: 'turn' }],
  noiseGone: [true, false].map(loud => ({ e: 'noiseGone', at: 'gas', loud })),
  searched: [{ e: 'searched', seat: 0, survivor: 'emma', at: 'library' }],
  looked: [{ e: 'looked', seat: 0, at: 'library', why: 'turn' }],
  revealed: [{ e: 'revealed', at: 'school', cards: ['school/atlas:1', CARD], why: 'turn' }],
  drew: [
    { e: 'drew', seat: 0, from: 'gas', why: 'turn' },
    { e: 'drew', seat: 0, from: 'gas', card: CARD, why: 'turn' },
  ],
  kept: [
    { e: 'kept', seat: 0 },
    { e: 'kept', seat: 0, card: CARD },
  ],
  contributed: [
    { e: 'contributed', seat: 0 },
    { e: 'contributed', seat: 0, card: CARD },
  ],
  took: [
    { e: 'took', seat: 0, card: CARD, from: 'gas', to: 'hand', why: 'turn' },
    { e: 'took', seat: 0, card: CARD, from: 'waste', to: 'hand', why: 'turn' },
    { e: 'took', seat: 0, card: CARD, from: 'stash', to: 'hand', why: 'turn' },
  ],
  played: [{ e: 'played', seat: 0, card: CARD }],
  givenBack: [{ e: 'givenBack', seat: 0, card: CARD }],
  discarded: [{ e: 'discarded', seat: 0, card: CARD, why: 'turn' }],
  donated: [{ e: 'donated', seat: 0, card: CARD }],
  gave: [
    { e: 'gave', seat: 0, to: 1, why: 'turn' },
    { e: 'gave', seat: 0, to: 1, card: CARD, why: 'turn' },
  ],
  stole: [
    { e: 'stole', seat: 0, from: 1, why: 'turn' },
    { e: 'stole', seat: 0, from: 1, card: CARD, why: 'turn' },
  ],
  equipped: [{ e: 'equipped', card: CARD, survivor: 'emma', why: 'turn' }],
  handedOff: [{ e: 'handedOff', card: CARD, from: 'emma', to: 'rosa' }],
  handLost: [{ e: 'handLost', seat: 0, cards: [CARD, 'school/atlas:1'] }],
  cleaned: [1, 2, 5].map(cards => ({ e: 'cleaned', cards, why: 'turn' })),
  littered: [{ e: 'littered', card: CARD, why: 'turn' }],
  added: [{ e: 'added', at: 'grocery', why: 'turn' }],
  asked: [
    { e: 'asked', seat: 0, of: -1, what: 'medicine' },
    { e: 'asked', seat: 0, of: 2, what: 'lighter' },
  ],
  answered: [
    { e: 'answered', seat: 0, card: '' },
    { e: 'answered', seat: 0, card: CARD },
  ],
  named: [
    { e: 'named', seat: 0, card: 'fuel' },
    { e: 'named', seat: 0, card: 'lighter' },
  ],
  firstPlayer: [{ e: 'firstPlayer', seat: 0, why: 'turn' }],
  turnOver: [{ e: 'turnOver', seat: 0, why: 'turn' }],
  requests: [{ e: 'requests', seat: 0 }],
  rolled: [{ e: 'rolled', seat: 0, dice: [1, 6], why: 'turn' }],
  tested: [{ e: 'tested', dice: [4], least: 3, why: 'turn' }],
  picked: [
    { survivor: 'rosa' },
    { place: 'gas' as const },
    { player: 1 },
    { player: -1 },
    { at: 'colony' as const, entrance: 1 },
    { die: 4 },
    { improvement: 'stoves' },
    { option: 'drive' },
    { option: '' },
  ].map(what => ({ e: 'picked', seat: 0, what })),
  spent: [{ e: 'spent', seat: 0, die: 3, why: 'turn' }],
  dieChanged: [{ e: 'dieChanged', seat: 0, from: 1, to: 5, why: 'turn' }],
  voted: [
    { e: 'voted', yes: [], carried: false, why: 'turn' },
    { e: 'voted', yes: [0, 1], carried: true, why: 'turn' },
  ],
  exileCalled: [{ e: 'exileCalled', seat: 0, player: 1 }],
  exiled: (['traitor', 'loyal'] as const).map(role => ({ e: 'exiled', seat: 0, role })),
  exiledObjective: [{ e: 'exiledObjective', seat: 0, card: 'longRoad' }],
  confessed: [
    { e: 'confessed', seat: 0, to: 1 },
    { e: 'confessed', seat: 0, to: 1, goals: ['memoir'] },
  ],
  secret: [true, false].map(told => ({ e: 'secret', seat: 0, told })),
  declines: [true, false].map(yes => ({ e: 'declines', seat: 0, yes })),
  road: [
    { e: 'road', seat: 0 },
    { e: 'road', seat: 0, card: 'onTheHunt' },
  ],
  crossroads: CROSSROADS_IDS.map(card => ({ e: 'crossroads', card, seat: 0 })),
  chose: [{ e: 'chose', card: 'onTheHunt', option: 'hunt' }],
  lasting: [true, false].map(on => ({ e: 'lasting', lasting: 'lawCurfew', on, why: 'turn' })),
  crisis: CRISIS_IDS.map(crisis => ({ e: 'crisis', crisis })),
  crisisFailed: CRISIS_IDS.map(crisis => ({ e: 'crisisFailed', crisis })),
  crisisPrevented: [{ e: 'crisisPrevented', crisis: 'shelter' }],
  opened: ([1, -1] as const).map(counts => ({ e: 'opened', card: CARD, counts })),
  ate: [1, 3, 7].map(food => ({ e: 'ate', food })),
  food: [2, -2].map(by => ({ e: 'food', by, left: 4, why: 'turn' })),
  morale: [1, -1].map(by => ({ e: 'morale', by, left: 4, why: 'turn' })),
  starved: [{ e: 'starved', tokens: 2 }],
  starvation: [{ e: 'starvation', tokens: 2, why: 'turn' }],
  wasteRots: [{ e: 'wasteRots', cards: 21 }],
  helpless: [1, 2, 5].flatMap(count =>
    [true, false].map(rebellious => ({ e: 'helpless' as const, count, rebellious, why: 'turn' })),
  ),
  flipped: [1, 2, 5].flatMap(count =>
    [true, false].map(rebellious => ({ e: 'flipped' as const, count, rebellious, why: 'turn' })),
  ),
  helplessDied: [true, false].map(rebellious => ({ e: 'helplessDied', rebellious, why: 'turn' })),
  helplessLeft: [true, false].map(rebellious => ({ e: 'helplessLeft', rebellious, why: 'turn' })),
  round: [{ e: 'round', left: 3 }],
  offered: IMPROVEMENT_IDS.map(improvement => ({ e: 'offered', improvement })),
  progress: [{ e: 'progress', improvement: 'stoves', by: 1, tokens: 2, why: 'turn' }],
  improved: [{ e: 'improved', improvement: 'stoves' }],
  banditCame: [{ e: 'banditCame', at: 'gas', why: 'turn' }],
  banditBarred: [{ e: 'banditBarred', at: 'gas', why: 'turn' }],
  banditsGone: [1, 2, 5].map(count => ({ e: 'banditsGone', at: 'school', count, why: 'turn' })),
  foughtBandit: [true, false].map(hit => ({ e: 'foughtBandit', survivor: 'marek', at: 'gas', rolled: 4, hit })),
  looted: [{ e: 'looted', at: 'gas', card: CARD }],
  raided: (['search', 'attack'] as const).map(how => ({ e: 'raided', survivor: 'marek', how, rolled: 2 })),
  banditLeader: [{ e: 'banditLeader', seat: 0 }],
  experiment: EXPERIMENT_IDS.map(experiment => ({ e: 'experiment', experiment })),
  codeDie: [{ e: 'codeDie', seat: 0, die: 4 }],
  code: [true, false].map(matched => ({ e: 'code', experiment: 'hunter', dice: [1, 3], matched })),
  contained: [{ e: 'contained', experiment: 'hunter' }],
  experimentOver: [{ e: 'experimentOver', experiment: 'hunter' }],
  fewer: [1, 2, 3].map(count => ({ e: 'fewer', at: 'gas', count })),
  mutantCame: [{ e: 'mutantCame', experiment: 'tank', at: 'colony', entrance: 0, why: 'code' }],
  mutantBarred: [{ e: 'mutantBarred', experiment: 'claw', at: 'gas', why: 'code' }],
  mutantLeft: [{ e: 'mutantLeft', experiment: 'siren', at: 'gas', entrance: 0 }],
  mutantGone: [{ e: 'mutantGone', experiment: 'siren', at: 'colony', entrance: 0, by: 'marek' }],
  encounter: EXPERIMENT_IDS.flatMap(experiment =>
    [1, 2, 3, 4, 5, 6].map(rolled => ({ e: 'encounter' as const, survivor: 'marek', experiment, rolled })),
  ),
  dosed: [{ e: 'dosed', survivor: 'marek', rolled: 3, why: 'item.redPill' }],
  sideEffect: SIDE_EFFECT_IDS.map(sideEffect => ({
    e: 'sideEffect',
    survivor: 'marek',
    sideEffect,
    why: 'item.redPill',
  })),
}
export const EVENT_SAMPLES = Object.values(ONE_OF_EACH).flat() as readonly Event[]

/** A table on which nothing is going on. */
const EMPTY: TextView = {
  phase: 'turns',
  table: [],
  roads: { deck: [], holder: -1, now: null, gone: [] },
  crisis: null,
  edition: 'pl',
  survivors: [],
  own: null,
  motion: null,
  waste: [],
  players: Array.from({ length: 5 }, () => ({ exiled: false, waiting: '' })),
}
const withRoad = (now: string): TextView => ({ ...EMPTY, roads: { ...EMPTY.roads, now } })
const atCrisis = (crisis: string | null): TextView => ({ ...EMPTY, phase: 'colony', crisis })
/** The code of Raxxon is being checked. */
const atCode: TextView = {
  ...EMPTY,
  phase: 'colony',
  raxxon: { log: 'hunter', left: 3, loose: [], gone: [], dice: [1, 3], checking: true },
}
const VOTE: Option = { do: 'vote', yes: true }
const NO: Option = { do: 'vote', yes: false }

/** Options that random players hardly ever come across, and the tables on which they do. */
const RARE: readonly (readonly [Option, TextView?])[] = [
  [{ do: 'gift', yes: true }],
  [{ do: 'gift', yes: false }],
  [{ do: 'reveal', yes: true }],
  [{ do: 'reveal', yes: false }],
  [{ do: 'trust' }],
  [RECONSIDER],
  [{ do: 'done' }],
  [{ do: 'attackWith', survivor: 'marek', by: 'marek', die: 3 }],
  [{ do: 'attackWith', survivor: 'marek', by: CARD, die: 3 }],
  [{ do: 'attackWith', survivor: 'marek', by: 'gas/lighter:1', die: 3, fuel: 'gas/fullTank:1' }],
  [{ do: 'use', survivor: 'anita', by: 'anita', die: 0 }],
  [{ do: 'use', survivor: 'hedda', by: 'hedda', die: 4 }],
  [{ do: 'use', survivor: 'anita', by: 'police/cutter:1', die: 0 }],
  [{ do: 'use', survivor: 'anita', by: 'police/huntingRifle:1', die: 2 }],
  [{ do: 'stow', card: 'police/cutter:1' }],
  [{ do: 'eat', card: 'grocery/rations:1', die: 2 }],
  [{ do: 'donate', card: CARD }],
  [{ do: 'pacify', card: 'school/bandage:1' }],
  [{ do: 'handOff', card: CARD, from: 'rosa', to: 'emma' }],
  [{ do: 'food', die: 3 }],
  [{ do: 'build', card: 'grocery/scrap:1', improvement: 'stoves' }],
  [{ do: 'improvement', improvement: 'stoves' }],
  [{ do: 'fightBandit', survivor: 'marek', die: 3 }],
  [{ do: 'raid', survivor: 'marek', die: 3, how: 'search' }],
  [{ do: 'raid', survivor: 'marek', die: 3, how: 'attack' }],
  [{ do: 'loot', card: CARD }],
  [{ do: 'attackMutant', survivor: 'marek', die: 3, experiment: 'tank', entrance: 0 }],
  [{ do: 'code', die: 3 }],
  [{ do: 'foe', experiment: 'tank', at: 'gas', entrance: 0 }],
  [{ do: 'foe', experiment: '', at: 'colony', entrance: 2 }],
  [{ do: 'place', place: 'gas' }, atCode],
  [{ do: 'target', what: 'zombie' }],
  [{ do: 'target', what: 'bandit' }],
  [{ do: 'exile', player: 2 }],
  [
    { do: 'option', option: 'drive' },
    { ...EMPTY, table: ['gas/fuelOrFire:1'] },
  ],
  [{ do: 'option', option: '' }],
  [{ do: 'option', option: 'hunt' }, withRoad('onTheHunt')],
  [{ do: 'survivor', survivor: 'rosa' }],
  [
    { do: 'survivor', survivor: 'rosa' },
    { ...EMPTY, order: 'dies' },
  ],
  [
    { do: 'survivor', survivor: 'rosa' },
    { ...EMPTY, order: 'home' },
  ],
  [
    { do: 'next', player: 1 },
    { ...EMPTY, players: EMPTY.players.map(player => ({ ...player, waiting: 'rosa' })) },
  ],
  [
    { do: 'next', player: 1 },
    {
      ...EMPTY,
      players: EMPTY.players.map(player => ({ ...player, exiled: true })),
      survivors: [{ ...newSurvivor('rosa'), seat: 1, at: 'colony' }],
    },
  ],
  [
    { do: 'survivor', survivor: 'rosa' },
    { ...EMPTY, table: [CARD] },
  ],
  [{ do: 'place', place: 'gas' }],
  [{ do: 'place', place: 'gas' }, withRoad('onTheHunt')],
  [{ do: 'player', player: 1 }],
  [{ do: 'player', player: 1 }, atCrisis('shelter')],
  [{ do: 'entrance', entrance: 0 }],
  [
    { do: 'entrance', entrance: 0 },
    { ...EMPTY, table: [CARD] },
  ],
  [{ do: 'die', die: 2 }],
  [
    { do: 'die', die: 2 },
    { ...EMPTY, table: [CARD] },
  ],
  [{ do: 'card', card: CARD }],
  [
    { do: 'card', card: CARD },
    { ...EMPTY, waste: [CARD] },
  ],
  [
    { do: 'card', card: CARD },
    { ...EMPTY, own: { hand: [CARD], drawn: [], dealt: [], dropped: [], goals: [], fates: [], road: null } },
  ],
  [{ do: 'heal', what: 'wounds' }],
  [{ do: 'heal', what: 'frostbite' }],
  [{ do: 'helpless', rebellious: true }],
  [{ do: 'helpless', rebellious: false }],
  [{ do: 'useUp', what: 'trap' }],
  [{ do: 'useUp', what: 'barricade' }],
  [{ do: 'lure' }],
  [{ do: 'stop' }],
  [{ do: 'enough' }],
  [{ do: 'noise' }],
  [{ do: 'keep', card: CARD }],
  [{ do: 'take', card: CARD }],
  [{ do: 'nothing' }],
  [{ do: 'name', card: 'fuel' }],
  [{ do: 'ask', player: 1 }],
  [{ do: 'ask', player: -1 }],
  [{ do: 'askFor', what: 'lighter' }],
  [{ do: 'give', card: CARD }],
  [{ do: 'refuse' }],
  [{ do: 'usePlay' }],
  [{ do: 'usePacify' }],
  [{ do: 'useStow' }],
  [{ do: 'neverMind' }],
  [{ do: 'accept' }],
  [{ do: 'risk' }],
  [{ do: 'next', player: 1 }],
  [{ do: 'enter', at: 'gas' }],
  [{ do: 'enter', at: 'wait' }],
  [{ do: 'lead', survivor: 'rosa' }],
  [{ do: 'flee', survivor: 'rosa', to: 'gas' }],
  [{ do: 'makeRoom', survivor: 'rosa' }],
  [{ do: 'pass' }],
  [{ do: 'useNow', survivor: 'gia' }],
  [{ do: 'skip' }],
  [VOTE],
  [NO],
  [VOTE, withRoad('rosaHasTwoPoints')],
  [NO, withRoad('rosaHasTwoPoints')],
  [VOTE, atCode],
  [NO, atCode],
  [VOTE, atCrisis('feverBed')],
  [NO, atCrisis('feverBed')],
  [VOTE, atCrisis(null)],
  [NO, { ...atCrisis(null), edition: 'cs' }],
  [VOTE, { ...atCrisis(null), edition: 'cs' }],
  [{ do: 'decide', yes: true }],
  [{ do: 'call', yes: true }],
  [{ do: 'call', yes: false }],
  [{ do: 'tell', yes: true }],
  [{ do: 'tell', yes: false }],
  [{ do: 'shield', yes: true }],
  [{ do: 'shield', yes: false }],
  [{ do: 'declines', yes: true }],
  [{ do: 'declines', yes: false }],
]
export const RARE_KINDS: ReadonlySet<string> = new Set(RARE.map(([option]) => option.do))

const ROADS = CROSSROADS_IDS.flatMap(card => [
  optionPhrase(VOTE, withRoad(card)),
  optionPhrase(NO, withRoad(card)),
  questionPhrase([VOTE], withRoad(card)),
])
export const OPTION_SAMPLES: readonly Phrase[] = [
  ...RARE.flatMap(([option, seen = EMPTY]) => [optionPhrase(option, seen), questionPhrase([option], seen)]),
  ...ROADS,
]

const VARIANTS = ['hidden', 'cooperative', 'dilemma'] as const

/** Every number of players, variant, edition and objective in turn. */
function configOf(i: number): Config {
  const players = 2 + (i % 4)
  const variant = VARIANTS[i % VARIANTS.length]!
  return {
    players: variant === 'dilemma' ? 2 : variant === 'hidden' ? Math.max(3, players) : players,
    edition: i % 2 === 0 ? 'pl' : 'cs',
    variant,
    objective: 'random',
    hard: i % 5 === 0,
    raxxonTribute: i % 6 === 1,
    likelyTraitor: i % 4 === 1,
    elimination: i % 7 === 3,
    adultCrossroads: i % 3 === 0,
    adultCards: ADULT_IDS,
    hiddenEffects: false,
    modules: MODULES.filter((_, m) => (i >> 1) & (1 << m)),
    scenario: i % 10 === 5 ? 'chimp' : i % 10 === 8 ? 'raid' : 'none',
    decks: null,
  }
}

export const CONFIGS: readonly Config[] = Array.from({ length: 60 }, (_, i) => configOf(i))
