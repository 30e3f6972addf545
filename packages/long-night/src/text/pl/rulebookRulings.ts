// Rulings on cards and open questions, differences between the editions, and examples.

import type { Messages } from '@lastlight/kernel'

export const rulebookRulings: Messages = {
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
    'Rozdroża „Walka o władzę”, Rosy Rodriguez („Rosa ma dwa wnioski”) i Nadii Rivers („Jeden ciepły posiłek”): „Walkę o władzę” można uruchomić wielokrotnie, a głosuje się nad nią ponownie nawet wtedy, gdy już działa.',
  'LN-CLAR-10':
    '„Walka o władzę”, „Rosa ma dwa wnioski” i „Jeden ciepły posiłek”: w głosowaniach nad pojedynczymi prawami pierwszy gracz nie rozstrzyga remisów. Remis oznacza odrzucenie prawa.',
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
    'Rocco Bellini, w kolonii: jeśli jest w niej co najmniej 1 darmozjad, w kroku 4 fazy kolonii do kolonii przybywa o 2 zombie mniej.',
  'LN-PRINT-02':
    'Anita Wallace, wszędzie, raz na rundę w swojej turze: zabija 1 zombie w swojej lokacji bez ryzykownego rzutu albo ocalały w tej lokacji otrzymuje 1 ranę; może nim być ona sama.',
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
    'Paliwo albo ogień (stos odpadów): poruszasz jednego swojego ocalałego albo zabijasz zombie w lokacji, w której masz ocalałego. Ten ruch lub to zabicie nie powoduje ryzykownego rzutu.',
  'LN-PRINT-09':
    'Zapalniczka (wyposażenie): raz na rundę, gdy ten ocalały atakuje, zużywasz kartę paliwa, aby zabić 4 zombie zamiast 1, bez ryzykownego rzutu i bez efektu samej karty paliwa. Może to być także paliwo, które właśnie dostajesz na żądanie.',
  'LN-PRINT-10':
    'Zagrożenie „Schron”, jeśli mu nie zapobiegniecie: do kolonii przybywa 6 zombie. Potem każdy w kolejności graczy mówi, czy wyznaje sekret. Na koniec do kolonii przybywają naraz, jako jedna grupa, po 2 zombie za każdego, kto go nie wyznał.',
  'LN-PRINT-11':
    'Zagrożenie „Skoordynowany atak”, jeśli mu nie zapobiegniecie: 6 bandytów przychodzi do losowych lokacji.',
  'LN-PRINT-12':
    'Rozdroże „Na polowaniu”, gdy poruszasz ocalałego i nie jesteś na wygnaniu: rzucasz 4 kośćmi, a każda z wynikiem 3 lub więcej dodaje 1 znacznik żywności do magazynu. Druga opcja: do końca gry dla każdego przychodzącego bandyty rzuca się kością, a 4 lub więcej go przepędza. Bez bandytów nic nie zmienia.',
  'LN-PRINT-13':
    '„Mroźna noc”: przetrwajcie 8 rund, zaczynając z morale 8, 6 zombie pod kolonią i 1 w każdej lokacji; na stronie trudnej 10 rund, z morale 6, 12 zombie pod kolonią i 2 w każdej lokacji. Ocalały, który atakuje zombie, otrzymuje 1 odmrożenie.',
  'LN-PRINT-14':
    '„Danina”: gdy twój ocalały przechodzi do kolonii, możesz włożyć pod kartę dowolną liczbę kart przedmiotów z ręki. Do celu liczą się tylko karty z lokacji od 1 do 6; przedmioty startowe mogą tam leżeć, ale się nie liczą. Grając z modułem Raxxon, możecie wymagać także jego kart: wybieracie to podczas przygotowania gry.',
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
  'ED-33':
    'Ukończone usprawnienie. Wydanie polskie: zastępuje je następne z talii, dopóki ona wystarczy; wydanie czeskie: nic go nie zastępuje.',
  'ED-38':
    'Nie zgadza się kod powstrzymujący. Wydanie polskie: pojawiają się tylko specjalne zombie; wydanie czeskie: pojawiają się, a w jednej lokacji przybywa o 3 zombie mniej.',
  'ED-40':
    'Runda, w której odczytuje się fragment scenariusza. Wydanie polskie: znacznik rund przesuwa się jak zwykle; wydanie czeskie: zostaje na miejscu.',
  'ED-43':
    'Eksperymenty, które wydostają się po R2. Wydanie polskie: liczą się niewygnani gracze; wydanie czeskie: wszyscy gracze.',
  'ED-44':
    'Fragment po B1 czyta gracz, którego ocalały ma najniższe wpływy. Wydanie polskie: każdy ocalały się liczy; wydanie czeskie: tylko ludzki.',
  'ED-45':
    'Ocalali, którzy wracają do kolonii po B2. Wydanie polskie: wszyscy ocalali niewygnanych graczy; wydanie czeskie: tylko ci z nich, którzy są w kryjówce bandytów.',
  'ED-65':
    'Ile hałasu mieści lokacja. Wydanie polskie: w jednej rundzie kładzie się na nią najwyżej 4 znaczniki, nawet jeśli część w międzyczasie zniknie; wydanie czeskie: leżą na niej najwyżej 4.',
  'ED-66':
    'Karta żywności, którą wygnany gracz zużywa, żeby podnieść wynik kości. Wydanie polskie: jest zagrana, więc spełnia warunek karty, która na to czeka; wydanie czeskie: odrzuca się ją i nie liczy się ona jako zagrana. W obu pomija się jej efekt.',
  'ED-67':
    'Dwóch wygnanych, którzy nie byli zdrajcami, kończy grę. Jeśli gracze mogą odpaść: w wydaniu polskim liczą się tylko ci, którzy nadal grają; w wydaniu czeskim liczy się każdy, także wyeliminowany.',
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
    'Przykład: ocalały o ataku 2 zużywa kość o wyniku 2, by zaatakować bandytę. W rzucie wypada 4, czyli nie więcej niż 4: bandyta znika, bez ryzykownego rzutu.',
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
