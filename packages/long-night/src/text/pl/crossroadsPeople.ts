import type { Messages } from '@lastlight/kernel'

export const crossroadsPeople: Messages = {
  'crossroads.bothHands': 'Obie ręce',
  'crossroads.trigger.bothHands': 'Poruszasz ocalałego, a Fatima jest w grze.',
  'crossroads.story.bothHands':
    'Fatima ma jedną zasadę co do drzwi: kto wchodzi, pokazuje obie ręce, z wierzchu i od spodu, i mówi, jaki mamy dzień. Sama ją wymyśliła, więc sama też jej podlega. Dziś na ręce jest zadrapanie, którego nikt nie pamięta, a dzień, jak się okazuje, to wcale nie czwartek. Ktoś już przyniósł sznur od zasłony. Ktoś inny mówi, że co do czwartku każdy może się pomylić.',
  'crossroads.option.bothHands.tie': 'Zwiąż Fatimie ręce: luźno, ale na stałe.',
  'crossroads.effect.bothHands.tie':
    'Do końca gry Fatima ma związane ręce: nie może atakować, czyścić odpadów, barykadować ani przyciągać. Wszystko inne nadal jej wolno.',
  'crossroads.option.bothHands.watch': 'Usiądź naprzeciwko niej i nie zaśnij.',
  'crossroads.effect.bothHands.watch':
    'Zużyj 1 niezużytą kość. Potem rzuć kością. 3 lub więcej: usuń z Fatimy 1 znacznik rozpaczy, jeśli go ma. 1 lub 2: Fatima otrzymuje 1 ranę.',

  'crossroads.rosaHasTwoPoints': 'Rosa ma dwa wnioski',
  'crossroads.trigger.rosaHasTwoPoints': 'Dodajesz kartę do zagrożenia, a Rosa jest w grze.',
  'crossroads.story.rosaHasTwoPoints':
    'Rosa czeka, aż karta znajdzie się na stosie, i dopiero wtedy wchodzi na skrzynkę. Dawać to piękna rzecz, mówi, ale kolonia to nie puszka na datki, dlatego ma dwa punkty. Po pierwsze, sklep powinien stać otworem dla każdego, kto potrafi coś unieść. Po drugie, po zmroku nikt nie powinien wychodzić, sklep czy nie sklep. Z sali pada uwaga, że w tym miesiącu zmrok zaczyna się po obiedzie; to już szczegół, odpowiada Rosa.',
  'crossroads.option.rosaHasTwoPoints.stores': 'Poddaj pod głosowanie otwarty sklep.',
  'crossroads.effect.rosaHasTwoPoints.stores':
    'Niewygnani gracze głosują; remis odrzuca prawo. Przyjęte: do końca gry wartości przeszukiwania w sklepie spożywczym są o 1 niższe; usuń z magazynu 2 znaczniki żywności albo wszystkie. Odrzucone: prawo przestaje obowiązywać; odłóż 2 karty z wierzchu stosu sklepu spożywczego na stos odpadów.',
  'crossroads.option.rosaHasTwoPoints.curfew': 'Poddaj pod głosowanie godzinę policyjną.',
  'crossroads.effect.rosaHasTwoPoints.curfew':
    'Niewygnani gracze głosują; remis odrzuca prawo. Przyjęte: do końca gry w kroku 4 fazy kolonii do kolonii przybywa o 1 zombie mniej; morale spada o 1. Odrzucone: prawo przestaje obowiązywać; odłóż 2 karty z wierzchu stosu sklepu spożywczego na stos odpadów.',

  'crossroads.oneWarmMeal': 'Jeden ciepły posiłek',
  'crossroads.trigger.oneWarmMeal': 'Zaczynasz turę, nie jesteś na wygnaniu, a Nadia jest w grze.',
  'crossroads.story.oneWarmMeal':
    'Nadia policzyła puszki, a potem policzyła je jeszcze raz przy lepszym świetle, co tylko pogorszyło wynik. Proponuje prawo: jeden ciepły posiłek dziennie, drugi należy sobie wyobrazić. Do tego wyobrażonego ułożyła nawet kartę dań; podobno gulasz jest wyborny. Za kotłem stoi też skrzynia z napisem JESZCZE NIE, wypisanym jej własną ręką, a jednego z kucharzy widziano już z łomem.',
  'crossroads.option.oneWarmMeal.law': 'Głosujcie nad jednym posiłkiem dziennie.',
  'crossroads.effect.oneWarmMeal.law':
    'Niewygnani gracze głosują; remis odrzuca prawo. Przyjęte: do końca gry w kroku 1 fazy kolonii potrzeba o 1 znacznik żywności mniej; morale spada o 1. Odrzucone: prawo przestaje obowiązywać, a ty tracisz 1 niezużytą kość.',
  'crossroads.option.oneWarmMeal.reserve': 'Otwórz skrzynię.',
  'crossroads.effect.oneWarmMeal.reserve': 'Dodaj 2 znaczniki żywności i 1 znacznik głodu do magazynu.',

  'crossroads.roccosBrigade': 'Brygada Rocca',
  'crossroads.trigger.roccosBrigade':
    'Zaczynasz turę, nie jesteś na wygnaniu, Rocco jest w grze, a w kolonii jest co najmniej 1 darmozjad.',
  'crossroads.story.roccosBrigade':
    'Rocco rozdał darmozjadom miotły i stopnie wojskowe. Najstarszy jest generałem; najmłodszy też, bo polały się łzy. Wzdłuż płotu maszerują świetnie, na jego końcu zawracają fatalnie. Teraz Rocco chce na godzinę wyprowadzić ich za bramę, żeby przybijali deski. Od tygodni słyszą tylko, że mają siedzieć, a stoją wszyscy co do jednego.',
  'crossroads.option.roccosBrigade.drill': 'Niech brygada wymaszeruje.',
  'crossroads.effect.roccosBrigade.drill':
    'Rzuć kością. 4 lub więcej: postaw 2 barykady na pustych polach wejścia w kolonii. 3 lub mniej: ginie 1 darmozjad, a morale spada o 1.',
  'crossroads.option.roccosBrigade.forbid': 'Zbierz miotły.',
  'crossroads.effect.roccosBrigade.forbid': '1 darmozjad się buntuje. Dostajesz w tej rundzie 1 dodatkową kość.',

  'crossroads.anitaIsNotDone': 'Anita jeszcze nie skończyła',
  'crossroads.trigger.anitaIsNotDone': 'Twój ocalały zabija atakiem zombie, a Anita jest w grze.',
  'crossroads.story.anitaIsNotDone':
    'Tamten już leży, a Anita podeszła mu się przyjrzeć. Płaszcz jest policyjny, mówi, buty nie, a kto chodzi w cudzych butach, rzadko chodzi sam. Nikt się nie dowiedział, co Anita robiła przed zimą; w takich chwilach nikt nawet nie próbuje. Dwie ulice dalej coś potyka się o kubeł. Mogłaby wyjść temu naprzeciw albo przejrzeć kieszenie, a robi to powoli, tak jak inni rozwiązują krzyżówkę.',
  'crossroads.option.anitaIsNotDone.goOn': 'Niech wyjdzie reszcie naprzeciw.',
  'crossroads.effect.anitaIsNotDone.goOn':
    'Zabij w tej samej lokacji jeszcze 2 zombie albo wszystkie, jeśli jest ich mniej, bez ryzykownych rzutów za nie. Potem wykonaj 1 ryzykowny rzut za Anitę, gdziekolwiek jest.',
  'crossroads.option.anitaIsNotDone.pockets': 'Niech przeszuka płaszcz.',
  'crossroads.effect.anitaIsNotDone.pockets':
    'Dobierz 2 karty ze stosu komisariatu policji. Potem dodaj 1 zombie w lokacji, w której był atak.',

  'crossroads.theViewFromTheRoof': 'Widok z dachu',
  'crossroads.trigger.theViewFromTheRoof': 'Kończysz turę, nie jesteś na wygnaniu, a Kevin jest w grze.',
  'crossroads.story.theViewFromTheRoof':
    'Kevin ma dach, lunetę i nic do czytania. Tej nocy, opowiada, ktoś zaniósł torbę za kotłownię, zakopał ją i przyklepał śnieg, i to dość czule. Rozpoznał chód, ale nie powie, czyj; woli to usłyszeć od właściciela. Do śniadania cztery osoby zdążyły mu bez pytania wyjaśnić, że to nie one. Łopata jest jedna i właśnie masz ją w rękach.',
  'crossroads.option.theViewFromTheRoof.accuse': 'Odkop torbę i kogoś wskaż.',
  'crossroads.effect.theViewFromTheRoof.accuse':
    'Wybierz innego gracza i weź 1 losową kartę z jego ręki. Dodaj 2 zombie do kolonii.',
  'crossroads.option.theViewFromTheRoof.confess': 'Przyznaj się do torby.',
  'crossroads.effect.theViewFromTheRoof.confess':
    'Odłóż 1 wybraną kartę z ręki na stos odpadów. Wybierz innego gracza i pokaż mu swój ukryty cel. Morale rośnie o 1.',

  'crossroads.teodorsColumns': 'Rubryki Teodora',
  'crossroads.trigger.teodorsColumns': 'Dodajesz kartę do zagrożenia, a Teodor jest w grze.',
  'crossroads.story.teodorsColumns':
    'Teodor podzielił arkusz tapety na rubryki: nazwisko, przedmiot, data, uwagi. Od dziś, oznajmia, kto wkłada coś do worka, ten kwituje, a kto wkłada stary but, ten kwituje but. Nie patrzy przy tym na nikogo konkretnego i wcale się z tym nie spieszy. Pada zarzut, że dar z podpisem to podatek. Drugi zarzut, którego nikt nie wypowiada na głos, to ten but.',
  'crossroads.option.teodorsColumns.ledger': 'Podpiszcie arkusz.',
  'crossroads.effect.teodorsColumns.ledger':
    'Każdy niewygnany gracz po kolei odkłada 1 wybraną kartę z ręki na stos odpadów, jeśli jakąś ma, i dodaje 1 znacznik żywności do magazynu.',
  'crossroads.option.teodorsColumns.trust': 'Przyklejcie arkusz do ściany, czystą stroną na wierzch.',
  'crossroads.effect.teodorsColumns.trust':
    'Dodaj do zagrożenia, zakryte i bez podglądania, 1 kartę z wierzchu stosu szkoły i 1 kartę z wierzchu stosu stacji paliw.',

  'crossroads.threeBedsAway': 'Trzy łóżka dalej',
  'crossroads.trigger.threeBedsAway':
    'Hedda porusza się, przeszukuje lokację, zabija atakiem zombie, barykaduje albo używa zdolności.',
  'crossroads.story.threeBedsAway':
    'Między jednym zajęciem a drugim Hedda wspomina, że się przeprowadza, zresztą niedaleko: trzy łóżka dalej, do tych spod okna. Śmieją się z jej opowieści, mają czajnik, a jeden z nich, nawet chrapiąc, nie fałszuje. To nic osobistego, zapewnia, po czym długo wylicza, czym jeszcze to nie jest. Nowi przyjaciele gotowi są coś oddać na przeprosiny. Można też poprosić, żeby została; zostanie i co wieczór będzie zerkać na tamten czajnik.',
  'crossroads.option.threeBedsAway.go': 'Przenieś jej materac.',
  'crossroads.effect.threeBedsAway.go':
    'Możliwe tylko wtedy, gdy masz co najmniej 2 ocalałych. Wybierz innego gracza i weź 2 losowe karty z jego ręki albo wszystkie, jeśli ma ich mniej. Hedda dołącza do jego grupy z całym swoim wyposażeniem.',
  'crossroads.option.threeBedsAway.stay': 'Poproś, żeby została.',
  'crossroads.effect.threeBedsAway.stay': 'Hedda otrzymuje 2 znaczniki rozpaczy.',

  'crossroads.theStoveOrTheGate': 'Piec albo brama',
  'crossroads.trigger.theStoveOrTheGate': 'Zaczynasz turę, nie jesteś na wygnaniu, a Alfonso jest w grze.',
  'crossroads.story.theStoveOrTheGate':
    'Alfonso dwa razy obszedł piec i postukał w niego, jak stuka się w arbuza. Dobre żelazo, ocenia; do wieczora byłyby z niego dwie pułapki, a cokolwiek podeszłoby pod bramę, odeszłoby w kilku kierunkach naraz. Tłumaczą mu, że wokół tego pieca śpią ludzie. Kiwa głową, pomyślał o tym: mogą spać bliżej siebie. Za bramą kaszle coś, co już nie oddycha.',
  'crossroads.option.theStoveOrTheGate.melt': 'Oddaj mu piec.',
  'crossroads.effect.theStoveOrTheGate.melt':
    'Połóż 2 wybuchające pułapki na pustych polach wejścia w kolonii. W następnej rundzie każdy gracz rzuca 1 kością mniej.',
  'crossroads.option.theStoveOrTheGate.keep': 'Zostaw piec.',
  'crossroads.effect.theStoveOrTheGate.keep':
    'Dodaj 2 zombie do kolonii. Usuń 1 ranę lub odmrożenie z każdego ocalałego w kolonii, który je ma.',

  'crossroads.overdue': 'Z powrotem na półkę',
  'crossroads.trigger.overdue': 'Emma przeszukuje lokację.',
  'crossroads.story.overdue':
    'W zapomnianym tornistrze Emma znalazła dziewięć książek z miejskiej biblioteki, suchych jak w dniu pakowania, i listę klasy z dziewięcioma nazwiskami. Chce je dziś w nocy odnieść przez zaspy, żeby w tym mieście była choć jedna półka bez dziury. Pozostali popatrzyli na te same książki i pomyśleli o ogniu, przy którym znów poczuliby palce u nóg. Emma już się nie spiera; czyta sobie po cichu atlas, zaczynając od objaśnienia znaków.',
  'crossroads.option.overdue.haul': 'Odnieście książki.',
  'crossroads.effect.overdue.haul': 'Emma otrzymuje 1 ranę. Dobierz 2 karty ze stosu biblioteki.',
  'crossroads.option.overdue.burn': 'Rozpalcie ogień.',
  'crossroads.effect.overdue.burn':
    'Emma otrzymuje 1 znacznik rozpaczy. Potem usuń 1 ranę lub odmrożenie z każdego swojego ocalałego, który je ma.',

  'crossroads.sideB': 'Strona B',
  'crossroads.trigger.sideB': 'Elijah przechodzi do lokacji poza kolonią.',
  'crossroads.story.sideB':
    '„Stał w kącie, na korbkę. Płyta pękła, ale pęknięcie to tylko taki bębenek. Od początku zimy nie grałem nikomu, chyba że liczyć czajnik. Strona A to orkiestra dęta. Strona B tłumaczy, po co ludziom kolana”. Elijah przeciera płytę rękawem. „Otwórz okno, to usłyszą nas w domu. W sąsiedniej dolinie też, a wiem, kto tam chodzi po nocy. Podobno w środku jest miedź. Zawsze się znajdzie ktoś, kto to powie”.',
  'crossroads.option.sideB.play': 'Otwórz okno i puść płytę.',
  'crossroads.effect.sideB.play':
    'Przenieś do 2 zombie z jednej innej lokacji na puste pola wejścia tam, gdzie jest Elijah, i połóż tam 2 znaczniki hałasu. Usuń 1 znacznik rozpaczy z każdego ocalałego w grze, który go ma.',
  'crossroads.option.sideB.strip': 'Rozbierz gramofon na miedź.',
  'crossroads.effect.sideB.strip': 'Dobierz 1 kartę ze stosu stacji paliw. Elijah otrzymuje 1 znacznik rozpaczy.',

  'crossroads.thisWillHurtALittle': 'Troszkę zaboli',
  'crossroads.trigger.thisWillHurtALittle':
    'Twój ocalały otrzymuje obrażenie, nie jesteś na wygnaniu, a Gia jest w grze.',
  'crossroads.story.thisWillHurtALittle':
    'Rady, których udziela Gia, docierają dalej niż ona sama; wszyscy umieją je już na pamięć. Zasada pierwsza: nie patrzeć. Zasada druga: troszkę zaboli, przy czym „troszkę” to termin fachowy. Można to zrobić od razu, na podłodze, z paskiem w zębach i za drzwiami, które się nie domykają. Można też porządnie, w łóżku, a potem przeleżeć cały dzień i słuchać o cudzych kręgosłupach.',
  'crossroads.option.thisWillHurtALittle.now': 'Od razu, na podłodze.',
  'crossroads.effect.thisWillHurtALittle.now':
    'Usuń 1 ranę lub odmrożenie z ocalałego, który otrzymał obrażenie. Dodaj 1 zombie do jego lokacji.',
  'crossroads.option.thisWillHurtALittle.bed': 'Porządnie, w łóżku.',
  'crossroads.effect.thisWillHurtALittle.bed':
    'Zużyj 1 niezużytą kość. Usuń do 2 ran lub odmrożeń z ocalałego, który otrzymał obrażenie, i umieść go w kolonii; to nie jest ruch.',

  'crossroads.signedForByKumar': 'Kumar kwituje',
  'crossroads.trigger.signedForByKumar': 'Kumar przeszukuje lokację.',
  'crossroads.story.signedForByKumar':
    'Gdzie Kumar coś bierze, tam zostawia pokwitowanie: puszka brzoskwiń sztuk jeden, skarpety jedna para, dziękuję, K. Ludzie się uśmiechają. Dziś pod pokwitowaniem z zeszłego tygodnia jest odpowiedź ołówkiem. Brzoskwinie były na urodziny, czytamy; autor mieszka za ścianą i chętnie by się przyłączył, gdyby mu to wynagrodzić. Kumar robi się czerwony; za tą samą ścianą, sądząc po echu, brzoskwiń jest więcej.',
  'crossroads.option.signedForByKumar.settle': 'Wynagrodź stratę.',
  'crossroads.effect.signedForByKumar.settle':
    'Odłóż 1 wybraną kartę z ręki na stos odpadów. Do twojej grupy dołącza 1 ocalały z talii ocalałych.',
  'crossroads.option.signedForByKumar.owe': 'Wypisz następne pokwitowanie.',
  'crossroads.effect.signedForByKumar.owe':
    'Dobierz 1 kartę ze stosu tam, gdzie jest Kumar, i połóż tam 3 znaczniki hałasu, o ile się zmieszczą.',

  'crossroads.wandasBoot': 'But Wandy',
  'crossroads.trigger.wandasBoot': 'Barykadujesz.',
  'crossroads.story.wandasBoot':
    'Jak Wanda sprawdza barykady, wiedzą na każdej ulicy: trzeba podejść i kopnąć. Nie musi już nawet być na miejscu, wszyscy kopią za nią. Ta barykada została właśnie kopnięta i odezwała się głosem szafy. Według Wandy należy ją rozebrać, dodać drut i puszkę gwoździ i postawić na nowo jako coś, czego nikt nie powinien kopać. Według ciebie wystarczy jeszcze jedna deska i odrobina zaufania.',
  'crossroads.option.wandasBoot.rebuild': 'Rozbierz ją i uzbrój.',
  'crossroads.effect.wandasBoot.rebuild':
    'Zużyj 1 niezużytą kość. Usuń 1 barykadę z lokacji, w której właśnie stanęła barykada, i połóż tam 1 wybuchającą pułapkę na pustym polu wejścia.',
  'crossroads.option.wandasBoot.defend': 'Dobij deskę i obstawaj przy swoim.',
  'crossroads.effect.wandasBoot.defend':
    'Rzuć kością. 4 lub więcej: postaw w tej samej lokacji jeszcze 1 barykadę na pustym polu wejścia, jeśli takie jest. 3 lub mniej: usuń stamtąd 2 barykady albo wszystkie, jeśli jest ich mniej.',

  'crossroads.theLastRocket': 'Spóźniony sylwester',
  'crossroads.trigger.theLastRocket':
    'Kończysz turę, nie jesteś na wygnaniu, Cyril jest w grze, a przy wejściach do kolonii są co najmniej 3 zombie.',
  'crossroads.story.theLastRocket':
    '„Czterdzieści kilo, trzy stopnie, złoty deszcz, a na koniec gwizd. Robiłem ją na sylwestra, tylko że sylwestra jakby nie było”. Cyril ociera rękawem śnieg ze skrzyni. „Jak ją dziś puścimy, ci pod bramą zadrą głowy, a z kimś, kto stoi z zadartą głową, można zrobić, co się chce. Tyle że zobaczy ją wszystko stąd aż do rzeki. Mogę ją też rozebrać, prochu starczy na porządną pułapkę. Ale odkręca kto inny. Ja ją za dobrze znam”.',
  'crossroads.option.theLastRocket.fire': 'Podpal lont.',
  'crossroads.effect.theLastRocket.fire':
    'Zabij 3 zombie przy wejściach do kolonii albo wszystkie, jeśli jest ich mniej, bez ryzykownych rzutów za nie. Potem dodaj 2 zombie, każdego w osobno wylosowanej lokacji.',
  'crossroads.option.theLastRocket.powder': 'Odkręcaj, byle powoli.',
  'crossroads.effect.theLastRocket.powder':
    'Połóż 1 wybuchającą pułapkę na pustym polu wejścia w kolonii. Cyril otrzymuje 1 znacznik rozpaczy.',

  'crossroads.aStraightEdge': 'Równa krawędź',
  'crossroads.trigger.aStraightEdge':
    'Zaczynasz turę, nie jesteś na wygnaniu, Marek jest w grze, a na cmentarzu leży co najmniej 1 ocalały.',
  'crossroads.story.aStraightEdge':
    'Marek wytyczył miejsce za szopą, sznurkiem i czterema kołkami. Dwa metry na osiemdziesiąt, tak jak trzeba. Ziemia pod łopatą dzwoni jak talerz. Kopie od szóstej i stoi w dole po kostki. O pomoc nie prosi. Mówi tylko, że przez trzydzieści lat grzebał obcych i żaden nie leżał u niego pod plandeką, a to nie są obcy. W kwietniu na taki sam dół wystarczyłaby godzina.',
  'crossroads.option.aStraightEdge.dig': 'Weź drugą łopatę.',
  'crossroads.effect.aStraightEdge.dig': 'Zużyj 2 niezużyte kości. Marek otrzymuje 1 odmrożenie. Morale rośnie o 1.',
  'crossroads.option.aStraightEdge.thaw': 'Powiedz mu, że w kwietniu.',
  'crossroads.effect.aStraightEdge.thaw':
    'Marek otrzymuje 1 znacznik rozpaczy. Dostajesz w tej rundzie 2 dodatkowe kości.',

  'crossroads.thursdaySoup': 'Czwartkowa zupa',
  'crossroads.trigger.thursdaySoup': 'Zagrywasz kartę żywności, nie jesteś na wygnaniu, a Ingrid jest w grze.',
  'crossroads.story.thursdaySoup':
    'Na trzydzieści osób, dyktuje Ingrid, i proszę tego nie zapisywać. Wziąć, co zostało ze środy, i długo się nie przyglądać. Dolewać wody, aż ucichną spory. Potem kość; kość zawsze się znajdzie, jeśli nie pytać, w czyjej leżała szafce. Pokrywkę uchylić, niech zapach rozprostuje nogi. Gdyby zjawił się trzydziesty pierwszy, a dziś pod bramą stoi taki jeden, z własną łyżką, to albo zamknąć okiennice, albo cieniej kroić chleb.',
  'crossroads.option.thursdaySoup.shutters': 'Zamknij okiennice i jedzcie.',
  'crossroads.effect.thursdaySoup.shutters':
    'Dodaj 2 znaczniki żywności do magazynu. Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy.',
  'crossroads.option.thursdaySoup.gate': 'Postaw jeszcze jeden talerz.',
  'crossroads.effect.thursdaySoup.gate':
    'Usuń 1 znacznik żywności z magazynu. Do twojej grupy dołącza 1 ocalały z talii ocalałych i dostajesz w tej rundzie 1 dodatkową kość.',

  'crossroads.theFifthPlace': 'Piąta skrytka',
  'crossroads.trigger.theFifthPlace': 'Twój ocalały przeszukuje lokację, a Milena jest w grze.',
  'crossroads.story.theFifthPlace':
    'Oględziny lokalu, M. Ostoja, do protokołu. W puszce po herbatnikach okruchy, za licznikiem fotografia rodzinna, którą pozostawiono, w spłuczce lód, a do worka odkurzacza zajrzał przed nami ktoś niechlujny. Rzeczoznawczyni zauważa, że to razem cztery skrytki, że ubezpieczeni mają zawsze jeszcze piątą i że wymaga ona cierpliwości. Osoby towarzyszące zauważają, że podłoga to tylko deski, że mają łom i że na dole ktoś przysłuchuje się dyktowaniu.',
  'crossroads.option.theFifthPlace.wait': 'Poczekaj, aż sama ją znajdzie.',
  'crossroads.effect.theFifthPlace.wait':
    'Zużyj 1 niezużytą kość. Odszukaj w stosie tej lokacji kartę narzędzi, weź ją na rękę i potasuj stos.',
  'crossroads.option.theFifthPlace.floor': 'Zerwij deski.',
  'crossroads.effect.theFifthPlace.floor':
    'Dobierz 2 karty ze stosu tej lokacji. Połóż tam 1 znacznik hałasu i dodaj 1 zombie.',
}
