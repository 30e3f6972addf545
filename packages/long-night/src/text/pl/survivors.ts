import type { Messages } from '@lastlight/kernel'

export const survivors: Messages = {
  'survivor.rocco': 'Rocco Bellini',
  'survivor.short.rocco': 'Rocco',
  'survivor.acc.rocco': 'Rocca',
  'survivor.gen.rocco': 'Rocca',
  'survivor.dat.rocco': 'Roccowi',
  'survivor.job.rocco': 'ojciec',
  'survivor.power.rocco':
    'Kolonia: dopóki w kolonii jest co najmniej 1 darmozjad, w kroku 4 fazy kolonii przybywa do kolonii o 2 zombie mniej.',
  'survivor.story.rocco':
    'Wyszedł z miasta z trójką dzieci i wózkiem pełnym brzoskwiń w puszkach. Przy bramie liczy wszystkich po dwa razy, swoich i cudzych.',
  'survivor.anita': 'Anita Wallace',
  'survivor.short.anita': 'Anita',
  'survivor.acc.anita': 'Anitę',
  'survivor.gen.anita': 'Anity',
  'survivor.dat.anita': 'Anicie',
  'survivor.job.anita': 'zawód nieznany',
  'survivor.power.anita':
    'Wszędzie: raz na rundę zabij 1 zombie w lokacji Anity bez ryzykownego rzutu albo zadaj 1 ranę ocalałemu w jej lokacji.',
  'survivor.story.anita':
    'Nikt nie wie, skąd się wzięła, a odkąd jeden zapytał, nikt już nie pyta. Śpi plecami do ściany i w butach.',
  'survivor.emma': 'Emma Han',
  'survivor.short.emma': 'Emma',
  'survivor.acc.emma': 'Emmę',
  'survivor.gen.emma': 'Emmy',
  'survivor.dat.emma': 'Emmie',
  'survivor.job.emma': 'studentka budownictwa',
  'survivor.power.emma':
    'Poza kolonią: raz na rundę odkryj 4 wierzchnie karty ze stosu przedmiotów w lokacji Emmy. Możesz wziąć na rękę 1 kartę edukacji spośród nich. Pozostałe wtasuj z powrotem do stosu.',
  'survivor.story.emma':
    'Do dyplomu zabrakło jej dwóch egzaminów, a każdą książkę wciąż odstawia tam, skąd ją wzięła. Pisała pracę o śniegu na płaskich dachach i temat przestał być nudny.',
  'survivor.elijah': 'Elijah Jordan',
  'survivor.short.elijah': 'Elijah',
  'survivor.acc.elijah': 'Elijaha',
  'survivor.gen.elijah': 'Elijaha',
  'survivor.dat.elijah': 'Elijahowi',
  'survivor.job.elijah': 'didżej',
  'survivor.power.elijah':
    'Poza kolonią: raz na rundę, gdy Elijah przeszuka lokację, możesz przenieść wszystkie leżące tam znaczniki hałasu do jednej innej lokacji, w której wszystkie się zmieszczą.',
  'survivor.story.elijah':
    'Potrafił zapełnić salę na trzy tysiące ludzi i opróżnić ją w dziesięć minut. Żyje dzięki tej drugiej umiejętności.',
  'survivor.kevin': 'Kevin Jackson',
  'survivor.short.kevin': 'Kevin',
  'survivor.acc.kevin': 'Kevina',
  'survivor.gen.kevin': 'Kevina',
  'survivor.dat.kevin': 'Kevinowi',
  'survivor.job.kevin': 'snajper',
  'survivor.power.kevin':
    'Wszędzie: raz na rundę zabij 1 zombie lub bandytę w dowolnej lokacji, także w kolonii, bez ryzykownego rzutu.',
  'survivor.story.kevin':
    'Z dwóch wojen przywiózł rentę i chore plecy. Bierze warty na dachu, bo tam nikt nie ma ochoty na rozmowy.',
  'survivor.gia': 'Gia Najjar',
  'survivor.short.gia': 'Gia',
  'survivor.acc.gia': 'Gię',
  'survivor.gen.gia': 'Gii',
  'survivor.dat.gia': 'Gii',
  'survivor.job.gia': 'fizjoterapeutka',
  'survivor.power.gia':
    'Wszędzie: na koniec swojej tury możesz usunąć 1 ranę albo 1 odmrożenie z ocalałego w kolonii. Rozpacz zostaje.',
  'survivor.story.gia':
    'Przez jedenaście lat uczyła ludzi po wypadkach chodzić od nowa. Teraz uczą się szybciej, bo nie ma czasu.',
  'survivor.alfonso': 'Alfonso Ortega',
  'survivor.short.alfonso': 'Alfonso',
  'survivor.acc.alfonso': 'Alfonsa',
  'survivor.gen.alfonso': 'Alfonsa',
  'survivor.dat.alfonso': 'Alfonsowi',
  'survivor.job.alfonso': 'rusznikarz',
  'survivor.power.alfonso':
    'Kolonia: raz na rundę usuń 2 znaczniki żywności z magazynu, aby przejrzeć stos przedmiotów jednej z lokacji 1–6 w poszukiwaniu 1 broni. Jeśli ją znajdziesz, wyposaż w nią ocalałego w kolonii. Potem potasuj stos.',
  'survivor.story.alfonso':
    'W jego sklepie był dzwonek nad drzwiami i zasada, żeby nie sprzedawać tym, co się za dużo uśmiechają. Drzwi przepadły w pierwszym tygodniu, zasada obowiązuje.',
  'survivor.blue': 'Blue',
  'survivor.short.blue': 'Blue',
  'survivor.acc.blue': 'Blue',
  'survivor.gen.blue': 'Blue',
  'survivor.dat.blue': 'Blue',
  'survivor.job.blue': 'szympansica',
  'survivor.power.blue':
    'Wszędzie: po ruchach Blue nie wykonuje się ryzykownego rzutu. W Raxxonie jej wartość przeszukiwania jest o 1 niższa.',
  'survivor.story.blue':
    'Sześć lat spędziła za drzwiami z numerem i zapamiętała, który opiekun nosi klucze. Co znaczy „cicho”, nikt jej nie musiał tłumaczyć.',
  'survivor.fatima': 'Fatima Maktabi',
  'survivor.short.fatima': 'Fatima',
  'survivor.acc.fatima': 'Fatimę',
  'survivor.gen.fatima': 'Fatimy',
  'survivor.dat.fatima': 'Fatimie',
  'survivor.job.fatima': 'kierowczyni autobusu',
  'survivor.power.fatima':
    'Poza kolonią: za każdym razem, gdy Fatima przeszuka lokację, możesz wybrać swojego ocalałego w tej lokacji, który w tej turze jeszcze się nie poruszył (może to być sama Fatima): porusza się on bez ryzykownego rzutu. To jego ruch w tej turze.',
  'survivor.story.fatima':
    'Przez dziewiętnaście lat prowadziła czternastkę i spóźniła się cztery razy. W ostatnim tygodniu też jechała według rozkładu i zabierała każdego, kto jeszcze stał na przystanku.',
  'survivor.kumar': 'Kumar Sen',
  'survivor.short.kumar': 'Kumar',
  'survivor.acc.kumar': 'Kumara',
  'survivor.gen.kumar': 'Kumara',
  'survivor.dat.kumar': 'Kumarowi',
  'survivor.job.kumar': 'kaskader',
  'survivor.power.kumar':
    'Wszędzie: raz na rundę, w turze dowolnego gracza, gdy inny ocalały w lokacji Kumara miałby otrzymać ranę w wyniku ryzykownego rzutu, możesz zamiast tego położyć tę ranę na Kumarze.',
  'survivor.story.kumar':
    'Płacili mu od upadku, za ogień osobno. Połamał sobie jedenaście kości za aktorów, których nazwisk już nie kojarzy.',
  'survivor.rosa': 'Rosa Rodriguez',
  'survivor.short.rosa': 'Rosa',
  'survivor.acc.rosa': 'Rosę',
  'survivor.gen.rosa': 'Rosy',
  'survivor.dat.rosa': 'Rosie',
  'survivor.job.rosa': 'przedszkolanka',
  'survivor.power.rosa':
    'Kolonia: raz na rundę odwróć 1 zbuntowanego darmozjada na zwykłą stronę. Jeśli nie ma żadnego, usuń zamiast tego 2 wierzchnie karty ze stosu odpadów.',
  'survivor.story.rosa':
    'Dwudziestu sześciu czterolatków dziennie przygotowało ją do kolonii lepiej niż jakiekolwiek wojsko. Odkąd zaczęła się zima, ani razu nie podniosła głosu; ona go ścisza.',
  'survivor.nadia': 'Nadia Rivers',
  'survivor.short.nadia': 'Nadia',
  'survivor.acc.nadia': 'Nadię',
  'survivor.gen.nadia': 'Nadii',
  'survivor.dat.nadia': 'Nadii',
  'survivor.job.nadia': 'nocna prezenterka radiowa',
  'survivor.power.nadia':
    'Kolonia: raz na rundę usuń 1 znacznik rozpaczy z ocalałego w kolonii albo przerzuć 1 swoją niezużytą kość.',
  'survivor.story.nadia':
    'Przez dziewięć lat, między drugą a piątą nad ranem, rozmawiała na antenie z tymi, którzy nie mogli zasnąć. Słuchaczy ubyło, ale dalej nie śpią.',
  'survivor.cyril': 'Cyril Mott',
  'survivor.short.cyril': 'Cyril',
  'survivor.acc.cyril': 'Cyrila',
  'survivor.gen.cyril': 'Cyrila',
  'survivor.dat.cyril': 'Cyrilowi',
  'survivor.job.cyril': 'pirotechnik',
  'survivor.power.cyril':
    'Poza kolonią: zużyj kość o wyniku co najmniej 5, aby położyć 1 wybuchającą pułapkę na pustym polu wejścia w lokacji Cyrila.',
  'survivor.story.cyril':
    'Robił fajerwerki na festyny w czterech miastach i wciąż ma dziesięć palców, co w jego fachu wystarcza za dyplom. Proch odłożony na sylwestra do sylwestra nie doleżał.',
  'survivor.hedda': 'Hedda Brekke',
  'survivor.short.hedda': 'Hedda',
  'survivor.acc.hedda': 'Heddę',
  'survivor.gen.hedda': 'Heddy',
  'survivor.dat.hedda': 'Heddzie',
  'survivor.job.hedda': 'weterynarka',
  'survivor.power.hedda':
    'Wszędzie: zużyj kość o wyniku co najmniej 4, aby usunąć 1 ranę albo 1 odmrożenie z ocalałego w lokacji Heddy (także z niej samej). Rozpacz zostaje.',
  'survivor.story.hedda':
    'Głównie krowy, raz niedźwiedź z cyrku. Mówi, że ludzi łatwiej przytrzymać, za to bardziej narzekają.',
  'survivor.marek': 'Marek Dolny',
  'survivor.short.marek': 'Marek',
  'survivor.acc.marek': 'Marka',
  'survivor.gen.marek': 'Marka',
  'survivor.dat.marek': 'Markowi',
  'survivor.job.marek': 'grabarz',
  'survivor.power.marek':
    'Poza kolonią: raz na rundę, gdy Marek atakuje zombie, zabija w swojej lokacji 2 zombie zamiast 1, bez ryzykownego rzutu.',
  'survivor.story.marek':
    'Kopał ręcznie, bo koparka zostawiała krzywą krawędź. W pierwszym tygodniu przestał kopać i ruszył za tymi, którzy nie chcieli leżeć.',
  'survivor.ingrid': 'Ingrid Halvard',
  'survivor.short.ingrid': 'Ingrid',
  'survivor.acc.ingrid': 'Ingrid',
  'survivor.gen.ingrid': 'Ingrid',
  'survivor.dat.ingrid': 'Ingrid',
  'survivor.job.ingrid': 'kucharka ze stołówki',
  'survivor.power.ingrid':
    'Kolonia: do wykarmienia kolonii w kroku 1 fazy kolonii potrzeba o 1 znacznik żywności mniej.',
  'survivor.story.ingrid':
    'W fabryce opon gotowała czterysta obiadów dziennie za pieniądze na trzysta pięćdziesiąt. Co wchodzi do czwartkowej zupy, nie mówi nikomu.',
  'survivor.teodor': 'Teodor Lazar',
  'survivor.short.teodor': 'Teodor',
  'survivor.acc.teodor': 'Teodora',
  'survivor.gen.teodor': 'Teodora',
  'survivor.dat.teodor': 'Teodorowi',
  'survivor.job.teodor': 'dyżurny ruchu',
  'survivor.power.teodor': 'Kolonia: ilekroć na początku rundy rzuca się kośćmi akcji, rzucasz 1 kością więcej.',
  'survivor.story.teodor':
    'Przez trzydzieści jeden lat wyprawiał pociągi, którymi sam nigdy nie jeździł. Poranki prowadzi według tablicy na ścianie i odjeżdżają punktualnie.',
  'survivor.milena': 'Milena Ostoja',
  'survivor.short.milena': 'Milena',
  'survivor.acc.milena': 'Milenę',
  'survivor.gen.milena': 'Mileny',
  'survivor.dat.milena': 'Milenie',
  'survivor.job.milena': 'rzeczoznawczyni ubezpieczeniowa',
  'survivor.power.milena':
    'Poza kolonią: wartość przeszukiwania każdego ocalałego w lokacji Mileny, także jej samej, jest o 1 niższa.',
  'survivor.story.milena':
    'Chodziła po spalonych domach i spisywała, co w nich było. Ludzie chowają dobre rzeczy w tych samych pięciu miejscach, a ona zna je po kolei.',
  'survivor.dusty': 'Dusty Pike',
  'survivor.short.dusty': 'Dusty',
  'survivor.acc.dusty': 'Dusty’ego',
  'survivor.gen.dusty': 'Dusty’ego',
  'survivor.dat.dusty': 'Dusty’emu',
  'survivor.job.dusty': 'włamywacz',
  'survivor.power.dusty':
    'Poza kolonią: za każdym razem, gdy Dusty przeszukuje lokację, możesz zatrzymać o 1 dobraną kartę więcej. W kryjówce bandytów jego wartość przeszukiwania jest o 2 niższa.',
  'survivor.story.dusty':
    'Jeździł z bandytami, dopóki nie przegłosowali, że go zostawią, a on usłyszał, jak liczą głosy. Zabrał swoją działkę i jedną cudzą.',
  'survivor.wanda': 'Wanda Grot',
  'survivor.short.wanda': 'Wanda',
  'survivor.acc.wanda': 'Wandę',
  'survivor.gen.wanda': 'Wandy',
  'survivor.dat.wanda': 'Wandzie',
  'survivor.job.wanda': 'cieśla',
  'survivor.power.wanda':
    'Wszędzie: na koniec swojej tury możesz postawić 1 barykadę na pustym polu wejścia w lokacji, w której jest twój ocalały, także w kolonii.',
  'survivor.story.wanda':
    'Postawiła połowę dachów w okolicy, a po pierwszym dużym śniegu obeszła je i sprawdziła, które wytrzymały. Jej wytrzymały wszystkie, o czym wspomina.',
}
