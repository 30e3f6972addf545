/** One line of a card: what it does, and how much of it. */
export type Effect =
  | readonly [verb: 'wood' | 'ember' | 'wolves' | 'draw' | 'look', n: number]
  | readonly [verb: 'stake' | 'torch' | 'barter' | 'shuffle' | 'steal']
