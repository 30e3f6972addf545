import type { Messages } from '@lastlight/kernel'

/** The requirements of objectives one by one. */
export const terms: Messages = {
  'term.ending.objective': 'cel główny wykonano',
  'term.ending.morale': 'morale wynosi 0',
  'term.ending.either': 'gra się skończyła, obojętnie jak',
  'term.min': '{what} – co najmniej {n}',
  'term.max': '{what} – najwyżej {n}',
  'term.hand': 'karty na ręce',
  'term.cards': 'karty na ręce, rodzaj „{type}”',
  'term.own': 'własni ocalali {at}',
  'term.own.board': 'własni ocalali',
  'term.own.outside': 'własni ocalali poza kolonią',
  'term.hurt': 'własni ocalali z obrażeniami',
  'term.equipment': 'własne wyposażenie',
  'term.barricades': 'barykady {at}',
  'term.food': 'żywność w magazynie',
  'term.starvation': 'znaczniki głodu',
  'term.waste': 'karty na stosie odpadów',
  'term.graveyard': 'ocalali na cmentarzu',
  'term.morale': 'poziom morale',
  'term.most.survivors': 'więcej ocalałych niż u każdego innego gracza',
  'term.most.cards': 'więcej kart na ręce niż u każdego innego gracza',
  'term.most.equipment': 'więcej wyposażenia niż u każdego innego gracza',
}
