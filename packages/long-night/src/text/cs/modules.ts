// What only a module says.

import type { Messages } from '@lastlight/kernel'

export const modules: Messages = {
  'lasting.watchtower': 'Strážní věž',
  'lasting.kitchen': 'Polní kuchyně',
  'lasting.compost': 'Kompost',
  'lasting.ambulance': 'Záchranné sáně',
  'lasting.quarters': 'Oddělená ubikace',
  'lasting.stoves': 'Kachlová kamna',
  'lasting.loopholes': 'Střílny',
  'lasting.radioMast': 'Rádiový stožár',
  'lasting.quarantine': 'Karanténa',
  'lasting.ploughedRoad': 'Protažená cesta',
  'lasting.effect.watchtower': 'v kroku 4 fáze kolonie přijde do Kolonie o 1 zombii méně',
  'lasting.effect.kitchen': 'v kroku 1 fáze kolonie spotřebuje Kolonie o 1 žeton jídla méně',
  'lasting.effect.compost': '5 karet balíčku odpadu se ve fázi kolonie nepočítá',
  'lasting.effect.ambulance': 'k prohledávání Nemocnice stačí kostka o 1 nižší',
  'lasting.effect.quarters': 'neklidný nemohoucí se počítá za 1 osobu, ne za 2',
  'lasting.effect.stoves': 'omrzliny nezraňují postavy v Kolonii',
  'lasting.effect.loopholes': 'útočná čísla v Kolonii jsou o 1 nižší',
  'lasting.effect.radioMast': 'každá krizová situace vyžaduje o 1 kartu méně',
  'lasting.effect.quarantine': 'infekce se v Kolonii nešíří',
  'lasting.effect.ploughedRoad': 'po přesunu do Kolonie se nehází kostkou následků',
  'improvement.story.watchtower':
    'Čtyři kůly, plechová střecha a zvonek. Kdo tam vyleze, sleze modrý, ale ostatní spí.',
  'improvement.story.kitchen':
    'V jednom kotli se vyplýtvá míň než ve třiceti konzervách. Co znamená „s masem“, ví jen kuchař.',
  'improvement.story.compost': 'Kouří se z něj, páchne a na jaře třeba někoho nakrmí. Zatím stačí, že se zmenšuje.',
  'improvement.story.ambulance': 'Motor nemá, zato má sanice a nosítka, která zajedou rovnou na oddělení.',
  'improvement.story.quarters': 'Stěna mezi hlučnými a unavenými. Dva dny práce a tři celé nosy.',
  'improvement.story.stoves': 'Rozebrali jsme je na zámečku kachel po kachli. Na každém je modrá kytička.',
  'improvement.story.loopholes': 'Otvory ve třech výškách: vestoje, vkleče a pro Báru.',
  'improvement.story.radioMast': 'Většinou jen šumí. Jednou týdně někdo čte, co došlo v jiných koloniích.',
  'improvement.story.quarantine': 'Dveře, které se zamykají zvenku. Klíč nechce nosit nikdo.',
  'improvement.story.ploughedRoad': 'Dvě řady klacků a příkop ve sněhu: odtud se dá domů už běžet.',

  'option.build':
    'Použij {card}: {n, plural, one {# žeton pokroku} few {# žetony pokroku} many {# žetonu pokroku} other {# žetonů pokroku}} na vylepšení „{improvement}“',
  'question.improvement': 'Na které vylepšení přijde pokrok?',
  'refusal.build.noMaterial':
    'Ke stavbě se hodí jen nářadí, pistole bez nábojů, prázdný kanystr, zastaralý atlas a prázdné lahvičky.',
  'log.offered': 'Nové vylepšení k dispozici: {improvement} (pokrok {cost}). Efekt: {effect}.',
  'log.progress': '{improvement}: pokrok {tokens}/{cost}{why}.',
  'log.improved': 'Kolonie dokončila vylepšení: {improvement}.',

  'option.fightBandit': '{survivor} útočí na banditu {at} (kostka {die})',
  'option.raid.search': '{survivor} prohledává Skrýš banditů (kostka {die})',
  'option.raid.attack': '{survivor} útočí na Skrýš banditů (kostka {die})',
  'option.loot': 'Jako vůdce banditů si vezmi ze Skrýše: {card}',
  'option.target.zombie': 'Zombii',
  'option.target.bandit': 'Banditu',
  'question.bandit': 'Kam jde bandita?',
  'question.target': 'Na koho to míří?',
  'refusal.bandit.none': 'Žádný bandita tu není.',
  'refusal.raid.elsewhere': 'Postava musí být ve Skrýši banditů.',
  'refusal.raid.exiled': 'Vyloučení hráči Skrýš nepřepadají.',
  'refusal.loot.notLeader': 'Z lupu si bere jen vůdce banditů.',
  'refusal.loot.once': 'Vůdce banditů si bere jednu kartu za kolo.',
  'refusal.target.none': 'Žádná taková zombie ani bandita tam není. Zvol jiný cíl.',
  'why.hideout': 'Skrýš banditů',
  'why.leader': 'vůdce banditů',
  'log.banditCame': 'Bandita přichází {to}{why}.',
  'log.banditBarred': 'Pro banditu není {at} volné pole{why}.',
  'log.banditsGone':
    '{n, plural, one {Bandita mizí} few {# bandité mizí} many {# bandity mizí} other {# banditů mizí}} {at}{why}.',
  'log.foughtBandit': '{survivor} útočí na banditu {at} (hod {rolled}): zásah.',
  'log.foughtBandit.missed': '{survivor} útočí na banditu {at} (hod {rolled}) a míjí.',
  'log.looted': 'Bandita odnáší {from} {card}.',
  'log.raided.search': '{survivor} prohledává Skrýš banditů (hod {rolled}).',
  'log.raided.attack': '{survivor} útočí na Skrýš banditů (hod {rolled}).',
  'log.took.stash': '{whoMe, select, yes {Bereš si} other {{who} si bere}} z lupu {card}{why}.',
  'log.banditLeader': '{whoMe, select, yes {Stáváš se} other {{who} se stává}} vůdcem banditů.',

  'table.improvements': 'Vylepšení k dispozici',
  'table.improvement': '{what}: pokrok {progress}/{cost}; {effect}.',
  'table.bandits': '{n, plural, one {# bandita} few {# bandité} many {# bandity} other {# banditů}}',
  'table.stash': 'lup: {cards}',

  'crisis.coordinatedAttack': 'Koordinovaný útok',
  'crisis.story.coordinatedAttack':
    'Tři sloupy dýmu na třech křižovatkách, zapálené na minutu přesně. Někdo tam venku má hodinky a má plán.',
  'crisis.fail.coordinatedAttack': 'Umístěte 6 banditů, každého do zvlášť vylosované lokace.',

  'crisis.halfBuilt': 'Rozestavěno',
  'crisis.story.halfBuilt': 'Starou zeď jsme strhli, aby mohla stát lepší. Ta lepší zatím sahá po kolena.',
  'crisis.fail.halfBuilt':
    'Odeberte z Kolonie 4 zátarasy, nebo všechny, je-li jich méně. Pak do Kolonie přidejte 6 zombií.',

  'crisis.tornFilters': 'Protržené filtry',
  'crisis.story.tornFilters':
    'Od továrny Raxxon táhne šedý prach a masky rozkousaly myši. Kdo se ho nadýchá, ten si lehne; někteří pak zase vstanou.',
  'crisis.fail.tornFilters':
    'Každá postava v Raxxonu utrpí 1 zranění. Přidejte 6 zombií, každou do zvlášť vylosované lokace. Snižte morálku o 1.',

  'crisis.coldRooms': 'Mrazírny',
  'crisis.story.coldRooms':
    'Agregátu v Raxxonu dochází palivo a v mrazírnách se otepluje. Zatím se nikdo neptal, co v nich je, a bylo to moudré.',
  'crisis.fail.coldRooms':
    'Za každou postavu v Raxxonu proveďte hod kostkou následků. Přidejte 1 zombii do Kolonie a po 1 do každé další lokace. Snižte morálku o 1.',

  'secret.workbench': 'To dobré nářadí',
  'secret.if.workbench': 'Hlavní úkol je splněn a v ruce máš aspoň 3 karty nářadí.',
  'secret.story.workbench': 'Co půjčíš, vrátí se tupé. Ať si stavějí, co chtějí; dobré nářadí zůstane u tebe.',

  'secret.acquaintance': 'Starý známý',
  'secret.if.acquaintance':
    'Hlavní úkol je splněn, aspoň 1 tvoje postava je ve Skrýši banditů a v ruce máš aspoň 1 kartu zbraně; zbraně ve vybavení se nepočítají.',
  'secret.story.acquaintance':
    'Jeden z banditů nosí tvoje hodinky. Až bude konec, má v jejich skrýši stát někdo, kdo si o ně důrazně řekne.',

  'secret.missingFile': 'Chybějící spis',
  'secret.if.missingFile': 'Hlavní úkol je splněn, aspoň 1 tvoje postava je v Raxxonu a v ruce máš aspoň 2 karty léků.',
  'secret.story.missingFile':
    'Někde v Raxxonu leží formulář s tvým podpisem. Nakonec má být uvnitř někdo od tebe a vzorky mají ukázat, pod čím ten podpis stojí.',

  'secret.bandit': 'Bandita',
  'secret.if.bandit':
    'Úkol B2 scénáře „Útok banditů“ je splněn a v ruce máš aspoň 3 karty. Hned po hlasováních o vyloučení, která po B2 následují, to stačí, jsi-li hráč-člen; od té chvíle musí být navíc morálka 0.',
  'secret.story.bandit':
    'Tvoji lidé sedí ve skrýši a Kolonie je jen práce. Počkej, až bude cesta domů volná, a nevracej se s prázdnou.',
}
