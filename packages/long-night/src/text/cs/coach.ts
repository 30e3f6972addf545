import type { Messages } from '@lastlight/kernel'

/** The reasons of the coach: what the next round begins with, compared with another choice. */
export const coach: Messages = {
  'coach.morale.more': 'Morálka je v průměru o {n, number} vyšší.',
  'coach.morale.less': 'Morálka je v průměru o {n, number} nižší.',
  'coach.objective.more': 'K hlavnímu úkolu chybí v průměru o {n, number} méně.',
  'coach.objective.less': 'K hlavnímu úkolu chybí v průměru o {n, number} víc.',
  'coach.survivors.more': 'Tvých postav je v průměru o {n, number} víc.',
  'coach.survivors.less': 'Tvých postav je v průměru o {n, number} méně.',
  'coach.others.more': 'Postav ostatních hráčů je v průměru o {n, number} víc.',
  'coach.others.less': 'Postav ostatních hráčů je v průměru o {n, number} méně.',
  'coach.damage.more': 'Zranění tvých postav je v průměru o {n, number} víc.',
  'coach.damage.less': 'Zranění tvých postav je v průměru o {n, number} méně.',
  'coach.food.more': 'Jídla v zásobě potravin je v průměru o {n, number} víc.',
  'coach.food.less': 'Jídla v zásobě potravin je v průměru o {n, number} méně.',
  'coach.cards.more': 'Karet v ruce máš v průměru o {n, number} víc.',
  'coach.cards.less': 'Karet v ruce máš v průměru o {n, number} méně.',
  'coach.waste.more': 'Karet v balíčku odpadu je v průměru o {n, number} víc.',
  'coach.waste.less': 'Karet v balíčku odpadu je v průměru o {n, number} méně.',
  'coach.zombies.more': 'Zombií je v průměru o {n, number} víc.',
  'coach.zombies.less': 'Zombií je v průměru o {n, number} méně.',
  'coach.barricades.more': 'Zátarasů v Kolonii je v průměru o {n, number} víc.',
  'coach.barricades.less': 'Zátarasů v Kolonii je v průměru o {n, number} méně.',
}
