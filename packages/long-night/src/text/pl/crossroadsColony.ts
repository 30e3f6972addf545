import type { Messages } from '@lastlight/kernel'

export const crossroadsColony: Messages = {
  'crossroads.powerStruggle': 'Walka o władzę',
  'crossroads.trigger.powerStruggle':
    'Zaczynasz turę, nie jesteś na wygnaniu, morale wynosi najwyżej 4 i zostały co najmniej 2 rundy.',
  'crossroads.story.powerStruggle':
    '„Z rozkazu Komitetu Tymczasowego: piec jest nasz”. „Z rozkazu Komitetu (Prawdziwego): drewno jest nasze”. Oba obwieszczenia wiszą na drzwiach wychodka, gdzie od rana trzeba okazać dwie przepustki. Na dworze minus trzydzieści, a od śniadania nikt się tu nie zagrzał. Teraz po schodach idą do ciebie delegacje obu stron, każda z własnym dzwonkiem, bo tylko dla ciebie nie starczyło jeszcze żadnego ministerstwa.',
  'crossroads.option.powerStruggle.council': 'Posadź wszystkich przy stole i głosujcie nad prawami.',
  'crossroads.effect.powerStruggle.council':
    'Każdy niewygnany gracz odkłada 1 kartę z ręki na stos odpadów, jeśli jakąś ma. Potem głosujcie kolejno nad dwoma prawami; remis odrzuca prawo. Godzina policyjna: w kroku 4 fazy kolonii do kolonii przybywa o 1 zombie mniej. Jeden ciepły posiłek: potrzeba o 1 znacznik żywności mniej. Przyjęte prawo działa do końca gry, odrzucone przestaje działać. W następnej rundzie każdy rzuca 1 kością mniej.',
  'crossroads.option.powerStruggle.keys': 'Schowaj do kieszeni klucze od zbrojowni i rządź w pojedynkę.',
  'crossroads.effect.powerStruggle.keys':
    'Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy. 1 darmozjad się buntuje, jeśli jest jakiś niezbuntowany. Dobierz 3 karty ze stosu komisariatu policji. Dostajesz w tej rundzie 2 dodatkowe kości.',

  'crossroads.ratsInTheWalls': 'Szczury w ścianach',
  'crossroads.trigger.ratsInTheWalls':
    'Kończysz turę, nie jesteś na wygnaniu, a na stosie odpadów leży co najmniej 6 kart.',
  'crossroads.story.ratsInTheWalls':
    'Zaczyna się od skrobania za deskami i od bochenka z wydrążonym korytarzem. Pod wieczór ktoś liczy na śmietniku jedenaście ogonów, a to dopiero kolejka. W południe wpuszczono tam kota; rozejrzał się, przemyślał swoje położenie i złożył wypowiedzenie. Teraz ściana przy łóżkach oddycha, a wszyscy udają, że to wiatr.',
  'crossroads.option.ratsInTheWalls.hunt': 'Oderwij deski i wejdź tam z łopatą.',
  'crossroads.effect.ratsInTheWalls.hunt':
    'Wymaga ocalałego w kolonii. Rozdzielcie 3 rany jak najrówniej między ocalałych w kolonii; każdy gracz wybiera wśród swoich. Potem usuń ze stosu odpadów 3 wierzchnie karty.',
  'crossroads.option.ratsInTheWalls.feed': 'Zostaw im kolację w najdalszym kącie i licz na dobre maniery.',
  'crossroads.effect.ratsInTheWalls.feed':
    'Usuń 2 znaczniki żywności z magazynu. Odłóż 1 wybraną kartę z ręki na stos odpadów, jeśli jakąś masz. Potem usuń ze stosu odpadów 3 wierzchnie karty.',

  'crossroads.theEmptyChair': 'Puste krzesło',
  'crossroads.trigger.theEmptyChair':
    'Zarządzasz głosowanie nad wygnaniem albo ginie twój ocalały; nie jesteś na wygnaniu, a niewygnanych graczy jest co najmniej 2.',
  'crossroads.story.theEmptyChair':
    'Liczono dwa razy, bo nikt nie ufał pierwszemu wynikowi ani temu, kto go ogłosił. Teraz stoi tu krzesło, na które wszyscy patrzą i na którym nikt nie siada. Po chwili, jedno po drugim, spojrzenia przenoszą się z krzesła na ciebie. Pytanie pada uprzejmie, jak pytanie o to, kto wyjadł cukier: po czyjej jesteś stronie i czy można by to dostać na piśmie?',
  'crossroads.option.theEmptyChair.show': 'Weź jedną osobę na bok i pokaż jej wszystko.',
  'crossroads.effect.theEmptyChair.show':
    'Wybierz innego niewygnanego gracza: daj mu 1 wybraną kartę z ręki i pokaż mu swój ukryty cel. Morale rośnie o 1.',
  'crossroads.option.theEmptyChair.silence': 'Milcz i zamiast tego opróżnij kieszenie.',
  'crossroads.effect.theEmptyChair.silence':
    'Odłóż 2 wybrane karty z ręki na stos odpadów albo wszystkie, jeśli masz ich mniej. Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy.',

  'crossroads.theDebtBook': 'Zeszyt dłużników',
  'crossroads.trigger.theDebtBook': 'Żądasz przedmiotu i nie jesteś na wygnaniu.',
  'crossroads.story.theDebtBook':
    'Prosisz tylko o drobiazg, ale ona ślini ołówek i otwiera zeszyt na twojej stronie. To długa strona. Figuruje na niej każda śrubka, każda łyżka zupy i jedno kichnięcie w jej kierunku, wszystko z odsetkami. Zeszyty są już cztery i śpią pod jej własnym kocem. Za bramą przytupuje na mrozie bratanek, który przyszedł w sprawie windykacji.',
  'crossroads.option.theDebtBook.settle': 'Zapłać, ile stoi na stronie, co do guzika.',
  'crossroads.effect.theDebtBook.settle': 'Wybierz innego gracza i daj mu 2 wybrane karty z ręki.',
  'crossroads.option.theDebtBook.burn': 'Wrzuć wszystkie cztery zeszyty do pieca.',
  'crossroads.effect.theDebtBook.burn':
    'Usuń ze stosu odpadów 4 wierzchnie karty albo wszystkie, jeśli jest ich mniej. Do kolonii przybywa 1 zbuntowany darmozjad.',

  'crossroads.theChildrensParcel': 'Paczka od dzieci',
  'crossroads.trigger.theChildrensParcel': 'Dodajesz kartę do zagrożenia, a w kolonii jest co najmniej 1 darmozjad.',
  'crossroads.story.theChildrensParcel':
    'Dzieci usłyszały, że każdy musi coś oddać. Na paczce przewiązanej sznurówką podpisały się wszystkie po kolei i jedna łapa, choć psa w kolonii nie ma. Grzechocze. Trochę też kapie. Co jest w środku, nie powiedzą, bo wtedy to nie byłby prezent, i maszerują za nią do stosu jak bardzo niska kompania honorowa.',
  'crossroads.option.theChildrensParcel.accept': 'Podziękuj i dołóż paczkę bez otwierania.',
  'crossroads.effect.theChildrensParcel.accept':
    'Morale rośnie o 1. Dodaj do zagrożenia, zakryte i bez podglądania, 3 karty z wierzchu stosu szkoły. Tracisz 1 niezużytą kość, jeśli ją masz.',
  'crossroads.option.theChildrensParcel.open': 'Otwórz ją na ich oczach i przebierz.',
  'crossroads.effect.theChildrensParcel.open':
    'Dobierz 2 karty ze stosu szkoły i dodaj 2 znaczniki żywności do magazynu. 1 darmozjad się buntuje, jeśli jest jakiś niezbuntowany.',

  'crossroads.thirdHelping': 'Trzecia dokładka',
  'crossroads.trigger.thirdHelping':
    'Wydajesz żywność, żeby podnieść wynik kości, nie jesteś na wygnaniu, w magazynie zostają co najmniej 2 znaczniki żywności i zostały co najmniej 2 rundy.',
  'crossroads.story.thirdHelping':
    'Puszka była dla wszystkich i wszyscy znają dźwięk tego wieczka. Tłumaczysz z pełnymi ustami, że ciężka praca wymaga siły. Sala śledzi łyżkę, w dół i w górę, a z tyłu ktoś pyta, jak to smakuje, z ciekawości czysto historycznej. Zanim przełkniesz, na stole leży wniosek: kłódka na spiżarnię albo jedna porządna kolacja, żeby ludzie przestali się gapić.',
  'crossroads.option.thirdHelping.lock': 'Załóżcie kłódkę na spiżarnię i postawcie wagę na stole.',
  'crossroads.effect.thirdHelping.lock':
    'Morale spada o 1. Do końca gry w kroku 1 fazy kolonii potrzeba o 1 znacznik żywności mniej.',
  'crossroads.option.thirdHelping.open': 'Ugotujcie wszystkim jedną porządną kolację.',
  'crossroads.effect.thirdHelping.open':
    'Usuń 2 znaczniki żywności z magazynu. W następnej rundzie każdy gracz rzuca 1 kością więcej.',

  'crossroads.armsAtTheTable': 'Broń przy stole',
  'crossroads.trigger.armsAtTheTable': 'Wyposażasz ocalałego w broń i nie jesteś na wygnaniu.',
  'crossroads.story.armsAtTheTable':
    'Kolacja zaczyna się od szczęku: kto ma coś ostrego albo nabitego, kładzie to obok talerza. Najpierw była to ostrożność, teraz to dobre wychowanie. Sól podaje się pod lufą, z wielką kurtuazją, i nikt już nie narzeka na zupę. Kucharz wolałby widzieć to żelastwo przy bramie, gdzie zrobi wrażenie na właściwych osobach. Reszta liczyła raczej na małe strzelanie do celu po deserze.',
  'crossroads.option.armsAtTheTable.gate': 'Oddaj jedną sztukę wartownikom przy bramie.',
  'crossroads.effect.armsAtTheTable.gate':
    'Ocalały, który właśnie dostał broń, traci 1 wybrany przez ciebie przedmiot; odłóż go na stos odpadów. Do końca gry w kroku 4 fazy kolonii do kolonii przybywa o 1 zombie mniej.',
  'crossroads.option.armsAtTheTable.wear': 'Zatrzymaj wszystko i postrzelaj do pustych puszek.',
  'crossroads.effect.armsAtTheTable.wear':
    'Dodaj 1 zombie do kolonii. Do końca rundy wartość ataku wszystkich ocalałych jest o 1 niższa. Dostajesz w tej rundzie 1 dodatkową kość.',

  'crossroads.nightSchool': 'Szkoła wieczorowa',
  'crossroads.trigger.nightSchool':
    'Zagrywasz kartę edukacji albo wyposażasz w nią ocalałego i nie jesteś na wygnaniu.',
  'crossroads.story.nightSchool':
    'Ktoś przeczytał na głos jedną stronę i już się tego nie zatrzyma. Dwie osoby kłócą się o końcówkę czasownika, a człowiek, który milczał od świąt, poprawia datę bitwy. Szkołę otworzyć byłoby łatwo: są ławki, jest kreda, jest nawet dzwonek. Jest też piec, który od paru dni ma na oku encyklopedię, tomy od A do D.',
  'crossroads.option.nightSchool.teach': 'Zadzwoń na lekcję i zacznij od alfabetu.',
  'crossroads.effect.nightSchool.teach':
    'Zużyj 1 niezużytą kość i rzuć kością. 2 lub więcej: morale rośnie o 1, a do kolonii przybywa 1 darmozjad, do którego dotarła wieść o szkole. 1: wybrany przez ciebie twój ocalały otrzymuje 1 znacznik rozpaczy.',
  'crossroads.option.nightSchool.burn': 'Nakarm piec książkami i ogrzej łóżka.',
  'crossroads.effect.nightSchool.burn':
    'Odłóż 3 karty z wierzchu stosu biblioteki na stos odpadów. Usuń 1 ranę lub odmrożenie z każdego ocalałego w kolonii, który je ma.',

  'crossroads.coatsOfTheDead': 'Płaszcze po zmarłych',
  'crossroads.trigger.coatsOfTheDead':
    'Kończysz turę, nie jesteś na wygnaniu, na cmentarzu leży co najmniej 2 ocalałych, a w kolonii jest ich co najmniej 2.',
  'crossroads.story.coatsOfTheDead':
    'Przy drzwiach wiszą płaszcze tych, którzy już nie wrócą. To dobre płaszcze. Co rano ludzie z gazetami w rękawach mijają je, patrząc w sufit, a w jednej z kieszeni leży pół kanapki, której nikt nie śmie odziedziczyć. Dziś w nocy pęka termometr i ktoś mówi to wreszcie głośno: albo je włożymy, albo godnie pożegnamy, ale niech przestaną na nas czekać.',
  'crossroads.option.coatsOfTheDead.wear': 'Rozdzielcie płaszcze według rozmiaru.',
  'crossroads.effect.coatsOfTheDead.wear':
    'Usuń 1 ranę lub odmrożenie z każdego ocalałego w kolonii, który je ma. Ocalały o najniższych wpływach w kolonii dostaje płaszcz z wyszytym nazwiskiem i 1 znacznik rozpaczy. W następnej rundzie każdy gracz rzuca 1 kością więcej.',
  'crossroads.option.coatsOfTheDead.honour': 'Spalcie je przy świecach i paru dobrych słowach.',
  'crossroads.effect.coatsOfTheDead.honour':
    'Każdy niewygnany gracz odkłada 1 kartę z ręki na stos odpadów, jeśli jakąś ma, i usuwa 1 znacznik rozpaczy z każdego swojego ocalałego, który go ma. Morale rośnie o 1. W następnej rundzie każdy gracz rzuca 1 kością mniej.',
}
