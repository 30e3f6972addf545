import type { Messages } from '@lastlight/kernel'

export const kernel: Messages = {
  'kernel.you': 'you',
  'refusal.kernel.over': 'The game is over.',
  'refusal.kernel.noSuchSeat': 'There is no player in that seat.',
  'refusal.kernel.notAsked': 'It is not your turn to choose.',
  'refusal.kernel.unknown': 'You can’t choose that now. Choose one of the options.',
  'refusal.kernel.undo.nothing': 'There is nothing to undo.',
  'refusal.kernel.undo.barrier': 'Something has been revealed since: you can’t undo this any more.',
  'refusal.kernel.undo.entangled': 'A later choice depends on this one: you can’t undo it any more.',
  'refusal.kernel.redo.nothing': 'There is nothing to redo.',
  'refusal.kernel.rewind.version': 'This game has no move {version}; the last one is {last}.',
  'refusal.kernel.rewind.sealed': 'This game is sealed: it can’t be rewound.',
  'refusal.kernel.rewind.often': 'This game was rewound {most} times: it can’t be rewound again.',
  'refusal.kernel.config.unknown': 'This game has no setting called “{field}”.',
  'refusal.kernel.config.value': 'The setting “{field}” can’t be {value}. Choose another value.',
}
