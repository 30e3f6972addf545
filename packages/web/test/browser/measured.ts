// A process for the bench: the built page behind our server, the size of its scripts, how fast it answers keys, and a
// browser. It ends with its parent.

import process from 'node:process'
import { chromiumPath, FLAGS } from './chromium.ts'
import { openHouse } from './house.ts'
import { type KeyTimes, keyTimes } from './keyToPaint.ts'
import { newGame } from './pressings.ts'
import { savedTable } from './saved.ts'
import { weighRoutes } from './visits.ts'

const house = await openHouse()
const routes = await weighRoutes(house)
const keys: { readonly [game: string]: KeyTimes } = {
  outlive: await keyTimes(house, savedTable({ until: () => true })),
  'long-night': await keyTimes(house, newGame('long-night')),
}
process.send?.({ url: house.url, chromium: chromiumPath(), flags: FLAGS, routes, keys })
