import type { Messages } from '@lastlight/kernel'

export const crises: Messages = {
  'crisis.shelter': 'Schron',
  'crisis.story.shelter':
    'Pół dachu zjechało razem ze śniegiem. Póki go nie załatamy, śpimy wszyscy w jednej izbie, za blisko, żeby cokolwiek zachować dla siebie.',
  'crisis.fail.shelter':
    'Dodajcie do kolonii 6 zombie. Potem każdy gracz, w kolejności tur, może wyznać własny sekret, o którym nikt jeszcze nie wie. Gdy wszyscy odpowiedzą, dodajcie do kolonii, wszystkie naraz, jeszcze po 2 zombie za każdego, kto tego nie robi.',

  'crisis.fuelShortage': 'Niedobory paliwa',
  'crisis.story.fuelShortage':
    'Agregat kaszle dwa razy i zaczyna się namyślać. Tym, co zostało na dnie baku, nie zagrzeje się nawet herbaty.',
  'crisis.fail.fuelShortage': 'Morale spada o 2.',

  'crisis.emptyShelves': 'Puste półki',
  'crisis.story.emptyShelves': 'Magazynierka zaczęła liczyć fasolę na ziarnka. Nie zajmuje jej to długo.',
  'crisis.fail.emptyShelves': 'Dodajcie do magazynu 1 znacznik głodu. Morale spada o 1.',

  'crisis.coughingWard': 'Kaszel za ścianą',
  'crisis.story.coughingWard':
    'Najpierw ktoś zakaszlał za przepierzeniem, potem ktoś mu odpowiedział z drugiego końca sali. Nad ranem jest to już chór.',
  'crisis.fail.coughingWard': 'Każdy ocalały, gdziekolwiek jest, otrzymuje 1 ranę. Morale spada o 1.',

  'crisis.weakFence': 'Słaby płot',
  'crisis.story.weakFence':
    'Słupki obluzowały się w zmarzniętej ziemi; całą północną stronę da się rozkołysać jedną ręką. A rąk po tamtej stronie nie brakuje.',
  'crisis.fail.weakFence': 'Dodajcie do kolonii 8 zombie.',

  'crisis.loudNight': 'Głośna noc',
  'crisis.story.loudNight':
    'Wiatr znalazł na dachu luźny arkusz blachy i od zmierzchu w niego wali. Wszystkie trupy w mieście odwróciły już głowy.',
  'crisis.fail.loudNight': 'Dodajcie do kolonii 10 zombie.',

  'crisis.lostCount': 'Który dziś?',
  'crisis.story.lostCount':
    'W korytarzu wiszą dwa kalendarze i różnią się o dziewięć dni. Zaczęły się już bójki o to, według którego mamy zimę.',
  'crisis.fail.lostCount': 'Ludzie przestają wierzyć, że to się skończy: morale spada o 2.',

  'crisis.coldStoves': 'Zimne piece',
  'crisis.story.coldStoves':
    'Piece wygasły na godzinę przed świtem. W miednicy stoi lód, na kocach też, tam gdzie się oddycha.',
  'crisis.fail.coldStoves':
    'Każdy niewygnany gracz wybiera jednego ze swoich ocalałych. Ten ocalały otrzymuje 1 odmrożenie.',

  'crisis.darkGate': 'Lampy przy bramie',
  'crisis.story.darkGate':
    'Lampy przy bramie palą się już na samych oparach. Kiedy zgasną, warta będzie mogła tylko zgadywać, co do niej idzie.',
  'crisis.fail.darkGate':
    'Dodajcie do kolonii 4 zombie. Do końca gry w kroku 4 fazy kolonii przybywa do kolonii o 1 zombie więcej.',

  'crisis.hungryMouths': 'Głodne gęby',
  'crisis.story.hungryMouths':
    'Kolejka po zupę sięgnęła drzwi szybciej niż sama zupa. Ktoś na jej końcu mówi głośno to, co reszta tylko myśli.',
  'crisis.fail.hungryMouths':
    'Jeśli w kolonii jest co najmniej 1 darmozjad (zbuntowane też się liczą), buntują się 2 spokojne darmozjady albo tyle, ile ich jest, a morale spada o 1. Jeśli nie ma żadnego, morale spada o 2.',

  'crisis.ratsInTheFlour': 'Szczury w mące',
  'crisis.story.ratsInTheFlour':
    'Coś przegryzło worki od spodu, a w pozostałych zostawiło swoją opinię. Szczury jako jedyne przybierają tu na wadze.',
  'crisis.fail.ratsInTheFlour':
    'Usuńcie z magazynu 3 znaczniki żywności albo wszystkie, jeśli jest ich mniej. Połóżcie na stosie odpadów 3 wierzchnie karty ze stosu sklepu spożywczego. Morale spada o 1.',

  'crisis.wrongMap': 'Błędna mapa',
  'crisis.story.wrongMap':
    'Mapa na ścianie pokazuje most, który runął przed laty. Kto jest tej nocy w terenie, wybrał drogę właśnie z niej.',
  'crisis.fail.wrongMap': 'Wykonajcie ryzykowny rzut za każdego ocalałego poza kolonią. Morale spada o 1.',

  'crisis.longTongues': 'Długie języki',
  'crisis.story.longTongues':
    'Do południa studnia jest zatruta, przywódca spakowany, a wojsko o dzień drogi stąd. Nic z tego nie jest prawdą, ale rozchodzi się szybciej niż chleb.',
  'crisis.fail.longTongues':
    'Każdy niewygnany gracz wybiera jednego ze swoich ocalałych. Ten ocalały otrzymuje 1 znacznik rozpaczy. Morale spada o 1.',

  'crisis.feverBed': 'Łóżko pod oknem',
  'crisis.story.feverBed':
    'W łóżku pod oknem leży gorączka i wciąż rośnie. Izba z piecem jest jedna i śpią w niej wszyscy.',
  'crisis.fail.feverBed':
    'Głosujcie nad odesłaniem chorych. Wniosek przechodzi: spośród ocalałych niewygnanych graczy w kolonii tracicie tego o najniższych wpływach (nie ginie), a morale spada o 1. Wniosek upada: każdy ocalały w kolonii otrzymuje 1 ranę.',

  'crisis.badWater': 'Skażona woda',
  'crisis.story.badWater': 'Śnieg, który stopiliśmy, leżał na zboczu poniżej latryny. Z wierzchu był zupełnie biały.',
  'crisis.fail.badWater':
    'Rozdzielcie 5 ran między ocalałych w kolonii, jak najrówniej. Każdy gracz wskazuje rannych wśród swoich. Morale spada o 1.',

  'crisis.frozenPipes': 'Zamarznięte rury',
  'crisis.story.frozenPipes':
    'W nocy popękały rury i w spiżarni jest lodowisko. Kto nie skuwa lodu, ten suszy skarpety.',
  'crisis.fail.frozenPipes':
    'Usuńcie z magazynu 2 znaczniki żywności albo wszystkie, jeśli jest ich mniej. W następnej rundzie każdy gracz rzuca 1 kością mniej.',

  'crisis.openLockers': 'Otwarte szafki',
  'crisis.story.openLockers':
    'Warta przy szafkach nie miała czym wartować, więc poszła spać. Rano wszystkie drzwiczki stały otworem.',
  'crisis.fail.openLockers':
    'Każdy niewygnany gracz po kolei: jeśli twoi ocalali mają jakieś wyposażenie, odłóż na stos odpadów jeden wybrany przedmiot z niego; jeśli nie mają żadnego, odłóż na stos odpadów 2 wybrane karty z ręki albo wszystkie, gdy masz ich mniej. Morale spada o 1.',

  'crisis.missingPatrol': 'Zaginiony patrol',
  'crisis.story.missingPatrol':
    'Troje poszło sprawdzić druty, a znalazła się jedna rękawiczka. Mogłaby pójść druga grupa, gdyby byli do niej ludzie albo broń.',
  'crisis.fail.missingPatrol':
    'Jeśli poza kolonią jest choć jeden ocalały, tracicie tego z nich, który ma najniższe wpływy (nie ginie), a morale spada o 1. Jeśli nie ma tam nikogo, morale spada o 2.',
}
