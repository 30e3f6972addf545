import type { ActionOperator, ActionTarget } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'

const MARK = 4

/** What tells people of the same name apart: the end of their id, which never changes. The command line shows all of it. */
export const markOf = (id: string): string => `#${id.slice(-MARK)}`

/** How the record of operators' actions calls somebody or something. */
export function nameIn(words: Words, named: ActionOperator | ActionTarget): string {
  switch (named.kind) {
    case 'commandLine':
      return words.say('operator.commandLine')
    case 'removed':
      return words.say('operator.deletedPerson')
    case 'person':
      return `${named.name} ${markOf(named.id)}`
    default:
      return named.name
  }
}
