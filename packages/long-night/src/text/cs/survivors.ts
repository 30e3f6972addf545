import type { Messages } from '@lastlight/kernel'

export const survivors: Messages = {
  'survivor.rocco': 'Rocco Bellini',
  'survivor.short.rocco': 'Rocco',
  'survivor.acc.rocco': 'Rocca',
  'survivor.gen.rocco': 'Rocca',
  'survivor.dat.rocco': 'Roccovi',
  'survivor.job.rocco': 'otec',
  'survivor.power.rocco':
    'Kolonie: dokud je v Kolonii aspoň 1 nemohoucí, přijde do ní v kroku 4 fáze kolonie o 2 zombie méně.',
  'survivor.story.rocco':
    'Z města odešel se třemi dětmi a kočárkem plným broskvových kompotů. U brány všechny dvakrát přepočítá, ať jsou jeho, nebo ne.',
  'survivor.anita': 'Anita Wallaceová',
  'survivor.short.anita': 'Anita',
  'survivor.acc.anita': 'Anitu',
  'survivor.gen.anita': 'Anity',
  'survivor.dat.anita': 'Anitě',
  'survivor.job.anita': 'povolání neznámé',
  'survivor.power.anita':
    'Kdekoli: jednou za kolo zabij 1 zombii v lokaci Anity bez hodu kostkou následků, nebo způsob 1 zranění postavě v její lokaci.',
  'survivor.story.anita':
    'Odkud přišla, nikdo neví, a od té doby, co se jeden zeptal, se už neptá nikdo. Spí zády ke zdi a v botách.',
  'survivor.emma': 'Emma Hanová',
  'survivor.short.emma': 'Emma',
  'survivor.acc.emma': 'Emmu',
  'survivor.gen.emma': 'Emmy',
  'survivor.dat.emma': 'Emmě',
  'survivor.job.emma': 'vysokoškolačka',
  'survivor.power.emma':
    'Mimo Kolonii: jednou za kolo odkryj 4 horní karty balíčku předmětů v lokaci Emmy. Smíš si z nich vzít do ruky 1 kartu vzdělání. Ostatní zamíchej zpět do balíčku.',
  'survivor.story.emma':
    'K titulu jí chyběly dvě zkoušky a každou knihu pořád vrací do regálu, odkud ji vzala. Diplomku psala o sněhu na plochých střechách a to téma přestalo být nudné.',
  'survivor.elijah': 'Elijah Jordan',
  'survivor.short.elijah': 'Elijah',
  'survivor.acc.elijah': 'Elijaha',
  'survivor.gen.elijah': 'Elijaha',
  'survivor.dat.elijah': 'Elijahovi',
  'survivor.job.elijah': 'diskžokej',
  'survivor.power.elijah':
    'Mimo Kolonii: jednou za kolo, když Elijah prohledá lokaci, smíš odtud přemístit všechny žetony hluku do jedné jiné lokace, kam se všechny vejdou.',
  'survivor.story.elijah':
    'Uměl naplnit sál pro tři tisíce lidí a za deset minut ho zase vyprázdnit. Naživu je díky tomu druhému.',
  'survivor.kevin': 'Kevin Jackson',
  'survivor.short.kevin': 'Kevin',
  'survivor.acc.kevin': 'Kevina',
  'survivor.gen.kevin': 'Kevina',
  'survivor.dat.kevin': 'Kevinovi',
  'survivor.job.kevin': 'ostřelovač',
  'survivor.power.kevin':
    'Kdekoli: jednou za kolo zabij 1 zombii nebo banditu v kterékoli lokaci, i v Kolonii, bez hodu kostkou následků.',
  'survivor.story.kevin':
    'Ze dvou válek si přivezl rentu a zničená záda. Hlídky na střeše si bere dobrovolně, nahoře si nikdo nechce povídat.',
  'survivor.gia': 'Gia Najjarová',
  'survivor.short.gia': 'Gia',
  'survivor.acc.gia': 'Giu',
  'survivor.gen.gia': 'Gii',
  'survivor.dat.gia': 'Gie',
  'survivor.job.gia': 'fyzioterapeutka',
  'survivor.power.gia':
    'Kdekoli: na konci svého tahu smíš odstranit 1 zranění nebo 1 omrzlinu postavě v Kolonii. Zoufalství zůstává.',
  'survivor.story.gia': 'Jedenáct let učila lidi po úrazech znovu chodit. Teď se to učí rychleji, není kdy.',
  'survivor.alfonso': 'Alfonso Ortega',
  'survivor.short.alfonso': 'Alfonso',
  'survivor.acc.alfonso': 'Alfonsa',
  'survivor.gen.alfonso': 'Alfonsa',
  'survivor.dat.alfonso': 'Alfonsovi',
  'survivor.job.alfonso': 'puškař',
  'survivor.power.alfonso':
    'Kolonie: jednou za kolo odeber ze zásoby potravin 2 žetony jídla a v balíčku předmětů jedné z lokací 1–6 vyhledej 1 zbraň. Je-li tam, vybav jí postavu v Kolonii. Balíček pak zamíchej.',
  'survivor.story.alfonso':
    'V krámě měl zvonek nade dveřmi a zásadu neprodávat těm, kdo se moc usmívají. Dveře vzaly za své první týden, zásada platí.',
  'survivor.blue': 'Bára',
  'survivor.short.blue': 'Bára',
  'survivor.acc.blue': 'Báru',
  'survivor.gen.blue': 'Báry',
  'survivor.dat.blue': 'Báře',
  'survivor.job.blue': 'šimpanzice',
  'survivor.power.blue':
    'Kdekoli: po Bářiných přesunech se nehází kostkou následků. V Raxxonu jí stačí k prohledávání kostka o 1 nižší.',
  'survivor.story.blue':
    'Šest let strávila za dveřmi s číslem a zapamatovala si, který ošetřovatel nosí klíče. Co znamená ticho, jí nikdo vysvětlovat nemusel.',
  'survivor.fatima': 'Fatima Maktabiová',
  'survivor.short.fatima': 'Fatima',
  'survivor.acc.fatima': 'Fatimu',
  'survivor.gen.fatima': 'Fatimy',
  'survivor.dat.fatima': 'Fatimě',
  'survivor.job.fatima': 'řidička autobusu',
  'survivor.power.fatima':
    'Mimo Kolonii: pokaždé, když Fatima prohledá lokaci, smíš zvolit svou postavu v této lokaci, která se v tomto tahu ještě nepřesunula (třeba i Fatimu): ta se přesune bez hodu kostkou následků. Je to její přesun v tomto tahu.',
  'survivor.story.fatima':
    'Devatenáct let jezdila se čtrnáctkou a zpoždění měla čtyřikrát. I poslední týden jela podle jízdního řádu a brala každého, kdo ještě stál na zastávce.',
  'survivor.kumar': 'Kumar Sen',
  'survivor.short.kumar': 'Kumar',
  'survivor.acc.kumar': 'Kumara',
  'survivor.gen.kumar': 'Kumara',
  'survivor.dat.kumar': 'Kumarovi',
  'survivor.job.kumar': 'kaskadér',
  'survivor.power.kumar':
    'Kdekoli: jednou za kolo, v tahu kteréhokoli hráče, když by jiná postava v lokaci Kumara měla utrpět zranění z hodu kostkou následků, smíš toto zranění dát místo ní Kumarovi.',
  'survivor.story.kumar':
    'Platili ho od pádu, oheň zvlášť. Zlámal si jedenáct kostí za herce, jejichž jména už si nevybaví.',
  'survivor.rosa': 'Rosa Rodriguezová',
  'survivor.short.rosa': 'Rosa',
  'survivor.acc.rosa': 'Rosu',
  'survivor.gen.rosa': 'Rosy',
  'survivor.dat.rosa': 'Rose',
  'survivor.job.rosa': 'učitelka v mateřské škole',
  'survivor.power.rosa':
    'Kolonie: jednou za kolo otoč 1 neklidného nemohoucího na normální stranu. Není-li žádný, odeber místo toho 2 horní karty z balíčku odpadu.',
  'survivor.story.rosa':
    'Dvacet šest čtyřletých dětí denně ji na Kolonii připravilo líp než jakákoli vojna. Co začala zima, nezvýšila hlas ani jednou; ona ho ztiší.',
  'survivor.nadia': 'Nadia Riversová',
  'survivor.short.nadia': 'Nadia',
  'survivor.acc.nadia': 'Nadiu',
  'survivor.gen.nadia': 'Nadii',
  'survivor.dat.nadia': 'Nadie',
  'survivor.job.nadia': 'noční rozhlasová moderátorka',
  'survivor.power.nadia':
    'Kolonie: jednou za kolo odstraň 1 zoufalství postavě v Kolonii, nebo hoď znovu 1 svou kostkou k dispozici.',
  'survivor.story.nadia':
    'Devět let mluvila mezi druhou a pátou ráno s lidmi, kteří nemohli usnout. Posluchačů ubylo, nespavost jim zůstala.',
  'survivor.cyril': 'Cyril Mott',
  'survivor.short.cyril': 'Cyril',
  'survivor.acc.cyril': 'Cyrila',
  'survivor.gen.cyril': 'Cyrila',
  'survivor.dat.cyril': 'Cyrilovi',
  'survivor.job.cyril': 'ohňostrůjce',
  'survivor.power.cyril':
    'Mimo Kolonii: použij kostku s hodnotou aspoň 5 a na volné pole vstupu v lokaci Cyrila polož 1 výbušnou past.',
  'survivor.story.cyril':
    'Dělal rakety pro slavnosti čtyř měst a má pořád všech deset prstů, což se v jeho oboru bere jako výuční list. Prach schovaný na silvestra se silvestra nedočkal.',
  'survivor.hedda': 'Hedda Brekkeová',
  'survivor.short.hedda': 'Hedda',
  'survivor.acc.hedda': 'Heddu',
  'survivor.gen.hedda': 'Heddy',
  'survivor.dat.hedda': 'Heddě',
  'survivor.job.hedda': 'veterinářka',
  'survivor.power.hedda':
    'Kdekoli: použij kostku s hodnotou aspoň 4 a odstraň 1 zranění nebo 1 omrzlinu postavě v lokaci Heddy (i jí samé). Zoufalství zůstává.',
  'survivor.story.hedda': 'Hlavně krávy, jednou medvěd z cirkusu. Lidi se prý drží snáz, zato si víc stěžují.',
  'survivor.marek': 'Marek Dolny',
  'survivor.short.marek': 'Marek',
  'survivor.acc.marek': 'Marka',
  'survivor.gen.marek': 'Marka',
  'survivor.dat.marek': 'Markovi',
  'survivor.job.marek': 'hrobník',
  'survivor.power.marek':
    'Mimo Kolonii: jednou za kolo, když Marek útočí na zombii, zabije ve své lokaci 2 zombie místo 1, bez hodu kostkou následků.',
  'survivor.story.marek':
    'Kopal ručně, protože bagr nechával křivý okraj. První týden kopat přestal a šel po těch, kdo nechtěli zůstat ležet.',
  'survivor.ingrid': 'Ingrid Halvardová',
  'survivor.short.ingrid': 'Ingrid',
  'survivor.acc.ingrid': 'Ingrid',
  'survivor.gen.ingrid': 'Ingrid',
  'survivor.dat.ingrid': 'Ingrid',
  'survivor.job.ingrid': 'kuchařka ze závodní jídelny',
  'survivor.power.ingrid': 'Kolonie: v kroku 1 fáze kolonie spotřebuje Kolonie o 1 žeton jídla méně.',
  'survivor.story.ingrid':
    'V továrně na pneumatiky vařila čtyři sta obědů denně z peněz na tři sta padesát. Co přijde do čtvrteční polévky, neřekne nikomu.',
  'survivor.teodor': 'Teodor Lazar',
  'survivor.short.teodor': 'Teodor',
  'survivor.acc.teodor': 'Teodora',
  'survivor.gen.teodor': 'Teodora',
  'survivor.dat.teodor': 'Teodorovi',
  'survivor.job.teodor': 'výpravčí',
  'survivor.power.teodor': 'Kolonie: kdykoli se na začátku kola hází hracími kostkami, házíš o 1 kostku víc.',
  'survivor.story.teodor':
    'Jednatřicet let vypravoval vlaky, kterými sám nikdy nejel. Rána teď řídí podle tabule na zdi a odjíždí se načas.',
  'survivor.milena': 'Milena Ostojová',
  'survivor.short.milena': 'Milena',
  'survivor.acc.milena': 'Milenu',
  'survivor.gen.milena': 'Mileny',
  'survivor.dat.milena': 'Mileně',
  'survivor.job.milena': 'likvidátorka pojistných událostí',
  'survivor.power.milena':
    'Mimo Kolonii: každé postavě v lokaci Mileny, i jí samé, stačí k prohledávání kostka o 1 nižší.',
  'survivor.story.milena':
    'Chodila po vyhořelých domech a sepisovala, co v nich bývalo. Lidé schovávají dobré věci na stejných pět míst a ona je zná popořadě.',
  'survivor.dusty': 'Dusty Pike',
  'survivor.short.dusty': 'Dusty',
  'survivor.acc.dusty': 'Dustyho',
  'survivor.gen.dusty': 'Dustyho',
  'survivor.dat.dusty': 'Dustymu',
  'survivor.job.dusty': 'lupič',
  'survivor.power.dusty':
    'Mimo Kolonii: pokaždé, když Dusty prohledává lokaci, si smíš nechat o 1 dobranou kartu víc. Ve Skrýši banditů mu stačí k prohledávání kostka o 2 nižší.',
  'survivor.story.dusty':
    'Jezdil s bandity, dokud si neodhlasovali, že ho někde nechají, a on slyšel, jak sčítají hlasy. Odnesl si svůj podíl a jeden cizí.',
  'survivor.wanda': 'Wanda Grotová',
  'survivor.short.wanda': 'Wanda',
  'survivor.acc.wanda': 'Wandu',
  'survivor.gen.wanda': 'Wandy',
  'survivor.dat.wanda': 'Wandě',
  'survivor.job.wanda': 'tesařka',
  'survivor.power.wanda':
    'Kdekoli: na konci svého tahu smíš položit 1 zátaras na volné pole vstupu v lokaci, kde stojí tvoje postava, i v Kolonii.',
  'survivor.story.wanda':
    'Postavila polovinu střech v kraji a po prvním velkém sněhu si obešla, které vydržely. Její všechny, a taky to řekne.',
}
