import type { Messages } from '@lastlight/kernel'

export const crossroadsAdult: Messages = {
  'crossroads.grass': 'Tráva',
  'crossroads.trigger.grass': 'Zahraješ kartu léku a jsi hráč-člen.',
  'crossroads.story.grass':
    'Za obvazy, kde nálepka slibuje heřmánek, stojí sklenice něčeho, co heřmánek není. Tu vůni zná celá místnost, jen si nikdo nevzpomíná odkud. Všem, kdo sedí po tvé levici, začíná najednou velmi ležet na srdci tvoje zdraví. Vystačí to na jeden skvělý obchod, nebo na jeden večer, kdy se nikdo nezmíní o zimě.',
  'crossroads.option.grass.trade': 'Zašroubovat víčko a říct si o cenu.',
  'crossroads.effect.grass.trade':
    'Přijdeš o 1 kostku k dispozici (máš-li nějakou). Jmenuj kartu podle druhu nebo podle názvu: nejbližší hráč po levici, který takovou má, ti ji vydá.',
  'crossroads.option.grass.share': 'Poslat sklenici dokola, dokud něco zbývá.',
  'crossroads.effect.grass.share':
    'Zaplať 1 žeton jídla ze zásoby potravin. Přidej do Kolonie 2 zombie. Morálka stoupne o 1.',

  'crossroads.theBoilerRoom': 'Kotelna',
  'crossroads.trigger.theBoilerRoom':
    'Končí tvůj tah, jsi hráč-člen, v Kolonii jsou aspoň 4 postavy a zbývají aspoň 2 kola.',
  'crossroads.story.theBoilerRoom':
    'Kotelna je v Kolonii jediné místo, kde je teplo a kde se dá zamknout, a tak má kotel poslední dobou nezvykle mnoho revizí. Chodí se na ně ve dvou, v kteroukoli hodinu, a revizoři se vracejí ve svetrech naruby. Dnes se ve dveřích srazily dvě komise a třetí už držela lampu. Tolik spokojených lidí tu nebylo celé týdny, a tolik hladových a nevyspalých také ne.',
  'crossroads.option.theBoilerRoom.rota': 'Pověsit na dveře rozpis, půl hodiny na dvojici.',
  'crossroads.effect.theBoilerRoom.rota':
    'Morálka stoupne o 1. V příštím kole hází každý hráč o 1 kostku méně. Ze zásoby potravin ubydou 2 žetony jídla, případně všechny, je-li jich méně.',
  'crossroads.option.theBoilerRoom.padlock': 'Pověsit na dveře zámek a poslat všechny do postele, každého zvlášť.',
  'crossroads.effect.theBoilerRoom.padlock':
    'Každý hráč-člen zvolí jednu svou postavu: ta dostane 1 žeton zoufalství. V příštím kole hází každý hráč o 1 kostku víc.',

  'crossroads.aLongWalk': 'Dlouhá procházka',
  'crossroads.trigger.aLongWalk':
    'Začíná tvůj tah, jsi hráč-člen, v Kolonii je aspoň 1 nemohoucí a v zásobě potravin nejvýš 4 žetony jídla.',
  'crossroads.story.aLongWalk':
    'Složila deku, vrátila lžíci, kterou si půjčila v listopadu, a dopletla čepici, co nikomu nepadne. Prý si to spočítala: hladových krků je moc a na procházky chodila vždycky ráda. Boty už stojí u dveří a ne, děkuje, doprovod nepotřebuje. Za celý týden tu nikdo nic neřekl tak potichu a slyšíš to jenom ty.',
  'crossroads.option.aLongWalk.letGo': 'Otevřít jí dveře a mlčet.',
  'crossroads.effect.aLongWalk.letGo':
    '1 nemohoucí opustí Kolonii bez ztráty morálky. Zvol jednu svou postavu: dostane 1 žeton zoufalství.',
  'crossroads.option.aLongWalk.sitDown': 'Sednout si k ní a zůstat do rána.',
  'crossroads.effect.aLongWalk.sitDown':
    'Použij 1 kostku k dispozici a hoď kostkou. 3 a více: stařenka zůstane a vzpomene si, kam schovala marmeládu; přidej do zásoby potravin 2 žetony jídla. 1 nebo 2: 1 nemohoucí zemře a morálka klesne o 1.',

  'crossroads.twiceDistilled': 'Dvakrát pálená',
  'crossroads.trigger.twiceDistilled':
    'Končí tvůj tah, jsi hráč-člen, v Kolonii jsou aspoň 3 postavy a u ní aspoň 2 zombie.',
  'crossroads.story.twiceDistilled':
    'Já nepiju, a tak držím lampu. Pálí se v prádelně: kotel na vyvářku, hustilka a čtyři metry hadice z něčí sprchy. Co z toho kape, hoří modře a leptá smalt na hrncích. V deset zpívali, v jedenáct se všem omlouvali a teď dva hledají toho třetího s klikou od mandlu. Zbývá dvanáct lahví. Mrtví jsou zas u plotu a kdosi měl dokonce rozumný nápad, něco s hadry a sirkami; on ho zapomněl, já ne.',
  'crossroads.option.twiceDistilled.drink': 'Nalít další rundu.',
  'crossroads.effect.twiceDistilled.drink':
    'Každé postavě v Kolonii, která má zoufalství, odstraň 1 zoufalství. Morálka stoupne o 1. Potom rozdělte 3 zranění co nejrovnoměrněji mezi postavy v Kolonii; každý hráč vybírá mezi svými.',
  'crossroads.option.twiceDistilled.throw': 'Nacpat do lahví hadry.',
  'crossroads.effect.twiceDistilled.throw':
    'Zabij u Kolonie 3 zombie, případně všechny, je-li jich méně, bez hodu kostkou následků. Zvol jednu svou postavu: dostane 1 žeton zoufalství.',

  'crossroads.theCountIsShort': 'Nesedí to',
  'crossroads.trigger.theCountIsShort':
    'Začíná tvůj tah, máš v ruce aspoň 1 kartu léku, jsi hráč-člen a zbývají aspoň 2 kola.',
  'crossroads.story.theCountIsShort':
    'Pondělí: čtyřicet tablet. Úterý: čtyřicet. Středa: třicet šest, podezřelá je myš. Čtvrtek: jednatřicet, a takhle tvrdě žádná myš nespí. List z pátku chybí. Na noční hlídku nikoho lepšího nemáme, to říkají všichni: nikdy neusne, slyší, jak sedá sníh. Poslední dobou taky nahlas počítá trámy a škrábe se tam, kde nic není. Prázdnou krabičku nám přinesl sám, složenou naplocho, a prosil, ať to neříkáme ostatním. Byl by rád, kdyby mu někdo pomohl, pokud to nemusí bolet.',
  'crossroads.option.theCountIsShort.wean': 'Dávat mu každou noc míň a sedět u něj.',
  'crossroads.effect.theCountIsShort.wean':
    'Odlož z ruky do balíčku odpadu 1 kartu léku, použij 1 kostku k dispozici a hoď kostkou. 4 a více: do konce hry přijde v kroku 4 fáze kolonie do Kolonie o 1 zombii méně. 1 až 3: odlož do balíčku odpadu ještě 1 kartu (máš-li nějakou).',
  'crossroads.option.theCountIsShort.lock': 'Stáhnout ho z hlídky a skříňku zamknout.',
  'crossroads.effect.theCountIsShort.lock': 'Dober 2 karty z balíčku Nemocnice. Přidej do Kolonie 2 zombie.',

  'crossroads.theGoingRate': 'Sazba',
  'crossroads.trigger.theGoingRate': 'Končí tvůj tah, jsi hráč-člen a v Kolonii je aspoň 1 nemohoucí.',
  'crossroads.story.theGoingRate':
    'Prý to začalo konzervou hrušek. Prý on hlídá spižírnu a ona jazyk, prý je to jen její věc a něčím tu platí každý. Někdo ví, co stojí noc, a někdo jiný, že poslední dobou zlevnila. Včera už čekaly před jeho dveřmi dvě a nedívaly se na sebe. Skladník je dobrý; co má klíč, neztratilo se nic, za co se nezaplatilo. A dneska se nás ona úplně klidně zeptala, kdo má klíč od něho.',
  'crossroads.option.theGoingRate.key': 'Vzít mu klíč a s ním i spižírnu.',
  'crossroads.effect.theGoingRate.key':
    'Zaplať 2 žetony jídla ze zásoby potravin. Odlož z ruky do balíčku odpadu 1 kartu podle své volby (máš-li nějakou). Morálka stoupne o 1.',
  'crossroads.option.theGoingRate.blindEye': 'Přepočítat konzervy a mlčet.',
  'crossroads.effect.theGoingRate.blindEye':
    'Přidej do zásoby potravin 3 žetony jídla. 1 nemohoucí se stane neklidným, je-li tu ještě nějaký klidný. Zvol jednu svou postavu: dostane 1 žeton zoufalství.',

  'crossroads.unsigned': 'Lístek beze jména',
  'crossroads.trigger.unsigned':
    'Začíná tvůj tah, jsi hráč-člen, morálka je nejvýš 4 a v Kolonii jsou aspoň 2 postavy.',
  'crossroads.story.unsigned':
    'Lístek ležel pod konvicí, dvakrát přeložený. Děkuje všem za tuhle zimu. Rukavice jsou pro kluka a dluh z karet se má brát jako vyrovnaný. A nehledat. Jméno tam není, písmena jsou tiskací a o půl třetí v noci leží v každé posteli, na kterou vidíš, buď někdo, nebo deka, která má vypadat jako někdo. Jeden z nich se rozhodl. Držíš svíčku, je úplné ticho a dveře na dvůr nejsou dovřené.',
  'crossroads.option.unsigned.wake': 'Vzbudit všechny a zatopit.',
  'crossroads.effect.unsigned.wake':
    'Zaplať 1 žeton jídla ze zásoby potravin. Každý hráč-člen odloží z ruky do balíčku odpadu 1 kartu (má-li nějakou). V příštím kole hází každý hráč o 1 kostku méně. Morálka stoupne o 1.',
  'crossroads.option.unsigned.search': 'Vydat se po stopách, hned a bez ostatních.',
  'crossroads.effect.unsigned.search':
    'Použij 1 kostku k dispozici a potom hoď kostkou. 3 a více: morálka stoupne o 1 a v tomto kole dostaneš 1 kostku navíc. 1 nebo 2: morálka klesne o 1.',

  'crossroads.admissionTwoTins': 'Vstupné dvě konzervy',
  'crossroads.trigger.admissionTwoTins': 'Tvoje postava zabije útokem zombii a jsi hráč-člen.',
  'crossroads.story.admissionTwoTins':
    '„Račte dál, dvě konzervy, děti za polovic! Kouše, tři už pokousal, a nemá v hubě zub, který bychom mu nespočítali!“ Mají ho v uhelně na psím řetězu, ve zbytcích průvodčovské uniformy, a kdo přinese klacek, smí si to zkusit. Smějí se lidé, kteří se od podzimu nezasmáli. Body zapisuje nějaký kluk. Na schodech se ti pak nikdo nepodívá do očí a pokladnička, to se musí nechat, je těžká. Ten člověk ti kdysi štípal jízdenky; pamatuješ si, že zdravil.',
  'crossroads.option.admissionTwoTins.stop': 'Sejít dolů a skončit to.',
  'crossroads.effect.admissionTwoTins.stop':
    'Hoď za útočící postavu kostkou následků. 1 nemohoucí se stane neklidným, je-li tu ještě nějaký klidný. Morálka stoupne o 1.',
  'crossroads.option.admissionTwoTins.sell': 'Odnést pokladničku do kuchyně.',
  'crossroads.effect.admissionTwoTins.sell':
    'Přidej do zásoby potravin 3 žetony jídla. Postava s nejnižším vlivem v Kolonii, která si stoupla moc blízko, utrpí 1 zranění a dostane 1 žeton zoufalství.',

  'crossroads.sundayHam': 'Nedělní šunka',
  'crossroads.trigger.sundayHam':
    'Začíná tvůj tah, jsi hráč-člen, v zásobě potravin je nejvýš 1 žeton jídla a na Hřbitově aspoň 1 postava.',
  'crossroads.story.sundayHam':
    '„Kde jsi to vzal?“ „Přivoň. Jalovec.“ „Ptám se kde.“ „Bylo tu prase.“ „V tomhle údolí není od září jediné prase.“ „Tak bylo hubené. Podívej se na ně. Podívej se na ty malé, už to mají až po lokty.“ „Za kůlnou je rozkopaná zem.“ „To dělá mráz.“ „Mráz to po sobě nezahází.“ „Tak co, řekneš jim to, nebo se pomodlíš?“',
  'crossroads.option.sundayHam.eat': 'Pomodlit se před jídlem.',
  'crossroads.effect.sundayHam.eat': 'Morálka klesne o 1. Přidej do zásoby potravin 4 žetony jídla.',
  'crossroads.option.sundayHam.bury': 'Vynést hrnec a zakopat ho, dvakrát tak hluboko.',
  'crossroads.effect.sundayHam.bury':
    'Použij 1 kostku k dispozici. Přidej do zásoby potravin 1 žeton hladovění. Morálka stoupne o 1.',
}
