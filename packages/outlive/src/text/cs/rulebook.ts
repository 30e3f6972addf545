import type { Messages } from '@lastlight/kernel'

export const rulebook: Messages = {
  'OUT-COMP-01': 'Hra obsahuje hlavní herní desku, desku Konvoje a 4 desky úkrytů.',
  'OUT-COMP-02': 'Figurek hrdinů je 16: v každé ze 4 barev mají sílu 5, 4, 3 a 3. K nim patří 4 ukazatele zamoření.',
  'OUT-COMP-03': 'Přeživších je 100. Mikročipů, konzerv, munice, dřeva, kovu, masa a vody je po 30 žetonech.',
  'OUT-COMP-04': 'Žetonů zvěře je 30 v pěti druzích s odolností 3, 4, 5, 6 a 7, od každého druhu 6.',
  'OUT-COMP-05': 'Hra obsahuje 12 různých karet událostí a 10 karet vůdců.',
  'OUT-COMP-06': 'Destiček vybavení je 40: 20 druhů, každý dvakrát.',
  'OUT-COMP-07': 'Základních místností je 12: každý ze 4 hráčů má tytéž 3 druhy.',
  'OUT-COMP-08': 'Pokročilých místností je 38: 19 druhů, každý dvakrát.',
  'OUT-COMP-09':
    'Žetonů prohledávání je 20, v každém městě stejných 10: jednou svěcená voda, příděl jídla, tablety z řas, prkno, domácí spotřebič a hromada šrotu, dvakrát munice a prázdná skříňka.',
  'OUT-COMP-10': 'Hra obsahuje oboustranný žeton řas (dostupné, nebo použité) a žeton začínajícího hráče.',
  'OUT-SETUP-01': 'Zvol si barvu a vezmi si úkryt. Ukazatel zamoření polož na pole s hodnotou 0.',
  'OUT-SETUP-02': 'Do levé části úkrytu si polož své 3 základní místnosti nepostavenou stranou nahoru.',
  'OUT-SETUP-03':
    'Dostaneš 6 pokročilých místností. Vyber si 4, polož je nepostavené do pravé části úkrytu a zbylé 2 odhoď.',
  'OUT-SETUP-04': 'Právě 1 ze svých 7 místností hned zdarma postav.',
  'OUT-SETUP-05':
    'Vezmi si 4 přeživší a libovolně je rozděl mezi přechodovou komoru a svou postavenou místnost. Nesmíš překročit počet míst.',
  'OUT-SETUP-06': 'Dostaneš 2 vůdce. Jednoho si nech, druhého odhoď.',
  'OUT-SETUP-07':
    'Karta vůdce určuje 4 výchozí oblasti, počáteční suroviny a 1 destičku vybavení, kterou dostaneš rozbitou.',
  'OUT-SETUP-08':
    'Počáteční vybavení vyber ze 40 destiček ještě předtím, než je zamícháš. Bereš jen jednu destičku daného druhu.',
  'OUT-SETUP-09':
    'Do každé výchozí oblasti umísti 1 hrdinu; kterého kam, rozhoduješ ty. Všichni hrdinové začínají neaktivní.',
  'OUT-SETUP-10': 'Kartu vůdce čti jako mapu: její pravý horní roh je vojenská základna.',
  'OUT-SETUP-11': 'Začínajícím hráčem je ten, kdo má nejstaršího vůdce.',
  'OUT-SETUP-12':
    'Mary Koolpepper nemá na kartě suroviny. Vytáhneš za ni 2 žetony prohledávání v každém městě, 1 odhodíš a získáš, co ukazují zbylé 3; prázdná skříňka nedá nic. Žetony se vrátí do svých měst.',
  'OUT-SETUP-13':
    'Náhodně vylosuj 6 z 12 událostí a polož je lícem dolů na desku Konvoje, po jedné na každé kolo. Zbylých 6 nepoužiješ.',
  'OUT-SETUP-14': 'Destičky vybavení zamíchej a polož lícem dolů do jedné hromádky.',
  'OUT-SETUP-15':
    'Žetony zvěře zamíchej a vytvoř 3 hromádky obrázkem nahoru: zábavní park, les a důl. Při 2 / 3 / 4 hráčích má každá 6 / 8 / 10 žetonů. Zbytek bez prohlížení vrať do krabice.',
  'OUT-SETUP-16':
    'Žeton řas polož na vojenskou základnu. Ke každému městu polož jeho 10 žetonů prohledávání lícem dolů.',
  'OUT-SETUP-17': 'Zásoby oblastí jsou na začátku prázdné. Poprvé se doplní za úsvitu 1. kola.',
  'OUT-SETUP-18':
    'Dohodněte se, zda rozmístíte hrdiny všichni najednou, nebo jeden hráč po druhém. Bez dohody je rozmístíte najednou.',
  'OUT-SETUP-19':
    'Dostaneš naráz 6 místností a 2 vůdce, vidíš je jen ty. Pak volíš 4 místnosti, stavbu zdarma a umístění přeživších, vůdce a umístění hrdinů. Odhozené zůstanou lícem dolů.',
  'OUT-LEAD-01':
    'Solen Livrich (darebačka, 32 let): hrdinové začínají v lese, na nákladní lodi, v dole a v Blackwoodu. Dostaneš 2 konzervy a rozbitý vrhací hák.',
  'OUT-LEAD-02':
    'Mary Koolpepper (policistka, 23 let): hrdinové začínají v lese, v Blackwoodu, na nákladní lodi a v dole. Získáš, co ukazují 3 ze 4 žetonů prohledávání, a dostaneš rozbitou svítilnu.',
  'OUT-LEAD-03':
    'Lily-Rose Wely (ajťačka, 20 let): hrdinové začínají v Blackwoodu, v Silent Peaku, v zábavním parku a v dole. Dostaneš 3 mikročipy a rozbitý batoh.',
  'OUT-LEAD-04':
    'Jacob Rowlett (horník, 66 let): hrdinové začínají na přehradě, v Silent Peaku, v zábavním parku a na nákladní lodi. Dostaneš 2 kovy, 1 mikročip a rozbitý krumpáč.',
  'OUT-LEAD-05':
    'Erin McCarthy (proutkařka, 17 let): hrdinové začínají na přehradě, v Blackwoodu, v Silent Peaku a na nákladní lodi. Dostaneš 2 vody a rozbitý kanystr.',
  'OUT-LEAD-06':
    'Grayson Pigott (rváč, 38 let): hrdinové začínají v lese, na vojenské základně, v zábavním parku a v dole. Dostaneš 2 náboje, 1 mikročip a rozbitou baseballovou pálku.',
  'OUT-LEAD-07':
    'Kooper Froste (dřevorubec, 51 let): hrdinové začínají v lese, na vojenské základně, v Blackwoodu a v Silent Peaku. Dostaneš 1 náboj, 2 dřeva a rozbitou sekeru.',
  'OUT-LEAD-08':
    'Liza Valentine (vojačka, 25 let): hrdinové začínají na vojenské základně, v Blackwoodu, v Silent Peaku a na nákladní lodi. Dostaneš 3 náboje a rozbitou muniční bednu.',
  'OUT-LEAD-09':
    'Swifty Bingham (konstruktér, 19 let): hrdinové začínají na přehradě, na vojenské základně, v zábavním parku a na nákladní lodi. Dostaneš 1 náboj, 2 mikročipy a rozbité tepelné čidlo.',
  'OUT-LEAD-10':
    'Wilson Frye (lovec, 44 let): hrdinové začínají v Blackwoodu, v Silent Peaku, na nákladní lodi a v dole. Dostaneš 2 masa a rozbitou brokovnici.',
  'OUT-MAP-01':
    'Všech 8 oblastí tvoří okruh, od pravého horního rohu po směru hodinových ručiček: vojenská základna, Silent Peak, důl, nákladní loď, zábavní park, Blackwood, les, přehrada a zpět na základnu.',
  'OUT-MAP-02':
    'Každá oblast má právě 2 sousedy, v dosahu 1 až 2 kroků jsou tedy právě 4 oblasti. Z vojenské základny jsou to Silent Peak, důl, přehrada a les.',
  'OUT-MAP-03': 'Obě města, Blackwood a Silent Peak, leží naproti sobě, 4 kroky od sebe.',
  'OUT-ROUND-01': 'Hra trvá právě 6 kol. Každé kolo má tři fáze v tomto pořadí: úsvit, den a noc.',
  'OUT-ROUND-02':
    'Hraje se po směru hodinových ručiček od začínajícího hráče. Změní-li se začínající hráč, platí to od začátku nejbližší noci.',
  'OUT-ROUND-03':
    'Skryté jsou neodhalené události, hromádky prohledávání a vybavení, zvěř pod horním žetonem, co hráči ukázala pozorovatelna nebo tepelné čidlo, a co kdo dostal při přípravě. Vše ostatní je veřejné.',
  'OUT-DAWN-01':
    'Zásoby oblastí doplň z obecné zásoby do limitu, zbytky se počítají. Při 2 / 3 / 4 hráčích je limit munice, dřeva, kovu a mikročipů 6 / 8 / 10, limit vody 7 / 9 / 11.',
  'OUT-DAWN-02': 'Žeton řas otoč na dostupnou stranu.',
  'OUT-DAWN-03':
    'Na každé prázdné místo pro přeživšího na nákladní lodi polož 1 přeživšího, při jakémkoli počtu hráčů.',
  'OUT-DAWN-04': 'Každé město odhodí zbylé vybavení a odkryje 3 nové destičky, při jakémkoli počtu hráčů.',
  'OUT-DAWN-05': 'Dojde-li hromádka vybavení, zamíchej odhozené destičky a vytvoř z nich novou.',
  'OUT-DAWN-06':
    'V každém městě zamíchej všech 10 žetonů prohledávání lícem dolů. Při 2 / 3 / 4 hráčích jich pak 4 / 2 / 0 odhoď lícem nahoru, aby je všichni viděli; zbude 6 / 8 / 10.',
  'OUT-DAWN-07': 'Zvěř se nikdy nedoplňuje. Prázdná hromádka zůstane prázdná do konce hry.',
  'OUT-DAWN-08':
    'Nejprve odhodí vybavení obě města, pak odkryje nové Blackwood a po něm Silent Peak. Nestačí-li hromádka ani s odhozenými destičkami, nabídne město méně než 3 destičky.',
  'OUT-DAY-01':
    'Odhal událost tohoto kola. Projeví se její efekt i efekty všech dřívějších událostí, které zatím nikdo neukončil.',
  'OUT-DAY-02': 'Událost probíhá, dokud ji některý hráč neukončí. Její ztráty se opakují každé kolo.',
  'OUT-DAY-03':
    'Hráči se střídají od začínajícího hráče, v tahu hraje každý jedním hrdinou. Tahy končí, až se pohnou všichni hrdinové, kteří se pohnout mohou.',
  'OUT-DAY-04':
    'V tahu se hrdina přesune, postaví se, povinně vyvine nátlak, dostane, co dává příchod, a pak smí provádět akce.',
  'OUT-DAY-05': 'Po posledním tahu dne se všichni hrdinové stanou neaktivními a zůstanou ve svých oblastech.',
  'OUT-DAY-06': 'Nejprve vyhodnoť novou událost, potom dřívější podle kol. U každé události postupuj v pořadí hráčů.',
  'OUT-MOVE-01': 'Přesuň jednoho ze svých neaktivních hrdinů po cestě o 1 nebo 2 oblasti.',
  'OUT-MOVE-02': 'Hrdina nesmí pohyb skončit v oblasti, kde ho začal. V 1. kole je to jeho výchozí oblast.',
  'OUT-MOVE-03': 'Hrdina nesmí skončit v oblasti, kde už je jiný hrdina jeho barvy, ať aktivní, nebo neaktivní.',
  'OUT-MOVE-04': 'Hrdina smí projít oblastí, kde je jiný hrdina jeho barvy.',
  'OUT-MOVE-05':
    'Hrdina smí skončit v oblasti s jakýmikoli hrdiny jiných barev. Na nákladní lodi přitom platí pravidla polí.',
  'OUT-MOVE-06':
    'Na nákladní loď smí hrdina jen tehdy, když tam může obsadit volné pole. Změnit to může vrhací hák, člunový dok nebo písečná bouře.',
  'OUT-MOVE-07': 'Můžeš-li pohnout aspoň jedním neaktivním hrdinou, musíš některým pohnout. Vzdát se pohybu nesmíš.',
  'OUT-MOVE-08':
    'Hrdina, který nemá kam jít, zůstane toto kolo na místě, neaktivní a bez akcí. Nejdřív hraješ těmi hrdiny, kteří se pohnout mohou.',
  'OUT-MOVE-09':
    'Nemůže-li se ve tvém tahu pohnout žádný tvůj neaktivní hrdina, do konce dne už nehraješ. Pole na lodi se během dne jen zaplňují, žádné se neuvolní.',
  'OUT-MOVE-10':
    'Hrdina může uvíznout jen kvůli nákladní lodi: ze 4 dosažitelných oblastí zabírají tvoji ostatní hrdinové nejvýš 3, takže aspoň 1 vždy zbývá.',
  'OUT-MOVE-11':
    'Zda se hrdina může pohnout, se posuzuje i s člunovým dokem, ale bez vybavení. Pomůže-li ti jen vrhací hák nebo exoskelet, buď ho použiješ, nebo do konce dne nehraješ.',
  'OUT-PRESS-01':
    'Po příchodu, ještě před akcemi, vyvine hrdina nátlak na každého aktivního hrdinu jiné barvy v oblasti, který má menší sílu.',
  'OUT-PRESS-02': 'Nátlak je síla útočníka minus síla oběti. Pro každou oběť se počítá zvlášť.',
  'OUT-PRESS-03': 'Nátlak nestojí akci a je povinný. Útočník si musí vzít, co mu náleží, pokud to oběť má.',
  'OUT-PRESS-04': 'Na neaktivní hrdiny se nátlak nikdy nevyvíjí.',
  'OUT-PRESS-05':
    'Nátlak postihne jen hrdiny, kteří už v oblasti jsou. Slabšímu příchozímu se nic nestane a stejná síla nátlak nevyvolá.',
  'OUT-PRESS-06':
    'Oběť se smí bránit municí: 1 náboj zruší 1 bod nátlaku. Utratit smí libovolný počet nábojů od 0 do výše nátlaku, nikdy víc.',
  'OUT-PRESS-07': 'Municí nelze nátlak zvýšit.',
  'OUT-PRESS-08':
    'Za každý zbylý bod nátlaku předá oběť ze svého úkrytu útočníkovi 1 žeton materiálu nebo jídla. Munici, přeživší ani vybavení takto vzít nelze.',
  'OUT-PRESS-09': 'Které žetony odevzdá, vybírá oběť. Má-li útočník fungující výslechovou místnost, vybírá útočník.',
  'OUT-PRESS-10':
    'Má-li oběť méně žetonů, než kolik činí nátlak, odevzdá všechny materiály a jídlo. Nemá-li žádné, nic se nestane.',
  'OUT-PRESS-11': 'Je-li obětí víc, postupuj po směru hodinových ručiček od útočníka.',
  'OUT-PRESS-12':
    'U každé oběti postupuj takto: rozdíl sil, baseballová pálka útočníka, tělocvična nebo ochranná vesta oběti, munice nejvýš do zbylé hodnoty, odevzdání žetonů.',
  'OUT-ACT-01':
    'Hrdina má tolik akcí, kolik činí jeho síla. Využije je jen v oblasti, kam právě přišel; nevyužité akce propadají.',
  'OUT-ACT-02':
    'Za 1 akci získáš 1 surovinu, 1 žeton prohledávání nebo 1 destičku vybavení, anebo použiješ řasy. Možnosti oblasti smíš libovolně kombinovat.',
  'OUT-ACT-03': 'Nelze vzít víc, než v oblasti leží. Prázdná zásoba už v tomto kole nic nedá.',
  'OUT-ACT-04': 'Získané žetony si hned ulož do úkrytu.',
  'OUT-NIGHT-01':
    'Noc má 7 kroků v pevném pořadí: 1. ukončení událostí, 2. obživa, 3. radiace, 4. nábor, 5. stavba a použití místností, 6. opravy, 7. úklid.',
  'OUT-NIGHT-02':
    'Krok 1 se hraje v pořadí hráčů, kroky 2 až 7 každý za sebe. Společná je jen hromádka vybavení s odhozenými destičkami; kdo táhne dřív, ten dřív bere.',
  'OUT-NIGHT-EVENT-01':
    'Od začínajícího hráče každý ve svém tahu ukončí právě 1 probíhající událost, nebo pasuje. Takto se hráči střídají, dokud všichni nepasují nebo dokud probíhající události nedojdou.',
  'OUT-NIGHT-EVENT-02': 'V jednom tahu ukončíš 1 událost. Kolik jich ukončíš za noc, není omezeno.',
  'OUT-NIGHT-EVENT-03': 'Za ukončení události zaplať suroviny uvedené na kartě do obecné zásoby a kartu si vezmi.',
  'OUT-NIGHT-EVENT-04': 'Ukončená událost už nemá žádný efekt a svému majiteli přinese uvedené body přežití.',
  'OUT-NIGHT-EVENT-05': 'Kdo pasuje, tuto noc už žádnou událost neukončí.',
  'OUT-NIGHT-FEED-01':
    'Za každou místnost s aspoň 1 přeživším zaplať celou její údržbu libovolným jídlem, ať je plně obsazená, nebo ne.',
  'OUT-NIGHT-FEED-02': 'Za každou řadu přechodové komory s aspoň 1 přeživším zaplať 1 vodu. Jiné jídlo tu nepomůže.',
  'OUT-NIGHT-FEED-03':
    'Druhá řada přechodové komory se obsazuje až po zaplnění první, počet obsazených řad tedy plyne z počtu přeživších.',
  'OUT-NIGHT-FEED-04': 'Čím lze zaplatit, tím zaplatit musíš: nesmíš si nechat jídlo a zbytečně přijít o přeživší.',
  'OUT-NIGHT-FEED-05':
    'Chybí ti 1 voda za každou řadu, na kterou se nedostane, a jídlo na tu část údržby, kterou nepokryjí maso, konzervy a zbylá voda. Počítá se i nevyužitá voda z cisterny.',
  'OUT-NIGHT-FEED-06':
    'Za každý chybějící žeton vrať do obecné zásoby 1 přeživšího. Vybereš si ho z přechodové komory nebo z kterékoli místnosti.',
  'OUT-NIGHT-FEED-07':
    'Ztráta přeživších při obživě nesníží, co už máš zaplatit. Nezbude-li ti žádný přeživší, zbytek se promíjí a hraješ dál.',
  'OUT-NIGHT-FEED-08': 'Kterými druhy jídla zaplatíš údržbu, je na tobě, pokud tím nepřijdeš o přeživší zbytečně.',
  'OUT-NIGHT-RAD-01': 'Radiace je v kolech 1 až 6 postupně 1, 2, 2, 2, 3 a 3.',
  'OUT-NIGHT-RAD-02':
    'Každý přeživší v přechodové komoře zruší 1 bod radiace. Za každý zbylý bod posuň ukazatel zamoření o 1 pole směrem k −11.',
  'OUT-NIGHT-RAD-03': 'Je-li v přechodové komoře přeživších víc, než je třeba, ukazatel zamoření se tím nevrací zpět.',
  'OUT-NIGHT-RECRUIT-01':
    'Za 1 žeton libovolného jídla získáš 1 přeživšího do přechodové komory. Můžeš to opakovat, dokud máš jídlo a volná místa.',
  'OUT-NIGHT-RECRUIT-02': 'Bez volného místa v přechodové komoře nikoho nenabereš.',
  'OUT-NIGHT-BUILD-01': 'Postavit místnost stojí libovolné 3 materiály, i různé. Za noc jich smíš postavit několik.',
  'OUT-NIGHT-BUILD-02':
    'Kdykoli během kroku stavby smíš přesunout přeživší z přechodové komory na volná místa v postavených místnostech.',
  'OUT-NIGHT-BUILD-03': 'Přeživší v místnosti se už nikdy nepřesouvá, lze ho jen ztratit.',
  'OUT-NIGHT-BUILD-04':
    'Stavbu, přesuny a efekty místností smíš libovolně střídat; fungují přitom i místnosti, které opravují. Místnost, která začne fungovat teď, můžeš použít ještě tuto noc.',
  'OUT-NIGHT-REPAIR-01':
    'Oprava rozbitého vybavení stojí 3 materiály uvedené na destičce. Za noc smíš opravit několik destiček. Před krokem oprav opravíš destičku jen s pomocí místnosti.',
  'OUT-NIGHT-REPAIR-02': 'Opravené vybavení funguje od té chvíle až do konce hry.',
  'OUT-NIGHT-CLEAN-01': 'Odhoď všechno maso.',
  'OUT-NIGHT-CLEAN-02': 'Nech si nejvýš 2 vody, zbytek odhoď.',
  'OUT-NIGHT-CLEAN-03': 'Konzervy, materiály a munice ti zůstávají v jakémkoli množství.',
  'OUT-NIGHT-CLEAN-04': 'Obnov všechno použité vybavení a všechny použité místnosti.',
  'OUT-NIGHT-CLEAN-05': 'Po úklidu v 6. kole hra končí, jinak začíná další kolo.',
  'OUT-BASE-01': 'Na vojenské základně si za 1 akci vezmi 1 náboj ze zásoby oblasti.',
  'OUT-BASE-02':
    'Na vojenské základně smíš za 1 akci použít řasy: zamoření hned sniž o 1 pole a žeton otoč. Všichni hráči dohromady to smějí udělat jen jednou za kolo.',
  'OUT-GATHER-01':
    'Za 1 akci si vezmi ze zásoby oblasti 1 materiál: v lese dřevo, v dole kov, v zábavním parku mikročip.',
  'OUT-HUNT-01': 'Hrdina smí lovit jen horní žeton zvěře z hromádky ve své oblasti.',
  'OUT-HUNT-02': 'Lov stojí tolik akcí, kolik činí odolnost zvěře.',
  'OUT-HUNT-03':
    'Každý utracený náboj sníží odolnost, už upravenou událostmi, o 1. Víc nábojů, než kolik činí odolnost, utratit nesmíš; lov tak může stát i 0 akcí.',
  'OUT-HUNT-04': 'Ulovíš buď celou zvěř, nebo nic. Za zbylé akce smíš sbírat materiály.',
  'OUT-HUNT-05':
    'První žeton daného druhu ti dá tolik masa, kolik činí jeho odolnost minus 2, druhý odolnost minus 1, třetí a každý další plnou odolnost, jak ukazuje žeton.',
  'OUT-HUNT-06': 'Ulovený žeton si nech. Další žeton v hromádce se stane horním pro následující hrdiny.',
  'OUT-HUNT-07': 'Za jeden tah hrdiny ulovíš nejvýš 1 žeton zvěře.',
  'OUT-SHIP-01':
    'Kdo v kole vstoupí na loď jako první, vezme si žeton začínajícího hráče; platí od téže noci. Nevstoupí-li nikdo, žeton zůstává, kde je.',
  'OUT-SHIP-02': 'Na lodi je po jednom poli pro sílu 3, 4, 5 a 6. Odměnu dává samo pole, akce za ni neplatíš.',
  'OUT-SHIP-03':
    'Hrdina obsadí pole odpovídající jeho síle, nikdy nižší ani vyšší. Výjimkou jsou vrhací hák a písečná bouře.',
  'OUT-SHIP-04': 'Na poli smí být nejvýš 1 aktivní hrdina. Neaktivní hrdinové na lodi žádné pole neblokují.',
  'OUT-SHIP-05': 'Je-li pole hrdiny obsazené, na loď nesmí, ledaže mu pomůže vrhací hák nebo člunový dok.',
  'OUT-SHIP-06': 'Na pole 6 se dostaneš jen s vrhacím hákem.',
  'OUT-SHIP-07': 'Pole 3, 4, 5 a 6 dávají po řadě 1, 2, 3 a 4 konzervy z obecné zásoby.',
  'OUT-SHIP-08':
    'Pole dává i 1 přeživšího. Hned ho umísti do přechodové komory nebo na volné místo v postavené místnosti; není-li kam nebo ho nechceš, zůstane na lodi.',
  'OUT-SHIP-09': 'Nátlak na lodi funguje jako jinde. Vrhací hák ani písečná bouře sílu pro nátlak nemění.',
  'OUT-DAM-01':
    'Zaplať 1 mikročip, což nestojí akci, a přehrada je hrdinovi v tomto tahu přístupná. Za každou akci si pak vezmi 1 vodu ze zásoby oblasti.',
  'OUT-DAM-02': 'Bez zaplacení si na přehradě vodu vzít nesmíš. Mikročip ti ušetří jen přístupová karta.',
  'OUT-DAM-03':
    'Nátlak platí na přehradě, ať mikročip zaplatíš, nebo ne. Mikročipem získaným tímto nátlakem smíš hned zaplatit.',
  'OUT-CITY-01': 'Ve městě si za 1 akci vezmi 1 z odkrytých destiček vybavení. Dostaneš ji rozbitou.',
  'OUT-CITY-02':
    'Ve městě za 1 akci otoč horní žeton prohledávání, hned ho vyhodnoť a nech ležet lícem nahoru u města.',
  'OUT-CITY-03': 'Braní vybavení a prohledávání smíš střídat. Odebrané destičky se doplní až za úsvitu.',
  'OUT-CITY-04':
    'Z obecné zásoby: svěcená voda dá 1 vodu, příděl jídla 1 konzervu, prkno 1 dřevo, hromada šrotu 1 kov, spotřebič 1 mikročip, munice 1 náboj. Tablety sníží zamoření o 1 pole, prázdná skříňka nedá nic.',
  'OUT-CITY-05': 'Vybavení druhu, který už máš rozbitý nebo opravený, si vzít nesmíš.',
  'OUT-EQ-01':
    'Funguje jen opravené vybavení, každá destička jednou za kolo. Použitou destičku otoč; zůstane tak, dokud se neobnoví.',
  'OUT-EQ-02':
    'Sekera, kanystr, muniční bedna, krumpáč a batoh přidají žetony ze zásoby oblasti, nejvýš kolik jich tam je. Hrdina tam musí aspoň 1 takový žeton získat akcí.',
  'OUT-EQ-03':
    'Luk, páčidlo, motorová pila, svítilna, čistička vody, pilka na kov a detektor kovů dávají z obecné zásoby, ne z oblasti. Fungují po příchodu hrdiny, po nátlaku: žetony dostaneš rovnou s přesunem. Přeživšího od svítilny smíš přijmout až do konce tahu hrdiny a stejně tak dřevo od motorové pily, dokud jiný tvůj hrdina může ten den ještě dojít do druhého města.',
  'OUT-EQ-04': 'Nikdy nesmíš mít dvě destičky téhož druhu. Vytáhneš-li druh, který už máš, odhoď ho a táhni znovu.',
  'OUT-EQ-05': 'Oprava stojí vždy 3 materiály uvedené na destičce.',
  'OUT-EQ-06':
    'Každá destička nese polovinu symbolu, 20 druhů tvoří 10 pevných dvojic. Máš-li opravené obě poloviny, získáš 1 bod přežití navíc.',
  'OUT-EQ-07':
    'Vybavení použít nemusíš, ani kdyby se bez něj hrdina nemohl pohnout. Samy přicházejí jen žetony za příchod do oblasti, není-li o čem rozhodovat.',
  'OUT-EQ-08':
    'Vytažené duplikáty dej stranou a odhoď je až nakonec; je-li hromádka prázdná, zamíchej do ní odhozené destičky. Nezbývá-li druh, který nemáš, nezískáš nic.',
  'OUT-EQK-01':
    'Sekera, jednou za kolo: +2 dřeva, když hrdina v lese sbírá dřevo. Oprava stojí 1 dřevo a 2 kovy, dvojici tvoří s lukem.',
  'OUT-EQK-02':
    'Luk, jednou za kolo: 1 maso, když hrdina přijde do lesa. Oprava stojí 2 dřeva a 1 kov, dvojici tvoří se sekerou.',
  'OUT-EQK-03':
    'Kanystr, jednou za kolo: +1 voda, když hrdina na přehradě nabírá vodu. Oprava stojí 1 dřevo a 2 kovy, dvojici tvoří s přístupovou kartou.',
  'OUT-EQK-04':
    'Přístupová karta, jednou za kolo: při jedné návštěvě přehrady nepotřebuješ mikročip. Oprava stojí 1 dřevo, 1 kov a 1 mikročip, dvojici tvoří s kanystrem.',
  'OUT-EQK-05':
    'Muniční bedna, jednou za kolo: +2 náboje, když hrdina na vojenské základně bere munici. Oprava stojí 2 dřeva a 1 kov, dvojici tvoří s páčidlem.',
  'OUT-EQK-06':
    'Páčidlo, jednou za kolo: 2 mikročipy, když hrdina přijde na vojenskou základnu. Oprava stojí 3 kovy, dvojici tvoří s muniční bednou.',
  'OUT-EQK-07':
    'Motorová pila, jednou za kolo: 2 dřeva, když hrdina přijde do města. Oprava stojí 1 kov a 2 mikročipy, dvojici tvoří se svítilnou.',
  'OUT-EQK-08':
    'Svítilna, jednou za kolo: když hrdina přijde do města, 1 přeživší do přechodové komory nebo na volné místo v postavené místnosti, je-li kam. Oprava stojí 1 kov a 2 mikročipy, dvojici tvoří s motorovou pilou.',
  'OUT-EQK-09':
    'Krumpáč, jednou za kolo: +2 kovy, když hrdina v dole těží kov. Oprava stojí 2 dřeva a 1 kov, dvojici tvoří s čističkou vody.',
  'OUT-EQK-10':
    'Čistička vody, jednou za kolo: 1 voda, když hrdina přijde do dolu. Oprava stojí 1 kov a 2 mikročipy, dvojici tvoří s krumpáčem.',
  'OUT-EQK-11':
    'Vrhací hák, jednou za kolo: pro pole na nákladní lodi se hrdina počítá jako o 1 silnější (jen tak se dostane na pole 6), pro nátlak ne. Oprava stojí 1 dřevo, 1 kov a 1 mikročip, dvojici tvoří s pilkou na kov.',
  'OUT-EQK-12':
    'Pilka na kov, jednou za kolo: 2 kovy, když hrdina přijde na nákladní loď. Oprava stojí 1 dřevo, 1 kov a 1 mikročip, dvojici tvoří s vrhacím hákem.',
  'OUT-EQK-13':
    'Batoh, jednou za kolo: +2 mikročipy, když hrdina v zábavním parku sbírá mikročipy. Oprava stojí 3 dřeva, dvojici tvoří s detektorem kovů.',
  'OUT-EQK-14':
    'Detektor kovů, jednou za kolo: 1 konzerva, když hrdina přijde do zábavního parku. Oprava stojí 1 dřevo, 1 kov a 1 mikročip, dvojici tvoří s batohem.',
  'OUT-EQK-15':
    'Brokovnice, jednou za kolo: při jednom lovu má hrdina sílu o 1 vyšší; lze ji spojit s pastí na medvědy. Oprava stojí 2 dřeva a 1 kov, dvojici tvoří s pastí na medvědy.',
  'OUT-EQK-16':
    'Past na medvědy, jednou za kolo: při jednom lovu má hrdina sílu o 1 vyšší; lze ji spojit s brokovnicí. Oprava stojí 1 dřevo a 2 kovy, dvojici tvoří s brokovnicí.',
  'OUT-EQK-17':
    'Baseballová pálka, jednou za kolo: po příchodu vyvine tvůj hrdina na každého slabšího nátlak o 1 vyšší. Oprava stojí 3 dřeva, dvojici tvoří s ochrannou vestou.',
  'OUT-EQK-18':
    'Ochranná vesta, jednou za kolo: jeden nátlak na tvého hrdinu je o 2 nižší, nejméně 0. Oprava stojí 1 dřevo a 2 mikročipy, dvojici tvoří s baseballovou pálkou.',
  'OUT-EQK-19':
    'Exoskelet, jednou za kolo: pohyb jednoho hrdiny nemá omezenou vzdálenost, ostatní pravidla pohybu platí. Oprava stojí 1 dřevo, 1 kov a 1 mikročip, dvojici tvoří s tepelným čidlem.',
  'OUT-EQK-20':
    'Tepelné čidlo, jednou za kolo: při lovu si tajně prohlédni hromádku; ulovit smíš libovolný žeton, pořadí ostatních neměň. Oprava stojí 1 dřevo, 1 kov a 1 mikročip, dvojici tvoří s exoskeletem.',
  'OUT-ROOM-01': 'Místnost funguje, jen dokud je postavená a plně obsazená. Ztratí-li přeživšího, přestane fungovat.',
  'OUT-ROOM-02': 'Efekt místnosti využiješ jednou za kolo, pokud sám neříká něco jiného.',
  'OUT-ROOM-03': 'Nepostavená strana ukazuje vedle údržby i cenu stavby, tedy 3. Údržba je na obou stranách stejná.',
  'OUT-ROOM-04': 'Přechodová komora není místnost: nestaví se a body za místnosti nepřináší.',
  'OUT-ROOM-05': 'Dvě stejné pokročilé místnosti jsou dvě samostatné místnosti.',
  'OUT-ROOM-06': 'Přechodová komora má 7 míst: 2 v první řadě a 5 ve druhé.',
  'OUT-ROOM-07':
    'Školka je plně obsazená, jsou-li plná její 3 vyznačená místa. Místa 4 až 8 plní jen její vlastní efekt.',
  'OUT-ROOM-08':
    'Efekt místnosti použít nemusíš. Trvale platí cisterna, bunkr, strojovna ventilace, výslechová místnost a právo vstupu na loď, které dává člunový dok.',
  'OUT-ROOMK-01':
    'Stavební sklad (základní): v kroku stavby postavíš 1 místnost za 1 materiál místo 3. Údržba: 2, místa: 3.',
  'OUT-ROOMK-02':
    'Dílna (základní): v kroku stavby nebo oprav si vytáhni 1 rozbitou destičku vybavení, za duplikát táhni znovu. Pak smíš v některém z těchto kroků 1 rozbitou destičku opravit o 1 materiál levněji. Údržba: 2, místa: 3.',
  'OUT-ROOMK-03':
    'Krizové středisko (základní): ukončení jedné události stojí o 2 materiály nebo o 1 jídlo méně; munice není materiál ani jídlo. Údržba: 1, místa: 4.',
  'OUT-ROOMK-04': 'Řeznictví: přes den ti jeden lov dá o 2 masa víc. Údržba: 3, místa: 3.',
  'OUT-ROOMK-05':
    'Spižírna: bereš-li si na nákladní lodi konzervy, vezmi si jednou za den o 1 víc. Údržba: 1, místa: 4.',
  'OUT-ROOMK-06':
    'Člunový dok: jednou za den o 2 konzervy víc na nákladní lodi. Tvoji hrdinové tam smějí i na obsazené pole, se stejnou odměnou; přeživší je pak z obecné zásoby. Údržba: 3, místa: 3.',
  'OUT-ROOMK-07': 'Zbrojnice: v kroku stavby získáš 4 náboje. Údržba: 3, místa: 3.',
  'OUT-ROOMK-08':
    'Cisterna: každé kolo smíš utratit 1 vodu navíc za událost, obživu nebo nábor, nevyužitá propadá. Není to žeton: nevezme ji nátlak ani krysy a při shodě se nepočítá. Údržba: 2, místa: 3.',
  'OUT-ROOMK-09': 'Bunkr: trvale se tě netýkají žádné události kromě nedostatků. Údržba: 2, místa: 3.',
  'OUT-ROOMK-10':
    'Šrotiště: v kroku stavby rozeber 1 svou destičku vybavení, rozbitou nebo opravenou: odhoď ji a získej 3 materiály, které jsou na ní uvedeny. Údržba: 2, místa: 3.',
  'OUT-ROOMK-11':
    'Dekontaminační sprcha: v kroku stavby sniž zamoření o 1 pole; na nejlepším poli se nic nestane. Údržba: 2, místa: 3.',
  'OUT-ROOMK-12':
    'Strojovna ventilace: proti radiaci se počítá jako 1 přeživší v přechodové komoře navíc, i když je komora prázdná. Údržba: 2, místa: 3.',
  'OUT-ROOMK-13':
    'Školka: v kroku stavby získáš 1 přeživšího přímo do této místnosti, nejvýš do počtu 8; přeživší v ní zůstávají. Údržba: 2, místa k obsazení: 3.',
  'OUT-ROOMK-14':
    'Stanice průzkumníků: prohledáš-li město aspoň 1 akcí, otoč další 2 žetony zdarma, jednou za kolo v každém městě. Braní vybavení nestačí. Údržba: 2, místa: 3.',
  'OUT-ROOMK-15':
    'Vetešnictví: v kroku stavby si vytáhni 2 rozbité destičky vybavení; za duplikáty táhni znovu. Údržba: 2, místa: 3.',
  'OUT-ROOMK-16':
    'Pozorovatelna: jednou za den si kdykoli, i v tazích ostatních hráčů, tajně prohlédni jednu hromádku prohledávání; pořadí neměň. Údržba: 1, místa: 4.',
  'OUT-ROOMK-17':
    'Tělocvična: jednou za den, ve chvíli, kterou určíš, přestane jeden tvůj hrdina se silou 3 do konce dne podléhat nátlaku. Údržba: 1, místa: 4.',
  'OUT-ROOMK-18':
    'Robotická dílna: v kroku stavby nebo oprav opravíš 1 svou rozbitou destičku vybavení zdarma. Údržba: 3, místa: 3.',
  'OUT-ROOMK-19': 'Udírna: přes den ti jeden lov dá o 1 maso víc. Údržba: 1, místa: 4.',
  'OUT-ROOMK-20':
    'Výslechová místnost: po svém úspěšném nátlaku vybíráš žetony ty místo oběti; platí po celý den. Údržba: 1, místa: 4.',
  'OUT-ROOMK-21':
    'Zámečnictví: najdeš-li při prohledávání prázdnou skříňku, získáš za ni 1 dřevo a 1 kov, jednou za kolo v každém městě. Údržba: 2, místa: 3.',
  'OUT-ROOMK-22':
    'Nářaďovna: v kroku stavby nebo oprav opravíš 1 rozbitou destičku vybavení za 1 z jejích materiálů místo všech 3. Údržba: 2, místa: 3.',
  'OUT-EVT-01':
    'Nedostatků je právě pět, každý za 3 body přežití: lesní požár, padající trosky, rabovači, všeobecný nedostatek a kočovníci. Ubírají z oblastí nebo z hromádek prohledávání a nic před nimi nechrání.',
  'OUT-EVT-02':
    'Nedostatek snižuje limit oblasti; přebytek na začátku každého dne vrať do obecné zásoby. Snížení z více událostí v jedné oblasti se sčítají, limit však neklesne pod 0.',
  'OUT-EVT-03': 'Ztráty z událostí postihnou každého hráče. Lze-li při ztrátě něco vybrat, vybírá postižený hráč.',
  'OUT-EVT-04':
    'Máš-li fungující bunkr, tvoji hrdinové loví, provádějí akce a obsazují pole na lodi, jako by epidemie, zmutovaná zvěř a písečná bouře nebyly.',
  'OUT-EVTK-01':
    'Lesní požár (3 body přežití): limit dřeva v lese je při 2 / 3 / 4 hráčích o 2 / 3 / 4 nižší. Ukončení stojí 3 vody.',
  'OUT-EVTK-02':
    'Padající trosky (3 body přežití): limit kovu v dole je při 2 / 3 / 4 hráčích o 2 / 3 / 4 nižší. Ukončení stojí 7 žetonů dřeva.',
  'OUT-EVTK-03':
    'Rabovači (3 body přežití): limit mikročipů v zábavním parku je při 2 / 3 / 4 hráčích o 2 / 3 / 4 nižší. Ukončení stojí 5 nábojů.',
  'OUT-EVTK-04':
    'Všeobecný nedostatek (3 body přežití): limity dřeva v lese, kovu v dole i mikročipů v zábavním parku jsou při 2 / 3 / 4 hráčích o 1 / 2 / 3 nižší. Ukončení stojí 4 konzervy.',
  'OUT-EVTK-05':
    'Kočovníci (3 body přežití): z každé hromádky prohledávání odeber shora při 2 / 3 / 4 hráčích 2 / 3 / 4 žetony a polož je lícem nahoru k městu. Ukončení stojí 4 masa.',
  'OUT-EVTK-06':
    'Radioaktivní mrak (4 body přežití): zamoření každého úkrytu se zvýší o 2 pole; za každé pole za −11 ztratí úkryt místo toho 1 přeživšího. Ukončení stojí 8 mikročipů.',
  'OUT-EVTK-07':
    'Doba ledová (4 body přežití): každý úkryt ztratí 1 přeživšího, kterého majitel vybere z přechodové komory nebo místnosti. Nemá-li žádného, nic se nestane. Ukončení stojí 8 žetonů dřeva.',
  'OUT-EVTK-08':
    'Epidemie (4 body přežití): každý lov dá o 1 maso méně. I při 0 si žeton zvěře necháš. Ukončení stojí 5 žetonů vody.',
  'OUT-EVTK-09':
    'Zmutovaná zvěř (4 body přežití): odolnost zvěře je o 1 vyšší, druh a maso se nemění. Ukončení stojí 6 nábojů.',
  'OUT-EVTK-10':
    'Písečná bouře (5 bodů přežití): hrdina má nejvýš 3 akce a pro pole na lodi platí síla 3, s vrhacím hákem 4. Nátlak vyvíjí plnou silou. Ukončení stojí 9 žetonů kovu.',
  'OUT-EVTK-11':
    'Záplava krys (5 bodů přežití): každý úkryt ztratí 1 jídlo, a není-li v něm žádné, 1 přeživšího. Nemá-li ani toho, nic se nestane. Ukončení stojí 6 žetonů masa.',
  'OUT-EVTK-12':
    'Nepřátelský klan (5 bodů přežití): každý úkryt ztratí 2 žetony materiálů či munice. Má-li jich méně než 2, nechá si je a ztratí 1 přeživšího, má-li nějakého. Ukončení stojí 7 nábojů.',
  'OUT-RAD-01': 'Stupnice zamoření má 11 polí, od nejlepšího po nejhorší: +3, +1, 0, −1, −2, −3, −4, −6, −7, −9, −11.',
  'OUT-RAD-02':
    'Začínáš na třetím poli, s hodnotou 0. Zvýšení zamoření posouvá ukazatel k −11, snížení k +3. Počítají se pole, ne body.',
  'OUT-RAD-03': 'Na poli +3 už snížení zamoření nemá žádný efekt.',
  'OUT-RAD-04': 'Hodnota dosaženého pole se na konci hry připočte k tvým bodům přežití, kladná i záporná.',
  'OUT-RAD-05':
    'Za každé pole, o které by se ukazatel posunul za −11, hned ztratíš 1 přeživšího podle své volby; ukazatel zůstane na −11. Nemáš-li žádného, nic se nestane.',
  'OUT-SCORE-01': 'Sečti body přežití uvedené na událostech, které máš ukončené.',
  'OUT-SCORE-02':
    'Za 0 / 1 / 2 / 3 / 4 / 5 / 6 / 7 fungujících místností získáš 0 / 0 / 1 / 2 / 4 / 7 / 11 / 17 bodů přežití. Funguje místnost, která je postavená a plně obsazená; přechodová komora se nepočítá.',
  'OUT-SCORE-03': 'Připočti hodnotu pole, na němž je tvůj ukazatel zamoření. Záporná hodnota body ubírá.',
  'OUT-SCORE-04': 'Za každého přeživšího kdekoli v úkrytu získáš 1 bod přežití.',
  'OUT-SCORE-05': 'Za každou opravenou destičku vybavení získáš 1 bod přežití.',
  'OUT-SCORE-06': 'Za každou dvojici symbolů, u níž máš opravené obě destičky, získáš 1 bod přežití.',
  'OUT-SCORE-07':
    'Vítězí, kdo má nejvíc bodů přežití. Při shodě rozhoduje víc žetonů jídla, pak víc materiálů a munice dohromady. Trvá-li shoda, hráči se o vítězství dělí.',
  'OUT-SCORE-08': 'Body se počítají až po úklidu v 6. kole, maso a přebytečná voda tedy při shodě nepomohou.',
  'OUT-SCORE-09': 'Žetony zvěře, rozbité vybavení a postavené, ale ne plně obsazené místnosti žádné body nepřinášejí.',
  'OUT-CASE-01':
    'Béžový postaví krizové středisko, dá do něj 4 přeživší a nechá si Solen. Místnost funguje, přechodová komora je prázdná; hrdinové leží v lese, na lodi, v dole a v Blackwoodu, k tomu 2 konzervy a rozbitý hák.',
  'OUT-CASE-02':
    'Fialová první trojka leží na vojenské základně, druhá trojka stojí v lese, čtyřka leží na přehradě a pětka v dole. První trojka smí jen do Silent Peaku; teprve pak smí čtyřka nebo pětka na základnu.',
  'OUT-CASE-03': 'Hrdina se silou 5 přijde k aktivnímu hrdinovi se silou 3: nátlak je 2.',
  'OUT-CASE-04':
    'Při nátlaku 2 odevzdá oběť bez munice 2 žetony, za 1 náboj jen 1 žeton a za 2 náboje žádný. Utratit 3 náboje nesmí.',
  'OUT-CASE-05':
    'Červená pětka přijde na přehradu, kde stojí béžová trojka a fialová čtyřka a leží modrá trojka. Béžový čelí nátlaku 2, fialový 1, modrý žádnému. Fialový munici neutratí a dá červenému 1 dřevo.',
  'OUT-CASE-06':
    'Hrdina se silou 5 na vojenské základně získá 5 nábojů, nebo získá 4 náboje a použije řasy. Na 5 nábojů i řasy mu akce nestačí.',
  'OUT-CASE-07':
    'Červená čtyřka v zábavním parku loví zvěř s odolností 6 a utratí 3 náboje. Lov stojí 3 akce, za poslední akci si vezme 1 mikročip.',
  'OUT-CASE-08': 'Zvěř s odolností 6 dá při prvním úlovku 4 masa, při druhém 5 a při třetím 6.',
  'OUT-CASE-09':
    'Modrá pětka vstoupí na loď první: získá 3 konzervy, 1 přeživšího a žeton začínajícího hráče, platný od této noci. Červená pětka pak už na loď nesmí, na žádné pole.',
  'OUT-CASE-10': 'Pole 3 obsadila trojka. Jiná trojka na loď nesmí a čtyřka pole 3 nemůže použít nikdy.',
  'OUT-CASE-11':
    'Fialová trojka na přehradě zaplatí 1 mikročip a za 3 akce získá 3 vody. Bez mikročipu by nezískala žádnou.',
  'OUT-CASE-12':
    'Červená pětka si ve městě vezme vybavení, otočí 2 žetony prohledávání, vezme další vybavení a otočí 1 žeton. Za 5 akcí má 2 rozbité destičky, 3 žetony leží lícem nahoru a v nabídce zbývá 1 destička.',
  'OUT-CASE-13':
    'Probíhá lesní požár. Začínající červený hráč pasuje, další zaplatí 3 vody a vezme si kartu za 3 body přežití; požár už nemá žádný efekt.',
  'OUT-CASE-14':
    'Modrý dluží 3 jídla za místnosti a 2 vody za 3 přeživší v přechodové komoře. Zaplatí 2 masa, 1 ze 3 konzerv a jedinou vodu a ztratí 1 přeživšího: konzervy vodu nenahradí.',
  'OUT-CASE-15': 'V 5. kole je radiace 3 a fialový má v přechodové komoře 1 přeživšího: zamoření se mu zvýší o 2 pole.',
  'OUT-CASE-16': 'V 1. kole je radiace 1. Máš-li v přechodové komoře 3 přeživší, ukazatel zamoření se nepohne.',
  'OUT-CASE-17':
    'Modrému po obživě zbyly 2 vody a 1 konzerva. Za 1 vodu a konzervu nabere do přechodové komory 2 přeživší, 1 voda mu zůstane na další kolo.',
  'OUT-CASE-18':
    'Červený postaví za 3 materiály stavební sklad a přesune tam 3 přeživší, druhou místnost postaví za 1 materiál, přesune do ní 3 další a smí ji použít ještě tuto noc. Třetí místnost by stála 3.',
  'OUT-CASE-19': 'Modrý zaplatí 2 dřeva a 1 kov a opraví krumpáč. Na konci hry za něj má 1 bod přežití.',
  'OUT-CASE-20': 'V písečné bouři má hrdina se silou 5 jen 3 akce, na trojku ale dál vyvíjí nátlak 2.',
  'OUT-CASE-21':
    'Přijde nepřátelský klan a ty máš 1 materiál a žádnou munici: materiál si necháš a ztratíš 1 přeživšího.',
  'OUT-CASE-22':
    'Zmutovaná zvěř s odolností 3 má odolnost 4 a dává stejně masa. Při epidemii nedá zvěř za 1 maso nic, žeton si ale necháš.',
  'OUT-CASE-23':
    'Přijde radioaktivní mrak. Z pole −9 se ukazatel posune na −11 a ztratíš 1 přeživšího; z pole −11 se nepohne a ztratíš 2.',
  'OUT-CASE-24':
    'Jediná oblast do 2 kroků bez tvých hrdinů je nákladní loď, pole hrdiny je obsazené a nepomůže člunový dok ani vybavení. Hrdina zůstane neaktivní a bez akcí.',
  'OUT-CASE-25':
    'Lily-Rose Wely má 15 bodů za 15 přeživších, 5 za událost, 8 za 6 oprav a 2 dvojice, 4 za 4 fungující místnosti a −2 za zamoření: celkem 30 bodů přežití.',
}
