// The offered options and the ones that are pointed at: heads, the list, and the option that stands apart from it.

import { same } from '@lastlight/kernel'
import { useMemo, useState } from 'react'
import * as choices from '../face/choice.ts'
import type { TableSlice } from '../face/table.ts'
import type { GameOption } from '../play/game.ts'
import type { Sight } from '../play/table.ts'
import { useWords } from '../words/words.tsx'
import type { ChoosingSlice } from './choosing.ts'

/** How many wishes are listed under 'Why not?'. */
const MOST_WISHES = 5
const NO_OPTIONS: readonly GameOption[] = []

interface OffersInput extends TableSlice {
  readonly latest: Sight
  readonly isShowing: boolean
}

interface Offers
  extends Pick<ChoosingSlice, 'question' | 'choice' | 'heads' | 'list' | 'ending' | 'wishes' | 'payment'> {
  readonly offers: readonly choices.Offer[]
  /** The choice that a question begins with. */
  readonly first: choices.Choice
  /** All likely wishes, also those that are not listed. */
  readonly wished: readonly GameOption[]
  /** Whether the chosen option is in the list or stands apart from it. */
  readonly isListed: boolean
  setChoice(choice: choices.Choice): void
  /** Called when the question is answered: the same options are a new question then. */
  settle(): void
}

export function useOffers({ face, sight, me, latest, isShowing }: OffersInput): Offers {
  const words = useWords()
  const { view, viewer } = sight
  const { number, settle, ...asked } = useNumberedQuestion(latest)
  const options = isShowing ? NO_OPTIONS : asked.options
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
  const unpaid = useMemo(
    () =>
      offers.filter(
        ({ option }) =>
          option !== ending &&
          !payment?.kinds.some(kind => same(kind.option, option)) &&
          face.sheetOf?.(option, view) === undefined,
      ),
    [offers, ending, payment, face, view],
  )
  const heads = useMemo(() => choices.headsOf(unpaid), [unpaid])
  const first = useMemo(
    () => choices.firstChoice(offers, latest.asked, face.firstHead?.(heads)),
    [face, offers, latest.asked, heads],
  )
  const choice = useMemo(() => {
    if (pointing.question !== question) return first
    return pointing.choice.offers === offers ? pointing.choice : choices.keptAmong(pointing.choice, first)
  }, [pointing, question, offers, first])
  const head = choices.headIn(choice, heads)
  const list = useMemo(() => choices.listed({ ...choice, offers: unpaid }, heads), [choice, unpaid, heads])
  const wished = useMemo(
    () => (me === undefined || !latest.asked || isShowing ? [] : face.wishes(view, me, options)),
    [face, view, me, options, latest.asked, isShowing],
  )
  // With several heads, wishes are shown only after one of them is chosen.
  const wishes = useMemo(
    () =>
      (heads.length === 0
        ? wished
        : wished.filter(wish => head !== undefined && face.things(wish, view)[0] === head)
      ).slice(0, MOST_WISHES),
    [heads, head, wished, face, view],
  )
  return {
    question,
    offers,
    first,
    choice,
    heads,
    list,
    ending,
    payment,
    wished,
    wishes,
    isListed: choice.chosen !== undefined && [ending, ...unpaid.map(({ option }) => option)].includes(choice.chosen),
    setChoice: next => setPointing({ question, choice: next }),
    settle,
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
