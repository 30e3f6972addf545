import type { Messages } from '@lastlight/kernel'

export const crossroadsPlaces: Messages = {
  'crossroads.onTheHunt': 'Na lovu',
  'crossroads.trigger.onTheHunt': 'Přesuneš postavu a jsi hráč-člen.',
  'crossroads.story.onTheHunt':
    'Přes silnici vedou dvoje stopy, oboje mají ještě ostré hrany. Srny, pět nebo šest, krokem. A boty, jeden pár, hluboko zabořené v patě, jako když někdo něco nese; vycházejí z lesa za námi, stojí tam, kde jsme stáli my, a jdou dál tam, kudy jsme šli. Vidět bude ještě hodinu. Nábojů je devět. Nejedli jsme od včerejška a už nějakou dobu nikdo nepromluvil.',
  'crossroads.option.onTheHunt.hunt': 'Jít po stopách srn.',
  'crossroads.effect.onTheHunt.hunt':
    'Hoď 4 kostkami. Za každý výsledek 3 a více přidej do zásoby potravin 1 žeton jídla.',
  'crossroads.option.onTheHunt.drive': 'Jít po stopách bot.',
  'crossroads.effect.onTheHunt.drive':
    'Do konce hry platí: kdykoli na plán přijde bandita, hoď kostkou; 4 a více: odstraň ho.',

  'crossroads.crazyMother': 'Bláznivá matka',
  'crossroads.trigger.crazyMother': 'Přesuneš postavu do Školy.',
  'crossroads.story.crazyMother':
    'V patře je jedna třída zametená, vytopená a plná židliček, na každé visí kabátek. Mezi židličkami a dveřmi stojí žena s loveckou puškou a prsty od křídy. Hodina ještě neskončila, říká, rodiče čekají venku. Třídní knihu vede úhledným písmem a těmi dveřmi zatím nic mrtvého neprošlo. První rána jde do stropu, ze slušnosti.',
  'crossroads.option.crazyMother.stay': 'Zůstat na chodbě s hlavou u země.',
  'crossroads.effect.crazyMother.stay':
    'Polož na Školu 2 žetony hluku a dober 1 kartu z jejího balíčku. Do konce hry utrpí 1 zranění každá postava, která se do Školy přesune nebo přemístí. Postavám, které tam už jsou, se nic nestane.',
  'crossroads.option.crazyMother.back': 'Nechat něco pro děti a jít domů.',
  'crossroads.effect.crazyMother.back':
    'Přemísti tuto postavu do Kolonie (postavu vyloučeného hráče do jiné lokace podle své volby), bez hodu kostkou následků. Odlož z ruky do balíčku odpadu 1 kartu (máš-li nějakou). Přidej do zásoby potravin 1 žeton jídla: svačinu na cestu.',

  'crossroads.elevenParkingTickets': 'Jedenáct pokut',
  'crossroads.trigger.elevenParkingTickets': 'Tvoje postava prohledá Policejní stanici.',
  'crossroads.story.elevenParkingTickets':
    '„Jedenáct pokut za parkování, chtěli mě potrestat pro výstrahu,“ říká muž za mřížemi. Přežil na obsahu jednoho automatu a jeho ceník umí nazpaměť. Maminka prý sedí ve sklepě naproti přes ulici, mezi zavařeninami, a zaručí se za něj. Klíče visí na háčku dva metry od jeho ruky a jeden z nich je od skříně se zbraněmi. Na ten háček se dívá už měsíc.',
  'crossroads.option.elevenParkingTickets.unlock': 'Vylomit zrezivělý zámek a pustit muže ven.',
  'crossroads.effect.elevenParkingTickets.unlock':
    'Polož na Policejní stanici 2 žetony hluku a hoď kostkou. 3 a více: k tvé skupině se přidá 1 postava z balíčku postav; přidej do zásoby potravin 2 žetony jídla. 1 nebo 2: prohledávající postava utrpí 1 zranění; odlož z ruky do balíčku odpadu 1 kartu (máš-li nějakou).',
  'crossroads.option.elevenParkingTickets.keys': 'Vzít klíče, otevřít skříň se zbraněmi a neohlížet se.',
  'crossroads.effect.elevenParkingTickets.keys':
    'Prohledávající postava dostane 1 žeton zoufalství. Vyhledej v balíčku Policejní stanice kartu zbraně, vezmi si ji do ruky a balíček zamíchej. Polož na Policejní stanici 2 žetony hluku.',

  'crossroads.finalNotice': 'Upomínka',
  'crossroads.trigger.finalNotice': 'Tvoje postava prohledá Knihovnu.',
  'crossroads.story.finalNotice':
    'Na pultu svítí lampa a za ní sedí knihovnice ve dvou kabátech a rukavicích bez prstů. Orazítkuje lístek, foukne na inkoust a podívá se přes brýle. Je tu jistá výpůjčka, po termínu ještě z doby před sněhem; na konec světa se v řádu nepamatuje. Kdo zaplatí, tomu vysvětlí, kde co stojí, protože nikdo jiný už to neví. O dva regály dál něco upadne, vstane a zase upadne.',
  'crossroads.option.finalNotice.fine': 'Zaplatit a vyslechnout si katalog.',
  'crossroads.effect.finalNotice.fine':
    'Odlož z ruky do balíčku odpadu 1 kartu podle své volby. Do konce hry stačí k prohledávání Knihovny kostka o 1 nižší.',
  'crossroads.option.finalNotice.run': 'Popadnout nejbližší knihu a utíkat.',
  'crossroads.effect.finalNotice.run':
    'Vyhledej v balíčku Knihovny kartu vzdělání, vezmi si ji do ruky a balíček zamíchej. Polož na Knihovnu 2 žetony hluku a přidej tam 1 zombii.',

  'crossroads.carAlarm': 'Alarm v autě',
  'crossroads.trigger.carAlarm': 'Tvoje postava způsobí hluk a na plánu leží aspoň 4 žetony hluku.',
  'crossroads.story.carAlarm':
    'Šedý hatchback přes ulici po měsících mlčení usoudí, že ho někdo krade. Světla mu blikají nad sněhem jako malá, špatně vedená pouť. Na každém rohu se otáčejí hlavy, aspoň ty, které ještě můžou. Mohl by tam někdo dojít s kladivem. Nebo by se dalo poslechnout toho, kdo dělal u demolic, aspoň to tvrdí, a zrovna se něžně dívá na plynovou bombu a kus drátu.',
  'crossroads.option.carAlarm.smash': 'Vyjít ven a umlčet ho kladivem.',
  'crossroads.effect.carAlarm.smash':
    'Odstraň všechny žetony hluku z lokace této postavy. Potom za ni hoď kostkou následků.',
  'crossroads.option.carAlarm.wire': 'Nechat ho houkat a natáhnout drát.',
  'crossroads.effect.carAlarm.wire':
    'Použij 1 kostku k dispozici. Na volné pole vstupu v lokaci této postavy polož 1 výbušnou past. Polož tam také 4 žetony hluku (nebo kolik se jich vejde).',

  'crossroads.theLastPost': 'Poslední pošta',
  'crossroads.trigger.theLastPost': 'Tvoje postava zabije útokem zombii mimo Kolonii.',
  'crossroads.story.theLastPost':
    'Mrtvý má na sobě listonošskou bundu a přes rameno pořád brašnu, zapnutou, suchou a plnou. Čtyři měsíce dopisů, všechny do našich ulic; někteří adresáti dnes spí na našich pryčnách, jiní šli sněhem kus před ním. Vespod jsou balíky a jeden voní po klobáse. Sníh ho z pochůzky neodradil a smrt taky ne. Až my.',
  'crossroads.option.theLastPost.deliver': 'Přečíst každou adresu a dopisy roznést.',
  'crossroads.effect.theLastPost.deliver':
    'Použij 1 kostku k dispozici. Útočící postava dostane 1 žeton zoufalství. Morálka stoupne o 1.',
  'crossroads.option.theLastPost.open': 'Otevřít balíky hned tady.',
  'crossroads.effect.theLastPost.open':
    'Hoď 3 kostkami. Za každý výsledek 4 a více přidej do zásoby potravin 1 žeton jídla. Potom odlož 2 horní karty z balíčku předmětů této lokace do balíčku odpadu.',

  'crossroads.witnesses': 'Svědkové',
  'crossroads.trigger.witnesses':
    'Tvoje postava zaútočí na postavu jiného hráče nebo prohledá lokaci a v této lokaci jsou aspoň 2 postavy.',
  'crossroads.story.witnesses':
    'Bylo to za pár vteřin: šťouchnutí, jedno slovo a cosi přešlo z kapsy do kapsy. Pak vrzly dveře a v nich dva naši, každý s náručí dříví, a nikdo nic neříká. Jedno poleno jde na zem, pomalu, jako když se člověk hýbe u cizího psa. Chtějí vědět proč, a chtějí to vědět ještě dnes. Zatím se našel kus prádelní šňůry, akorát na dvě zápěstí.',
  'crossroads.option.witnesses.explain': 'Říct jednomu z nich všechno a škodu zaplatit.',
  'crossroads.effect.witnesses.explain':
    'Zvol jiného hráče. Dej mu z ruky 1 kartu podle své volby a ukaž mu svůj tajný úkol.',
  'crossroads.option.witnesses.silence': 'Mlčet a natáhnout obě ruce.',
  'crossroads.effect.witnesses.silence':
    'Postava, která útočila nebo prohledávala, má svázané ruce: odteď nesmí útočit, uklízet odpadky, zřizovat zátarasy ani přilákat zombie.',

  'crossroads.theLastDoor': 'Kdo je pro?',
  'crossroads.trigger.theLastDoor': 'Tvoje postava zřídí zátaras v Kolonii.',
  'crossroads.story.theLastDoor':
    'V poledne došla prkna, o hodinu později stoly. Teď stojí tři lidé s kladivy před posledním poctivým kusem dubu v Kolonii: před dveřmi od latríny. Rozřezané vejpůl by ucpaly každou díru ve zdi. Jenže jsou taky to jediné, co dělí holou lidskou důstojnost od dvaceti stupňů mrazu. Hlasuje se zvednutím ruky; jeden hlas se ozývá zevnitř.',
  'crossroads.option.theLastDoor.door': 'Ano: rozřezat dveře.',
  'crossroads.effect.theLastDoor.door':
    'Polož 2 zátarasy na volná pole vstupů Kolonie (nebo kolik se jich vejde). Postava s nejnižším vlivem v Kolonii (počítají se jen postavy hráčů-členů) utrpí 1 omrzlinu.',
  'crossroads.option.theLastDoor.dignity': 'Ne: všechno má své meze.',
  'crossroads.effect.theLastDoor.dignity':
    'Přidej do Kolonie 2 zombie. Každé postavě v Kolonii, která má zoufalství, odstraň 1 zoufalství. V tomto kole dostaneš 1 kostku navíc.',

  'crossroads.theWarmestSpotInTheYard': 'Nejteplejší místo na dvoře',
  'crossroads.trigger.theWarmestSpotInTheYard': 'Uklidíš odpadky a v balíčku odpadu zbývají aspoň 4 karty.',
  'crossroads.story.theWarmestSpotInTheYard':
    'Od listopadu držím každou noční hlídku tady na hromadě, já a dvě kočky, a říkám vám, že teplejší místo na dvoře není. Hnije to v ní od podzimu. A teď, když jste sebrali vršek, koukněte tamhle mezi plechovky: ten roh patří k něčemu užitečnému. Plechovky jsou otevřené všechny a ostré taky všechny, moje kalhoty by mohly vyprávět. Jestli radši škrtnete sirkou, je to vaše věc. Jenom mě nechte napřed slézt. Ten kouř bude vidět široko daleko.',
  'crossroads.option.theWarmestSpotInTheYard.dig': 'Vyhrnout si rukáv a sáhnout dovnitř.',
  'crossroads.effect.theWarmestSpotInTheYard.dig':
    'Zvol svou postavu v Kolonii: utrpí 1 zranění. Potom si vezmi do ruky 1 kartu z balíčku odpadu podle své volby.',
  'crossroads.option.theWarmestSpotInTheYard.burn': 'Škrtnout sirkou.',
  'crossroads.effect.theWarmestSpotInTheYard.burn':
    'Odeber z balíčku odpadu 5 horních karet, případně všechny, je-li jich méně. Přidej do Kolonie 2 zombie.',

  'crossroads.midnightBroth': 'Půlnoční polévka',
  'crossroads.trigger.midnightBroth': 'Zvýšíš kostku za jídlo, jsi hráč-člen a v Kolonii jsou aspoň 4 postavy.',
  'crossroads.story.midnightBroth':
    'My jsme šli jen pro sklenici vody, všech jedenáct, a že cesta vede kolem kuchyně, je čirá náhoda. Kvůli té vůni jsme nepřišli. Ani jsme si jí nevšimli, ani na schodech, ani nahoře, kde nás budila pryčnu po pryčně. V tom hrnci je o lžíci víc, než je moudré; to vidí každý, kdo stojí ve dveřích v bačkorách a kouká. Máš ruku na pokličce. My nic neříkáme.',
  'crossroads.option.midnightBroth.share': 'Zvednout pokličku a najít další misky.',
  'crossroads.effect.midnightBroth.share':
    'Zaplať 2 žetony jídla ze zásoby potravin a použij 1 kostku k dispozici. Morálka stoupne o 1.',
  'crossroads.option.midnightBroth.alone': 'Sníst to všechno, vestoje a do dna.',
  'crossroads.effect.midnightBroth.alone':
    'V tomto kole dostaneš 2 kostky navíc. Přidej do zásoby potravin 1 žeton hladovění.',

  'crossroads.aVeryLongWord': 'Velmi dlouhé slovo',
  'crossroads.trigger.aVeryLongWord': 'Tvoje postava mimo Kolonii utrpí zranění, omrzlinu nebo zoufalství.',
  'crossroads.story.aVeryLongWord':
    'Bolí to důkladně, jak už to v mrazu chodí: nejdřív vůbec ne, potom všude. Je tu suchý kout, půlka deky a dost světla na šití, pokud už dnes nikdo nikam nechce. Je tu taky jedno slovo, velmi dlouhé, zděděné po dědovi, který koval koně. Celou zimu čekalo na svou příležitost. Na to, že je to ulice, je venku dokonalé ticho.',
  'crossroads.option.aVeryLongWord.rest': 'Sednout si, zašít to a pro dnešek skončit.',
  'crossroads.effect.aVeryLongWord.rest': 'Odstraň postižené postavě 1 zranění nebo omrzlinu. Tvůj tah končí.',
  'crossroads.option.aVeryLongWord.scream': 'Vyslovit to slovo, celé.',
  'crossroads.effect.aVeryLongWord.scream':
    'V tomto kole dostaneš 2 kostky navíc. Polož na lokaci této postavy 2 žetony hluku a přidej tam 1 zombii.',

  'crossroads.aPairOfBoots': 'Pár bot',
  'crossroads.trigger.aPairOfBoots': 'Tvoje postava zemře mimo Kolonii a jsi hráč-člen.',
  'crossroads.story.aPairOfBoots':
    'Ve sněhu stojí pár bot, špičky u sebe, jako by čekaly na vyčištění. Vedle leží to, co se dá pohřbít, a batoh s dobrým popruhem. Země je metr hluboko zmrzlá: hrob chce krumpáč, celé odpoledne a něco, co stojí za to do něj uložit. Batoh chce minutu. V postranní kapse je seznam úkolů na tento týden, drobným, čitelným písmem, a u každého jedno z našich jmen.',
  'crossroads.option.aPairOfBoots.bury': 'Dojít pro krumpáč.',
  'crossroads.effect.aPairOfBoots.bury':
    'Použij 1 kostku k dispozici a odlož z ruky do balíčku odpadu 1 kartu podle své volby. Na lokaci, kde postava zemřela, polož 2 žetony hluku. Morálka stoupne o 1.',
  'crossroads.option.aPairOfBoots.pockets': 'Vzít batoh a seznam si přečíst cestou.',
  'crossroads.effect.aPairOfBoots.pockets':
    'Dober 2 karty z balíčku předmětů v lokaci, kde postava zemřela. Zvol kteroukoli svou postavu: dostane 1 žeton zoufalství.',

  'crossroads.handsOnTheGate': 'Dlaně na bráně',
  'crossroads.trigger.handsOnTheGate': 'Začíná tvůj tah a u Kolonie je aspoň 6 zombií.',
  'crossroads.story.handsOnTheGate':
    'Od svítání se opírají o bránu, trpělivě jako fronta před výprodejem. Panty zpívají. Škvírou už se dají rozeznat: nevěsta, ten v potápěčském obleku, ti dva, možná dvojčata. Jeden plán počítá se žebříkem, dlouhými bidly a dobrovolníky. Druhý: opírat se ze své strany, rameno vedle ramene, na směny, celou noc, a ráno nebýt k ničemu.',
  'crossroads.option.handsOnTheGate.sally': 'Ano: vyrazit s bidly přes zeď.',
  'crossroads.effect.handsOnTheGate.sally':
    'Zabij u Kolonie 5 zombií, případně všechny, je-li jich méně, bez hodu kostkou následků. Potom každý hráč-člen zvolí svou postavu v Kolonii a hodí za ni kostkou následků.',
  'crossroads.option.handsOnTheGate.vigil': 'Ne: držet bránu až do rána.',
  'crossroads.effect.handsOnTheGate.vigil':
    'V příštím kole hází každý hráč o 1 kostku méně. Polož 1 zátaras na volné pole vstupu Kolonie.',

  'crossroads.theWrongRucksack': 'Cizí batoh',
  'crossroads.trigger.theWrongRucksack': 'Končí tvůj tah a v Kolonii máš aspoň 1 postavu.',
  'crossroads.story.theWrongRucksack':
    'Na háčcích u kamen visí devět batohů, všechny šedé, všechny se kdysi k něčemu dávaly zadarmo. Někdo, kdo dnes přišel poslední, si jeden odnesl na pryčnu, rozvázal ho a našel cizí ponožky. Pod ponožkami to začíná být zajímavé: jsou tam věci, které podle všech ujištění došly v listopadu. Majitel spí, nebo aspoň dýchá jako někdo, kdo spí. Zítra si každý přepočítá ponožky.',
  'crossroads.option.theWrongRucksack.keep': 'Nechat si, co bylo pod ponožkami.',
  'crossroads.effect.theWrongRucksack.keep':
    'Zvol jiného hráče a vezmi si z jeho ruky 2 náhodné karty, případně všechny, má-li jich méně. Potom zvol svou postavu v Kolonii: dostane 1 žeton zoufalství.',
  'crossroads.option.theWrongRucksack.swap': 'Jednu věc vzít, jinou dát na její místo.',
  'crossroads.effect.theWrongRucksack.swap':
    'Zvol jiného hráče. Dej mu z ruky 1 kartu podle své volby a potom si z jeho ruky vezmi 1 náhodnou kartu.',

  'crossroads.theLongProcession': 'Dlouhý průvod',
  'crossroads.trigger.theLongProcession':
    'Tvoje postava přiláká zombie mimo Kolonii, nebo se mimo Kolonii přesune do lokace se zombiemi.',
  'crossroads.story.theLongProcession':
    '„Po levé straně, vážení, radnice, mimo sezonu zavřeno.“ Někdo jde ulicí pozpátku, s kastrolem a lžící, a ze zvyku už začal vykládat o památkách. Za ním mrtví, víceméně v řadě, jako podnikový zájezd, kterému ujel autobus. „Pozor, obrubník. Za posledním domem uvidíme lom, třicet metrů hluboký, plot se spraví na jaře. Nebo se tu zastavíme a budeme obdivovat pumpu; dokud se díváte na pumpu, nedíváte se na ničí zeď.“',
  'crossroads.option.theLongProcession.quarry': 'Vést prohlídku dál, až k lomu.',
  'crossroads.effect.theLongProcession.quarry':
    'Použij 1 kostku k dispozici. Zabij 3 zombie tam, kde je tato postava, případně všechny, je-li jich méně, bez hodu kostkou následků. Potom za tuto postavu hoď kostkou následků.',
  'crossroads.option.theLongProcession.show': 'Zastavit se u pumpy, ať se doma zatím přitloukají prkna.',
  'crossroads.effect.theLongProcession.show':
    'Přidej 1 zombii tam, kde je tato postava. Potom polož 2 zátarasy na volná pole vstupů Kolonie (nebo kolik se jich vejde).',

  'crossroads.onLoan': 'Jen půjčené',
  'crossroads.trigger.onLoan': 'Předáš vybavení nebo jím vybavíš postavu a jsi hráč-člen.',
  'crossroads.story.onLoan':
    'Ta věc má nového majitele a někdo si všiml, že nikdo neřekl, na jak dlouho. Než se uvaří voda, řeší to celá místnost. Jedni tvrdí, že to byl dárek, a už hledají, co by sami mohli dát. Druzí vědí své: co odejde bez zálohy, to se nevrátí; čísi bratranec jednou půjčil člověku žebřík a dneska tam stojí chata. Ten, kdo tu věc dal, neříká nic a vypadá, že je mu trochu zima.',
  'crossroads.option.onLoan.gift': 'Prohlásit to za dárek a něco přidat.',
  'crossroads.effect.onLoan.gift': 'Odlož z ruky do balíčku odpadu 1 kartu podle své volby. Morálka stoupne o 1.',
  'crossroads.option.onLoan.deposit': 'Přece jen chtít zálohu.',
  'crossroads.effect.onLoan.deposit':
    'Postava, která předmět předala nebo jím byla vybavena, dostane 1 žeton zoufalství. Dober 2 karty z balíčku Školy. V tomto kole dostaneš 1 kostku navíc.',

  'crossroads.theKnack': 'Grif',
  'crossroads.trigger.theKnack':
    'Použiješ schopnost své postavy nebo předmětu, který nese, jsi hráč-člen a zbývají aspoň 2 kola.',
  'crossroads.story.theKnack':
    'Trvalo to možná čtyři vteřiny a vypadalo to, jako by o nic nešlo. V tom je ta potíž: co vypadá tak snadně, to by chtěl umět každý. Sešlo se publikum, kdosi přinesl stoličku. „Ještě jednou,“ říká dítě, „ale pomalu.“ Dá se sednout a učit je jednoho po druhém, až po toho, který všechno drží vzhůru nohama, a zítra bude víc rukou, které to umějí. Nebo se to dá prostě udělat znovu, a znovu, dokud tleskají.',
  'crossroads.option.theKnack.lesson': 'Sednout si na stoličku a ukázat jim to.',
  'crossroads.effect.theKnack.lesson': 'Použij 1 kostku k dispozici. V příštím kole hází každý hráč o 1 kostku víc.',
  'crossroads.option.theKnack.encore': 'Předvést to znovu, a rychleji.',
  'crossroads.effect.theKnack.encore':
    'Postava, která schopnost nebo předmět použila, dostane 1 žeton zoufalství. V tomto kole dostaneš 2 kostky navíc.',

  'crossroads.theInformationDesk': 'Informační pult',
  'crossroads.trigger.theInformationDesk': 'Tvoje postava prohledá Obchod a jsi hráč-člen.',
  'crossroads.story.theInformationDesk':
    '„Prosíme o pozornost. Malý chlapec v modré bundě čeká na rodiče u informačního pultu.“ Reproduktor to opakuje každých deset minut ženským hlasem, vlídným a trochu unaveným. Opakuje to od října. Ta páska musí viset na nějaké baterii vzadu za mrazáky, kam se ještě nikdo nepodíval. Je to jenom páska. Jenže mezi dvěma hlášeními je pauza a v té pauze teď někdo zakašlal.',
  'crossroads.option.theInformationDesk.answer': 'Dojít k pultu a zeptat se na něj.',
  'crossroads.effect.theInformationDesk.answer':
    'Polož na Obchod 1 žeton hluku. Hoď kostkou. 3 a více: přidej do Kolonie 1 nemohoucího; morálka stoupne o 1. 1 nebo 2: hoď za prohledávající postavu kostkou následků.',
  'crossroads.option.theInformationDesk.unplug': 'Najít baterii a vytrhnout kabel.',
  'crossroads.effect.theInformationDesk.unplug':
    'Prohledávající postava dostane 1 žeton zoufalství. Dober 2 karty z balíčku Obchodu.',

  'crossroads.bedSeven': 'Sedmé lůžko',
  'crossroads.trigger.bedSeven': 'Tvoje postava prohledá Nemocnici.',
  'crossroads.story.bedSeven':
    'Hlášení z poslední noční pořád visí u dveří, psané čitelným kulatým písmem. Lůžko jedna: odešel domů, bez bot. Lůžko dva: už ho prosím nekrmte, zemřel. Lůžka tři až šest: klid. Lůžko sedm: do jara se neprobudí, ale rádo poslouchá, když se předčítá; ve čtyři vyměnit kapačku. Dál jsou písmena čím dál větší a pak už nejsou žádná. Je za pět minut čtyři. Na sedmičce někdo dýchá, láhev je skoro plná a za to, co stojí na štítku, by se dala dostat puška.',
  'crossroads.option.bedSeven.carry': 'Snést sedmičku po schodech.',
  'crossroads.effect.bedSeven.carry':
    'Použij 1 kostku k dispozici a polož na Nemocnici 2 žetony hluku. K tvé skupině se přidá 1 postava z balíčku postav. Dober 1 kartu z balíčku Nemocnice.',
  'crossroads.option.bedSeven.drip': 'Vzít láhev a tiše za sebou zavřít.',
  'crossroads.effect.bedSeven.drip':
    'Prohledávající postava dostane 1 žeton zoufalství. Vyhledej v balíčku Nemocnice kartu léku, vezmi si ji do ruky a balíček zamíchej.',

  'crossroads.oneConversationPerLitre': 'Litr za rozhovor',
  'crossroads.trigger.oneConversationPerLitre': 'Přesuneš postavu na Čerpací stanici.',
  'crossroads.story.oneConversationPerLitre':
    'Pán u pokladny si vzal kravatu. Prý jsme první zákazníci, co nejde proud, a cena visí na tabuli: litr za rozhovor. Začal by fotbalem a pak by se vidělo. Na nohou jsme od čtyř, jeden z nás si právě sedl k jeho kamínkům a nevypadá na to, že by ještě vstal. Čaj by byl. Za myčkou by byla taky nádrž s docela slušným kohoutem a u ní pes, kterému nás nikdo nepředstavil.',
  'crossroads.option.oneConversationPerLitre.talk': 'Přisednout si a začít fotbalem.',
  'crossroads.effect.oneConversationPerLitre.talk':
    'Dober 1 kartu z balíčku Čerpací stanice. Potom v tomto balíčku vyhledej kartu paliva, vezmi si ji do ruky a balíček zamíchej. Tvůj tah končí.',
  'crossroads.option.oneConversationPerLitre.tap': 'Poděkovat a zkusit kohout.',
  'crossroads.effect.oneConversationPerLitre.tap':
    'Dober 1 kartu z balíčku Čerpací stanice. Potom v tomto balíčku vyhledej kartu paliva, vezmi si ji a balíček zamíchej. Polož na Čerpací stanici 2 žetony hluku. Přesunutá postava utrpí 1 zranění.',
}
