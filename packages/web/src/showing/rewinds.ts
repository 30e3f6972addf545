import type { Words } from '@lastlight/words'
import type { TableInfo } from '../play/table.ts'

/** How often the game was rewound; nothing is left of it in the events. */
export const rewindsLine = ({ rewinds, practice }: TableInfo, words: Words): string =>
  rewinds === 0 ? '' : words.say(practice ? 'table.rewind.practice' : 'table.rewind.count', { n: rewinds })
