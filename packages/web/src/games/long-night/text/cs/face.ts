import type { Messages } from '@lastlight/kernel'

export const face: Messages = {
  'face.who': '{who}',
  'face.round': 'Kolo {n}/{of}',
  'face.rounds': 'Kola',
  'face.waste': 'Balíček odpadu',
  'face.food': 'Zásoby jídla',
  'face.morale': 'Morálka',
  'face.noise': 'Hluk',
  'face.helpless': 'Nemohoucí',
  'face.graveyard': 'Hřbitov',

  'face.about.person': 'Vliv {influence}, útok {attack}+, prohledávání {search}+.',
  'face.about.spaces': 'Volná pole: {free}/{spaces}.',
  'face.about.entrance': 'U vstupu: {what}.',
  'face.about.gate': 'Volná pole: {n}. Zombie bez pole prorazí zátaras, spustí past, nebo pronikne dovnitř.',
  'face.about.deck': 'Karty v balíčku: {n}.',
  'face.about.die': 'Zaplatí jednu akci. K útoku a prohledávání je třeba aspoň hodnota postavy.',
  'face.about.hand': 'Své karty vidíš jen ty.',
  'face.about.type': 'Libovolná karta tohoto druhu.',
  'face.about.waste': 'Karty v balíčku: {n}. Za každých plných {heap} klesne ve fázi kolonie morálka o 1.',
  'face.about.food': 'Žetony jídla: {n}. Dnes v noci Kolonie sní: {need}.',
  'face.about.morale': 'Nyní {n}. Při 0 hra končí.',
  'face.about.noise': 'Žetony: {n}/{most}. Každý může ve fázi kolonie přivést ještě 1 zombii.',
  'face.about.round': 'Zbývající kola: {n}/{of}.',
  'face.about.graveyard': 'Zatím žádná postava nezemřela.',

  'face.there': 'Na místě: {what}.',
  'face.there.noise': 'Na místě: {what}, hluk {n}/{most}.',
  'face.exposure': 'Potom hod kostkou následků.',
  'face.safe': 'Bez hodu kostkou následků.',
  'face.exile': 'Všichni hráči-členové hlasují najednou.',
  'face.unused':
    '{n, plural, one {# kostka zůstává nevyužitá.} few {# kostky zůstávají nevyužité.} many {# kostky zůstává nevyužito.} other {# kostek zůstává nevyužito.}}',

  'face.final.rolled': 'Nelze vzít zpět: hází se kostkou.',
  'face.final.seen': 'Nelze vzít zpět: uvidíš kartu.',
  'face.final.asked': 'Nelze vzít zpět: ptáme se ostatních hráčů.',
  'face.final.next': 'Nelze vzít zpět: hra pokračuje.',

  'face.won': '{whoMe, select, yes {Vyhráváš} other {Vyhrává {who}}}',
  'face.lost': '{whoMe, select, yes {Prohráváš} other {Prohrává {who}}}',
  'face.betrayal': 'Zrádný úkol: {goal}. {text}',
}
