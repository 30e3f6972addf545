// Makes the text of a message fit to be shown to others.

import { chatLine } from '@lastlight/protocol'
import { Problem } from '../problems.ts'

/** Characters that are invisible or change the direction of text. Joiners stay: letters and emoji need them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** Makes one line of several. A short code like `:wave:` stays as it is; clients draw those that they know. */
export function cleanText(text: string): string {
  const read = chatLine.safeParse({ text: text.toWellFormed().replace(UNSEEN, ' ').replace(/ {2,}/g, ' ') })
  if (!read.success) throw new Problem('bad', 'Write something, and not too much at once.')
  return read.data.text
}
