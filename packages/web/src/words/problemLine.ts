import type { Words } from '@lastlight/words'

/** A problem is the key of a message, or a sentence. */
export function problemLine(words: Words, problem: string): string {
  if (problem.includes(' ')) return problem
  const said = words.say(problem)
  return said.startsWith('[') ? words.say('table.problem') : said
}
