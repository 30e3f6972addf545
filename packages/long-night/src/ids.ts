// The shapes of ids in a state. A loaded state that names anything else is refused.

import { one, type Shape } from '@lastlight/kernel'
import { LIST_NAMES, LISTED_CARDS } from './content/cardLists.ts'
import { CROSSROADS_IDS } from './content/crossroads.ts'
import { IMPROVEMENT_IDS } from './content/improvements.ts'
import { ALL_ITEM_IDS, CARD_NAMES } from './content/items.ts'
import { SURVIVOR_IDS } from './content/survivors.ts'
import { requestKey } from './queries/requestKey.ts'
import { SEATS } from './zones.ts'

const idOf = (ids: readonly string[]): Shape<string> => one(...ids)
/** '' while nothing is named. */
const orNone = (ids: readonly string[]): Shape<string> => one('', ...ids)

export const SURVIVOR_ID = idOf(SURVIVOR_IDS)
export const SURVIVOR_OR_NONE = orNone(SURVIVOR_IDS)
export const ITEM_ID = idOf(ALL_ITEM_IDS)
export const ITEM_OR_NONE = orNone(ALL_ITEM_IDS)
/** The survivors and items, each of which may have an ability. */
export const ABLE_ID = idOf([...SURVIVOR_IDS, ...ALL_ITEM_IDS])
/** LN-BAND-LEAD-04: the hideout's card is used once per round, too. */
export const USED_ID = idOf([...SURVIVOR_IDS, ...ALL_ITEM_IDS, 'hideout'])
export const ROAD_OR_NONE = orNone(CROSSROADS_IDS)
export const IMPROVEMENT_OR_NONE = orNone(IMPROVEMENT_IDS)
export const LISTED_CARD = idOf(LISTED_CARDS)
export const LIST_NAME = idOf(LIST_NAMES)
export const LIST_OR_NONE = orNone(LIST_NAMES)
export const CARD_NAME = idOf(CARD_NAMES)
export const CARD_NAME_OR_NONE = orNone(CARD_NAMES)

export const REQUEST_KEY = idOf([-1, ...SEATS].flatMap(whom => CARD_NAMES.map(what => requestKey(whom, what))))
export const SEAT_NAME = idOf(SEATS.map(String))
