import type { Messages } from '@lastlight/words'

export const cs: Messages = {
  'menu.status': 'Kostky k dispozici: {dice}. Morálka je {morale}. Zásoba potravin: {food}. Zbývající kola: {left}.',
  'menu.crisis':
    'Krizová situace „{crisis}“: příspěvků {count}, potřeba bodů {need} (karty jiných druhů odečítají). Požadované druhy: {types}.',
  'menu.values': 'vliv {influence}, útok {attack}+, prohledávání {search}+',
  'menu.here': 'zde {what}',
  'menu.quiet': 'žádné zombie',
  'menu.noise': 'hluk {n}',
  'menu.colony': 'Kolonie a tvůj tah',
  'menu.more':
    '{survivor} může i jinak: {n, plural, one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}',
  'menu.moreCards': 'Další karty: {n, plural, one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}',
  'menu.attack':
    '{survivor} útočí na zombii, vstup a kostka: {n, plural, one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}',
  'menu.barricade':
    '{survivor} zřizuje zátaras, vstup a kostka: {n, plural, one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}',
  'menu.use':
    '{survivor} používá schopnost nebo kartu: {n, plural, one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}',
  'menu.handOff':
    'Předání vybavení: {n, plural, one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}',
  'menu.exile':
    'Hlasování o vyloučení: {n, plural, one {# hráč} few {# hráči} many {# hráče} other {# hráčů}} na výběr',
  'menu.fight':
    'Útok na postavy spoluhráčů: {n, plural, one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}',
  'menu.kinds':
    '{type}, jedna karta podle jména: {n, plural, one {# možnost} few {# možnosti} many {# možnosti} other {# možností}}',
  'end.goals': 'Úkoly hráčů',
  'end.goal': '{who} má {goal}',
  'end.card': '„{goal}“',
  'end.team': '{who} má jen hlavní úkol',
  'end.met': 'splněno: {term}',
  'end.missed': 'nesplněno: {term}',
}
