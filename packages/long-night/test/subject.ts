// The description of The Long Night for the conformance kit and the fuzzer.

import { type Subject, whereaboutsAgree } from '@lastlight/kernel/testing'
import { CRISIS_IDS } from '../src/content/crises.ts'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { EXILED_IDS } from '../src/content/exiledObjectives.ts'
import { EXPERIMENT_IDS, LINES, lineOf } from '../src/content/experiments.ts'
import { IMPROVEMENT_IDS } from '../src/content/improvements.ts'
import { ITEM_KINDS } from '../src/content/itemKinds.ts'
import { ITEM_IDS, kindOf, typeOf } from '../src/content/items.ts'
import { MAIN_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { LEAST_CROSSROADS } from '../src/content/mixedDecks.ts'
import { SIDE_EFFECT_IDS } from '../src/content/sideEffects.ts'
import { SURVIVOR_IDS, survivorRow } from '../src/content/survivors.ts'
import { isOn } from '../src/content/triggers.ts'
import { type Config, type Event, game, type Option, type State, type View } from '../src/index.ts'
import { crises, experiments, fates, GOAL_IDS, goals, improvements, items, people, roads } from '../src/language.ts'
import { SEATS } from '../src/zones.ts'
import { invariants } from './invariants.ts'

const TABLES = [
  items,
  people,
  crises,
  goals,
  fates,
  roads,
  improvements,
  experiments,
] as unknown as readonly (typeof items)[]
const agree = TABLES.map(table => whereaboutsAgree(table))

/** Five players need everybody, so all survivors come up. */
const abilities = SURVIVOR_IDS.filter(id => {
  const { use, turnEnd, afterSearch, attack, special } = survivorRow(id).power
  return use ?? turnEnd ?? afterSearch ?? attack ?? special
})

const words = (text: string): readonly string[] => text.split(' ')

/** Everything that can happen. */
const things: readonly string[] = [
  ...CRISIS_IDS.flatMap(crisis => [`crisis ${crisis}`, `failed ${crisis}`]),
  ...Object.keys(ITEM_KINDS).map(kind => `played ${kind}`),
  ...CROSSROADS_IDS.flatMap(card => crossroadsRow(card).options.map(option => `road ${card} ${option}`)),
  ...abilities.map(id => `used ${id}`),
  ...MAIN_OBJECTIVE_IDS.map(id => `objective ${id}`),
  ...['objective', 'morale', 'rounds', 'nobody'].map(ending => `over ${ending}`),
  ...['traitor', 'loyal'].map(role => `exiled ${role}`),
  ...['blank', 'wound', 'frostbite', 'bite'].map(face => `exposed ${face}`),
  ...['true', 'false'].flatMap(yes => [`noiseGone ${yes}`, `fought ${yes}`, `voted ${yes}`, `shield ${yes}`]),
  ...words('died left handLost handedOver restrained eliminated drawnSurvivor exiledObjective'),
  ...words('barricadeLost trapped trapSprung overrun zombieDied barricaded lured hushed noiseMoved'),
  ...words('kept looked revealed took gave stole equipped handedOff donated cleaned littered'),
  ...words('added asked answered named confessed secret declines lasting dieChanged healed'),
  ...words('ate starved starvation wasteRots helpless flipped helplessDied helplessLeft'),
  ...IMPROVEMENT_IDS.map(id => `improved ${id}`),
  ...words('offered progress banditCame banditBarred banditsGone looted banditLeader loot raid'),
  ...['true', 'false'].map(hit => `foughtBandit ${hit}`),
  ...EXPERIMENT_IDS.flatMap(id => LINES.map(line => `encounter ${id} ${line}`)),
  ...SIDE_EFFECT_IDS.map(id => `sideEffect ${id}`),
  ...['true', 'false'].map(matched => `code ${matched}`),
  ...words('experiment codeDie contained experimentOver fewer mutantCame mutantBarred mutantLeft mutantGone dosed foe'),
  ...words('accept risk reconsider stow eat pacify usePacify attackWith flee skip'),
]

function fired(event: Event): readonly string[] {
  switch (event.e) {
    case 'crisis':
      return [`crisis ${event.crisis}`]
    case 'crisisFailed':
      return [`failed ${event.crisis}`]
    case 'exposed':
      return [`exposed ${event.result}`]
    case 'noiseGone':
      return [`noiseGone ${event.loud}`]
    case 'played':
      return [`played ${kindOf(event.card)}`]
    case 'chose':
      return [`road ${event.card} ${event.option}`]
    case 'used':
      return [`used ${event.by}`]
    case 'objective':
      return [`objective ${event.objective}`]
    case 'over':
      return [`over ${event.ending}`]
    case 'exiled':
      return [`exiled ${event.role}`]
    case 'fought':
    case 'foughtBandit':
      return [`${event.e} ${event.hit}`]
    case 'improved':
      return [`improved ${event.improvement}`]
    case 'encounter':
      return [`encounter ${event.experiment} ${lineOf(event.experiment, event.rolled)}`]
    case 'sideEffect':
      return [`sideEffect ${event.sideEffect}`]
    case 'code':
      return [`code ${event.matched}`]
    case 'voted':
      return [`voted ${event.carried}`]
    default:
      return [event.e]
  }
}

/** Whether an option is wanted: for its act, its card, or its way at a crossroads card. */
function wanted(option: Option, missing: ReadonlySet<string>): boolean {
  if (missing.has(option.do) || ('yes' in option && missing.has(`${option.do} ${option.yes}`))) return true
  if ('option' in option)
    return [...missing].some(thing => thing.startsWith('road ') && thing.endsWith(` ${option.option}`))
  if (option.do === 'build' || option.do === 'improvement') return missing.has(`improved ${option.improvement}`)
  if (option.do === 'fightBandit') return missing.has('foughtBandit true') || missing.has('foughtBandit false')
  if (option.do === 'attackMutant') return LINES.some(line => missing.has(`encounter ${option.experiment} ${line}`))
  const contains = missing.has('code true') || missing.has('contained')
  if (option.do === 'code') return contains
  if (option.do === 'move' && option.to === 'raxxon') return contains || missing.has('dosed')
  if (option.do === 'play') return missing.has(`played ${kindOf(option.card)}`)
  return 'by' in option && missing.has(`used ${option.by}`)
}

/** When few crossroads cards are missing, acts that trigger them are wanted too. */
const FEW = 4
const MANY = 20
/** Some cards are left out where all play together. */
const SOME_REFUSED = 4
function settingOff(options: readonly Option[], missing: ReadonlySet<string>): Option | undefined {
  const cards = [...missing].filter(thing => thing.startsWith('road ')).map(thing => thing.split(' ')[1]!)
  if (cards.length > FEW) return undefined
  return options.find(option => cards.some(card => isOn(crossroadsRow(card).trigger, option.do)))
}

/** What leads to `usePacify`: medicine that is asked for and given. */
const calms = (option: Option, missing: ReadonlySet<string>): boolean =>
  missing.has('usePacify') &&
  ((option.do === 'askFor' && option.what === 'medicine') ||
    (option.do === 'give' && typeOf(option.card) === 'medicine'))

/** Cards under a main objective and kills lead to its completion; when little else is missing, care leads to the last round. */
const completes = (option: Option, missing: ReadonlySet<string>): boolean =>
  (missing.has('over objective') && ['donate', 'attack'].includes(option.do)) ||
  (missing.has('over rounds') && missing.size <= FEW && ['attack', 'clean', 'contribute', 'food'].includes(option.do))

/** Crossroads cards of the base game for all ages. */
const USUAL = CROSSROADS_IDS.filter(id => !crossroadsRow(id).adult && crossroadsRow(id).mark === undefined)
/** Fewer crossroads cards, and no modules where only the base game is missing something, so that it comes up soon. */
function aim(config: Config, missing: ReadonlySet<string>): Config {
  if (missing.size > MANY) return config
  const ids = new Set([...missing].filter(thing => thing.startsWith('road ')).map(thing => thing.split(' ')[1]!))
  const wanted = CROSSROADS_IDS.filter(id => ids.has(id) && !crossroadsRow(id).adult)
  const crossroads = [...new Set([...wanted, ...USUAL.slice(0, LEAST_CROSSROADS + SOME_REFUSED)])]
  const isPlain = ['over rounds', 'over objective', 'helplessLeft'].some(thing => missing.has(thing))
  return {
    ...config,
    ...(isPlain && missing.size <= FEW ? { modules: [], scenario: 'none', hard: false } : {}),
    adultCrossroads: config.adultCrossroads || wanted.length < ids.size,
    decks: { name: 'missing', crossroads },
  }
}

export const subject: Subject<State, Config, Option, View, Event> = {
  game,
  conserved: s => TABLES.map(table => table.zones.flatMap(zone => table.at(s, zone)).toSorted()),
  invariants,
  publicLeaves: [
    'flow',
    'draws',
    'raxxonTribute',
    'modules',
    'scenario',
    'passages',
    'reader',
    'matched',
    'turnEnds',
    'fewer',
    'fewerAt',
    'happened',
    ...['items', 'people', 'crises', 'goals', 'fates', 'roads', 'improvements', 'experiments'].flatMap(table =>
      ['cards', 'known', 'possible'].map(part => `${table}.${part}`),
    ),
    'items.at.start',
    ...SEATS.flatMap(seat => [
      `items.at.hand${seat}`,
      `items.at.drawn${seat}`,
      `people.at.dealt${seat}`,
      `goals.at.goal${seat}`,
      `fates.at.fate${seat}`,
      `roads.at.held${seat}`,
    ]),
    'people.at.deck',
    'people.at.aside',
  ],
  ids: [
    ...ITEM_IDS,
    ...SURVIVOR_IDS,
    ...CRISIS_IDS,
    ...GOAL_IDS,
    ...EXILED_IDS,
    ...CROSSROADS_IDS,
    ...IMPROVEMENT_IDS,
    ...EXPERIMENT_IDS,
  ],
  allowed: (view, s, viewer) => agree.map(each => each(view, s, viewer)).find(problem => problem !== undefined),
  things,
  prefer: (options, missing) =>
    options.find(option => wanted(option, missing)) ??
    settingOff(options, missing) ??
    options.find(option => calms(option, missing)) ??
    options.find(option => completes(option, missing)),
  aim,
  fired,
  firedBy: option => ('yes' in option ? [option.do, `${option.do} ${option.yes}`] : [option.do]),
}
