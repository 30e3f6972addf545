import type { Messages } from '@lastlight/kernel'

export const rulebookModules: Messages = {
  'LN-IMP-01': 'Příprava vylepšení: přidejte do balíčků karty krizí, postav, osudu a úkolů označené kladivem.',
  'LN-IMP-02': 'Zamíchejte 10 vylepšení a 4 z nich vyložte lícem nahoru vedle Kolonie.',
  'LN-IMP-03':
    'Předměty a jiné efekty kladou žetony pokroku na vyložená vylepšení. Nářadí a haraburdí (pistole bez nábojů, prázdný kanystr, zastaralý atlas, prázdné lahvičky) lze místo jejich efektu použít na pokrok: po 1 žetonu, prkna a šrot po 2.',
  'LN-IMP-04':
    'Jakmile má vylepšení aspoň tolik žetonů, kolik je na něm uvedeno, je hotové: patří Kolonii a jeho trvalý efekt začíná platit.',
  'LN-IMP-05':
    'Polské vydání: hotové vylepšení nahradí karta z balíčku, dokud v něm nějaké jsou. České vydání: ostatních 6 je zpět v krabici, takže ho nic nenahradí.',
  'LN-BAND-01':
    'Příprava banditů: přidejte do balíčků karty se značkou bandity, vyložte Skrýš banditů, k níž nepatří žádné předměty, a vedle ní figurky.',
  'LN-BAND-02': 'Bandité nejsou zombie a žádný hráč je neovládá. Stojí na polích pro postavy v lokacích mimo Kolonii.',
  'LN-BAND-03':
    'Po odkrytí krizové situace přijde hned do každé lokace, jejíž číslo je na kartě, jeden bandita. Číslo uvedené dvakrát znamená dva bandity.',
  'LN-BAND-04': 'Není-li v lokaci volné pole pro postavu, bandita nepřijde.',
  'LN-BAND-05': 'Krizová situace ze základní hry čísla nemá: místo toho přijdou 2 bandité do náhodných lokací.',
  'LN-BAND-06':
    'Útok na banditu v lokaci postavy probíhá jako útok na postavu s útočným číslem 4: hod 4 a méně banditu odstraní. Kostkou následků se nehází a nic se nebere.',
  'LN-BAND-ZOM-01': 'Při přidávání zombií se každý bandita v lokaci počítá jako postava.',
  'LN-BAND-ZOM-02':
    'Je-li vstup lokace prolomen, umírají nejdřív postavy. Není-li tam žádná, odstraňte všechny bandity v lokaci.',
  'LN-BAND-ZOM-03': 'Smrt se na bandity nešíří a jejich odstranění nemění morálku.',
  'LN-BAND-LOOT-01':
    'Hned po přidání zombií ve fázi kolonie odnese každý bandita vrchní kartu předmětu své lokace lícem nahoru do Skrýše banditů.',
  'LN-BAND-HIDE-01':
    'Postava nevyloučeného hráče ve Skrýši ji smí prohledat, nebo na ni zaútočit: použij kostku s hodnotou rovnou schopnosti prohledávání (při útoku útočnému číslu) nebo vyšší a pak hoď kostkou podle tabulky Skrýše.',
  'LN-BAND-HIDE-02':
    'Prohledání Skrýše: 1: zranění. 2 nebo 3: nic. 4: zranění a 1 karta z lupu podle své volby. 5 nebo 6: 1 karta podle své volby.',
  'LN-BAND-HIDE-03':
    'Útok na Skrýš: 1: 3 zranění. 2: 2 zranění a 1 karta. 3: 1 zranění a 1 karta. 4: 1 karta. 5 nebo 6: 2 karty. Karty si vybíráš.',
  'LN-BAND-HIDE-04':
    'Karty z lupu si bereš do ruky, kolik jich tam je. Nevzniká hluk a kostkou následků se nehází. Nejdřív přijdou zranění a smrt se celá vyhodnotí; karty si pak přesto vezmeš.',
  'LN-BAND-HIDE-05': 'Útok na Skrýš je samostatná akce, oddělená od útoku na tamní postavu, banditu či zombii.',
  'LN-BAND-LEAD-01': 'Vyloučený hráč, který nebyl zrádcem, se stane vůdcem banditů.',
  'LN-BAND-LEAD-02':
    'Po odkrytí krizové situace určuje všechny lokace přicházejících banditů vůdce. Z karty platí jen počet banditů.',
  'LN-BAND-LEAD-03': 'Vůdce vybírá lokace mimo Kolonii s volným polem pro postavu, ne však Skrýš.',
  'LN-BAND-LEAD-04':
    'Jednou za kolo, ve svém tahu a i bez postavy ve Skrýši, si vůdce smí vzít z lupu 1 kartu podle své volby.',
  'LN-RAX-01':
    'Příprava Raxxonu: přidejte do balíčků karty označené lebkou a vyložte lokaci Raxxon s balíčkem 20 předmětů.',
  'LN-RAX-02':
    'Zamíchejte 12 experimentů a položte je na Raxxon zvukovým záznamem nahoru. Vrchní záznam smí kdykoli číst každý.',
  'LN-RAX-03': '6 vedlejších účinků leží odkrytě vedle Raxxonu. Smíte si je kdykoli prohlížet.',
  'LN-RAX-04': 'Po každém prohledávání v Raxxonu hoď za postavu, která prohledávala, kostkou následků.',
  'LN-RAX-PILL-01': 'Chceš-li použít lék z Raxxonu, zvol svou postavu, hoď kostkou a řiď se kartou.',
  'LN-RAX-PILL-02':
    'Říká-li to karta, dostane postava uvedený vedlejší účinek. Nikdy se ho nezbaví a nemůže ho předat.',
  'LN-RAX-PILL-03': 'Od každého vedlejšího účinku je jedna karta. Dokud ji má některá postava, jiná ji nedostane.',
  'LN-RAX-CODE-01':
    'Máš-li ve svém tahu postavu v Raxxonu, smíš na jeho kartu položit libovolný počet kostek k dispozici. Vyloučení hráči také.',
  'LN-RAX-CODE-02':
    'Na začátku fáze kolonie kód souhlasí, ukazují-li dvě z těchto kostek obě hodnoty kódu vrchního experimentu, v libovolném pořadí.',
  'LN-RAX-CODE-03': 'Souhlasí-li kód, hráči-členové hlasují. Je-li většina pro, experiment odhoďte; nic se neumisťuje.',
  'LN-RAX-CODE-04':
    'Je-li většina proti, začínající hráč určí jednu lokaci včetně Kolonie: v kroku 4 tohoto kola tam přijde o 3 zombie méně, nejméně však 0, a zombie z hluku se ubírají až nakonec. Potom se umístí mutanti experimentu.',
  'LN-RAX-CODE-05':
    'Nesouhlasí-li kód, umístí se mutanti. České vydání: i tehdy určí začínající hráč lokaci, kam přijde o 3 zombie méně. Polské vydání: neurčí se žádná.',
  'LN-RAX-CODE-06': 'Po vyhodnocení se z karty Raxxonu odeberou všechny kostky. V dalším kole se jimi zase hází.',
  'LN-RAX-PLACE-01':
    'Mutanty ze záznamu umísťujte po jednom, každého do vlastní náhodné lokace, mluví-li záznam o náhodných.',
  'LN-RAX-PLACE-02':
    'Každý obsadí volné pole vstupu. Není-li žádné, vybuchne past, padne zátaras nebo se mutant vláme dovnitř jako obvykle a figurka se neumístí.',
  'LN-RAX-PLACE-03':
    'Byl-li umístěn aspoň jeden, otočte kartu lícovou stranou nahoru a nechte ji na stole. Nebyl-li žádný, odhoďte ji.',
  'LN-RAX-PLACE-04':
    'V Kolonii obsadí mutant první vstup s volným polem, počínaje vstupem 1. Teprve když jsou všechny vstupy plné, místo nenajde; pak přijde ke vstupu 1.',
  'LN-RAX-PLACE-05': 'Když experimenty dojdou, nic se neděje.',
  'LN-RAX-SPEC-01':
    'Mutanta odstraní jen útok. Předměty, schopnosti a pasti, které zabíjejí bez útoku, na něj nepůsobí.',
  'LN-RAX-SPEC-02': 'Mutanta přesune jen jeho vlastní karta. Přilákat ho nelze.',
  'LN-RAX-SPEC-03':
    'Dokud je v lokaci útočníka mutant, musí být prvním cílem každého útoku mutant, před obyčejnými zombiemi, postavami i bandity.',
  'LN-RAX-SPEC-04': 'Co působí na dálku, smí v jiných lokacích mířit na obyčejné zombie, i když jsou u nich mutanti.',
  'LN-RAX-SPEC-05':
    'Po útoku na mutanta hoď jako obvykle kostkou následků. Je-li útočník naživu, hoď hrací kostkou a řiď se tímto řádkem karty. Samotný útok nic nezabije.',
  'LN-RAX-SPEC-06': 'Jakmile z plánu zmizí poslední mutant svého druhu, odhoďte jeho kartu.',
  'LN-RAX-SPEC-07':
    'Mutant zabírá pole vstupu a pomáhá se vlámat jako každá zombie. Efekty, které zombie odstraňují, ho nepočítají.',
}
