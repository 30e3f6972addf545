/** One line of a card: its verb, and its amount. */
export type Effect =
  | readonly [verb: 'wood' | 'ember' | 'wolves' | 'draw' | 'look', n: number]
  | readonly [verb: 'stake' | 'torch' | 'barter' | 'shuffle' | 'steal']
