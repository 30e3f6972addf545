import type { Messages } from '@lastlight/kernel'

export const events: Messages = {
  'event.wildfire': 'Pożoga',
  'event.fallingDebris': 'Spadające odłamki',
  'event.looters': 'Szabrownicy',
  'event.generalShortage': 'Ogólne niedobory',
  'event.nomads': 'Nomadowie',
  'event.radioactiveCloud': 'Radioaktywna chmura',
  'event.iceAge': 'Zlodowacenie',
  'event.epidemic': 'Zaraza',
  'event.animalMutation': 'Mutacja zwierząt',
  'event.sandstorm': 'Burza piaskowa',
  'event.ratPlague': 'Plaga szczurów',
  'event.hostileClan': 'Wrogi klan',
  'event.effect.wildfire': 'Limit drewna w lesie maleje o 2/3/4 przy 2/3/4 graczach.',
  'event.effect.fallingDebris': 'Limit metalu w kopalni maleje o 2/3/4 przy 2/3/4 graczach.',
  'event.effect.looters': 'Limit mikrochipów w lunaparku maleje o 2/3/4 przy 2/3/4 graczach.',
  'event.effect.generalShortage': 'Limity drewna, metalu i mikrochipów maleją, każdy o 1/2/3 przy 2/3/4 graczach.',
  'event.effect.nomads': 'Z wierzchu stosu przeszukiwania w każdym mieście znikają 2/3/4 żetony przy 2/3/4 graczach.',
  'event.effect.radioactiveCloud': 'Napromieniowanie każdego schronu rośnie o 2 pola.',
  'event.effect.iceAge': 'Każdy gracz traci 1 ocalonego.',
  'event.effect.epidemic': 'Każde polowanie daje o 1 mięso mniej.',
  'event.effect.animalMutation': 'Wytrzymałość zwierzyny rośnie o 1.',
  'event.effect.sandstorm': 'Każdy bohater ma najwyżej 3 akcje i zajmuje na statku pole jak bohater o sile 3.',
  'event.effect.ratPlague': 'Każdy gracz traci 1 znacznik żywności, a kto jej nie ma – 1 ocalonego.',
  'event.effect.hostileClan':
    'Każdy gracz traci 2 znaczniki materiałów lub amunicji, a kto ma ich mniej – 1 ocalonego.',
}
