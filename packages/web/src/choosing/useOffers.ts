// The offered options and the ones that are pointed at: heads, the list, and the option that stands apart from it.

import { same } from '@lastlight/kernel'
import { useCallback, useMemo, useState } from 'react'
import * as choices from '../face/choice.ts'
import type { Thing } from '../face/face.ts'
import type { TableSlice } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import type { Sight } from '../play/table.ts'
import { useWords } from '../words/words.tsx'
import type { ChoosingSlice } from './choosing.ts'

/** How many wishes are listed under 'Why not?'. */
const MOST_WISHES = 5
const NO_OPTIONS: readonly GameOption[] = []
const NO_THINGS: readonly Thing[] = []
const NO_OFFERS: readonly choices.Offer[] = []

interface OffersInput extends TableSlice {
  readonly latest: Sight
  readonly isShowing: boolean
}

interface Offers
  extends Pick<
    ChoosingSlice,
    | 'question'
    | 'choice'
    | 'heads'
    | 'means'
    | 'meansTitle'
    | 'rest'
    | 'restTitle'
    | 'direct'
    | 'waysOf'
    | 'besideOf'
    | 'unlisted'
    | 'list'
    | 'ending'
    | 'apart'
    | 'wishes'
    | 'payment'
  > {
  readonly offers: readonly choices.Offer[]
  /** The choice that a question begins with. */
  readonly first: choices.Choice
  /** All likely wishes, also those that are not listed. */
  readonly wished: readonly GameOption[]
  /** Whether the chosen option is in the list or stands apart from it. */
  readonly isListed: boolean
  /** Whether the game has laid out the question under heads. */
  readonly isLaidOut: boolean
  setChoice(choice: choices.Choice): void
  listAll(): void
  /** Called when the question is answered: the same options are a new question then. */
  settle(): void
}

export function useOffers({ table, face, sight, me, latest, isShowing }: OffersInput): Offers {
  const isAdvised = table.advise !== undefined
  const words = useWords()
  const { view, viewer } = sight
  const { number, settle, ...asked } = useNumberedQuestion(latest)
  const options = useMemo(() => {
    if (isShowing) return NO_OPTIONS
    return (me === undefined ? undefined : face.gathered?.(asked.options, view, me)) ?? asked.options
  }, [isShowing, asked.options, face, view, me])
  const question = `${viewer} ${number} ${isShowing}`
  const offers = useMemo(() => choices.offersOf(face, options, view), [face, options, view])
  const [pointing, setPointing] = useState<{ readonly question: string; readonly choice: choices.Choice }>({
    question: '',
    choice: choices.NOTHING,
  })
  const ending = useMemo(() => (options.length === 1 ? undefined : face.ending(options)), [face, options])
  const payment = useMemo(
    () => (me === undefined || options.length === 0 ? undefined : face.payment(options, view, me, words)),
    [face, options, view, me, words],
  )
  const apart = useMemo(() => {
    const found = offers.filter(({ option }) => face.isApart?.(option))
    return found.length === offers.length ? NO_OFFERS : found
  }, [offers, face])
  const unpaid = useMemo(
    () =>
      offers.filter(
        ({ option, beside }) =>
          option !== ending &&
          beside === undefined &&
          !apart.some(each => each.option === option) &&
          !payment?.kinds.some(kind => same(kind.option, option)) &&
          face.sheetOf?.(option, view) === undefined,
      ),
    [offers, apart, ending, payment, face, view],
  )
  const [last, setLast] = useState<Thing>()
  const [hasActed, setHasActed] = useState(false)
  // The next turn begins anew, and so does another person at this device.
  if (last !== undefined && !latest.asked) setLast(undefined)
  if (hasActed && !latest.asked) setHasActed(false)
  const layout = useMemo(
    () =>
      me === undefined || options.length === 0
        ? undefined
        : face.layout?.(
            {
              options: options.filter(
                option => face.sheetOf?.(option, view) === undefined && face.beside?.(option) === undefined,
              ),
              view,
              seat: me,
              last,
            },
            words,
          ),
    [face, options, view, me, last, words],
  )
  const heads = useMemo(
    () => (layout ? [...layout.heads, ...layout.rest].map(({ head }) => head) : choices.headsOf(unpaid)),
    [layout, unpaid],
  )
  const first = useMemo(
    () =>
      choices.firstChoice(offers, latest.asked, layout ? layout.guess : face.firstHead?.(heads), layout !== undefined),
    [face, offers, latest.asked, heads, layout],
  )
  const choice = useMemo(() => {
    if (pointing.question !== question) return first
    return pointing.choice.offers === offers ? pointing.choice : choices.keptAmong(pointing.choice, first)
  }, [pointing, question, offers, first])
  const head = choices.headIn(choice, heads)
  const [wholeOf, setWholeOf] = useState('')
  const isWhole = choice.guessed === undefined || wholeOf === question
  const under = useMemo(
    () => new Map(layout && [...layout.heads, ...layout.rest].map(each => [each.head, each.options])),
    [layout],
  )
  const all = useMemo(() => {
    if (!layout) return choices.listed({ ...choice, offers: unpaid }, heads)
    return head === undefined ? [] : choices.acts(choice, under.get(head)!)
  }, [layout, under, choice, unpaid, heads, head])
  const direct = useMemo(() => {
    if (!layout?.direct) return NO_OFFERS
    const paying = { ...choice, pointed: choice.pointed.filter(thing => layout.means.includes(thing)) }
    return choices.acts(paying, layout.direct)
  }, [layout, choice])
  const waysOf = useCallback(
    (each: Thing) => {
      const own = under.get(each)
      const isUnder = ({ option, things }: choices.Offer): boolean => own?.includes(option) ?? things[0] === each
      return choices.cheapest(offers.filter(isUnder)).length
    },
    [under, offers],
  )
  const besideOf = useCallback(
    (option: GameOption) => offers.filter(({ beside }) => same(beside, option)).map(each => each.option),
    [offers],
  )
  const list = useMemo(() => {
    // The button that lists the others is one of the things to press, and so are the one with all that can pay, those that
    // open a sheet, and the one that asks the coach.
    const sheets = new Set(offers.map(({ option }) => face.sheetOf?.(option, view) ?? ''))
    sheets.delete('')
    const besides =
      heads.length +
      direct.length +
      sheets.size +
      (ending === undefined ? 0 : 1) +
      (layout && layout.means.length > 0 ? 1 : 0) +
      (isAdvised ? 1 : 0)
    if (!layout || isWhole) return all
    return choices.fitting(
      all,
      (hasActed ? choices.MOST_LATER : choices.MOST_AT_FIRST) - besides,
      ({ option }) => 1 + besideOf(option).length,
    )
  }, [layout, isWhole, all, heads, direct, ending, offers, face, view, besideOf, hasActed, isAdvised])
  const wished = useMemo(
    () => (me === undefined || !latest.asked || isShowing ? [] : face.wishes(view, me, options)),
    [face, view, me, options, latest.asked, isShowing],
  )
  // With several heads, wishes are shown only after one of them is chosen.
  const wishes = useMemo(() => {
    if (layout && !isWhole) return NO_OPTIONS
    if (heads.length === 0) return wished.slice(0, MOST_WISHES)
    return wished.filter(wish => head !== undefined && face.things(wish, view)[0] === head).slice(0, MOST_WISHES)
  }, [layout, isWhole, heads, head, wished, face, view])
  return {
    question,
    offers,
    first,
    choice,
    heads,
    rest: useMemo(() => layout?.rest.map(each => each.head) ?? NO_THINGS, [layout]),
    restTitle: layout?.restTitle ?? '',
    direct,
    means: layout?.means ?? NO_THINGS,
    meansTitle: layout?.meansTitle ?? '',
    waysOf,
    besideOf,
    unlisted: all.length - list.length,
    list,
    ending,
    apart,
    payment,
    wished,
    wishes,
    isListed:
      choice.chosen !== undefined &&
      [ending, ...[...unpaid, ...apart].map(({ option }) => option)].includes(choice.chosen),
    isLaidOut: layout !== undefined,
    setChoice(next) {
      setPointing({ question, choice: next })
      setLast(choices.headIn(next, heads))
    },
    listAll: () => setWholeOf(question),
    settle() {
      settle()
      setHasActed(true)
    },
  }
}

interface NumberedQuestion {
  readonly options: readonly GameOption[]
  /** Each question has its own number. */
  readonly number: number
  settle(): void
}

/** A question stays the same while other seats move, as long as its options are the same. */
function useNumberedQuestion({ options }: Sight): NumberedQuestion {
  const [asked, setAsked] = useState({ options, number: 0 })
  const isNew = options !== asked.options && !same(options, asked.options)
  const now = isNew ? { options, number: asked.number + 1 } : asked
  if (isNew) setAsked(now)
  return { ...now, settle: () => setAsked(before => ({ ...before, number: before.number + 1 })) }
}
