import type { Messages } from '@lastlight/kernel'

/** The reasons of the coach: what the next round begins with, compared with another choice. */
export const coach: Messages = {
  'coach.morale.more': 'Morale jest średnio o {n, number} wyższe.',
  'coach.morale.less': 'Morale jest średnio o {n, number} niższe.',
  'coach.objective.more': 'Postęp celu głównego jest średnio o {n, number} większy.',
  'coach.objective.less': 'Postęp celu głównego jest średnio o {n, number} mniejszy.',
  'coach.survivors.more': 'Twoich ocalałych jest średnio o {n, number} więcej.',
  'coach.survivors.less': 'Twoich ocalałych jest średnio o {n, number} mniej.',
  'coach.others.more': 'Ocalałych innych graczy jest średnio o {n, number} więcej.',
  'coach.others.less': 'Ocalałych innych graczy jest średnio o {n, number} mniej.',
  'coach.damage.more': 'Obrażeń twoich ocalałych jest średnio o {n, number} więcej.',
  'coach.damage.less': 'Obrażeń twoich ocalałych jest średnio o {n, number} mniej.',
  'coach.food.more': 'Jedzenia w kolonii jest średnio o {n, number} więcej.',
  'coach.food.less': 'Jedzenia w kolonii jest średnio o {n, number} mniej.',
  'coach.cards.more': 'Kart na ręce masz średnio o {n, number} więcej.',
  'coach.cards.less': 'Kart na ręce masz średnio o {n, number} mniej.',
  'coach.waste.more': 'Odpadów na stosie jest średnio o {n, number} więcej.',
  'coach.waste.less': 'Odpadów na stosie jest średnio o {n, number} mniej.',
  'coach.zombies.more': 'Zombie jest średnio o {n, number} więcej.',
  'coach.zombies.less': 'Zombie jest średnio o {n, number} mniej.',
  'coach.barricades.more': 'Barykad w kolonii jest średnio o {n, number} więcej.',
  'coach.barricades.less': 'Barykad w kolonii jest średnio o {n, number} mniej.',
}
