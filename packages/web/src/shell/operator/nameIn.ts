import type { ActionOperator, ActionTarget } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'

/** How the record of operators' actions calls somebody or something. */
export function nameIn(words: Words, named: ActionOperator | ActionTarget): string {
  switch (named.kind) {
    case 'commandLine':
      return words.say('operator.commandLine')
    case 'removed':
      return words.say('operator.deletedPerson')
    default:
      return named.name
  }
}
