import type { Messages } from '@lastlight/kernel'

export const face: Messages = {
  'face.round': 'Kolo {n}/{of}',
  'face.rounds': 'Kola',
  'face.waste': 'Balíček odpadu',
  'face.food': 'Zásoba potravin',
  'face.morale': 'Morálka',
  'face.noise': 'Hluk',
  'face.helpless': 'Nemohoucí',
  'face.graveyard': 'Hřbitov',

  'face.about.person': 'Vliv {influence}, útok {attack}+, prohledávání {search}+.',
  'face.about.spaces': 'Volná pole: {free}/{spaces}.',
  'face.about.entrance': 'U vstupu: {what}.',
  'face.about.gate': 'Volná pole: {n}. Zombie bez pole prorazí zátaras, vybuchne pod ní past, nebo prolomí vstup.',
  'face.about.deck': 'Karty v balíčku: {n}.',
  'face.about.die': 'Zaplatí jednu akci. K útoku a prohledávání je třeba aspoň hodnota postavy.',
  'face.about.hand': 'Své karty vidíš jen ty.',
  'face.about.type': 'Libovolná karta tohoto druhu.',
  'face.about.waste': 'Karty v balíčku: {n}. Za každých plných {heap} klesne ve fázi kolonie morálka o 1.',
  'face.about.food': 'Žetony jídla: {n}. Dnes v noci Kolonie potřebuje: {need}.',
  'face.about.morale': 'Nyní {n}. Při 0 hra končí.',
  'face.about.noise': 'Žetony: {n}/{most}. Každý může ve fázi kolonie přivést ještě 1 zombii.',
  'face.about.round': 'Zbývající kola: {n}/{of}.',
  'face.about.graveyard': 'Zatím žádná postava nezemřela.',

  'face.there': 'Na místě: {what}.',
  'face.there.noise': 'Na místě: {what}, hluk {n}/{most}.',
  'face.exposure': 'Potom hod kostkou následků.',
  'face.safe': 'Bez hodu kostkou následků.',
  'face.cold': 'Útočník utrpí 1 omrzlinu.',
  'face.guarded': 'Postava, která tam přijde, utrpí 1 zranění.',
  'face.attract': 'Přivede nejvýš 2 zombie z jiné lokace na volná pole vstupu zde.',
  'face.exile': 'Všichni hráči-členové hlasují najednou.',
  'face.token.passes':
    'Začínající hráč je první na tahu a rozhoduje při rovnosti hlasů. Bez hlasování {nextMe, select, yes {jím budeš ty} other {jím bude {next}}}; po hlasování {firstMe, select, yes {jím můžeš zůstat ty} other {jím může zůstat {first}}}.',
  'face.token.stays':
    'Začínající hráč je první na tahu a rozhoduje při rovnosti hlasů. Bez hlasování {firstMe, select, yes {jím zůstáváš ty} other {jím zůstává {first}}}; po hlasování {nextMe, select, yes {se jím můžeš stát ty} other {se jím může stát {next}}}.',
  'face.asked.nothing': 'Žádný hráč ti kartu nedal.',
  'face.request': 'Karta, kterou dostaneš, se hned zahraje.',
  'face.unused':
    '{n, plural, one {# kostka zůstává nevyužitá.} few {# kostky zůstávají nevyužité.} many {# kostky zůstává nevyužito.} other {# kostek zůstává nevyužito.}}',

  'face.means': 'Tvoje kostky',
  'face.rest': 'Bez postavy',
  'face.head.hand': 'Zahrát kartu',
  'face.head.waste': 'Uklidit odpad',
  'face.head.food': 'Zvýšit kostku',
  'face.head.request': 'Požádat o kartu',
  'face.head.against': 'Proti hráči',
  'face.head.other': 'Další akce',
  'face.ask.all': 'Požádat všechny o {card}',
  'face.ask': 'Požádat o {card}: {who}',

  'face.lead.who': 'Kdo povede tvou skupinu a kdo v ní bude?',
  'face.lead': 'V čele: {leader}, ve skupině také {other}',

  'face.act.search': 'Prohledat {at}',
  'face.act.search.cards':
    'Prohledat {at}: {n, plural, one {dobrat # kartu, bez hluku} few {dobrat # karty, způsobit hluk} many {dobrat # karty, způsobit hluk} other {dobrat # karet, způsobit hluk}}',
  'face.act.attack': 'Zaútočit na zombii',
  'face.act.attack.gate': 'Zaútočit na zombii u vstupu {n}',
  'face.act.barricade': 'Zřídit zátaras',
  'face.act.barricade.gate': 'Zatarasit vstup {n}',
  'face.act.barricade.times':
    'Zřídit {n, plural, one {# zátaras} few {# zátarasy} many {# zátarasu} other {# zátarasů}}, vždy tam, kde je nebezpečí největší',
  'face.act.clean': 'Uklidit {n, plural, one {# kartu} few {# karty} many {# karty} other {# karet}} odpadu',
  'face.act.food.times':
    'Spotřebovat {n, plural, one {# žeton} few {# žetony} many {# žetonu} other {# žetonů}} jídla: z kostky {die} bude {to}',
  'face.act.attract': 'Přilákat sem zombie',
  'face.act.move': 'Jít {to}',
  'face.act.use': 'Použít {what}',
  'face.act.use.ability': 'Použít schopnost',
  'face.act.attackWith': 'Zaútočit a použít {what}',
  'face.act.attackWith.ability': 'Zaútočit díky schopnosti',
  'face.act.handOff': 'Předat {to} {card}',
  'face.act.request': 'Požádat hráče, nebo o určitou kartu',
  'face.cards': '{n, plural, one {# karta} few {# karty} many {# karty} other {# karet}}',
  'face.crisis.all': 'Přidat k příspěvkům všechny vhodné karty ({n})',

  'face.final.rolled': 'Nelze vzít zpět: hází se kostkou.',
  'face.final.seen': 'Nelze vzít zpět: uvidíš kartu.',
  'face.final.asked': 'Nelze vzít zpět: ptáme se ostatních hráčů.',
  'face.final.shown': 'Nelze vzít zpět: uvidí to všichni hráči.',
  'face.final.next': 'Nelze vzít zpět: tah končí.',

  'face.won': '{whoMe, select, yes {Vyhráváš} other {Vyhrává {who}}}',
  'face.lost': '{whoMe, select, yes {Prohráváš} other {Prohrává {who}}}',
  'face.betrayal': 'Zrádcovský tajný úkol: {goal}. {text}',
  'analysis.chart':
    'Šance, že hra skončí tak, jak to žádá úkol daného hráče, při první volbě v každém kole, v procentech',
  'analysis.about':
    'Hodnotí se jen to, zda hra skončí tak, jak úkol žádá, ne to, co úkol vyžaduje navíc. Konec může vyhovovat několika hráčům, nebo nikomu, takže šance nemusí dát dohromady 100.',
}
