import type { Searcher } from '@lastlight/bots'

type Rules<S, O> = Searcher<S, O, unknown, unknown>['game']

/** Counts of calls of the rules. */
export interface Count {
  decisions: number
  /** Those among two options or more. */
  questions: number
}

/** The same rules, with counts. A player has looked at the options just before. */
export const counted = <S, O>(rules: Rules<S, O>, count: Count): Rules<S, O> => {
  let offered = 0
  return {
    copy: s => rules.copy(s),
    pending: s => rules.pending(s),
    view: (s, viewer) => rules.view(s, viewer),
    kinds: (s, seat) => rules.kinds(s, seat),
    // Where only one kind is listed, there are nearly always others.
    optionsOf: (s, seat, kind) => {
      offered = Number.POSITIVE_INFINITY
      return rules.optionsOf(s, seat, kind)
    },
    options: (s, seat) => {
      const options = rules.options(s, seat)
      offered = options.length
      return options
    },
    play: (s, seat, option) => {
      count.decisions++
      if (offered > 1) count.questions++
      rules.play(s, seat, option)
    },
  }
}
