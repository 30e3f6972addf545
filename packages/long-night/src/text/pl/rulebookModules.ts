import type { Messages } from '@lastlight/kernel'

export const rulebookModules: Messages = {
  'LN-IMP-01':
    'Przygotowanie modułu usprawnień: dodajcie do talii karty zagrożeń, ocalałych, rozdroży i celów oznaczone młotkiem.',
  'LN-IMP-02': 'Przetasujcie 10 usprawnień i ułóżcie 4 z nich odkryte obok planszy kolonii.',
  'LN-IMP-03':
    'Przedmioty i inne efekty kładą znaczniki postępu na odkrytych usprawnieniach. Narzędzia i rupiecie (pistolet bez naboi, pusty kanister, nieaktualny atlas, puste fiolki) można zużyć na postęp zamiast ich zwykłego efektu: po 1 znaczniku, deski i złom po 2.',
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
    'Ocalały niewygnanego gracza w kryjówce może ją przeszukać lub zaatakować: zużyj kość o wyniku co najmniej równym jego wartości przeszukiwania lub ataku, a potem rzuć kością według tabeli kryjówki.',
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
    'Po odsłonięciu zagrożenia lokacje wszystkich przychodzących bandytów wybiera przywódca. Z karty liczy się tylko liczba bandytów.',
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
    'Gdy większość jest przeciw, pierwszy gracz wskazuje jedną lokację, także kolonię: w kroku 4 tej rundy przychodzi tam o 3 zombie mniej, nie mniej niż 0, a zombie z hałasu odejmuje się na końcu. Potem kładzie się specjalne zombie eksperymentu.',
  'LN-RAX-CODE-05':
    'Jeśli kod się nie zgadza, kładzie się specjalne zombie. Wydanie czeskie: pierwszy gracz także wtedy wskazuje lokację, w której przybywa o 3 zombie mniej. Wydanie polskie: nie wskazuje żadnej.',
  'LN-RAX-CODE-06':
    'Po sprawdzeniu kodu wszystkie kości schodzą z karty Raxxonu. W następnej rundzie rzuca się nimi znowu.',
  'LN-RAX-PLACE-01':
    'Specjalne zombie z zapisu kładzie się po kolei, każdego w osobno wylosowanej lokacji, jeśli zapis mówi o losowych.',
  'LN-RAX-PLACE-02':
    'Każdy zajmuje wolne pole wejścia. Jeśli takiego nie ma, wybucha pułapka, pada barykada albo wejście zostaje opanowane jak zwykle, a figurki się nie kładzie.',
  'LN-RAX-PLACE-03':
    'Jeśli położono choć jednego, odwróćcie kartę na stronę potyczki i zostawcie ją na stole. Jeśli żadnego, odrzućcie ją.',
  'LN-RAX-PLACE-04':
    'W kolonii specjalny zombie zajmuje pierwsze wejście z wolnym polem, licząc od wejścia 1. Dopiero gdy wszystkie wejścia są pełne, nie znajduje miejsca i przychodzi pod wejście 1.',
  'LN-RAX-PLACE-05': 'Gdy eksperymenty się skończą, nic się nie dzieje.',
  'LN-RAX-SPEC-01':
    'Specjalnego zombie może usunąć tylko atak. Przedmioty, zdolności i pułapki, które zabijają bez ataku, na niego nie działają.',
  'LN-RAX-SPEC-02': 'Specjalnego zombie przesuwa tylko jego karta potyczki. Nie da się go przyciągnąć.',
  'LN-RAX-SPEC-03':
    'Dopóki w lokacji atakującego jest specjalny zombie, pierwszym celem każdego ataku musi być specjalny zombie, przed zwykłymi zombie, ocalałymi i bandytami.',
  'LN-RAX-SPEC-04': 'Efekty sięgające innych lokacji mogą trafiać tam zwykłe zombie, nawet jeśli są z nimi specjalne.',
  'LN-RAX-SPEC-05':
    'Po ataku na specjalnego zombie wykonaj ryzykowny rzut jak zwykle. Jeśli atakujący żyje, rzuć kością i zastosuj ten wiersz karty potyczki. Sam atak nikogo nie zabija.',
  'LN-RAX-SPEC-06': 'Gdy z planszy znika ostatni specjalny zombie danego rodzaju, odrzućcie jego kartę potyczki.',
  'LN-RAX-SPEC-07':
    'Specjalny zombie zajmuje pole wejścia i pomaga je opanować jak każdy zombie. Efekty, które usuwają zombie, go nie liczą.',
}
