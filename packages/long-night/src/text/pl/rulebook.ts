import type { Messages } from '@lastlight/kernel'
import { rulebookModules } from './rulebookModules.ts'
import { rulebookRulings } from './rulebookRulings.ts'
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
    'Cmentarz nie jest lokacją: trafiają tam karty i figurki zabitych ocalałych. Nie da się na niego wejść i do niczego się go nie wlicza. Ocalałych na cmentarzu mogą liczyć tylko karty rozdroży i celów; wśród drukowanych czeskich kart rozdroży robi to jedna.',
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
    'W swojej turze wykonujesz dowolną liczbę dozwolonych akcji w dowolnej kolejności. Kończysz ją, kiedy zechcesz.',
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
  'LN-PLAY-01': 'W swojej turze możesz zagrać dowolną liczbę kart z ręki. W cudzej turze nie zagrywasz kart.',
  'LN-PLAY-02': 'Kartę ze słowem „STOS ODPADÓW” po rozpatrzeniu kładziesz na wierzchu stosu odpadów.',
  'LN-PLAY-03':
    'Kartę ze słowem „WYDARZENIE” (wszystkie przedmioty rodzaju ocalały oraz pigułki) po rozpatrzeniu usuwasz z gry.',
  'LN-PLAY-04':
    'Kartę ze słowem „WYPOSAŻENIE” dołączasz do dowolnego swojego ocalałego, gdziekolwiek jest, i daje mu ona swoją zdolność. Liczba przedmiotów na ocalałego nie jest ograniczona.',
  'LN-PLAY-05':
    'Ocalały traci wyposażenie tylko wtedy, gdy dodajesz je do zagrożenia, przekazujesz je, ocalały ginie albo każe tak sam przedmiot. Z własnej woli nie weźmiesz go z powrotem na rękę.',
  'LN-CRISISADD-01':
    'W swojej turze możesz dodać do zagrożenia dowolną liczbę kart dowolnych rodzajów, z ręki i z wyposażenia swoich ocalałych. Kładziesz je zakryte na przeznaczonym dla nich miejscu.',
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
    'Jeśli cel główny zbiera karty, w swojej turze możesz włożyć pod niego dowolną liczbę odkrytych pasujących kart z ręki, ale nie z wyposażenia. Niepasujących wkładać nie wolno. Tekst celu może ograniczać, kiedy to zrobisz.',
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
    'Na wygnaniu nie możesz wydawać znaczników żywności. Możesz za to zużywać karty żywności z ręki: każda podnosi niezużytą kość o 1, a jej efekt pomijasz. Wydanie polskie: karta jest zagrana; wydanie czeskie: odrzucona.',
  'LN-EXILE-11': 'Na wygnaniu nie głosujesz.',
  'LN-EXILE-12': 'Śmierć ocalałego wygnanego gracza nie obniża morale.',
  'LN-EXILE-13':
    'Karty zagrane przez wygnanego, które trafiłyby na stos odpadów – wydanie polskie: zostają usunięte z gry; wydanie czeskie: trafiają na stos kart odrzuconych. Wyposażenie dołącza on do ocalałych jak zwykle.',
  'LN-EXILE-14':
    'Gdy tylko wśród wygnanych znajdzie się dwóch graczy bez ukrytego celu zdrajcy, morale spada do 0 i gra się kończy. Jeśli gracze mogą odpaść: w wydaniu polskim liczą się tylko wygnani, którzy nadal grają; w wydaniu czeskim wszyscy.',
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
  ...rulebookModules,
  ...rulebookScenarios,
  ...rulebookRulings,
}
