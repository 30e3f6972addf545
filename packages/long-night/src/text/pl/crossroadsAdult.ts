import type { Messages } from '@lastlight/kernel'

export const crossroadsAdult: Messages = {
  'crossroads.grass': 'Ziółko',
  'crossroads.trigger.grass': 'Zagrywasz kartę lekarstwa i nie jesteś na wygnaniu.',
  'crossroads.story.grass':
    'Za bandażami, tam gdzie etykieta obiecuje rumianek, stoi słoik czegoś, co rumiankiem nie jest. Cała sala zna ten zapach i nikt nie pamięta skąd. Wszyscy po twojej lewej zaczynają się nagle bardzo troszczyć o twoje zdrowie. Starczy tego na jeden znakomity interes albo na jeden wieczór, podczas którego nikt nie wspomni o mrozie.',
  'crossroads.option.grass.trade': 'Zakręć słoik i podaj swoją cenę.',
  'crossroads.effect.grass.trade':
    'Tracisz 1 niezużytą kość, jeśli ją masz. Podaj rodzaj albo nazwę karty: najbliższy gracz po lewej, który taką ma, oddaje ci ją.',
  'crossroads.option.grass.share': 'Puść słoik w obieg, aż będzie pusty.',
  'crossroads.effect.grass.share': 'Usuń 1 znacznik żywności z magazynu. Dodaj 2 zombie do kolonii. Morale rośnie o 1.',

  'crossroads.theBoilerRoom': 'Kotłownia',
  'crossroads.trigger.theBoilerRoom':
    'Kończysz turę, nie jesteś na wygnaniu, w kolonii jest co najmniej 4 ocalałych i zostały co najmniej 2 rundy.',
  'crossroads.story.theBoilerRoom':
    'Kotłownia to jedyne miejsce w kolonii, które jest ciepłe i zamyka się od środka, więc ostatnio kocioł przechodzi mnóstwo przeglądów. Przegląda się go parami, o każdej porze, a kontrolerzy wychodzą w swetrach na lewą stronę. Dziś w progu spotkały się dwie komisje, trzecia zaś trzymała już lampę. Od tygodni nie było tu tylu ludzi zadowolonych, głodnych i niewyspanych.',
  'crossroads.option.theBoilerRoom.rota': 'Powieście na drzwiach grafik, pół godziny na parę.',
  'crossroads.effect.theBoilerRoom.rota':
    'Morale rośnie o 1. W następnej rundzie każdy gracz rzuca 1 kością mniej. Usuń 2 znaczniki żywności z magazynu albo wszystkie, jeśli jest ich mniej.',
  'crossroads.option.theBoilerRoom.padlock': 'Załóżcie kłódkę i do łóżek, każdy do swojego.',
  'crossroads.effect.theBoilerRoom.padlock':
    'Każdy niewygnany gracz wybiera swojego ocalałego, który otrzymuje 1 znacznik rozpaczy. W następnej rundzie każdy gracz rzuca 1 kością więcej.',

  'crossroads.aLongWalk': 'Długi spacer',
  'crossroads.trigger.aLongWalk':
    'Zaczynasz turę, nie jesteś na wygnaniu, jest co najmniej 1 darmozjad, a w magazynie leżą najwyżej 4 znaczniki żywności.',
  'crossroads.story.aLongWalk':
    'Złożyła koc w kostkę, zwróciła łyżkę pożyczoną w listopadzie i dokończyła czapkę, która nie pasuje na nikogo. Mówi, że policzyła: za dużo tu ust do karmienia, a ona zawsze lubiła spacery. Buty stoją już przy drzwiach i nie, dziękuje, towarzystwa nie potrzebuje. Przez cały tydzień nikt nie powiedział niczego tak cicho, a słyszysz to tylko ty.',
  'crossroads.option.aLongWalk.letGo': 'Otwórz jej drzwi i nic nie mów.',
  'crossroads.effect.aLongWalk.letGo':
    '1 darmozjad opuszcza kolonię bez utraty morale. Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy.',
  'crossroads.option.aLongWalk.sitDown': 'Usiądź obok i zostań do rana.',
  'crossroads.effect.aLongWalk.sitDown':
    'Zużyj 1 niezużytą kość i rzuć kością. 3 lub więcej: staruszka zostaje i przypomina sobie, gdzie ukryła dżem; dodaj 2 znaczniki żywności do magazynu. 1 lub 2: ginie 1 darmozjad, a morale spada o 1.',

  'crossroads.twiceDistilled': 'Dwa razy pędzona',
  'crossroads.trigger.twiceDistilled':
    'Kończysz turę, nie jesteś na wygnaniu, w kolonii jest co najmniej 3 ocalałych, a przy jej wejściach są co najmniej 2 zombie.',
  'crossroads.story.twiceDistilled':
    'Nie piję, więc trzymam lampę. Aparatura stoi w pralni: kocioł na bieliznę, pompka od roweru i cztery metry węża z czyjegoś prysznica. Co z niej kapie, pali się na niebiesko i zdejmuje emalię z kubka. O dziesiątej śpiewali, o jedenastej wszystkich przepraszali, a teraz dwaj szukają trzeciego z korbą od magla. Zostało dwanaście butelek. Umarli znowu stoją przy płocie i ktoś miał nawet rozsądny pomysł, coś ze szmatami i zapałkami; on już go nie pamięta, ja tak.',
  'crossroads.option.twiceDistilled.drink': 'Polejcie następną kolejkę.',
  'crossroads.effect.twiceDistilled.drink':
    'Usuń 1 znacznik rozpaczy z każdego ocalałego w kolonii, który go ma. Morale rośnie o 1. Potem rozdzielcie 3 rany jak najrówniej między ocalałych w kolonii; każdy gracz wybiera wśród swoich.',
  'crossroads.option.twiceDistilled.throw': 'Wetknijcie szmaty w butelki.',
  'crossroads.effect.twiceDistilled.throw':
    'Zabij 3 zombie przy wejściach do kolonii albo wszystkie, jeśli jest ich mniej, bez ryzykownych rzutów za nie. Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy.',

  'crossroads.theCountIsShort': 'Nie zgadza się',
  'crossroads.trigger.theCountIsShort':
    'Zaczynasz turę z co najmniej 1 kartą lekarstwa na ręce, nie jesteś na wygnaniu i zostały co najmniej 2 rundy.',
  'crossroads.story.theCountIsShort':
    'Poniedziałek: czterdzieści tabletek. Wtorek: czterdzieści. Środa: trzydzieści sześć, podejrzana jest mysz. Czwartek: trzydzieści jeden, a żadna mysz tak mocno nie śpi. Kartki z piątku brakuje. Na nocnej warcie nie mamy nikogo lepszego, wszyscy to mówią: nigdy nie przyśnie, słyszy, jak osiada śnieg. Ostatnio liczy też na głos belki i drapie się tam, gdzie nic nie ma. Puste pudełko przyniósł nam sam, złożone na płasko, i prosił, żeby nie mówić reszcie. Chciałby, żeby mu pomóc, byle nie bolało.',
  'crossroads.option.theCountIsShort.wean': 'Dawaj mu co noc mniej i siedź przy nim.',
  'crossroads.effect.theCountIsShort.wean':
    'Odłóż 1 kartę lekarstwa z ręki na stos odpadów, zużyj 1 niezużytą kość i rzuć kością. 4 lub więcej: do końca gry w kroku 4 fazy kolonii do kolonii przybywa o 1 zombie mniej. 3 lub mniej: odłóż na stos odpadów jeszcze 1 kartę, jeśli jakąś masz.',
  'crossroads.option.theCountIsShort.lock': 'Zdejmij go z warty i zamknij szafkę na klucz.',
  'crossroads.effect.theCountIsShort.lock': 'Dobierz 2 karty ze stosu szpitala. Dodaj 2 zombie do kolonii.',

  'crossroads.theGoingRate': 'Stawka',
  'crossroads.trigger.theGoingRate': 'Kończysz turę, nie jesteś na wygnaniu, a w kolonii jest co najmniej 1 darmozjad.',
  'crossroads.story.theGoingRate':
    'Podobno zaczęło się od puszki gruszek. Podobno on pilnuje spiżarni, a ona języka, podobno to wyłącznie jej sprawa i każdy tu czymś płaci. Ktoś wie, ile kosztuje noc, a ktoś inny, że ostatnio staniała. Wczoraj czekały pod jego drzwiami już dwie i nie patrzyły na siebie. Magazynier z niego dobry; odkąd ma klucz, nie zginęło nic, za co nie zapłacono. A dziś ona spytała nas, całkiem spokojnie, kto ma klucz do niego.',
  'crossroads.option.theGoingRate.key': 'Zabierz mu klucz, a z nim spiżarnię.',
  'crossroads.effect.theGoingRate.key':
    'Usuń 2 znaczniki żywności z magazynu. Odłóż 1 wybraną kartę z ręki na stos odpadów, jeśli jakąś masz. Morale rośnie o 1.',
  'crossroads.option.theGoingRate.blindEye': 'Przelicz puszki i nic nie mów.',
  'crossroads.effect.theGoingRate.blindEye':
    'Dodaj 3 znaczniki żywności do magazynu. 1 darmozjad się buntuje, jeśli jest jakiś niezbuntowany. Wybierz swojego ocalałego: otrzymuje 1 znacznik rozpaczy.',

  'crossroads.unsigned': 'Bez podpisu',
  'crossroads.trigger.unsigned':
    'Zaczynasz turę, nie jesteś na wygnaniu, morale wynosi najwyżej 4, a w kolonii jest co najmniej 2 ocalałych.',
  'crossroads.story.unsigned':
    'Kartka leżała pod czajnikiem, złożona na czworo. Dziękuje wszystkim za tę zimę. Rękawice są dla chłopca, a dług karciany uważa za wyrównany. I żeby nie szukać. Podpisu nie ma, litery są drukowane, a o wpół do trzeciej w nocy w każdym łóżku, które widzisz, leży ktoś albo koc, który ma wyglądać jak ktoś. Jedno z nich coś postanowiło. Trzymasz świecę, jest bardzo cicho, a drzwi na dwór są niedomknięte.',
  'crossroads.option.unsigned.wake': 'Obudź wszystkich i rozpal w piecu.',
  'crossroads.effect.unsigned.wake':
    'Usuń 1 znacznik żywności z magazynu. Każdy niewygnany gracz odkłada 1 kartę z ręki na stos odpadów, jeśli jakąś ma. W następnej rundzie każdy gracz rzuca 1 kością mniej. Morale rośnie o 1.',
  'crossroads.option.unsigned.search': 'Idź po śladach, zaraz i w pojedynkę.',
  'crossroads.effect.unsigned.search':
    'Zużyj 1 niezużytą kość. Potem rzuć kością. 3 lub więcej: morale rośnie o 1 i dostajesz w tej rundzie 1 dodatkową kość. 1 lub 2: morale spada o 1.',

  'crossroads.admissionTwoTins': 'Wstęp: dwie puszki',
  'crossroads.trigger.admissionTwoTins': 'Twój ocalały zabija atakiem zombie, a ty nie jesteś na wygnaniu.',
  'crossroads.story.admissionTwoTins':
    '„Podchodźcie, dwie puszki, dzieci połowę! Gryzie, trzech już ugryzł, a nie ma w gębie zęba, którego byśmy mu nie policzyli!” Trzymają go w węglarni na psim łańcuchu, w resztkach munduru konduktora, a kto przyniesie kij, może spróbować sam. Śmieją się ludzie, którzy nie śmiali się od jesieni. Punkty zapisuje jakiś chłopiec. Potem na schodach nikt nie patrzy ci w oczy, a kasetka, trzeba przyznać, swoje waży. Ten człowiek kasował ci kiedyś bilety; pamiętasz, że mówił dzień dobry.',
  'crossroads.option.admissionTwoTins.stop': 'Zejdź na dół i skończ z tym.',
  'crossroads.effect.admissionTwoTins.stop':
    'Wykonaj ryzykowny rzut za ocalałego, który atakował. 1 darmozjad się buntuje, jeśli jest jakiś niezbuntowany. Morale rośnie o 1.',
  'crossroads.option.admissionTwoTins.sell': 'Zanieś kasetkę do kuchni.',
  'crossroads.effect.admissionTwoTins.sell':
    'Dodaj 3 znaczniki żywności do magazynu. Ocalały o najniższych wpływach w kolonii, który podszedł za blisko, otrzymuje 1 ranę i 1 znacznik rozpaczy.',

  'crossroads.sundayHam': 'Szynka na niedzielę',
  'crossroads.trigger.sundayHam':
    'Zaczynasz turę, nie jesteś na wygnaniu, w magazynie leży najwyżej 1 znacznik żywności, a na cmentarzu co najmniej 1 ocalały.',
  'crossroads.story.sundayHam':
    '„Skąd to masz?” „Powąchaj. Jałowiec”. „Pytam, skąd”. „Była świnia”. „W tej dolinie od września nie ma ani jednej świni”. „No to była chuda. Spójrz na nich. Spójrz na tych małych, mają to już po łokcie”. „Za szopą jest rozkopana ziemia”. „Mróz tak robi”. „Mróz potem nie zasypuje”. „To jak, powiesz im czy zmówisz modlitwę?”',
  'crossroads.option.sundayHam.eat': 'Zmów modlitwę.',
  'crossroads.effect.sundayHam.eat': 'Morale spada o 1. Dodaj 4 znaczniki żywności do magazynu.',
  'crossroads.option.sundayHam.bury': 'Wynieś garnek i zakop go, dwa razy głębiej.',
  'crossroads.effect.sundayHam.bury': 'Zużyj 1 niezużytą kość. Dodaj 1 znacznik głodu do magazynu. Morale rośnie o 1.',
}
