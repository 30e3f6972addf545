import type { Messages } from '@lastlight/kernel'

export const table: Messages = {
  'game.title': 'Ocaleni',
  'phase.setup': 'Przygotowanie',
  'phase.day': 'Dzień',
  'phase.events': 'Noc: kończenie wydarzeń',
  'phase.night': 'Noc w schronach',
  'phase.over': 'Koniec gry',
  'setting.players': 'Liczba graczy',
  'setting.quick': 'Szybkie przygotowanie',
  'setting.heroes': 'Rozstawianie bohaterów',
  'setting.heroes.together': 'Wszyscy naraz',
  'setting.heroes.inTurn': 'Gracze po kolei',
  'score.events': 'Zakończone wydarzenia',
  'score.rooms': 'Ukończone pomieszczenia',
  'score.contamination': 'Napromieniowanie',
  'score.survivors': 'Ocaleni w schronie',
  'score.equipment': 'Naprawione wyposażenie',
  'score.pairs': 'Pary wyposażenia',
  'score.total': 'Razem',
  'outcome.over.most':
    '{seatMe, select, yes {Wygrywasz} other {{seat} wygrywa}}, zdobywając {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'outcome.over.tieBreak':
    '{seatMe, select, yes {Wygrywasz} other {{seat} wygrywa}}, zdobywając {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}; remis rozstrzygają większe zapasy.',
  'outcome.over.shared':
    '{seatMe, select, yes {Zwyciężasz} other {{seat} zwycięża}} ex aequo, zdobywając {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
}
