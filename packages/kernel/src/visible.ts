// Whether a text that a person has written can be seen by others.

/**
 * Control characters, halves of surrogate pairs and invisible characters, except joiners and variation selectors,
 * which scripts and emoji need.
 */
export const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/u

/** A letter, a digit or a sign; the empty cell of Braille is a sign that shows nothing. */
export const SEEN = /(?!\u2800)[\p{L}\p{N}\p{P}\p{S}]/u

const ALL_UNSEEN = new RegExp(UNSEEN, 'gu')

/** Without what cannot be seen, changes the direction of text or would be obeyed by a terminal. */
export const onlySeen = (text: string, instead = ''): string => text.replaceAll(ALL_UNSEEN, instead)

/** Whether a text has visible characters, in any script, and none that cannot be seen or change its direction. */
export const isVisible = (text: string): boolean => SEEN.test(text) && !UNSEEN.test(text)
