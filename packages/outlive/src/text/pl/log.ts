import type { Messages } from '@lastlight/kernel'

export const log: Messages = {
  'log.dealt':
    '{whoMe, select, yes {Otrzymujesz} other {{who} otrzymuje}} pomieszczenia ({rooms}) i liderów ({leaders}).',
  'log.settled':
    '{whoMe, select, yes {Twój lider} other {{who}, lider}}: {leader}; pomieszczenia: {rooms}. Zbudowane: {built}, w środku {inside, plural, one {# ocalony} few {# ocalonych} many {# ocalonych} other {# ocalonego}}.',
  'log.stands': '{whoMe, select, yes {Twoja {hero}} other {{who}: {hero}}} zaczyna {at}.',
  'log.mary': '{whoMe, select, yes {Dobierasz} other {{who} dobiera}} żetony przeszukiwania: {tokens}.',
  'log.maryDiscards': '{whoMe, select, yes {Odrzucasz} other {{who} odrzuca}} jeden żeton: {token}.',
  'log.firstPlayer':
    '{whoMe, select, yes {Masz znacznik pierwszego gracza} other {Znacznik pierwszego gracza ma {who}}} ({cause}).',
  'log.round': 'Zaczyna się runda {round}.',
  'log.topUp': 'Nowe zasoby {at}: {goods}.',
  'log.shown': 'Wyposażenie {at}: {items}.',
  'log.shown.none': 'Brak wyposażenia {at}.',
  'log.discarded': 'Odrzucone dziś żetony przeszukiwania {at}: {tokens}.',
  'log.newEvent': 'Nowe wydarzenie: {event}.',
  'log.cut': '{event}: {at} najwyżej {goods}.',
  'log.cutSearch': '{event}: {at} ubywa żetonów przeszukiwania ({items}).',
  'log.cutSearch.none': '{event}: {at} nie ma już czego zabrać.',
  'log.contamination':
    '{whoMe, select, yes {Twoje napromieniowanie} other {{who}: napromieniowanie}} wynosi teraz {value} ({cause}).',
  'log.lost': '{whoMe, select, yes {Tracisz} other {{who} traci}} 1 ocalonego {from}; powód: {cause}.',
  'log.gained': '{whoMe, select, yes {Zdobywasz} other {{who} zdobywa}} {goods} ({cause}).',
  'log.paid': '{whoMe, select, yes {Płacisz} other {{who} płaci}} {goods} ({cause}).',
  'log.gaveUp': '{whoMe, select, yes {Tracisz} other {{who} traci}} {goods} ({cause}).',
  'log.moved': '{whoMe, select, yes {Przesuwasz} other {{who} przesuwa}} {hero} {to}.',
  'log.moved.slot': '{whoMe, select, yes {Przesuwasz} other {{who} przesuwa}} {hero} {to}, na pole {slot}.',
  'log.skipped': '{whoMe, select, yes {Nie przesuwasz} other {{who} nie przesuwa}} już dziś nikogo ({cause}).',
  'log.used': '{whoMe, select, yes {Aktywujesz} other {{who} aktywuje}} {what}.',
  'log.immune': '{whoMe, select, yes {Twoja {hero}} other {{who}: {hero}}} do końca dnia nie podlega presji.',
  'log.pressure':
    '{whoMe, select, yes {Wywierasz} other {{who} wywiera}} na {victimMe, select, yes {ciebie} other {gracza {victim}}} presję o wartości {value}.',
  'log.defended': '{whoMe, select, yes {Wydajesz} other {{who} wydaje}} na obronę {ammo}.',
  'log.handedOver':
    '{toMe, select, yes {Dzięki presji dostajesz {goods}; oddaje {from}} other {{fromMe, select, yes {Pod presją oddajesz {goods}; dostaje {to}} other {{from} oddaje pod presją {goods}; dostaje {to}}}}}.',
  'log.hunted': '{whoMe, select, yes {Polujesz} other {{who} poluje}} na {prey}; zdobycz: {meat}.',
  'log.prey': 'Następna zwierzyna {at}: {prey}.',
  'log.prey.none': 'Nie ma już zwierzyny {at}.',
  'log.algae': '{whoMe, select, yes {Używasz} other {{who} używa}} alg.',
  'log.survivor': '{whoMe, select, yes {Przyjmujesz} other {{who} przyjmuje}} 1 ocalonego {to}; powód: {cause}.',
  'log.searched':
    '{whoMe, select, yes {Przeszukujesz ruiny {at} i znajdujesz} other {{who} przeszukuje ruiny {at} i znajduje}}: {token}.',
  'log.tookTile': '{whoMe, select, yes {Bierzesz} other {{who} bierze}} {tile}.',
  'log.drewTile': '{whoMe, select, yes {Dobierasz} other {{who} dobiera}} {tile} ({cause}).',
  'log.duplicate':
    '{whoMe, select, yes {Dobierasz {tile} ({cause}), ale masz już taki kafelek, więc dobierasz} other {{who} dobiera {tile} ({cause}), ale ma już taki kafelek, więc dobiera}} ponownie.',
  'log.reshuffled': 'Z odrzuconego wyposażenia powstaje nowy, potasowany stos.',
  'log.peeked': '{whoMe, select, yes {Oglądasz} other {{who} ogląda}} w tajemnicy stos przeszukiwania {at}.',
  'log.peeked.seen': '{whoMe, select, yes {Oglądasz} other {{who} ogląda}} stos przeszukiwania {at}; od góry: {items}.',
  'log.sensed': '{whoMe, select, yes {Przeglądasz} other {{who} przegląda}} w tajemnicy stos zwierzyny {at}.',
  'log.sensed.seen':
    '{whoMe, select, yes {Przeglądasz} other {{who} przegląda}} stos zwierzyny {at}; od góry: {items}.',
  'log.turnOver': '{whoMe, select, yes {Kończysz} other {{who} kończy}} turę bohatera.',
  'log.night': 'Zapada noc.',
  'log.endedEvent':
    '{whoMe, select, yes {Kończysz} other {{who} kończy}} wydarzenie „{event}”: {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'log.passed': '{whoMe, select, yes {Nie kończysz} other {{who} nie kończy}} już tej nocy żadnych wydarzeń.',
  'log.recruited': '{whoMe, select, yes {Werbujesz} other {{who} werbuje}} 1 ocalonego.',
  'log.built': '{whoMe, select, yes {Budujesz} other {{who} buduje}} {room}.',
  'log.seated': '{whoMe, select, yes {Przenosisz} other {{who} przenosi}} 1 ocalonego ze śluzy {to}.',
  'log.dismantled': '{whoMe, select, yes {Demontujesz} other {{who} demontuje}} {tile}.',
  'log.repaired': '{whoMe, select, yes {Naprawiasz} other {{who} naprawia}} {tile}.',
  'log.cleaned': '{whoMe, select, yes {Odrzucasz} other {{who} odrzuca}} {goods}: tego nie da się przechować.',
  'log.over': 'Koniec gry. Punkty: {scores}.',
  'log.score': '{whoMe, select, yes {ty masz} other {{who} ma}} {points}',
}
