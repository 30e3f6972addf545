// The words of the pages, together with those that each game brings for them.

import { GAMES } from '../games/index.ts'
import { firstMessages, type Load, type Text, textOf, wholeMessages } from '../text/index.ts'

const cards = GAMES.map(
  ({ text }): Load =>
    locale =>
      text.card[locale](),
)
const pages = GAMES.map(
  ({ text }): Load =>
    locale =>
      text.pages[locale](),
)

/** For the home page. */
export const firstText: Text = textOf(firstMessages, ...cards)

/** For all pages. A table brings more words of its game. */
export const shellText: Text = textOf(wholeMessages, ...cards, ...pages)

export const shellMessages: Load = shellText.load
