// Groups of message keys that the lists of avoided words share.

/** What a card does. */
export const CARDS =
  /^(?:crossroads\.effect|crisis\.fail|item\.effect|(?:lasting|sideEffect)\.effect|survivor\.power)\./
/** Stories say more than a rule may, and so do the labels of a crossroads card. */
export const STORIES = /\.story\.|^crossroads\.option\./
