// Every verb that a card can say.

import { setNeeds } from '../possible.ts'
import { setVerbs } from '../resolve.ts'
import { branchNeeds, branchVerbs } from './branches.ts'
import { cardNeeds, cardVerbs } from './cards.ts'
import { choosing, choosingNeeds } from './choosing.ts'
import { colonyNeeds, colonyVerbs } from './colony.ts'
import { diceNeeds, diceVerbs } from './dice.ts'
import { peopleNeeds, peopleVerbs } from './people.ts'
import { zombieNeeds, zombieVerbs } from './zombies.ts'

export function registerVerbs(): void {
  setVerbs({
    ...choosing,
    ...peopleVerbs,
    ...zombieVerbs,
    ...colonyVerbs,
    ...cardVerbs,
    ...diceVerbs,
    ...branchVerbs,
  })
  setNeeds({
    ...choosingNeeds,
    ...peopleNeeds,
    ...zombieNeeds,
    ...colonyNeeds,
    ...cardNeeds,
    ...diceNeeds,
    ...branchNeeds,
  })
}
