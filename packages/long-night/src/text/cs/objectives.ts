import type { Messages } from '@lastlight/kernel'

export const objectives: Messages = {
  'objective.time.short': 'Krátká hra: 45 až 90 minut',
  'objective.time.medium': 'Střední hra: 90 až 120 minut',
  'objective.time.long': 'Dlouhá hra: 120 až 210 minut',

  'objective.frostyNight': 'Mrazivá noc',
  'objective.story.frostyNight':
    'Teploměr na verandě se zastavil na nejnižší rysce, vítr se nezastavil. V takovém mrazu stojí každé máchnutí sekerou trochu citu v prstech. Není kam jít a není co vyhrát: ta noc jen musí skončit dřív než my.',
  'objective.goal.frostyNight.normal': 'Přežijte 8 kol: v kroku 5 posledního kola je morálka vyšší než 0.',
  'objective.goal.frostyNight.hard': 'Přežijte 10 kol: v kroku 5 posledního kola je morálka vyšší než 0.',
  'objective.rule.frostyNight': 'Postava, která útočí na zombii, utrpí 1 omrzlinu ještě před hodem kostkou následků.',

  'objective.tribute': 'Pocta',
  'objective.story.tribute':
    'Přijeli se saněmi, v dobrých kožiších a se seznamem: díl ze všeho, z každé čtvrti. Jinak nás vypálí a vyberou si to z popela. Vrátí se, a počítat umějí.',
  'objective.goal.tribute.normal': 'Pod touto kartou leží aspoň 2 karty z každé z lokací 1 až 6.',
  'objective.goal.tribute.normal.raxxon': 'Pod touto kartou leží aspoň 2 karty z každé z lokací 1 až 6 a z Raxxonu.',
  'objective.goal.tribute.hard': 'Pod touto kartou leží aspoň 3 karty z každé z lokací 1 až 6.',
  'objective.goal.tribute.hard.raxxon': 'Pod touto kartou leží aspoň 3 karty z každé z lokací 1 až 6 a z Raxxonu.',
  'objective.rule.tribute':
    'Při 3 a méně hráčích začíná každý s jedním členem skupiny navíc: je to horní postava z balíčku, její figurka stojí v Kolonii. Kdykoli přesuneš postavu do Kolonie, smíš z ruky vložit pod tuto kartu lícem nahoru libovolný počet předmětů. Počáteční předměty se do úkolu nepočítají.',

  'objective.streetByStreet': 'Ulice za ulicí',
  'objective.story.streetByStreet':
    'Jediná cesta odsud vede středem města a to město na ní stojí. Bereme si ho zpátky po jedné ulici a za každého, kdo už nevstal, děláme čárku. Křídy je naštěstí dost.',
  'objective.goal.streetByStreet.normal':
    'Od začátku hry postavy zabily útokem aspoň 2 zombie a k tomu 3 za každého hráče-člena. Zombie, které zahynou jinak, se nepočítají.',
  'objective.goal.streetByStreet.hard':
    'Od začátku hry postavy zabily útokem aspoň 4 zombie a k tomu 4 za každého hráče-člena. Zombie, které zahynou jinak, se nepočítají.',

  'objective.untilTheThaw': 'Než přijde obleva',
  'objective.story.untilTheThaw':
    'Barometr slibuje oblevu. Do té doby nepřijde nic: ani náklaďák, ani pták, ani ryba. Kdo se pustí do zásob moc brzy, bude jíst sníh, až se pohnou ledy.',
  'objective.goal.untilTheThaw.normal':
    'Přežijte 4 kola. V kroku 5 posledního kola je v zásobě potravin aspoň 6 žetonů jídla a nejvýš 1 žeton hladovění.',
  'objective.goal.untilTheThaw.hard':
    'Přežijte 5 kol. V kroku 5 posledního kola je v zásobě potravin aspoň 9 žetonů jídla a nejvýš 1 žeton hladovění.',

  'objective.convoy': 'Konvoj',
  'objective.story.convoy':
    'V depu stojí pod metrem sněhu čtyři náklaďáky. S plnými nádržemi, spravenými nápravami a někým ozbrojeným na každé střeše by nás odvezly na jih. V depu jsou náklaďáky a jinak nic.',
  'objective.goal.convoy.normal':
    'Pod touto kartou leží aspoň: 3 karty paliva a k tomu 1 za každého hráče-člena, 1 karta nářadí a k tomu 2 za každého hráče-člena, 1 karta zbraně a k tomu 1 za každého hráče-člena.',
  'objective.goal.convoy.hard':
    'Pod touto kartou leží aspoň: 4 karty paliva a k tomu 1 za každého hráče-člena, 1 karta nářadí a k tomu 2 za každého hráče-člena, 1 karta zbraně a k tomu 1 za každého hráče-člena.',
  'objective.rule.convoy':
    'Kdykoli ve svém tahu smíš z ruky vložit pod tuto kartu lícem nahoru libovolný počet karet paliva, nářadí a zbraní. Vybavení zůstává své postavě.',

  'objective.cleanSheets': 'Čisté povlečení',
  'objective.story.cleanSheets':
    'Potulná lékařka u nás zůstane do jara, má ale tři podmínky: plnou lékárnu, knihy, kde si ověří dávky, a pokoj, který nepáchne. Kývli jsme hned. Pak někdo otevřel dveře na dvůr a ten zápach vešel.',
  'objective.goal.cleanSheets.normal':
    'Pod touto kartou leží aspoň: 3 karty léků a k tomu 2 za každého hráče-člena, 2 karty vzdělání a k tomu 2 za každého hráče-člena. V balíčku odpadu je nejvýš 9 karet.',
  'objective.goal.cleanSheets.hard':
    'Pod touto kartou leží aspoň: 4 karty léků a k tomu 2 za každého hráče-člena, 2 karty vzdělání a k tomu 2 za každého hráče-člena. V balíčku odpadu je nejvýš 7 karet.',
  'objective.rule.cleanSheets':
    'Kdykoli ve svém tahu smíš z ruky vložit pod tuto kartu lícem nahoru libovolný počet karet léků a vzdělání. Vybavení zůstává své postavě.',

  'objective.wall': 'Hradba',
  'objective.story.wall':
    'Kolem tohohle dvora je osmnáct děr a skoro v každé něco stojí. Prkna, dveře, když to jinak nepůjde, i piano. Poslední noc musí hradba držet, aniž by se o ni kdokoli opíral.',
  'objective.goal.wall.normal': 'Přežijte 5 kol. V kroku 5 posledního kola stojí u vstupů Kolonie aspoň 7 zátarasů.',
  'objective.goal.wall.hard': 'Přežijte 6 kol. V kroku 5 posledního kola stojí u vstupů Kolonie aspoň 7 zátarasů.',

  'objective.openDoor': 'Otevřené dveře',
  'objective.story.openDoor':
    'Přišli potmě přes led: moc staří, moc malí nebo moc unavení na to, aby nesli něco jiného než jeden druhého. Někdo otevřel bránu dřív, než se dalo hlasovat. Teď patří k nám a jaro se zeptá, kolik jich zbylo.',
  'objective.goal.openDoor.normal':
    'Přežijte 6 kol. V kroku 5 posledního kola jsou v Kolonii aspoň 3 nemohoucí a nejvýš 1 z nich je neklidný.',
  'objective.goal.openDoor.hard':
    'Přežijte 7 kol. V kroku 5 posledního kola jsou v Kolonii aspoň 4 nemohoucí a žádný z nich není neklidný.',
}
