import type { Messages } from '@lastlight/kernel'

export const kernel: Messages = {
  'kernel.you': 'ty',
  'refusal.kernel.over': 'Gra już się skończyła.',
  'refusal.kernel.noSuchSeat': 'Przy stole nie ma takiego miejsca.',
  'refusal.kernel.notAsked': 'Teraz decyduje kto inny.',
  'refusal.kernel.unknown': 'Tego nie można teraz wybrać.',
  'refusal.kernel.undo.nothing': 'Nie ma czego cofnąć.',
  'refusal.kernel.undo.barrier': 'Od tego czasu coś ujawniono, więc tego wyboru nie można już cofnąć.',
  'refusal.kernel.undo.entangled': 'Od tego wyboru zależy późniejsza decyzja, więc nie można go już cofnąć.',
  'refusal.kernel.redo.nothing': 'Nie ma czego ponowić.',
  'refusal.kernel.rewind.version': 'W tej grze nie ma ruchu nr {version}; ostatni ma numer {last}.',
  'refusal.kernel.rewind.sealed': 'Przebieg tej gry jest zapieczętowany i nie można go cofnąć.',
  'refusal.kernel.rewind.often': 'Ta gra cofała się już {most} razy i nie może cofnąć się ponownie.',
  'refusal.kernel.config.unknown': 'Ta gra nie ma ustawienia „{field}”.',
  'refusal.kernel.config.value': 'Ustawienie „{field}” nie może mieć wartości {value}.',
}
