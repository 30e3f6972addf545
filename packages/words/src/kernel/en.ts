import type { Messages } from '@lastlight/kernel'

export const kernel: Messages = {
  'kernel.you': 'you',
  'refusal.kernel.over': 'The game is over.',
  'refusal.kernel.noSuchSeat': 'Nobody sits there.',
  'refusal.kernel.notAsked': 'It is not your turn to decide.',
  'refusal.kernel.unknown': 'That cannot be chosen now.',
  'refusal.kernel.undo.nothing': 'There is nothing to undo.',
  'refusal.kernel.undo.barrier': 'Something has been revealed since: this can no longer be undone.',
  'refusal.kernel.undo.entangled': '{other} has already chosen on the strength of this: it can no longer be undone.',
  'refusal.kernel.redo.nothing': 'There is nothing to redo.',
  'refusal.kernel.rewind.version': 'This game has no move {version}; the last one is {last}.',
  'refusal.kernel.rewind.sealed': 'The course of this game is sealed: it cannot be wound back.',
  'refusal.kernel.rewind.often': 'This game has gone back {most} times: it cannot go back again.',
  'refusal.kernel.config.unknown': 'This game has no setting called “{field}”.',
  'refusal.kernel.config.value': 'The setting “{field}” cannot be {value}.',
}
