import type { Messages } from '@lastlight/kernel'

export const face: Messages = {
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
    'Wolne pola: {n}. Gdy zombie nie ma pola, pada barykada, wybucha pułapka albo wejście zostaje opanowane.',
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
  'face.cold': 'Atakujący otrzymuje 1 odmrożenie.',
  'face.guarded': 'Wchodzący tam ocalały otrzymuje 1 ranę.',
  'face.attract': 'Sprowadza najwyżej 2 zombie z innej lokacji na wolne pola wejścia tutaj.',
  'face.exile': 'Wszyscy niewygnani gracze głosują jednocześnie.',
  'face.token.passes':
    'Pierwszy gracz zaczyna rundę i rozstrzyga remisy. Bez głosowania {nextMe, select, yes {będziesz nim ty} other {będzie nim {next}}}; po głosowaniu {firstMe, select, yes {możesz nim być nadal ty} other {może nim być nadal {first}}}.',
  'face.token.stays':
    'Pierwszy gracz zaczyna rundę i rozstrzyga remisy. Bez głosowania {firstMe, select, yes {jesteś nim nadal ty} other {jest nim nadal {first}}}; po głosowaniu {nextMe, select, yes {możesz nim zostać ty} other {może nim zostać {next}}}.',
  'face.asked.nothing': 'Żaden gracz nie dał ci karty.',
  'face.request': 'Otrzymana karta jest od razu zagrywana.',
  'face.unused':
    '{n, plural, one {# kość jest niezużyta.} few {# kości są niezużyte.} many {# kości jest niezużytych.} other {# kości są niezużyte.}}',

  'face.means': 'Twoje kości',
  'face.rest': 'Bez ocalałego',
  'face.head.hand': 'Zagraj kartę',
  'face.head.waste': 'Usuń odpady',
  'face.head.food': 'Podnieś wynik kości',
  'face.head.request': 'Zażądaj kart',
  'face.head.against': 'Przeciw graczowi',
  'face.head.other': 'Inne akcje',
  'face.ask.all': 'Zapytaj wszystkich o {card}',
  'face.ask': 'Zapytaj o {card}: {who}',

  'face.lead.who': 'Kto staje na czele twojej grupy i kto do niej dołącza?',
  'face.lead': 'Na czele grupy: {leader}, w grupie także {other}',

  'face.act.search': 'Przeszukaj {at}',
  'face.act.search.cards':
    'Przeszukaj {at}: {n, plural, one {dobierz # kartę, bez hałasu} few {dobierz # karty, narób hałasu} many {dobierz # kart, narób hałasu} other {dobierz # karty, narób hałasu}}',
  'face.act.attack': 'Zaatakuj zombie',
  'face.act.attack.gate': 'Zaatakuj zombie przy wejściu {n}',
  'face.act.barricade': 'Postaw barykadę',
  'face.act.barricade.gate': 'Zabarykaduj wejście {n}',
  'face.act.barricade.times':
    'Postaw {n, plural, one {# barykadę} few {# barykady} many {# barykad} other {# barykady}}, zawsze przy najsłabszym wejściu',
  'face.act.clean': 'Usuń {n, plural, one {# kartę} few {# karty} many {# kart} other {# karty}} ze stosu odpadów',
  'face.act.food.times':
    'Wydaj {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} żywności: kość {die} zmienia się w {to}',
  'face.act.attract': 'Przyciągnij tu zombie',
  'face.act.move': 'Idź {to}',
  'face.act.use': 'Użyj przedmiotu „{what}”',
  'face.act.use.ability': 'Skorzystaj ze zdolności',
  'face.act.attackWith': 'Zaatakuj z przedmiotem „{what}”',
  'face.act.attackWith.ability': 'Zaatakuj dzięki zdolności',
  'face.act.handOff': 'Przekaż {to} przedmiot „{card}”',
  'face.act.request': 'Wskaż gracza albo kartę',
  'face.cards': '{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'face.crisis.all': 'Dodaj do zagrożenia wszystkie pasujące karty ({n})',

  'face.final.rolled': 'Nie cofniesz tego: rzucasz kością.',
  'face.final.seen': 'Nie cofniesz tego: widzisz kartę.',
  'face.final.asked': 'Nie cofniesz tego: pytasz innych graczy.',
  'face.final.shown': 'Nie cofniesz tego: widzą to wszyscy gracze.',
  'face.final.next': 'Nie cofniesz tego: kończysz turę.',

  'face.won': '{whoMe, select, yes {Wygrywasz} other {{who} wygrywa}}',
  'face.lost': '{whoMe, select, yes {Przegrywasz} other {{who} przegrywa}}',
  'face.betrayal': 'Cel zdrajcy: {goal}. {text}',
  'analysis.chart':
    'Szansa, że gra skończy się tak, jak wymaga tego cel danego gracza, przy pierwszym wyborze w każdej rundzie, w procentach',
  'analysis.about':
    'Oceniane jest tylko to, czy gra kończy się tak, jak wymaga cel, a nie to, czego cel jeszcze żąda. Koniec może być dobry dla kilku graczy albo dla nikogo, więc szanse nie muszą dawać razem 100.',
}
