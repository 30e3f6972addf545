import type { Messages } from '@lastlight/kernel'

export const secrets: Messages = {
  'secret.memoir': 'Wspomnienie',
  'secret.if.memoir': 'Cel główny jest wykonany, a ty masz na ręce co najmniej 1 kartę narzędzi i 2 karty edukacji.',
  'secret.story.memoir':
    'Ktoś musi spisać, jak naprawdę wyglądała ta zima. Potrzebujesz książek, żeby się uczyć, i czegoś, czym zszyjesz kartki.',
  'secret.pantry': 'Skrytka za deskami',
  'secret.if.pantry': 'Cel główny jest wykonany, a ty masz na ręce co najmniej 2 karty żywności.',
  'secret.story.pantry':
    'Wiesz, co głodna zima robi z rodziną. Za twoją pryczą jest dziura w ścianie i trudno ci zasnąć, dopóki nie jest pełna.',
  'secret.firstAid': 'Dolna szuflada',
  'secret.if.firstAid': 'Cel główny jest wykonany, a ty masz na ręce co najmniej 2 karty lekarstwa.',
  'secret.story.firstAid':
    'Wciąż śni ci się pewne łóżko i twoje puste ręce obok niego. Chcesz mieć szufladę, której nie opróżni żadne zagrożenie.',
  'secret.tank': 'Trzy dni jazdy',
  'secret.if.tank': 'Cel główny jest wykonany, a ty masz na ręce co najmniej 1 kartę paliwa i 1 kartę żywności.',
  'secret.story.tank':
    'Ostatni list od siostry ma stempel z miasta trzy dni drogi stąd. Gdy tylko to się skończy, zapukasz do jej drzwi.',
  'secret.arms': 'Naoliwione i w kocu',
  'secret.if.arms':
    'Cel główny jest wykonany, a ty masz na ręce co najmniej 2 karty broni; broń w wyposażeniu się nie liczy.',
  'secret.story.arms':
    'Na wiosnę przyjdzie coś gorszego niż umarli. Trzymasz w kocu coś ostrego i coś głośnego, i w kocu ma to zostać.',
  'secret.backpack': 'Plecak przy drzwiach',
  'secret.if.backpack':
    'Cel główny jest wykonany, a ty masz na ręce co najmniej 1 kartę żywności, 1 kartę lekarstwa i 1 kartę paliwa.',
  'secret.story.backpack':
    'Z trzech miejsc trzeba było uciekać, raz w samych skarpetach. Teraz przy drzwiach stoi plecak: coś do jedzenia, coś na rany i coś do baku.',
  'secret.addresses': 'Notes z adresami',
  'secret.if.addresses':
    'Cel główny jest wykonany, a ty masz na ręce co najmniej 1 kartę przedmiotu rodzaju ocalały, 1 kartę edukacji i 1 kartę żywności.',
  'secret.story.addresses':
    'Za drzwiami, o których nikomu nie mówisz, ktoś czeka. Kiedy będzie po wszystkim, ruszasz tam z mapą i z chlebem.',
  'secret.school': 'Pierwsza lekcja',
  'secret.if.school':
    'Cel główny jest wykonany, a ty masz na ręce co najmniej 1 kartę edukacji i co najmniej 1 twój ocalały jest w szkole.',
  'secret.story.school':
    'Tutejsze dzieci uczą się czytać z etykiet na puszkach. Chcesz, żeby znów była klasa, książki i ktoś przy tablicy.',
  'secret.loner': 'Jedna miska, jedna łyżka',
  'secret.if.loner': 'Cel główny jest wykonany, a ty kontrolujesz najwyżej 1 ocalałego.',
  'secret.story.loner':
    'Pamiętasz imię każdego, kto kiedykolwiek za tobą poszedł. Nowych imion nie chcesz się już uczyć.',
  'secret.kin': 'U szczytu stołu',
  'secret.if.kin':
    'Cel główny jest wykonany, a ty kontrolujesz więcej ocalałych niż każdy inny gracz. Remis nie wystarcza.',
  'secret.story.kin':
    'Kto mówi tu w imieniu największej grupy, temu pozwalają dokończyć zdanie. Ty masz w planach długie zdanie.',
  'secret.unhurt': 'Wszystkie dziesięć palców',
  'secret.if.unhurt':
    'Cel główny jest wykonany, a ty kontrolujesz co najmniej 2 ocalałych i żaden z twoich ocalałych nie ma rany, odmrożenia ani znacznika rozpaczy.',
  'secret.story.unhurt': 'Ich rodziny mają twoje słowo, że wrócą cali. Co wieczór liczysz im palce.',
  'secret.scouts': 'Więcej powietrza',
  'secret.if.scouts':
    'Cel główny jest wykonany, a co najmniej 2 twoich ocalałych jest poza kolonią i masz na ręce co najmniej 1 kartę paliwa.',
  'secret.story.scouts':
    'Te ściany co noc są bliżej. Kiedy to się skończy, twoi mają już być na zewnątrz i mieć co wlać do baku.',
  'secret.miser': 'Księga rachunkowa',
  'secret.if.miser':
    'Cel główny jest wykonany, a ty masz na ręce więcej kart niż każdy inny gracz (remis nie wystarcza), w tym co najmniej 1 kartę paliwa.',
  'secret.story.miser':
    'Co wieczór zapisujesz, kto co ma. Uspokaja cię, gdy twoja kolumna jest najdłuższa i pachnie benzyną.',
  'secret.armory': 'Uzbrojeni po zęby',
  'secret.if.armory':
    'Cel główny jest wykonany, a twoi ocalali mają łącznie więcej przedmiotów w wyposażeniu niż ocalali każdego innego gracza. Remis nie wystarcza.',
  'secret.story.armory': 'Niepokoi cię każdy, czyi ludzie noszą przy pasie więcej niż twoi. Jest na to prosta rada.',
  'secret.builder': 'Porządne drzwi',
  'secret.if.builder': 'Cel główny jest wykonany, a w kolonii stoi co najmniej 5 barykad.',
  'secret.story.builder':
    'Ojciec mawiał, że dom jest wart tyle, co jego drzwi. Chcesz zostawić po sobie takie, do których nawet on musiałby zapukać.',
  'secret.almsgiver': 'Puste kieszenie',
  'secret.if.almsgiver':
    'Cel główny jest wykonany, a ty nie masz na ręce żadnej karty i w magazynie są co najmniej 3 znaczniki żywności.',
  'secret.story.almsgiver':
    'Pewnej zimy pod twoją podłogą leżała mąka, a sąsiedzi głodowali. Tym razem pełny ma być magazyn, a ty nie chcesz mieć nic.',
  'secret.fullBellies': 'Nikt nie wychodzi głodny',
  'secret.if.fullBellies':
    'Cel główny jest wykonany, a kolonia nie ma ani jednego znacznika głodu i masz na ręce co najmniej 1 kartę żywności.',
  'secret.story.fullBellies':
    'Od twojego stołu nikt jeszcze nie wstał z pustym brzuchem. Zima to żaden powód, żeby to zmieniać, a jutro też trzeba coś włożyć do garnka.',
  'secret.broom': 'Porządek musi być',
  'secret.if.broom':
    'Cel główny jest wykonany, a na stosie odpadów są najwyżej 3 karty i masz na ręce co najmniej 1 kartę narzędzi.',
  'secret.story.broom':
    'Poprzedniej kolonii nie wykończyli umarli, tylko jej własne śmieci. W nocy słyszysz, jak sterta rośnie.',
  'secret.undertaker': 'Godny grób',
  'secret.if.undertaker':
    'Cel główny jest wykonany, a na cmentarzu leży co najmniej 2 ocalałych i masz na ręce co najmniej 1 kartę narzędzi.',
  'secret.story.undertaker':
    'Ziemia zamarzła na głębokość ramienia, a nasi leżą pod plandeką. Ktoś jest im winien grób, a ty umiesz machać kilofem.',
  'secret.rollCall': 'Apel wieczorny',
  'secret.if.rollCall':
    'Cel główny jest wykonany, a na cmentarzu leży najwyżej 1 ocalały i masz na ręce co najmniej 1 kartę lekarstwa.',
  'secret.story.rollCall':
    'Pamiętasz, ile głów było pierwszego wieczoru. Ostatniego chcesz doliczyć się niemal tylu samo i mieć coś dla tych, co kaszlą.',
  'secret.closeCall': 'O włos',
  'secret.if.closeCall':
    'Cel główny jest wykonany, a morale wynosi najwyżej 3 i masz na ręce co najmniej 1 kartę lekarstwa.',
  'secret.story.closeCall':
    'Kolonia, która czuje się bezpieczna, przestaje zamykać bramę. Niech wyjdą z tego żywi, ale tak ledwo, żeby nikt nie zapomniał; krople na nerwy masz u siebie.',
  'secret.hoarder': 'Co do okruszka',
  'secret.if.hoarder': 'Morale wynosi 0, a ty masz na ręce co najmniej 6 kart.',
  'secret.story.hoarder':
    'Jesteś tu dla zapasów, nie dla towarzystwa. Kiedy padnie brama, jeden worek ma być pełny: twój.',
  'secret.driver': 'Silnik już pracuje',
  'secret.if.driver':
    'Morale wynosi 0, a co najmniej 1 twój ocalały jest na stacji paliw i masz na ręce co najmniej 2 karty paliwa.',
  'secret.story.driver':
    'Pełny bak nie potrzebuje przyjaciół. Ktoś z twoich czeka przy dystrybutorach, gdy reszta kłóci się o zupę.',
  'secret.deserter': 'Rano nikogo nie ma',
  'secret.if.deserter':
    'Morale wynosi 0, a żaden twój ocalały nie jest w kolonii i masz na ręce co najmniej 2 karty żywności.',
  'secret.story.deserter':
    'Wiesz, której nocy brama będzie otwarta, bo to ty jej nie zamykasz. Tej nocy nikt z twoich nie śpi w środku.',
  'secret.apothecary': 'Rynek sprzedawcy',
  'secret.if.apothecary': 'Morale wynosi 0, a ty masz na ręce co najmniej 3 karty lekarstwa.',
  'secret.story.apothecary':
    'Lek jest najdroższy tam, gdzie wszystko inne przepadło. Twoi kupcy obozują przy drodze i mają czas.',
  'secret.raider': 'Ludzie do wynajęcia',
  'secret.if.raider':
    'Morale wynosi 0, a twoi ocalali mają łącznie co najmniej 2 przedmioty w wyposażeniu i masz na ręce co najmniej 1 kartę broni.',
  'secret.story.raider':
    'Ci z lasu płacą za otwartą bramę i biorą każdego, kto umie się bić. Zgłaszasz się z referencjami.',
  'secret.arsonist': 'Gołe ściany',
  'secret.if.arsonist':
    'Morale wynosi 0, a w kolonii nie stoi żadna barykada i masz na ręce co najmniej 1 kartę paliwa i 1 kartę narzędzi.',
  'secret.story.arsonist':
    'Deski palą się pięknie. Chcesz zobaczyć to miejsce bez ani jednej i mieć jeszcze czym podpalić resztę.',
  'secret.warlord': 'Koniec głosowań',
  'secret.if.warlord':
    'Morale wynosi 0, a ty kontrolujesz więcej ocalałych niż każdy inny gracz (remis nie wystarcza) i masz na ręce co najmniej 1 kartę broni.',
  'secret.story.warlord':
    'Głosują nad wszystkim, nawet nad tym, kto dziś marznie na warcie. Tym, co zostanie, pokierujesz ty, bez pytania kogokolwiek o zdanie.',
  'secret.famine': 'Chude tygodnie',
  'secret.if.famine':
    'Morale wynosi 0, a kolonia ma co najmniej 2 znaczniki głodu i masz na ręce co najmniej 2 karty żywności.',
  'secret.story.famine': 'Głodni zgodzą się na wszystko. Ty jesz nocą, z puszką owiniętą w skarpetę.',
  'secret.rot': 'Niech gnije',
  'secret.if.rot':
    'Morale wynosi 0, a na stosie odpadów jest co najmniej 8 kart i masz na ręce co najmniej 2 karty narzędzi.',
  'secret.story.rot':
    'Nikt nie podejrzewa kogoś, kto po prostu nie sprząta. Robotę wykonają szczury, a ty wiesz, co z tej sterty jeszcze się przyda.',
  'secret.chronicler': 'Ostatni rozdział',
  'secret.if.chronicler':
    'Morale wynosi 0, a na cmentarzu leży co najmniej 3 ocalałych i masz na ręce co najmniej 2 karty edukacji.',
  'secret.story.chronicler':
    'Piszesz książkę o tym, jak kończy kolonia. Brakuje w niej jeszcze źródeł i zakończenia, a zakończeniu można pomóc.',
  'exiled.outlast': 'Przetrzymać ich',
  'exiled.if.outlast.traitor':
    'Morale wynosi 0, pozostałe warunki twojego ukrytego celu zdrajcy są spełnione, a ty kontrolujesz co najmniej 2 ocalałych.',
  'exiled.story.outlast.traitor': 'Liczą, że mróz dokończy sprawę. Ty wciąż masz ludzi i wciąż masz plan.',
  'exiled.if.outlast.wronged':
    'Cel główny jest wykonany, a ty kontrolujesz co najmniej 2 ocalałych i masz na ręce co najmniej 4 karty. Zastępuje to twój ukryty cel.',
  'exiled.story.outlast.wronged':
    'Za nic wysłali cię na śnieg. Mimo to mają przeżyć, a ty chcesz ich potem spotkać z pełnym workiem i w dobrym towarzystwie.',
  'exiled.reckoning': 'Z bronią u bramy',
  'exiled.if.reckoning.traitor':
    'Morale wynosi 0, a twoi ocalali mają łącznie co najmniej 2 przedmioty w wyposażeniu i masz na ręce co najmniej 1 kartę broni. Zastępuje to twój ukryty cel zdrajcy.',
  'exiled.story.reckoning.traitor':
    'Pierwszy plan znają już wszyscy. Drugi jest prostszy: wracasz, gdy bramy nikt nie pilnuje.',
  'exiled.if.reckoning.wronged':
    'Cel główny jest wykonany, pozostałe warunki twojego ukrytego celu są spełnione, a twoi ocalali mają łącznie co najmniej 2 przedmioty w wyposażeniu.',
  'exiled.story.reckoning.wronged':
    'Kończysz, co zaczęte, z nimi albo bez nich. I nikt już nie przepędzi twoich ludzi, bo twoi ludzie noszą żelazo.',
  'exiled.secondFire': 'Drugie ognisko',
  'exiled.if.secondFire.traitor':
    'Morale wynosi 0, a ty kontrolujesz co najmniej 3 ocalałych i masz na ręce co najmniej 2 karty żywności. Zastępuje to twój ukryty cel zdrajcy.',
  'exiled.story.secondFire.traitor':
    'Kiedy kolonia padnie, uciekinierzy pobiegną tam, gdzie widać dym. Niech to będzie twój dym, a nad ogniem niech wisi garnek.',
  'exiled.if.secondFire.wronged':
    'Jakkolwiek skończy się gra, kontrolujesz więcej ocalałych niż każdy inny gracz (remis nie wystarcza) i masz na ręce co najmniej 3 karty żywności i 2 karty paliwa. Zastępuje to twój ukryty cel.',
  'exiled.story.secondFire.wronged':
    'Jest inny dach i piec pod nim, a nikt tam nie głosuje, kto może usiąść. Cokolwiek stanie się z kolonią, twój dom ma być większy.',
  'exiled.longRoad': 'Długa droga',
  'exiled.if.longRoad.traitor':
    'Morale wynosi 0, a ty masz na ręce co najmniej 2 karty paliwa, 1 kartę żywności i 1 kartę narzędzi. Zastępuje to twój ukryty cel zdrajcy.',
  'exiled.story.longRoad.traitor':
    'Tu nie ma już czego szukać. Gdy dym zostanie za plecami, przyda się pełny bak, klucz i coś do żucia.',
  'exiled.if.longRoad.wronged':
    'Cel główny jest wykonany, a ty masz na ręce co najmniej 2 karty paliwa, 1 kartę żywności i 1 kartę lekarstwa. Zastępuje to twój ukryty cel.',
  'exiled.story.longRoad.wronged':
    'Więcej nie zapukasz. Ale odjechać w spokoju możesz dopiero wtedy, gdy wiesz, że żyją.',
  'exiled.cleanName': 'Dobre imię',
  'exiled.if.cleanName.traitor':
    'Morale wynosi 0, pozostałe warunki twojego ukrytego celu zdrajcy są spełnione, a na cmentarzu leży co najmniej 3 ocalałych.',
  'exiled.story.cleanName.traitor': 'Niektórzy wiedzą o tobie za dużo. Śnieg przykryje wiele, a zmarli nie zeznają.',
  'exiled.if.cleanName.wronged':
    'Cel główny jest wykonany, pozostałe warunki twojego ukrytego celu są spełnione, a żaden z twoich ocalałych nie ma rany, odmrożenia ani znacznika rozpaczy.',
  'exiled.story.cleanName.wronged':
    'Kiedyś przyznają, że się mylili. Chcesz to usłyszeć, mając za plecami wszystkich swoich, całych i zdrowych.',
}
