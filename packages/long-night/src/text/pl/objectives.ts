import type { Messages } from '@lastlight/kernel'

export const objectives: Messages = {
  'objective.time.short': 'Krótki: 45–90 minut',
  'objective.time.medium': 'Średni: 90–120 minut',
  'objective.time.long': 'Długi: 120–210 minut',

  'objective.frostyNight': 'Mroźna noc',
  'objective.story.frostyNight':
    'Termometr na ganku stanął na najniższej kresce; wiatr nie stanął. Na takim mrozie każde uderzenie siekierą kosztuje trochę czucia w palcach. Nie ma dokąd iść i nie ma czego wygrać: noc musi się tylko skończyć wcześniej niż my.',
  'objective.goal.frostyNight.normal': 'Przetrwajcie 8 rund: w kroku 5 ostatniej rundy morale jest wyższe niż 0.',
  'objective.goal.frostyNight.hard': 'Przetrwajcie 10 rund: w kroku 5 ostatniej rundy morale jest wyższe niż 0.',
  'objective.rule.frostyNight':
    'Ocalały, który atakuje zombie, otrzymuje 1 odmrożenie, jeszcze przed ryzykownym rzutem.',

  'objective.tribute': 'Danina',
  'objective.story.tribute':
    'Przyjechali z saniami, w dobrych kożuchach i z listą: część wszystkiego, z każdej dzielnicy. W przeciwnym razie puszczą nas z dymem i wybiorą swoje z popiołu. Wrócą tu, a liczyć umieją.',
  'objective.goal.tribute.normal': 'Pod tą kartą leżą co najmniej po 2 karty z każdej z lokacji 1–6.',
  'objective.goal.tribute.normal.raxxon':
    'Pod tą kartą leżą co najmniej po 2 karty z każdej z lokacji 1–6 i z Raxxonu.',
  'objective.goal.tribute.hard': 'Pod tą kartą leżą co najmniej po 3 karty z każdej z lokacji 1–6.',
  'objective.goal.tribute.hard.raxxon': 'Pod tą kartą leżą co najmniej po 3 karty z każdej z lokacji 1–6 i z Raxxonu.',
  'objective.rule.tribute':
    'W grze na najwyżej 3 osoby każdy zaczyna z dodatkowym stronnikiem: to wierzchni ocalały z talii, jego figurka staje w kolonii. Ilekroć twój ocalały przechodzi do kolonii, możesz włożyć z ręki pod tę kartę dowolną liczbę odkrytych kart przedmiotów. Przedmioty startowe nie liczą się do celu.',

  'objective.streetByStreet': 'Ulica po ulicy',
  'objective.story.streetByStreet':
    'Jedyna droga stąd prowadzi przez środek miasta, a miasto na niej stoi. Odbieramy je po jednej ulicy i stawiamy kreskę za każdego, który już nie wstał. Kredy akurat nie brakuje.',
  'objective.goal.streetByStreet.normal':
    'Od początku gry ocalali zabili atakami co najmniej 2 zombie i jeszcze po 3 na każdego niewygnanego gracza. Zombie, które giną w inny sposób, się nie liczą.',
  'objective.goal.streetByStreet.hard':
    'Od początku gry ocalali zabili atakami co najmniej 4 zombie i jeszcze po 4 na każdego niewygnanego gracza. Zombie, które giną w inny sposób, się nie liczą.',

  'objective.untilTheThaw': 'Do odwilży',
  'objective.story.untilTheThaw':
    'Barometr obiecuje odwilż. Do tego czasu nie przyjdzie nic: ani ciężarówka, ani ptak, ani ryba. Kto za wcześnie dobierze się do zapasów, będzie jadł śnieg, kiedy ruszą lody.',
  'objective.goal.untilTheThaw.normal':
    'Przetrwajcie 4 rundy. W kroku 5 ostatniej rundy w magazynie leży co najmniej 6 znaczników żywności i najwyżej 1 znacznik głodu.',
  'objective.goal.untilTheThaw.hard':
    'Przetrwajcie 5 rund. W kroku 5 ostatniej rundy w magazynie leży co najmniej 9 znaczników żywności i najwyżej 1 znacznik głodu.',

  'objective.convoy': 'Konwój',
  'objective.story.convoy':
    'W zajezdni pod metrem śniegu stoją cztery ciężarówki. Z pełnymi bakami, naprawionymi osiami i kimś uzbrojonym na każdym dachu zawiozłyby nas na południe. Zajezdnia ma ciężarówki i nic poza tym.',
  'objective.goal.convoy.normal':
    'Pod tą kartą leżą co najmniej: 3 karty paliwa i jeszcze po 1 na każdego niewygnanego gracza, 1 karta narzędzi i jeszcze po 2 na każdego niewygnanego gracza oraz 1 karta broni i jeszcze po 1 na każdego niewygnanego gracza.',
  'objective.goal.convoy.hard':
    'Pod tą kartą leżą co najmniej: 4 karty paliwa i jeszcze po 1 na każdego niewygnanego gracza, 1 karta narzędzi i jeszcze po 2 na każdego niewygnanego gracza oraz 1 karta broni i jeszcze po 1 na każdego niewygnanego gracza.',
  'objective.rule.convoy':
    'W dowolnym momencie swojej tury możesz włożyć z ręki pod tę kartę dowolną liczbę odkrytych kart paliwa, narzędzi i broni. Wyposażenie zostaje przy swoim ocalałym.',

  'objective.cleanSheets': 'Czysta pościel',
  'objective.story.cleanSheets':
    'Wędrowna lekarka zostanie u nas do wiosny pod trzema warunkami: pełna szafka, książki, w których można sprawdzić dawki, i pokój, w którym nie śmierdzi. Zgoda padła od razu. Potem ktoś otworzył drzwi na podwórze i zapach wszedł do środka.',
  'objective.goal.cleanSheets.normal':
    'Pod tą kartą leżą co najmniej: 3 karty lekarstwa i jeszcze po 2 na każdego niewygnanego gracza oraz 2 karty edukacji i jeszcze po 2 na każdego niewygnanego gracza. Na stosie odpadów jest najwyżej 9 kart.',
  'objective.goal.cleanSheets.hard':
    'Pod tą kartą leżą co najmniej: 4 karty lekarstwa i jeszcze po 2 na każdego niewygnanego gracza oraz 2 karty edukacji i jeszcze po 2 na każdego niewygnanego gracza. Na stosie odpadów jest najwyżej 7 kart.',
  'objective.rule.cleanSheets':
    'W dowolnym momencie swojej tury możesz włożyć z ręki pod tę kartę dowolną liczbę odkrytych kart lekarstwa i edukacji. Wyposażenie zostaje przy swoim ocalałym.',

  'objective.wall': 'Mur',
  'objective.story.wall':
    'Wokół tego podwórza jest osiemnaście dziur i prawie w każdej coś stoi. Deski, drzwi, w razie potrzeby pianino. Ostatniej nocy mur musi się trzymać bez niczyich pleców.',
  'objective.goal.wall.normal':
    'Przetrwajcie 5 rund. W kroku 5 ostatniej rundy przy wejściach do kolonii stoi co najmniej 7 barykad.',
  'objective.goal.wall.hard':
    'Przetrwajcie 6 rund. W kroku 5 ostatniej rundy przy wejściach do kolonii stoi co najmniej 7 barykad.',

  'objective.openDoor': 'Otwarte drzwi',
  'objective.story.openDoor':
    'Przyszli po ciemku przez lód: za starzy, za mali albo zbyt zmęczeni, żeby nieść coś oprócz siebie nawzajem. Ktoś otworzył bramę, zanim ktokolwiek zdążył zarządzić głosowanie. Teraz są nasi, a wiosna zapyta, ilu zostało.',
  'objective.goal.openDoor.normal':
    'Przetrwajcie 6 rund. W kroku 5 ostatniej rundy w kolonii są co najmniej 3 darmozjady, w tym najwyżej 1 zbuntowany.',
  'objective.goal.openDoor.hard':
    'Przetrwajcie 7 rund. W kroku 5 ostatniej rundy w kolonii są co najmniej 4 darmozjady i żaden nie jest zbuntowany.',
}
