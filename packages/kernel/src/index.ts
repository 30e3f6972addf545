export { type CardState, CardTable, cardShape } from './cards/table.ts'
export { withCardIds } from './cards/upgrade.ts'
export { type KeptRow, lists, OPEN, own, perSeat, records, STACK, type ZoneRow, zoneNames } from './cards/zones.ts'
export { CHANCE, type Chance, chanceFrom, copyChance, pickOf, rollOf, shuffleOf } from './chance.ts'
export { checkedConfig, defaultConfig } from './config.ts'
export type {
  AnyGame,
  ConfigField,
  ConfigFields,
  Game,
  Json,
  Outcome,
  Reason,
  Seat,
  Tell,
  Told,
  Viewer,
} from './contract.ts'
export { Refusal } from './contract.ts'
export { type Definition, defineGame, stateOf } from './define.ts'
export { copyFlow, type Frame, type LocalsCode, localsCopies } from './flow/flow.ts'
export { type FreeAct, RECONSIDER, type StateBase } from './flow/machine.ts'
export { type BrokenLimit, type Limit, limit, type Offer } from './flow/offer.ts'
export { end, type Go, next, type Procedure, SEAT } from './flow/procedure.ts'
export { hash } from './hash.ts'
export { type Language, language, type Waiting, type Whereabouts } from './language.ts'
export { Match, MOST_OPEN, MOST_REWINDS } from './match/match.ts'
export type { Moment, PastMoment } from './match/moments.ts'
export { entriesLeadingTo } from './match/rewinds.ts'
export { commitmentTo, type Entry, type Save } from './match/save.ts'
export { type Sight, sightOf } from './match/sight.ts'
export { heard } from './match/told.ts'
export { same } from './same.ts'
export {
  type Gap,
  type Gaps,
  LOCALES,
  type Locale,
  type Messages,
  type Phrase,
  phrase,
  type Who,
  who,
} from './saying.ts'
export { hmac256, sha256 } from './sha256.ts'
export { checked, ShapeError } from './shape/check.ts'
export { copyJson, copyLists } from './shape/copy.ts'
export {
  book,
  empty,
  flag,
  int,
  json,
  list,
  maybe,
  type Of,
  one,
  record,
  type Shape,
  shared,
  text,
} from './shape/shape.ts'
export { isVisible, onlySeen, SEEN, UNSEEN } from './visible.ts'
