import type { Messages } from '@lastlight/kernel'
import { rulebookScenarios } from './rulebookScenarios.ts'

export const rulebook: Messages = {
  'LN-COMP-01': 'Brak figurek nigdy nie wstrzymuje dodania zombie: zastępują je zapasowe znaczniki zombie.',
  'LN-COMP-02':
    'Liczba znaczników w pudełku niczego nie ogranicza. Zapasy są nieskończone, chyba że zasada podaje limit, jak przy hałasie: najwyżej 4 znaczniki w lokacji.',
  'LN-BOARD-01': 'Kolonia ma 6 wejść, ponumerowanych od 1 do 6.',
  'LN-BOARD-02': 'Przy każdym wejściu do kolonii są dokładnie 3 pola wejścia.',
  'LN-BOARD-03': 'Każda inna lokacja ma dokładnie jedno wejście. Liczba jego pól zależy od lokacji.',
  'LN-BOARD-04':
    'Na polu wejścia mieści się najwyżej jedno z czterech: zombie, specjalny zombie, barykada albo wybuchająca pułapka. Gdy nie ma na nim nic z tych rzeczy, pole jest puste.',
  'LN-BOARD-05':
    'Na planszy kolonii znajdują się: pola ocalałych, tor morale, tor rund, magazyn, miejsce na cel główny, stos odpadów, talia zagrożeń i miejsce na zakryte karty poświęcone.',
  'LN-BOARD-06': 'Kolonia nie ma stosu przedmiotów, pól hałasu ani numeru lokacji.',
  'LN-BOARD-07':
    'Ponumerowana lokacja ma pola ocalałych, pola wejścia, stos przedmiotów, 4 pola hałasu oraz symbole rodzajów przedmiotów, od najbardziej do najmniej prawdopodobnego.',
  'LN-BOARD-08':
    'W jednej lokacji nigdy nie leżą więcej niż 4 znaczniki hałasu. W wydaniu polskim nie kładzie się też na jedną lokację więcej niż 4 w jednej rundzie, nawet jeśli część w międzyczasie zniknie.',
  'LN-BOARD-09':
    'W zwykłej grze są kolonia, lokacje 1–6 i cmentarz. Raxxon i kryjówka bandytów pojawiają się tylko ze swoim modułem lub scenariuszem.',
  'LN-BOARD-10':
    'Cmentarz nie jest lokacją: trafiają tam karty i figurki zabitych ocalałych. Nie da się na niego wejść i do niczego się go nie wlicza. Odnosić się do niego mogą tylko karty rozdroży; wydanie czeskie: robi to jedna karta.',
  'LN-BOARD-11':
    'Kryjówka bandytów to lokacja bez stosu przedmiotów. Leżące w niej odkryte karty tworzą składowisko, które stosem przedmiotów nie jest.',
  'LN-BOARD-12':
    'Lokacji o numerach powyżej 6 (Raxxonu i kryjówki bandytów) ani kolonii nigdy nie można wylosować jako losowej lokacji.',
  'LN-BOARD-13':
    'Każdy ocalały, znacznik darmozjada i bandyta zajmuje jedno pole ocalałych w swojej lokacji. Zbuntowany darmozjad także zajmuje jedno pole.',
  'LN-CARD-01':
    'Karta celu głównego podaje nazwę, przygotowanie, cel i czas gry: krótki (45–90 minut), średni (90–120) lub długi (120–210). Ma stronę zwykłą i trudną.',
  'LN-CARD-02': 'Karta ukrytego celu ma nazwę i listę warunków. Spełnione muszą być wszystkie.',
  'LN-CARD-03':
    'Karta ocalałego podaje imię i nazwisko, zawód (bez znaczenia w grze), wpływy (wyższe są ważniejsze), wartości ataku i przeszukiwania (im niższe, tym lepsze: zużywasz kość o wyniku co najmniej takim), lokację zdolności i zdolność.',
  'LN-CARD-04':
    'Lokacja zdolności to „kolonia”, „poza kolonią” albo „wszędzie”. Zdolności możesz użyć tylko wtedy, gdy ocalały jest w takim miejscu.',
  'LN-CARD-05':
    'Karta przedmiotu ma nazwę, dokładnie jeden z 7 rodzajów (broń, narzędzia, paliwo, żywność, edukacja, lekarstwo, ocalały), zdolność ze słowem kluczowym i oznaczenie lokacji, z której pochodzi.',
  'LN-CARD-06':
    'Karta zagrożenia podaje nazwę, rodzaj lub rodzaje przedmiotów, które mu zapobiegają (potrzeba tylu kart, ilu jest niewygnanych graczy), efekt porażki i numery lokacji dla bandytów. Może też nagradzać nadwyżkę 2 kart: morale rośnie o 1.',
  'LN-CARD-07': 'Karta rozdroży ma nazwę, warunek rozpatrzenia i zwykle dwie opcje.',
  'LN-CARD-08':
    'Karta eksperymentu jest dwustronna. Zapis audio podaje grupę testową, kryptonim, kod powstrzymujący i sposób rozmieszczenia, a potyczka – skutki dla wyników rzutu od 1 do 6.',
  'LN-CARD-09': 'Karta usprawnienia podaje wymaganą liczbę znaczników postępu i trwały efekt.',
  'LN-CARD-10':
    'Oznaczenia kart: półksiężyc – ten zestaw, młotek – usprawnienia, symbol bandyty – bandyci, czaszka – Raxxon. 9 kart rozdroży ma znak „tylko dla dorosłych”, a symbol braku współpracy wskazuje karty usuwane w grze kooperacyjnej.',
  'LN-CARD-11':
    'Na karcie pomocy masz miejsca na przywódcę grupy (odkrytego), stronników (odkrytych), ukryty cel (zakryty), niezużyte kości i zużyte kości.',
  'LN-SETUP-01':
    'Zanim zaczniecie przygotowanie, wybierzcie moduły: usprawnienia, bandytów, Raxxon. Możecie wziąć dowolne z nich, wszystkie albo żadnego.',
  'LN-SETUP-02':
    'Gracie wszystkimi kartami z półksiężycem, które nie mają znaku modułu, oraz oznaczonymi kartami wybranych modułów.',
  'LN-SETUP-03':
    'Przedmiot związany z kilkoma modułami traci tylko efekty modułów, którymi nie gracie; pozostałe działają. Bez modułu bandytów pomijacie wszystko, co zagrożenie mówi o bandytach.',
  'LN-SETUP-04':
    'Jeśli domieszacie karty z gry podstawowej, potasujcie wszystkie przedmioty każdej lokacji, zostawcie 20, a resztę usuńcie z gry. Możecie też sami ułożyć stosy.',
  'LN-SETUP-05': 'Krok 1: rozłóżcie kolonię, lokacje 1–6, cmentarz i lokacje wybranych modułów.',
  'LN-SETUP-06': 'Krok 2: każdy bierze jedną kartę pomocy gracza.',
  'LN-SETUP-07':
    'Krok 3: wybierzcie lub wylosujcie cel główny, połóżcie go na planszy i wykonajcie jego przygotowanie: morale, tor rund i zombie, które dodaje się według zwykłych zasad. Na pierwszą grę polecamy „Daninę”.',
  'LN-SETUP-08':
    'Jeśli przygotowanie celu rozdaje ocalałych, jak w „Daninie”, robi się to po kroku 12, gdy talia ocalałych jest już gotowa.',
  'LN-SETUP-09':
    'Krok 4: odłóżcie po 2 losowe ukryte cele na gracza, bez celów zdrajcy, dodajcie 1 losowy ukryty cel zdrajcy, potasujcie i rozdajcie każdemu po 1. Resztę odłóżcie bez podglądania.',
  'LN-SETUP-10':
    'W kroku 4 tasuje się: przy 3 graczach 6 kart i 1 kartę zdrajcy, przy 4 – 8 i 1, przy 5 – 10 i 1. Zdrajca jest więc jeden albo nie ma go wcale.',
  'LN-SETUP-11': 'Nie pokazujesz innym swojego ukrytego celu, chyba że jakiś efekt wyraźnie to nakaże.',
  'LN-SETUP-12': 'Krok 5: potasujcie talię zagrożeń i połóżcie ją na jej miejscu.',
  'LN-SETUP-13':
    'Krok 6: potasujcie osobno ocalałych, ukryte cele wygnańca i karty rozdroży. Powstają trzy zakryte talie.',
  'LN-SETUP-14': '9 kart rozdroży tylko dla dorosłych możecie pominąć.',
  'LN-SETUP-15': 'Krok 7: potasujcie przedmioty startowe i rozdajcie każdemu po 5. Resztę usuńcie z gry.',
  'LN-SETUP-16':
    'Krok 8: rozdzielcie pozostałe przedmioty między lokacje, z których pochodzą, potasujcie każdy stos i połóżcie go na miejscu. Wydanie czeskie: zostawcie też miejsce na stos kart odrzuconych.',
  'LN-SETUP-17': 'Krok 9: dostajesz 4 ocalałych, zachowujesz 2, a 2 oddajesz do talii, którą się potem tasuje.',
  'LN-SETUP-18':
    'W 5 osób gracie wszystkimi 20 ocalałymi bez względu na moduły. Jeśli używacie także modułu Raxxon, dostajesz tylko 3 ocalałych i zachowujesz 2.',
  'LN-SETUP-19': 'Kroki 10–11: jeden z zachowanych ocalałych zostaje twoim przywódcą grupy, drugi – stronnikiem.',
  'LN-SETUP-20':
    'Kroki 12–13: figurki wszystkich wybranych ocalałych stają na polach ocalałych w kolonii. Pozostałe czekają w zasobach.',
  'LN-SETUP-21': 'Krok 14: znacznik pierwszego gracza bierze ten, czyj przywódca grupy ma najwyższe wpływy.',
  'LN-SETUP-22': 'W dwie osoby zawsze gracie wariantem dwuosobowym albo dylematem więźnia.',
  'LN-ROUND-01': 'Runda to faza graczy, a po niej faza kolonii.',
  'LN-ROUND-02':
    'Faza graczy ma trzy części w stałej kolejności: odsłonięcie zagrożenia, rzut kośćmi akcji, tury graczy.',
  'LN-ROUND-03':
    'Wierzchnie zagrożenie odkrywa się, a rozstrzyga dopiero w fazie kolonii tej samej rundy. Jeśli gracie z bandytami, od razu się ich rozmieszcza.',
  'LN-ROUND-04':
    'Odkładasz wszystkie kości z poprzedniej rundy, zużyte i niezużyte, bierzesz 1 kość oraz po 1 za każdego kontrolowanego ocalałego i rzucasz nimi. Trafiają do niezużytych. Na początku gry masz 3 kości.',
  'LN-ROUND-05': 'Kości należą do ciebie, nie do ocalałych. Jeden ocalały może ich użyć dowolnie wielu.',
  'LN-ROUND-06':
    'Tury następują zgodnie z ruchem wskazówek zegara (w lewo), od pierwszego gracza. Wygnani gracze też rzucają kośćmi i mają tury.',
  'LN-ROUND-07':
    'Na początku twojej tury sąsiad z prawej najpierw dobiera kartę rozdroży, a potem twoi ocalali z odmrożeniami otrzymują rany.',
  'LN-ROUND-08':
    'W swojej turze wykonujesz dowolnie wiele dozwolonych akcji w dowolnej kolejności. Kończysz ją, kiedy zechcesz.',
  'LN-ROUND-09': 'Gdy każdy rozegra swoją turę, zaczyna się faza kolonii.',
  'LN-DIE-01': 'Zużyta kość przechodzi z niezużytych do zużytych.',
  'LN-DIE-02':
    'Wymagany wynik z plusem, na przykład 4+, oznacza kość o tej wartości lub wyższej. Do barykadowania, czyszczenia odpadów i przyciągania wystarczy dowolna kość.',
  'LN-ATTACK-01':
    'Atak: wybierz swojego ocalałego, zużyj kość o wyniku co najmniej równym jego wartości ataku i wskaż cel w tej samej lokacji: zombie albo ocalałego innego gracza. Moduły dodają cele: bandytów, specjalnych zombie i kryjówkę bandytów.',
  'LN-ATTACK-02': 'Zaatakowany zombie ginie i znika z planszy, po czym wykonujesz ryzykowny rzut za atakującego.',
  'LN-ATTACK-03':
    'Atakując ocalałego, rzuć ponownie właśnie zużytą kością. Wynik nie wyższy niż wartość ataku celu to trafienie; przy wyższym nic się nie dzieje.',
  'LN-ATTACK-04':
    'Trafiony ocalały otrzymuje 1 ranę, a ty bierzesz 1 losową kartę z ręki gracza, który go kontroluje. Jeśli nie ma on kart, nie bierzesz nic.',
  'LN-ATTACK-05':
    'Jeśli rana jest śmiertelna, najpierw zabierasz kartę, a dopiero potem rozpatruje się skutki śmierci.',
  'LN-ATTACK-06': 'Atak na ocalałego nigdy nie wymaga ryzykownego rzutu.',
  'LN-ATTACK-07':
    'Tym samym ocalałym możesz atakować wielokrotnie w jednej turze. Każdy atak kosztuje osobną, wystarczająco wysoką kość.',
  'LN-ATTACK-08': 'Nie możesz atakować własnych ocalałych ani darmozjadów.',
  'LN-SEARCH-01': 'Przeszukać możesz każdą lokację, która ma stos przedmiotów; nigdy kolonię.',
  'LN-SEARCH-02':
    'Przeszukanie: wybierz swojego ocalałego, zużyj kość o wyniku co najmniej równym jego wartości przeszukiwania i obejrzyj w tajemnicy wierzchnią kartę ze stosu tej lokacji. Nie masz jej jeszcze na ręce.',
  'LN-SEARCH-03':
    'Możesz na tym poprzestać albo narobić hałasu: połóż 1 znacznik na wolnym polu hałasu i dobierz jeszcze jedną kartę. Wolno to powtarzać, dopóki są wolne pola hałasu.',
  'LN-SEARCH-04':
    'Gdy w lokacji leżą 4 znaczniki hałasu (wydanie polskie: także gdy położono tam już 4 w tej rundzie), nie dobierzesz dodatkowej karty. Pierwsza karta przeszukania nie wymaga hałasu.',
  'LN-SEARCH-05':
    'Na koniec zatrzymujesz na ręce dokładnie 1 z dobranych kart. Pozostałe trafiają na spód tego stosu w kolejności dobrania.',
  'LN-SEARCH-06':
    'Tym samym ocalałym możesz przeszukiwać wielokrotnie w jednej turze. Każde przeszukanie kosztuje osobną, wystarczająco wysoką kość.',
  'LN-SEARCH-07':
    'Pustego stosu nie można przeszukać. Jeśli stos wyczerpie się w trakcie przeszukania, nie możesz już narobić hałasu.',
  'LN-BARR-01':
    'Barykadowanie: wybierz swojego ocalałego, zużyj dowolną kość i postaw barykadę na dowolnym pustym polu wejścia w jego lokacji.',
  'LN-CLEAN-01':
    'Czyszczenie odpadów: mając w kolonii co najmniej jednego ocalałego, zużyj dowolną kość i usuń ze stosu odpadów 3 wierzchnie karty albo wszystkie, jeśli jest ich mniej. Przy pustym stosie akcja jest niedozwolona.',
  'LN-CLEAN-02':
    'Wyczyszczone karty – wydanie polskie: zostają usunięte z gry; wydanie czeskie: trafiają na stos kart odrzuconych.',
  'LN-ATTRACT-01':
    'Przyciąganie: wybierz swojego ocalałego, zużyj dowolną kość i przenieś zombie z jednej wybranej innej lokacji na puste pola wejścia w lokacji tego ocalałego.',
  'LN-ATTRACT-02':
    'Liczba przyciąganych zombie – wydanie polskie: najwyżej 2, według uznania; wydanie czeskie: 2, a jeśli jest ich mniej lub się nie mieszczą – tyle, ile się da.',
  'LN-ATTRACT-03':
    'Przyciągane zombie potrzebują pustych pól: nigdy nie niszczą barykad ani pułapek i nie opanowują wejść. To samo ograniczenie obowiązuje przy megafonie.',
  'LN-ABIL-01':
    'Zdolność poprzedzona liczbą kosztuje kość o co najmniej takim wyniku. Kolejnymi kośćmi możesz ją w tej turze powtarzać, chyba że jej tekst to ogranicza.',
  'LN-ABIL-02': 'Zdolności i przedmioty działają tylko w turze swojego właściciela, chyba że ich tekst mówi inaczej.',
  'LN-PLAY-01': 'W swojej turze możesz zagrać dowolnie wiele kart z ręki. W cudzej turze nie zagrywasz kart.',
  'LN-PLAY-02': 'Kartę ze słowem „STOS ODPADÓW” po rozpatrzeniu kładziesz na wierzchu stosu odpadów.',
  'LN-PLAY-03':
    'Kartę ze słowem „WYDARZENIE” (wszystkie przedmioty rodzaju ocalały oraz pigułki) po rozpatrzeniu usuwasz z gry.',
  'LN-PLAY-04':
    'Kartę ze słowem „WYPOSAŻENIE” dołączasz do dowolnego swojego ocalałego, gdziekolwiek jest, i daje mu ona swoją zdolność. Liczba przedmiotów na ocalałego nie jest ograniczona.',
  'LN-PLAY-05':
    'Ocalały traci wyposażenie tylko wtedy, gdy dodajesz je do zagrożenia, przekazujesz je, ocalały ginie albo każe tak sam przedmiot. Z własnej woli nie weźmiesz go z powrotem na rękę.',
  'LN-CRISISADD-01':
    'W swojej turze możesz dodać do zagrożenia dowolnie wiele kart dowolnych rodzajów, z ręki i z wyposażenia swoich ocalałych. Kładziesz je zakryte na przeznaczonym dla nich miejscu.',
  'LN-CRISISADD-02': 'Karta żywności liczy się jako jedna karta, bez względu na to, ile znaczników żywności by dała.',
  'LN-MOVE-01':
    'Każdy twój ocalały może raz w twojej turze przejść do dowolnej innej lokacji, także do kolonii, jeśli jest tam wolne pole ocalałych.',
  'LN-MOVE-02':
    'Po każdym ruchu wykonujesz ryzykowny rzut za poruszonego ocalałego. Ugryzienie rozprzestrzenia się w lokacji docelowej.',
  'LN-MOVE-03':
    'Polecenie, by umieścić ocalałego w jakimś miejscu, oznacza przeniesienie, nie ruch: nie wlicza się do jednego ruchu na turę i nie wymaga ryzykownego rzutu.',
  'LN-MOVE-04':
    'Jeśli w miejscu, do którego ocalały ma zostać przeniesiony, nie ma wolnego pola, zostaje tam, gdzie jest, a reszta efektu i tak działa.',
  'LN-FOOD-01':
    'Możesz usunąć z magazynu 1 znacznik żywności, aby podnieść wynik jednej swojej niezużytej kości o 1. Wolno to powtarzać.',
  'LN-FOOD-02': 'Kość nigdy nie może mieć wyniku wyższego niż 6.',
  'LN-FOOD-03': 'Jeśli nie masz niezużytych kości, za żywność żadnej nie dostaniesz.',
  'LN-FOOD-04':
    'Żywność nie zmienia wyniku rzutu rozstrzygającego efekt: ponownego rzutu przy ataku, rzutu nakazanego przez kartę, rzutu na potyczkę ani rzutu w kryjówce bandytów.',
  'LN-REQ-01':
    'W swojej turze możesz zażądać przedmiotów. Inni gracze mogą dać ci karty tylko z ręki, a ty musisz je natychmiast, jawnie zagrać.',
  'LN-REQ-02': 'Karty otrzymanej na żądanie nie możesz dodać do zagrożenia ani włożyć pod cel główny.',
  'LN-REQ-03': 'Dać wolno tylko taką kartę, którą żądający może w tej chwili zgodnie z zasadami zagrać.',
  'LN-REQ-04':
    'Tego, czego po żądaniu nie dostajesz, możesz zażądać w tej samej turze ponownie, gdy tylko coś się zmieni. Na wygnaniu możesz też otrzymaną na żądanie kartą żywności podnieść wynik kości.',
  'LN-HANDOFF-01':
    'Przekazanie: twój ocalały oddaje przedmiot ze swojego wyposażenia innemu ocalałemu w tej samej lokacji, twojemu albo cudzemu. Przedmiot od razu staje się wyposażeniem obdarowanego, którego nie pyta się o zgodę.',
  'LN-HANDOFF-02': 'Przedmiot działający raz na rundę i już w niej użyty pozostaje użyty także po przekazaniu.',
  'LN-EXVOTE-01':
    'Raz w każdej swojej turze możesz zarządzić głosowanie nad wygnaniem innego, jeszcze niewygnanego gracza. Nigdy nad własnym.',
  'LN-EXVOTE-02':
    'Głosują jednocześnie wszyscy niewygnani gracze, razem z tym, kto zarządził głosowanie, i z tym, kogo ono dotyczy. Remisy rozstrzyga się jak w każdym głosowaniu.',
  'LN-EXVOTE-03': 'Wygnany gracz nadal może zarządzać głosowania nad wygnaniem innych.',
  'LN-EXVOTE-04':
    'Wydanie polskie: kciuk w górę oznacza wygnanie; wydanie czeskie: kciuk w dół oznacza wygnanie, a w górę – pozostanie w kolonii.',
  'LN-OBJADD-01':
    'Jeśli cel główny zbiera karty, w swojej turze możesz włożyć pod niego, odkryte, dowolnie wiele pasujących kart z ręki, ale nie z wyposażenia. Niepasujących wkładać nie wolno. Tekst celu może ograniczać, kiedy to zrobisz.',
  'LN-PACIFY-01':
    'W swojej turze możesz odłożyć z ręki na stos odpadów kartę lekarstwa, nie korzystając z jej efektu, aby odwrócić jednego zbuntowanego darmozjada na zwykłą stronę. Może to być także lekarstwo otrzymane na żądanie.',
  'LN-EXPO-01':
    'Ryzykowny rzut wykonujesz za ocalałego zaraz po jego ruchu i zaraz po zabiciu przez niego zombie atakiem, przedmiotem lub zdolnością – raz za każdego zabitego zombie, chyba że jakiś tekst cię z tego zwalnia.',
  'LN-EXPO-02':
    'Wyniki kości ryzyka: pusta ścianka – nic; rana – ocalały otrzymuje 1 ranę; odmrożenie – otrzymuje 1 odmrożenie; ugryzienie – ginie, a ugryzienie się rozprzestrzenia.',
  'LN-EXPO-03': 'Odmrożenie pod każdym względem liczy się jak rana.',
  'LN-FROST-01':
    'Na początku każdej twojej tury każdy twój ocalały, który ma co najmniej 1 odmrożenie, otrzymuje dokładnie 1 ranę, bez względu na liczbę odmrożeń.',
  'LN-BITE-01':
    'Po śmierci od ugryzienia zagrożony jest ten z pozostałych w lokacji ocalałych, który ma najniższe wpływy, bez względu na to, kto go kontroluje.',
  'LN-BITE-02':
    'Gracz, który kontroluje zagrożonego, wybiera: albo ten ocalały ginie i rozprzestrzenianie się kończy, albo wykonuje za niego ryzykowny rzut.',
  'LN-BITE-03':
    'Jeśli przy takim rzucie wypadnie pusta ścianka, ocalały wychodzi bez szwanku i rozprzestrzenianie się kończy. Przy każdym innym wyniku ginie, a ugryzienie zagraża następnemu o najniższych wpływach.',
  'LN-BITE-04': 'Rozprzestrzenianie kończy się również wtedy, gdy w lokacji nie ma już żadnego ocalałego.',
  'LN-BITE-05': 'Ugryzienie nigdy nie rozprzestrzenia się na darmozjady ani na bandytów.',
  'LN-BITE-06': 'Każda śmierć w tym łańcuchu obniża morale o 1, chyba że ginie ocalały wygnanego gracza.',
  'LN-XROADS-01':
    'Na początku tury sąsiad aktywnego gracza z prawej dobiera wierzchnią kartę rozdroży i trzyma ją w tajemnicy.',
  'LN-XROADS-02':
    'Karta dotyczy aktywnego gracza. Gdy tylko spełni on w swojej turze jej warunek, przerywacie grę i odczytujecie cały tekst.',
  'LN-XROADS-03':
    'Jeśli warunek wiąże się z akcją, kartę rozpatruje się po całkowitym zakończeniu tej akcji, chyba że karta mówi inaczej.',
  'LN-XROADS-04':
    'Aktywny gracz wybiera jedną z opcji. Opcji niemożliwej do spełnienia wybrać nie wolno, więc pozostaje druga. Jeśli nie da się spełnić żadnej, nic się nie dzieje.',
  'LN-XROADS-05': 'Zamiast wyboru karta może nakazać głosowanie.',
  'LN-XROADS-06':
    'Rozpatrzoną kartę usuwa się z gry. Karta, której warunek nie zaszedł, wraca na koniec tury na spód talii.',
  'LN-XROADS-07':
    'Jeśli efekt miałby dodać ocalałego lub darmozjada, a w kolonii nie ma wolnego pola, uznajecie warunek za niespełniony. Jeśli dodawałaby ich tylko jedna opcja, niedostępna jest tylko ona.',
  'LN-XROADS-08':
    'Jeśli warunek spełnia kilka lokacji, kilku ocalałych lub kilku graczy, aktywny gracz wybiera, o kogo lub o co chodzi.',
  'LN-XROADS-09':
    'Zasady na karcie są ważniejsze niż jej fabuła. Słowa „gracz”, „ocalały” i „niewygnany” rozumie się dosłownie.',
  'LN-COLONY-00':
    'Jeśli obowiązują zasady powstrzymywania z modułu Raxxon, przed krokiem 1 fazy kolonii sprawdza się kod powstrzymujący.',
  'LN-COLONY-FEED-01':
    'Krok 1, karmienie: potrzeba 1 znacznika żywności na każde 2 osoby w kolonii, z zaokrągleniem w górę. Liczą się ocalali i darmozjady, a zbuntowany darmozjad za dwóch.',
  'LN-COLONY-FEED-02':
    'Ocalali w innych lokacjach nic nie jedzą. Jeśli nikogo nie trzeba karmić, krok zawsze się udaje.',
  'LN-COLONY-FEED-03':
    'Jeśli żywności w magazynie wystarcza, usuwa się tyle znaczników, ile potrzeba. Leżące już znaczniki głodu nie mają wtedy znaczenia.',
  'LN-COLONY-FEED-04':
    'Jeśli żywności nie wystarcza, nie usuwa się jej wcale, tylko dodaje 1 znacznik głodu. Potem morale spada o 1 za każdy znacznik głodu w magazynie, razem z nowym.',
  'LN-COLONY-WASTE-01': 'Krok 2, sprawdzenie odpadów: morale spada o 1 za każde pełne 10 kart na stosie odpadów.',
  'LN-COLONY-CRISIS-01':
    'Krok 3, rozstrzygnięcie zagrożenia: karty poświęcone tasuje się i odkrywa po jednej. Karta przyjmowanego rodzaju daje +1, każda inna −1.',
  'LN-COLONY-CRISIS-02':
    'Jeśli suma jest niższa niż liczba niewygnanych graczy, efekt porażki zagrożenia działa natychmiast.',
  'LN-COLONY-CRISIS-03': 'Jeśli suma jest co najmniej równa liczbie niewygnanych graczy, zapobiegacie zagrożeniu.',
  'LN-COLONY-CRISIS-04': 'Jeśli suma przewyższa liczbę niewygnanych graczy o co najmniej 2, morale rośnie też o 1.',
  'LN-COLONY-CRISIS-05':
    'Po rozstrzygnięciu karty poświęcone – wydanie polskie: zostają usunięte z gry; wydanie czeskie: trafiają na stos kart odrzuconych. Samą kartę zagrożenia usuwa się z gry.',
  'LN-COLONY-ZOMBIE-01':
    'Krok 4, dodawanie zombie: do kolonii przybywa 1 zombie na każde 2 osoby, z zaokrągleniem w górę. Osoby liczy się jak przy karmieniu: ocalałych i darmozjady, zbuntowanego za dwóch.',
  'LN-COLONY-ZOMBIE-02':
    'Następnie do każdej innej lokacji przybywa po 1 zombie za każdego obecnego tam ocalałego. Bandyci też się liczą.',
  'LN-COLONY-ZOMBIE-03':
    'Na koniec usuwa się po kolei znaczniki hałasu, rzucając każdym jak monetą. Strona „!!!” oznacza 1 zombie więcej w tej lokacji.',
  'LN-COLONY-ZOMBIE-04':
    'Liczbę zombie dla kolonii i lokacji ustala się na początku kroku. Śmierć lub przybycie ocalałych w jego trakcie już jej nie zmienia.',
  'LN-COLONY-ZOMBIE-05':
    'Kolejność: kolonia, potem lokacje według rosnących numerów, na końcu hałas, także według numerów lokacji.',
  'LN-COLONY-GOAL-01':
    'Krok 5, sprawdzenie celu głównego: jeśli spełnione są wszystkie jego warunki, gra natychmiast się kończy albo scenariusz przechodzi do następnej części.',
  'LN-COLONY-GOAL-02':
    'Celu głównego nie sprawdza się w żadnej innej chwili. Krok 5 ostatniej rundy jeszcze się liczy.',
  'LN-COLONY-GOAL-03':
    'Cel „Przetrwajcie podaną liczbę rund” jest spełniony w kroku 5 ostatniej z tych rund (znacznik rund stoi na 1), jeśli morale jest wyższe niż 0.',
  'LN-COLONY-ROUND-01': 'Krok 6, tor rund: znacznik schodzi o 1 pole. Gdy dojdzie do 0, gra natychmiast się kończy.',
  'LN-COLONY-FIRST-01':
    'Krok 7, znacznik pierwszego gracza: każdy, także wygnany, może zarządzić głosowanie w jego sprawie. Głosują tylko niewygnani gracze, najwyżej raz na rundę.',
  'LN-COLONY-FIRST-02':
    'Wydanie polskie: głosujecie nad zatrzymaniem znacznika; jeśli wniosek przejdzie, znacznik zostaje, a jeśli upadnie lub nikt nie zarządzi głosowania, wędruje dalej; wydanie czeskie: głosujecie nad przekazaniem; jeśli wniosek przejdzie, znacznik wędruje dalej, a jeśli upadnie lub nikt nie zarządzi głosowania, zostaje.',
  'LN-COLONY-FIRST-03':
    'Przekazywany znacznik trafia do sąsiada z prawej (przeciwnie do ruchu wskazówek zegara), wygnanego czy nie.',
  'LN-COLONY-FIRST-04': 'Potem zaczyna się nowa runda, od odsłonięcia zagrożenia.',
  'LN-ZADD-01':
    'Zombie dodaje się pojedynczo. Zanim pojawi się następny, skutki poprzedniego muszą być w pełni rozpatrzone.',
  'LN-ZADD-02':
    'W kolonii każde dodawanie zaczyna się od wejścia 1 i idzie kolejno do 6, potem znów od 1, po jednym zombie na wejście, nawet jeśli przy wcześniejszych wejściach są jeszcze puste pola.',
  'LN-ZADD-03': 'W innych lokacjach wszystkie zombie pojawiają się przy jedynym wejściu.',
  'LN-ZADD-04': 'Jeśli przy wejściu jest puste pole, zombie staje na nim.',
  'LN-ZADD-05': 'Jeśli pustego pola nie ma, ale jest barykada, usuwa się 1 barykadę, a zombie się nie pojawia.',
  'LN-ZADD-06':
    'Jeśli pustego pola nie ma, ale jest wybuchająca pułapka, pułapka wybucha: znika razem ze wszystkimi zwykłymi zombie przy tym wejściu, a nowy zombie się nie pojawia.',
  'LN-ZADD-07':
    'Jeśli nie ma pustego pola, barykady ani pułapki, wejście zostaje opanowane: zombie się nie pojawia, a ginie obecny tam ocalały o najniższych wpływach.',
  'LN-ZADD-08': 'Jeśli wejście zostaje opanowane, a na miejscu są tylko darmozjady, ginie 1 darmozjad.',
  'LN-ZADD-09': 'Jeśli wejście zostaje opanowane, a na miejscu nie ma nikogo, zombie odrzuca się bez skutku.',
  'LN-ZADD-10':
    'Jeśli wejście zostaje opanowane w lokacji z bandytami, ale bez ocalałych, usuwa się stamtąd wszystkich bandytów.',
  'LN-ZADD-11':
    'Jeśli opanowanie wejścia zabija ostatniego ocalałego któregoś gracza, przerwijcie dodawanie, rozpatrzcie tę stratę i dodawajcie dalej do tej samej łącznej liczby.',
  'LN-ZKILL-01': 'Zaatakowany zwykły zombie zawsze ginie.',
  'LN-ZKILL-02': 'Zabijając zombie w kolonii, wybierasz go przy dowolnym wejściu.',
  'LN-ZKILL-03': 'Zabite i usunięte zombie wracają do zasobów.',
  'LN-SADD-01':
    'Karta nowego ocalałego dołącza do twoich stronników, a jego figurka staje na wolnym polu ocalałych w kolonii.',
  'LN-SADD-02': 'Nowy ocalały może działać od razu, ale kość daje ci dopiero przy następnym rzucie kośćmi akcji.',
  'LN-SADD-03':
    'Jeśli w kolonii nie ma wolnego pola, nie wolno użyć karty ani efektu rozdroży, które dodałyby ocalałego lub darmozjada. Gdy pól jest za mało albo dodaje ich inny efekt, wchodzi tylu, ilu się zmieści, najpierw ocalali.',
  'LN-SKILL-01':
    'Ocalały ginie, gdy zabije go opanowanie wejścia, ugryzienie lub jego rozprzestrzenianie, gdy ma łącznie co najmniej 3 obrażenia (rany, odmrożenia i rozpacz) albo gdy tak nakaże jakiś efekt.',
  'LN-SKILL-02': 'Przy 3 obrażeniach śmierć następuje natychmiast. Wcześniej nie można już zagrać żadnej karty.',
  'LN-SKILL-03':
    'Figurka zabitego znika z planszy, jego karta wychodzi z gry i trafia na cmentarz, a morale spada o 1 – chyba że był to ocalały wygnanego gracza.',
  'LN-SKILL-04':
    'Wyposażenie ocalałego zabitego w kolonii wraca na rękę gracza, który go kontrolował. W innej lokacji wtasowuje się je w jej stos przedmiotów.',
  'LN-SKILL-05':
    'W kryjówce bandytów, gdzie nie ma stosu przedmiotów, takie wyposażenie trafia na składowisko. Karty efektów ubocznych wracają do swojego stosu.',
  'LN-SKILL-06': 'Gdy ginie darmozjad, usuwa się jego znacznik, a morale spada o 1.',
  'LN-SKILL-07': 'Usunięcie lub utrata ocalałego to nie śmierć: morale nie spada, chyba że tekst mówi inaczej.',
  'LN-SKILL-08':
    'Z wyposażeniem ocalałego usuniętego lub utraconego postępuje się tak samo jak z wyposażeniem zabitego.',
  'LN-LEADER-01': 'Jeśli twój przywódca grupy ginie lub zostaje utracony, wybierasz nowego spośród stronników.',
  'LN-LAST-01':
    'Gdy ginie lub zostaje utracony twój ostatni ocalały, natychmiast tracisz wszystkie karty z ręki. Wydanie polskie: zostają usunięte z gry; wydanie czeskie: trafiają na stos kart odrzuconych.',
  'LN-LAST-02': 'Potem dobierasz 1 ocalałego, umieszczasz go w kolonii i czynisz przywódcą grupy.',
  'LN-LAST-03':
    'Jeśli kolonia jest pełna, umieszczasz go w innej lokacji albo czekasz. Czekający ocalały wchodzi do kolonii, gdy tylko zwolni się pole.',
  'LN-LAST-04':
    'Na wygnaniu umieszczasz go w dowolnej lokacji poza kolonią, niekoniecznie tam, gdzie zginął poprzedni.',
  'LN-LAST-05':
    'Wyposażenie, które po śmierci w kolonii wróciło na rękę, przepada razem z nią. Niezużytych kości nadal możesz używać.',
  'LN-EXILE-01':
    'Jeśli inni przegłosują twoje wygnanie, natychmiast dobierasz 1 ukryty cel wygnańca. Zmienia on twój ukryty cel albo go zastępuje, zależnie od swojego tekstu.',
  'LN-EXILE-02': 'Przy dobraniu tej karty wychodzi na jaw, czy wygnany był zdrajcą.',
  'LN-EXILE-03': 'Wszyscy twoi ocalali z kolonii muszą od razu przejść do innych lokacji.',
  'LN-EXILE-04':
    'Opuszczenie kolonii – wydanie polskie: to prawdziwe ruchy z ryzykownymi rzutami, które tylko nie wliczają się do jednego ruchu na turę; wydanie czeskie: to przeniesienia, bez rzutów.',
  'LN-EXILE-05':
    'Jeśli poza kolonią brakuje wolnych pól, ktoś musi najpierw przenieść do kolonii swojego ocalałego; nie jest to ruch. Gdy nikt się nie zgłosi, pierwszy gracz wskazuje ocalałego należącego do niewygnanego gracza. Jeśli takiego nie ma, ocalały wygnanego zostaje w kolonii, dopóki nie zwolni się pole.',
  'LN-EXILE-06': 'Na wygnaniu nie możesz dodawać kart do zagrożenia.',
  'LN-EXILE-07': 'Na wygnaniu nadal możesz wkładać karty pod cel główny.',
  'LN-EXILE-08': 'Na wygnaniu nigdy nie dodajesz darmozjadów do kolonii, nawet jeśli karta mówi inaczej.',
  'LN-EXILE-09': 'Nowi ocalali z przedmiotów wygnanego gracza pojawiają się w dowolnej lokacji poza kolonią.',
  'LN-EXILE-10':
    'Na wygnaniu nie możesz wydawać znaczników żywności. Możesz za to zużywać karty żywności z ręki: każda podnosi niezużytą kość o 1, a jej efekt pomijasz.',
  'LN-EXILE-11': 'Na wygnaniu nie głosujesz.',
  'LN-EXILE-12': 'Śmierć ocalałego wygnanego gracza nie obniża morale.',
  'LN-EXILE-13':
    'Karty zagrane przez wygnanego, które trafiłyby na stos odpadów – wydanie polskie: zostają usunięte z gry; wydanie czeskie: trafiają na stos kart odrzuconych. Wyposażenie dołącza on do ocalałych jak zwykle.',
  'LN-EXILE-14':
    'Gdy tylko wśród wygnanych znajdzie się dwóch graczy bez ukrytego celu zdrajcy, morale spada do 0 i gra się kończy.',
  'LN-EXILE-15': 'Na wygnaniu nadal możesz żądać kart i dawać je na żądanie innych.',
  'LN-EXILE-16': 'Wygnanie jest ostateczne.',
  'LN-EXILE-17': 'Ocalali wygnanego gracza nie mogą wrócić ruchem do kolonii.',
  'LN-EXILE-18':
    'Poza kolonią pojawiają się także ocalali, których wygnany zyskał dzięki innym efektom. Tam, gdzie zasady wymagają wolnych pól dla nowych osób, w jego przypadku liczą się pola poza kolonią.',
  'LN-END-01':
    'Gra kończy się natychmiast, gdy morale spadnie do 0. Celu głównego wtedy się nie sprawdza; uznaje się go za niewykonany.',
  'LN-END-02': 'Gra kończy się, gdy znacznik rund dojdzie do 0. Celu głównego nie sprawdza się wtedy ponownie.',
  'LN-END-03': 'Gra kończy się, gdy w kroku 5 fazy kolonii cel główny okaże się wykonany.',
  'LN-END-04':
    'Na koniec wygrywasz, jeśli spełniasz swój ukryty cel, uwzględniając jego ewentualne zmiany. Zwycięzców może być dowolnie wielu: od nikogo po wszystkich.',
  'LN-VOTE-01': 'Po swobodnej dyskusji wszyscy głosują jednocześnie: tak albo nie.',
  'LN-VOTE-02': 'Głosują tylko niewygnani gracze.',
  'LN-VOTE-03':
    'Remis rozstrzyga pierwszy gracz; w wydaniu czeskim decyduje jego własny głos. Jeśli znacznik ma wygnany – wydanie polskie: to on rozstrzyga; wydanie czeskie: nie ma głosu, więc wniosek upada.',
  'LN-TEXT-01':
    'Tekst karty jest ważniejszy niż zasady ogólne. Wyjątek: wygnany gracz nigdy nie dodaje darmozjadów do kolonii.',
  'LN-TEXT-02': 'Kolejność efektów, które mają zadziałać jednocześnie, wybiera pierwszy gracz.',
  'LN-TEXT-03': 'Przedmiotem nie można przerwać efektu, który już się rozpatruje.',
  'LN-RANDLOC-01': 'Losowa lokacja: rzuć kością sześciościenną. Wypada lokacja o tym numerze.',
  'LN-DECK-01': 'Stos lub talię, które przejrzano w poszukiwaniu konkretnej karty, tasuje się po wszystkim.',
  'LN-ROLL-01':
    'Gdy masz rzucić kością, bierzesz wolną kość akcji, nigdy taką, która należy do puli któregoś z graczy.',
  'LN-VAR-COOP-01':
    'Gra kooperacyjna: trudna strona celu głównego, bez ukrytych celów. Wygrywacie wszyscy, i to tylko wtedy, gdy wykonacie cel główny.',
  'LN-VAR-COOP-02': 'W grze kooperacyjnej nie ma głosowań nad wygnaniem.',
  'LN-VAR-COOP-03': 'Przed przygotowaniem gry kooperacyjnej usuwacie wszystkie karty z symbolem braku współpracy.',
  'LN-VAR-2P-01':
    'Dwóch graczy: obowiązują zasady kooperacyjne. Dostajesz 7 przedmiotów startowych oraz 4 ocalałych, z których zachowujesz 3, więc zaczynasz z 4 kośćmi.',
  'LN-VAR-PD-01':
    'Dylemat więźnia: przygotowujecie grę jak dla dwóch osób, ale każdy dostaje 1 ukryty cel i 1 ukryty cel zdrajcy. Kart celów zdrajcy nigdy nie usuwa się z powodu symbolu braku współpracy.',
  'LN-VAR-PD-02': 'W dylemacie więźnia nie ma głosowań nad wygnaniem.',
  'LN-VAR-PD-03':
    'Jeśli cel główny zostanie wykonany, wygrywa każdy, kto spełnił swój zwykły ukryty cel, być może obaj gracze. Jeśli nie spełnił go nikt, obaj przegrywają.',
  'LN-VAR-PD-04': 'Jeśli morale spadnie do 0, a ukryty cel zdrajcy spełnił dokładnie jeden gracz, to on wygrywa.',
  'LN-VAR-PD-05': 'Jeśli morale spadnie do 0, a swoje cele zdrajcy spełnili obaj, obaj przegrywają.',
  'LN-VAR-PD-06':
    'Jeśli morale spadnie do 0, a celu zdrajcy nie spełnił nikt, albo jeśli znacznik rund dojdzie do 0, obaj przegrywają.',
  'LN-VAR-TRAITOR-01':
    'Wariant zdrajcy: w kroku 4 przygotowania odkładacie po 1 ukrytym celu na gracza zamiast 2 i nadal dodajecie 1 cel zdrajcy. Zdrajca jest wtedy bardziej prawdopodobny.',
  'LN-VAR-HARD-01': 'Tryb trudny: zwykłe zasady, ale trudna strona celu głównego.',
  'LN-VAR-ELIM-01': 'Wariant eliminacji: kto straci ostatniego ocalałego, odpada z gry, zamiast dobrać nowego.',
  'LN-VAR-ELIM-02':
    'Karty wyeliminowanego – wydanie polskie: wszystkie zostają usunięte z gry; wydanie czeskie: karty z ręki trafiają na stos kart odrzuconych, gdziekolwiek zginął ocalały.',
  'LN-VAR-ELIM-03':
    'Wyeliminowany gracz przegrał. Nie ma tur ani głosu, nie jest niczyim sąsiadem i nie wlicza się do liczby graczy, a jeśli trwa jego tura, kończy się. Znacznik pierwszego gracza przechodzi od niego od razu do najbliższego pozostałego gracza z prawej. Gdy nie zostanie nikt, gra kończy się bez zwycięzcy.',
  'LN-DESPAIR-01': 'Znaczniki rozpaczy leżą na kartach ocalałych i według wszystkich zasad liczą się jak rany.',
  'LN-DESPAIR-02':
    'Efekt usuwający rany, nawet dowolnego rodzaju, nigdy nie usuwa rozpaczy. Robią to tylko efekty, które wprost ją wymieniają.',
  'LN-REBEL-01':
    'Darmozjad może pojawić się już zbuntowany albo zbuntować się później w wyniku efektu. Pokazuje to druga strona jego znacznika.',
  'LN-REBEL-02': 'Zbuntowany darmozjad liczy się za dwóch przy karmieniu i przy dodawaniu zombie, i tylko wtedy.',
  'LN-REBEL-03':
    'Aby uspokoić zbuntowanego darmozjada, odłóż w swojej turze z ręki na stos odpadów kartę lekarstwa, bez jej efektu.',
  'LN-REBEL-04':
    'Gdy trzeba zabić lub usunąć darmozjada, a tekst nie mówi, czy zwykłego, czy zbuntowanego, uzgadniacie to między sobą, a wskazuje go pierwszy gracz.',
  'LN-TRAP-01': 'Efekty kładą wybuchającą pułapkę na pustym polu wejścia. Zajmuje je tak jak barykada.',
  'LN-TRAP-02':
    'Jeśli zombie nie ma gdzie stanąć, bo brakuje pustego pola, a jest tam pułapka, usuwa się ją, zombie się nie pojawia, a wszystkie zwykłe zombie przy tym wejściu znikają.',
  'LN-TRAP-03': 'Jeśli przy wejściu są i barykada, i pułapka, pierwszy gracz decyduje, która zostanie zużyta.',
  'LN-TRAP-04':
    'Za zombie usunięte przez pułapkę nie wykonuje się ryzykownych rzutów. Specjalne zombie zostają na miejscu.',
  'LN-IMP-01':
    'Przygotowanie modułu usprawnień: dodajcie do talii karty zagrożeń, ocalałych, rozdroży i celów oznaczone młotkiem.',
  'LN-IMP-02': 'Przetasujcie 10 usprawnień i ułóżcie 4 z nich odkryte obok planszy kolonii.',
  'LN-IMP-03':
    'Przedmioty i inne efekty kładą znaczniki postępu na odkrytych usprawnieniach. Narzędzia i złom można zużyć na postęp zamiast ich zwykłego efektu: po 1 znaczniku, deski i złom po 2.',
  'LN-IMP-04':
    'Gdy na usprawnieniu leży co najmniej tyle znaczników, ile na nim podano, jest ukończone: trafia do kolonii, a jego trwały efekt zaczyna działać.',
  'LN-IMP-05':
    'Wydanie polskie: ukończone usprawnienie zastępuje karta z talii, dopóki jakieś w niej są. Wydanie czeskie: pozostałe 6 wróciło do pudełka, więc nic go nie zastępuje.',
  'LN-BAND-01':
    'Przygotowanie modułu bandytów: dodajcie do talii karty z symbolem bandyty, dołóżcie kryjówkę bez stosu przedmiotów, a obok niej figurki bandytów.',
  'LN-BAND-02':
    'Bandyci nie są zombie i żaden gracz ich nie kontroluje. Stoją na polach ocalałych w lokacjach poza kolonią.',
  'LN-BAND-03':
    'Po odsłonięciu zagrożenia do każdej lokacji o podanym na nim numerze od razu przychodzi bandyta. Numer podany dwa razy oznacza dwóch bandytów.',
  'LN-BAND-04': 'Bandyty nie umieszcza się w lokacji bez wolnego pola ocalałych.',
  'LN-BAND-05': 'Zagrożenie z podstawowej gry nie ma numerów: zamiast tego 2 bandytów przychodzi do losowych lokacji.',
  'LN-BAND-06':
    'Atak na bandytę w lokacji ocalałego przebiega jak atak na ocalałego o wartości ataku 4: wynik 4 lub mniej usuwa bandytę. Nie ma ryzykownego rzutu i niczego się nie zabiera.',
  'LN-BAND-ZOM-01': 'Każdy bandyta liczy się jako ocalały przy dodawaniu zombie w jego lokacji.',
  'LN-BAND-ZOM-02':
    'Gdy lokacja zostaje opanowana, najpierw giną ocalali. Jeśli ich tam nie ma, usuwa się z niej wszystkich bandytów.',
  'LN-BAND-ZOM-03': 'Ugryzienie nigdy nie przenosi się na bandytów, a ich usunięcie nie zmienia morale.',
  'LN-BAND-LOOT-01':
    'Tuż po dodaniu zombie w fazie kolonii każdy bandyta przenosi wierzchnią kartę przedmiotu ze swojej lokacji na składowisko w kryjówce, odkrytą.',
  'LN-BAND-HIDE-01':
    'Ocalały niewygnanego gracza w kryjówce może ją przeszukać lub zaatakować: wydaj kość o wartości co najmniej równej jego przeszukiwaniu lub atakowi, a potem rzuć kością według tabeli kryjówki.',
  'LN-BAND-HIDE-02':
    'Przeszukanie kryjówki: 1: rana. 2 lub 3: nic. 4: rana i 1 wybrana karta ze składowiska. 5 lub 6: 1 wybrana karta.',
  'LN-BAND-HIDE-03':
    'Atak na kryjówkę: 1: 3 rany. 2: 2 rany i 1 karta. 3: 1 rana i 1 karta. 4: 1 karta. 5 lub 6: 2 karty. Karty wybierasz.',
  'LN-BAND-HIDE-04':
    'Karty ze składowiska trafiają na rękę, tyle ile ich jest. Nie ma hałasu ani ryzykownego rzutu. Najpierw są rany, a śmierć rozstrzyga się do końca; potem i tak bierzesz karty.',
  'LN-BAND-HIDE-05':
    'Atak na kryjówkę to osobna akcja, niezależna od ataku na ocalałego, bandytę lub zombie, którzy tam są.',
  'LN-BAND-LEAD-01': 'Wygnany gracz, który nie był zdrajcą, zostaje przywódcą bandytów.',
  'LN-BAND-LEAD-02':
    'Gdy zagrożenie sprowadza bandytów, ich lokacje wybiera przywódca. Z karty liczy się tylko liczba bandytów.',
  'LN-BAND-LEAD-03': 'Przywódca wybiera lokacje poza kolonią z wolnym polem ocalałych, ale nie kryjówkę.',
  'LN-BAND-LEAD-04':
    'Raz na rundę, w swojej turze i bez ocalałego na miejscu, przywódca może wziąć 1 wybraną kartę ze składowiska.',
  'LN-RAX-01':
    'Przygotowanie modułu Raxxon: dodajcie do talii karty oznaczone czaszką oraz lokację Raxxon ze stosem 20 przedmiotów.',
  'LN-RAX-02':
    'Przetasujcie 12 eksperymentów i połóżcie je na karcie Raxxonu zapisem audio do góry. Wierzchni zapis jest zawsze jawny.',
  'LN-RAX-03': '6 efektów ubocznych leży odkrytych obok Raxxonu. Można je przeglądać w każdej chwili.',
  'LN-RAX-04': 'Po każdym przeszukiwaniu w Raxxonie wykonaj ryzykowny rzut za ocalałego, który przeszukiwał.',
  'LN-RAX-PILL-01': 'Aby użyć pigułki, wybierz swojego ocalałego, rzuć kością i zastosuj wynik z karty.',
  'LN-RAX-PILL-02':
    'Jeśli karta tak mówi, ocalały dostaje wskazany efekt uboczny. Nie da się go nigdy usunąć ani przekazać.',
  'LN-RAX-PILL-03': 'Każdy efekt uboczny to jedna karta. Dopóki ma ją któryś ocalały, nie dostanie jej nikt inny.',
  'LN-RAX-CODE-01':
    'W swojej turze, jeśli masz ocalałego w Raxxonie, możesz kłaść na jego karcie niezużyte kości, ile chcesz. Wygnani gracze też mogą.',
  'LN-RAX-CODE-02':
    'Na początku fazy kolonii kod się zgadza, jeśli dwie z tych kości pokazują obie wartości kodu wierzchniego eksperymentu, w dowolnej kolejności.',
  'LN-RAX-CODE-03':
    'Jeśli kod się zgadza, niewygnani gracze głosują. Gdy większość jest za, odrzućcie eksperyment; nic się nie pojawia.',
  'LN-RAX-CODE-04':
    'Gdy większość jest przeciw, pierwszy gracz wskazuje jedno miejsce, także kolonię: w kroku 4 tej rundy przychodzi tam o 3 zombie mniej, nie mniej niż 0, a hałas liczy się na końcu. Potem kładzie się specjalne zombie eksperymentu.',
  'LN-RAX-CODE-05':
    'Jeśli kod się nie zgadza, kładzie się specjalne zombie. Wydanie czeskie: pierwszy gracz także wtedy wskazuje miejsce z 3 zombie mniej. Wydanie polskie: nie.',
  'LN-RAX-CODE-06':
    'Po sprawdzeniu kodu wszystkie kości schodzą z karty Raxxonu. W następnej rundzie rzuca się nimi znowu.',
  'LN-RAX-PLACE-01':
    'Specjalne zombie z zapisu kładzie się po kolei, każdego w osobno wylosowanej lokacji, jeśli zapis mówi o losowych.',
  'LN-RAX-PLACE-02':
    'Każdy zajmuje wolne pole wejścia. Jeśli takiego nie ma, wybucha pułapka, pada barykada albo wejście zostaje opanowane jak zwykle, a figurki się nie kładzie.',
  'LN-RAX-PLACE-03':
    'Jeśli położono choć jednego, odwróćcie kartę na stronę potyczki i zostawcie ją na stole. Jeśli żadnego, odrzućcie ją.',
  'LN-RAX-PLACE-04': 'W kolonii specjalny zombie przychodzi pod wejście 1.',
  'LN-RAX-PLACE-05': 'Gdy eksperymenty się skończą, nic się nie dzieje.',
  'LN-RAX-SPEC-01':
    'Specjalnego zombie może usunąć tylko atak. Przedmioty, zdolności i pułapki, które zabijają bez ataku, na niego nie działają.',
  'LN-RAX-SPEC-02': 'Specjalnego zombie przesuwa tylko jego karta potyczki. Nie da się go zwabić.',
  'LN-RAX-SPEC-03':
    'Dopóki w lokacji atakującego jest specjalny zombie, pierwszym celem każdego ataku musi być specjalny zombie, przed zwykłymi zombie, ocalałymi i bandytami.',
  'LN-RAX-SPEC-04': 'Efekty sięgające innych lokacji mogą trafiać tam zwykłe zombie, nawet jeśli są z nimi specjalne.',
  'LN-RAX-SPEC-05':
    'Po ataku na specjalnego zombie wykonaj ryzykowny rzut jak zwykle. Jeśli atakujący żyje, rzuć kością i zastosuj ten wiersz karty potyczki. Sam atak nikogo nie zabija.',
  'LN-RAX-SPEC-06': 'Gdy z planszy znika ostatni specjalny zombie danego rodzaju, odrzućcie jego kartę potyczki.',
  'LN-RAX-SPEC-07':
    'Specjalny zombie zajmuje pole wejścia i pomaga je opanować jak każdy zombie. Efekty, które usuwają zombie, go nie liczą.',
  ...rulebookScenarios,
  'LN-CLAR-01':
    'Jeśli cel główny zbiera karty, w swojej turze możesz wkładać pod niego, odkryte, pasujące karty z ręki, chyba że jego tekst to ogranicza.',
  'LN-CLAR-02':
    'Ograniczenie „raz na rundę” dotyczy przedmiotu, a nie tego, kto go ma: po przekazaniu użyty przedmiot pozostaje użyty.',
  'LN-CLAR-03':
    'Poza własną turą nic nie działa, chyba że tekst mówi inaczej. Takim wyjątkiem jest zdolność Kumara Sena.',
  'LN-CLAR-04':
    'Przedmioty rodzaju ocalały to zwykłe przedmioty: trzymasz je na ręce, liczą się do ukrytych celów, możesz je dodawać do zagrożenia i można ich żądać.',
  'LN-CLAR-05': 'Strzelba i piła łańcuchowa działają także wtedy, gdy w lokacji nie ma już wolnego pola hałasu.',
  'LN-CLAR-06':
    'Strzelba i karabin szturmowy przeciw specjalnemu zombie: najpierw rozpatrz w całości atak na niego. Dodatkowym celem może być potem inny specjalny zombie albo zwykły; za zwykłego nie ma ryzykownego rzutu.',
  'LN-CLAR-07':
    'Rozdroże „Szczury w ścianach”: rozdzielcie rany między ocalałych jak najrówniej. Każdy sam decyduje, który z jego ocalałych otrzymuje ranę.',
  'LN-CLAR-08':
    'Rozdroże Fatimy Maktabi („Obie ręce”): to sama Fatima, niezależnie od tego, kto się poruszył, nie może już atakować, czyścić odpadów, barykadować ani przyciągać. Nadal może dostać wyposażenie, przekazać je, dodać do zagrożenia i użyć swojej zdolności; wolno jej też się poruszać i przeszukiwać.',
  'LN-CLAR-09':
    'Rozdroża „Walka o władzę”, Rosy Rodriguez („Rosa ma dwa punkty”) i Nadii Rivers („Jeden ciepły posiłek”): „Walkę o władzę” można uruchomić wielokrotnie, a głosuje się nad nią ponownie nawet wtedy, gdy już działa.',
  'LN-CLAR-10':
    '„Walka o władzę”, „Rosa ma dwa punkty” i „Jeden ciepły posiłek”: w głosowaniach nad pojedynczymi prawami pierwszy gracz nie rozstrzyga remisów. Remis oznacza odrzucenie prawa.',
  'LN-CLAR-11': 'Rozdroże „Ziółko”: kartę możesz wskazać, podając jej rodzaj albo coś dokładniejszego.',
  'LN-CLAR-12':
    'Rozdroże „Szalona matka”: ocalały otrzymuje ranę tylko wtedy, gdy wchodzi do szkoły lub zostaje w niej umieszczony, a nie za samo przebywanie tam.',
  'LN-CLAR-13': '„Szalona matka” odsyła ocalałego wygnanego gracza do dowolnej innej lokacji, nigdy do kolonii.',
  'LN-CLAR-14':
    'Ocalały, który miałby zostać przeniesiony w miejsce bez wolnego pola, zostaje tam, gdzie jest. Reszta efektu i tak działa.',
  'LN-CLAR-15':
    'Nożyk, który Anita Wallace ma jako wyposażenie, pozostaje jednorazowy: po użyciu trafia na stos odpadów.',
  'LN-CLAR-16': 'Blue jest samicą i nie liczy się jako ludzki ocalały.',
  'LN-CLAR-17': 'Ocalały oddany innemu graczowi zabiera ze sobą całe swoje wyposażenie.',
  'LN-OBJ-01':
    '„Mroźna noc”: atakujący otrzymuje odmrożenie w chwili ataku na zombie, zwykłego lub specjalnego, przed ryzykownym rzutem. Jeśli go to zabije, zombie i tak ginie, a rzutu się nie wykonuje.',
  'LN-PRINT-01':
    'Rocco Bellini, w kolonii: jeśli jest w niej co najmniej 1 darmozjad, w kroku 4 do kolonii przybywa o 2 zombie mniej.',
  'LN-PRINT-02':
    'Anita Wallace, wszędzie, raz na rundę w swojej turze: zabija 1 zombie w swojej lokacji bez ryzykownego rzutu albo inny ocalały w tej lokacji otrzymuje 1 ranę.',
  'LN-PRINT-03':
    'Emma Han, poza kolonią, raz na rundę: odkrywasz 4 wierzchnie karty ze stosu lokacji, w której jest Emma, i możesz wziąć jedną z nich, jeśli to edukacja. Resztę wtasowujesz z powrotem. Wszyscy dowiadują się, która karta opuściła który stos.',
  'LN-PRINT-04':
    'Elijah Jordan, poza kolonią, raz na rundę po przeszukaniu: możesz przenieść wszystkie znaczniki hałasu z jego lokacji do jednej innej, w której się zmieszczą.',
  'LN-PRINT-05':
    'Kevin Jackson, wszędzie, raz na rundę w swojej turze: zabija 1 zombie lub bandytę w dowolnej lokacji bez ryzykownego rzutu.',
  'LN-PRINT-06':
    'Gia Najjar, wszędzie, na końcu twojej tury: możesz usunąć 1 ranę albo 1 odmrożenie, nigdy rozpacz, ocalałemu w kolonii.',
  'LN-PRINT-07':
    'Alfonso Ortega, w kolonii, raz na rundę: za 2 znaczniki żywności przeglądasz jeden stos przedmiotów lokacji od 1 do 6 w poszukiwaniu broni i wyposażasz w nią ocalałego w kolonii. Wszyscy dowiadują się, która karta opuściła który stos.',
  'LN-PRINT-08':
    'Paliwo albo ogień (stos odpadów): poruszasz jednym swoim ocalałym albo zabijasz zombie w lokacji, w której masz ocalałego. Ten ruch lub to zabicie nie powoduje ryzykownego rzutu.',
  'LN-PRINT-09':
    'Zapalniczka (wyposażenie): raz na rundę, gdy ten ocalały atakuje, zużywasz kartę paliwa, aby zabić 4 zombie zamiast 1, bez ryzykownego rzutu i bez efektu samej karty paliwa. Może to być także paliwo, które właśnie dostajesz na żądanie.',
  'LN-PRINT-10':
    'Zagrożenie „Schron”, jeśli mu nie zapobiegniecie: do kolonii przybywa 6 zombie. Potem każdy w kolejności graczy mówi, czy wyznaje sekret. Na koniec do kolonii przybywają naraz, jako jedna grupa, po 2 zombie za każdego, kto go nie wyznał.',
  'LN-PRINT-11': 'Zagrożenie Skoordynowany atak, gdy się go nie zażegna: 6 bandytów przychodzi do losowych lokacji.',
  'LN-PRINT-12':
    'Rozdroże „Na polowaniu”, gdy poruszasz ocalałym i nie jesteś na wygnaniu: rzucasz 4 kośćmi, a każda z wynikiem 3 lub więcej dodaje 1 znacznik żywności do magazynu. Druga opcja: do końca gry dla każdego przychodzącego bandyty rzuca się kością, a 4 lub więcej go przepędza. Bez bandytów nic nie zmienia.',
  'LN-PRINT-13':
    '„Mroźna noc”: przetrwajcie 8 rund, zaczynając z morale 8, 6 zombie pod kolonią i 1 w każdej lokacji; na stronie trudnej 10 rund, z morale 6, 12 zombie pod kolonią i 2 w każdej lokacji. Ocalały, który atakuje zombie, otrzymuje 1 odmrożenie.',
  'LN-PRINT-14':
    '„Danina”: gdy twój ocalały przechodzi do kolonii, możesz włożyć pod kartę dowolną liczbę kart przedmiotów z ręki. Do celu liczą się tylko karty z lokacji od 1 do 6; przedmioty początkowe mogą tam leżeć, ale się nie liczą.',
  'LN-PRINT-15':
    '„Wspomnienie”: cel główny jest wykonany, a ty masz na ręce co najmniej 1 kartę narzędzi i co najmniej 2 karty edukacji.',
  'LN-PRINT-16':
    'Łowca: połóżcie 2 w losowych lokacjach. Potyczka: przy 1–3 atakujący otrzymuje 1 ranę; przy 4 Łowca trafia do losowej lokacji; przy 5–6 atakujący otrzymuje 1 ranę, a Łowca zostaje usunięty.',
  'LN-PRINT-17':
    'Każda lokacja pokazuje rodzaje przedmiotów ze swojego stosu, od najbardziej do najmniej prawdopodobnego. Każdy może to w każdej chwili przeczytać.',
  'LN-RULE-01':
    'Kartę rozdroży z warunkiem związanym z ruchem rozpatruje się po ryzykownym rzucie za ten ruch. Jeśli poruszony ocalały zginął, warunek nie jest spełniony.',
  'LN-RULE-02':
    'Morale 0 kończy grę od razu, kiedykolwiek do tego dojdzie. Przy dodawaniu zombie sprawdza się to po każdym pojedynczym zombie, a nie na końcu kroku.',
  'LN-RULE-03': 'Każde osobne polecenie dodania zombie do kolonii zaczyna się znów od wejścia 1.',
  'LN-RULE-04':
    'W jednym ataku możesz zastosować najwyżej jeden efekt, który pozwala zabić kilka zombie zamiast 1. Efekty zmieniające wymagany wynik kości łączą się dowolnie.',
  'LN-RULE-05':
    '„Raz na rundę”, raz użyte, pozostaje użyte po przekazaniu przedmiotu, po śmierci jego posiadacza i po ponownym wyposażeniu.',
  'LN-RULE-06': 'Ocalały może mieć dwa egzemplarze tego samego przedmiotu. Działają niezależnie od siebie.',
  'LN-RULE-07':
    'Remis nie spełnia warunku „najwięcej”, chyba że karta mówi inaczej. Jedna karta na ręce może liczyć się do dwóch punktów celu, chyba że razem wymagają one więcej kart, niż masz.',
  'LN-RULE-08':
    'Efekt dotyczący „wszystkich” jest dozwolony także wtedy, gdy nie dotyczy nikogo. Opcji, której kosztu nie możesz zapłacić, wybrać nie wolno.',
  'LN-RULE-09':
    'Ocalały, który zastępuje czyjegoś ostatniego, wchodzi do gry dopiero po zakończeniu trwającego rozprzestrzeniania ugryzienia.',
  'LN-RULE-10':
    'Przyciąganie nigdy nie działa w obrębie kolonii, czyli z kolonii do kolonii. Przyciągnięte zombie rozstawiasz na pustych polach wejścia według uznania.',
  'ED-07':
    'Gdzie trafiają wyczyszczone odpady, karty dodane do zagrożenia, karty zużyte przez wygnanego i karty z ręki utracone razem z ostatnim ocalałym, także przy eliminacji. Wydanie polskie: zostają usunięte z gry; wydanie czeskie: na stos kart odrzuconych (u wygnanego karty ze słowem „STOS ODPADÓW” i karty żywności). Samą kartę zagrożenia zawsze usuwa się z gry.',
  'ED-08':
    'Przyciąganie. Wydanie polskie: przenosisz najwyżej 2 zombie; wydanie czeskie: przenosisz 2 zombie z jednej lokacji, a jeśli jest ich mniej lub się nie mieszczą – tyle, ile się da. W obu wydaniach potrzebne są puste pola wejścia.',
  'ED-12':
    'Gest w głosowaniu nad wygnaniem. Wydanie polskie: kciuk w górę oznacza wygnanie; wydanie czeskie: kciuk w dół oznacza wygnanie, a w górę – pozostanie.',
  'ED-13':
    'Opuszczenie kolonii po wygnaniu. Wydanie polskie: zwykły ruch z ryzykownym rzutem za każdego ocalałego, ale poza limitem ruchów na turę; wydanie czeskie: to nie jest ruch i rzutów nie ma.',
  'ED-21':
    'Znacznik pierwszego gracza. Wydanie polskie: przechodzi dalej, chyba że przegłosujecie jego zatrzymanie; wydanie czeskie: zostaje, chyba że przegłosujecie przekazanie. W obu wydaniach przechodzi do sąsiada z prawej.',
  'ED-29':
    'Remisy w głosowaniach. Wydanie polskie: rozstrzyga pierwszy gracz, nawet jeśli jest wygnany; wydanie czeskie: decyduje głos pierwszego gracza, więc gdy jest on wygnany, głosu nie ma i wniosek upada.',
  'ED-30':
    'Lekarstwo, które uspokaja zbuntowanego darmozjada. Wydanie polskie: kartę się odkłada i nie liczy się ona jako zagrana; wydanie czeskie: jest zagrana, więc spełnia warunek karty, która na to czeka. W obu nie ma innego efektu.',
  'ED-65':
    'Ile hałasu mieści lokacja. Wydanie polskie: w jednej rundzie kładzie się na nią najwyżej 4 znaczniki, nawet jeśli część w międzyczasie zniknie; wydanie czeskie: leżą na niej najwyżej 4.',
  'EX-01':
    'Przykład: Gia (atak 2+) i 1 zombie są w szkole. Gia atakuje niezużytą kością o wyniku 4, a w ryzykownym rzucie wypada rana: zombie znika ze szkoły, kość jest zużyta, Gia ma 1 ranę.',
  'EX-02':
    'Przykład: Hedda (atak 2+, gracz A) stoi w szkole naprzeciw 1 zombie, a gracz A zużywa na atak kość o wyniku 4. Zombie ginie, kość przechodzi do zużytych, a ponieważ kość ryzyka pokazuje ranę, Hedda otrzymuje 1 ranę.',
  'EX-03':
    'Przykład: w szkole są Gia (atak 2+, gracz 1) i Rocco (atak 2+, gracz 2). Gia atakuje Rocca kością o wyniku 3, ponowny rzut daje 1, czyli nie więcej niż 2: Rocco otrzymuje 1 ranę, gracz 1 bierze 1 losową kartę gracza 2, a ryzykownego rzutu nie ma.',
  'EX-04':
    'Przykład: Hedda (atak 2+, gracz A) atakuje w szkole Kevina (atak 2+, gracz B) kością o wyniku 3, a w ponownym rzucie wypada 1. Kevin otrzymuje 1 ranę, gracz A zabiera graczowi B 1 losową kartę i nie wykonuje ryzykownego rzutu.',
  'EX-05':
    'Przykład: Alfonso (przeszukiwanie 5+) przeszukuje stację paliw kością o wyniku 5: dobierasz zapalniczkę, kładziesz 1 znacznik hałasu i dobierasz kartę paliwa, którą zatrzymujesz. Paliwo masz na ręce, zapalniczka trafia na spód stosu, a na stacji paliw leży 1 znacznik hałasu.',
  'EX-06':
    'Przykład: gra 3 graczy, nikt nie jest na wygnaniu, a do zagrożenia, któremu zapobiega paliwo, dodano 3 karty paliwa i 1 kartę broni. W kroku 3 suma wynosi 1 + 1 + 1 − 1 = 2, mniej niż 3, więc działa efekt porażki; karty poświęcone znikają ze stołu.',
  'EX-07':
    'Przykład: w kolonii jest 14 osób, przy wejściu 3 stoją 3 zombie, a przy pozostałych są puste pola, więc w kroku 4 przybywa 7 zombie. Zombie stają przy wejściach 1 i 2; wejście 3 zostaje opanowane (ginie ocalały o najniższych wpływach, morale spada o 1, zombie się nie pojawia); kolejne stają przy wejściach 4, 5 i 6, a siódmy znów przy wejściu 1.',
  'EX-08':
    'Przykład: gdy w kolonii jest 13 osób, połowa z zaokrągleniem w górę to też 7 zombie. Przy takim samym ustawieniu co w przykładzie z 14 osobami wynik jest identyczny.',
  'EX-09':
    'Przykład: ocalały ma 2 rany, a gracz, który go kontroluje, trzyma na ręce lekarstwo. Gdy pada trzecia rana, ocalały ginie; lekarstwa nie można zagrać wcześniej.',
  'EX-10': 'Przykład: na początku gry masz 2 ocalałych, więc jak każdy rzucasz 3 kośćmi.',
  'EX-11':
    'Przykład: do zagrożenia, któremu zapobiega żywność, dodajesz kartę wartą kilka znaczników żywności. W kroku 3 daje ona tylko +1.',
  'EX-12':
    'Przykład: ocalały przechodzi z lokacji A do lokacji B, a w ryzykownym rzucie wypada ugryzienie. Ginie w B i tam ugryzienie dosięga ocalałego o najniższych wpływach; w A nikomu nic się nie dzieje.',
  'EX-13':
    'Przykład: w magazynie leży już 1 znacznik głodu, a żywności znowu nie wystarcza. W kroku 1 dochodzi drugi znacznik, morale spada o 2, a żywności nie usuwa się wcale; za trzecim razem morale spadłoby o 3.',
  'EX-14':
    'Przykład, wydanie polskie: na wierzchu leży Łowca, a kod się nie zgadza. Na początku fazy kolonii 2 Łowców trafia do 2 osobno wylosowanych lokacji, a kartę odwracacie.',
  'EX-15':
    'Przykład: ocalały atakuje Łowcę. Ryzykowny rzut daje pustą ściankę, na kości wypada 5: atakujący otrzymuje 1 ranę, a Łowca zostaje usunięty. Karta zostaje, dopóki żyje drugi Łowca.',
  'EX-16':
    'Przykład: w rozdrożu „Na polowaniu” wybierasz sarny i wyrzucasz 2, 3, 5 i 6. Trzy wyniki to 3 lub więcej, więc do magazynu trafiają 3 znaczniki żywności.',
  'EX-17':
    'Przykład: twój ocalały atakuje kryjówkę bandytów, a kość pokazuje 2. Ocalały otrzymuje 2 rany, a ty bierzesz 1 wybraną kartę ze składowiska.',
  'EX-18':
    'Przykład: ocalały o ataku 2 wydaje kość 2, by zaatakować bandytę. W rzucie wypada 4, czyli nie więcej niż 4: bandyta znika, bez ryzykownego rzutu.',
  'EX-19':
    'Przykład: 3 graczy przygotowuje zwykłą stronę „Mroźnej nocy”. Morale wynosi 8, znacznik rund stoi na 8, przy każdym z wejść 1–6 do kolonii staje 1 zombie i w każdej innej lokacji także 1.',
  'EX-20':
    'Przykład: na trudnej stronie „Mroźnej nocy” zaczynacie z morale 6 i 10 rundami. Przy każdym wejściu do kolonii stają 2 zombie i po 2 w każdej innej lokacji.',
  'EX-21':
    'Przykład: w kroku 4 przygotowania 3 graczy tasuje 7 ukrytych celów: 6 zwykłych i 1 cel zdrajcy. Rozdaje się 3, a 4 wracają do pudełka bez podglądania.',
  'EX-22': 'Przykład: przy 19 kartach na stosie odpadów w kroku 2 morale spada o 1. Przy 20 kartach spada o 2.',
  'EX-23':
    'Przykład: wśród przywódców grup są Anita (wpływy 19) i Elijah (wpływy 39), a wszyscy pozostali mają mniej niż 39. Znacznik pierwszego gracza bierze w kroku 14 ten, kogo przywódcą jest Elijah.',
}
