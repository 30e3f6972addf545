import type { Messages } from '@lastlight/words'

export const pl: Messages = {
  'menu.status': 'Niezużyte kości: {dice}. Morale: {morale}. Magazyn: {food}. Pozostałe rundy: {left}.',
  'menu.crisis':
    'Zagrożenie „{crisis}”: dodane karty {count}, pomagających potrzeba co najmniej {need}. Pomagają karty: {types}.',
  'menu.values': 'wpływy {influence}, atak {attack}+, przeszukiwanie {search}+',
  'menu.here': 'tutaj {what}',
  'menu.quiet': 'bez zombie',
  'menu.noise': 'hałas {n}',
  'menu.colony': 'Kolonia i twoja tura',
  'menu.more': 'Więcej ({survivor}): {n, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}}',
  'menu.moreCards': 'Więcej kart: {n, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}}',
  'menu.attack':
    '{survivor} atakuje zombie: {n, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}} (wejście i kość)',
  'menu.barricade':
    '{survivor} stawia barykadę: {n, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}} (wejście i kość)',
  'menu.use':
    '{survivor} używa zdolności lub karty: {n, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}}',
  'menu.handOff': 'Przekazanie przedmiotu: {n, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}}',
  'menu.exile':
    'Głosowanie nad wygnaniem: {n, plural, one {# gracz} few {# gracze} many {# graczy} other {# gracza}} do wyboru',
  'menu.fight':
    'Atak na ocalałych współgraczy: {n, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}}',
  'menu.kinds': '{type}, jedna karta z nazwy: {n, plural, one {# opcja} few {# opcje} many {# opcji} other {# opcji}}',
  'end.goals': 'Cele graczy',
  'end.goal': '{who} – {goal}',
  'end.card': '„{goal}”',
  'end.team': '{who} – tylko cel główny',
  'end.met': 'spełnione: {term}',
  'end.missed': 'niespełnione: {term}',
}
