import { wholeGame } from './wholeGame.ts'

export const suite = wholeGame('outlive', 'Outlive', 'outlive', 30)
