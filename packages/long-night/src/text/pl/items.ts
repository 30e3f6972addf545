import type { Messages } from '@lastlight/kernel'

export const items: Messages = {
  'type.weapon': 'Broń',
  'type.acc.weapon': 'broń',
  'count.type.weapon': '{n, plural, one {# karta broni} few {# karty broni} many {# kart broni} other {# karty broni}}',
  'type.tool': 'Narzędzia',
  'type.acc.tool': 'narzędzia',
  'count.type.tool':
    '{n, plural, one {# karta narzędzi} few {# karty narzędzi} many {# kart narzędzi} other {# karty narzędzi}}',
  'type.fuel': 'Paliwo',
  'type.acc.fuel': 'paliwo',
  'count.type.fuel':
    '{n, plural, one {# karta paliwa} few {# karty paliwa} many {# kart paliwa} other {# karty paliwa}}',
  'type.food': 'Żywność',
  'type.acc.food': 'żywność',
  'count.type.food':
    '{n, plural, one {# karta żywności} few {# karty żywności} many {# kart żywności} other {# karty żywności}}',
  'type.education': 'Edukacja',
  'type.acc.education': 'edukację',
  'count.type.education':
    '{n, plural, one {# karta edukacji} few {# karty edukacji} many {# kart edukacji} other {# karty edukacji}}',
  'type.medicine': 'Lekarstwo',
  'type.acc.medicine': 'lekarstwo',
  'count.type.medicine':
    '{n, plural, one {# karta lekarstwa} few {# karty lekarstwa} many {# kart lekarstwa} other {# karty lekarstwa}}',
  'type.survivor': 'Ocalały',
  'type.acc.survivor': 'ocalałego',
  'count.type.survivor':
    '{n, plural, one {# karta ocalałego} few {# karty ocalałego} many {# kart ocalałego} other {# karty ocalałego}}',
  'item.lighter': 'Zapalniczka',
  'item.acc.lighter': 'Zapalniczka',
  'item.effect.lighter':
    'WYPOSAŻENIE: Raz na rundę, gdy ten ocalały atakuje zombie, możesz zużyć z ręki kartę paliwa: atak zabija do 4 zombie zamiast 1, bez ryzykownego rzutu. Efekt samej karty paliwa nie następuje.',
  'item.shotgun': 'Strzelba',
  'item.acc.shotgun': 'Strzelba',
  'item.effect.shotgun':
    'WYPOSAŻENIE: Raz na rundę atak tego ocalałego może zabić do 2 zombie zamiast 1, z jednym tylko ryzykownym rzutem. Taki atak kładzie w lokacji 1 znacznik hałasu; jeśli nie ma na niego miejsca, strzelba i tak działa.',
  'item.chainsaw': 'Piła łańcuchowa',
  'item.acc.chainsaw': 'Piła łańcuchowa',
  'item.effect.chainsaw':
    'WYPOSAŻENIE: Ten ocalały może zaatakować zombie dowolną kością. Taki atak kładzie w lokacji 1 znacznik hałasu; jeśli nie ma na niego miejsca, piła i tak działa.',
  'item.assaultRifle': 'Karabin szturmowy',
  'item.acc.assaultRifle': 'Karabin szturmowy',
  'item.effect.assaultRifle':
    'WYPOSAŻENIE: Raz na rundę atak tego ocalałego może zabić do 3 zombie zamiast 1, z jednym tylko ryzykownym rzutem.',
  'item.huntingRifle': 'Sztucer',
  'item.acc.huntingRifle': 'Sztucer',
  'item.effect.huntingRifle':
    'WYPOSAŻENIE: Raz na rundę zużyj dowolną kość, aby zabić 1 zombie w dowolnej lokacji, także w kolonii, bez ryzykownego rzutu.',
  'item.truncheon': 'Pałka policyjna',
  'item.acc.truncheon': 'Pałka policyjna',
  'item.effect.truncheon': 'WYPOSAŻENIE: Wartość ataku tego ocalałego jest o 1 niższa.',
  'item.riotShield': 'Tarcza policyjna',
  'item.acc.riotShield': 'Tarcza policyjna',
  'item.effect.riotShield': 'WYPOSAŻENIE: Raz na rundę ten ocalały może zaatakować zombie bez ryzykownego rzutu.',
  'item.kitchenKnife': 'Nóż kuchenny',
  'item.acc.kitchenKnife': 'Nóż kuchenny',
  'item.effect.kitchenKnife': 'WYPOSAŻENIE: Raz na rundę ten ocalały może zaatakować zombie dowolną kością.',
  'item.cutter': 'Nożyk',
  'item.acc.cutter': 'Nożyk',
  'item.effect.cutter':
    'STOS ODPADÓW: Zabij 1 zombie w lokacji, w której masz ocalałego, bez ryzykownego rzutu. Anita Wallace może nosić tę kartę jak wyposażenie i użyć jej później, nadal tylko raz.',
  'item.emptyGun': 'Pistolet bez naboi',
  'item.acc.emptyGun': 'Pistolet bez naboi',
  'item.effect.emptyGun': 'STOS ODPADÓW: Przerzuć jedną swoją niezużytą kość.',
  'item.scrap': 'Garść złomu',
  'item.acc.scrap': 'Garść złomu',
  'item.effect.scrap': 'STOS ODPADÓW: Przerzuć jedną swoją niezużytą kość.',
  'item.planks': 'Wiązka desek',
  'item.acc.planks': 'Wiązka desek',
  'item.effect.planks':
    'STOS ODPADÓW: Wybierz lokację, w której masz ocalałego: postaw do 2 barykad na pustych polach wejścia w tej lokacji.',
  'item.tripwire': 'Potykacz',
  'item.acc.tripwire': 'Potykacz',
  'item.effect.tripwire':
    'STOS ODPADÓW: Wybierz lokację, w której masz ocalałego: połóż 1 wybuchającą pułapkę na pustym polu wejścia w tej lokacji.',
  'item.bullhorn': 'Megafon',
  'item.acc.bullhorn': 'Megafon',
  'item.effect.bullhorn':
    'WYPOSAŻENIE: Raz na rundę przenieś do 3 zombie z jednej innej lokacji na puste pola wejścia w lokacji tego ocalałego.',
  'item.sledge': 'Sanie',
  'item.acc.sledge': 'Sanie',
  'item.effect.sledge':
    'WYPOSAŻENIE: Raz na rundę zużyj dowolną kość i wybierz swojego ocalałego w lokacji tego ocalałego (może to być on sam), który w tej turze jeszcze się nie poruszył. Przechodzi on do wybranej przez ciebie lokacji bez ryzykownego rzutu; to jego ruch w tej turze.',
  'item.flashlight': 'Latarka',
  'item.acc.flashlight': 'Latarka',
  'item.effect.flashlight': 'WYPOSAŻENIE: Wartość przeszukiwania tego ocalałego jest o 1 niższa.',
  'item.floodlight': 'Reflektor',
  'item.acc.floodlight': 'Reflektor',
  'item.effect.floodlight':
    'WYPOSAŻENIE: W kroku 4 fazy kolonii do kolonii przybywa o 1 zombie mniej, gdziekolwiek jest ten ocalały.',
  'item.trashBags': 'Rolka worków na śmieci',
  'item.acc.trashBags': 'Rolka worków na śmieci',
  'item.effect.trashBags':
    'STOS ODPADÓW: Usuń ze stosu odpadów 5 wierzchnich kart albo wszystkie, jeśli jest ich mniej.',
  'item.heavyCurtains': 'Grube zasłony',
  'item.acc.heavyCurtains': 'Grube zasłony',
  'item.effect.heavyCurtains': 'STOS ODPADÓW: Wybierz lokację, w której leżą znaczniki hałasu: usuń je wszystkie.',
  'item.stretcher': 'Nosze',
  'item.acc.stretcher': 'Nosze',
  'item.effect.stretcher':
    'STOS ODPADÓW: Wybierz poza kolonią ocalałego niewygnanego gracza, który ma ranę lub odmrożenie: umieść go w kolonii (to nie jest ruch i nie wymaga ryzykownego rzutu) i usuń z niego 1 ranę lub odmrożenie.',
  'item.keyRing': 'Pęk kluczy',
  'item.acc.keyRing': 'Pęk kluczy',
  'item.effect.keyRing':
    'STOS ODPADÓW: Wybierz jedną z lokacji 1–6, w której masz ocalałego: dobierz na rękę wierzchnią kartę z jej stosu przedmiotów.',
  'item.fuelOrFire': 'Paliwo albo ogień',
  'item.acc.fuelOrFire': 'Paliwo albo ogień',
  'item.effect.fuelOrFire':
    'STOS ODPADÓW: Albo wybierz swojego ocalałego, który w tej turze jeszcze się nie poruszył: przechodzi on do wybranej przez ciebie lokacji bez ryzykownego rzutu. Albo zabij 1 zombie w lokacji, w której masz ocalałego, bez ryzykownego rzutu.',
  'item.petrolBomb': 'Butelka z benzyną',
  'item.acc.petrolBomb': 'Butelka z benzyną',
  'item.effect.petrolBomb':
    'STOS ODPADÓW: Wybierz jedną z lokacji 1–6, w której masz ocalałego i są zombie: zabij do 2 z nich bez ryzykownego rzutu i połóż w tej lokacji 1 znacznik hałasu, jeśli jest na niego miejsce.',
  'item.fullTank': 'Pełny bak',
  'item.acc.fullTank': 'Pełny bak',
  'item.effect.fullTank':
    'STOS ODPADÓW: Wybierz swojego ocalałego, który w tej turze jeszcze się nie poruszył: przechodzi on do wybranej przez ciebie lokacji bez ryzykownego rzutu. Potem możesz tak samo poruszyć jeszcze 1 swojego ocalałego.',
  'item.firewood': 'Naręcze drewna',
  'item.acc.firewood': 'Naręcze drewna',
  'item.effect.firewood':
    'STOS ODPADÓW: Wybierz w kolonii ocalałego, który ma ranę lub odmrożenie: usuń z niego 1 ranę lub odmrożenie.',
  'item.emptyCanister': 'Pusty kanister',
  'item.acc.emptyCanister': 'Pusty kanister',
  'item.effect.emptyCanister': 'STOS ODPADÓW: Przerzuć jedną swoją niezużytą kość.',
  'item.crackers': 'Paczka krakersów',
  'item.acc.crackers': 'Paczka krakersów',
  'item.effect.crackers': 'STOS ODPADÓW: Dodaj do magazynu 1 znacznik żywności.',
  'item.rations': 'Racja żywnościowa',
  'item.acc.rations': 'Racja żywnościowa',
  'item.effect.rations': 'STOS ODPADÓW: Dodaj do magazynu 2 znaczniki żywności.',
  'item.potatoes': 'Worek ziemniaków',
  'item.acc.potatoes': 'Worek ziemniaków',
  'item.effect.potatoes': 'STOS ODPADÓW: Dodaj do magazynu 3 znaczniki żywności.',
  'item.chocolate': 'Tabliczka czekolady',
  'item.acc.chocolate': 'Tabliczka czekolady',
  'item.effect.chocolate':
    'STOS ODPADÓW: Dodaj do magazynu 1 znacznik żywności. Potem możesz wybrać ocalałego, który ma znacznik rozpaczy: usuń z niego 1 taki znacznik.',
  'item.dogFood': 'Puszka karmy dla psów',
  'item.acc.dogFood': 'Puszka karmy dla psów',
  'item.effect.dogFood':
    'STOS ODPADÓW: Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy. Dodaj do magazynu 3 znaczniki żywności.',
  'item.coffee': 'Słoik kawy',
  'item.acc.coffee': 'Słoik kawy',
  'item.effect.coffee':
    'STOS ODPADÓW: Dodaj do magazynu 1 znacznik żywności. Potem możesz przerzucić jedną swoją niezużytą kość.',
  'item.atlas': 'Nieaktualny atlas',
  'item.acc.atlas': 'Nieaktualny atlas',
  'item.effect.atlas': 'STOS ODPADÓW: Podnieś wynik jednej swojej niezużytej kości o 1.',
  'item.policePlans': 'Plan komisariatu policji',
  'item.acc.policePlans': 'Plan komisariatu policji',
  'item.effect.policePlans':
    'WYPOSAŻENIE: Gdy ten ocalały przeszukuje komisariat policji, zatrzymujesz o 1 dobraną kartę więcej.',
  'item.groceryPlans': 'Plan sklepu spożywczego',
  'item.acc.groceryPlans': 'Plan sklepu spożywczego',
  'item.effect.groceryPlans':
    'WYPOSAŻENIE: Gdy ten ocalały przeszukuje sklep spożywczy, zatrzymujesz o 1 dobraną kartę więcej.',
  'item.schoolPlans': 'Plan szkoły',
  'item.acc.schoolPlans': 'Plan szkoły',
  'item.effect.schoolPlans': 'WYPOSAŻENIE: Gdy ten ocalały przeszukuje szkołę, zatrzymujesz o 1 dobraną kartę więcej.',
  'item.libraryPlans': 'Plan biblioteki',
  'item.acc.libraryPlans': 'Plan biblioteki',
  'item.effect.libraryPlans':
    'WYPOSAŻENIE: Gdy ten ocalały przeszukuje bibliotekę, zatrzymujesz o 1 dobraną kartę więcej.',
  'item.hospitalPlans': 'Plan szpitala',
  'item.acc.hospitalPlans': 'Plan szpitala',
  'item.effect.hospitalPlans':
    'WYPOSAŻENIE: Gdy ten ocalały przeszukuje szpital, zatrzymujesz o 1 dobraną kartę więcej.',
  'item.gasPlans': 'Plan stacji paliw',
  'item.acc.gasPlans': 'Plan stacji paliw',
  'item.effect.gasPlans':
    'WYPOSAŻENIE: Gdy ten ocalały przeszukuje stację paliw, zatrzymujesz o 1 dobraną kartę więcej.',
  'item.drillManual': 'Podręcznik szkoleniowy',
  'item.acc.drillManual': 'Podręcznik szkoleniowy',
  'item.effect.drillManual':
    'WYPOSAŻENIE: Wartości ataku tego ocalałego i wszystkich innych ocalałych w tej samej lokacji są o 1 niższe.',
  'item.scoutHandbook': 'Poradnik harcerski',
  'item.acc.scoutHandbook': 'Poradnik harcerski',
  'item.effect.scoutHandbook':
    'WYPOSAŻENIE: Wartości przeszukiwania tego ocalałego i wszystkich innych ocalałych w tej samej lokacji są o 1 niższe.',
  'item.dutyRoster': 'Grafik dyżurów',
  'item.acc.dutyRoster': 'Grafik dyżurów',
  'item.effect.dutyRoster':
    'STOS ODPADÓW: Weź 1 dodatkową kość akcji, rzuć nią i dołącz ją do swoich niezużytych kości.',
  'item.cookbook': 'Książka kucharska',
  'item.acc.cookbook': 'Książka kucharska',
  'item.effect.cookbook':
    'WYPOSAŻENIE: W kroku 1 fazy kolonii kolonia potrzebuje o 1 znacznik żywności mniej, gdziekolwiek jest ten ocalały.',
  'item.medicalTextbook': 'Podręcznik medycyny',
  'item.acc.medicalTextbook': 'Podręcznik medycyny',
  'item.effect.medicalTextbook':
    'WYPOSAŻENIE: Raz na rundę zużyj kość o wyniku co najmniej 3 i wybierz w lokacji tego ocalałego kogoś z ocalałych (może to być on sam), kto ma ranę lub odmrożenie. Usuń z tej osoby 1 ranę lub odmrożenie.',
  'item.workshopManual': 'Poradnik majsterkowicza',
  'item.acc.workshopManual': 'Poradnik majsterkowicza',
  'item.effect.workshopManual': 'STOS ODPADÓW: Weź na rękę 1 wybraną kartę narzędzi ze stosu odpadów.',
  'item.bedtimeStories': 'Bajki na dobranoc',
  'item.acc.bedtimeStories': 'Bajki na dobranoc',
  'item.effect.bedtimeStories':
    'STOS ODPADÓW: Albo odwróć 1 zbuntowanego darmozjada na zwykłą stronę. Albo wybierz ocalałego, który ma znacznik rozpaczy: usuń z niego 1 taki znacznik.',
  'item.bandage': 'Bandaż',
  'item.acc.bandage': 'Bandaż',
  'item.effect.bandage':
    'STOS ODPADÓW: Wybierz ocalałego, który ma ranę lub odmrożenie: usuń z niego 1 ranę lub odmrożenie.',
  'item.antibiotics': 'Antybiotyki',
  'item.acc.antibiotics': 'Antybiotyki',
  'item.effect.antibiotics':
    'STOS ODPADÓW: Wybierz ocalałego, który ma ranę lub odmrożenie: usuń z niego łącznie do 2 ran lub odmrożeń.',
  'item.painkillers': 'Tabletki przeciwbólowe',
  'item.acc.painkillers': 'Tabletki przeciwbólowe',
  'item.effect.painkillers':
    'STOS ODPADÓW: Wybierz ocalałego, który ma ranę lub odmrożenie: usuń z niego 1 ranę lub odmrożenie. Potem możesz podnieść wynik jednej swojej niezużytej kości o 1.',
  'item.sedatives': 'Środki uspokajające',
  'item.acc.sedatives': 'Środki uspokajające',
  'item.effect.sedatives':
    'STOS ODPADÓW: Wybierz ocalałego, który ma znacznik rozpaczy: usuń z niego do 2 takich znaczników.',
  'item.firstAidTin': 'Apteczka',
  'item.acc.firstAidTin': 'Apteczka',
  'item.effect.firstAidTin':
    'STOS ODPADÓW: Albo wybierz ocalałego, który ma ranę lub odmrożenie: usuń z niego 1 ranę lub odmrożenie. Albo wybierz ocalałego, który ma znacznik rozpaczy: usuń z niego 1 taki znacznik.',
  'item.fieldKit': 'Torba sanitariusza',
  'item.acc.fieldKit': 'Torba sanitariusza',
  'item.effect.fieldKit': 'STOS ODPADÓW: Usuń z każdego swojego ocalałego 1 ranę lub odmrożenie.',
  'item.stimulants': 'Środki pobudzające',
  'item.acc.stimulants': 'Środki pobudzające',
  'item.effect.stimulants':
    'STOS ODPADÓW: Wybierz swojego ocalałego: otrzymuje 1 ranę. Weź 2 dodatkowe kości akcji, rzuć nimi i dołącz je do swoich niezużytych kości.',
  'item.emptyBottles': 'Puste fiolki',
  'item.acc.emptyBottles': 'Puste fiolki',
  'item.effect.emptyBottles': 'STOS ODPADÓW: Przerzuć jedną swoją niezużytą kość.',
  'item.stranger': 'Ktoś w śniegu',
  'item.acc.stranger': 'Ktoś w śniegu',
  'item.effect.stranger': 'WYDARZENIE: Do twojej grupy dołącza 1 ocalały z talii ocalałych.',
  'item.pairAtTheDoor': 'Para pod drzwiami',
  'item.acc.pairAtTheDoor': 'Para pod drzwiami',
  'item.effect.pairAtTheDoor':
    'WYDARZENIE: Do twojej grupy dołącza 1 ocalały z talii ocalałych. Do kolonii przybywa 1 darmozjad.',
  'item.family': 'Rodzina w furgonetce',
  'item.acc.family': 'Rodzina w furgonetce',
  'item.effect.family':
    'WYDARZENIE: Do twojej grupy dołącza 1 ocalały z talii ocalałych. Do kolonii przybywają 2 darmozjady. Weź 1 dodatkową kość akcji, rzuć nią i dołącz ją do swoich niezużytych kości.',
  'item.stockroomCrew': 'Załoga zaplecza',
  'item.acc.stockroomCrew': 'Załoga zaplecza',
  'item.effect.stockroomCrew':
    'WYDARZENIE: Do twojej grupy dołącza 1 ocalały z talii ocalałych. Do kolonii przybywa 1 darmozjad. Dodaj do magazynu 2 znaczniki żywności.',
  'item.halfAClass': 'Pół klasy',
  'item.acc.halfAClass': 'Pół klasy',
  'item.effect.halfAClass':
    'WYDARZENIE: Do twojej grupy dołącza 1 ocalały z talii ocalałych. Do kolonii przybywają 2 darmozjady. Dodaj do magazynu 1 znacznik żywności.',
  'item.nightShift': 'Nocna zmiana',
  'item.acc.nightShift': 'Nocna zmiana',
  'item.effect.nightShift':
    'WYDARZENIE: Do twojej grupy dołącza 1 ocalały z talii ocalałych. Do kolonii przybywa 1 darmozjad. Potem możesz wybrać w kolonii ocalałego, który ma ranę lub odmrożenie: usuń z niego 1 ranę lub odmrożenie.',
}
