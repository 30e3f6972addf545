// What somebody has written, made fit to be shown to others.

import { chatLine } from '@lastlight/protocol'
import { Problem } from '../problems.ts'

/** What cannot be seen, or turns the writing around it. Joiners stay: letters and emoji need them. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** Lines become one line. A short code like `:wave:` stays as it is; clients draw those that they know. */
export function cleanText(text: string): string {
  const read = chatLine.safeParse({ text: text.toWellFormed().replace(UNSEEN, ' ').replace(/ {2,}/g, ' ') })
  if (!read.success) throw new Problem('bad', 'Write something, and not too much at once.')
  return read.data.text
}
