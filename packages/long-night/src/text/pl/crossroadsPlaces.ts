import type { Messages } from '@lastlight/kernel'

export const crossroadsPlaces: Messages = {
  'crossroads.onTheHunt': 'Na polowaniu',
  'crossroads.trigger.onTheHunt': 'Poruszasz ocalałego i nie jesteś na wygnaniu.',
  'crossroads.story.onTheHunt':
    'Drogę przecinają dwa tropy, oba o ostrych jeszcze krawędziach. Sarny, pięć albo sześć, szły spokojnie. I buty, jedna para, odciśnięte głęboko w pięcie, jakby ktoś coś dźwigał; wychodzą z lasu za nami, stają tam, gdzie stawaliśmy, i ruszają tam, gdzie ruszaliśmy. Widno będzie jeszcze przez godzinę. Nabojów jest dziewięć. Nie jedliśmy od wczoraj i od dłuższej chwili nikt się nie odezwał.',
  'crossroads.option.onTheHunt.hunt': 'Idź za sarnami.',
  'crossroads.effect.onTheHunt.hunt':
    'Rzuć 4 kośćmi. Za każdy wynik 3 lub więcej dodaj 1 znacznik żywności do magazynu.',
  'crossroads.option.onTheHunt.drive': 'Idź za butami.',
  'crossroads.effect.onTheHunt.drive':
    'Do końca gry, ilekroć na planszę trafia bandyta, rzuć kością. 4 lub więcej: usuń tego bandytę.',

  'crossroads.crazyMother': 'Szalona matka',
  'crossroads.trigger.crazyMother': 'Twój ocalały przechodzi do szkoły.',
  'crossroads.story.crazyMother':
    'Na piętrze jedna klasa jest zamieciona, ogrzana i pełna krzesełek, a na każdym wisi płaszczyk. Między krzesełkami a drzwiami stoi kobieta ze sztucerem i kredą na palcach. Lekcja jeszcze trwa, oznajmia, rodzice czekają na zewnątrz. Dziennik prowadzi starannym pismem, a przez te drzwi nie przeszło dotąd nic martwego. Pierwszy strzał idzie w sufit, z grzeczności.',
  'crossroads.option.crazyMother.stay': 'Zostań na korytarzu i nie wychylaj głowy.',
  'crossroads.effect.crazyMother.stay':
    'Połóż 2 znaczniki hałasu w szkole i dobierz 1 kartę z jej stosu. Do końca gry każdy ocalały, który wchodzi do szkoły albo zostaje w niej umieszczony, otrzymuje 1 ranę. Kto już tam jest, rany nie otrzymuje.',
  'crossroads.option.crazyMother.back': 'Zostaw coś dla dzieci i wracaj do domu.',
  'crossroads.effect.crazyMother.back':
    'Umieść tego ocalałego w kolonii (na wygnaniu: w innej wybranej lokacji), bez ryzykownego rzutu. Odłóż 1 kartę z ręki na stos odpadów, jeśli jakąś masz. Dodaj 1 znacznik żywności do magazynu: to drugie śniadanie na drogę.',

  'crossroads.elevenParkingTickets': 'Jedenaście mandatów',
  'crossroads.trigger.elevenParkingTickets': 'Twój ocalały przeszukuje komisariat policji.',
  'crossroads.story.elevenParkingTickets':
    '„Jedenaście mandatów za parkowanie, chcieli dać innym nauczkę” – mówi mężczyzna w areszcie. Przeżył na zawartości jednego automatu z przekąskami i zna na pamięć cennik. Dodaje, że jego matka siedzi w piwnicy po drugiej stronie ulicy, między przetworami, i za niego poręczy. Klucze wiszą na haku dwa metry od jego ręki, a jeden z nich pasuje do szafy z bronią. Na ten hak patrzy już od miesiąca.',
  'crossroads.option.elevenParkingTickets.unlock': 'Wyłam zardzewiały zamek i wypuść go.',
  'crossroads.effect.elevenParkingTickets.unlock':
    'Połóż 2 znaczniki hałasu na komisariacie policji i rzuć kością. 3 lub więcej: do twojej grupy dołącza 1 ocalały z talii ocalałych; dodaj 2 znaczniki żywności do magazynu. 1 lub 2: ocalały, który przeszukiwał, otrzymuje 1 ranę; odłóż 1 kartę z ręki na stos odpadów, jeśli jakąś masz.',
  'crossroads.option.elevenParkingTickets.keys': 'Weź klucze, otwórz szafę z bronią i nie oglądaj się za siebie.',
  'crossroads.effect.elevenParkingTickets.keys':
    'Ocalały, który przeszukiwał, otrzymuje 1 znacznik rozpaczy. Odszukaj w stosie komisariatu policji kartę broni, weź ją na rękę i potasuj stos. Połóż 2 znaczniki hałasu na komisariacie policji.',

  'crossroads.finalNotice': 'Upomnienie',
  'crossroads.trigger.finalNotice': 'Twój ocalały przeszukuje bibliotekę.',
  'crossroads.story.finalNotice':
    'Na ladzie pali się lampa, a za nią siedzi bibliotekarka w dwóch płaszczach i rękawiczkach bez palców. Przybija pieczątkę, dmucha na tusz i spogląda znad okularów. Pozostaje kwestia pewnej książki, której termin minął, zanim spadł śnieg; regulamin nie przewiduje wyjątku na koniec świata. Kto zapłaci, dowie się, co gdzie stoi, bo nikt inny na świecie już tego nie wie. Dwa regały dalej coś się przewraca, wstaje i przewraca się znowu.',
  'crossroads.option.finalNotice.fine': 'Zapłać karę i wysłuchaj wykładu o katalogu.',
  'crossroads.effect.finalNotice.fine':
    'Odłóż 1 wybraną kartę z ręki na stos odpadów. Do końca gry wartości przeszukiwania w bibliotece są o 1 niższe.',
  'crossroads.option.finalNotice.run': 'Złap pierwszą książkę z brzegu i w nogi.',
  'crossroads.effect.finalNotice.run':
    'Odszukaj w stosie biblioteki kartę edukacji, weź ją na rękę i potasuj stos. Połóż 2 znaczniki hałasu w bibliotece i dodaj tam 1 zombie.',

  'crossroads.carAlarm': 'Autoalarm',
  'crossroads.trigger.carAlarm': 'Twój ocalały hałasuje, a na planszy leżą co najmniej 4 znaczniki hałasu.',
  'crossroads.story.carAlarm':
    'Szary hatchback po drugiej stronie ulicy dochodzi, po miesiącach milczenia, do wniosku, że ktoś go kradnie. Jego światła migają nad śniegiem jak małe, źle prowadzone wesołe miasteczko. Na każdym rogu odwracają się głowy, przynajmniej te, które jeszcze mogą. Można tam pójść z młotkiem. Można też posłuchać kogoś, kto pracował przy wyburzeniach, a przynajmniej tak mówi, i właśnie czule spogląda na butlę z gazem i kawałek drutu.',
  'crossroads.option.carAlarm.smash': 'Wyjdź i ucisz go młotkiem.',
  'crossroads.effect.carAlarm.smash':
    'Usuń wszystkie znaczniki hałasu z lokacji tego ocalałego. Potem wykonaj za niego ryzykowny rzut.',
  'crossroads.option.carAlarm.wire': 'Niech wyje, a ty rozciągnij drut.',
  'crossroads.effect.carAlarm.wire':
    'Zużyj 1 niezużytą kość. Połóż 1 wybuchającą pułapkę na pustym polu wejścia w lokacji tego ocalałego i połóż tam 4 znaczniki hałasu, o ile się zmieszczą.',

  'crossroads.theLastPost': 'Ostatnia poczta',
  'crossroads.trigger.theLastPost': 'Twój ocalały zabija atakiem zombie poza kolonią.',
  'crossroads.story.theLastPost':
    'Zmarły nosił kurtkę listonosza, a torba wciąż wisi mu przez ramię, zapięta, sucha i pełna. Cztery miesiące listów, wszystkie na nasze ulice; część adresatów śpi dziś na naszych pryczach, część szła przed nim przez śnieg. Pod spodem leżą paczki i jedna z nich pachnie wędzoną kiełbasą. Śnieg go na trasie nie zatrzymał, śmierć też nie. Dopiero my.',
  'crossroads.option.theLastPost.deliver': 'Przeczytaj każdy adres i roznieś listy.',
  'crossroads.effect.theLastPost.deliver':
    'Zużyj 1 niezużytą kość. Ocalały, który atakował, otrzymuje 1 znacznik rozpaczy. Morale rośnie o 1.',
  'crossroads.option.theLastPost.open': 'Otwórz paczki, tu i teraz.',
  'crossroads.effect.theLastPost.open':
    'Rzuć 3 kośćmi. Za każdy wynik 4 lub więcej dodaj 1 znacznik żywności do magazynu. Potem odłóż 2 karty z wierzchu stosu przedmiotów tej lokacji na stos odpadów.',

  'crossroads.witnesses': 'Świadkowie',
  'crossroads.trigger.witnesses':
    'Twój ocalały atakuje ocalałego innego gracza albo przeszukuje lokację, a w tej lokacji jest co najmniej 2 ocalałych.',
  'crossroads.story.witnesses':
    'Trwało to kilka sekund: szturchnięcie, jedno słowo i coś przeszło z kieszeni do kieszeni. Potem skrzypnęły drzwi, a w nich dwoje naszych, z naręczem drewna każde, i nikt nic nie mówi. Jedno polano ląduje na podłodze, powoli, tak jak człowiek rusza się przy obcym psie. Chcą wiedzieć dlaczego, i to jeszcze dziś. Na razie znalazł się kawałek sznura do bielizny, w sam raz na dwa nadgarstki.',
  'crossroads.option.witnesses.explain': 'Powiedz jednemu z nich wszystko i zapłać za szkody.',
  'crossroads.effect.witnesses.explain':
    'Wybierz innego gracza. Daj mu 1 wybraną kartę z ręki i pokaż mu swój ukryty cel.',
  'crossroads.option.witnesses.silence': 'Nie mów nic i wyciągnij obie ręce.',
  'crossroads.effect.witnesses.silence':
    'Ocalały, który atakował lub przeszukiwał, ma do końca gry związane ręce: nie może atakować, czyścić odpadów, barykadować ani przyciągać.',

  'crossroads.theLastDoor': 'Kto jest za?',
  'crossroads.trigger.theLastDoor': 'Barykadujesz w kolonii.',
  'crossroads.story.theLastDoor':
    'Deski skończyły się w południe, stoły godzinę później. Teraz trzy osoby z młotkami stoją przed ostatnim porządnym kawałkiem dębu w kolonii: drzwiami wychodka. Przecięte na pół, zatkałyby każdą dziurę w murze. Są też jedynym, co dzieli gołą ludzką godność od dwudziestu stopni mrozu. Sprawa idzie pod głosowanie przez podniesienie ręki; jeden głos dobiega ze środka.',
  'crossroads.option.theLastDoor.door': 'Tak: potnijcie drzwi.',
  'crossroads.effect.theLastDoor.door':
    'Postaw 2 barykady na pustych polach wejścia w kolonii, o ile takie są. Ocalały o najniższych wpływach w kolonii, licząc tylko ocalałych niewygnanych graczy, otrzymuje 1 odmrożenie.',
  'crossroads.option.theLastDoor.dignity': 'Nie: są jakieś granice.',
  'crossroads.effect.theLastDoor.dignity':
    'Dodaj 2 zombie do kolonii. Usuń 1 znacznik rozpaczy z każdego ocalałego w kolonii, który go ma. Dostajesz w tej rundzie 1 dodatkową kość.',

  'crossroads.theWarmestSpotInTheYard': 'Najcieplejsze miejsce na podwórzu',
  'crossroads.trigger.theWarmestSpotInTheYard': 'Czyścisz odpady, a na stosie odpadów zostają co najmniej 4 karty.',
  'crossroads.story.theWarmestSpotInTheYard':
    'Od listopada każdą nocną wartę trzymam na tej kupie, ja i dwa koty, i mówię wam, że cieplejszego miejsca na podwórzu nie ma. Gnije to od jesieni. A teraz, jak już zdjęliście wierzch, spójrzcie tam, między puszkami: ten róg to róg czegoś użytecznego. Puszki są otwarte co do jednej i ostre co do jednej, moje spodnie to potwierdzą. Chcecie rzucić zapałkę, wasza sprawa. Tylko dajcie mi najpierw zejść. Ten dym zobaczą z daleka.',
  'crossroads.option.theWarmestSpotInTheYard.dig': 'Podwiń rękaw i sięgnij w głąb.',
  'crossroads.effect.theWarmestSpotInTheYard.dig':
    'Wybierz swojego ocalałego w kolonii: otrzymuje 1 ranę. Potem weź na rękę 1 wybraną kartę ze stosu odpadów.',
  'crossroads.option.theWarmestSpotInTheYard.burn': 'Zapal zapałkę.',
  'crossroads.effect.theWarmestSpotInTheYard.burn':
    'Usuń ze stosu odpadów 5 wierzchnich kart albo wszystkie, jeśli jest ich mniej. Dodaj 2 zombie do kolonii.',

  'crossroads.midnightBroth': 'Rosół o północy',
  'crossroads.trigger.midnightBroth':
    'Wydajesz żywność, żeby podnieść wynik kości, nie jesteś na wygnaniu, a w kolonii jest co najmniej 4 ocalałych.',
  'crossroads.story.midnightBroth':
    'My tylko po szklankę wody, cała jedenastka, a że droga prowadzi obok kuchni, to czysty przypadek. Wcale nie przyszliśmy za zapachem. Nawet go nie poczuliśmy, ani na schodach, ani na górze, gdzie budził nas prycza po pryczy. W tym garnku jest o jedną łyżkę za dużo; widzi to każdy, kto stoi w progu w kapciach i patrzy. Trzymasz rękę na pokrywce. My nic nie mówimy.',
  'crossroads.option.midnightBroth.share': 'Podnieś pokrywkę i poszukaj misek.',
  'crossroads.effect.midnightBroth.share':
    'Usuń 2 znaczniki żywności z magazynu i zużyj 1 niezużytą kość. Morale rośnie o 1.',
  'crossroads.option.midnightBroth.alone': 'Zjedz wszystko, do dna i na stojąco.',
  'crossroads.effect.midnightBroth.alone':
    'Dostajesz w tej rundzie 2 dodatkowe kości. Dodaj 1 znacznik głodu do magazynu.',

  'crossroads.aVeryLongWord': 'Bardzo długie słowo',
  'crossroads.trigger.aVeryLongWord': 'Twój ocalały poza kolonią otrzymuje obrażenie.',
  'crossroads.story.aVeryLongWord':
    'Boli gruntownie, jak to na mrozie: najpierw wcale, potem wszędzie. Jest suchy kąt, pół koca i dość światła, żeby zaszyć, o ile nikt się już dzisiaj nigdzie nie wybiera. Jest też pewne słowo, bardzo długie, odziedziczone po dziadku, który kuł konie. Czekało całą zimę na właściwą okazję. Ulica na zewnątrz jest, jak na ulicę, zupełnie cicha.',
  'crossroads.option.aVeryLongWord.rest': 'Usiądź, zaszyj i na dziś koniec.',
  'crossroads.effect.aVeryLongWord.rest':
    'Usuń 1 ranę lub odmrożenie z ocalałego, który otrzymał obrażenie. Twoja tura się kończy.',
  'crossroads.option.aVeryLongWord.scream': 'Wypowiedz to słowo, w całości.',
  'crossroads.effect.aVeryLongWord.scream':
    'Dostajesz w tej rundzie 2 dodatkowe kości. Połóż 2 znaczniki hałasu w lokacji tego ocalałego i dodaj tam 1 zombie.',

  'crossroads.aPairOfBoots': 'Para butów',
  'crossroads.trigger.aPairOfBoots': 'Twój ocalały ginie poza kolonią, a ty nie jesteś na wygnaniu.',
  'crossroads.story.aPairOfBoots':
    'Na śniegu stoi para butów, nosek przy nosku, jakby wystawiona do czyszczenia. Obok leży to, co da się pochować, i plecak z dobrym paskiem. Ziemia zamarzła na metr: grób to kilof, całe popołudnie i coś, co warto do niego włożyć. Plecak to minuta. W bocznej kieszeni jest lista spraw na ten tydzień, drobnym, równym pismem, a obok każdej stoi któreś z naszych imion.',
  'crossroads.option.aPairOfBoots.bury': 'Idź po kilof.',
  'crossroads.effect.aPairOfBoots.bury':
    'Zużyj 1 niezużytą kość i odłóż 1 wybraną kartę z ręki na stos odpadów. Połóż 2 znaczniki hałasu w lokacji, w której zginął ocalały. Morale rośnie o 1.',
  'crossroads.option.aPairOfBoots.pockets': 'Weź plecak, a listę przeczytaj po drodze.',
  'crossroads.effect.aPairOfBoots.pockets':
    'Dobierz 2 karty ze stosu przedmiotów lokacji, w której zginął ocalały. Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy.',

  'crossroads.handsOnTheGate': 'Dłonie na bramie',
  'crossroads.trigger.handsOnTheGate': 'Zaczynasz turę, a przy wejściach do kolonii jest co najmniej 6 zombie.',
  'crossroads.story.handsOnTheGate':
    'Opierają się o bramę od świtu, cierpliwie, jak kolejka przed wyprzedażą. Zawiasy śpiewają. Przez szparę można ich już odróżnić: panna młoda, ten w stroju nurka, tych dwoje, może bliźnięta. Jeden plan wymaga drabiny, długich żerdzi i ochotników. Drugi: napierać z naszej strony, ramię w ramię, na zmiany, całą noc, i rano nie nadawać się do niczego.',
  'crossroads.option.handsOnTheGate.sally': 'Tak: przez mur z żerdziami.',
  'crossroads.effect.handsOnTheGate.sally':
    'Zabij 5 zombie przy wejściach do kolonii albo wszystkie, bez ryzykownego rzutu. Potem każdy niewygnany gracz wybiera swojego ocalałego w kolonii i wykonuje za niego ryzykowny rzut.',
  'crossroads.option.handsOnTheGate.vigil': 'Nie: trzymajcie bramę do rana.',
  'crossroads.effect.handsOnTheGate.vigil':
    'W następnej rundzie każdy gracz rzuca 1 kością mniej. Postaw 1 barykadę na pustym polu wejścia w kolonii.',

  'crossroads.theWrongRucksack': 'Nie ten plecak',
  'crossroads.trigger.theWrongRucksack': 'Kończysz turę, a w kolonii jest co najmniej 1 twój ocalały.',
  'crossroads.story.theWrongRucksack':
    'Na hakach przy piecu wisi dziewięć plecaków, wszystkie szare, wszystkie kiedyś dodawane do czegoś gratis. Ktoś, kto wrócił dziś ostatni, zabrał jeden na pryczę, rozwiązał go i znalazł cudze skarpety. Pod skarpetami robi się ciekawie: leżą tam rzeczy, które według zapewnień skończyły się w listopadzie. Właściciel śpi albo oddycha jak ktoś, kto śpi. Jutro wszyscy będą liczyć skarpety.',
  'crossroads.option.theWrongRucksack.keep': 'Zatrzymaj to, co było pod skarpetami.',
  'crossroads.effect.theWrongRucksack.keep':
    'Wybierz innego gracza i weź 2 losowe karty z jego ręki albo wszystkie, jeśli ma ich mniej. Potem wybierz swojego ocalałego w kolonii: otrzymuje 1 znacznik rozpaczy.',
  'crossroads.option.theWrongRucksack.swap': 'Weź jedną rzecz, a w jej miejsce włóż inną.',
  'crossroads.effect.theWrongRucksack.swap':
    'Wybierz innego gracza. Daj mu 1 wybraną kartę z ręki, a potem weź 1 losową kartę z jego ręki.',

  'crossroads.theLongProcession': 'Długi pochód',
  'crossroads.trigger.theLongProcession':
    'Twój ocalały przyciąga zombie poza kolonią albo przechodzi do lokacji poza kolonią, w której są zombie.',
  'crossroads.story.theLongProcession':
    '„Po lewej stronie, proszę państwa, ratusz, poza sezonem nieczynny”. Ktoś idzie ulicą tyłem, z rondlem i łyżką, i z przyzwyczajenia zaczął już opowiadać o zabytkach. Za nim umarli, mniej więcej gęsiego, jak wycieczka zakładowa, której uciekł autokar. „Uwaga, krawężnik. Za ostatnim domem zobaczymy kamieniołom, trzydzieści metrów w dół, ogrodzenie do naprawy na wiosnę. Możemy też przystanąć i podziwiać pompę; dopóki państwo patrzą na pompę, nie patrzą państwo na niczyj mur”.',
  'crossroads.option.theLongProcession.quarry': 'Oprowadzaj dalej, aż do kamieniołomu.',
  'crossroads.effect.theLongProcession.quarry':
    'Zużyj 1 niezużytą kość. Zabij 3 zombie tam, gdzie jest ten ocalały, albo wszystkie, jeśli jest ich mniej, bez ryzykownych rzutów za nie. Potem wykonaj 1 ryzykowny rzut za tego ocalałego.',
  'crossroads.option.theLongProcession.show': 'Przystańcie przy pompie, a w domu niech przybijają deski.',
  'crossroads.effect.theLongProcession.show':
    'Dodaj 1 zombie tam, gdzie jest ten ocalały. Potem postaw 2 barykady na pustych polach wejścia w kolonii, o ile takie są.',

  'crossroads.onLoan': 'Pożyczone',
  'crossroads.trigger.onLoan': 'Przekazujesz przedmiot albo wyposażasz w niego ocalałego i nie jesteś na wygnaniu.',
  'crossroads.story.onLoan':
    'Rzecz ma nowego właściciela i ktoś zauważył, że nikt nie powiedział, na jak długo. Zanim zagotuje się woda, rozprawia o tym cała sala. Jedni twierdzą, że to był prezent, i już szukają, co by tu sami mogli oddać. Drudzy wiedzą swoje: co poszło bez kaucji, to nie wraca; czyjś kuzyn pożyczył raz człowiekowi drabinę, a dziś stoi tam domek letniskowy. Ten, kto oddał, nic nie mówi i jakby trochę marznie.',
  'crossroads.option.onLoan.gift': 'Uznaj to za prezent i dołóż coś od siebie.',
  'crossroads.effect.onLoan.gift': 'Odłóż 1 wybraną kartę z ręki na stos odpadów. Morale rośnie o 1.',
  'crossroads.option.onLoan.deposit': 'Poproś jednak o kaucję.',
  'crossroads.effect.onLoan.deposit':
    'Ocalały, który przekazał przedmiot albo właśnie go otrzymał jako wyposażenie, otrzymuje 1 znacznik rozpaczy. Dobierz 2 karty ze stosu szkoły. Dostajesz w tej rundzie 1 dodatkową kość.',

  'crossroads.theKnack': 'Smykałka',
  'crossroads.trigger.theKnack':
    'Używasz zdolności swojego ocalałego albo przedmiotu, który on nosi, nie jesteś na wygnaniu i zostały co najmniej 2 rundy.',
  'crossroads.story.theKnack':
    'Trwało to może cztery sekundy i nie wyglądało na nic szczególnego. W tym cały kłopot: co tak łatwo wygląda, tego każdy chce się nauczyć. Zebrała się publiczność, ktoś przyniósł taboret. „Jeszcze raz – mówi dziecko – tylko powoli”. Można usiąść i uczyć ich po kolei, aż do tego, który wszystko trzyma do góry nogami, a jutro będzie więcej rąk, które potrafią. Można też po prostu zrobić to jeszcze raz, i jeszcze, dopóki klaszczą.',
  'crossroads.option.theKnack.lesson': 'Usiądź na taborecie i pokaż.',
  'crossroads.effect.theKnack.lesson': 'Zużyj 1 niezużytą kość. W następnej rundzie każdy gracz rzuca 1 kością więcej.',
  'crossroads.option.theKnack.encore': 'Jeszcze raz, tylko szybciej.',
  'crossroads.effect.theKnack.encore':
    'Ocalały, którego zdolności lub przedmiotu użyto, otrzymuje 1 znacznik rozpaczy. Dostajesz w tej rundzie 2 dodatkowe kości.',

  'crossroads.theInformationDesk': 'Punkt informacji',
  'crossroads.trigger.theInformationDesk': 'Twój ocalały przeszukuje sklep spożywczy, a ty nie jesteś na wygnaniu.',
  'crossroads.story.theInformationDesk':
    '„Uwaga, uwaga. Mały chłopiec w niebieskiej kurtce czeka na rodziców w punkcie informacji”. Głośnik powtarza to co dziesięć minut kobiecym głosem, życzliwym i trochę zmęczonym. Powtarza tak od października. Taśma musi wisieć na jakimś akumulatorze z tyłu, za zamrażarkami, gdzie nikt jeszcze nie zaglądał. To tylko taśma. Ale między jednym komunikatem a drugim jest przerwa i w tej przerwie, tym razem, ktoś zakaszlał.',
  'crossroads.option.theInformationDesk.answer': 'Podejdź do lady i zapytaj o chłopca.',
  'crossroads.effect.theInformationDesk.answer':
    'Połóż 1 znacznik hałasu w sklepie spożywczym. Rzuć kością. 3 lub więcej: do kolonii przybywa 1 darmozjad, a morale rośnie o 1. 1 lub 2: wykonaj ryzykowny rzut za ocalałego, który przeszukiwał.',
  'crossroads.option.theInformationDesk.unplug': 'Znajdź akumulator i wyrwij kabel.',
  'crossroads.effect.theInformationDesk.unplug':
    'Ocalały, który przeszukiwał, otrzymuje 1 znacznik rozpaczy. Dobierz 2 karty ze stosu sklepu spożywczego.',

  'crossroads.bedSeven': 'Łóżko numer siedem',
  'crossroads.trigger.bedSeven': 'Twój ocalały przeszukuje szpital.',
  'crossroads.story.bedSeven':
    'Raport z ostatniego dyżuru wciąż wisi przy drzwiach, spisany równym, okrągłym pismem. Łóżko pierwsze: wyszedł do domu, bez butów. Łóżko drugie: proszę go już nie karmić, umarł. Łóżka od trzeciego do szóstego: spokój. Łóżko siódme: przed wiosną się nie obudzi, ale lubi, gdy mu czytać; o czwartej zmienić kroplówkę. Dalej litery robią się coraz większe, a potem się urywają. Jest za pięć czwarta. W siódemce ktoś oddycha, butelka jest prawie pełna, a za to, co stoi na etykiecie, można by dostać strzelbę.',
  'crossroads.option.bedSeven.carry': 'Znieś siódemkę po schodach.',
  'crossroads.effect.bedSeven.carry':
    'Zużyj 1 niezużytą kość i połóż 2 znaczniki hałasu w szpitalu. Do twojej grupy dołącza 1 ocalały z talii ocalałych. Dobierz 1 kartę ze stosu szpitala.',
  'crossroads.option.bedSeven.drip': 'Zabierz butelkę i cicho zamknij drzwi.',
  'crossroads.effect.bedSeven.drip':
    'Ocalały, który przeszukiwał, otrzymuje 1 znacznik rozpaczy. Odszukaj w stosie szpitala kartę lekarstwa, weź ją na rękę i potasuj stos.',

  'crossroads.oneConversationPerLitre': 'Litr za rozmowę',
  'crossroads.trigger.oneConversationPerLitre': 'Twój ocalały przechodzi na stację paliw.',
  'crossroads.story.oneConversationPerLitre':
    'Człowiek przy kasie włożył krawat. Jesteśmy jego pierwszymi klientami, odkąd nie ma prądu, mówi, a cena wisi na tablicy: litr za rozmowę. Zacząłby od piłki nożnej, a dalej się zobaczy. Jesteśmy na nogach od czwartej i jedno z nas przysiadło właśnie przy jego piecyku, i nie wygląda na to, żeby miało wstać. Jest herbata. Za myjnią jest też zbiornik z całkiem przyzwoitym kranem, a przy nim pies, któremu nas nie przedstawiono.',
  'crossroads.option.oneConversationPerLitre.talk': 'Przysuń skrzynkę i zacznij od piłki.',
  'crossroads.effect.oneConversationPerLitre.talk':
    'Dobierz 1 kartę ze stosu stacji paliw. Potem odszukaj w tym stosie kartę paliwa, weź ją na rękę i potasuj stos. Twoja tura się kończy.',
  'crossroads.option.oneConversationPerLitre.tap': 'Podziękuj i spróbuj z kranem.',
  'crossroads.effect.oneConversationPerLitre.tap':
    'Dobierz 1 kartę ze stosu stacji paliw. Potem odszukaj w tym stosie kartę paliwa, weź ją i potasuj stos. Połóż tam 2 znaczniki hałasu. Ocalały, który tu przyszedł, otrzymuje 1 ranę.',
}
