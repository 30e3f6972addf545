import type { Messages } from '@lastlight/kernel'

export const crossroadsPeople: Messages = {
  'crossroads.bothHands': 'Obě ruce',
  'crossroads.trigger.bothHands': 'Přesuneš postavu a ve hře je Fatima.',
  'crossroads.story.bothHands':
    'Fatima má na dveře jediné pravidlo: kdo vejde, ukáže obě ruce z obou stran a řekne, co je za den. Sama ho vymyslela, takže platí i pro ni. Dnes je na ruce škrábanec, na který si nikdo nepamatuje, a čtvrtek, jak vychází najevo, vůbec není. Někdo už přinesl šňůru od závěsu. Někdo jiný namítá, že splést si čtvrtek může každý.',
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
    'Hráči-členové hlasují o zákonu; při rovnosti hlasů neprojde. Projde-li: odteď stačí k prohledávání Obchodu kostka o 1 nižší a ze zásoby potravin ubydou 2 žetony jídla, případně všechny, je-li jich méně. Neprojde-li: zákon neplatí, i kdyby dosud platil, a odlož 2 horní karty z balíčku Obchodu do balíčku odpadu.',
  'crossroads.option.rosaHasTwoPoints.curfew': 'Dát hlasovat o zákazu vycházení.',
  'crossroads.effect.rosaHasTwoPoints.curfew':
    'Hráči-členové hlasují o zákonu; při rovnosti hlasů neprojde. Projde-li: odteď přijde v každé fázi kolonie do Kolonie o 1 zombii méně a morálka klesne o 1. Neprojde-li: zákon neplatí, i kdyby dosud platil, a odlož 2 horní karty z balíčku Obchodu do balíčku odpadu.',

  'crossroads.oneWarmMeal': 'Jedno teplé jídlo',
  'crossroads.trigger.oneWarmMeal': 'Začíná tvůj tah, ve hře je Nadia a jsi hráč-člen.',
  'crossroads.story.oneWarmMeal':
    'Nadia spočítala konzervy a pak je přepočítala při lepším světle, čímž se to zhoršilo. Navrhuje zákon: jedno teplé jídlo denně, to druhé si každý představí. K tomu představovanému dokonce sepsala jídelní lístek; guláš je prý vynikající. Za kotlem ovšem stojí ještě bedna s nápisem AŽ POTOM, psaným její vlastní rukou. Kuchaři se na ni dívají.',
  'crossroads.option.oneWarmMeal.law': 'Hlasovat o jednom jídle denně.',
  'crossroads.effect.oneWarmMeal.law':
    'Hráči-členové hlasují o zákonu; při rovnosti hlasů neprojde. Projde-li: odteď Kolonie v každé fázi kolonie spotřebuje o 1 žeton jídla méně a morálka klesne o 1. Neprojde-li: zákon neplatí, i kdyby dosud platil, a přijdeš o 1 kostku k dispozici.',
  'crossroads.option.oneWarmMeal.reserve': 'Otevřít bednu.',
  'crossroads.effect.oneWarmMeal.reserve': 'Přidej do zásoby potravin 2 žetony jídla a k nim 1 žeton hladovění.',

  'crossroads.roccosBrigade': 'Roccova brigáda',
  'crossroads.trigger.roccosBrigade':
    'Začíná tvůj tah, ve hře je Rocco, v Kolonii je aspoň 1 nemohoucí a jsi hráč-člen.',
  'crossroads.story.roccosBrigade':
    'Rocco rozdal všem nemohoucím košťata a hodnosti. Nejstarší je generál; nejmenší taky, protože tekly slzy. Podél plotu pochodují výborně, na jeho konci se otáčejí mizerně. Teď je Rocco chce na hodinu vyvést před bránu, aby přitloukali prkna. Celé týdny slyšeli jenom to, že mají sedět, a teď do jednoho stojí.',
  'crossroads.option.roccosBrigade.drill': 'Ať brigáda vyrazí.',
  'crossroads.effect.roccosBrigade.drill':
    'Hoď kostkou. 4 a více: polož 2 zátarasy na volná pole vstupů Kolonie. 1 až 3: 1 nemohoucí je zabit, morálka tedy klesne o 1.',
  'crossroads.option.roccosBrigade.forbid': 'Sebrat jim košťata.',
  'crossroads.effect.roccosBrigade.forbid': '1 nemohoucí se stane neklidným.',

  'crossroads.anitaIsNotDone': 'Anita ještě neskončila',
  'crossroads.trigger.anitaIsNotDone': 'Anita útokem zabije zombii.',
  'crossroads.story.anitaIsNotDone':
    'Leží to na zemi a Anita se na to pořád dívá. Kabát je policejní, říká, boty ne, a kdo nosí cizí boty, málokdy chodí sám. Co Anita dělala před zimou, se nikdo nedozvěděl; v takových chvílích se nikdo ani neptá. O dvě ulice dál něco zakoplo o popelnici. Mohla by tomu jít naproti, nebo by mohla projít kapsy, a to dělá pomalu, jako když jiní luští křížovku.',
  'crossroads.option.anitaIsNotDone.goOn': 'Ať jde ostatním naproti.',
  'crossroads.effect.anitaIsNotDone.goOn':
    'Zabij 2 zombie tam, kde je Anita, případně všechny, je-li jich méně, bez hodu kostkou následků. Potom za Anitu hoď kostkou následků.',
  'crossroads.option.anitaIsNotDone.pockets': 'Ať prohledá kabát.',
  'crossroads.effect.anitaIsNotDone.pockets':
    'Dober 1 kartu z balíčku Policejní stanice. Potom přidej 1 zombii tam, kde je Anita.',

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
  'crossroads.trigger.threeBedsAway': 'Hedda prohledá lokaci.',
  'crossroads.story.threeBedsAway':
    'Mezi dvěma prázdnými regály se Hedda zmíní, že se stěhuje, i když ne daleko: o tři postele dál, k těm od okna. Smějí se jejím historkám, mají konvici a jeden z nich chrápe do rytmu. Není v tom nic osobního, říká, a pak dlouho vyjmenovává, co všechno v tom ještě není. Noví přátelé by na omluvu něco oželeli. Můžeš ji taky poprosit, ať zůstane; zůstane a každý večer se bude dívat na tu konvici.',
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
    'Polož 2 výbušné pasti na volná pole vstupů Kolonie. Při příštím hodu hracími kostkami hází každý hráč o 1 kostku méně.',
  'crossroads.option.theStoveOrTheGate.keep': 'Kamna si nechat.',
  'crossroads.effect.theStoveOrTheGate.keep': 'Přidej do Kolonie 2 zombie.',

  'crossroads.overdue': 'Po lhůtě',
  'crossroads.trigger.overdue': 'Emma prohledá lokaci.',
  'crossroads.story.overdue':
    'Pod pultem našla Emma jedenáct knih z knihovny, všechny po lhůtě, jednu ještě z doby, než se narodila. Spočítala pokutu a bylo by to na auto. Chce je dnes v noci odnést závějemi zpátky, protože někdo s něčím začít musí. Ostatní se podívali na tytéž knihy a pomysleli na oheň a na to, že by zase cítili prsty u nohou. „Jenom atlas ne,“ řekne Emma a pak už neříká nic.',
  'crossroads.option.overdue.haul': 'Odnést knihy zpátky.',
  'crossroads.effect.overdue.haul': 'Emma utrpí 1 zranění. Dober 2 karty z balíčku Knihovny.',
  'crossroads.option.overdue.burn': 'Zapálit oheň.',
  'crossroads.effect.overdue.burn':
    'Emma dostane 1 žeton zoufalství. Potom každé své postavě, která má zranění nebo omrzlinu, odstraň 1 zranění nebo omrzlinu.',

  'crossroads.sideB': 'Druhá strana desky',
  'crossroads.trigger.sideB': 'Elijah se přesune do lokace mimo Kolonii.',
  'crossroads.story.sideB':
    'V koutě stojí gramofon na kliku a na něm prasklá deska. Elijah od začátku zimy nikomu nehrál, nepočítáme-li konvici. Na první straně je dechovka, říká, a ta druhá je důvod, proč mají lidé kolena. Při otevřeném okně by to bylo slyšet až domů. Slyšet by to ovšem bylo všude; mrtví jsou věrné publikum a nikdy neodcházejí před koncem.',
  'crossroads.option.sideB.play': 'Otevřít okno a pustit ji.',
  'crossroads.effect.sideB.play':
    'Přesuň až 2 zombie z jedné jiné lokace na volná pole vstupu tam, kde je Elijah, a polož tam 2 žetony hluku (nebo kolik se jich vejde). Každé postavě ve hře, která má zoufalství, odstraň 1 zoufalství.',
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
    'Odlož z ruky do balíčku odpadu 2 karty podle své volby. K tvé skupině se přidá 1 postava z balíčku postav.',
  'crossroads.option.signedForByKumar.owe': 'Napsat další potvrzenku.',
  'crossroads.effect.signedForByKumar.owe':
    'Dober 1 kartu z balíčku tam, kde je Kumar, a polož tam 3 žetony hluku (nebo kolik se jich vejde).',

  'crossroads.wandasBoot': 'Wandina bota',
  'crossroads.trigger.wandasBoot': 'Zřídíš zátaras a ve hře je Wanda.',
  'crossroads.story.wandasBoot':
    'Jak Wanda zkouší zátarasy, vědí v každé ulici: přijít a kopnout. Sama už u toho být nemusí, všichni kopou za ni. Tenhle právě dostal kopanec a odpověděl hlasem šatníku. Podle Wandy se má rozebrat, přidat drát a plechovku hřebíků a postavit znovu jako něco, do čeho by nikdo kopat neměl. Podle tebe stačí ještě jedno prkno a trocha důvěry.',
  'crossroads.option.wandasBoot.rebuild': 'Rozebrat ho a nastražit.',
  'crossroads.effect.wandasBoot.rebuild':
    'Použij 1 kostku k dispozici. V lokaci, kde byl zátaras právě zřízen, odstraň 1 zátaras a na volné pole vstupu tam polož 1 výbušnou past.',
  'crossroads.option.wandasBoot.defend': 'Přibít prkno a stát si za svým.',
  'crossroads.effect.wandasBoot.defend':
    'Hoď kostkou. 4 a více: polož v téže lokaci na volné pole vstupu ještě 1 zátaras, je-li tam takové. 1 až 3: odstraň odtud 2 zátarasy, případně všechny, je-li jich méně.',
}
