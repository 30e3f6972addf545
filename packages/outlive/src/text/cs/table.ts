import type { Messages } from '@lastlight/kernel'

export const table: Messages = {
  'game.title': 'Outlive',
  'phase.setup': 'Příprava',
  'phase.day': 'Den',
  'phase.events': 'Noc: ukončování událostí',
  'phase.night': 'Noc v úkrytech',
  'phase.over': 'Konec hry',
  'setting.players': 'Počet hráčů',
  'setting.quick': 'Rychlá příprava',
  'setting.heroes': 'Rozmístění hrdinů',
  'setting.heroes.together': 'Všichni najednou',
  'setting.heroes.inTurn': 'Jeden hráč po druhém',
  'score.events': 'Ukončené události',
  'score.rooms': 'Fungující místnosti',
  'score.contamination': 'Zamoření',
  'score.survivors': 'Přeživší',
  'score.equipment': 'Opravené vybavení',
  'score.pairs': 'Dvojice symbolů',
  'score.total': 'Celkem',
  'outcome.over.most':
    '{seatMe, select, yes {Vítězíš} other {{seat} vítězí}}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'outcome.over.tieBreak':
    '{seatMe, select, yes {Vítězíš} other {{seat} vítězí}}: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} a větší zásoby než ostatní se stejným výsledkem.',
  'outcome.over.shared':
    '{seatMe, select, yes {Dělíš se} other {{seat} se dělí}} o vítězství: {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
}
