import { next } from '@lastlight/kernel'
import { call, proc, tell } from '../language.ts'
import { dusk } from './dusk.ts'
import { theEnd } from './end.ts'
import { setup } from './setup.ts'
import { vote } from './vote.ts'
import { watch } from './watch.ts'
import { night } from './wolves.ts'

const ROUNDS = 4

// EMB-ROUND-01
export const embers = proc('embers', {})
embers.steps({
  setup: () => call(setup, {}),
  round(s) {
    s.round++
    tell.all?.({ e: 'round', round: s.round })
    return next
  },
  dusk: () => call(dusk, {}),
  watch: () => call(watch, {}),
  vote: () => call(vote, {}),
  wolves: () => call(night, {}),
  dawn(s) {
    if (s.round < ROUNDS) return 'round'
    theEnd(s, 'dawn')
    return next
  },
})
