import type { Messages } from '@lastlight/kernel'

export const events: Messages = {
  'event.wildfire': 'lesní požár',
  'event.fallingDebris': 'padající trosky',
  'event.looters': 'rabovači',
  'event.generalShortage': 'všeobecný nedostatek',
  'event.nomads': 'kočovníci',
  'event.radioactiveCloud': 'radioaktivní mrak',
  'event.iceAge': 'doba ledová',
  'event.epidemic': 'epidemie',
  'event.animalMutation': 'zmutovaná zvěř',
  'event.sandstorm': 'písečná bouře',
  'event.ratPlague': 'záplava krys',
  'event.hostileClan': 'nepřátelský klan',
  'event.effect.wildfire': 'Limit dřeva v lese je při 2 / 3 / 4 hráčích o 2 / 3 / 4 nižší.',
  'event.effect.fallingDebris': 'Limit kovu v dole je při 2 / 3 / 4 hráčích o 2 / 3 / 4 nižší.',
  'event.effect.looters': 'Limit mikročipů v zábavním parku je při 2 / 3 / 4 hráčích o 2 / 3 / 4 nižší.',
  'event.effect.generalShortage':
    'Limity dřeva v lese, kovu v dole i mikročipů v zábavním parku jsou při 2 / 3 / 4 hráčích o 1 / 2 / 3 nižší.',
  'event.effect.nomads': 'Z každé hromádky prohledávání zmizí při 2 / 3 / 4 hráčích 2 / 3 / 4 horní žetony.',
  'event.effect.radioactiveCloud': 'Každému úkrytu se zvýší zamoření o 2 pole.',
  'event.effect.iceAge': 'Každý úkryt ztratí 1 přeživšího.',
  'event.effect.epidemic': 'Každý lov dá o 1 maso méně.',
  'event.effect.animalMutation': 'Odolnost veškeré zvěře je o 1 vyšší.',
  'event.effect.sandstorm': 'Hrdina má nejvýš 3 akce a pro obsazení pole na lodi se počítá, jako by měl sílu 3.',
  'event.effect.ratPlague': 'Každý úkryt ztratí 1 jídlo, a nemá-li žádné, 1 přeživšího.',
  'event.effect.hostileClan':
    'Každý úkryt ztratí 2 žetony materiálů či munice; má-li jich méně, ztratí místo nich 1 přeživšího.',
}
