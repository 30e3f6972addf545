import { wholeGame } from './wholeGame.ts'

export const suite = wholeGame('longNight', 'The Long Night', 'long-night', 12)
