// A process for the bench: the built page behind our server, what its scripts weigh, and the browser to look at it with. Ends with whoever started it.

import process from 'node:process'
import { chromiumPath, FLAGS } from './chromium.ts'
import { House } from './house.ts'
import { weighRoutes } from './visits.ts'

const house = await House.open()
process.once('disconnect', () => void house.close())
process.send?.({ url: house.url, chromium: chromiumPath(), flags: FLAGS, routes: await weighRoutes(house) })
