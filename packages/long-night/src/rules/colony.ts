// LN-COLONY: seven steps in order.

import { end, flag, int, list, next } from '@lastlight/kernel'
import { DECK_PLACES, PLACES } from '../content/places.ts'
import { call, crises, items, proc, roll, shuffle, tell } from '../language.ts'
import { contributionOf, mealOf, moraleLostTo, SURPLUS, targetOf, zombiesComing } from '../queries/colony.ts'
import { effectContext } from '../queries/conditions.ts'
import { editionOf, isOn, placeOf, plays } from '../queries/position.ts'
import { loot } from './bandits.ts'
import { changeMorale, gameOver } from './morale.ts'
import { isComplete } from './objective.ts'
import { containing, withoutFewer } from './raxxon.ts'
import { listInContext, resolve } from './resolve.ts'
import { goesOn } from './scenarios/chapters.ts'
import { spendCard } from './spent.ts'
import { passToken } from './token.ts'
import { addZombies } from './zombies.ts'

export const colony = proc('colony', {}, { own: { counts: list(int), place: int } })
colony.steps({
  // LN-COLONY-00
  containment(s) {
    s.phase = 'colony'
    return plays(s, 'raxxon') && isOn(s, 'containment') ? call(containing, {}) : next
  },
  // LN-COLONY-FEED-01 to LN-COLONY-FEED-04
  feed(s) {
    s.phase = 'colony'
    const { need, short, morale } = mealOf(s)
    if (short === 0) {
      s.food -= need
      if (need > 0) tell.all?.({ e: 'ate', food: need })
    } else {
      s.starvation++
      tell.all?.({ e: 'starved', tokens: s.starvation })
      changeMorale(s, -morale, 'starvation')
    }
    return next
  },
  // LN-COLONY-WASTE-01
  waste(s) {
    const cards = items.at(s, 'waste').length
    const lost = moraleLostTo(s, cards)
    if (lost > 0) {
      tell.all?.({ e: 'wasteRots', cards })
      changeMorale(s, -lost, 'waste')
    }
    return next
  },
  crisis: () => call(resolveCrisis, {}),
  // LN-COLONY-ZOMBIE-04: counted before anything changes.
  count(s, l) {
    l.counts = PLACES.map(at => withoutFewer(s, at, zombiesComing(s, at)))
    l.place = 0
    return next
  },
  // LN-COLONY-ZOMBIE-05
  zombies(_, l) {
    const at = PLACES[l.place]
    if (at === undefined) return next
    call(addZombies, { at, left: l.counts[l.place]! })
    l.place++
    return 'zombies'
  },
  noise: () => call(fadeNoise, {}),
  // LN-BAND-LOOT-01
  loot(s) {
    s.fewer = 0
    loot(s)
    return next
  },
  // LN-COLONY-GOAL-01, LN-COLONY-GOAL-02, LN-SCEN-01, LN-SCEN-R3-01, LN-SCEN-B3-01
  goal(s) {
    if (!isComplete(s)) return next
    // LN-SCEN-02, ED-40
    if (goesOn(s)) return editionOf(s).passageKeepsRound ? 'first' : next
    gameOver(s, 'objective')
    return next
  },
  // LN-COLONY-ROUND-01, LN-END-02
  round(s) {
    s.rounds--
    tell.all?.({ e: 'round', left: s.rounds })
    if (s.rounds === 0) gameOver(s, 'rounds')
    return next
  },
  first: () => call(passToken, {}),
})

const resolveCrisis = proc('resolveCrisis', {}, { own: { score: int, failed: flag } })
resolveCrisis.steps({
  // LN-COLONY-CRISIS-01
  open(s, l) {
    const crisis = crises.top(s, 'now')
    if (crisis === undefined) return end
    const cards = [...items.at(s, 'contributed')]
    shuffle(s, cards)
    for (const card of cards) {
      // LN-CRISISADD-02
      const counts = contributionOf(crisis, card)
      l.score += counts
      // LN-COLONY-CRISIS-05
      spendCard(s, card, 'contributed')
      tell.all?.({ e: 'opened', card, counts })
    }
    return next
  },
  judge(s, l) {
    const crisis = crises.top(s, 'now')!
    const target = targetOf(s)
    // LN-COLONY-CRISIS-02, LN-COLONY-CRISIS-03
    l.failed = l.score < target
    tell.all?.({ e: l.failed ? 'crisisFailed' : 'crisisPrevented', crisis })
    if (l.failed) return next
    // LN-COLONY-CRISIS-04
    if (l.score >= target + SURPLUS) changeMorale(s, 1, 'surplus')
    return 'leave'
  },
  fail: s => call(resolve, listInContext('crisis', crises.top(s, 'now')!, 'main', effectContext(s.first))),
  leave(s) {
    crises.draw(s, 'now', 'gone')
    return next
  },
})

/** LN-COLONY-ZOMBIE-03: one token after the other, like coins. */
const fadeNoise = proc('fadeNoise', {}, { own: { location: int } })
fadeNoise.steps({
  token(s, l) {
    const at = DECK_PLACES[l.location]
    if (at === undefined) return end
    const place = placeOf(s, at)
    if (place.noise === 0) {
      l.location++
      return 'token'
    }
    place.noise--
    const loud = roll(s, 2) === 2
    tell.all?.({ e: 'noiseGone', at, loud })
    if (loud) call(addZombies, { at, left: withoutFewer(s, at, 1) })
    return 'token'
  },
})
