// All that bandits bring to the board, loaded as one file.

export { Bandits } from './Bandits.tsx'
export { CrisisNumbers } from './CrisisNumbers.tsx'
export { Hideout } from './Hideout.tsx'
export { Loot, Robbed } from './Loot.tsx'
export { Raid } from './Raid.tsx'
