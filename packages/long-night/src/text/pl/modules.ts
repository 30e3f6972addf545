// What only a module says.

import type { Messages } from '@lastlight/kernel'

export const modules: Messages = {
  'lasting.watchtower': 'Wieża strażnicza',
  'lasting.kitchen': 'Kuchnia polowa',
  'lasting.compost': 'Kompostownik',
  'lasting.ambulance': 'Sanie ratunkowe',
  'lasting.quarters': 'Osobna izba',
  'lasting.stoves': 'Piece kaflowe',
  'lasting.loopholes': 'Strzelnice',
  'lasting.radioMast': 'Maszt radiowy',
  'lasting.quarantine': 'Izolatka',
  'lasting.ploughedRoad': 'Odśnieżona droga',
  'lasting.effect.watchtower': 'w kroku 4 fazy kolonii do kolonii przybywa o 1 zombie mniej',
  'lasting.effect.kitchen': 'w kroku 1 fazy kolonii do wykarmienia kolonii potrzeba o 1 znacznik żywności mniej',
  'lasting.effect.compost': '5 kart ze stosu odpadów nie liczy się w fazie kolonii',
  'lasting.effect.ambulance': 'wartości przeszukiwania w szpitalu są o 1 niższe',
  'lasting.effect.quarters': 'zbuntowany darmozjad liczy się jako 1 osoba, a nie 2',
  'lasting.effect.stoves': 'odmrożenia nie zadają ran ocalałym w kolonii',
  'lasting.effect.loopholes': 'wartości ataku w kolonii są o 1 niższe',
  'lasting.effect.radioMast': 'każde zagrożenie wymaga o 1 karty mniej',
  'lasting.effect.quarantine': 'ugryzienie w kolonii się nie rozprzestrzenia',
  'lasting.effect.ploughedRoad': 'po ruchu do kolonii nie wykonuje się ryzykownego rzutu',
  'improvement.story.watchtower':
    'Cztery pale, blaszany dach i dzwonek. Kto tam wejdzie, schodzi siny, ale reszta śpi.',
  'improvement.story.kitchen':
    'W jednym kotle marnuje się mniej niż w trzydziestu puszkach. Co to znaczy „z mięsem”, wie kucharz.',
  'improvement.story.compost': 'Paruje, cuchnie, a wiosną może kogoś wykarmi. Na razie wystarczy, że się kurczy.',
  'improvement.story.ambulance': 'Silnika brak, za to są płozy od sań i nosze, które wjeżdżają prosto na oddział.',
  'improvement.story.quarters': 'Ściana między głośnymi a zmęczonymi. Dwa dni roboty i trzy całe nosy.',
  'improvement.story.stoves': 'Rozebraliśmy je we dworze, kafel po kaflu. Na każdym niebieski kwiatek.',
  'improvement.story.loopholes': 'Otwory na trzech wysokościach: na stojąco, na klęczkach i dla Blue.',
  'improvement.story.radioMast':
    'Zwykle słychać tylko szum. Raz w tygodniu ktoś czyta, czego zabrakło w innych koloniach.',
  'improvement.story.quarantine': 'Drzwi zamykane od zewnątrz. Do noszenia klucza nikt się nie pcha.',
  'improvement.story.ploughedRoad': 'Dwa rzędy patyków i rów w śniegu: stąd do domu można już biec.',

  'option.build':
    'Zużyj „{card}”: {n, plural, one {# znacznik postępu} few {# znaczniki postępu} many {# znaczników postępu} other {# znacznika postępu}} na usprawnieniu „{improvement}”',
  'question.improvement': 'Na którym usprawnieniu kładziesz postęp?',
  'refusal.build.noMaterial':
    'Do budowy nadają się tylko narzędzia, pistolet bez naboi, pusty kanister, nieaktualny atlas i puste fiolki.',
  'log.offered': 'Nowe usprawnienie do wybudowania: {improvement} (postęp: {cost}). Efekt: {effect}.',
  'log.progress': '{improvement}: postęp {tokens} z {cost}{why}.',
  'log.improved': 'Kolonia kończy usprawnienie: {improvement}.',

  'option.fightBandit': '{survivor} atakuje bandytę {at} (kość {die})',
  'option.raid.search': '{survivor} przeszukuje kryjówkę bandytów (kość {die})',
  'option.raid.attack': '{survivor} atakuje kryjówkę bandytów (kość {die})',
  'option.loot': 'Jako przywódca bandytów weź ze składowiska: {card}',
  'option.target.zombie': 'Zombie',
  'option.target.bandit': 'Bandyta',
  'question.bandit': 'Dokąd idzie bandyta?',
  'question.target': 'Kto jest celem?',
  'refusal.bandit.none': 'Nie ma tu żadnego bandyty.',
  'refusal.raid.elsewhere': 'Ocalały musi być w kryjówce bandytów.',
  'refusal.raid.exiled': 'Wygnańcy nie napadają na kryjówkę.',
  'refusal.loot.notLeader': 'Ze składowiska bierze tylko przywódca bandytów.',
  'refusal.loot.once': 'Przywódca bandytów bierze jedną kartę na rundę.',
  'refusal.target.none': 'Nie ma tam takiego zombie ani bandyty. Wybierz inny cel.',
  'why.hideout': 'kryjówka bandytów',
  'why.leader': 'przywódca bandytów',
  'log.banditCame': 'Bandyta przychodzi {to}{why}.',
  'log.banditBarred': 'Nie ma wolnego miejsca dla bandyty {at}{why}.',
  'log.banditsGone':
    '{n, plural, one {Bandyta znika} few {# bandytów znika} many {# bandytów znika} other {# bandyty znika}} {at}{why}.',
  'log.foughtBandit': '{survivor} atakuje bandytę {at} (rzut: {rolled}) i trafia.',
  'log.foughtBandit.missed': '{survivor} atakuje bandytę {at} (rzut: {rolled}) i chybia.',
  'log.looted': 'Bandyta zabiera {from} kartę „{card}”.',
  'log.raided.search': '{survivor} przeszukuje kryjówkę bandytów (rzut: {rolled}).',
  'log.raided.attack': '{survivor} atakuje kryjówkę bandytów (rzut: {rolled}).',
  'log.took.stash': '{whoMe, select, yes {Bierzesz} other {{who} bierze}} ze składowiska kartę „{card}”{why}.',
  'log.banditLeader': '{whoMe, select, yes {Zostajesz} other {{who} zostaje}} przywódcą bandytów.',

  'table.improvements': 'Usprawnienia do wybudowania',
  'table.improvement': '{what}: postęp {progress} z {cost}; {effect}.',
  'table.bandits': '{n, plural, one {# bandyta} few {# bandyci} many {# bandytów} other {# bandyty}}',
  'table.stash': 'składowisko: {cards}',

  'crisis.coordinatedAttack': 'Skoordynowany atak',
  'crisis.story.coordinatedAttack':
    'Trzy słupy dymu nad trzema rozstajami, wszystkie o tej samej minucie. Ktoś tam ma zegarek i ma plan.',
  'crisis.fail.coordinatedAttack': 'Rozmieśćcie 6 bandytów, każdego w osobno wylosowanej lokacji.',

  'crisis.halfBuilt': 'Pół muru',
  'crisis.story.halfBuilt': 'Stary mur poszedł do rozbiórki, żeby mógł powstać lepszy. Lepszy sięga na razie do kolan.',
  'crisis.fail.halfBuilt':
    'Usuńcie z kolonii 4 barykady albo wszystkie, jeśli jest ich mniej. Potem dodajcie do kolonii 6 zombie.',

  'crisis.tornFilters': 'Podarte filtry',
  'crisis.story.tornFilters':
    'Od zakładów Raxxon niesie szarym pyłem, a do masek dobrały się myszy. Kto się go nawdycha, ten się kładzie; niektórzy potem wstają.',
  'crisis.fail.tornFilters':
    'Każdy ocalały w Raxxonie otrzymuje 1 ranę. Dodajcie 6 zombie, każdego w osobno wylosowanej lokacji. Morale spada o 1.',

  'crisis.coldRooms': 'Chłodnie',
  'crisis.story.coldRooms':
    'Agregatowi w Raxxonie kończy się paliwo i w chłodniach robi się ciepło. Nikt dotąd nie pytał, co w nich leży, i było to rozsądne.',
  'crisis.fail.coldRooms':
    'Wykonajcie ryzykowny rzut za każdego ocalałego w Raxxonie. Dodajcie 1 zombie do kolonii i po 1 do każdej innej lokacji. Morale spada o 1.',

  'secret.workbench': 'Te lepsze narzędzia',
  'secret.if.workbench': 'Cel główny jest wykonany, a ty masz na ręce co najmniej 3 karty narzędzi.',
  'secret.story.workbench': 'Co pożyczasz, wraca tępe. Niech budują, co chcą; dobre narzędzia zostają u ciebie.',

  'secret.acquaintance': 'Stary znajomy',
  'secret.if.acquaintance':
    'Cel główny jest wykonany, a co najmniej 1 twój ocalały jest w kryjówce bandytów i masz na ręce co najmniej 1 kartę broni; broń w wyposażeniu się nie liczy.',
  'secret.story.acquaintance':
    'Jeden z bandytów nosi twój zegarek. Kiedy to się skończy, w ich kryjówce ma stać ktoś, kto poprosi o niego z naciskiem.',

  'secret.missingFile': 'Brakujące akta',
  'secret.if.missingFile':
    'Cel główny jest wykonany, a co najmniej 1 twój ocalały jest w Raxxonie i masz na ręce co najmniej 2 karty lekarstwa.',
  'secret.story.missingFile':
    'Gdzieś w Raxxonie leży formularz z twoim podpisem. Na koniec ktoś z twoich ma być w środku, a próbki mają pokazać, pod czym ten podpis stoi.',

  'secret.bandit': 'Zdrada Bandyty',
  'secret.if.bandit':
    'Cel B2 scenariusza „Bandycki nalot” jest wykonany, a ty masz na ręce co najmniej 3 karty. Tuż po głosowaniach nad wygnaniem, które następują po B2, to wystarcza, chyba że jesteś na wygnaniu; od tej chwili także morale musi wynosić 0.',
  'secret.story.bandit':
    'Twoi siedzą w kryjówce, a kolonia to tylko robota. Poczekaj, aż droga do domu będzie wolna, i nie wracaj z pustymi rękami.',
}
