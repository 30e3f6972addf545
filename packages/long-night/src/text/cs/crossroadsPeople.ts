import type { Messages } from '@lastlight/kernel'

export const crossroadsPeople: Messages = {
  'crossroads.bothHands': 'Obě ruce',
  'crossroads.trigger.bothHands': 'Přesuneš postavu a ve hře je Fatima.',
  'crossroads.story.bothHands':
    'Fatima má na dveře jediné pravidlo: kdo vejde, ukáže obě ruce z obou stran a řekne, co je za den. Sama ho vymyslela, takže platí i pro ni. Dnes má na ruce škrábanec, na který si nikdo nepamatuje, a čtvrtek, jak vychází najevo, není. Někdo už přinesl šňůru od závěsu. Někdo jiný namítá, že splést si čtvrtek může každý.',
  'crossroads.option.bothHands.tie': 'Svázat Fatimě ruce: volně, zato natrvalo.',
  'crossroads.effect.bothHands.tie':
    'Fatima má svázané ruce: odteď nesmí útočit, uklízet odpadky, zřizovat zátarasy ani přilákat zombie. Všechno ostatní smí dál.',
  'crossroads.option.bothHands.watch': 'Sednout si naproti ní a neusnout.',
  'crossroads.effect.bothHands.watch':
    'Použij 1 kostku k dispozici a potom hoď kostkou. 3 a více: odstraň Fatimě 1 zoufalství (má-li nějaké). 1 nebo 2: Fatima utrpí 1 zranění.',

  'crossroads.rosaHasTwoPoints': 'Rosa má dva body',
  'crossroads.trigger.rosaHasTwoPoints': 'Přispěješ kartou k odvrácení krize a ve hře je Rosa.',
  'crossroads.story.rosaHasTwoPoints':
    'Rosa počká, až karta leží na hromádce, a teprve pak vyleze na bednu. Dávat je krásné, říká, jenže Kolonie není kasička, a proto má dva body. Za prvé má být obchod otevřený každému, kdo něco unese. Za druhé po setmění nikdo nemá co dělat venku, obchod neobchod. Kdosi poznamená, že tenhle měsíc se stmívá po obědě; to je detail, odpovídá Rosa.',
  'crossroads.option.rosaHasTwoPoints.stores': 'Dát hlasovat o otevřeném obchodě.',
  'crossroads.effect.rosaHasTwoPoints.stores':
    'Hráči-členové hlasují; při rovnosti zákon neprojde. Projde-li: do konce hry stačí k prohledávání Obchodu kostka o 1 nižší; ze zásoby potravin ubydou 2 žetony jídla, případně všechny. Neprojde-li: zákon přestane platit; odlož 2 horní karty z balíčku Obchodu do balíčku odpadu.',
  'crossroads.option.rosaHasTwoPoints.curfew': 'Dát hlasovat o zákazu vycházení.',
  'crossroads.effect.rosaHasTwoPoints.curfew':
    'Hráči-členové hlasují; při rovnosti zákon neprojde. Projde-li: do konce hry přijde v kroku 4 fáze kolonie do Kolonie o 1 zombii méně; morálka klesne o 1. Neprojde-li: zákon přestane platit; odlož 2 horní karty z balíčku Obchodu do balíčku odpadu.',

  'crossroads.oneWarmMeal': 'Jedno teplé jídlo',
  'crossroads.trigger.oneWarmMeal': 'Začíná tvůj tah, ve hře je Nadia a jsi hráč-člen.',
  'crossroads.story.oneWarmMeal':
    'Nadia spočítala konzervy a pak je přepočítala při lepším světle, čímž se to zhoršilo. Navrhuje zákon: jedno teplé jídlo denně, to druhé si každý představí. K tomu představovanému dokonce sepsala jídelní lístek; guláš je prý vynikající. Za kotlem ovšem stojí ještě bedna s nápisem AŽ POTOM, psaným její vlastní rukou, a jednoho z kuchařů už bylo vidět s páčidlem.',
  'crossroads.option.oneWarmMeal.law': 'Hlasovat o jednom jídle denně.',
  'crossroads.effect.oneWarmMeal.law':
    'Hráči-členové hlasují; při rovnosti zákon neprojde. Projde-li: do konce hry spotřebuje Kolonie v kroku 1 fáze kolonie o 1 žeton jídla méně; morálka klesne o 1. Neprojde-li: zákon přestane platit a přijdeš o 1 kostku k dispozici.',
  'crossroads.option.oneWarmMeal.reserve': 'Otevřít bednu.',
  'crossroads.effect.oneWarmMeal.reserve': 'Přidej do zásoby potravin 2 žetony jídla a k nim 1 žeton hladovění.',

  'crossroads.roccosBrigade': 'Roccova brigáda',
  'crossroads.trigger.roccosBrigade':
    'Začíná tvůj tah, ve hře je Rocco, v Kolonii je aspoň 1 nemohoucí a jsi hráč-člen.',
  'crossroads.story.roccosBrigade':
    'Rocco rozdal všem nemohoucím košťata a hodnosti. Nejstarší je generál; nejmenší taky, protože tekly slzy. Podél plotu pochodují výborně, na jeho konci se otáčejí mizerně. Teď je Rocco chce na hodinu vyvést před bránu, aby přitloukali prkna. Celé týdny slyšeli jenom to, že mají sedět, a všichni do jednoho stojí.',
  'crossroads.option.roccosBrigade.drill': 'Ať brigáda vyrazí.',
  'crossroads.effect.roccosBrigade.drill':
    'Hoď kostkou. 4 a více: polož 2 zátarasy na volná pole vstupů Kolonie. 1 až 3: 1 nemohoucí je zabit, morálka tedy klesne o 1.',
  'crossroads.option.roccosBrigade.forbid': 'Sebrat jim košťata.',
  'crossroads.effect.roccosBrigade.forbid': '1 nemohoucí se stane neklidným. V tomto kole dostaneš 1 kostku navíc.',

  'crossroads.anitaIsNotDone': 'Anita ještě neskončila',
  'crossroads.trigger.anitaIsNotDone': 'Tvoje postava zabije útokem zombii a ve hře je Anita.',
  'crossroads.story.anitaIsNotDone':
    'Leží to na zemi a Anita se na to přišla podívat. Kabát je policejní, říká, boty ne, a kdo nosí cizí boty, málokdy chodí sám. Co Anita dělala před zimou, se nikdo nedozvěděl; v takových chvílích se nikdo ani neptá. O dvě ulice dál něco zakoplo o popelnici. Mohla by tomu jít naproti, nebo by mohla projít kapsy, a to dělá pomalu, jako když jiní luští křížovku.',
  'crossroads.option.anitaIsNotDone.goOn': 'Ať jde ostatním naproti.',
  'crossroads.effect.anitaIsNotDone.goOn':
    'Zabij v téže lokaci ještě 2 zombie, případně všechny, je-li jich méně, bez hodu kostkou následků. Potom hoď kostkou následků za Anitu, ať je kdekoli.',
  'crossroads.option.anitaIsNotDone.pockets': 'Ať prohledá kabát.',
  'crossroads.effect.anitaIsNotDone.pockets':
    'Dober 2 karty z balíčku Policejní stanice. Potom přidej 1 zombii do lokace, kde se útočilo.',

  'crossroads.theViewFromTheRoof': 'Vyhlídka ze střechy',
  'crossroads.trigger.theViewFromTheRoof': 'Končí tvůj tah, ve hře je Kevin a jsi hráč-člen.',
  'crossroads.story.theViewFromTheRoof':
    'Kevin má střechu, dalekohled a nic ke čtení. V noci prý někdo odnesl tašku za kotelnu, zakopal ji a uplácal sníh, a to docela něžně. Tu chůzi poznal, ale neřekne, čí je; radši by to slyšel od majitele. Do snídaně mu čtyři lidé bez vyzvání vysvětlili, že oni to nebyli. Lopata je jen jedna a máš ji v ruce ty.',
  'crossroads.option.theViewFromTheRoof.accuse': 'Vykopat ji a na někoho ukázat.',
  'crossroads.effect.theViewFromTheRoof.accuse':
    'Zvol jiného hráče a vezmi si z jeho ruky 1 náhodnou kartu. Přidej do Kolonie 2 zombie.',
  'crossroads.option.theViewFromTheRoof.confess': 'Přiznat se k tašce.',
  'crossroads.effect.theViewFromTheRoof.confess':
    'Odlož z ruky do balíčku odpadu 1 kartu podle své volby. Zvol jiného hráče a ukaž mu svůj tajný úkol. Morálka stoupne o 1.',

  'crossroads.teodorsColumns': 'Teodorovy kolonky',
  'crossroads.trigger.teodorsColumns': 'Přispěješ kartou k odvrácení krize a ve hře je Teodor.',
  'crossroads.story.teodorsColumns':
    'Teodor nalinkoval kus tapety do kolonek: jméno, předmět, datum, poznámky. Ode dneška, říká, kdo něco vloží do pytle, ten to podepíše, a kdo vloží starou botu, ten podepíše botu. Nedívá se přitom na nikoho určitého a dává si s tím na čas. Ozve se námitka, že dar s podpisem je daň. Druhá námitka, kterou nikdo nevysloví, je ta bota.',
  'crossroads.option.teodorsColumns.ledger': 'Podepsat se.',
  'crossroads.effect.teodorsColumns.ledger':
    'Každý hráč-člen postupně odloží z ruky do balíčku odpadu 1 kartu podle své volby (má-li nějakou) a přidá do zásoby potravin 1 žeton jídla.',
  'crossroads.option.teodorsColumns.trust': 'Nalepit tapetu na zeď, čistou stranou navrch.',
  'crossroads.effect.teodorsColumns.trust':
    'Přidej k příspěvkům lícem dolů horní kartu z balíčku Školy a horní kartu z balíčku Čerpací stanice. Nikdo se na ně nedívá.',

  'crossroads.threeBedsAway': 'O tři postele dál',
  'crossroads.trigger.threeBedsAway':
    'Hedda se přesune, prohledá lokaci, zabije útokem zombii, zřídí zátaras nebo použije schopnost.',
  'crossroads.story.threeBedsAway':
    'Jen tak mezi řečí se Hedda zmíní, že se stěhuje, i když ne daleko: o tři postele dál, k těm od okna. Smějí se jejím historkám, mají konvici a jeden z nich chrápe do rytmu. Nic osobního, ujišťuje, a pak dlouho vyjmenovává, co všechno to ještě není. Noví přátelé by na omluvu něco oželeli. Můžeš ji taky poprosit, ať zůstane; zůstane a každý večer se bude dívat na tu konvici.',
  'crossroads.option.threeBedsAway.go': 'Přenést jí matraci.',
  'crossroads.effect.threeBedsAway.go':
    'Lze zvolit, jen máš-li aspoň 2 postavy. Zvol jiného hráče a vezmi si z jeho ruky 2 náhodné karty, případně všechny, má-li jich méně. Hedda přejde do jeho skupiny s veškerým svým vybavením.',
  'crossroads.option.threeBedsAway.stay': 'Poprosit ji, ať zůstane.',
  'crossroads.effect.threeBedsAway.stay': 'Hedda dostane 2 žetony zoufalství.',

  'crossroads.theStoveOrTheGate': 'Kamna, nebo brána',
  'crossroads.trigger.theStoveOrTheGate': 'Začíná tvůj tah, ve hře je Alfonso a jsi hráč-člen.',
  'crossroads.story.theStoveOrTheGate':
    'Alfonso dvakrát obešel kamna a zaklepal na ně, jako se klepe na meloun. Poctivé železo, říká; do večera by z něj byly dvě pasti, a co by přišlo k bráně, odešlo by několika směry najednou. Vysvětlují mu, že kolem těch kamen spí lidé. Přikývne, na to myslel: můžou spát blíž u sebe. Za branou kašle něco, co už nedýchá.',
  'crossroads.option.theStoveOrTheGate.melt': 'Dát mu kamna.',
  'crossroads.effect.theStoveOrTheGate.melt':
    'Polož 2 výbušné pasti na volná pole vstupů Kolonie. V příštím kole hází každý hráč o 1 kostku méně.',
  'crossroads.option.theStoveOrTheGate.keep': 'Kamna si nechat.',
  'crossroads.effect.theStoveOrTheGate.keep':
    'Přidej do Kolonie 2 zombie. Každé postavě v Kolonii, která má zranění nebo omrzlinu, odstraň 1 zranění nebo omrzlinu.',

  'crossroads.overdue': 'Zpátky do regálu',
  'crossroads.trigger.overdue': 'Emma prohledá lokaci.',
  'crossroads.story.overdue':
    'V zapomenuté školní tašce našla Emma devět knih z městské knihovny, suchých jako v den, kdy je kdo sbalil, a seznam třídy s devíti jmény. Chce je dnes v noci odnést závějemi zpátky, aby v tomhle městě byl aspoň jeden regál bez mezery. Ostatní se podívali na tytéž knihy a pomysleli na oheň, u kterého by zase ucítili prsty u nohou. Emma už se nehádá; čte si potichu atlas a začala vysvětlivkami ke značkám.',
  'crossroads.option.overdue.haul': 'Odnést knihy zpátky.',
  'crossroads.effect.overdue.haul': 'Emma utrpí 1 zranění. Dober 2 karty z balíčku Knihovny.',
  'crossroads.option.overdue.burn': 'Zapálit oheň.',
  'crossroads.effect.overdue.burn':
    'Emma dostane 1 žeton zoufalství. Potom každé své postavě, která má zranění nebo omrzlinu, odstraň 1 zranění nebo omrzlinu.',

  'crossroads.sideB': 'Druhá strana desky',
  'crossroads.trigger.sideB': 'Elijah se přesune do lokace mimo Kolonii.',
  'crossroads.story.sideB':
    '„Stál v koutě, na kliku. Deska je prasklá, ale prasklina, to je jenom bubínek. Od začátku zimy jsem nikomu nehrál, když nepočítám konvici. Na první straně je dechovka. Kvůli té druhé mají lidé kolena.“ Elijah otře desku rukávem. „Otevři okno a uslyší to i doma. V sousedním údolí taky, a já vím, kdo tam v noci chodí. Uvnitř je prý měď. Někdo, kdo to řekne, se najde vždycky.“',
  'crossroads.option.sideB.play': 'Otevřít okno a pustit ji.',
  'crossroads.effect.sideB.play':
    'Přesuň až 2 zombie z jedné jiné lokace na volná pole vstupu tam, kde je Elijah, a polož tam 2 žetony hluku. Každé postavě ve hře, která má zoufalství, odstraň 1 zoufalství.',
  'crossroads.option.sideB.strip': 'Rozebrat gramofon na měď.',
  'crossroads.effect.sideB.strip': 'Dober 1 kartu z balíčku Čerpací stanice. Elijah dostane 1 žeton zoufalství.',

  'crossroads.thisWillHurtALittle': 'Trošku to zabolí',
  'crossroads.trigger.thisWillHurtALittle':
    'Některá tvoje postava utrpí zranění, omrzlinu nebo zoufalství, ve hře je Gia a jsi hráč-člen.',
  'crossroads.story.thisWillHurtALittle':
    'Rady, které Gia rozdává, se dostanou dál než ona sama; každý už je umí zpaměti. Pravidlo první: nedívat se. Pravidlo druhé: trošku to zabolí, přičemž „trošku“ je odborný výraz. Dá se to udělat hned, na podlaze, s páskem mezi zuby a za dveřmi, které pořádně nedovírají. Nebo se to dá udělat jak se patří, v posteli, a potom celý den ležet a poslouchat o cizích zádech.',
  'crossroads.option.thisWillHurtALittle.now': 'Hned a na podlaze.',
  'crossroads.effect.thisWillHurtALittle.now':
    'Odstraň postižené postavě 1 zranění nebo omrzlinu. Přidej 1 zombii tam, kde tato postava je.',
  'crossroads.option.thisWillHurtALittle.bed': 'Jak se patří, v posteli.',
  'crossroads.effect.thisWillHurtALittle.bed':
    'Použij 1 kostku k dispozici. Odstraň postižené postavě až 2 zranění nebo omrzliny a přemísti ji do Kolonie; není to přesun.',

  'crossroads.signedForByKumar': 'Převzal Kumar',
  'crossroads.trigger.signedForByKumar': 'Kumar prohledá lokaci.',
  'crossroads.story.signedForByKumar':
    'Kde si Kumar něco vezme, tam nechá potvrzenku: jedna konzerva broskví, jeden pár ponožek, s díky K. Lidé se tomu usmívají. Dnes je pod potvrzenkou z minulého týdne odpověď tužkou. Ty broskve byly k narozeninám, stojí tam; pisatel bydlí za zdí a rád by se přidal, kdyby se to odčinilo. Kumar zrudne; za touž zdí je podle ozvěny broskví víc.',
  'crossroads.option.signedForByKumar.settle': 'Odčinit to.',
  'crossroads.effect.signedForByKumar.settle':
    'Odlož z ruky do balíčku odpadu 1 kartu podle své volby. K tvé skupině se přidá 1 postava z balíčku postav.',
  'crossroads.option.signedForByKumar.owe': 'Napsat další potvrzenku.',
  'crossroads.effect.signedForByKumar.owe':
    'Dober 1 kartu z balíčku tam, kde je Kumar, a polož tam 3 žetony hluku (nebo kolik se jich vejde).',

  'crossroads.wandasBoot': 'Wandina bota',
  'crossroads.trigger.wandasBoot': 'Zřídíš zátaras.',
  'crossroads.story.wandasBoot':
    'Jak Wanda zkouší zátarasy, vědí v každé ulici: přijít a kopnout. Sama už u toho být nemusí, všichni kopou za ni. Tenhle právě dostal kopanec a odpověděl hlasem šatníku. Podle Wandy se má rozebrat, přidat drát a plechovku hřebíků a postavit znovu jako něco, do čeho by nikdo kopat neměl. Podle tebe stačí ještě jedno prkno a trocha důvěry.',
  'crossroads.option.wandasBoot.rebuild': 'Rozebrat ho a nastražit.',
  'crossroads.effect.wandasBoot.rebuild':
    'Použij 1 kostku k dispozici. V lokaci, kde byl zátaras právě zřízen, odstraň 1 zátaras a na volné pole vstupu tam polož 1 výbušnou past.',
  'crossroads.option.wandasBoot.defend': 'Přibít prkno a stát si za svým.',
  'crossroads.effect.wandasBoot.defend':
    'Hoď kostkou. 4 a více: polož v téže lokaci na volné pole vstupu ještě 1 zátaras, je-li tam takové. 1 až 3: odstraň odtud 2 zátarasy, případně všechny, je-li jich méně.',

  'crossroads.theLastRocket': 'Opožděný silvestr',
  'crossroads.trigger.theLastRocket': 'Končí tvůj tah, ve hře je Cyril, jsi hráč-člen a u Kolonie jsou aspoň 3 zombie.',
  'crossroads.story.theLastRocket':
    '„Čtyřicet kilo, tři stupně, zlatý déšť a nakonec hvizd. Dělal jsem ji na silvestra, jenže silvestr letos jaksi nebyl.“ Cyril otře rukávem sníh z bedny. „Když ji dneska pustíme, ti pod bránou zvednou hlavy, a s někým, kdo kouká do nebe, se dá dělat ledacos. Jenže ji uvidí všechno odsud až k řece, to říkám rovnou. Nebo ji rozeberu; toho prachu je na pořádnou past. Akorát šroubovat bude někdo jiný. Já ji totiž znám.“',
  'crossroads.option.theLastRocket.fire': 'Zapálit doutnák.',
  'crossroads.effect.theLastRocket.fire':
    'Zabij u Kolonie 3 zombie, případně všechny, je-li jich méně, bez hodu kostkou následků. Potom přidej 2 zombie, každou do zvlášť vylosované lokace.',
  'crossroads.option.theLastRocket.powder': 'Odšroubovat ji, hlavně pomalu.',
  'crossroads.effect.theLastRocket.powder':
    'Polož 1 výbušnou past na volné pole vstupu Kolonie. Cyril dostane 1 žeton zoufalství.',

  'crossroads.aStraightEdge': 'Rovná hrana',
  'crossroads.trigger.aStraightEdge':
    'Začíná tvůj tah, ve hře je Marek, jsi hráč-člen a na Hřbitově je aspoň 1 postava.',
  'crossroads.story.aStraightEdge':
    'Marek to vytyčil za kůlnou, provázkem a čtyřmi kolíky. Dva metry na osmdesát, jak se sluší. Země pod rýčem zvoní jako talíř. Kope od šesti a stojí v jámě po kotníky. O pomoc si neříká. Říká jen, že třicet let pochovával cizí lidi a žádný mu nezůstal ležet pod plachtou, a tohle cizí lidi nejsou. V dubnu by to byla práce na hodinu.',
  'crossroads.option.aStraightEdge.dig': 'Vzít si druhý rýč.',
  'crossroads.effect.aStraightEdge.dig': 'Použij 2 kostky k dispozici. Marek utrpí 1 omrzlinu. Morálka stoupne o 1.',
  'crossroads.option.aStraightEdge.thaw': 'Říct mu, že v dubnu.',
  'crossroads.effect.aStraightEdge.thaw': 'Marek dostane 1 žeton zoufalství. V tomto kole dostaneš 2 kostky navíc.',

  'crossroads.thursdaySoup': 'Čtvrteční polévka',
  'crossroads.trigger.thursdaySoup': 'Zahraješ kartu potravin, ve hře je Ingrid a jsi hráč-člen.',
  'crossroads.story.thursdaySoup':
    'Pro třicet lidí, diktuje Ingrid, a ať si to nikdo nepíše. Vezmi, co zbylo ze středy, a moc dlouho se na to nedívej. Přilévej vodu, dokud se nepřestanou hádat. Pak kost; kost se najde vždycky, když se nikdo neptá, v čí skříňce ležela. Pokličku nech pootevřenou, ať si vůně protáhne nohy. Přijde-li jednatřicátý, a dneska jeden u brány stojí, s vlastní lžící, buď zavři okenice, nebo krájej chleba tenčeji.',
  'crossroads.option.thursdaySoup.shutters': 'Zavřít okenice a jíst.',
  'crossroads.effect.thursdaySoup.shutters':
    'Přidej do zásoby potravin 2 žetony jídla. Zvol jednu svou postavu: dostane 1 žeton zoufalství.',
  'crossroads.option.thursdaySoup.gate': 'Prostřít ještě pro jednoho.',
  'crossroads.effect.thursdaySoup.gate':
    'Zaplať 1 žeton jídla ze zásoby potravin. K tvé skupině se přidá 1 postava z balíčku postav a v tomto kole dostaneš 1 kostku navíc.',

  'crossroads.theFifthPlace': 'Páté místo',
  'crossroads.trigger.theFifthPlace': 'Tvoje postava prohledá lokaci a ve hře je Milena.',
  'crossroads.story.theFifthPlace':
    'Ohledání objektu, M. Ostojová, do protokolu. V dóze na sušenky drobky, za elektroměrem rodinná fotografie, která byla ponechána, ve splachovací nádržce led a do sáčku vysavače nahlédl před námi někdo nepořádný. Likvidátorka poznamenává, že to jsou čtyři místa, že pojištěnci mají vždycky ještě páté a že chce trpělivost. Doprovod poznamenává, že podlaha jsou jenom prkna, že má s sebou páčidlo a že tam dole to diktování někdo poslouchá.',
  'crossroads.option.theFifthPlace.wait': 'Počkat, až na ně přijde sama.',
  'crossroads.effect.theFifthPlace.wait':
    'Použij 1 kostku k dispozici. Vyhledej v balíčku této lokace kartu nářadí, vezmi si ji do ruky a balíček zamíchej.',
  'crossroads.option.theFifthPlace.floor': 'Vytrhat prkna.',
  'crossroads.effect.theFifthPlace.floor':
    'Dober 2 karty z balíčku této lokace. Polož tam 1 žeton hluku a přidej 1 zombii.',
}
