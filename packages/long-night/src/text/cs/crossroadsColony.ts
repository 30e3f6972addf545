import type { Messages } from '@lastlight/kernel'

export const crossroadsColony: Messages = {
  'crossroads.powerStruggle': 'Boj o moc',
  'crossroads.trigger.powerStruggle': 'Začíná tvůj tah, jsi hráč-člen, morálka je nejvýš 4 a zbývají aspoň 2 kola.',
  'crossroads.story.powerStruggle':
    '„Z nařízení Prozatímního výboru: kamna jsou naše.“ „Z nařízení Výboru (pravého): dříví je naše.“ Obě vyhlášky visí na dveřích záchodu, kam se od rána chodí na dvě propustky. Venku je třicet pod nulou a od snídaně se tu nikdo nezahřál. Teď za tebou po schodech jdou delegace obou stran, každá s vlastním zvonkem, protože jen na tebe zatím nezbylo žádné ministerstvo.',
  'crossroads.option.powerStruggle.council': 'Posadit všechny ke stolu a hlasovat o zákonech.',
  'crossroads.effect.powerStruggle.council':
    'Každý hráč-člen odloží z ruky do balíčku odpadu 1 kartu (má-li nějakou). Potom hlasujte postupně o dvou zákonech; při rovnosti zákon neprojde. Zákaz vycházení: v kroku 4 fáze kolonie přijde do Kolonie o 1 zombii méně. Jedno teplé jídlo: Kolonie spotřebuje o 1 žeton jídla méně. Zákon, který projde, platí do konce hry; který neprojde, přestane platit. V příštím kole hází každý hráč o 1 kostku méně.',
  'crossroads.option.powerStruggle.keys': 'Strčit klíče od zbrojnice do kapsy a vládnout na vlastní pěst.',
  'crossroads.effect.powerStruggle.keys':
    'Jedna tvoje postava dostane 1 žeton zoufalství. 1 nemohoucí se stane neklidným, je-li tu ještě nějaký klidný. Dober 3 karty z balíčku Policejní stanice. V tomto kole dostaneš 2 kostky navíc.',

  'crossroads.ratsInTheWalls': 'Krysy ve zdech',
  'crossroads.trigger.ratsInTheWalls': 'Končí tvůj tah, jsi hráč-člen a v balíčku odpadu je aspoň 6 karet.',
  'crossroads.story.ratsInTheWalls':
    'Začne to škrábáním za prkny a bochníkem, kterým vede chodba. K večeru někdo napočítá na smetišti jedenáct ocásků, a to je teprve fronta. V poledne tam poslali kočku; rozhlédla se, zvážila svou situaci a podala výpověď. Teď zeď vedle postelí dýchá a všichni předstírají, že je to vítr.',
  'crossroads.option.ratsInTheWalls.hunt': 'Strhnout prkna a jít na ně s lopatou.',
  'crossroads.effect.ratsInTheWalls.hunt':
    'V Kolonii musí být postava. Rozdělte 3 zranění co nejrovnoměrněji mezi postavy v Kolonii; každý hráč vybírá mezi svými. Potom odeber z balíčku odpadu 3 horní karty.',
  'crossroads.option.ratsInTheWalls.feed': 'Nechat jim večeři v nejzazším koutě a doufat v jejich slušné vychování.',
  'crossroads.effect.ratsInTheWalls.feed':
    'Zaplať 2 žetony jídla ze zásoby potravin. Odlož z ruky do balíčku odpadu 1 kartu podle své volby (máš-li nějakou). Potom odeber z balíčku odpadu 3 horní karty.',

  'crossroads.theEmptyChair': 'Prázdná židle',
  'crossroads.trigger.theEmptyChair':
    'Vyvoláš hlasování o vyloučení, nebo ti zemře postava; jsi hráč-člen a hráči-členové jsou aspoň 2.',
  'crossroads.story.theEmptyChair':
    'Počítalo se dvakrát, protože prvnímu výsledku nikdo nevěřil a tomu, kdo k němu došel, také ne. Teď tu stojí židle, na kterou se všichni dívají a nikdo si na ni nesedá. Pak se jeden po druhém přestanou dívat na židli a podívají se na tebe. Otázka zazní zdvořile, jako když se zjišťuje, kdo dojedl cukr: na čí jsi straně a nešlo by to dostat písemně?',
  'crossroads.option.theEmptyChair.show': 'Vzít si jednoho z nich stranou a ukázat mu všechno.',
  'crossroads.effect.theEmptyChair.show':
    'Zvol jiného hráče-člena. Dej mu z ruky 1 kartu podle své volby a ukaž mu svůj tajný úkol. Morálka stoupne o 1.',
  'crossroads.option.theEmptyChair.silence': 'Mlčet a místo odpovědi obrátit kapsy naruby.',
  'crossroads.effect.theEmptyChair.silence':
    'Odlož z ruky do balíčku odpadu 2 karty podle své volby, případně všechny, máš-li jich méně. Zvol jednu svou postavu: dostane 1 žeton zoufalství.',

  'crossroads.theDebtBook': 'Kniha dluhů',
  'crossroads.trigger.theDebtBook': 'Požádáš o kartu a jsi hráč-člen.',
  'crossroads.story.theDebtBook':
    'Chceš jen maličkost, ale ona olízne tužku a nalistuje tvou stránku. Je to dlouhá stránka. Stojí na ní každý šroubek, každá lžíce polévky i jedno kýchnutí jejím směrem, všechno s úroky. Kniha už má čtyři svazky a spí pod její vlastní dekou. Za branou podupává na mrazu synovec; přišel kvůli vymáhání.',
  'crossroads.option.theDebtBook.settle': 'Zaplatit, co na stránce stojí, do posledního knoflíku.',
  'crossroads.effect.theDebtBook.settle': 'Zvol jiného hráče. Dej mu z ruky 2 karty podle své volby.',
  'crossroads.option.theDebtBook.burn': 'Hodit všechny čtyři svazky do kamen.',
  'crossroads.effect.theDebtBook.burn':
    'Odeber z balíčku odpadu 4 horní karty, případně všechny, je-li jich méně. Přidej do Kolonie 1 neklidného nemohoucího.',

  'crossroads.theChildrensParcel': 'Balíček od dětí',
  'crossroads.trigger.theChildrensParcel': 'Přispěješ kartou k odvrácení krize a v Kolonii je aspoň 1 nemohoucí.',
  'crossroads.story.theChildrensParcel':
    'Děti slyšely, že každý musí něčím přispět. Jejich balíček je převázaný tkaničkou a podepsaly ho všechny a ještě jedna tlapka, ačkoli v Kolonii žádný pes není. Chrastí. Trochu z něj také kape. Co je uvnitř, neprozradí, to by pak nebyl dárek, a kráčejí za ním k hromadě jako velmi malá čestná stráž.',
  'crossroads.option.theChildrensParcel.accept': 'Poděkovat a přidat ho k ostatnímu zavřený.',
  'crossroads.effect.theChildrensParcel.accept':
    'Morálka stoupne o 1. Přidej k příspěvkům lícem dolů 3 horní karty z balíčku Školy, ať jsou jakékoli. Přijdeš o 1 kostku k dispozici (máš-li nějakou).',
  'crossroads.option.theChildrensParcel.open': 'Otevřít ho před nimi a přebrat.',
  'crossroads.effect.theChildrensParcel.open':
    'Dober 2 karty z balíčku Školy a přidej do zásoby potravin 2 žetony jídla. 1 nemohoucí se stane neklidným, je-li tu ještě nějaký klidný.',

  'crossroads.thirdHelping': 'Třetí porce',
  'crossroads.trigger.thirdHelping':
    'Zvýšíš kostku za jídlo, jsi hráč-člen, v zásobě potravin zůstávají aspoň 2 žetony jídla a zbývají aspoň 2 kola.',
  'crossroads.story.thirdHelping':
    'Ta konzerva byla pro všechny a všichni znají zvuk toho víčka. S plnou pusou vysvětluješ, že těžká práce vyžaduje sílu. Celá místnost sleduje lžíci dolů a zase nahoru a vzadu se někdo ptá, jak to chutná, čistě z historického zájmu. Ještě než polkneš, je na stole návrh: zámek na spižírnu, nebo jedna pořádná večeře, aby lidé přestali zírat.',
  'crossroads.option.thirdHelping.lock': 'Dát na spižírnu zámek a na stůl váhu.',
  'crossroads.effect.thirdHelping.lock':
    'Morálka klesne o 1. Do konce hry spotřebuje Kolonie v kroku 1 fáze kolonie o 1 žeton jídla méně.',
  'crossroads.option.thirdHelping.open': 'Uvařit všem jednu pořádnou večeři.',
  'crossroads.effect.thirdHelping.open':
    'Zaplať 2 žetony jídla ze zásoby potravin. V příštím kole hází každý hráč o 1 kostku víc.',

  'crossroads.armsAtTheTable': 'Zbraně u stolu',
  'crossroads.trigger.armsAtTheTable': 'Vybavíš postavu zbraní a jsi hráč-člen.',
  'crossroads.story.armsAtTheTable':
    'Večeře začíná řinčením: kdo má něco ostrého nebo nabitého, položí to vedle talíře. Nejdřív to byla opatrnost, teď je to slušné chování. Sůl se podává pod namířenou hlavní, velmi zdvořile, a na polévku si už nikdo nestěžuje. Kuchař by to železo viděl radši u brány, kde by udělalo dojem na ty pravé. Ostatní se spíš těšili, že si po zákusku trochu zastřílejí.',
  'crossroads.option.armsAtTheTable.gate': 'Dát jeden kus hlídce u brány.',
  'crossroads.effect.armsAtTheTable.gate':
    'Postava, která právě dostala zbraň, přijde o 1 předmět podle tvé volby; odlož ho do balíčku odpadu. Do konce hry přijde v kroku 4 fáze kolonie do Kolonie o 1 zombii méně.',
  'crossroads.option.armsAtTheTable.wear': 'Nechat si všechno a zastřílet si na prázdné plechovky.',
  'crossroads.effect.armsAtTheTable.wear':
    'Přidej do Kolonie 1 zombii. Do konce kola je útočné číslo všech postav o 1 nižší. V tomto kole dostaneš 1 kostku navíc.',

  'crossroads.nightSchool': 'Večerní škola',
  'crossroads.trigger.nightSchool': 'Zahraješ kartu vzdělání nebo jí vybavíš postavu a jsi hráč-člen.',
  'crossroads.story.nightSchool':
    'Někdo přečetl nahlas jednu stránku a už to nejde zastavit. Dva lidé se hádají o tvrdé y a muž, který od Vánoc nepromluvil, opravuje letopočet bitvy. Otevřít školu by nic nebylo: lavice tu jsou, křída je tu, dokonce i zvonek. Jsou tu ovšem také kamna a ta už pár dní pokukují po encyklopedii, svazky A až D.',
  'crossroads.option.nightSchool.teach': 'Zazvonit a začít od abecedy.',
  'crossroads.effect.nightSchool.teach':
    'Použij 1 kostku k dispozici a hoď kostkou. 2 a více: morálka stoupne o 1 a do Kolonie přijde 1 nemohoucí, ke kterému se doneslo, že je tu škola. 1: jedna tvoje postava dostane 1 žeton zoufalství.',
  'crossroads.option.nightSchool.burn': 'Přiložit do kamen knihy a zahřát postele.',
  'crossroads.effect.nightSchool.burn':
    'Odlož 3 horní karty z balíčku Knihovny do balíčku odpadu. Každé postavě v Kolonii, která má zranění nebo omrzlinu, odstraň 1 zranění nebo omrzlinu.',

  'crossroads.coatsOfTheDead': 'Kabáty po mrtvých',
  'crossroads.trigger.coatsOfTheDead':
    'Končí tvůj tah, jsi hráč-člen, na Hřbitově jsou aspoň 2 postavy a v Kolonii také aspoň 2.',
  'crossroads.story.coatsOfTheDead':
    'U dveří visí kabáty těch, kteří už nepřijdou. Jsou to dobré kabáty. Každé ráno kolem nich projdou lidé s novinami v rukávech, oči upřené do stropu, a v jedné kapse leží půlka chleba, kterou si nikdo netroufá zdědit. Dnes v noci praskl teploměr a někdo to konečně řekl nahlas: buď si je oblečeme, nebo se s nimi slušně rozloučíme, jen ať už na nás přestanou čekat.',
  'crossroads.option.coatsOfTheDead.wear': 'Rozdělit kabáty podle velikosti.',
  'crossroads.effect.coatsOfTheDead.wear':
    'Každé postavě v Kolonii, která má zranění nebo omrzlinu, odstraň jedno z nich. Na postavu s nejnižším vlivem v Kolonii zbude kabát s vyšitým jménem a 1 žeton zoufalství. V příštím kole hází každý hráč o 1 kostku víc.',
  'crossroads.option.coatsOfTheDead.honour': 'Spálit je při svíčkách a s pár vlídnými slovy.',
  'crossroads.effect.coatsOfTheDead.honour':
    'Každý hráč-člen odloží z ruky do balíčku odpadu 1 kartu (má-li nějakou) a každé své postavě, která má zoufalství, odstraní 1 zoufalství. Morálka stoupne o 1. V příštím kole hází každý hráč o 1 kostku méně.',
}
