// A line of a table of the hideout in words.

import type { RaidRow } from '@lastlight/long-night/content/hideout'
import type { Words } from '@lastlight/words'
import type { SurvivorSeen } from '../../seen.ts'
import type { RaidLine } from './raid.ts'

/** '1 wound and 1 card'; `deadly`: what its wounds do to the survivor. */
export function resultInWords({ wounds, cards }: RaidRow, words: Words, deadly: readonly string[] = []): string {
  const parts = [
    ...(wounds > 0 ? [words.say('count.wound', { n: wounds })] : []),
    ...deadly,
    ...(cards > 0 ? [words.say('count.card', { n: cards })] : []),
  ]
  return parts.length === 0 ? words.say('bandits.nothing') : words.list(parts)
}

/** '2–3: nothing', '2: 2 wounds, Kevin dies and 1 card' */
export function lineInWords(line: RaidLine, survivor: SurvivorSeen | undefined, words: Words): string {
  const deadly =
    line.kills && survivor ? [words.say('bandits.kills', { survivor: words.say(`survivor.short.${survivor.id}`) })] : []
  return words.say('bandits.line', { faces: line.faces.join('–'), result: resultInWords(line, words, deadly) })
}
