import type { Messages } from '@lastlight/kernel'

export const crossroadsModules: Messages = {
  'crossroads.theHalfBuiltShower': 'Nedodělaná sprcha',
  'crossroads.trigger.theHalfBuiltShower': 'Uklidíš odpadky a jsi hráč-člen.',
  'crossroads.story.theHalfBuiltShower':
    'Dveře zatím nejsou, střecha taky ne a teplá voda teče devadesát vteřin, které fronta počítá nahlas; kdo zpívá, má šedesát. Sprchu tvoří sud, jedenáct metrů měděné trubky a hodně naděje a večer před ní ve sněhu stojí devatenáct lidí s ručníkem. Na jediném ohni, který by stačil, se vaří polévka. Tu trubku by rádi zpátky i stavbaři. A pod sudem čeká první na řadě, od hlavy k patě v mýdle, při čtyřiadvaceti pod nulou.',
  'crossroads.option.theHalfBuiltShower.pipe': 'Odšroubovat trubku a podat dovnitř ručník.',
  'crossroads.effect.theHalfBuiltShower.pipe':
    'Na jedno vylepšení polož 2 žetony pokroku. Potom postava s nejnižším vlivem v Kolonii utrpí 1 omrzlinu.',
  'crossroads.option.theHalfBuiltShower.fire': 'Odstavit polévku a pustit frontu dál.',
  'crossroads.effect.theHalfBuiltShower.fire':
    'Zaplať 1 žeton jídla ze zásoby potravin. Přidej do Kolonie 1 zombii. Každé postavě v Kolonii odstraň 1 zoufalství (má-li nějaké) a na jedno vylepšení polož 1 žeton pokroku.',

  'crossroads.twoHundredNails': 'Dvě stě hřebíků',
  'crossroads.trigger.twoHundredNails': 'Přispěješ kartou k odvrácení krize a jsi hráč-člen.',
  'crossroads.story.twoHundredNails':
    'Bedna přišla s dvěma sty hřebíky a nová stěna jich spolykala šedesát. Skladnice bednu obrátila, oklepala ji ze všech stran a našla čtrnáct. Slovo zloděj nepadlo, ale od poledne chodí všichni nějak ztuha, aby nic necinklo. Jedna kapsa, tím si je jistá, visí níž než ostatní. „Anebo,“ povídá chlap s páčidlem, „si přestaneme koukat na kalhoty a pár jich vytaháme z brány. Má jich dost. Zevnitř to skoro nebude poznat.“',
  'crossroads.option.twoHundredNails.accuse': 'Ukázat na tu kapsu prstem.',
  'crossroads.effect.twoHundredNails.accuse':
    'Vezmi si 1 náhodnou kartu z ruky jiného hráče-člena. Na jedno vylepšení polož 2 žetony pokroku. Přidej do Kolonie 1 zombii. Jedna tvoje postava dostane 1 žeton zoufalství.',
  'crossroads.option.twoHundredNails.pull': 'Přinést páčidlo.',
  'crossroads.effect.twoHundredNails.pull':
    'Lze zvolit, jen je-li v Kolonii aspoň 1 zátaras. Na jedno vylepšení polož 1 žeton pokroku. Potom odstraň z Kolonie 1 zátaras.',

  'crossroads.dustysOldFriends': 'Staří známí',
  'crossroads.trigger.dustysOldFriends': 'Začíná tvůj tah, ve hře je Dusty a jsi hráč-člen.',
  'crossroads.story.dustysOldFriends':
    '„Dobrý večer, je Dusty doma? My jsme spolu chodili do školy, dá-li se to tak říct. Měla mříže.“ U plotu stojí čtyři, čepice v rukou, vedle nich sáňky plné konzerv a nahoře dort. Rádi by s ním poseděli u kamen, zavzpomínali na staré dveře a možná se tady v okolí usadili. Dusty má barvu ovesné kaše. „Oni počítají okna,“ šeptá. „Nikde si nesednou, dokud nespočítají okna. Pošlete je pryč a já vám ukážu, kterými bych vlezl sám. Jenom se mě neptejte před lidmi.“',
  'crossroads.option.dustysOldFriends.cake': 'Pustit je dál, dort napřed.',
  'crossroads.effect.dustysOldFriends.cake':
    'Přidej do zásoby potravin 3 žetony jídla. Umísti 2 bandity, každého do zvlášť vylosované lokace.',
  'crossroads.option.dustysOldFriends.windows': 'Poslat je pryč a nechat Dustyho ukazovat.',
  'crossroads.effect.dustysOldFriends.windows':
    'Polož 2 zátarasy na volná pole vstupů Kolonie (nebo kolik se jich vejde). Dusty dostane 1 žeton zoufalství.',

  'crossroads.weHaveYourBoy': 'Máme vašeho kluka',
  'crossroads.trigger.weHaveYourBoy':
    'Začíná tvůj tah, máš v ruce aspoň 2 karty, jsi hráč-člen a na plánu je aspoň 1 bandita.',
  'crossroads.story.weHaveYourBoy':
    'Kluk stojí mezi dvěma puškami a jí jim chleba. „Máme vašeho kluka,“ volá přes příkop ten delší. „Dvě věci, co za něco stojí, a je zase váš.“ Přepočítáváme děti. Nechybí ani jedno. Přepočítáváme znovu a nahlas a tam naproti začínají přešlapovat. „Tak čí teda je?“ Ničí, povídá kluk s plnou pusou, a tihle dva chrápou a u nich ve sklepě někdo brečí. Stmívá se. Je na nich vidět, že by ho radši prodali než nesli domů.',
  'crossroads.option.weHaveYourBoy.ransom': 'Poznat ho, hlavně nahlas, a zaplatit.',
  'crossroads.effect.weHaveYourBoy.ransom':
    'Odlož z ruky do balíčku odpadu 2 karty podle své volby. Přidej do Kolonie 1 nemohoucího. Morálka stoupne o 1.',
  'crossroads.option.weHaveYourBoy.creep': 'Počkat, až zachrápou, a podívat se do sklepa.',
  'crossroads.effect.weHaveYourBoy.creep':
    'Použij 1 kostku k dispozici a hoď kostkou. 3 a více: k tvé skupině se přidá 1 postava z balíčku postav. 1 nebo 2: umísti 1 banditu do náhodné lokace a jedna tvoje postava utrpí 1 zranění.',

  'crossroads.withoutGloves': 'Bez rukavic',
  'crossroads.trigger.withoutGloves':
    'Tvoje postava se přesune do lokace mimo Kolonii, kde je aspoň 1 bandita, nebo takovou lokaci prohledá.',
  'crossroads.story.withoutGloves':
    'Má tě na mušce a nic se neděje. Podívá se na svůj prst. Prst je bílý a přestal poslouchat. Patří k nim, říká, tedy patřil; ráno šli dál a jeho nohy ne. Puška na kolenou má číslo policejní zbrojnice. Za pár rukavic by řekl, co je tady schované a kde. Máš přesně jeden pár a zrovna v něm máš ruce. Neřekne prosím. Je vidět, jak to slovo hledá.',
  'crossroads.option.withoutGloves.gloves': 'Stáhnout je, prst po prstu.',
  'crossroads.effect.withoutGloves.gloves':
    'Dober 3 karty z balíčku lokace, kde přesunutá nebo prohledávající postava je. Potom tato postava utrpí 1 omrzlinu.',
  'crossroads.option.withoutGloves.rifle': 'Vzít mu pušku z kolen a jít.',
  'crossroads.effect.withoutGloves.rifle':
    'Přesunutá nebo prohledávající postava dostane 1 žeton zoufalství. Přidej 1 zombii tam, kde tato postava je. Vyhledej v balíčku Policejní stanice kartu zbraně, vezmi si ji do ruky a balíček zamíchej.',

  'crossroads.blueAndTheKey': 'Bára a klíč',
  'crossroads.trigger.blueAndTheKey': 'Začíná tvůj tah, ve hře je Bára a jsi hráč-člen.',
  'crossroads.story.blueAndTheKey':
    'Od včerejška nosí Bára na krku klíč na provázku. Je plochý, ocelový, s vyraženou lebkou; takhle svoje klíče podepisovala ve městě jediná firma. Dívat se smí každý, sahat nikdo. Cena je daná. Bára ukázala na dvě konzervy, pak na klíč a pak ještě jednou na konzervy, pomalu, kvůli těm méně chápavým. Dalo by se taky počkat, až usne. Děti tu poznámku slyšely a teď sedí v kabátech kolem její postele a střídají se.',
  'crossroads.option.blueAndTheKey.pay': 'Dvě konzervy, otevřené.',
  'crossroads.effect.blueAndTheKey.pay': 'Zaplať 2 žetony jídla ze zásoby potravin. Dober 3 karty z balíčku Raxxonu.',
  'crossroads.option.blueAndTheKey.night': 'Počkat na střídání stráží.',
  'crossroads.effect.blueAndTheKey.night':
    'Dober 2 karty z balíčku Raxxonu. 1 nemohoucí se stane neklidným, je-li tu takový, který ještě není. Bára dostane 1 žeton zoufalství.',

  'crossroads.theLastStrip': 'Strana dvě',
  'crossroads.trigger.theLastStrip':
    'Začíná tvůj tah, aspoň jedna tvoje postava má zranění, omrzlinu nebo zoufalství a platí pravidla o lécích z Raxxonu.',
  'crossroads.story.theLastStrip':
    '„Komu přípravek pomáhá: našim investorům. Neužívejte, pokud řídíte, spíte nebo znáte někoho z personálu. Velmi často: úleva. Často: ruce poslouchají jen ve všední dny. Není známo, jak často: viz strana dvě.“ Strana dvě chybí. Zato je tu plato s poslední pilulkou, nalezené v bílém plášti, a někdo, kdo od úterka nespal. Přečetl leták až do konce, složil z něj lodičku a postavil ji na deku. Vedle lodičky teď leží ruka, dlaní nahoru.',
  'crossroads.option.theLastStrip.give': 'Vymáčknout pilulku do dlaně.',
  'crossroads.effect.theLastStrip.give':
    'Zvol svou postavu, která má zranění nebo omrzlinu, a odstraň jí až 2 zranění nebo omrzliny. Od té chvíle má vedlejší účinek „Třas rukou“, pokud ho už nemá jiná postava.',
  'crossroads.option.theLastStrip.keep': 'Nechat si ji. Číslo šarže je číslo skladu.',
  'crossroads.effect.theLastStrip.keep':
    'Dober 2 karty z balíčku Raxxonu. Zvol jednu svou postavu: dostane 1 žeton zoufalství.',

  'crossroads.theVoiceOnTheLog': 'Hlas ze záznamu',
  'crossroads.trigger.theVoiceOnTheLog': 'Tvoje postava se přesune do Raxxonu nebo ho prohledá a jsi hráč-člen.',
  'crossroads.story.theVoiceOnTheLog':
    '„Záznam devatenáct. Výtah nejezdí, káva došla a ti z křídla C přišli na to, k čemu je klika. Kdo to najdete: třetí šuplík, pod ponožkami, čokoláda. A vyřiďte mému…“ Cvak. Přetáčíš zpátky, protože nikdo jiný se takhle nenadechuje před špatným vtipem. Ten nádech znáš: jedenáct let, dvě postele, jeden pokoj. Měl z něj být zubař. Podle nálepky je páska devět dní stará a vedle magnetofonu visí telefon s tlačítkem pro každé patro pod zemí.',
  'crossroads.option.theVoiceOnTheLog.ring': 'Zvednout sluchátko a mačkat jedno po druhém.',
  'crossroads.effect.theVoiceOnTheLog.ring':
    'Hoď kostkou. 3 a více: k tvé skupině se přidá 1 postava z balíčku postav a dobereš 1 kartu z balíčku Raxxonu. 1 nebo 2: přidej do Raxxonu 2 zombie.',
  'crossroads.option.theVoiceOnTheLog.home': 'Vzít pásku domů a vtip si domyslet.',
  'crossroads.effect.theVoiceOnTheLog.home':
    'Odlož z ruky do balíčku odpadu 2 karty podle své volby. Morálka stoupne o 1. Přesunutá nebo prohledávající postava dostane 1 žeton zoufalství.',

  'crossroads.countingOut': 'Rozpočítadlo',
  'crossroads.trigger.countingOut': 'Začíná tvůj tah, jsi hráč-člen a v Kolonii je aspoň 1 nemohoucí.',
  'crossroads.story.countingOut':
    '„Sedm je mráz a devět je sníh, kdo klec otevře, uslyší smích.“ Děti se tím za plotem rozpočítávají už celý týden a pokaždé to padne na nejmenšího. Žádný dospělý je to neučil. Mají to prý z okapu, od pána, který je strašně hluboko a strašně slušný. Slova se mění, ta dvě čísla nikdy. U vrat pro zásobování Raxxonu je klávesnice, která chce zrovna dvě. A podél plotu stojí mrtví, každý večer jich je víc, a naklánějí hlavy.',
  'crossroads.option.countingOut.sing': 'Nechat je hrát si do večeře.',
  'crossroads.effect.countingOut.sing': 'Morálka stoupne o 1. Přidej do Kolonie 2 zombie.',
  'crossroads.option.countingOut.keypad': 'Zahnat děti dovnitř a zkusit klávesnici.',
  'crossroads.effect.countingOut.keypad':
    'Použij 1 kostku k dispozici. Potom hoď kostkou. 3 a více: dober 3 karty z balíčku Raxxonu. 1 nebo 2: přidej 2 zombie, každou do zvlášť vylosované lokace.',

  'crossroads.protectionMoney': 'Výpalné',
  'crossroads.trigger.protectionMoney':
    'Začíná tvůj tah, máš v ruce aspoň 3 karty, jsi hráč-člen a zbývají aspoň 2 kola.',
  'crossroads.story.protectionMoney':
    '„Milí sousedé, omluvte prosím vyrušení. Za dva předměty podle Vašeho výběru budou níže podepsaní, toho času bytem ve skrýši, držet mrtvé dál od Vašeho plotu. Je to tak hezký plot a tolik by se mu mohlo stát. Přikládáme ceník a krátký dotazník; na Vašem názoru nám záleží.“ Dopis je psaný na stroji, bez jediné chyby. Někdo ho v noci strčil pod bránu a od brány vedou čerstvé stopy bot rovnou k odesílateli.',
  'crossroads.option.protectionMoney.pay': 'Zaplatit a zaškrtnout „spíše ano“.',
  'crossroads.effect.protectionMoney.pay':
    'Odlož z ruky do balíčku odpadu 2 karty podle své volby. Do konce hry přijde v kroku 4 fáze kolonie do Kolonie o 1 zombii méně.',
  'crossroads.option.protectionMoney.track': 'Vydat se po stopách, než je zasype sníh.',
  'crossroads.effect.protectionMoney.track':
    'Přidej do zásoby potravin 2 žetony jídla. Do konce hry platí: kdykoli na plán přijde bandita, hoď kostkou; 4 a více: odstraň ho. Potom zvol jednu svou postavu: utrpí 1 zranění.',

  'crossroads.bedBoards': 'Prkna z postelí',
  'crossroads.trigger.bedBoards': 'Končí tvůj tah, jsi hráč-člen a v Kolonii jsou aspoň 3 postavy.',
  'crossroads.story.bedBoards':
    'Truhlářce došlo dřevo a začala si prohlížet postele. Poctivá prkna, říká, dub, čtyřicet let suchý. Muž z devítky odpovídá, že on schne sedmdesát let a nikam se nechystá. Venku stojí kostra nové stavby, ve sněhu, jako žebra něčeho, co nikdy nikdo nenakrmil. Dek na podlahu bude dost, když si všichni lehnou blíž k sobě. Truhlářka přišla s pilou a pán z devítky s holí.',
  'crossroads.option.bedBoards.saw': 'Podat jí pilu.',
  'crossroads.effect.bedBoards.saw':
    'Zvol jednu svou postavu: dostane 1 žeton zoufalství. Na jedno vylepšení polož 2 žetony pokroku.',
  'crossroads.option.bedBoards.sleep': 'Nechat je spát a rozsekat něco svého.',
  'crossroads.effect.bedBoards.sleep':
    'Odlož z ruky do balíčku odpadu 1 kartu podle své volby. Na jedno vylepšení polož 2 žetony pokroku.',

  'crossroads.byLamplight': 'Při lampě',
  'crossroads.trigger.byLamplight': 'Zřídíš zátaras v Kolonii.',
  'crossroads.story.byLamplight':
    'Poslední hřebík zátarasu je za soumraku na místě, ale parta kladiva neodkládá. Konečně je jim teplo a chtějí rovnou dodělat i střechu. Stačí dvě hodiny, lampa na tyči a rámus, který se nese za řeku a zpátky. Nebo se dají trámy obalit vším, co kdo má, a modlit se, aby byl vítr dneska unavený. Lampa už svítí. Někdo už začal zpívat.',
  'crossroads.option.byLamplight.hammer': 'Tlouct dál, dokud stačí petrolej.',
  'crossroads.effect.byLamplight.hammer': 'Na jedno vylepšení polož 2 žetony pokroku. Přidej do Kolonie 2 zombie.',
  'crossroads.option.byLamplight.cover': 'Na noc to potichu přikrýt.',
  'crossroads.effect.byLamplight.cover':
    'Každý hráč-člen odloží z ruky do balíčku odpadu 1 kartu podle své volby (má-li nějakou). Na jedno vylepšení polož 1 žeton pokroku.',

  'crossroads.theManual': 'Návod k použití',
  'crossroads.trigger.theManual': 'Zahraješ kartu nářadí.',
  'crossroads.story.theManual':
    'Držíš nářadí v ruce a nevíš, který konec je který. Je k němu návod: osmdesát stran drobným písmem a obrázek usměvavého pána, který pracuje bez rukavic. Čtení zabere celý večer a po pravdě i dvě další knihy, ve kterých se dají dohledat slova. Parta si myslí, že kov se vysvětlí sám. Minulý týden si to myslela taky a obvaz pořád leží na stole.',
  'crossroads.option.theManual.read': 'Číst od první strany.',
  'crossroads.effect.theManual.read':
    'Použij 1 kostku k dispozici a odlož z ruky do balíčku odpadu 2 karty podle své volby. Na jedno vylepšení polož 3 žetony pokroku.',
  'crossroads.option.theManual.guess': 'Zapnout to a uvidí se.',
  'crossroads.effect.theManual.guess':
    'Na jedno vylepšení polož 2 žetony pokroku. Zvol jednu svou postavu: utrpí 1 zranění.',

  'crossroads.iceCreamInJanuary': 'Zmrzlina v lednu',
  'crossroads.trigger.iceCreamInJanuary': 'Tvoje postava mimo Kolonii přiláká zombie nebo způsobí hluk.',
  'crossroads.story.iceCreamInJanuary':
    'Všechen ten rámus dělá zmrzlinářská dodávka se sádrovým kornoutem na střeše a tlampačem, který hraje osm taktů valčíku. Naskočila na první pokus, a proč, to se vysvětluje teď, kdy zpoza rohu vycházejí tři pušky: auto je jejich, starali se o ně celou zimu a mrzí je to. Jejich šéf si pobrukuje do rytmu. Za nějakou pozornost by na všechno zapomněl, jinak by si do nás rád trochu zastřílel.',
  'crossroads.option.iceCreamInJanuary.keep': 'Šlápnout na plyn a pustit valčík naplno.',
  'crossroads.effect.iceCreamInJanuary.keep':
    'Přidej do zásoby potravin 1 žeton jídla. Zvol jinou lokaci se zombiemi a přesuň odtud až 3 zombie na volná pole vstupu v lokaci této postavy. Potom tato postava utrpí 1 zranění.',
  'crossroads.option.iceCreamInJanuary.trade': 'Vrátit dodávku i s dárkem.',
  'crossroads.effect.iceCreamInJanuary.trade':
    'Odlož z ruky do balíčku odpadu 1 kartu podle své volby. Do konce hry platí: kdykoli na plán přijde bandita, hoď kostkou; 4 a více: odstraň ho.',
}
