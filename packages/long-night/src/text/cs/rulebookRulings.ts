// Rulings on cards and open questions, differences between the editions, and examples.

import type { Messages } from '@lastlight/kernel'

export const rulebookRulings: Messages = {
  'LN-CLAR-01':
    'K hlavnímu úkolu, který shromažďuje karty, přidáváš ve svém tahu z ruky lícem nahoru libovolný počet odpovídajících karet, pokud to karta úkolu neomezuje.',
  'LN-CLAR-02':
    'Omezení „jednou za kolo“ na předmětu se váže k předmětu, ne k tomu, kdo ho má: po předání ho znovu použít nelze.',
  'LN-CLAR-03': 'Mimo tvůj tah nic nefunguje, pokud to není uvedeno. Takovou výjimkou je schopnost postavy Kumar Sen.',
  'LN-CLAR-04':
    'Předměty druhu osoba jsou obyčejné předměty: držíš je v ruce, počítají se do tajných úkolů, smíš jimi přispívat a žádat o ně.',
  'LN-CLAR-05': 'Brokovnice a motorová pila fungují i tam, kde už není volné místo pro hluk.',
  'LN-CLAR-06':
    'Brokovnice a útočná puška proti mutantovi: útok na něj nejdřív úplně dokonči. Dalším cílem pak smí být jiný mutant, nebo obyčejná zombie; za ni se kostkou následků nehází.',
  'LN-CLAR-07':
    'Karta osudu „Krysy ve zdech“: zranění rozděl mezi postavy co nejrovnoměrněji. Každý hráč sám určí, které jeho postavy je utrpí.',
  'LN-CLAR-08':
    'Karta osudu „Obě ruce“: už nesmí útočit, uklízet odpadky, zřizovat zátarasy ani přilákat zombie sama Fatima, ať se přesunul kdokoli. Dál se smí přesouvat, prohledávat, dostávat a předávat vybavení, přispívat jím a používat svou schopnost.',
  'LN-CLAR-09':
    'Karty osudu „Boj o moc“, „Rosa má dva body“, „Jedno teplé jídlo“: Boj o moc lze spustit vícekrát a hlasuje se o něm znovu, i když právě platí.',
  'LN-CLAR-10':
    '„Boj o moc“, „Rosa má dva body“, „Jedno teplé jídlo“: při hlasování o jednotlivých zákonech začínající hráč rovnost nerozhoduje. Při rovnosti hlasů zákon neprojde.',
  'LN-CLAR-11': 'Karta osudu „Tráva“: kartu smíš určit druhem i přesněji.',
  'LN-CLAR-12':
    'Karta osudu „Bláznivá matka“: zraní se jen postava, která do Školy přijde přesunem nebo přemístěním. Té, která tam zůstává, se nic nestane.',
  'LN-CLAR-13': '„Bláznivá matka“: postavu vyloučeného hráče pošlete do kterékoli jiné lokace, nikdy do Kolonie.',
  'LN-CLAR-14': 'Nelze-li postavu přemístit, protože je cíl plný, zůstane na místě a zbytek efektu nastane.',
  'LN-CLAR-15':
    'Má-li Anita Wallaceová řezák jako VYBAVENÍ, je dál na jedno použití a po použití jde do balíčku odpadu.',
  'LN-CLAR-16': 'Bára je samice a nepočítá se jako lidská postava.',
  'LN-CLAR-17': 'Přejde-li postava k jinému hráči, bere si s sebou všechno vybavení.',
  'LN-OBJ-01':
    'Mrazivá noc: útočník utrpí omrzlinu při útoku na zombii nebo mutanta ještě před hodem kostkou následků. Zabije-li ho, zombie přesto zemře a kostkou následků se nehází.',
  'LN-PRINT-01':
    'Rocco Bellini, v Kolonii: je-li v Kolonii aspoň 1 nemohoucí, přijde do ní ve 4. kroku o 2 zombie méně.',
  'LN-PRINT-02':
    'Anita Wallaceová, kdekoli, jednou za kolo ve tvém tahu: zabije 1 zombii ve své lokaci bez hodu kostkou následků, nebo tam některá postava utrpí 1 zranění; může to být i ona sama.',
  'LN-PRINT-03':
    'Emma Hanová, mimo Kolonii, jednou za kolo: odkryješ 4 horní karty balíčku v její lokaci a smíš si mezi nimi vzít 1 kartu vzdělání. Zbytek zamícháš zpět. Všichni se dozvědí, která karta opustila který balíček.',
  'LN-PRINT-04':
    'Elijah Jordan, mimo Kolonii, jednou za kolo poté, co prohledával: smíš přesunout všechny žetony hluku z jeho lokace do jedné jiné, kam se všechny vejdou.',
  'LN-PRINT-05':
    'Kevin Jackson, kdekoli, jednou za kolo ve tvém tahu: zabije 1 zombii nebo banditu v libovolné lokaci bez hodu kostkou následků.',
  'LN-PRINT-06':
    'Gia Najjarová, kdekoli, na konci tvého tahu: smíš postavě v Kolonii odstranit 1 zranění nebo 1 omrzlinu, nikdy zoufalství.',
  'LN-PRINT-07':
    'Alfonso Ortega, v Kolonii, jednou za kolo: za 2 žetony jídla prohledáš jeden balíček předmětů lokací 1 až 6, zda v něm není zbraň, a vybavíš jí postavu v Kolonii. Všichni se dozvědí, která karta opustila který balíček.',
  'LN-PRINT-08':
    'Palivo nebo oheň (ODPAD): přesuneš jednu svou postavu, nebo zabiješ zombii v lokaci, kde máš postavu. Za tento přesun či zabití se kostkou následků nehází.',
  'LN-PRINT-09':
    'Zapalovač (VYBAVENÍ): jednou za kolo, když tato postava útočí, spotřebuješ kartu paliva a zabiješ 4 zombie místo 1, bez hodu kostkou následků a bez efektu samotného paliva. Může to být i palivo, které ti někdo právě dal na požádání.',
  'LN-PRINT-10':
    'Krizová situace Úkryt, není-li odvrácena: do Kolonie přijde 6 zombií. Pak každý v pořadí hráčů odpoví, zda prozradí tajemství. Potom za každého, kdo žádné neprozradil, přijdou do Kolonie 2 zombie, všechny najednou jako jedna skupina.',
  'LN-PRINT-11': 'Krizová situace Koordinovaný útok, není-li zažehnána: do náhodných lokací přijde 6 banditů.',
  'LN-PRINT-12':
    'Karta osudu Na lovu, když přesuneš postavu a jsi hráč-člen: hodíš 4 kostkami a každá, na níž padne 3 nebo více, přidá do zásoby potravin 1 žeton jídla. Druhá možnost: do konce hry se za každého příchozího banditu hodí kostkou a 4 nebo více ho zažene. Bez banditů nic nemění.',
  'LN-PRINT-13':
    'Mrazivá noc: přežijte 8 kol s morálkou 8, se 6 zombiemi u Kolonie a 1 v každé lokaci; na straně hardcore 10 kol s morálkou 6, s 12 zombiemi u Kolonie a 2 v každé lokaci. Postava, která útočí na zombii, utrpí 1 omrzlinu.',
  'LN-PRINT-14':
    'Pocta: když přesuneš postavu do Kolonie, smíš pod kartu vložit libovolný počet karet předmětů z ruky. Do úkolu se počítají jen karty lokací 1 až 6; počáteční předměty tam ležet smějí, ale nepočítají se. S modulem Raxxon můžete vyžadovat i jeho karty: volí se to při přípravě hry.',
  'LN-PRINT-15': 'Paměti: hlavní úkol je splněn a ty máš v ruce aspoň 1 kartu nářadí a aspoň 2 karty vzdělání.',
  'LN-PRINT-16':
    'Lovec: umístěte 2 do náhodných lokací. Střet: při 1 až 3 utrpí útočník 1 zranění; při 4 odejde Lovec do náhodné lokace; při 5 nebo 6 utrpí útočník 1 zranění a Lovec je odstraněn.',
  'LN-PRINT-17':
    'Každá lokace ukazuje druhy předmětů svého balíčku od nejpravděpodobnějšího po nejméně pravděpodobný. Každý si to smí kdykoli přečíst.',
  'LN-RULE-01':
    'Podmínka karty osudu vázaná na přesun se vyhodnotí až po hodu kostkou následků za tento přesun. Zemřela-li přesunutá postava, podmínka splněna není.',
  'LN-RULE-02':
    'Morálka 0 ukončí hru ihned, ať k tomu dojde kdekoli. V kroku 4 to zjišťujte po každé jednotlivé zombii, ne až na konci kroku.',
  'LN-RULE-03': 'Každý samostatný pokyn přidat zombie do Kolonie začíná znovu u vstupu 1.',
  'LN-RULE-04':
    'Na jeden útok použij nejvýš jeden efekt „zabij N místo 1“. Efekty měnící potřebnou kostku smíš libovolně kombinovat.',
  'LN-RULE-05':
    'Použití jednou za kolo zůstává vyčerpané i po předání předmětu, smrti jeho držitele a opětovném vybavení.',
  'LN-RULE-06': 'Postava smí mít dva stejné předměty. Fungují nezávisle na sobě.',
  'LN-RULE-07':
    'Chce-li podmínka něčeho nejvíc, při shodě splněna není, pokud karta neříká jinak. Jedna karta v ruce smí posloužit dvěma podmínkám úkolu, ledaže dohromady žádají víc karet, než máš.',
  'LN-RULE-08':
    'Efekt na „všechny“ zvolit smíš, i když se nikoho netýká. Možnost, jejíž cenu nelze zaplatit, zvolit nesmíš.',
  'LN-RULE-09': 'Přijde-li hráč o poslední postavu během šíření infekce, nasadí náhradní, až šíření skončí.',
  'LN-RULE-10':
    'Přilákat zombie z Kolonie do Kolonie nelze. Kdo zombie láká, rozmístí je po volných polích vstupu, jak chce.',
  'ED-07':
    'Uklizený odpad, příspěvky k odvrácení krize, karty z ruky hráče bez poslední postavy, karty použité vyloučeným a karty z ruky vyřazeného hráče. Polské vydání: vyřazují se ze hry; české vydání: jdou na odkládací balíček (u vyloučeného karty ODPAD a potraviny), karta krize se však vyřadí. Rozdíl poznají jen efekty, které s odkládacím balíčkem pracují.',
  'ED-08':
    'Přilákání. Polské vydání: nejvýš 2 zombie; české vydání: 2 zombie z jedné lokace. V obou potřebují volná pole, neničí zátarasy a vstup neprolomí; totéž platí pro tlampač.',
  'ED-12':
    'Co říká palec při hlasování o vyloučení. Polské vydání: nahoru znamená vyloučit; české vydání: dolů vyloučit, nahoru ponechat.',
  'ED-13':
    'Odchod vyloučeného z Kolonie. Polské vydání: normální přesuny, každý s hodem kostkou následků, ale mimo limit přesunů; české vydání: není to přesun a nehází se.',
  'ED-21':
    'Žeton začínajícího hráče. Polské vydání: hlasuje se o zastavení předání, bez hlasování se žeton předá; české vydání: hlasuje se o předání, bez hlasování žeton zůstane. V obou se předává doprava.',
  'ED-29':
    'Rovnost hlasů. Polské vydání: rozhodne začínající hráč, i když je vyloučený; české vydání: rozhodne jeho hlas, a je-li vyloučený, hlas nemá a návrh neprojde.',
  'ED-30':
    'Lék, kterým se uklidní neklidný nemohoucí. Polské vydání: karta se odloží a nepočítá se jako zahraná; české vydání: je zahraná, takže karta, která na to čeká, má podmínku splněnou. V obou nemá jiný efekt.',
  'ED-33':
    'Dokončené vylepšení. Polské vydání: na jeho místo přijde další z balíčku, dokud balíček stačí; české vydání: nenahradí ho nic.',
  'ED-38':
    'Kontrolní kód nesouhlasí. Polské vydání: přijdou jen mutanti; české vydání: přijdou, ale do jedné lokace přijde o 3 zombie méně.',
  'ED-40':
    'Kolo, ve kterém se čte část příběhu scénáře. Polské vydání: počítadlo kol se posune jako obvykle; české vydání: zůstane stát.',
  'ED-43':
    'Experimenty, které uniknou po R2. Polské vydání: počítají se hráči, kteří nejsou vyloučeni; české vydání: všichni hráči.',
  'ED-44':
    'Část příběhu po B1 čte hráč postavy s nejnižším vlivem. Polské vydání: kterékoli postavy; české vydání: jen lidské.',
  'ED-45':
    'Postavy, které se po B2 vrátí do Kolonie. Polské vydání: všechny postavy hráčů, kteří nejsou vyloučeni; české vydání: jen ty z nich, které jsou ve Skrýši banditů.',
  'ED-65':
    'Kolik hluku lokace pojme. Polské vydání: v jednom kole se na ni položí nejvýš 4 žetony, i když některé mezitím zmizí; české vydání: leží na ní nejvýš 4.',
  'ED-66':
    'Karta potravin, kterou vyloučený hráč použije na zvýšení kostky. Polské vydání: je zahraná, takže karta, která na to čeká, má podmínku splněnou; české vydání: odloží se a nepočítá se jako zahraná. V obou její vlastní efekt neplatí.',
  'ED-67':
    'Dva vyloučení, kteří nebyli zrádci, ukončí hru. Hraje-li se s vyřazováním hráčů: v polském vydání se počítají jen ti, kdo ještě hrají; v českém vydání všichni, i vyřazení.',
  'EX-01':
    'Příklad: ve Škole stojí Gia (útočné číslo 2+) a je tam 1 zombie. Gia na ni zaútočí kostkou s hodnotou 4, na kostce následků padne zranění: zombie ze Školy zmizí, kostka je použitá a Gia má 1 zranění.',
  'EX-02':
    'Příklad: hráč A útočí Heddou (útočné číslo 2+) na jedinou zombii ve Škole a použije na to kostku 4. Zombie zemře, kostka patří mezi použité, a protože kostka následků ukáže zranění, má Hedda 1 zranění.',
  'EX-03':
    'Příklad: Gia prvního hráče a Rocco druhého hráče (oba útočné číslo 2+) jsou ve Škole. Gia na něj zaútočí kostkou 3, v opakovaném hodu padne 1, tedy nejvýš 2: Rocco utrpí 1 zranění, první hráč si vezme 1 náhodnou kartu z ruky druhého a kostkou následků se nehází.',
  'EX-04':
    'Příklad: ve Škole se potkají Hedda (2+) hráče A a Kevin (2+) hráče B. A na Kevina zaútočí kostkou 3 a napodruhé na ní padne 1: Kevin má 1 zranění, A získá 1 náhodnou kartu z ruky hráče B a hod kostkou následků odpadá.',
  'EX-05':
    'Příklad: Alfonso (schopnost prohledávání 5+) za kostku 5 prohledává Čerpací stanici, kde leží v balíčku navrchu zapalovač a pod ním palivo. Dobere zapalovač, způsobí 1 hluk, dobere palivo a nechá si ho: palivo je v ruce, zapalovač vespod balíčku a na Čerpací stanici leží 1 žeton hluku.',
  'EX-06':
    'Příklad: hrají 3 hráči, nikdo není vyloučen a krize požaduje palivo. Mezi příspěvky jsou 3 karty paliva a 1 zbraň, součet je 1 + 1 + 1 − 1 = 2, a to je méně než 3: nastane důsledek neúspěchu a příspěvky se odloží.',
  'EX-07':
    'Příklad: v Kolonii je 14 lidí, přijde tedy 7 zombií; u vstupu 3 už stojí 3 zombie, jinde je místo. Po jedné přijde ke vstupům 1 a 2, vstup 3 je prolomen (zemře postava s nejnižším vlivem, morálka klesne o 1 a tato zombie se neumístí), další se postaví ke vstupům 4, 5 a 6 a sedmá ke vstupu 1.',
  'EX-08':
    'Příklad: je-li v téže situaci v Kolonii jen 13 lidí, polovina se zaokrouhlí nahoru (13 : 2, tedy 7). Přijde znovu 7 zombií a vstup 3 je opět prolomen.',
  'EX-09':
    'Příklad: postava má 2 zranění a její hráč drží v ruce lék. Utrpí-li třetí zranění, zemře; zahrát lék dřív nelze.',
  'EX-10': 'Příklad: na začátku hry má každý 2 postavy. Hází proto 3 kostkami: 1 základní a po 1 za každou postavu.',
  'EX-11':
    'Příklad: krize požaduje potraviny a někdo přispěl kartou, která by při zahrání dala několik žetonů jídla. Do součtu se počítá jen jako +1.',
  'EX-12':
    'Příklad: postava se přesune z lokace A do lokace B a na kostce následků padne smrt. Zemře v B a infekce se šíří na postavu s nejnižším vlivem v B; v A se nikomu nic nestane.',
  'EX-13':
    'Příklad: v zásobě potravin už leží 1 žeton hladovění a jídlo opět nestačí. Přibude druhý žeton, morálka klesne o 2 a žádné jídlo se neodebírá; napotřetí by klesla o 3.',
  'EX-14':
    'Příklad, polské vydání: nahoře leží Lovec a kód nesouhlasí. Na začátku fáze kolonie přijdou 2 Lovci do 2 zvlášť vylosovaných lokací a karta se otočí.',
  'EX-15':
    'Příklad: postava zaútočí na Lovce. Kostka následků je prázdná, na hrací kostce padne 5: útočník utrpí 1 zranění a Lovec je odstraněn. Karta zůstává, dokud žije druhý Lovec.',
  'EX-16':
    'Příklad: na kartě osudu „Na lovu“ hráč zvolí první možnost a hodí 2, 3, 5 a 6. Tři kostky ukazují 3 a více, do zásoby potravin tedy přibudou 3 žetony jídla.',
  'EX-17':
    'Příklad: tvá postava útočí na Skrýš banditů a na kostce padne 2. Postava utrpí 2 zranění a ty si vezmeš z lupu 1 kartu podle své volby.',
  'EX-18':
    'Příklad: postava s útokem 2 použije kostku 2 k útoku na banditu. Při novém hodu padne 4, tedy ne víc než 4: bandita mizí, bez hodu kostkou následků.',
  'EX-19':
    'Příklad: tři hráči připravují normální stranu Mrazivé noci. Morálka i počítadlo kol začínají na 8, u každého ze vstupů 1 až 6 Kolonie stojí 1 zombie a v každé další lokaci také 1.',
  'EX-20':
    'Příklad: Mrazivá noc stranou hardcore nahoru začíná s morálkou 6 a počítadlem kol na 10. U každého vstupu Kolonie stojí 2 zombie a v každé další lokaci rovněž 2.',
  'EX-21':
    'Příklad: ve třech se v kroku 4 přípravy zamíchá 7 tajných úkolů, 6 pozitivních a 1 zrádcovský. Rozdají se 3 a zbylé 4 se bez prohlížení vrátí do krabice.',
  'EX-22': 'Příklad: s 19 kartami v balíčku odpadu klesne v kroku 2 morálka o 1. S 20 kartami už o 2.',
  'EX-23':
    'Příklad: skupiny vedou mimo jiné Anita (vliv 19) a Elijah (vliv 39), ostatní vedoucí mají vliv nižší než 39. Žeton začínajícího hráče si vezme hráč, kterému patří Elijah.',
}
