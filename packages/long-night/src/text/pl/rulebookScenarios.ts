import type { Messages } from '@lastlight/kernel'

export const rulebookScenarios: Messages = {
  'LN-SCEN-01':
    'Jeśli w kroku 5 specjalny cel scenariusza jest wykonany, zamiast kończyć grę czyta się fragment historii. Po R3 i B3 gra się kończy.',
  'LN-SCEN-02':
    'Wydanie czeskie: w rundzie, w której czyta się fragment, pomija się krok 6, więc znacznik na torze rund zostaje. Wydanie polskie: krok 6 się rozgrywa. Krok 7 rozgrywa się w obu.',
  'LN-SCEN-03': 'Następny cel zastępuje poprzedni na początku kolejnej rundy.',
  'LN-SCEN-04': 'Umieszczanie ocalałych na polecenie fragmentu historii nigdy nie jest ruchem.',
  'LN-SCEN-05':
    'W grze kooperacyjnej, dwuosobowej i w dylemacie więźnia karty scenariusza mają tylko jedną stronę. Nie ma wtedy celu „Zdrada Bandyty” ani specjalnej fazy wygnania.',
  'LN-SCEN-R0-01': 'Scenariusz „Szympans i kod” przygotowuje się jak zwykle, z modułem Raxxon.',
  'LN-SCEN-R0-02':
    'Połóżcie barykadę na każdym polu wejścia i każdym polu ocalałych Raxxonu. Żaden ocalały nie może tam wejść.',
  'LN-SCEN-R0-03': 'Na początku nie używa się ani zasad pigułek, ani kodu powstrzymującego.',
  'LN-SCEN-R0-04': 'Przed rozdaniem ocalałych wyjmijcie ze stosu Blue i Emmę Han i odłóżcie je na bok.',
  'LN-SCEN-R0-05': 'Celem głównym jest R1.',
  'LN-SCEN-R0-06': 'Na początku gry Emma Han trafia do kolonii i dołącza do stronników pierwszego gracza.',
  'LN-SCEN-R0-07':
    'Znajdźcie plany Raxxonu w jego stosie przedmiotów i wyposażcie w nie Emmę. Potem przetasujcie stos.',
  'LN-SCEN-R1-01':
    'Fragment po R1 czyta i wykonuje gracz z najmniejszą liczbą ocalałych. Przy remisie ten z nich, którego ocalały ma najwyższe wpływy.',
  'LN-SCEN-R1-02': 'Usuńcie z Raxxonu wszystkie barykady.',
  'LN-SCEN-R1-03': 'Osoba czytająca umieszcza w Raxxonie jednego swojego ocalałego, jeśli jakiegoś ma.',
  'LN-SCEN-R1-04':
    'Do końca gry ocalali mogą wchodzić do Raxxonu i go przeszukiwać, z ryzykownym rzutem po każdym przeszukaniu.',
  'LN-SCEN-R1-05':
    'Osoba czytająca przenosi z kolonii do Raxxonu 3 dowolne zombie, a mniej, jeśli jest ich mniej lub się nie mieszczą.',
  'LN-SCEN-R1-06': 'Blue dołącza w Raxxonie do stronników osoby czytającej i ma 1 ranę.',
  'LN-SCEN-R1-07': 'Jeśli dla Blue nie ma miejsca, pierwszy gracz wybiera ocalałego z Raxxonu, który wraca do kolonii.',
  'LN-SCEN-R1-08': 'Od teraz używa się pigułek. Kodu powstrzymującego jeszcze nie.',
  'LN-SCEN-R1-09': 'Następna runda zaczyna się z celem R2 zamiast R1.',
  'LN-SCEN-R2-01': 'Po R2 usuńcie z karty Raxxonu wszystkie kości.',
  'LN-SCEN-R2-02':
    'Wszyscy ocalali z Raxxonu trafiają do kolonii, także ocalali wygnanych graczy. Jeśli brakuje wolnych pól, pierwszy gracz wybiera, kto do niej trafia, a pozostali zostają. Ocalali wygnanego gracza od razu opuszczają kolonię i idą do wybranych przez niego lokacji innych niż Raxxon. To nie są ruchy, więc nikt nie rzuca.',
  'LN-SCEN-R2-03':
    'Od razu wydostają się 2 eksperymenty, a przy 4 lub więcej graczach 3, i stawia się ich specjalne zombie. Wydanie polskie: liczy się niewygnanych graczy. Wydanie czeskie: wszystkich.',
  'LN-SCEN-R2-04': 'Od następnej rundy do końca gry używa się kodu powstrzymującego.',
  'LN-SCEN-R2-05': 'Następna runda zaczyna się z celem R3 zamiast R2.',
  'LN-SCEN-R3-01': 'Wykonanie R3 kończy grę jak zwykle.',
  'LN-SCEN-B0-01':
    'Scenariusz „Bandycki nalot” przygotowuje się jak zwykle, z modułem bandytów. Celem głównym jest B1.',
  'LN-SCEN-B0-02':
    'Cel zdrajcy, który się wtasowuje, nie jest losowy: to „Zdrada Bandyty”, i wszyscy mogą go przeczytać. Wymaga wykonania B2. W innych grach się go nie używa.',
  'LN-SCEN-B0-03': 'Na początku gry każdy gracz może dobrać 1 kartę ze stosu szpitala.',
  'LN-SCEN-B0-04':
    'Na początku bandyci tylko przychodzą, liczą się przy dodawaniu zombie i plądrują. Innych zasad bandytów się nie używa.',
  'LN-SCEN-B1-01': 'Po B1 usuńcie z magazynu wszystkie znaczniki żywności.',
  'LN-SCEN-B1-02':
    'Ocalały o najwyższych wpływach i ludzki ocalały o najniższych wpływach trafiają do kryjówki bandytów.',
  'LN-SCEN-B1-03': 'Ocalały o najwyższych wpływach tam ginie, a morale spada jak zwykle.',
  'LN-SCEN-B1-04': 'Drugi otrzymuje 1 ranę, chyba że byłoby to trzecie obrażenie.',
  'LN-SCEN-B1-05': 'Ten ocalały wraca do kolonii.',
  'LN-SCEN-B1-06': 'Do końca gry można atakować bandytów i używa się zasad ich kryjówki.',
  'LN-SCEN-B1-07': 'Następna runda zaczyna się z celem B2 zamiast B1.',
  'LN-SCEN-B1-08':
    'Wydanie polskie: fragment po B1 czyta gracz, którego ocalały ma najniższe wpływy. Wydanie czeskie: gracz, którego ludzki ocalały ma najniższe wpływy.',
  'LN-SCEN-B1-09':
    'Obu wyznacza się spośród wszystkich ocalałych w grze, także ocalałych wygnanych graczy, i zanim kogokolwiek się przeniesie; jeśli to ten sam, tylko ginie. Ocalały wygnanego gracza, który wraca, od razu opuszcza kolonię, bez ryzykownego rzutu i nie do kryjówki. Blue nie jest człowiekiem.',
  'LN-SCEN-B2-01':
    'Po B2 następuje specjalna faza wygnania: od pierwszego gracza, zgodnie z ruchem wskazówek zegara, każdy może zarządzić jedno głosowanie nad wygnaniem.',
  'LN-SCEN-B2-02': 'Każde wygnanie rozgrywa się do końca, zanim pyta się następnego gracza.',
  'LN-SCEN-B2-03':
    'Wygnany gracz, który nie był zdrajcą, zostaje przywódcą bandytów. Zasad przywódcy używa się od teraz.',
  'LN-SCEN-B2-04': 'Wygnany zdrajca nie zostaje przywódcą bandytów.',
  'LN-SCEN-B2-05':
    'Po fazie wygnania niewygnany zdrajca, który wykonał cel „Zdrada Bandyty”, może się ujawnić. Wygrywa, a gra się kończy; cel główny nie jest wykonany.',
  'LN-SCEN-B2-06':
    'Niewygnany zdrajca, który nie wykonał celu „Zdrada Bandyty” albo go nie ujawnia, gra dalej w ukryciu. Od teraz także morale musi wynosić 0.',
  'LN-SCEN-B2-07':
    'Jeśli gra trwa dalej, ocalali trafiają do kolonii. Wydanie polskie: wszyscy ocalali niewygnanych graczy. Wydanie czeskie: tylko ci z kryjówki bandytów.',
  'LN-SCEN-B2-08': 'Następna runda zaczyna się z celem B3 zamiast B2.',
  'LN-SCEN-B2-09':
    'Gracz, który nie był zdrajcą, a został wygnany przed fazą wygnania, od tej chwili także przewodzi bandytom.',
  'LN-SCEN-B3-01': 'Wykonanie B3 kończy grę jak zwykle.',
}
