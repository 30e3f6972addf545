import type { Messages } from '@lastlight/kernel'

export const lesson: Messages = {
  'learn.goal': 'Jedna zima, jedna Kolonie',
  'learn.goal.text': 'Všichni hráči se snaží splnit hlavní úkol, než dojdou kola. Když morálka klesne na 0, hra končí.',
  'learn.group': 'Vyber svou skupinu',
  'learn.group.text':
    'U útoku a prohledávání je nižší číslo lepší: tolik musí kostka ukázat nejméně. Když zombie prolomí vstup, zemře tam postava s nejnižším vlivem.',
  'learn.dice': 'Tvoje kostky',
  'learn.dice.text':
    'Každé kolo hodíš 1 kostkou a ještě 1 za každou svou postavu. Kostky jsou tvoje, takže jedna postava jich může použít několik.',
  'learn.act': 'Nejdřív postava, pak akce',
  'learn.act.text':
    'Vyber jednu ze svých postav a pak akci: stojí nejnižší kostku, která stačí. Níž najdeš, k čemu postavu nepotřebuješ.',
  'learn.tonight': 'Dnes v noci',
  'learn.tonight.text':
    'Tento řádek počítá, co bude noc stát, jestli se nic nezmění, a každý vstup říká, co tam přijde. Změníš to, když zabiješ zombie, zřídíš zátarasy a přineseš potraviny.',
  'learn.crisis': 'Krizová situace',
  'learn.crisis.text':
    'Dnes v noci potřebuje tolik karet požadovaného druhu lícem dolů, kolik je hráčů. Všichni vidí, kolik karet dáváš, ale ne jaké.',
  'learn.exposure': 'Cesta ven',
  'learn.exposure.text':
    'Karty najdeš jen mimo Kolonii. Za každý přesun a každou zabitou zombii se hází kostkou následků: polovina stran je bezpečná, jedna znamená smrt.',
  'learn.hand': 'Tvoje karty',
  'learn.hand.text':
    'Stiskni je: tam je zahraješ, nebo je dáš jako příspěvek k odvrácení krize. ODPAD znamená, že karta platí jednou a jde do balíčku odpadu; VYBAVENÍ, že si ji postava nechá.',
  'learn.secret': 'Tvůj tajný úkol',
  'learn.secret.text':
    'Leží lícem dolů: podívej se na něj, až ti na obrazovku nikdo neuvidí. Vyhraješ, jen když ho splníš, a úkolem jiného hráče může být pád Kolonie.',
  'learn.dilemma': 'Tvoje dva úkoly',
  'learn.dilemma.text':
    'Leží lícem dolů: podívej se na ně, až ti na obrazovku nikdo neuvidí. S pozitivním úkolem vyhraješ, když je splněn hlavní úkol, se zrádcovským při morálce 0, pokud druhý hráč nesplní svůj.',
  'learn.crossroads': 'Karty osudu',
  'learn.crossroads.text':
    'V tvém tahu drží hráč po tvé pravici kartu osudu. Když nastane, na co čeká, hra se zastaví, přečte se příběh a ty volíš.',
  'learn.end': 'Ukonči tah',
  'learn.end.text': 'Nepoužité kostky na konci kola propadnou. Když už nic jiného nestojí za kostku, ukonči svůj tah.',
  'learn.colony': 'Fáze kolonie',
  'learn.colony.text':
    'Po všech tazích Kolonie spotřebuje jídlo, vyhodnotí se krizová situace a přijdou zombie. Teď začíná další kolo s novou krizovou situací a novými kostkami.',
  'learn.help': 'Kde najdeš pomoc',
  'learn.help.text':
    '„Proč ne?“ vysvětlí, co teď nejde; pravidla a seznam kláves jsou v nabídce a deník zopakuje, co se stalo. Až hru poznáš, při zakládání stolu čekají tři moduly a dva scénáře.',
}
