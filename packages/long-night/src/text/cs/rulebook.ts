import type { Messages } from '@lastlight/kernel'
import { rulebookModules } from './rulebookModules.ts'
import { rulebookRulings } from './rulebookRulings.ts'
import { rulebookScenarios } from './rulebookScenarios.ts'

export const rulebook: Messages = {
  'LN-COMP-01': 'Dojdou-li figurky zombií, přidávejte dál: místo nich poslouží náhradní žetony.',
  'LN-COMP-02':
    'Počet žetonů v krabici nic neomezuje. Zásoby jsou neomezené, pokud pravidlo nestanoví strop (4 žetony hluku na lokaci).',
  'LN-BOARD-01': 'Kolonie má 6 vstupů s čísly 1 až 6.',
  'LN-BOARD-02': 'Každý vstup Kolonie má právě 3 pole vstupu.',
  'LN-BOARD-03': 'Každá jiná lokace má právě jeden vstup. Kolik má polí, ukazuje její karta.',
  'LN-BOARD-04':
    'Na poli vstupu je nejvýš jedno z tohoto: zombie, mutant, zátaras, nebo výbušná past. Není-li tam nic z toho, je pole volné.',
  'LN-BOARD-05':
    'Na desce kolonie jsou pole pro postavy, stupnice morálky, počítadlo kol, zásoba potravin, místo pro hlavní úkol, balíček odpadu, balíček krizových situací a místo pro příspěvky k odvrácení krize (lícem dolů).',
  'LN-BOARD-06': 'Kolonie nemá balíček předmětů, místa pro hluk ani číslo lokace.',
  'LN-BOARD-07':
    'Očíslovaná lokace má pole pro postavy, pole vstupu, balíček předmětů, 4 místa pro hluk a symboly druhů předmětů seřazené od nejpravděpodobnějšího po nejméně pravděpodobný.',
  'LN-BOARD-08':
    'V lokaci nikdy neleží víc než 4 žetony hluku. Podle polského vydání se navíc na jednu lokaci nepoloží v jednom kole více než 4, i když některé mezitím zmizí.',
  'LN-BOARD-09':
    'Obvykle hrajete s Kolonií, lokacemi 1 až 6 a Hřbitovem. Raxxon a Skrýš banditů přibudou jen se svým modulem nebo scénářem.',
  'LN-BOARD-10':
    'Hřbitov není lokace. Odkládáte sem karty a figurky zabitých postav a nikdo sem nevstupuje. Postavy na něm smějí počítat jen karty osudu a úkolů; z tištěných českých karet osudu to dělá jediná.',
  'LN-BOARD-11':
    'Skrýš banditů je lokace bez balíčku předmětů. Karty, které tam leží lícem nahoru, jsou lup banditů, ne balíček předmětů.',
  'LN-BOARD-12': 'Náhodně nelze určit Kolonii ani lokaci s číslem vyšším než 6, tedy Raxxon a Skrýš banditů.',
  'LN-BOARD-13':
    'Každá postava, každý žeton nemohoucího (i neklidného) a každý bandita zabírá ve své lokaci jedno pole pro postavy.',
  'LN-CARD-01':
    'Hlavní úkol má název, přípravu, cíl, délku hry (krátká 45 až 90, střední 90 až 120, dlouhá 120 až 210 minut), normální stranu a stranu hardcore.',
  'LN-CARD-02': 'Tajný úkol má název a seznam podmínek. Splnit je musíš všechny.',
  'LN-CARD-03':
    'Postava má jméno, povolání (bez efektu), vliv (vyšší znamená vyšší postavení), útočné číslo a schopnost prohledávání (čím nižší, tím lepší: použiješ kostku s touto nebo vyšší hodnotou), zvláštní schopnost a lokaci, kde platí.',
  'LN-CARD-04':
    'Lokace schopnosti je KOLONIE, MIMO KOLONII, nebo KDEKOLI. Schopnost smíš použít, jen když tam postava právě stojí.',
  'LN-CARD-05':
    'Předmět má název, právě jeden ze 7 druhů (zbraň, nářadí, palivo, potraviny, vzdělání, lék, osoba), efekt s klíčovým slovem a lokaci, do jejíhož balíčku patří.',
  'LN-CARD-06':
    'Krizová situace má název, podmínku odvrácení (požadovaný druh či druhy předmětů; je potřeba tolik bodů, kolik je hráčů-členů), důsledek neúspěchu, případně odměnu +1 k morálce za přebytek 2 a čísla lokací pro bandity.',
  'LN-CARD-07': 'Karta osudu má název, spouštěcí podmínku a obvykle dvě možnosti.',
  'LN-CARD-08':
    'Karta experimentu má stranu se zvukovým záznamem (testovací skupina, krycí jméno, kontrolní kód, pokyn k umístění) a lícovou stranu s tabulkou výsledků pro hrací kostku.',
  'LN-CARD-09': 'Karta vylepšení udává potřebný počet žetonů pokroku a trvalý efekt.',
  'LN-CARD-10':
    'Značky na kartách: srpek měsíce patří této sadě, kladivo vylepšením, symbol bandity banditům, lebka Raxxonu. Zvlášť je označeno 9 karet osudu jen pro dospělé a karty nevhodné pro kooperativní režim.',
  'LN-CARD-11':
    'Na listu hráče je místo pro vedoucího skupiny (lícem nahoru), členy skupiny (lícem nahoru), tajný úkol (lícem dolů), kostky k dispozici a použité kostky.',
  'LN-SETUP-01':
    'Nejdřív si vyberte moduly: vylepšení, bandity, Raxxon. Můžete zvolit libovolnou kombinaci, všechny i žádný.',
  'LN-SETUP-02':
    'Hrajete se všemi kartami se srpkem měsíce, které nemají značku modulu, a s označenými kartami každého zvoleného modulu.',
  'LN-SETUP-03':
    'Předmět pro více modulů ztrácí jen efekty pro moduly, s nimiž nehrajete; ostatní mu zůstávají. Bez modulu banditů nedbejte na nic, co krizová situace říká o banditech.',
  'LN-SETUP-04':
    'Přimícháte-li karty základní hry, zamíchejte předměty každé lokace dohromady, 20 jich nechte a zbytek vyřaďte. Balíčky smíte sestavit i podle vlastního výběru.',
  'LN-SETUP-05': 'Krok 1: vyložte Kolonii, lokace 1 až 6, Hřbitov a lokace zvolených modulů.',
  'LN-SETUP-06': 'Krok 2: každý si vezme jeden list hráče.',
  'LN-SETUP-07':
    'Krok 3: vyberte nebo vylosujte hlavní úkol, položte ho na desku a proveďte jeho přípravu: morálku, počítadlo kol a zombie podle pravidel přidávání. Pro první hru se hodí Pocta.',
  'LN-SETUP-08':
    'Rozdává-li příprava hlavního úkolu postavy (Pocta), proveďte to až po kroku 12, kdy už máte balíček postav.',
  'LN-SETUP-09':
    'Krok 4: na každého hráče odložte 2 náhodné pozitivní tajné úkoly, přidejte 1 náhodný zrádcovský, zamíchejte je a každému rozdejte 1. Zbytek vraťte bez prohlížení.',
  'LN-SETUP-10':
    'V kroku 4 mícháte při 3 hráčích 6 + 1 úkolů, při 4 hráčích 8 + 1 a při 5 hráčích 10 + 1. Zrádce je tedy mezi vámi jeden, nebo žádný.',
  'LN-SETUP-11': 'Svůj tajný úkol před ostatními tajíš, ledaže ti nějaký efekt výslovně přikáže ho ukázat.',
  'LN-SETUP-12': 'Krok 5: zamíchejte krizové situace a balíček položte na jeho místo.',
  'LN-SETUP-13': 'Krok 6: zamíchejte postavy, tajné úkoly pro vyloučené a karty osudu do tří balíčků lícem dolů.',
  'LN-SETUP-14': '9 karet osudu jen pro dospělé smíte vynechat.',
  'LN-SETUP-15': 'Krok 7: zamíchejte počáteční předměty, každému jich rozdejte 5 a zbytek vyřaďte.',
  'LN-SETUP-16':
    'Krok 8: ostatní předměty roztřiďte podle lokací, každý balíček zamíchejte a položte na jeho lokaci (české vydání: nechte místo i pro odkládací balíček).',
  'LN-SETUP-17': 'Krok 9: každý dostane 4 postavy, 2 si nechá a 2 vrátí do balíčku, který znovu zamícháte.',
  'LN-SETUP-18':
    'V pěti hrajete se všemi 20 postavami bez ohledu na moduly. Máte-li k tomu modul Raxxon, rozdejte každému jen 3 postavy; 2 si nechá.',
  'LN-SETUP-19': 'Kroky 10 a 11: jednu ponechanou postavu určete vedoucím skupiny, druhá je členem skupiny.',
  'LN-SETUP-20':
    'Kroky 12 a 13: figurky všech vybraných postav začínají na polích pro postavy v Kolonii, ostatní zůstávají v zásobě.',
  'LN-SETUP-21': 'Krok 14: žeton začínajícího hráče dostane ten, jehož vedoucí skupiny má nejvyšší vliv.',
  'LN-SETUP-22': 'Dva hráči hrají vždy variantu pro dva, nebo vězňovo dilema.',
  'LN-ROUND-01': 'Kolo tvoří fáze tahů hráčů a po ní fáze kolonie.',
  'LN-ROUND-02': 'Pořadí ve fázi tahů hráčů: otočení krizové situace, hod hracími kostkami, tahy hráčů.',
  'LN-ROUND-03':
    'Horní krizovou situaci otočte lícem nahoru; vyhodnotíte ji ve fázi kolonie téhož kola. S modulem banditů hned umístěte bandity.',
  'LN-ROUND-04':
    'Odlož všechny kostky z minula, použité i nepoužité, vezmi si 1 kostku a za každou svou postavu 1 další a všemi hoď. Jsou to tvoje kostky k dispozici; na začátku hry 3.',
  'LN-ROUND-05': 'Kostky patří tobě, ne postavám. Jedna postava jich smí použít, kolik chceš.',
  'LN-ROUND-06':
    'Od začínajícího hráče hrajete po směru hodinových ručiček, tedy doleva. Kostkami házejí a na tah přicházejí i vyloučení.',
  'LN-ROUND-07':
    'Na začátku tahu si nejdřív soused po pravici dobere kartu osudu, potom se projeví omrzliny tvých postav.',
  'LN-ROUND-08': 'Ve svém tahu provedeš libovolný počet povolených akcí v libovolném pořadí. Tah ukončíš, kdy chceš.',
  'LN-ROUND-09': 'Jakmile odehrají tah všichni, začíná fáze kolonie.',
  'LN-DIE-01': 'Použitou kostku přesuň z kostek k dispozici mezi použité.',
  'LN-DIE-02':
    'Požadavek N+ splní kostka s hodnotou N nebo vyšší. Na zřízení zátarasu, úklid odpadků a přilákání stačí kterákoli kostka.',
  'LN-ATTACK-01':
    'Útok: zvol svou postavu, použij kostku s hodnotou rovnou jejímu útočnému číslu nebo vyšší a vyber cíl v téže lokaci: zombii, nebo postavu jiného hráče. Moduly přidávají bandity, mutanty a Skrýš banditů.',
  'LN-ATTACK-02': 'Napadená zombie zemře a zmizí z plánu, pak za útočníka hoď kostkou následků.',
  'LN-ATTACK-03':
    'Útočíš-li na postavu, hoď právě použitou kostkou znovu. Zasáhneš, padne-li nejvýš útočné číslo cíle, jinak se nic nestane.',
  'LN-ATTACK-04':
    'Zasažená postava utrpí 1 zranění a ty si z ruky jejího hráče vezmeš 1 náhodnou kartu; z prázdné ruky nic.',
  'LN-ATTACK-05': 'Je-li zranění smrtelné, vezmeš si kartu dřív, než se vyhodnotí důsledky smrti.',
  'LN-ATTACK-06': 'Po útoku na postavu se kostkou následků nikdy nehází.',
  'LN-ATTACK-07': 'Postava smí v tahu zaútočit i vícekrát, pokaždé za další dostatečnou kostku.',
  'LN-ATTACK-08': 'Na své postavy ani na nemohoucí útočit nesmíš.',
  'LN-SEARCH-01': 'Prohledávat smíš každou lokaci s balíčkem předmětů, Kolonii nikdy.',
  'LN-SEARCH-02':
    'Zvol svou postavu, použij kostku s hodnotou rovnou její schopnosti prohledávání nebo vyšší, z balíčku její lokace dober horní kartu a tajně se na ni podívej. V ruce ji zatím nemáš.',
  'LN-SEARCH-03':
    'Potom buď skonči, nebo způsob hluk: na volné místo polož 1 žeton hluku a dober ještě jednu kartu. Opakovat to smíš, dokud jsou místa pro hluk volná.',
  'LN-SEARCH-04':
    'Leží-li v lokaci 4 žetony hluku (polské vydání: i když jich tam v tomto kole už 4 někdo položil), další kartu nedobereš. První karta každého prohledávání hluk nepotřebuje.',
  'LN-SEARCH-05':
    'Když skončíš, nech si v ruce právě 1 dobranou kartu. Ostatní vrať dospod téhož balíčku v pořadí, v jakém přišly.',
  'LN-SEARCH-06': 'Postava smí v tahu prohledávat i vícekrát, pokaždé za další dostatečnou kostku.',
  'LN-SEARCH-07':
    'Lokaci s prázdným balíčkem prohledávat nelze. Dojde-li balíček během prohledávání, další hluk už nezpůsobíš.',
  'LN-BARR-01':
    'Zřízení zátarasu: zvol svou postavu, použij kteroukoli kostku a na libovolné volné pole vstupu v její lokaci polož zátaras.',
  'LN-CLEAN-01':
    'Úklid odpadků: máš-li v Kolonii aspoň jednu postavu, odeber za kteroukoli kostku 3 horní karty z balíčku odpadu, případně všechny, je-li jich méně. Není-li co uklízet, akci provést nesmíš.',
  'LN-CLEAN-02': 'Uklizené karty. Polské vydání: vyřaď je ze hry; české vydání: dej je na odkládací balíček.',
  'LN-ATTRACT-01':
    'Přilákání: zvol svou postavu, použij kteroukoli kostku a přesuň zombie z jedné vybrané jiné lokace na volná pole vstupu v lokaci své postavy.',
  'LN-ATTRACT-02':
    'Počet přilákaných zombií. Polské vydání: nejvýš 2; české vydání: 2, nebo tolik, kolik jich tam je a kolik se vejde.',
  'LN-ATTRACT-03':
    'Přilákané zombie potřebují volná pole: neničí zátarasy ani pasti a vstup nikdy neprolomí. Stejné omezení má i předmět tlampač.',
  'LN-ABIL-01':
    'Schopnost s číslem na začátku stojí kostku s touto nebo vyšší hodnotou. V tahu ji smíš za další kostky opakovat, neomezuje-li ji její text.',
  'LN-ABIL-02': 'Schopnosti a předměty fungují jen ve tvém tahu, pokud jejich text neříká jinak.',
  'LN-PLAY-01': 'Ve svém tahu smíš z ruky zahrát, kolik karet chceš. Mimo svůj tah karty hrát nesmíš.',
  'LN-PLAY-02': 'Kartu ODPAD vyhodnoť a polož navrch balíčku odpadu.',
  'LN-PLAY-03': 'Kartu UDÁLOST (všechny předměty druhu osoba a léky z lokace Raxxon) vyhodnoť a vyřaď ze hry.',
  'LN-PLAY-04':
    'Kartu VYBAVENÍ přiděl kterékoli své postavě, ať je kdekoli; ta od té chvíle má její efekt. Počet předmětů na postavu není omezen.',
  'LN-PLAY-05':
    'Vybavení opustí postavu jen jako příspěvek k odvrácení krize, předáním, její smrtí nebo podle vlastního textu. Dobrovolně si ho do ruky nikdy nevrátíš.',
  'LN-CRISISADD-01':
    'Příspěvek: ve svém tahu polož na místo pro příspěvky lícem dolů libovolný počet karet jakéhokoli druhu z ruky nebo z vybavení svých postav.',
  'LN-CRISISADD-02': 'Karta potravin platí jako jeden příspěvek, i kdyby dávala více žetonů jídla.',
  'LN-MOVE-01':
    'Přesun: každá tvoje postava se smí jednou za tvůj tah přesunout do kterékoli jiné lokace s volným polem pro postavy, i do Kolonie.',
  'LN-MOVE-02': 'Po každém přesunu hoď za postavu kostkou následků. Padne-li smrt, infekce se šíří v cílové lokaci.',
  'LN-MOVE-03':
    'Má-li se postava podle textu někam umístit či přemístit, není to přesun: nevztahuje se na něj limit jednou za tah a kostkou následků se nehází.',
  'LN-MOVE-04': 'Je-li lokace, kam máš postavu přemístit, plná, postava zůstane, kde je. Zbytek efektu přesto nastane.',
  'LN-FOOD-01':
    'Spotřeba jídla: za 1 žeton jídla odebraný ze zásoby potravin zvyš jednu svou kostku k dispozici o 1. Smíš to opakovat.',
  'LN-FOOD-02': 'Kostka nikdy nepřekročí hodnotu 6.',
  'LN-FOOD-03': 'Nemáš-li žádnou kostku k dispozici, jídlem novou nezískáš.',
  'LN-FOOD-04':
    'Jídlem nezměníš hod, který určuje efekt: opakovaný hod při útoku, hody podle karet, střet s mutantem ani hod ve Skrýši banditů.',
  'LN-REQ-01':
    'Žádost o kartu: když jsi na tahu, smíš ostatní požádat o předměty. Dát ti je mohou jen z ruky a ty je musíš hned lícem nahoru zahrát.',
  'LN-REQ-02': 'Vyžádanou kartou nesmíš přispět k odvrácení krize ani ji vložit pod hlavní úkol.',
  'LN-REQ-03': 'Dostat smíš jen kartu, kterou v tu chvíli můžeš podle pravidel zahrát.',
  'LN-REQ-04':
    'Co ti na požádání nikdo nedal, o to smíš ve stejném tahu požádat znovu, jakmile se něco změní. Vyloučený hráč smí kartou potravin, kterou na požádání dostal, také zvýšit kostku.',
  'LN-HANDOFF-01':
    'Předání vybavení: tvoje postava dá svůj předmět jiné postavě v téže lokaci, tvé nebo cizí. Ta je jím hned vybavena; příjemce se nikdo neptá.',
  'LN-HANDOFF-02':
    'Předmět, který lze použít jednou za kolo a v tomto kole už použit byl, zůstává použitý i po předání.',
  'LN-EXVOTE-01':
    'Jednou za svůj tah smíš vyvolat hlasování o vyloučení jiného hráče, který ještě vyloučen není. Sebe navrhnout nesmíš.',
  'LN-EXVOTE-02':
    'Hlasují současně všichni hráči-členové včetně navrhovatele a navrženého. Při rovnosti hlasů rozhoduje začínající hráč.',
  'LN-EXVOTE-03': 'Hlasování o vyloučení smí vyvolat i vyloučený hráč.',
  'LN-EXVOTE-04':
    'Gesto při hlasování o vyloučení. Polské vydání: palec nahoru znamená vyloučit; české vydání: palec dolů znamená vyloučit, palec nahoru ponechat.',
  'LN-OBJADD-01':
    'Shromažďuje-li hlavní úkol karty, smíš k němu ve svém tahu přidat lícem nahoru libovolný počet odpovídajících karet z ruky, ne z vybavení. Jiné karty přidat nesmíš; kdy lze přidávat, může omezit text úkolu.',
  'LN-PACIFY-01':
    'Ve svém tahu smíš z ruky odložit do balíčku odpadu kartu léku bez jejího efektu a otočit jednoho neklidného nemohoucího na normální stranu. Lék si na to smíš i vyžádat.',
  'LN-EXPO-01':
    'Kostkou následků hoď za postavu hned po jejím přesunu a hned po zabití zombie útokem, předmětem nebo schopností, jednou za každou zabitou zombii. Výjimku může dát jen text.',
  'LN-EXPO-02':
    'Prázdná strana: nic. Zranění: 1 zranění. Omrzlina: 1 omrzlina. Smrt: postava je zabita a infekce se šíří.',
  'LN-EXPO-03': 'Omrzlina se ve všech ohledech počítá jako zranění.',
  'LN-FROST-01':
    'Na začátku svého tahu přidej každé své postavě aspoň s 1 omrzlinou právě 1 zranění, ne jedno za každý žeton.',
  'LN-BITE-01':
    'Po smrti na kostce následků zasáhne šíření infekce zbylou postavu s nejnižším vlivem v téže lokaci, ať patří komukoli.',
  'LN-BITE-02': 'Hráč zasažené postavy volí: buď je postava zabita a šíření končí, nebo za ni hodí kostkou následků.',
  'LN-BITE-03':
    'Zvolí-li hod: při prázdné straně postava bez úhony přežije a šíření končí. Po jakékoli jiné straně je zabita a infekce zasáhne další postavu s nejnižším vlivem.',
  'LN-BITE-04': 'Šíření skončí i tehdy, když v lokaci nezbude žádná postava.',
  'LN-BITE-05': 'Nemohoucí a bandity šíření infekce nikdy nezasáhne.',
  'LN-BITE-06': 'Za každou smrt během šíření klesne morálka o 1, s výjimkou postav vyloučených hráčů.',
  'LN-XROADS-01': 'Na začátku tahu si soused po pravici dobere horní kartu osudu a nikomu ji neukazuje.',
  'LN-XROADS-02':
    'Karta platí pro hráče na tahu. Jakmile během tahu splní její spouštěcí podmínku, hra se zastaví a přečte se celý text.',
  'LN-XROADS-03': 'Podmínka vázaná na akci se vyhodnotí až po úplném dokončení akce, pokud karta neurčí jinak.',
  'LN-XROADS-04':
    'Hráč na tahu zvolí jednu možnost. Tu, kterou nelze splnit, zvolit nesmí a zbývá mu druhá; nelze-li splnit žádnou, nestane se nic.',
  'LN-XROADS-05': 'Místo volby může karta nařídit hlasování.',
  'LN-XROADS-06': 'Vyhodnocená karta se vyřadí ze hry. Nespuštěná přijde na konci tahu dospod balíčku.',
  'LN-XROADS-07':
    'Měla-li by karta přidat postavu nebo nemohoucího a v Kolonii není volné pole, podmínka se nepovažuje za splněnou. Přidává-li je jen jedna možnost, nelze zvolit pouze tu.',
  'LN-XROADS-08': 'Splňuje-li podmínku více lokací, postav nebo hráčů, vybere hráč na tahu, čeho se karta týká.',
  'LN-XROADS-09': 'Pravidlo na kartě má přednost před příběhem. Slova hráč, postava a hráč-člen berte doslova.',
  'LN-COLONY-00': 'Platí-li pravidla kontrolního kódu Raxxonu, vyhodnoťte kód ještě před krokem 1.',
  'LN-COLONY-FEED-01':
    'Krok 1, spotřebování potravin: sečtěte postavy a nemohoucí v Kolonii, neklidný nemohoucí platí za 2. Potřebujete polovinu tohoto počtu v žetonech jídla, zaokrouhleno nahoru.',
  'LN-COLONY-FEED-02': 'Postavy jinde nejedí. Je-li potřeba 0, je vždy splněna.',
  'LN-COLONY-FEED-03':
    'Je-li jídla dost, odeberte potřebný počet žetonů. Dřívější žetony hladovění se v tom případě neprojeví.',
  'LN-COLONY-FEED-04':
    'Je-li jídla málo, neodebírejte žádné, přidejte 1 žeton hladovění a pak snižte morálku o 1 za každý žeton hladovění v zásobě.',
  'LN-COLONY-WASTE-01': 'Krok 2, odpad: za každých celých 10 karet v balíčku odpadu snižte morálku o 1.',
  'LN-COLONY-CRISIS-01':
    'Krok 3, krize: příspěvky zamíchejte a po jednom otáčejte. Karta požadovaného druhu dává +1, každá jiná −1.',
  'LN-COLONY-CRISIS-02': 'Je-li součet menší než počet hráčů-členů, hned vyhodnoťte důsledek neúspěchu na kartě krize.',
  'LN-COLONY-CRISIS-03': 'Je-li součet aspoň roven počtu hráčů-členů, krize je odvrácena.',
  'LN-COLONY-CRISIS-04': 'Je-li součet aspoň o 2 vyšší než počet hráčů-členů, zvyšte navíc morálku o 1.',
  'LN-COLONY-CRISIS-05':
    'Příspěvky po vyhodnocení. Polské vydání: vyřaďte je ze hry; české vydání: dejte je na odkládací balíček. Karta krize se v obou vyřazuje ze hry.',
  'LN-COLONY-ZOMBIE-01':
    'Krok 4a: do Kolonie přidejte 1 zombii za každé 2 postavy a nemohoucí v ní, zaokrouhleno nahoru. Neklidný nemohoucí platí za 2.',
  'LN-COLONY-ZOMBIE-02':
    'Krok 4b: do každé jiné lokace přidejte 1 zombii za každou tamní postavu; počítají se i bandité.',
  'LN-COLONY-ZOMBIE-03':
    'Krok 4c: žetony hluku po jednom odebírejte a každým hoďte jako mincí. Padne-li „!!!“, přidejte do té lokace 1 zombii.',
  'LN-COLONY-ZOMBIE-04': 'Počty pro 4a a 4b určete na začátku kroku. Úmrtí ani nové postavy během něj je nezmění.',
  'LN-COLONY-ZOMBIE-05':
    'Pořadí: nejdřív Kolonie, potom lokace od nejnižšího čísla, nakonec hluk v lokacích od nejnižšího čísla.',
  'LN-COLONY-GOAL-01':
    'Krok 5: jsou-li splněny všechny podmínky hlavního úkolu, hra ihned končí, nebo se scénář posune dál.',
  'LN-COLONY-GOAL-02': 'Jindy se hlavní úkol nekontroluje. Krok 5 posledního kola se ještě počítá.',
  'LN-COLONY-GOAL-03':
    'Úkol přežít N kol splníte v kroku 5 N-tého kola (žeton na počítadle kol je na 1), je-li morálka vyšší než 0.',
  'LN-COLONY-ROUND-01': 'Krok 6: žeton na počítadle kol posuňte o 1 dolů. Na poli 0 hra ihned končí.',
  'LN-COLONY-FIRST-01':
    'Krok 7: kterýkoli hráč, i vyloučený, smí vyvolat hlasování o žetonu začínajícího hráče. Hlas mají jen hráči-členové a hlasuje se nejvýš jednou za kolo.',
  'LN-COLONY-FIRST-02':
    'Polské vydání: hlasuje se o ponechání žetonu; projde-li návrh, žeton zůstane, jinak nebo bez hlasování se předá. České vydání: hlasuje se o předání; projde-li návrh, žeton se předá, jinak nebo bez hlasování zůstane.',
  'LN-COLONY-FIRST-03':
    'Žeton se předává sousedovi po pravici, proti směru hodinových ručiček, ať je vyloučený, nebo ne.',
  'LN-COLONY-FIRST-04': 'Potom začíná nové kolo otočením krizové situace.',
  'LN-ZADD-01': 'Zombie přidávejte po jedné. Každou vyhodnoťte úplně, než přidáte další.',
  'LN-ZADD-02':
    'V Kolonii začíná každá dávka u vstupu 1 a pokračuje 2, 3 až 6 a znovu od 1, po jedné zombii na vstup, i když u předchozích vstupů zbývají volná pole.',
  'LN-ZADD-03': 'V ostatních lokacích přicházejí všechny zombie k jedinému vstupu.',
  'LN-ZADD-04': 'Je-li u vstupu volné pole, postavte zombii tam.',
  'LN-ZADD-05': 'Není-li volné pole, ale je tam zátaras, odeberte 1 zátaras; zombii neumístíte.',
  'LN-ZADD-06':
    'Není-li volné pole, ale je tam výbušná past, past vybuchne: odeberte ji i všechny obyčejné zombie u vstupu a novou neumístíte.',
  'LN-ZADD-07':
    'Není-li volné pole, zátaras ani past, je vstup prolomen: zombii neumístíte a tamní postava s nejnižším vlivem je zabita.',
  'LN-ZADD-08': 'Jsou-li při prolomení přítomni jen nemohoucí, je zabit 1 nemohoucí.',
  'LN-ZADD-09': 'Není-li při prolomení nikdo přítomen, vraťte zombii bez efektu do zásoby.',
  'LN-ZADD-10': 'Je-li vstup prolomen v lokaci, kde jsou bandité, ale žádná postava, odstraňte z ní všechny bandity.',
  'LN-ZADD-11':
    'Zabije-li prolomení poslední postavu hráče, přerušte přidávání, nasaďte mu náhradní postavu a pokračujte. Celkový počet zombií se nemění.',
  'LN-ZKILL-01': 'Obyčejná zombie, na kterou zaútočíte, vždy zemře.',
  'LN-ZKILL-02': 'V Kolonii si ten, kdo zabíjí, vybere zombii u kteréhokoli vstupu.',
  'LN-ZKILL-03': 'Zabité a odstraněné zombie vraťte do zásoby.',
  'LN-SADD-01': 'Kartu nové postavy přidej ke členům své skupiny, figurku na volné pole pro postavy v Kolonii.',
  'LN-SADD-02': 'Nová postava smí hned jednat. Kostku za ni dostaneš až při příštím hodu kostkami.',
  'LN-SADD-03':
    'Není-li v Kolonii volné pole, nesmíš použít kartu ani možnost karty osudu, která by přidala postavu nebo nemohoucího. Je-li polí málo nebo přidává jiný efekt, přijde jen tolik, kolik se vejde, nejdřív postavy.',
  'LN-SKILL-01':
    'Postavu zabije prolomení vstupu, smrt na kostce následků, šíření infekce, aspoň 3 žetony zranění, omrzlin a zoufalství dohromady, nebo efekt, který to říká.',
  'LN-SKILL-02': 'Smrt při třech žetonech je okamžitá; mezitím nelze zahrát žádnou kartu.',
  'LN-SKILL-03':
    'Figurku mrtvé postavy odstraňte z plánu, kartu dejte na Hřbitov a snižte morálku o 1 (ne za postavu vyloučeného hráče).',
  'LN-SKILL-04':
    'Vybavení postavy zabité v Kolonii se vrací do ruky jejího hráče. Jinde ho zamíchejte do balíčku předmětů dané lokace.',
  'LN-SKILL-05':
    'Ve Skrýši banditů, kde balíček není, připadne takové vybavení k lupu banditů. Karty vedlejších účinků se vracejí na svou hromádku.',
  'LN-SKILL-06': 'Za zabitého nemohoucího odeberte jeho žeton a snižte morálku o 1.',
  'LN-SKILL-07': 'Odstraněná nebo ztracená postava není zabitá: morálka neklesá, pokud to není výslovně řečeno.',
  'LN-SKILL-08':
    'Vybavení odstraněné nebo ztracené postavy jde tam, kam by šlo při její smrti: z Kolonie do ruky, odjinud do balíčku lokace, ze Skrýše banditů k lupu; vedlejší účinky na svou hromádku.',
  'LN-LEADER-01': 'Je-li vedoucí skupiny zabit nebo ztracen, vyber nového ze členů skupiny.',
  'LN-LAST-01':
    'Je-li tvoje poslední postava zabita nebo ztracena, hned přijdeš o všechny karty v ruce. Polské vydání: vyřaď je ze hry; české vydání: odlož je na odkládací balíček.',
  'LN-LAST-02': 'Potom si dober 1 postavu, umísti ji do Kolonie a učiň ji vedoucím skupiny.',
  'LN-LAST-03':
    'Je-li Kolonie plná, umísti postavu do jiné lokace, nebo počkej. Čekající postava vstoupí do Kolonie, jakmile se uvolní pole.',
  'LN-LAST-04':
    'Vyloučený hráč umístí náhradní postavu do kterékoli lokace mimo Kolonii, ne nutně tam, kde poslední zemřela.',
  'LN-LAST-05':
    'Vybavení, které se ti smrtí poslední postavy vrátilo do ruky, ztratíš s ostatními kartami. Kostky k dispozici ti zůstávají.',
  'LN-EXILE-01':
    'Vyloučený hráč si hned dobere 1 tajný úkol pro vyloučené, který podle svého textu mění nebo nahrazuje jeho tajný úkol.',
  'LN-EXILE-02': 'Dobráním úkolu vyjde najevo, zda byl hráč zrádce.',
  'LN-EXILE-03': 'Všechny jeho postavy v Kolonii musí hned odejít do jiných lokací.',
  'LN-EXILE-04':
    'Odchod vyloučeného. Polské vydání: jsou to přesuny s hodem kostkou následků, jen mimo limit jednou za tah; české vydání: přemístění bez hodů.',
  'LN-EXILE-05':
    'Není-li jinde volné pole, musí nejdřív některý hráč přemístit svou postavu do Kolonie (není to přesun). Bez dobrovolníka určí začínající hráč postavu některého hráče-člena; není-li žádná, vyloučený zůstane, dokud se neuvolní pole.',
  'LN-EXILE-06': 'Vyloučený hráč nesmí přispívat k odvrácení krizí.',
  'LN-EXILE-07': 'K hlavnímu úkolu vyloučený přispívat smí dál.',
  'LN-EXILE-08': 'Vyloučený nikdy nepřidává do Kolonie nemohoucí. Platí to i proti textu karty.',
  'LN-EXILE-09': 'Nové postavy z předmětů vyloučeného přicházejí do kterékoli lokace mimo Kolonii.',
  'LN-EXILE-10':
    'Vyloučený nesmí spotřebovávat žetony jídla. Místo toho smí spotřebovat karty potravin z ruky: každá zvýší kostku k dispozici o 1 a její vlastní efekt neplatí. Polské vydání: karta je zahraná; české vydání: odloží se.',
  'LN-EXILE-11': 'Vyloučený nehlasuje.',
  'LN-EXILE-12': 'Smrt postavy vyloučeného hráče morálku nesnižuje.',
  'LN-EXILE-13':
    'Zahrané karty vyloučeného, které by šly do balíčku odpadu. Polské vydání: vyřazují se ze hry; české vydání: jdou na odkládací balíček. Karty VYBAVENÍ se přidělují jako obvykle.',
  'LN-EXILE-14':
    'Jakmile jsou vyloučeni dva hráči, z nichž ani jeden nemá zrádcovský tajný úkol, klesne morálka na 0 a hra končí. Hraje-li se s vyřazováním hráčů: v polském vydání se počítají jen vyloučení, kteří ještě hrají; v českém vydání všichni.',
  'LN-EXILE-15': 'Vyloučený smí dál žádat o karty i dávat je jiným.',
  'LN-EXILE-16': 'Vyloučení je trvalé.',
  'LN-EXILE-17': 'Postavy vyloučeného se do Kolonie přesunem vrátit nesmějí.',
  'LN-EXILE-18':
    'Mimo Kolonii přicházejí i postavy, které vyloučený získá jiným efektem než předmětem. Zda je pro přidané dost polí, u něj rozhodují volná pole mimo Kolonii.',
  'LN-END-01': 'Klesne-li morálka na 0, hra ihned končí. Hlavní úkol se nekontroluje a platí za nesplněný.',
  'LN-END-02': 'Hra končí, když žeton na počítadle kol dojde na 0. Hlavní úkol se už znovu nekontroluje.',
  'LN-END-03': 'Hra končí, když je v kroku 5 hlavní úkol splněn.',
  'LN-END-04':
    'Vyhrává každý, kdo na konci splnil svůj tajný úkol, třeba i pozměněný. Vítězem nemusí být nikdo, může to být jeden z vás, několik i všichni.',
  'LN-VOTE-01': 'Nejdřív se volně poraďte, pak všichni současně hlasujte ano, nebo ne.',
  'LN-VOTE-02': 'Hlasují jen hráči-členové.',
  'LN-VOTE-03':
    'Rovnost hlasů rozhodne začínající hráč (české vydání: svým hlasem). Je-li vyloučený, podle polského vydání rozhoduje i tak; podle českého hlas nemá, návrh tedy neprojde.',
  'LN-TEXT-01': 'Text karty má přednost před pravidly. Výjimka: vyloučený nikdy nepřidává do Kolonie nemohoucí.',
  'LN-TEXT-02': 'Nastane-li více efektů současně, pořadí určí začínající hráč.',
  'LN-TEXT-03': 'Probíhající efekt nelze přerušit zahráním předmětu.',
  'LN-RANDLOC-01': 'Náhodná lokace: hoďte hrací kostkou; je to lokace s tímto číslem.',
  'LN-DECK-01': 'Hledáte-li v balíčku konkrétní kartu, potom ho zamíchejte.',
  'LN-ROLL-01': 'Máš-li hodit kostkou, vezmi volnou hrací kostku, nikdy ne kostku z listu některého hráče.',
  'LN-VAR-COOP-01':
    'Kooperativní režim: hlavní úkol je stranou hardcore nahoru a tajné úkoly nejsou. Vyhrajete všichni právě tehdy, splníte-li hlavní úkol.',
  'LN-VAR-COOP-02': 'V kooperativním režimu se o vyloučení nehlasuje.',
  'LN-VAR-COOP-03':
    'Před přípravou kooperativní hry vyřaďte všechny karty se značkou „nevhodné pro kooperativní režim“.',
  'LN-VAR-2P-01':
    'Hra ve dvou: platí kooperativní režim. Každý dostane 7 počátečních předmětů a 4 postavy, z nichž si 3 nechá; začíná tedy se 4 kostkami.',
  'LN-VAR-PD-01':
    'Vězňovo dilema: připravte hru jako pro dva, ale každý dostane 1 pozitivní a 1 zrádcovský tajný úkol. Ty se nevyřazují ani se značkou „nevhodné pro kooperativní režim“.',
  'LN-VAR-PD-02': 'Ve vězňově dilematu se o vyloučení nehlasuje.',
  'LN-VAR-PD-03':
    'Je-li hlavní úkol splněn, vyhrává každý, kdo splnil svůj pozitivní tajný úkol, třeba i oba. Nesplnil-li ho nikdo, oba prohráváte.',
  'LN-VAR-PD-04': 'Klesne-li morálka na 0 a zrádcovský úkol splnil právě jeden hráč, vyhrává on.',
  'LN-VAR-PD-05': 'Klesne-li morálka na 0 a zrádcovský úkol splnili oba, oba prohráváte.',
  'LN-VAR-PD-06':
    'Klesne-li morálka na 0 a zrádcovský úkol nesplnil nikdo, nebo dojde-li počítadlo kol na 0, oba prohráváte.',
  'LN-VAR-TRAITOR-01':
    'Pravděpodobnější zrádce: v kroku 4 vezměte na hráče 1 pozitivní tajný úkol místo 2, stále s 1 zrádcovským navíc.',
  'LN-VAR-HARD-01': 'Hardcore varianta: normální pravidla, hlavní úkol stranou hardcore nahoru.',
  'LN-VAR-ELIM-01': 'Vyřazování hráčů: kdo přijde o poslední postavu, nedostane náhradní a opouští hru.',
  'LN-VAR-ELIM-02':
    'Karty vyřazeného hráče. Polské vydání: všechny vyřaďte ze hry; české vydání: karty z ruky dejte na odkládací balíček, ať postava zemřela kdekoli.',
  'LN-VAR-ELIM-03':
    'Vyřazený hráč prohrál. Jeho tah končí; v tazích, hlasování, sousedství ani počtu hráčů se už nepočítá. Jeho žeton začínajícího hráče přejde hned na nejbližšího zbylého hráče po pravici. Nezbude-li nikdo, hra končí bez vítěze.',
  'LN-DESPAIR-01': 'Žetony zoufalství leží na kartách postav a ve všech pravidlech se počítají jako zranění.',
  'LN-DESPAIR-02':
    'Efekty odstraňující zranění, i „libovolného typu“, zoufalství neodstraní. Dokážou to jen ty, které ho výslovně jmenují.',
  'LN-REBEL-01': 'Nemohoucí může přijít jako neklidný nebo se jím efektem stát. Ukaž to otočením žetonu.',
  'LN-REBEL-02': 'Neklidný nemohoucí platí za 2 při spotřebování potravin a při přidávání zombií, jinde ne.',
  'LN-REBEL-03':
    'Neklidného nemohoucího uklidníš ve svém tahu kartou léku z ruky: odlož ji bez efektu do balíčku odpadu a žeton otoč.',
  'LN-REBEL-04':
    'Má-li být zabit nebo odstraněn nemohoucí a text neříká, zda normální, nebo neklidný, dohodněte se; vybírá začínající hráč.',
  'LN-TRAP-01': 'Výbušnou past kladou efekty na volné pole vstupu. Zabírá ho stejně jako zátaras.',
  'LN-TRAP-02':
    'Nelze-li zombii umístit, protože není volné pole, a je tam past: odeberte past, zombii neumísťujte a odstraňte všechny obyčejné zombie u tohoto vstupu.',
  'LN-TRAP-03': 'Je-li u vstupu zátaras i past, začínající hráč rozhodne, co se spotřebuje.',
  'LN-TRAP-04': 'Za zombie odstraněné pastí se kostkou následků nehází. Mutanti zůstávají.',
  ...rulebookModules,
  ...rulebookScenarios,
  ...rulebookRulings,
}
