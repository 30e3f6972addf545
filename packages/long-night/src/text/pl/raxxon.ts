// Raxxon: eksperymenty, potyczki, pigułki i efekty uboczne.

import type { Messages } from '@lastlight/kernel'

export const raxxon: Messages = {
  'experiment.claw': 'Szpon',
  'experiment.hunter': 'Łowca',
  'experiment.collector': 'Zbieracz',
  'experiment.frostwalker': 'Zimny',
  'experiment.tank': 'Czołg',
  'experiment.howler': 'Wyjec',
  'experiment.carrier': 'Nosiciel',
  'experiment.hydra': 'Hydra',
  'experiment.reaper': 'Żniwiarz',
  'experiment.spitter': 'Rzygacz',
  'experiment.stinker': 'Śmierdziel',
  'experiment.siren': 'Syrena',
  'experiment.story.claw':
    'Dzień czwarty. Chcieliśmy paznokci, które odrastają. Odrastają. Nie umieją za to przestać i obiekt 12 otworzył drzwi oddziału, które z jego strony nie miały klamki.',
  'experiment.story.hunter':
    'Grupa testowa 481. Psy się nie zarażają, więc pożyczyliśmy sobie trochę psa. Nadal aportują. Przestaliśmy czymkolwiek rzucać.',
  'experiment.story.collector':
    'Chowa wszystko, co się przy nim odłoży, i pamięta gdzie. Wczoraj moje okulary, dziś nocną pielęgniarkę. Na półce w kącie panuje wzorowy porządek.',
  'experiment.story.frostwalker':
    'Miała to być tkanka, której mróz nie przeszkadza. Przeszkadza jej ciepło. Niech ktoś powie dyrektorowi, dlaczego ogrzewanie w skrzydle B jest wyłączone i dlaczego takie zostanie.',
  'experiment.story.tank':
    'Czynnik wzrostu dziewięć, dwie dawki, przez pomyłkę. Był portierem i wciąż chodzi tam, gdzie są drzwi. My już tego drzwiami nie nazywamy.',
  'experiment.story.howler':
    'Wdech trwa u nich całą minutę. Potem czuć to w zębach. Dziwne jest dopiero to, co słychać później od strony miasta: odpowiedź.',
  'experiment.story.carrier':
    'Jest uprzejmy i nie gryzie. Tylko kaszle. Posłaliśmy trzy osoby, żeby zmierzyły mu temperaturę, i teraz trzeba ją mierzyć jeszcze trzem.',
  'experiment.story.hydra':
    'Utnij jedną i napisz raport. Utnij dwie i nie ma już komu go napisać. Zalecenie: nie ucinać.',
  'experiment.story.reaper':
    'Dostali ostrza zamiast rąk, bo w grancie stało: rolnictwo. Rzędy wychodzą im pięknie. Nie pytają, co w nich rośnie.',
  'experiment.story.spitter':
    'Ślina przeżera stal w jedenaście sekund, a rękawice w dwie. Zasięg: dalej niż miarka, której też już nie ma.',
  'experiment.story.stinker':
    'Obiektom nic nie dolega, dolega powietrzu. Dwóch techników złożyło wypowiedzenie przez okno. Na szczęście z parteru.',
  'experiment.story.siren':
    'Nuci. Wszyscy na korytarzu znają tę melodię z domu i każdy z innego. Noście zatyczki. Swoje wyjąłem tylko na próbę.',
  'encounter.claw.low': 'Jest szybszy niż twoja druga myśl. Atakujący otrzymuje 1 ranę.',
  'encounter.claw.mid':
    'Zahacza o twój plecak i już go nie oddaje. Gracz atakującego odkłada 1 wybraną kartę z ręki na stos odpadów, jeśli jakąś ma.',
  'encounter.claw.high': 'Bez głowy paznokcie na nic się nie przydają. Usuń tego Szpona.',
  'encounter.hunter.low': 'To go tylko rozzłościło. Atakujący otrzymuje 1 ranę.',
  'encounter.hunter.mid': 'Warczy i znika między samochodami. Umieść tego Łowcę w losowej lokacji.',
  'encounter.hunter.high':
    'Pada jak każdy inny pies, a blizną będziesz się chwalić na imieninach. Atakujący otrzymuje 1 ranę. Usuń tego Łowcę.',
  'encounter.collector.low':
    'Ma twoje rzeczy i właśnie je liczy. Gracz atakującego odkłada 2 wybrane karty z ręki na stos odpadów albo tyle, ile ma.',
  'encounter.collector.mid':
    'Bierze jedną rzecz i wychodzi. Gracz atakującego odkłada 1 wybraną kartę z ręki na stos odpadów, jeśli jakąś ma. Umieść tego Zbieracza w losowej lokacji.',
  'encounter.collector.high':
    'Pod płaszczem ma czterdzieści łyżek i coś przydatnego. Usuń tego Zbieracza. Gracz atakującego dobiera 1 kartę ze stosu tej lokacji.',
  'encounter.frostwalker.low': 'Trafiasz, a dłoń zostaje tam o chwilę za długo. Atakujący otrzymuje 1 odmrożenie.',
  'encounter.frostwalker.mid': 'Pęka jak dzban, prosto na ciebie. Atakujący otrzymuje 1 odmrożenie. Usuń Zimnego.',
  'encounter.frostwalker.high': 'Jeden dobry cios i na drodze leży tylko lód. Usuń Zimnego.',
  'encounter.tank.low': 'Nawet tego nie poczuł. Ty owszem. Atakujący otrzymuje 2 rany.',
  'encounter.tank.mid': 'Zamachnął się raz, dla porządku. Atakujący otrzymuje 1 ranę.',
  'encounter.tank.high': 'Pierwszy raz od kwietnia wygląda na zdziwionego. Usuń Czołg.',
  'encounter.howler.low': 'Zdążył wypuścić powietrze. Połóż tu 2 znaczniki hałasu i dodaj tu 1 zombie.',
  'encounter.howler.mid':
    'Biegnie i wyje jednocześnie, w stronę domu. Dodaj 1 zombie do kolonii. Umieść tego Wyjca w losowej lokacji.',
  'encounter.howler.high': 'Ostatnie wycie wychodzi mu krótkie. Usuń tego Wyjca. Połóż tu 1 znacznik hałasu.',
  'encounter.carrier.low': 'Kaszle, a ty właśnie bierzesz oddech. Wykonaj za atakującego jeszcze jeden ryzykowny rzut.',
  'encounter.carrier.mid': 'Przeprasza i drapie. Atakujący otrzymuje 1 ranę.',
  'encounter.carrier.high':
    'Kładzie się, jakby na to czekał. Usuń Nosiciela. Wykonaj za atakującego jeszcze jeden ryzykowny rzut.',
  'encounter.hydra.low': 'Wstają obie połówki. Dodaj tu 2 zombie.',
  'encounter.hydra.mid': 'Jedna połówka wstaje i gryzie. Atakujący otrzymuje 1 ranę. Dodaj tu 1 zombie.',
  'encounter.hydra.high': 'Palisz ten kawałek, który rusza się najbardziej. Usuń Hydrę. Dodaj tu 1 zombie.',
  'encounter.reaper.low': 'Od lewej do prawej, jak go uczyli. Atakujący otrzymuje 2 rany.',
  'encounter.reaper.mid':
    'Zacina cię i idzie w następny rząd. Atakujący otrzymuje 1 ranę. Umieść tego Żniwiarza w losowej lokacji.',
  'encounter.reaper.high': 'Wchodzisz tak blisko, że ostrza mijają cię z obu stron. Usuń tego Żniwiarza.',
  'encounter.spitter.low':
    'Omiata ulicę jak wąż strażacki. Rozdzielcie 2 rany między ocalałych w tej lokacji jak najrówniej.',
  'encounter.spitter.mid':
    'Pluje, trafia w rękaw i się cofa. Atakujący otrzymuje 1 ranę. Umieść tego Rzygacza w losowej lokacji.',
  'encounter.spitter.high': 'Wpychasz mu ten wąż z powrotem. Usuń tego Rzygacza.',
  'encounter.stinker.low': 'Czujesz go nawet we śnie. Atakujący otrzymuje 1 znacznik rozpaczy.',
  'encounter.stinker.mid':
    'Co tu leżało, nadaje się do wyrzucenia. Odłóż 2 wierzchnie karty ze stosu tej lokacji na stos odpadów.',
  'encounter.stinker.high':
    'Pada, a zapach zostaje na tydzień. Usuń tego Śmierdziela. Odłóż wierzchnią kartę ze stosu tej lokacji na stos odpadów.',
  'encounter.siren.low': 'Znasz drugą zwrotkę. Atakujący otrzymuje 2 znaczniki rozpaczy.',
  'encounter.siren.mid':
    'Milknie w pół taktu i odchodzi. Atakujący otrzymuje 1 znacznik rozpaczy. Umieść Syrenę w losowej lokacji.',
  'encounter.siren.high': 'Cisza, a po niej już tylko wiatr, trochę fałszywie. Usuń Syrenę.',
  'experiment.place.random':
    'Umieszcza {n, plural, one {# specjalnego zombie w losowej lokacji} few {# specjalne zombie, każdego w osobno wylosowanej lokacji} many {# specjalnych zombie, każdego w osobno wylosowanej lokacji} other {# specjalnego zombie w losowej lokacji}}',
  'experiment.place.at':
    'Umieszcza {n, plural, one {# specjalnego zombie} few {# specjalne zombie} many {# specjalnych zombie} other {# specjalnego zombie}} {at}',
  'experiment.code': 'kod powstrzymujący {a} i {b}',

  'sideEffect.owlEyes': 'Sowie oczy',
  'sideEffect.ironPulse': 'Żelazny puls',
  'sideEffect.sleepless': 'Bezsenność',
  'sideEffect.shakes': 'Drżące ręce',
  'sideEffect.whiteNoise': 'Biały szum',
  'sideEffect.ravenous': 'Wilczy głód',
  'sideEffect.effect.owlEyes': 'wartość przeszukiwania tego ocalałego jest o 1 niższa',
  'sideEffect.effect.ironPulse': 'wartość ataku tego ocalałego jest o 1 niższa',
  'sideEffect.effect.sleepless': 'gracz tego ocalałego co rundę rzuca 1 kością więcej',
  'sideEffect.effect.shakes': 'wartość ataku tego ocalałego jest o 1 wyższa',
  'sideEffect.effect.whiteNoise': 'wartość przeszukiwania tego ocalałego jest o 1 wyższa',
  'sideEffect.effect.ravenous': 'w kroku 1 fazy kolonii do wykarmienia kolonii potrzeba o 1 znacznik żywności więcej',
  'sideEffect.story.owlEyes': 'Źrenice się nie zwężają. Świeca boli, za to w piwnicy jest jasno jak w sklepie.',
  'sideEffect.story.ironPulse': 'Czterdzieści uderzeń na minutę, cokolwiek wejdzie drzwiami.',
  'sideEffect.story.sleepless': 'Dziewiąty dzień bez snu, a zmieniło się tylko pismo.',
  'sideEffect.story.shakes': 'Zupa dociera na łyżce mniej więcej co drugi raz.',
  'sideEffect.story.whiteNoise': 'Radio między dwiema stacjami, gdzieś za lewym uchem.',
  'sideEffect.story.ravenous': 'Trzy miski i wzrok utkwiony w czwartej. Klej z kopert też zniknął.',

  'item.redPill': 'Czerwone pigułki',
  'item.acc.redPill': 'Czerwone pigułki',
  'item.effect.redPill':
    'WYDARZENIE: Wybierz swojego ocalałego i rzuć kością. 1–2: efekt uboczny „Drżące ręce”. 3–4: usuń 1 ranę lub odmrożenie. 5–6: efekt uboczny „Żelazny puls”.',
  'item.whitePill': 'Białe pigułki',
  'item.acc.whitePill': 'Białe pigułki',
  'item.effect.whitePill':
    'WYDARZENIE: Wybierz swojego ocalałego i rzuć kością. 1–2: efekt uboczny „Biały szum”. 3–4: usuń 1 ranę lub odmrożenie. 5–6: efekt uboczny „Sowie oczy”.',
  'item.yellowPill': 'Żółte pigułki',
  'item.acc.yellowPill': 'Żółte pigułki',
  'item.effect.yellowPill':
    'WYDARZENIE: Wybierz swojego ocalałego i rzuć kością. 1–2: efekt uboczny „Wilczy głód”. 3–4: usuń do 2 ran lub odmrożeń. 5–6: efekt uboczny „Bezsenność”.',
  'item.raxxonPlans': 'Plan Raxxonu',
  'item.acc.raxxonPlans': 'Plan Raxxonu',
  'item.effect.raxxonPlans': 'WYPOSAŻENIE: Gdy ten ocalały przeszukuje Raxxon, zatrzymujesz o 1 dobraną kartę więcej.',

  'option.attackMutant': '{survivor} atakuje specjalnego zombie {at}: {what} (kość {die})',
  'option.code': 'Połóż kość na karcie Raxxonu (kość {die})',
  'option.foe': 'Specjalny zombie {at}: {what}',
  'option.foe.zombie': 'Zwykły zombie {at}',
  'option.vote.contain': 'Głosuj za odrzuceniem eksperymentu: nic nie wyjdzie',
  'option.vote.release': 'Głosuj za wypuszczeniem go: o 3 zombie mniej tam, gdzie wskaże pierwszy gracz',
  'question.foe': 'Kto jest następnym celem tego ataku?',
  'question.vote.code': 'Kod się zgadza. Co z eksperymentem „{card}”?',
  'question.fewer': 'Dokąd przybędzie dziś o 3 zombie mniej?',
  'refusal.attack.mutantFirst': 'Jest tu specjalny zombie. Trzeba najpierw zaatakować jego.',
  'refusal.foe.notYet': 'Pierwszym celem musi być specjalny zombie.',
  'refusal.code.nobody': 'Żaden z twoich ocalałych nie jest w Raxxonie.',
  'log.experiment': 'Na wierzchu w Raxxonie leży zapis „{what}”, {code}. {place}. Nagranie: {story}',
  'log.codeDie': '{whoMe, select, yes {Kładziesz} other {{who} kładzie}} kość na karcie Raxxonu: {die}.',
  'log.code': 'Raxxon: kości zgadzają się z kodem eksperymentu „{what}”.',
  'log.code.missed': 'Raxxon: kości nie zgadzają się z kodem eksperymentu „{what}”.',
  'log.contained': 'Eksperyment „{what}” zostaje odrzucony. Nic nie wychodzi.',
  'log.experimentOver': 'Karta eksperymentu „{what}” zostaje odrzucona.',
  'log.fewer': 'O {n} zombie mniej niż zwykle {at}.',
  'log.mutantCame': 'Pojawia się specjalny zombie {at}: {what}{why}.',
  'log.mutantBarred': 'Dla specjalnego zombie nie ma miejsca {at}: {what}{why}.',
  'log.mutantLeft': 'Specjalny zombie odchodzi {from}: {what}.',
  'log.mutantGone': '{survivor} pozbywa się specjalnego zombie {at}: {what}.',
  'log.encounter': '{survivor} toczy potyczkę ze specjalnym zombie: {what}. Na kości wypada {rolled}. {text}',
  'log.dosed': '{survivor} połyka pigułkę. Na kości wypada {rolled}{why}.',
  'log.sideEffect': '{survivor} ma odtąd efekt uboczny: {what} ({effect}){why}.',
  'why.encounter': 'specjalny zombie „{what}”',
  'why.code': 'kod powstrzymujący',
  'table.raxxon':
    'Raxxon: na wierzchu zapis „{what}”, {code}; kości na karcie: {dice}; pod spodem {n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'table.raxxon.empty': 'Raxxon: nie ma już eksperymentów; kości na karcie: {dice}',
  'table.mutants': 'specjalne zombie: {what}',
  'table.sideEffects': 'efekty uboczne: {what}',
}
