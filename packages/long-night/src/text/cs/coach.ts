import type { Messages } from '@lastlight/kernel'

/** The reasons of the coach: what the next round begins with, compared with another choice. */
export const coach: Messages = {
  'coach.morale.more': 'Morálka je v průměru o {n, number} vyšší.',
  'coach.morale.less': 'Morálka je v průměru o {n, number} nižší.',
  'coach.objective.more': 'Toho, co chce hlavní úkol, je v průměru o {n, number} víc.',
  'coach.objective.less': 'Toho, co chce hlavní úkol, je v průměru o {n, number} méně.',
  'coach.survivors.more': 'Tvých přeživších je v průměru o {n, number} víc.',
  'coach.survivors.less': 'Tvých přeživších je v průměru o {n, number} méně.',
  'coach.others.more': 'Přeživších ostatních hráčů je v průměru o {n, number} víc.',
  'coach.others.less': 'Přeživších ostatních hráčů je v průměru o {n, number} méně.',
  'coach.damage.more': 'Zranění tvých přeživších je v průměru o {n, number} víc.',
  'coach.damage.less': 'Zranění tvých přeživších je v průměru o {n, number} méně.',
  'coach.food.more': 'Jídla v kolonii je v průměru o {n, number} víc.',
  'coach.food.less': 'Jídla v kolonii je v průměru o {n, number} méně.',
  'coach.cards.more': 'Karet v ruce máš v průměru o {n, number} víc.',
  'coach.cards.less': 'Karet v ruce máš v průměru o {n, number} méně.',
  'coach.waste.more': 'Karet v balíčku odpadu je v průměru o {n, number} víc.',
  'coach.waste.less': 'Karet v balíčku odpadu je v průměru o {n, number} méně.',
  'coach.zombies.more': 'Zombií je v průměru o {n, number} víc.',
  'coach.zombies.less': 'Zombií je v průměru o {n, number} méně.',
  'coach.barricades.more': 'Zátarasů v kolonii je v průměru o {n, number} víc.',
  'coach.barricades.less': 'Zátarasů v kolonii je v průměru o {n, number} méně.',
}
