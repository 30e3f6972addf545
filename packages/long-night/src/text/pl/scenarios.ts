// Teksty samych scenariuszy.

import type { Messages } from '@lastlight/kernel'

export const scenarios: Messages = {
  'setting.scenario': 'Scenariusz',
  'setting.scenario.none': 'Brak',
  'setting.scenario.chimp': 'Szympans i kod',
  'setting.scenario.raid': 'Bandycki nalot',

  'objective.r1': 'R1: Brama',
  'objective.story.r1':
    'Stalowa brama, zamurowana furtka, worki z piaskiem aż po dach. Komuś bardzo zależało, żeby coś nie wyszło albo żeby nikt nie wszedł. Benzynie i prochowi jest to obojętne.',
  'objective.goal.r1.normal':
    'Pod tą kartą leżą co najmniej 2 karty paliwa lub broni na każdego gracza, który zaczynał grę.',
  'objective.rule.r1':
    'W dowolnej chwili swojej tury możesz włożyć z ręki pod tę kartę dowolną liczbę odkrytych kart paliwa i broni. Wyposażenie zostaje u ocalałego.',
  'objective.r2': 'R2: Pod gruzami',
  'objective.story.r2':
    'Głos spod betonu słabnie z każdą godziną. Koparki nie ma, są ręce, łomy i szympansica, która nikomu nie pozwala odpocząć.',
  'objective.goal.r2.normal':
    'Na karcie Raxxonu leżą co najmniej 3 kości na każdego niewygnanego gracza. Zostają tam z rundy na rundę.',
  'objective.r3': 'R3: Zamknąć je',
  'objective.story.r3':
    'Wyszły, a za następnymi drzwiami czekają kolejne. Blue zna klawisze; ktoś musi je naciskać, gdy ktoś inny trzyma ulicę.',
  'objective.goal.r3.normal':
    'W kroku 5 na planszy są najwyżej 2 specjalne zombie, a kod powstrzymujący zgadzał się w tej rundzie.',
  'objective.b1': 'B1: Jedzenie dla sąsiadów',
  'objective.story.b1':
    'Chcą po worku od głowy. To sporo puszek za jedną obietnicę, ale zimą pokój nigdy nie był tani.',
  'objective.goal.b1.normal':
    'W kroku 5 w magazynie są co najmniej 3 znaczniki żywności na każdego niewygnanego gracza.',
  'objective.b2': 'B2: Na pozycje',
  'objective.story.b2':
    'Tym razem bez targów. Każdy kogoś wysyła, żeby potem nikt nie mówił, że o niczym nie wiedział.',
  'objective.goal.b2.normal': 'W kroku 5 każdy niewygnany gracz ma w kryjówce bandytów co najmniej 1 ocalałego.',
  'objective.b3': 'B3: Precz z naszej ziemi',
  'objective.story.b3':
    'Ich budy niech sobie gniją. Ale sklepy, szkoła i pompy są nasze i dziś nie zaśnie tam ani jeden z nich.',
  'objective.goal.b3.normal': 'W kroku 5 na planszy nie ma żadnego bandyty.',

  'passage.plans': 'Plany w tubie',
  'passage.story.plans':
    'Emma wróciła późno, ośnieżona po pas, z tekturową tubą pod płaszczem. W środku był cały Raxxon, piętro po piętrze: pigułki, które kiedyś wszyscy braliśmy, a pod nimi dwie kondygnacje, których nie pokazał żaden prospekt. O północy plany zajmowały już cały stół. Wejście jest jedno, zamurowane, a my mamy spis rzeczy, których mury nie lubią.',
  'passage.rule.plans':
    'Emma Han dołącza w kolonii do stronników pierwszego gracza i ma przy sobie plany Raxxonu. Na wszystkich polach Raxxonu stoją barykady: żaden ocalały nie może tam wejść. Pigułki i kod powstrzymujący jeszcze nie działają.',
  'passage.gate': 'Otwarta brama',
  'passage.story.gate':
    'Huk wybił nam ostatnie całe szyby, a połowa trupów spod płotu odwróciła się i poszła popatrzeć. Rano trzeba było włazić po gruzie. Coś małego i głośnego uwiesiło mi się na ramieniu: szympansica z krwawiącą łapą i plakietką „Blue”. Mojego chleba nie chciała. Zaciągnęła mnie pod zawalony strop, a spod niego męski głos zapytał bardzo grzecznie, czy ktoś ma lewarek.',
  'passage.rule.gate':
    'Barykady w Raxxonie znikają. Osoba czytająca umieszcza w Raxxonie jednego swojego ocalałego i przenosi tam 3 zombie z kolonii. Blue dołącza w Raxxonie do jej stronników z 1 raną. Od teraz ocalali mogą wchodzić do Raxxonu i go przeszukiwać, a pigułki działają. Na karcie Raxxonu można kłaść kości.',
  'passage.friend': 'Nocny stróż',
  'passage.story.friend':
    'Ważył tyle co płaszcz. Położyliśmy go przy piecu, Blue trzymała go za rękę, a koło trzeciej otworzył oczy i nas policzył. „Tylu was tu jest – powiedział. – To kto siedzi przy klawiaturze?” Powiedzieliśmy, że o trupach wiemy. Śmiał się, aż zabolało. To tylko te z góry, mówił; przez rok co wieczór wystukiwali z Blue dwie cyfry, żeby te z dołu nie wyszły. Mijał właśnie drugi wieczór. Trzeciego nie doczekał.',
  'passage.rule.friend':
    'Z karty Raxxonu znikają wszystkie kości, a wszyscy ocalali z Raxxonu trafiają do kolonii. Od razu wydostają się eksperymenty: 2, a przy co najmniej 4 graczach 3. Od następnej rundy sprawdza się kod powstrzymujący.',

  'passage.gifts': 'Goście z sankami',
  'passage.story.gifts':
    'Rano pod bramą stało dwóch rabusiów z cegielni, ręce w górze, chudzi jak tyczki. Wszystko to nieporozumienie, mówili, i czy nie znalazłoby się coś do jedzenia. Już mieliśmy się roześmiać, kiedy ściągnęli plandekę z sanek: bandaże, ampułki, wszystko, o co modliła się izba chorych. Nikt nie spytał, skąd znają listę. Ja pytam dopiero później i patrzę, kto się czerwieni.',
  'passage.rule.gifts':
    'Każdy gracz może dobrać 1 kartę ze stosu szpitala. Bandyci przychodzą, liczą się przy dodawaniu zombie i plądrują; ani ich, ani kryjówki nie można jeszcze atakować. Celem zdrajcy w tej grze jest „Zdrada Bandyty”.',
  'passage.rule.gifts.together':
    'Każdy gracz może dobrać 1 kartę ze stosu szpitala. Bandyci przychodzą, liczą się przy dodawaniu zombie i plądrują; ani ich, ani kryjówki nie można jeszcze atakować.',
  'passage.ambush': 'Poszło dwoje',
  'passage.story.ambush':
    'Ziemniaki na moich plecach, nadzieja na plecach szefa. Nad budami dym, ale ani jednego dziecka, i nie szczeka żaden pies. Potem głos z dachu mówi, co myśli o ludziach z płotem. Stajemy plecami do siebie, jak to się robi. „W nogi” – rzuca szef. Słyszę strzały, słyszę, jak wiwatują nad workami, i biegnę z ręką, która już nie całkiem jest moja. W domu nikt nie musi zarządzać głosowania.',
  'passage.rule.ambush':
    'Cała żywność przepada. Ocalały o najwyższych wpływach i ludzki ocalały o najniższych idą do kryjówki bandytów. Pierwszy tam ginie; drugi otrzymuje 1 ranę, chyba że byłoby to trzecie obrażenie, i wraca do kolonii. Od teraz można atakować bandytów i ich kryjówkę.',
  'passage.suspicion': 'Przed szturmem',
  'passage.story.suspicion':
    'Leżymy w trzcinach i czekamy, aż się rozwidni. Ich wartownicy trochę za często patrzą w naszą stronę. Ktoś im powiedział o izbie chorych, ktoś zdradził, którędy pójdzie szef. Przyglądam się twarzom po lewej i po prawej, a każda z nich przygląda się mojej.',
  'passage.rule.suspicion':
    'Począwszy od pierwszego gracza, każdy może zarządzić jedno głosowanie nad wygnaniem. Wygnany, który nie był zdrajcą, zostaje przywódcą bandytów. Potem zdrajca, który wykonał cel „Zdrada Bandyty”, może się ujawnić i wygrać.',
  'passage.rule.suspicion.together':
    'W tym wariancie nie ma głosowań nad wygnaniem: nikt nie zostaje oskarżony, a historia od razu toczy się dalej.',
  'passage.wronged': 'Nie ta osoba',
  'passage.story.wronged':
    'Lufy obracają się bez rozkazu. Ręce w górę, żebyśmy je widzieli, i wolny krok w stronę bud. „Nic mnie z nimi nigdy nie łączyło”, słyszymy. „Właśnie im mnie podarowaliście”.',
  'passage.rule.wronged': 'Wygnana osoba nie była zdrajcą i od teraz przewodzi bandytom.',
  'passage.caught': 'Ta osoba',
  'passage.story.caught':
    'Jedno spojrzenie przez muszkę i twarz mówi wszystko. Żadnych wymówek, żadnej mowy, tylko wzruszenie ramion. Potem kroki w śniegu: ani do bud, ani do nas, prosto w biel, gdzie nikt nikomu nic nie jest winien.',
  'passage.rule.caught': 'Wygnana osoba była zdrajcą i nie przewodzi bandytom.',
  'passage.betrayed': 'Dwa strzały w powietrze',
  'passage.story.betrayed':
    'Puszczam ich przodem. To w końcu mój plan, a ktoś powinien pilnować tyłów. Dwadzieścia kroków, dziesięć, pięć. Dwa strzały w chmury i wszystkie okiennice w osadzie otwierają się naraz. Nie trwało to długo. Teraz idę od kieszeni do kieszeni i pogwizduję. Jutro przeprowadzamy się do domu z płotem.',
  'passage.rule.betrayed': 'Zdrajca ujawnia cel „Zdrada Bandyty” i wygrywa. Gra się kończy.',
  'passage.home': 'Gęsiego do domu',
  'passage.story.home':
    'Po takim poranku nikt nikogo nie atakuje. Wracaliśmy gęsiego i nikt nie chciał iść pierwszy. Budy niech sobie mają. Chcemy tylko, żeby żaden z nich nie postawił już nogi na naszych ulicach.',
  'passage.rule.home':
    'Wydanie polskie: wszyscy ocalali niewygnanych graczy trafiają do kolonii. Wydanie czeskie: tylko ci z kryjówki bandytów.',

  'option.gift': 'Dobierz kartę ze stosu szpitala',
  'option.gift.not': 'Nie bierz prezentu',
  'option.reveal': 'Ujawnij cel „Zdrada Bandyty” i wygraj',
  'option.reveal.not': 'Niczego nie ujawniaj',
  'option.trust': 'Nikogo nie oskarżaj',
  'question.gift': 'Bandyci przynieśli prezenty. Bierzesz jeden?',
  'question.accuse': 'Czy ktoś tutaj pracuje dla bandytów?',
  'question.reveal': 'Wszyscy odpowiadają w tajemnicy. Ujawniasz cel „Zdrada Bandyty”?',
  'refusal.move.sealed': 'Raxxon jest zamurowany.',
  'refusal.play.pills': 'Nikt jeszcze nie wie, jak działają te pigułki.',
  'refusal.code.notYet': 'Do klawiatury Raxxonu nie da się jeszcze dostać.',
  'refusal.bandit.notYet': 'Na razie z bandytami jest pokój.',
  'refusal.reveal.notYours': 'Ujawnić się może tylko zdrajca, który wykonał cel „Zdrada Bandyty”.',
  'log.passage': '{whoMe, select, yes {Czytasz} other {{who} czyta}} na głos: {title}. {story} {rule}',
  'log.newObjective': 'Nowy cel główny: {objective}. {story} {goal}',
  'why.story': 'scenariusz',
  'outcome.over.bandits': 'Zdrajca wydał kolonię bandytom.',
  'term.ending.bandits': 'cel B2 wykonano, a po głosowaniach nad wygnaniem ujawniasz kartę albo morale wynosi 0',
}
