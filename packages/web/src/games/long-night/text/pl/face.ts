import type { Messages } from '@lastlight/kernel'

export const face: Messages = {
  'face.who': '{who}',
  'face.round': 'Runda {n} z {of}',
  'face.rounds': 'Rundy',
  'face.waste': 'Stos odpadów',
  'face.food': 'Magazyn żywności',
  'face.morale': 'Morale',
  'face.noise': 'Hałas',
  'face.helpless': 'Darmozjady',
  'face.graveyard': 'Cmentarz',

  'face.about.person': 'Wpływy {influence}, atak {attack}+, przeszukiwanie {search}+.',
  'face.about.spaces': 'Wolne pola ocalałych: {free} z {spaces}.',
  'face.about.entrance': 'Przy wejściu: {what}.',
  'face.about.gate':
    'Wolne pola: {n}. Zombie, dla którego nie ma pola, niszczy barykadę, wyzwala pułapkę albo wdziera się do środka.',
  'face.about.deck': 'Karty w stosie: {n}.',
  'face.about.die': 'Opłaca jedną akcję. Atak i przeszukiwanie wymagają co najmniej wartości ocalałego.',
  'face.about.hand': 'Swoje karty widzisz tylko ty.',
  'face.about.type': 'Dowolna karta tego rodzaju.',
  'face.about.waste': 'Karty w stosie: {n}. Za każde pełne {heap} kart morale spada o 1 w fazie kolonii.',
  'face.about.food': 'Znaczniki żywności: {n}. Tej nocy kolonia zje: {need}.',
  'face.about.morale': 'Teraz {n}. Przy 0 gra się kończy.',
  'face.about.noise': 'Znaczniki: {n} z {most}. Każdy może w fazie kolonii sprowadzić jeszcze 1 zombie.',
  'face.about.round': 'Pozostałe rundy: {n} z {of}.',
  'face.about.graveyard': 'Nikt z ocalałych jeszcze nie zginął.',

  'face.there': 'Na miejscu: {what}.',
  'face.there.noise': 'Na miejscu: {what}, hałas {n} z {most}.',
  'face.exposure': 'Potem rzut kością ryzyka.',
  'face.safe': 'Bez rzutu kością ryzyka.',
  'face.exile': 'Wszyscy niewygnani gracze głosują jednocześnie.',
  'face.unused':
    '{n, plural, one {# kość jest niezużyta.} few {# kości są niezużyte.} many {# kości jest niezużytych.} other {# kości są niezużyte.}}',

  'face.rest': 'Bez ocalałego',
  'face.head.hand': 'Zagraj kartę',
  'face.head.waste': 'Usuń odpady',
  'face.head.food': 'Podnieś kość',
  'face.head.request': 'Zażądaj kart',
  'face.head.against': 'Przeciw graczowi',
  'face.head.other': 'Inne akcje',
  'face.ask.all': 'Zapytaj wszystkich o {card}',
  'face.ask': 'Zapytaj o {card}: {who}',

  'face.final.rolled': 'Nieodwracalne: rzut kością.',
  'face.final.seen': 'Nieodwracalne: widzisz kartę.',
  'face.final.asked': 'Nieodwracalne: pytanie do innych graczy.',
  'face.final.shown': 'Nieodwracalne: widzą to wszyscy gracze.',
  'face.final.next': 'Nieodwracalne: to koniec tury.',

  'face.won': '{whoMe, select, yes {Wygrywasz} other {{who} wygrywa}}',
  'face.lost': '{whoMe, select, yes {Przegrywasz} other {{who} przegrywa}}',
  'face.betrayal': 'Cel zdrajcy: {goal}. {text}',
}
