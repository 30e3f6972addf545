import type { Messages } from '@lastlight/kernel'

export const card: Messages = {
  'home.outlive.title': 'Outlive',
  'home.outlive.mood': 'Šest dní do příjezdu Konvoje',
  'home.outlive.text':
    'Pošli čtyři hrdiny do zamořeného údolí. Lov, kopej, nastup na loď, vyvíjej nátlak na slabší. V noci nasyť své lidi a zastav radiaci.',
  'home.outlive.players': '2–4 hráči',
  'home.outlive.kind': 'Rozmísťování hrdinů',
  'home.outlive.side': 'Každý za sebe',
  'home.outlive.playNote': 'Outlive: ty proti dvěma botům. První den s průvodcem.',
  'home.outlive.starting': 'Údolí se připravuje',
  'home.outlive.phase.day': 'Den {round} ze 6',
  'home.outlive.phase.night': 'Noc {round} ze 6',
  'home.outlive.phase.setup': 'Příprava',
  'home.outlive.phase.over': 'Konvoj dorazil',
  'home.outlive.phase.events': 'Soumrak dne {round}',
}
