import { end, int, limit, next, SEAT, type Seat } from '@lastlight/kernel'
import { ITEM_IDS } from '../content/items.ts'
import { items, proc, seatsOf, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'
import { canDraw, drawItem } from './deck.ts'

type Job = Offers['job']

const JOBS: readonly Job[] = [{ do: 'draw' }, { do: 'chop' }, { do: 'stop' }]
const BURY = new Map<string, Job>(ITEM_IDS.map(card => [card, { do: 'bury', card }]))

const NOTHING_TO_DRAW = limit('EMB-DUSK-05', 'dusk.nothingToDraw')

// EMB-DUSK-01
const job = proc('job', { seat: SEAT, left: int })
job.steps({
  choose: job.ask({
    from(s, l) {
      const jobs = JOBS.slice()
      for (const card of items.at(s, hand(l.seat))) jobs.push(BURY.get(card)!)
      return jobs
    },
    limit: (s, _, o) => (o.do === 'draw' && !canDraw(s) ? NOTHING_TO_DRAW : undefined),
    take(s, l, o) {
      if (o.do === 'stop') {
        tell.all?.({ e: 'stop', seat: l.seat })
        return end
      }
      work(s, l.seat, o)
      return --l.left > 0 ? 'choose' : end
    },
  }),
})

function work(s: State, seat: Seat, o: Job): void {
  switch (o.do) {
    // EMB-DUSK-02
    case 'draw':
      drawItem(s, seat)
      break
    // EMB-DUSK-03
    case 'chop':
      s.wood[seat]!++
      tell.all?.({ e: 'chop', seat })
      break
    // EMB-DUSK-04
    case 'bury':
      items.move(s, o.card, hand(seat), 'deck', { to: 'bottom' })
      s.wood[seat]! += 2
      tell.only?.([seat], { e: 'bury', seat, card: o.card }, { e: 'bury', seat })
      break
    case 'stop':
  }
}

export const dusk = proc('dusk', {})
dusk.steps({
  begin(s) {
    s.phase = 'dusk'
    return next
  },
  work: dusk.apart({
    who: seatsOf,
    lane: job,
    with: (_, __, seat) => ({ seat, left: 2 }),
    then: () => next,
  }),
})
