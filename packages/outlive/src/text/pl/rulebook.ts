import type { Messages } from '@lastlight/kernel'

export const rulebook: Messages = {
  'OUT-COMP-01': 'Gra zawiera 1 planszę główną, 1 planszę Konwoju i 4 plansze schronów.',
  'OUT-COMP-02':
    'Jest 16 pionków bohaterów: w każdym z 4 kolorów jeden o sile 5, jeden o sile 4 i dwa o sile 3. Do tego 4 wskaźniki napromieniowania.',
  'OUT-COMP-03':
    'Jest 100 znaczników ocalonych oraz po 30 znaczników drewna, metalu, mikrochipów, mięsa, wody, konserw i amunicji.',
  'OUT-COMP-04': 'Jest 30 żetonów zwierzyny: 5 rodzajów o wytrzymałości 3, 4, 5, 6 i 7, po 6 żetonów każdego.',
  'OUT-COMP-05': 'Jest 12 kart wydarzeń, każda inna, oraz 10 kart liderów.',
  'OUT-COMP-06': 'Jest 40 kafelków wyposażenia: 20 rodzajów, każdy w dwóch egzemplarzach.',
  'OUT-COMP-07': 'Jest 12 kafelków pomieszczeń podstawowych: te same 3 rodzaje dla każdego z 4 graczy.',
  'OUT-COMP-08': 'Jest 38 kafelków pomieszczeń zaawansowanych: 19 rodzajów, każdy w dwóch egzemplarzach.',
  'OUT-COMP-09':
    'Jest 20 żetonów przeszukiwania. Każde z miast ma ten sam zestaw 10: woda święcona, racje żywnościowe, tabletki z alg, deska, sprzęt AGD, sterta złomu, 2 żetony amunicji i 2 puste szafki.',
  'OUT-COMP-10':
    'Jest 1 znacznik pierwszego gracza i 1 dwustronny znacznik alg: jedna strona oznacza algi dostępne, druga – zużyte.',
  'OUT-SETUP-01': 'Wybierz kolor i weź planszę schronu. Twój wskaźnik napromieniowania zaczyna na polu 0.',
  'OUT-SETUP-02': 'W lewej części schronu masz 3 pomieszczenia podstawowe, na razie niezbudowane.',
  'OUT-SETUP-03':
    'Dostajesz 6 pomieszczeń zaawansowanych. Zachowujesz 4 i układasz je niezbudowane w prawej części schronu, a 2 odrzucasz.',
  'OUT-SETUP-04': 'Zbuduj za darmo dokładnie 1 ze swoich 7 pomieszczeń.',
  'OUT-SETUP-05':
    'Dostajesz 4 ocalonych. Rozdziel ich dowolnie między śluzę a właśnie zbudowane pomieszczenie, nie przekraczając liczby miejsc.',
  'OUT-SETUP-06': 'Dostajesz 2 liderów: jednego zachowujesz, drugiego odrzucasz.',
  'OUT-SETUP-07': 'Lider określa 4 obszary startowe, początkowe zasoby i 1 kafelek zepsutego wyposażenia.',
  'OUT-SETUP-08': 'Wyposażenie startowe to jeden z 40 kafelków: wyjmuje się go przed potasowaniem stosu.',
  'OUT-SETUP-09':
    'To ty decydujesz, który bohater zacznie na którym obszarze startowym, po jednym na obszar. Na początku wszyscy są nieaktywni.',
  'OUT-SETUP-10': 'Prawy górny róg karty lidera odpowiada bazie wojskowej; według tego odczytuje się obszary startowe.',
  'OUT-SETUP-11': 'Pierwszym graczem zostaje ten, kto ma najstarszego lidera.',
  'OUT-SETUP-12':
    'Mary Koolpepper nie ma stałych zasobów początkowych. Dobierasz 4 żetony przeszukiwania, po 2 z każdego miasta, odrzucasz 1 i dostajesz to, co dają 3 pozostałe (pusta szafka – nic). Wszystkie żetony wracają do miast.',
  'OUT-SETUP-13':
    'Z 12 wydarzeń losuje się 6 i kładzie zakryte na polach kolejnych rund planszy Konwoju. Pozostałych 6 się nie używa.',
  'OUT-SETUP-14': 'Kafelki wyposażenia tworzą jeden potasowany, zakryty stos.',
  'OUT-SETUP-15':
    'Z potasowanych żetonów zwierzyny powstają 3 odkryte stosy (lunapark, las, kopalnia) po 6/8/10 żetonów przy 2/3/4 graczach. Resztę usuwa się bez podglądania.',
  'OUT-SETUP-16':
    'Znacznik alg leży w bazie wojskowej, a każde miasto ma własny zakryty stos 10 żetonów przeszukiwania.',
  'OUT-SETUP-17': 'Pule obszarów są na początku puste; zapełnia je dopiero świt pierwszej rundy.',
  'OUT-SETUP-18':
    'Umówcie się, czy rozstawiacie bohaterów wszyscy naraz, czy kolejno. Jeśli nie ustalicie inaczej – naraz.',
  'OUT-SETUP-19':
    '6 pomieszczeń i 2 liderów dostajesz razem, w tajemnicy. Potem wybierasz kolejno: 4 pomieszczenia, darmową budowę i miejsca ocalonych, lidera oraz ustawienie bohaterów. Odrzucone kafelki i karty pozostają zakryte.',
  'OUT-LEAD-01':
    'Solen Livrich, łotr, 32 lata. Start: las, statek towarowy, kopalnia, Blackwood; zasoby: 2 konserwy; zepsute wyposażenie: kotwiczka.',
  'OUT-LEAD-02':
    'Mary Koolpepper, policjantka, 23 lata. Start: las, Blackwood, statek towarowy, kopalnia; zasoby: z 3 żetonów przeszukiwania wybranych spośród 4 dobranych; zepsute wyposażenie: latarka.',
  'OUT-LEAD-03':
    'Lily-Rose Wely, geek, 20 lat. Start: Blackwood, Silent Peak, lunapark, kopalnia; zasoby: 3 mikrochipy; zepsute wyposażenie: plecak.',
  'OUT-LEAD-04':
    'Jacob Rowlett, górnik, 66 lat. Start: tama, Silent Peak, lunapark, statek towarowy; zasoby: 2 znaczniki metalu, 1 mikrochip; zepsute wyposażenie: kilof.',
  'OUT-LEAD-05':
    'Erin McCarthy, różdżkarka, 17 lat. Start: tama, Blackwood, Silent Peak, statek towarowy; zasoby: 2 znaczniki wody; zepsute wyposażenie: kanister.',
  'OUT-LEAD-06':
    'Grayson Pigott, zabijaka, 38 lat. Start: las, baza wojskowa, lunapark, kopalnia; zasoby: 2 naboje, 1 mikrochip; zepsute wyposażenie: kij baseballowy.',
  'OUT-LEAD-07':
    'Kooper Froste, drwal, 51 lat. Start: las, baza wojskowa, Blackwood, Silent Peak; zasoby: 1 nabój, 2 znaczniki drewna; zepsute wyposażenie: topór.',
  'OUT-LEAD-08':
    'Liza Valentine, żołnierka, 25 lat. Start: baza wojskowa, Blackwood, Silent Peak, statek towarowy; zasoby: 3 naboje; zepsute wyposażenie: skrzynka z amunicją.',
  'OUT-LEAD-09':
    'Swifty Bingham, konstruktor, 19 lat. Start: tama, baza wojskowa, lunapark, statek towarowy; zasoby: 1 nabój, 2 mikrochipy; zepsute wyposażenie: czujnik termiczny.',
  'OUT-LEAD-10':
    'Wilson Frye, myśliwy, 44 lata. Start: Blackwood, Silent Peak, statek towarowy, kopalnia; zasoby: 2 znaczniki mięsa; zepsute wyposażenie: strzelba.',
  'OUT-MAP-01':
    '8 obszarów tworzy pierścień. Od prawego górnego rogu, zgodnie z ruchem wskazówek zegara, są to: baza wojskowa, Silent Peak, kopalnia, statek towarowy, lunapark, Blackwood, las, tama i znów baza wojskowa.',
  'OUT-MAP-02':
    'Każdy obszar ma 2 sąsiadów, a w zasięgu 1–2 kroków leżą dokładnie 4 obszary. Z bazy wojskowej dojdziesz do Silent Peak, do kopalni, na tamę i do lasu.',
  'OUT-MAP-03': 'Oba miasta, Blackwood i Silent Peak, leżą po przeciwnych stronach pierścienia, 4 kroki od siebie.',
  'OUT-ROUND-01': 'Gra trwa dokładnie 6 rund. Każda składa się ze świtu, dnia i nocy, zawsze w tej kolejności.',
  'OUT-ROUND-02':
    'Gracie zgodnie z ruchem wskazówek zegara, od pierwszego gracza. Zmiana pierwszego gracza obowiązuje od początku najbliższej nocy.',
  'OUT-ROUND-03':
    'Tajne są: nieodkryte wydarzenia, stosy przeszukiwania i wyposażenia, zwierzyna pod wierzchnim żetonem, to, co komuś pokazał punkt obserwacyjny lub czujnik termiczny, oraz rozdanie startowe. Cała reszta jest jawna.',
  'OUT-DAWN-01':
    'Pule obszarów uzupełnia się z puli ogólnej do limitu przy 2/3/4 graczach: amunicję, drewno, metal i mikrochipy do 6/8/10, wodę do 7/9/11. To, co zostało na obszarze, wlicza się do limitu.',
  'OUT-DAWN-02': 'Znacznik alg odwraca się na stronę oznaczającą algi dostępne.',
  'OUT-DAWN-03':
    'Na każde puste miejsce dla ocalonego na statku towarowym trafia 1 ocalony, bez względu na liczbę graczy.',
  'OUT-DAWN-04':
    'W każdym mieście odrzuca się wyposażenie pozostałe z poprzedniej rundy i odkrywa 3 nowe kafelki, bez względu na liczbę graczy.',
  'OUT-DAWN-05': 'Gdy stos wyposażenia się wyczerpie, nowy powstaje z potasowanych kafelków odrzuconych.',
  'OUT-DAWN-06':
    'W każdym mieście tasuje się wszystkie 10 zakrytych żetonów przeszukiwania, po czym odrzuca 4/2/0 z nich i zostawia odkryte, by wszyscy je widzieli. W stosie zostaje więc 6/8/10 żetonów przy 2/3/4 graczach.',
  'OUT-DAWN-07': 'Stosów zwierzyny nigdy się nie uzupełnia. Pusty stos pozostaje pusty do końca gry.',
  'OUT-DAWN-08':
    'Najpierw oba miasta odrzucają stare kafelki, potem odkrywa się nowe: w Blackwood, a po nim w Silent Peak. Jeśli kafelków ze stosu i odrzuconych łącznie nie wystarczy, w mieście leży mniej niż 3.',
  'OUT-DAY-01':
    'Odkrywacie wydarzenie bieżącej rundy. Działa ono oraz każde wcześniejsze, którego nikt jeszcze nie zakończył.',
  'OUT-DAY-02':
    'Wydarzenie pozostaje aktywne, dopóki któryś z graczy go nie zakończy, a powodowane przez nie straty powtarzają się co rundę.',
  'OUT-DAY-03':
    'Zaczyna pierwszy gracz. Po kolei rozgrywacie tury, w każdej jednym bohaterem, aż wszyscy bohaterowie się ruszą albo nie będą mogli tego zrobić.',
  'OUT-DAY-04':
    'Tura bohatera: ruch, postawienie pionka, obowiązkowa presja, zasoby za samo wejście, a na końcu akcje, jeśli chcesz je wykonać.',
  'OUT-DAY-05': 'Po ostatniej turze dnia wszyscy bohaterowie stają się nieaktywni i zostają na swoich obszarach.',
  'OUT-DAY-06':
    'Najpierw działa nowe wydarzenie, potem wcześniejsze w kolejności rund. Skutki każdego z nich ponoszą gracze po kolei, od pierwszego gracza.',
  'OUT-MOVE-01': 'W swojej turze przesuń jednego ze swoich nieaktywnych bohaterów o 1 lub 2 obszary wzdłuż ścieżki.',
  'OUT-MOVE-02':
    'Bohater nie może zakończyć ruchu tam, gdzie go zaczął; w pierwszej rundzie dotyczy to jego obszaru startowego.',
  'OUT-MOVE-03':
    'Nie możesz zakończyć ruchu na obszarze, na którym jest już inny twój bohater, aktywny czy nieaktywny.',
  'OUT-MOVE-04': 'Bohater może przejść przez obszar, na którym stoi lub leży inny twój bohater.',
  'OUT-MOVE-05':
    'Możesz zakończyć ruch obok dowolnych bohaterów innych kolorów; tylko na statku towarowym potrzebujesz jeszcze wolnego pola.',
  'OUT-MOVE-06':
    'Na statek towarowy wejdzie tylko bohater, który może zająć tam wolne pole. Wpływają na to kotwiczka, pomieszczenie przystań i Burza piaskowa.',
  'OUT-MOVE-07':
    'Ruch jest obowiązkowy: jeśli choć jeden twój nieaktywny bohater może się ruszyć, musisz kogoś przesunąć. Nie wolno spasować.',
  'OUT-MOVE-08':
    'Najpierw ruszają się ci twoi bohaterowie, którzy mogą. Bohater bez dozwolonego celu zostaje w tej rundzie na miejscu, nieaktywny i bez akcji.',
  'OUT-MOVE-09':
    'Jeśli w twojej turze żaden twój nieaktywny bohater nie może się ruszyć, do końca dnia nie masz już tur. Pola na statku tylko się zapełniają, więc nic się później nie zwolni.',
  'OUT-MOVE-10':
    'Bohater może utknąć tylko przez statek towarowy: z 4 obszarów w zasięgu pozostali twoi bohaterowie zajmują najwyżej 3, więc co najmniej jeden jest od nich wolny.',
  'OUT-MOVE-11':
    'Obowiązek ruchu uwzględnia przystań, ale nie wyposażenie. Jeśli pomóc może tylko kotwiczka lub egzoszkielet, albo sięgasz po ten kafelek, albo do końca dnia nie masz już tur.',
  'OUT-PRESS-01':
    'Po wejściu na obszar, jeszcze przed akcjami, twój bohater wywiera presję na każdego obecnego tam aktywnego bohatera innego koloru o mniejszej sile.',
  'OUT-PRESS-02': 'Presję liczy się osobno dla każdej ofiary: siła atakującego minus siła ofiary.',
  'OUT-PRESS-03':
    'Presja nie kosztuje akcji i jest obowiązkowa. Atakujący musi wziąć to, co mu się należy, o ile ofiara to ma.',
  'OUT-PRESS-04': 'Nieaktywni bohaterowie nigdy nie podlegają presji.',
  'OUT-PRESS-05':
    'Presja dotyczy tylko bohaterów, którzy już są na obszarze. Słabszy przybysz niczego nie traci, a przy równej sile nic się nie dzieje.',
  'OUT-PRESS-06':
    'Ofiara może bronić się amunicją: 1 nabój znosi 1 punkt presji. Może wydać dowolną liczbę nabojów, od zera do wartości presji, nigdy więcej.',
  'OUT-PRESS-07': 'Amunicją nie można zwiększyć presji.',
  'OUT-PRESS-08':
    'Za każdy pozostały punkt presji ofiara oddaje atakującemu ze swojego schronu 1 znacznik materiału lub żywności. Amunicji, ocalonych ani wyposażenia się nie odbiera.',
  'OUT-PRESS-09':
    'Ofiara sama wybiera, które znaczniki odda, chyba że atakujący ma działający pokój przesłuchań – wtedy wybiera on.',
  'OUT-PRESS-10':
    'Jeśli ofiara ma mniej znaczników, niż wynosi presja, oddaje wszystkie materiały i całą żywność. Jeśli nie ma nic, nic się nie dzieje.',
  'OUT-PRESS-11': 'Jeśli ofiar jest kilka, rozpatruje się je zgodnie z ruchem wskazówek zegara, licząc od atakującego.',
  'OUT-PRESS-12':
    'Dla każdej ofiary kolejno: różnica sił, kij baseballowy atakującego, sala treningowa lub kamizelka obronna ofiary, amunicja w granicach pozostałej presji, na końcu oddanie znaczników.',
  'OUT-ACT-01':
    'Bohater ma tyle akcji, ile wynosi jego siła, i wydaje je tylko na obszarze, na który właśnie wszedł. Niewykorzystane akcje przepadają.',
  'OUT-ACT-02':
    'Za 1 akcję bierzesz 1 zasób, 1 żeton przeszukiwania, 1 kafelek wyposażenia albo algi. W ramach możliwości obszaru możesz to dowolnie łączyć.',
  'OUT-ACT-03': 'Nie weźmiesz więcej, niż leży na obszarze. Pusta pula nie da już nic w tej rundzie.',
  'OUT-ACT-04': 'Zdobyte znaczniki od razu trafiają do twojego schronu.',
  'OUT-NIGHT-01':
    'Noc ma stałą kolejność kroków: 1. zakończenie wydarzeń, 2. żywienie, 3. promieniowanie, 4. werbunek, 5. budowa i użycie pomieszczeń, 6. naprawa, 7. sprzątanie.',
  'OUT-NIGHT-02':
    'Krok 1 rozgrywacie po kolei, kroki 2–7 każdy u siebie, niezależnie. Wspólne są tylko stos wyposażenia i kafelki odrzucone; kto dobiera wcześniej, ten ma pierwszeństwo.',
  'OUT-NIGHT-EVENT-01':
    'Zaczynając od pierwszego gracza, każdy po kolei kończy dokładnie 1 aktywne wydarzenie albo pasuje. Kolejka krąży, aż wszyscy spasują lub zabraknie aktywnych wydarzeń.',
  'OUT-NIGHT-EVENT-02':
    'Za każdym razem kończysz tylko 1 wydarzenie, ale w ciągu nocy możesz zakończyć dowolną ich liczbę.',
  'OUT-NIGHT-EVENT-03': 'Aby zakończyć wydarzenie, odłóż do puli ogólnej zasoby podane na karcie i weź tę kartę.',
  'OUT-NIGHT-EVENT-04':
    'Zakończone wydarzenie przestaje działać, a jego punkty przetrwania należą do gracza, który wziął kartę.',
  'OUT-NIGHT-EVENT-05': 'Kto spasował, tej nocy nie kończy już wydarzeń.',
  'OUT-NIGHT-FEED-01':
    'Za każde pomieszczenie z co najmniej 1 ocalonym płacisz pełny koszt utrzymania dowolną żywnością, także wtedy, gdy część miejsc jest pusta.',
  'OUT-NIGHT-FEED-02': 'Za każdy rząd śluzy z co najmniej 1 ocalonym płacisz 1 wodę. Inna żywność jej nie zastąpi.',
  'OUT-NIGHT-FEED-03':
    'Drugi rząd śluzy zajmuje się dopiero po zapełnieniu pierwszego, więc liczba zajętych rzędów wynika z liczby ocalonych.',
  'OUT-NIGHT-FEED-04':
    'Jeśli masz żywność, którą da się zapłacić, musisz jej użyć. Nie wolno doprowadzić do braku, którego da się uniknąć.',
  'OUT-NIGHT-FEED-05':
    'Na brak składa się woda, której nie starcza na rzędy śluzy, i żywność brakująca do kosztu utrzymania. Na utrzymanie liczą się mięso, konserwy i woda pozostała po śluzie; niewydana woda z cysterny też się wlicza.',
  'OUT-NIGHT-FEED-06':
    'Za każdy brakujący znacznik odkładasz do puli ogólnej 1 ocalonego, wybranego przez siebie ze śluzy albo dowolnego pomieszczenia.',
  'OUT-NIGHT-FEED-07':
    'Usunięcie ocalonych w tym kroku nie zmniejsza należnej już opłaty. Gdy zabraknie ci ocalonych, reszta braku przepada i grasz dalej.',
  'OUT-NIGHT-FEED-08':
    'O tym, jaką żywnością opłacisz koszt utrzymania, decydujesz ty, byle nie powstał przez to brak, którego da się uniknąć.',
  'OUT-NIGHT-RAD-01': 'Promieniowanie w rundach 1–6 wynosi kolejno 1, 2, 2, 2, 3 i 3.',
  'OUT-NIGHT-RAD-02':
    'Każdy ocalony w śluzie znosi 1 punkt promieniowania. O tyle pól, ile punktów pozostało, przesuwasz wskaźnik napromieniowania w górę, w stronę −11.',
  'OUT-NIGHT-RAD-03': 'Nadmiar ocalonych w śluzie nigdy nie przesuwa wskaźnika w dół.',
  'OUT-NIGHT-RECRUIT-01':
    'Za 1 znacznik dowolnej żywności werbujesz 1 ocalonego i umieszczasz go w śluzie. Możesz to powtarzać, dopóki starcza żywności i miejsc.',
  'OUT-NIGHT-RECRUIT-02': 'Gdy w śluzie nie ma wolnego miejsca, nie możesz nikogo zwerbować.',
  'OUT-NIGHT-BUILD-01':
    'Budowa pomieszczenia kosztuje dowolne 3 materiały, także różne. W ciągu nocy możesz zbudować kilka pomieszczeń.',
  'OUT-NIGHT-BUILD-02':
    'W dowolnej chwili tego kroku możesz przenosić ocalonych ze śluzy na wolne miejsca w zbudowanych pomieszczeniach.',
  'OUT-NIGHT-BUILD-03': 'Ocalony umieszczony w pomieszczeniu już się stamtąd nie ruszy; można go tylko stracić.',
  'OUT-NIGHT-BUILD-04':
    'Możesz budować, przenosić ocalonych i aktywować efekty pomieszczeń w dowolnej kolejności; działają wtedy także pomieszczenia, które naprawiają. Pomieszczenie ukończone teraz działa od razu.',
  'OUT-NIGHT-REPAIR-01':
    'Naprawa zepsutego kafelka kosztuje 3 podane na nim materiały. W ciągu nocy możesz naprawić kilka. Przed krokiem naprawy naprawiasz tylko z pomocą pomieszczenia.',
  'OUT-NIGHT-REPAIR-02': 'Naprawione wyposażenie działa od tej chwili do końca gry.',
  'OUT-NIGHT-CLEAN-01': 'Odrzucasz całe swoje mięso.',
  'OUT-NIGHT-CLEAN-02': 'Zachowujesz najwyżej 2 znaczniki wody, resztę odrzucasz.',
  'OUT-NIGHT-CLEAN-03': 'Konserwy, materiały i amunicja zostają w schronie, bez ograniczeń.',
  'OUT-NIGHT-CLEAN-04': 'Całe użyte wyposażenie i wszystkie użyte pomieszczenia znów są gotowe do działania.',
  'OUT-NIGHT-CLEAN-05':
    'Po sprzątaniu w szóstej rundzie gra się kończy. Po każdym wcześniejszym zaczyna się następna runda.',
  'OUT-BASE-01': 'Za 1 akcję bierzesz 1 nabój z puli bazy wojskowej.',
  'OUT-BASE-02':
    'Za 1 akcję możesz użyć alg: twoje napromieniowanie od razu spada o 1 pole, a znacznik się odwraca. Algi działają raz na rundę, łącznie dla wszystkich graczy.',
  'OUT-GATHER-01':
    'Za 1 akcję bierzesz z puli obszaru 1 materiał: drewno w lesie, metal w kopalni, mikrochip w lunaparku.',
  'OUT-HUNT-01': 'Bohater może polować tylko na wierzchni żeton zwierzyny ze stosu na swoim obszarze.',
  'OUT-HUNT-02': 'Polowanie kosztuje tyle akcji, ile wynosi wytrzymałość zwierzyny.',
  'OUT-HUNT-03':
    'Każdy wydany nabój obniża wytrzymałość (już zmienioną przez wydarzenia) o 1. Nie wydasz więcej nabojów, niż ona wynosi, ale możesz zejść do 0 akcji.',
  'OUT-HUNT-04': 'Na raty polować nie można: opłacasz całość albo nic. Za pozostałe akcje możesz zbierać materiały.',
  'OUT-HUNT-05':
    'Pierwszy upolowany żeton danego rodzaju daje tyle mięsa, ile wynosi podana na nim wytrzymałość minus 2, drugi – minus 1, a trzeci i każdy następny – tyle, ile cała wytrzymałość.',
  'OUT-HUNT-06': 'Upolowany żeton zatrzymujesz. Następny w stosie staje się wierzchnim dla kolejnych bohaterów.',
  'OUT-HUNT-07': 'W jednej turze bohater może upolować najwyżej 1 sztukę zwierzyny.',
  'OUT-SHIP-01':
    'Kto pierwszy w rundzie wejdzie na statek, bierze znacznik pierwszego gracza, który działa od najbliższej nocy. Jeśli nikt nie wejdzie, znacznik zostaje u dotychczasowego właściciela.',
  'OUT-SHIP-02': 'Na statku są 4 pola: dla siły 3, 4, 5 i 6. Nagroda przysługuje za zajęcie pola i nie kosztuje akcji.',
  'OUT-SHIP-03':
    'Bohater zajmuje pole o numerze równym swojej sile, nigdy niższe ani wyższe. Wyjątki to kotwiczka i Burza piaskowa.',
  'OUT-SHIP-04': 'Na polu mieści się najwyżej 1 aktywny bohater. Nieaktywni bohaterowie na statku nie blokują pól.',
  'OUT-SHIP-05':
    'Jeśli pole bohatera jest zajęte, nie może on wejść na statek, chyba że pomoże mu kotwiczka albo przystań.',
  'OUT-SHIP-06': 'Pole 6 można zająć tylko dzięki kotwiczce.',
  'OUT-SHIP-07': 'Pola 3, 4, 5 i 6 dają kolejno 1, 2, 3 i 4 konserwy z puli ogólnej.',
  'OUT-SHIP-08':
    'Z pola bierzesz też 1 ocalonego i od razu umieszczasz go w śluzie lub na wolnym miejscu zbudowanego pomieszczenia. Jeśli nie masz miejsca albo nie chcesz ocalonego, zostaje on na statku.',
  'OUT-SHIP-09':
    'Na statku presja działa jak wszędzie. Kotwiczka i Burza piaskowa nie zmieniają siły, która się do niej liczy.',
  'OUT-DAM-01':
    'Wydaj 1 mikrochip (bez akcji), aby uruchomić uzdatnianie wody na turę tego bohatera. Potem za każdą akcję bierzesz 1 wodę z puli tamy.',
  'OUT-DAM-02': 'Bez opłaty nie weźmiesz z tamy wody. Z wydania mikrochipu zwalnia tylko karta dostępu.',
  'OUT-DAM-03':
    'Na tamie wywierasz presję niezależnie od tego, czy wydajesz mikrochip. Możesz wydać mikrochip zdobyty właśnie dzięki presji.',
  'OUT-CITY-01': 'Za 1 akcję bierzesz 1 z odkrytych kafelków wyposażenia tego miasta. Trafia do ciebie jako zepsuty.',
  'OUT-CITY-02':
    'Za 1 akcję dobierasz wierzchni żeton przeszukiwania, od razu go rozpatrujesz i zostawiasz odkryty obok miasta.',
  'OUT-CITY-03':
    'Branie wyposażenia i przeszukiwanie możesz przeplatać. Zabrane kafelki uzupełnia się dopiero o świcie.',
  'OUT-CITY-04':
    'Z puli ogólnej: woda święcona daje 1 wodę, racje żywnościowe – 1 konserwę, deska – 1 drewno, sterta złomu – 1 metal, sprzęt AGD – 1 mikrochip, amunicja – 1 nabój. Tabletki z alg obniżają napromieniowanie o 1 pole, a pusta szafka nic nie daje.',
  'OUT-CITY-05': 'Nie możesz wziąć kafelka, jeśli masz już taki sam, zepsuty albo naprawiony.',
  'OUT-EQ-01':
    'Działa tylko wyposażenie naprawione, każda sztuka raz na rundę. Użyty kafelek przekręcasz; podczas sprzątania znów staje się gotowy.',
  'OUT-EQ-02':
    'Topór, kanister, skrzynka z amunicją, kilof i plecak dają dodatkowe znaczniki z puli obszaru, o ile tam są. Bohater musi zebrać tam za akcję co najmniej 1 taki znacznik.',
  'OUT-EQ-03':
    'Łuk, łom, piła łańcuchowa, latarka, oczyszczacz, piłka do metalu i wykrywacz metalu korzystają z puli ogólnej, nie z puli obszaru. Działają po wejściu bohatera na obszar, po presji: zasoby dostajesz od razu z ruchem. Ocalonego z latarki możesz wziąć do końca tury bohatera, podobnie jak drewno z piły łańcuchowej, dopóki inny twój bohater może jeszcze tego dnia dojść do drugiego miasta.',
  'OUT-EQ-04': 'Nie możesz mieć dwóch kafelków tego samego rodzaju. Dobrany duplikat odrzucasz i dobierasz inny.',
  'OUT-EQ-05': 'Naprawa zawsze kosztuje 3 materiały podane na kafelku.',
  'OUT-EQ-06':
    'Każdy kafelek ma połowę symbolu. Za obie połowy naprawione przez jednego gracza należy się dodatkowo 1 PP; 20 rodzajów tworzy 10 stałych par.',
  'OUT-EQ-07':
    'Użycie wyposażenia jest dobrowolne, nawet gdy tylko ono pozwoliłoby bohaterowi się ruszyć. Same przychodzą jedynie zasoby za wejście na obszar, o ile nie ma o czym decydować.',
  'OUT-EQ-08':
    'Dobrany duplikat odkładasz na bok i odrzucasz dopiero na koniec; gdy stos jest pusty, nowy powstaje z potasowanych kafelków odrzuconych. Jeśli nie ma już nowego dla ciebie rodzaju, nic nie dostajesz.',
  'OUT-EQK-01':
    'Topór: jeśli za akcję zbierasz drewno w lesie, raz na rundę bierzesz z jego puli o 2 więcej. Naprawa: 1 drewno, 2 znaczniki metalu; para: łuk.',
  'OUT-EQK-02':
    'Łuk: raz na rundę, gdy bohater wchodzi do lasu, dostajesz 1 mięso z puli ogólnej. Naprawa: 2 znaczniki drewna, 1 metal; para: topór.',
  'OUT-EQK-03':
    'Kanister: jeśli za akcję zbierasz wodę na tamie, raz na rundę bierzesz z jej puli o 1 więcej. Naprawa: 1 drewno, 2 znaczniki metalu; para: karta dostępu.',
  'OUT-EQK-04':
    'Karta dostępu: raz na rundę podczas jednej wizyty na tamie nie musisz wydawać mikrochipu. Naprawa: 1 drewno, 1 metal, 1 mikrochip; para: kanister.',
  'OUT-EQK-05':
    'Skrzynka z amunicją: jeśli za akcję zbierasz amunicję w bazie wojskowej, raz na rundę bierzesz z jej puli o 2 naboje więcej. Naprawa: 2 znaczniki drewna, 1 metal; para: łom.',
  'OUT-EQK-06':
    'Łom: raz na rundę, gdy bohater wchodzi do bazy wojskowej, dostajesz 2 mikrochipy z puli ogólnej. Naprawa: 3 znaczniki metalu; para: skrzynka z amunicją.',
  'OUT-EQK-07':
    'Piła łańcuchowa: raz na rundę, gdy bohater wchodzi do miasta, dostajesz 2 znaczniki drewna z puli ogólnej. Naprawa: 1 metal, 2 mikrochipy; para: latarka.',
  'OUT-EQK-08':
    'Latarka: raz na rundę po wejściu do miasta dostajesz 1 ocalonego do śluzy lub zbudowanego pomieszczenia, o ile masz tam wolne miejsce. Naprawa: 1 metal, 2 mikrochipy; para: piła łańcuchowa.',
  'OUT-EQK-09':
    'Kilof: jeśli za akcję zbierasz metal w kopalni, raz na rundę bierzesz z jej puli o 2 więcej. Naprawa: 2 znaczniki drewna, 1 metal; para: oczyszczacz.',
  'OUT-EQK-10':
    'Oczyszczacz: raz na rundę, gdy bohater wchodzi do kopalni, dostajesz 1 wodę z puli ogólnej. Naprawa: 1 metal, 2 mikrochipy; para: kilof.',
  'OUT-EQK-11':
    'Kotwiczka: raz na rundę bohater zajmuje na statku pole o 1 wyższe (tylko tak dotrzesz na pole 6), a presja się nie zmienia. Naprawa: 1 drewno, 1 metal, 1 mikrochip; para: piłka do metalu.',
  'OUT-EQK-12':
    'Piłka do metalu: raz na rundę, gdy bohater wchodzi na statek towarowy, dostajesz 2 znaczniki metalu z puli ogólnej. Naprawa: 1 drewno, 1 metal, 1 mikrochip; para: kotwiczka.',
  'OUT-EQK-13':
    'Plecak: jeśli za akcję zbierasz mikrochipy w lunaparku, raz na rundę bierzesz z jego puli o 2 więcej. Naprawa: 3 znaczniki drewna; para: wykrywacz metalu.',
  'OUT-EQK-14':
    'Wykrywacz metalu: raz na rundę, gdy bohater wchodzi do lunaparku, dostajesz 1 konserwę z puli ogólnej. Naprawa: 1 drewno, 1 metal, 1 mikrochip; para: plecak.',
  'OUT-EQK-15':
    'Strzelba: raz na rundę, w jednym polowaniu, siła bohatera rośnie o 1; w tym samym polowaniu może pomóc też potrzask. Naprawa: 2 znaczniki drewna, 1 metal; para: potrzask.',
  'OUT-EQK-16':
    'Potrzask: raz na rundę, w jednym polowaniu, siła bohatera rośnie o 1; w tym samym polowaniu może pomóc też strzelba. Naprawa: 1 drewno, 2 znaczniki metalu; para: strzelba.',
  'OUT-EQK-17':
    'Kij baseballowy: raz na rundę, gdy twój bohater wchodzi na obszar, jego presja na każdego słabszego bohatera rośnie o 1. Naprawa: 3 znaczniki drewna; para: kamizelka obronna.',
  'OUT-EQK-18':
    'Kamizelka obronna: raz na rundę zmniejsza o 2 (nie poniżej 0) presję jednego ataku na twojego bohatera. Naprawa: 1 drewno, 2 mikrochipy; para: kij baseballowy.',
  'OUT-EQK-19':
    'Egzoszkielet: raz na rundę jeden bohater rusza się na dowolną odległość; pozostałe zasady ruchu obowiązują. Naprawa: 1 drewno, 1 metal, 1 mikrochip; para: czujnik termiczny.',
  'OUT-EQK-20':
    'Czujnik termiczny: raz na rundę, polując, przeglądasz w tajemnicy stos i możesz zapolować na dowolny żeton; reszta zachowuje kolejność. Naprawa: 1 drewno, 1 metal, 1 mikrochip; para: egzoszkielet.',
  'OUT-ROOM-01':
    'Pomieszczenie działa tylko wtedy, gdy jest zbudowane i w pełni obsadzone. Strata ocalonego je wyłącza.',
  'OUT-ROOM-02': 'Efekt pomieszczenia działa raz na rundę, chyba że jego opis mówi inaczej.',
  'OUT-ROOM-03':
    'Strona niezbudowana pokazuje liczbę 3, czyli koszt budowy, oraz koszt utrzymania, taki sam jak na stronie zbudowanej.',
  'OUT-ROOM-04': 'Śluza nie jest pomieszczeniem: nie buduje się jej i nie punktuje jak pomieszczenia.',
  'OUT-ROOM-05': 'Dwa kafelki tego samego rodzaju to dwa niezależne pomieszczenia zaawansowane.',
  'OUT-ROOM-06': 'Śluza mieści 7 ocalonych w dwóch rzędach: 2 miejsca w pierwszym i 5 w drugim.',
  'OUT-ROOM-07':
    'Ochronka jest obsadzona, gdy zapełnisz jej 3 zwykłe miejsca. Miejsca od 4. do 8. zapełnia wyłącznie jej własny efekt.',
  'OUT-ROOM-08':
    'Użycie efektu pomieszczenia jest dobrowolne. Stale działają jednak cysterna, komora pancerna, wentylatornia, pokój przesłuchań oraz prawo wejścia na statek dzięki przystani.',
  'OUT-ROOMK-01':
    'Skład budowlany (podstawowe; koszt utrzymania: 2, miejsca: 3): raz na rundę, w kroku budowy, jedno pomieszczenie kosztuje cię 1 materiał zamiast 3.',
  'OUT-ROOMK-02':
    'Warsztat (podstawowe; koszt utrzymania: 2, miejsca: 3): raz na rundę, w kroku budowy lub naprawy, dobierasz 1 zepsuty kafelek wyposażenia (duplikat wymieniasz), potem w jednym z tych kroków możesz naprawić 1 zepsuty kafelek o 1 materiał taniej.',
  'OUT-ROOMK-03':
    'Centrum kryzysowe (podstawowe; koszt utrzymania: 1, miejsca: 4): raz na rundę zakończenie wydarzenia kosztuje cię o 2 materiały albo o 1 znacznik żywności mniej. Kosztu w amunicji nie zmniejsza.',
  'OUT-ROOMK-04':
    'Rzeźnia (koszt utrzymania: 3, miejsca: 3): raz na rundę polowanie daje ci o 2 znaczniki mięsa więcej.',
  'OUT-ROOMK-05':
    'Spiżarnia (koszt utrzymania: 1, miejsca: 4): raz na rundę, zbierając konserwy na statku towarowym, dostajesz 1 dodatkową.',
  'OUT-ROOMK-06':
    'Przystań (koszt utrzymania: 3, miejsca: 3): raz na rundę dostajesz na statku 2 dodatkowe konserwy. Zawsze możesz też wejść tam mimo zajętego pola i wziąć jego nagrodę; ocalony pochodzi wtedy z puli ogólnej.',
  'OUT-ROOMK-07': 'Prochownia (koszt utrzymania: 3, miejsca: 3): raz na rundę, w kroku budowy, dostajesz 4 naboje.',
  'OUT-ROOMK-08':
    'Cysterna (koszt utrzymania: 2, miejsca: 3): co rundę masz 1 wodę bez znacznika na wydarzenie, żywienie lub werbunek. Nie odbiorą jej presja ani szczury, nie liczy się przy remisie, niewydana przepada.',
  'OUT-ROOMK-09':
    'Komora pancerna (koszt utrzymania: 2, miejsca: 3): nie działają na ciebie żadne wydarzenia oprócz niedoborów. Efekt jest stały.',
  'OUT-ROOMK-10':
    'Złomownia (koszt utrzymania: 2, miejsca: 3): raz na rundę, w kroku budowy, odrzucasz 1 swój kafelek wyposażenia, zepsuty lub naprawiony, i dostajesz 3 podane na nim materiały.',
  'OUT-ROOMK-11':
    'Komora odkażania (koszt utrzymania: 2, miejsca: 3): raz na rundę, w kroku budowy, obniżasz swoje napromieniowanie o 1 pole. Na najniższym poziomie nic to nie daje.',
  'OUT-ROOMK-12':
    'Wentylatornia (koszt utrzymania: 2, miejsca: 3): co noc liczy się przeciw promieniowaniu jak 1 dodatkowy ocalony w śluzie, nawet gdy śluza jest pusta.',
  'OUT-ROOMK-13':
    'Ochronka (koszt utrzymania: 2, miejsca: 3): raz na rundę, w kroku budowy, umieszczasz w niej od razu 1 nowego ocalonego, aż będzie ich tu 8. Zostają tu na stałe.',
  'OUT-ROOMK-14':
    'Kwatera poszukiwaczy (koszt utrzymania: 2, miejsca: 3): raz na rundę w każdym mieście, po przeszukaniu za co najmniej 1 akcję, dobierasz za darmo 2 dodatkowe żetony przeszukiwania. Branie wyposażenia się nie liczy.',
  'OUT-ROOMK-15':
    'Rupieciarnia (koszt utrzymania: 2, miejsca: 3): raz na rundę, w kroku budowy, dobierasz 2 zepsute kafelki wyposażenia; duplikaty wymieniasz.',
  'OUT-ROOMK-16':
    'Punkt obserwacyjny (koszt utrzymania: 1, miejsca: 4): raz na rundę, w dowolnej chwili dnia, także w turach innych graczy, oglądasz w tajemnicy jeden stos przeszukiwania. Kolejność żetonów się nie zmienia.',
  'OUT-ROOMK-17':
    'Sala treningowa (koszt utrzymania: 1, miejsca: 4): raz na rundę, w wybranej przez ciebie chwili, jeden twój bohater o sile 3 przestaje podlegać presji do końca dnia.',
  'OUT-ROOMK-18':
    'Hala robotów (koszt utrzymania: 3, miejsca: 3): raz na rundę, w kroku budowy lub naprawy, naprawiasz za darmo 1 swój zepsuty kafelek.',
  'OUT-ROOMK-19': 'Wędzarnia (koszt utrzymania: 1, miejsca: 4): raz na rundę polowanie daje ci o 1 mięso więcej.',
  'OUT-ROOMK-20':
    'Pokój przesłuchań (koszt utrzymania: 1, miejsca: 4): przez cały dzień, ilekroć twoja presja się powiedzie, to ty wybierasz zabierane znaczniki, a nie ofiara.',
  'OUT-ROOMK-21':
    'Ślusarnia (koszt utrzymania: 2, miejsca: 3): raz na rundę w każdym mieście pusta szafka dobrana przy przeszukiwaniu daje ci 1 drewno i 1 metal.',
  'OUT-ROOMK-22':
    'Narzędziownia (koszt utrzymania: 2, miejsca: 3): raz na rundę, w kroku budowy lub naprawy, naprawiasz 1 zepsuty kafelek, płacąc tylko 1 z 3 podanych na nim materiałów.',
  'OUT-EVT-01':
    'Niedobory to pięć wydarzeń za 3 PP: Pożoga, Spadające odłamki, Szabrownicy, Ogólne niedobory i Nomadowie. Zmniejszają pule obszarów lub stosy przeszukiwania i nikt nie jest na nie odporny.',
  'OUT-EVT-02':
    'Niedobór obniża limit obszaru: na początku każdego dnia nadmiar wraca do puli ogólnej. Obniżki kilku aktywnych niedoborów sumują się, ale limit nie spada poniżej 0.',
  'OUT-EVT-03':
    'Straty z wydarzeń ponoszą wszyscy gracze. Jeśli przy stracie jest coś do wyboru, wybiera ten, kto traci.',
  'OUT-EVT-04':
    'Przy działającej komorze pancernej twoi bohaterowie polują, wykonują akcje i zajmują pola na statku tak, jakby nie było Zarazy, Mutacji zwierząt ani Burzy piaskowej.',
  'OUT-EVTK-01': 'Pożoga (3 PP, koszt: 3 znaczniki wody): limit drewna w lesie maleje o 2/3/4 przy 2/3/4 graczach.',
  'OUT-EVTK-02':
    'Spadające odłamki (3 PP, koszt: 7 znaczników drewna): limit metalu w kopalni maleje o 2/3/4 przy 2/3/4 graczach.',
  'OUT-EVTK-03':
    'Szabrownicy (3 PP, koszt: 5 nabojów): limit mikrochipów w lunaparku maleje o 2/3/4 przy 2/3/4 graczach.',
  'OUT-EVTK-04':
    'Ogólne niedobory (3 PP, koszt: 4 konserwy): limity drewna, metalu i mikrochipów maleją, każdy o 1/2/3 przy 2/3/4 graczach.',
  'OUT-EVTK-05':
    'Nomadowie (3 PP, koszt: 4 znaczniki mięsa): z wierzchu stosu przeszukiwania w każdym mieście znikają 2/3/4 żetony przy 2/3/4 graczach. Leżą odtąd odkryte obok miasta.',
  'OUT-EVTK-06':
    'Radioaktywna chmura (4 PP, koszt: 8 mikrochipów): w każdym schronie napromieniowanie rośnie o 2 pola. Każdy krok poza −11 kosztuje 1 ocalonego.',
  'OUT-EVTK-07':
    'Zlodowacenie (4 PP, koszt: 8 znaczników drewna): każdy gracz traci 1 ocalonego, ze śluzy lub z pomieszczenia, według własnego wyboru. Kto nie ma ocalonych, nic nie traci.',
  'OUT-EVTK-08':
    'Zaraza (4 PP, koszt: 5 znaczników wody): każde polowanie daje o 1 mięso mniej. Nawet gdy wyjdzie 0, żeton zwierzyny zatrzymujesz.',
  'OUT-EVTK-09':
    'Mutacja zwierząt (4 PP, koszt: 6 nabojów): wytrzymałość zwierzyny rośnie o 1. Jej rodzaj i ilość mięsa się nie zmieniają.',
  'OUT-EVTK-10':
    'Burza piaskowa (5 PP, koszt: 9 znaczników metalu): każdy bohater ma najwyżej 3 akcje (zbieranie, polowanie, przeszukiwanie), a na statku zajmuje pole jak bohater o sile 3 (z kotwiczką – 4). Presję wywiera z pełną siłą.',
  'OUT-EVTK-11':
    'Plaga szczurów (5 PP, koszt: 6 znaczników mięsa): każdy gracz traci 1 znacznik żywności, a kto jej nie ma – 1 ocalonego. Kto nie ma ani żywności, ani ocalonych, nic nie traci.',
  'OUT-EVTK-12':
    'Wrogi klan (5 PP, koszt: 7 nabojów): każdy gracz traci łącznie 2 znaczniki materiałów lub amunicji. Kto ma ich mniej, zachowuje je, a traci 1 ocalonego; jeśli nie ma ocalonych, nic nie traci.',
  'OUT-RAD-01': 'Miernik napromieniowania ma 11 pól, od najlepszego: +3, +1, 0, −1, −2, −3, −4, −6, −7, −9, −11.',
  'OUT-RAD-02':
    'Zaczynasz na 0, trzecim polu. Wzrost napromieniowania przesuwa wskaźnik w stronę −11, spadek – w stronę +3. Liczysz pola, nie punkty.',
  'OUT-RAD-03': 'Na polu +3 dalsze obniżanie napromieniowania nic nie daje.',
  'OUT-RAD-04': 'Wartość pola, na którym stoi wskaźnik, to twoje dodatnie lub ujemne PP na koniec gry.',
  'OUT-RAD-05':
    'Za każdy krok, który wyprowadziłby wskaźnik poza −11, od razu tracisz 1 wybranego przez siebie ocalonego, a wskaźnik zostaje na −11. Jeśli nie masz ocalonych, nic się nie dzieje.',
  'OUT-SCORE-01': 'Zliczasz PP z kart wszystkich wydarzeń, które udało ci się zakończyć.',
  'OUT-SCORE-02':
    'Ukończone pomieszczenia, czyli zbudowane i w pełni obsadzone, bez śluzy: za 0, 1, 2, 3, 4, 5, 6, 7 pomieszczeń należy się odpowiednio 0, 0, 1, 2, 4, 7, 11, 17 PP.',
  'OUT-SCORE-03': 'Doliczasz wartość pola, na którym stoi twój wskaźnik napromieniowania – dodatnią lub ujemną.',
  'OUT-SCORE-04': 'Każdy ocalony, gdziekolwiek w twoim schronie, to 1 PP.',
  'OUT-SCORE-05': 'Każda sztuka naprawionego wyposażenia to 1 PP.',
  'OUT-SCORE-06': 'Każda para naprawionych kafelków, które razem tworzą symbol, to 1 PP.',
  'OUT-SCORE-07':
    'Wygrywa ten, kto ma najwięcej PP. Remis rozstrzyga większa liczba znaczników żywności, potem pozostałych zasobów (materiałów i amunicji); jeśli i to nie pomoże, zwycięstwo jest wspólne.',
  'OUT-SCORE-08':
    'Punkty liczy się po sprzątaniu w szóstej rundzie, więc mięso i nadmiar wody nie liczą się przy remisie.',
  'OUT-SCORE-09':
    'Żetony zwierzyny, zepsute wyposażenie i pomieszczenia zbudowane, lecz nie w pełni obsadzone, nie dają punktów.',
  'OUT-CASE-01':
    'Beżowy buduje za darmo centrum kryzysowe, obsadza je 4 ocalonymi i wybiera Solen. Efekt działa, śluza jest pusta; bohaterowie leżą w lesie, na statku, w kopalni i w Blackwood, w schronie są 2 konserwy i zepsuta kotwiczka.',
  'OUT-CASE-02':
    'Fioletowy ma nieaktywną trójkę w bazie wojskowej, aktywną w lesie, a nieaktywne czwórkę i piątkę na tamie i w kopalni. Trójka z bazy może iść tylko do Silent Peak; dopiero potem czwórka lub piątka wejdzie do bazy.',
  'OUT-CASE-03': 'Piątka wchodzi na obszar z aktywną trójką: presja wynosi 2.',
  'OUT-CASE-04':
    'Przy presji 2 wydanie 2 nabojów znosi ją całą, 1 nabój pozostawia do oddania 1 znacznik, a bez nabojów oddaje się 2. Trzech nabojów wydać nie wolno.',
  'OUT-CASE-05':
    'Czerwona piątka wchodzi na tamę: aktywna beżowa trójka odczuwa presję 2, aktywna fioletowa czwórka – 1, a nieaktywna niebieska trójka – żadnej. Fioletowy nie wydaje amunicji i oddaje czerwonemu 1 drewno.',
  'OUT-CASE-06':
    'Piątka w bazie wojskowej bierze 5 nabojów albo 4 naboje i algi. Na 5 nabojów i algi nie wystarczy jej akcji.',
  'OUT-CASE-07':
    'Czerwona czwórka poluje w lunaparku na zwierzynę o wytrzymałości 6 i wydaje 3 naboje. Polowanie kosztuje wtedy 3 akcje, a za ostatnią bierze 1 mikrochip.',
  'OUT-CASE-08':
    'Zwierzyna o wytrzymałości 6 daje przy pierwszym polowaniu 4 znaczniki mięsa, przy drugim – 5, przy trzecim – 6.',
  'OUT-CASE-09':
    'Niebieska piątka jako pierwsza wchodzi na statek: 3 konserwy, 1 ocalony i znacznik pierwszego gracza, ważny od tej nocy. Czerwona piątka nie wejdzie już na żadne pole.',
  'OUT-CASE-10': 'Na polu 3 stoi trójka, więc inna trójka na statek nie wejdzie. Czwórka nigdy nie może zająć pola 3.',
  'OUT-CASE-11':
    'Fioletowa trójka wydaje na tamie 1 mikrochip i za 3 akcje bierze 3 znaczniki wody. Bez mikrochipu nie wzięłaby ani jednego.',
  'OUT-CASE-12':
    'Czerwona piątka bierze w mieście wyposażenie, 2 żetony przeszukiwania, znów wyposażenie i jeszcze 1 żeton. To 5 akcji: 2 zepsute kafelki, 3 odkryte żetony, a do wzięcia zostaje 1 kafelek.',
  'OUT-CASE-13':
    'Aktywna jest Pożoga. Czerwony, pierwszy gracz, pasuje, a następny wydaje 3 znaczniki wody: bierze kartę wartą 3 PP i Pożoga przestaje działać.',
  'OUT-CASE-14':
    'Niebieski ma zapłacić 3 znaczniki żywności (pomieszczenia 2 i 1) oraz 2 znaczniki wody (3 ocalonych w 2 rzędach śluzy). Z 2 znaczników mięsa, 3 konserw i 1 znacznika wody zostają mu 2 konserwy, które wody nie zastąpią: traci dowolnego ocalonego.',
  'OUT-CASE-15':
    'W piątej rundzie promieniowanie wynosi 3, a fioletowy ma w śluzie 1 ocalonego. Jego wskaźnik idzie w górę o 2 pola.',
  'OUT-CASE-16': 'W pierwszej rundzie masz w śluzie 3 ocalonych przy promieniowaniu 1: wskaźnik się nie rusza.',
  'OUT-CASE-17':
    'Po żywieniu niebieskiemu zostały 2 znaczniki wody i 1 konserwa. Za 1 wodę i 1 konserwę werbuje do śluzy 2 ocalonych, a drugi znacznik wody zachowuje na następną rundę.',
  'OUT-CASE-18':
    'Czerwony buduje za 3 materiały skład budowlany, obsadza go 3 ocalonymi, drugie pomieszczenie buduje za 1, obsadza 3 kolejnymi i jeszcze tej nocy może z niego skorzystać. Trzecie kosztowałoby 3.',
  'OUT-CASE-19': 'Niebieski wydaje 2 znaczniki drewna i 1 metal, aby naprawić kilof. Na koniec gry ma za niego 1 PP.',
  'OUT-CASE-20': 'Podczas Burzy piaskowej piątka ma tylko 3 akcje, ale na trójkę nadal wywiera presję 2.',
  'OUT-CASE-21':
    'Nadchodzi Wrogi klan, a ty masz 1 materiał i ani jednego naboju. Materiał zachowujesz, tracisz 1 ocalonego.',
  'OUT-CASE-22':
    'Przy Mutacji zwierząt wytrzymałość 3 liczy się jak 4, a mięsa jest tyle samo. Przy Zarazie zwierzyna warta 1 mięso nie daje nic, ale żeton zatrzymujesz.',
  'OUT-CASE-23':
    'Radioaktywna chmura: wskaźnik z pola −9 przechodzi na −11 i tracisz 1 ocalonego. Jeśli stał już na −11, zostaje tam, a ty tracisz 2 ocalonych.',
  'OUT-CASE-24':
    'Jedynym obszarem w zasięgu bez twoich bohaterów jest statek, ale pole bohatera jest tam zajęte i nie pomaga ani przystań, ani wyposażenie. Bohater zostaje na miejscu, nieaktywny i bez akcji.',
  'OUT-CASE-25':
    'Lily-Rose Wely kończy z 30 PP: 15 za ocalonych, 5 za wydarzenie, 8 za 6 naprawionych kafelków i 2 pary, 4 za 4 ukończone pomieszczenia i −2 za napromieniowanie.',
}
