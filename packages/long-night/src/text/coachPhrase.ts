// The reasons for or against a choice.

import { type Phrase, phrase, type Reason } from '@lastlight/kernel'

/** `coach.food.more` and its like, as a coach gives them. */
export const coachPhrase = ({ key, args }: Omit<Reason, 'rule'>): Phrase => phrase(key, { n: Number(args['n']) })
