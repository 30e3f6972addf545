import type { Messages } from '@lastlight/kernel'

export const crises: Messages = {
  'crisis.shelter': 'Úkryt',
  'crisis.story.shelter':
    'Půlka střechy sjela i se sněhem. Než se zalátá, spíme všichni v jedné místnosti, moc blízko na to, aby si člověk nechal něco pro sebe.',
  'crisis.fail.shelter':
    'Přidejte do Kolonie 6 zombií. Pak smí každý hráč v pořadí tahů prozradit nějaké své tajemství, které ještě nikdo nezná. Až všichni odpovědí, přidejte do Kolonie najednou další 2 zombie za každého, kdo to neudělal.',

  'crisis.fuelShortage': 'Nedostatek paliva',
  'crisis.story.fuelShortage':
    'Agregát dvakrát zakašle a začne si to rozmýšlet. Na tom, co zbylo v nádrži, se neohřeje ani hrnek čaje.',
  'crisis.fail.fuelShortage': 'Snižte morálku o 2.',

  'crisis.emptyShelves': 'Prázdné police',
  'crisis.story.emptyShelves': 'Skladnice začala počítat fazole po jedné. Moc času jí to nezabere.',
  'crisis.fail.emptyShelves': 'Přidejte do zásoby potravin 1 žeton hladovění. Snižte morálku o 1.',

  'crisis.coughingWard': 'Kašel za zástěnou',
  'crisis.story.coughingWard':
    'Nejdřív někdo zakašlal za zástěnou, pak se mu ozvalo z druhého konce sálu. K ránu je z toho sbor.',
  'crisis.fail.coughingWard': 'Každá postava, ať je kdekoli, utrpí 1 zranění. Snižte morálku o 1.',

  'crisis.weakFence': 'Vratký plot',
  'crisis.story.weakFence':
    'Sloupky se ve zmrzlé zemi uvolnily a celou severní stranu rozkýváte jednou rukou. A těch rukou je za plotem požehnaně.',
  'crisis.fail.weakFence': 'Přidejte do Kolonie 8 zombií.',

  'crisis.loudNight': 'Hlučná noc',
  'crisis.story.loudNight':
    'Vítr si našel na střeše uvolněný plech a od soumraku do něj mlátí. Všechny mrtvoly ve městě už otočily hlavu.',
  'crisis.fail.loudNight': 'Přidejte do Kolonie 10 zombií.',

  'crisis.lostCount': 'Kolikátého je?',
  'crisis.story.lostCount':
    'Na chodbě visí dva kalendáře a liší se o devět dní. Lidé se už začali prát o to, podle kterého je zima.',
  'crisis.fail.lostCount': 'Lidé přestávají věřit, že to někdy skončí: snižte morálku o 2.',

  'crisis.coldStoves': 'Studená kamna',
  'crisis.story.coldStoves':
    'Kamna vyhasla hodinu před svítáním. V umyvadle je led a na dekách taky, všude, kam se dýchá.',
  'crisis.fail.coldStoves': 'Každý hráč-člen zvolí jednu svou postavu. Ta utrpí 1 omrzlinu.',

  'crisis.darkGate': 'Lampy u brány',
  'crisis.story.darkGate':
    'Lampy u brány svítí už jen ze setrvačnosti. Až zhasnou, bude hlídka jenom hádat, co to k ní jde.',
  'crisis.fail.darkGate':
    'Přidejte do Kolonie 4 zombie. Do konce hry se v kroku 4 fáze kolonie přidává do Kolonie o 1 zombii víc.',

  'crisis.hungryMouths': 'Hladové krky',
  'crisis.story.hungryMouths':
    'Fronta na polévku došla ke dveřím dřív než polévka. Vzadu někdo říká nahlas, co si ostatní jenom myslí.',
  'crisis.fail.hungryMouths':
    'Je-li v Kolonii aspoň 1 nemohoucí (počítají se i neklidní), stanou se 2 dosud klidní neklidnými (je-li jich méně, všichni) a morálku snižte o 1. Není-li tam žádný, snižte morálku o 2.',

  'crisis.ratsInTheFlour': 'Krysy v mouce',
  'crisis.story.ratsInTheFlour':
    'Něco prokousalo spodní pytle a ve zbylých nechalo vzkaz. Krysy jsou tu jediné, kdo přibírá.',
  'crisis.fail.ratsInTheFlour':
    'Odeberte ze zásoby potravin 3 žetony jídla, nebo všechny, je-li jich méně. Dejte 3 horní karty z balíčku Obchodu do balíčku odpadu. Snižte morálku o 1.',

  'crisis.wrongMap': 'Špatná mapa',
  'crisis.story.wrongMap':
    'Na mapě na zdi je most, který spadl před lety. Kdo je dnes v noci venku, vybral si cestu právě podle ní.',
  'crisis.fail.wrongMap': 'Za každou postavu mimo Kolonii proveďte hod kostkou následků. Snižte morálku o 1.',

  'crisis.longTongues': 'Dlouhé jazyky',
  'crisis.story.longTongues':
    'Do poledne je studna otrávená, vedoucí má sbaleno a armáda je den cesty odtud. Není na tom zrnko pravdy, ale roznese se to rychleji než chleba.',
  'crisis.fail.longTongues':
    'Každý hráč-člen zvolí jednu svou postavu. Ta dostane 1 žeton zoufalství. Snižte morálku o 1.',

  'crisis.feverBed': 'Postel u okna',
  'crisis.story.feverBed':
    'V posteli u okna leží horečka a pořád stoupá. Místnost s kamny je jedna a spí v ní všichni.',
  'crisis.fail.feverBed':
    'Hlasujte o tom, zda nemocné pošlete pryč. Přijato: z postav hráčů-členů v Kolonii ztratíte tu s nejnižším vlivem (není zabita) a snížíte morálku o 1. Zamítnuto: každá postava v Kolonii utrpí 1 zranění.',

  'crisis.badWater': 'Zkažená voda',
  'crisis.story.badWater': 'Sníh, který jsme rozpustili, ležel na svahu pod latrínou. Navrchu byl úplně bílý.',
  'crisis.fail.badWater':
    'Rozdělte 5 zranění co nejrovnoměrněji mezi postavy v Kolonii. Každý hráč určí, které z jeho postav je utrpí. Snižte morálku o 1.',

  'crisis.frozenPipes': 'Zamrzlé trubky',
  'crisis.story.frozenPipes':
    'V noci popraskaly trubky a ve spíži je kluziště. Kdo zrovna neseká led, ten suší ponožky.',
  'crisis.fail.frozenPipes':
    'Odeberte ze zásoby potravin 2 žetony jídla, nebo všechny, je-li jich méně. V příštím kole hází každý hráč o 1 kostku méně.',

  'crisis.openLockers': 'Vykradené skříňky',
  'crisis.story.openLockers':
    'Hlídka u skříněk neměla s čím hlídat, a tak si šla lehnout. Ráno byla všechna dvířka dokořán.',
  'crisis.fail.openLockers':
    'Každý hráč-člen postupně: mají-li jeho postavy nějaké vybavení, odloží z něj do balíčku odpadu jeden předmět podle své volby; nemají-li žádné, odloží tam 2 karty z ruky podle své volby, nebo všechny, má-li jich méně. Snižte morálku o 1.',

  'crisis.missingPatrol': 'Ztracená hlídka',
  'crisis.story.missingPatrol':
    'Tři lidé šli zkontrolovat dráty a našla se po nich jedna rukavice. Mohla by vyrazit druhá výprava, kdyby na ni byli lidi nebo zbraně.',
  'crisis.fail.missingPatrol':
    'Je-li mimo Kolonii aspoň jedna postava, ztratíte z nich tu s nejnižším vlivem (není zabita) a snížíte morálku o 1. Není-li tam žádná, snižte morálku o 2.',
}
