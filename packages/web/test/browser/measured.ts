// A process for the bench: the built page behind our server, the size of its scripts, how fast it answers keys, and a
// browser. It ends with its parent.

import process from 'node:process'
import { chromiumPath, FLAGS } from './chromium.ts'
import { House } from './house.ts'
import { keyTimes } from './keyToPaint.ts'
import { weighRoutes } from './visits.ts'

const house = await House.open()
process.once('disconnect', () => void house.close())
const routes = await weighRoutes(house)
const keys = await keyTimes(house)
process.send?.({ url: house.url, chromium: chromiumPath(), flags: FLAGS, routes, keys })
