// Whether the rest of the scenes is being skipped. The whole table is drawn anew for that, so the button says at once that
// the press has arrived; a value of its own changes nothing else on screen.

import { newStore } from '../ui/store.ts'

export const skipping = newStore(false)
