import type { Messages } from '@lastlight/kernel'

/** The requirements of objectives one by one. */
export const terms: Messages = {
  'term.ending.objective': 'hlavní úkol je splněn',
  'term.ending.morale': 'morálka je 0',
  'term.ending.either': 'hra skončila, ať jakkoli',
  'term.min': '{what}, aspoň {n}',
  'term.max': '{what}, nejvýš {n}',
  'term.hand': 'karty v ruce',
  'term.cards': 'karty v ruce druhu „{type}“',
  'term.own': 'vlastní postavy {at}',
  'term.own.board': 'vlastní postavy',
  'term.own.outside': 'vlastní postavy mimo Kolonii',
  'term.hurt': 'vlastní postavy, které jsou zraněné',
  'term.equipment': 'vlastní vybavení',
  'term.barricades': 'zátarasy {at}',
  'term.food': 'potraviny v zásobě',
  'term.starvation': 'žetony hladovění',
  'term.waste': 'karty v balíčku odpadu',
  'term.graveyard': 'postavy na Hřbitově',
  'term.morale': 'morálka',
  'term.most.survivors': 'víc postav než kterýkoli jiný hráč',
  'term.most.cards': 'víc karet v ruce než kterýkoli jiný hráč',
  'term.most.equipment': 'víc vybavení než kterýkoli jiný hráč',
}
