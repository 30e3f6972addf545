// Makes the text of a message fit to be shown to others.

import { onlySeen, SEEN } from '@lastlight/kernel'
import { chatLine } from '@lastlight/protocol'
import { Problem } from '../problems.ts'

/** Makes one line of several. A short code like `:wave:` stays as it is; clients draw those that they know. */
export function cleanText(text: string): string {
  const read = chatLine.safeParse({ text: onlySeen(text.toWellFormed(), ' ').replaceAll(/ {2,}/g, ' ') })
  if (!read.success || !SEEN.test(read.data.text))
    throw new Problem('bad', 'Write something, and not too much at once.')
  return read.data.text
}
