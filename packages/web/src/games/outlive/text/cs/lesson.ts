import type { Messages } from '@lastlight/kernel'

export const lesson: Messages = {
  'learn.goal': 'Šest dní a pak Konvoj',
  'learn.goal.text':
    'Po šesti dnech vezme Konvoj s sebou lidi z nejlepšího úkrytu. Body dávají přeživší, fungující místnosti, opravené vybavení a ukončené události.',
  'learn.shelter': 'Tvůj úkryt',
  'learn.shelter.text':
    'Tady žijí tvoji lidé. Každou noc stojí každá obydlená místnost jídlo a každá obsazená řada přechodové komory 1 vodu.',
  'learn.heroes': 'Čtyři hrdinové',
  'learn.heroes.text':
    'Ve svém tahu pošleš jednoho hrdinu o 1 nebo 2 oblasti po cestě, dokud nevyrazí všichni čtyři. Síla hrdiny je počet akcí v cíli.',
  'learn.pressure': 'Nátlak',
  'learn.pressure.text':
    'Silnější hrdina vezme při příchodu slabším soupeřům, kteří tam stojí, tolik žetonů, kolik činí rozdíl sil. Každý náboj zruší 1 bod nátlaku.',
  'learn.move': 'Zahraj tah',
  'learn.move.text':
    'Vyber hrdinu a pak zvýrazněnou oblast: na plánu nebo v tomto seznamu. Pod každou možností stojí, co přinese; potvrď ji a hrdina vyrazí.',
  'learn.gather': 'Využij akce',
  'learn.gather.text':
    'Jedna akce tu většinou znamená jeden žeton, dokud nějaký leží. Na přehradě nejdřív zaplať 1 mikročip, pak za každou akci bereš 1 vodu.',
  'learn.end': 'Ukonči tah',
  'learn.end.text': 'Nevyužité akce propadnou. Když už nic jiného nestojí za to, ukonči tah tohoto hrdiny.',
  'learn.hunt': 'Lov',
  'learn.hunt.text':
    'Zvěř navrchu stojí tolik akcí, kolik činí její odolnost; každý náboj ji o 1 sníží. Maso nasytí tvoje lidi dnes v noci, ale do rána nevydrží.',
  'learn.search': 'Prohledávání měst',
  'learn.search.text':
    'Ve městě za 1 akci otočíš žeton prohledávání, nebo si vezmeš vybavení. To je rozbité, dokud ho v noci neopravíš.',
  'learn.ship': 'Nákladní loď',
  'learn.ship.text':
    'Hrdina na poli své síly dostane konzervy a přeživšího, aniž by za to utratil akci. Kdo dnes vstoupí na loď první, od této noci začíná.',
  'learn.feed': 'Noc: jídlo a voda',
  'learn.feed.text':
    'Teď tvoji lidé jedí a pijí. Za každý chybějící žeton o jednoho přijdeš; za zbylé jídlo můžeš přijmout nové.',
  'learn.radiation': 'Radiace',
  'learn.radiation.text':
    'Každý přeživší v přechodové komoře zastaví 1 bod radiace. Zbytek zamoří úkryt a to na konci stojí body.',
  'learn.build': 'Stavba a opravy',
  'learn.build.text':
    'Za libovolné 3 materiály postavíš místnost; funguje, jakmile jsou všechna místa obsazená. Za 3 materiály vyznačené na destičce vybavení ji natrvalo opravíš.',
  'learn.help': 'Kde najdeš pomoc',
  'learn.help.text': '„Proč ne?“ vysvětlí, co teď nejde, a trenér poradí tah. Pravidla a seznam kláves jsou v nabídce.',
}
