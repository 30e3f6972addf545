// Raxxon on screen.

import type { Messages } from '@lastlight/kernel'

export const raxxon: Messages = {
  'raxxon.space': 'mutant ({what})',
  'raxxon.first': 'Nejdřív zaútoč na mutanta: {what}.',
  'raxxon.first.short': 'nejdřív {what}',
  'raxxon.only': 'Na mutanta platí jen útok: žádná past, karta ani schopnost.',
  'raxxon.risky': 'pak kostka následků',
  'raxxon.risky.said': 'Každé prohledávání tu končí hodem kostkou následků.',

  'raxxon.experiments': 'Experimenty',
  'raxxon.left': '{n, plural, =0 {poslední} one {ještě #} few {ještě #} many {ještě #} other {ještě #}}',
  'raxxon.log': 'Záznam: {what}',
  'raxxon.none': 'Žádný experiment už nezbývá.',

  'raxxon.code': 'Kontrolní kód',
  'raxxon.code.wanted': 'chybí',
  'raxxon.code.from': '{whoMe, select, yes {od tebe} other {dává {who}}}',
  'raxxon.code.useless': 'tady k ničemu',
  'raxxon.code.said': 'Záznam nahoře: {what}. Jeho kód: {a} a {b}.',
  'raxxon.code.missing': 'Ještě chybí: {dice}.',
  'raxxon.code.complete.said': 'Kód souhlasí.',
  'raxxon.code.useless.said': 'Kostky, které nepomáhají: {dice}.',
  'raxxon.die.helps': 'Tato kostka chybí. Potom zbývá už jen {die}.',
  'raxxon.die.completes': 'Kód pak bude souhlasit.',
  'raxxon.die.useless': 'K ničemu: kód teď {die} nepotřebuje.',

  'raxxon.tonight': 'Raxxon dnes v noci',
  'raxxon.tonight.complete': 'Kód souhlasí',
  'raxxon.tonight.missed': 'Kód nesouhlasí',
  'raxxon.tonight.now': 'zatím platí',
  'raxxon.tonight.vote': 'Hráči-členové hlasují.',
  'raxxon.tonight.contain': 'Experiment se odhodí, ven nic nevyjde.',
  'raxxon.tonight.release': 'Do jedné lokace přijde o {n} zombie méně, ale experiment vyjde ven.',
  'raxxon.tonight.table': 'Jeho karta pak ukáže střet.',
  'raxxon.tonight.spares': 'Do jedné lokace přijde o {n} zombie méně.',
  'raxxon.dies':
    'Zatím kvůli tomu dnes v noci {n, plural, one {zemře {who}} few {zemřou {who}} many {zemřou {who}} other {zemřou {who}}}.',
  'raxxon.fewer': 'Čekané zombie: {n}, potom {left}.',
  'raxxon.fewer.else':
    'Jinak tam {n, plural, one {zemře {who}} few {zemřou {who}} many {zemřou {who}} other {zemřou {who}}}.',

  'raxxon.met': 'Při útoku: {what}',
  'raxxon.met.first': 'nejdřív kostka následků',
  'raxxon.roll': '{from} až {to}',
  'raxxon.rolls': 'Kostka následků, pak {lines}.',
  'raxxon.rolls.safe': 'Hod kostkou: {lines}.',
  'raxxon.does.wound': '{n, plural, one {# zranění} few {# zranění} many {# zranění} other {# zranění}}',
  'raxxon.does.frostbite': '{n, plural, one {# omrzlina} few {# omrzliny} many {# omrzliny} other {# omrzlin}}',
  'raxxon.does.despair':
    '{n, plural, one {# žeton zoufalství} few {# žetony zoufalství} many {# žetonu zoufalství} other {# žetonů zoufalství}}',
  'raxxon.does.loseCards':
    '{n, plural, one {ztráta # karty z ruky} few {ztráta # karet z ruky} many {ztráta # karty z ruky} other {ztráta # karet z ruky}}',
  'raxxon.does.draw':
    '{n, plural, one {dobereš # kartu lokace} few {dobereš # karty lokace} many {dobereš # karty lokace} other {dobereš # karet lokace}}',
  'raxxon.does.noise':
    '{n, plural, one {# žeton hluku} few {# žetony hluku} many {# žetonu hluku} other {# žetonů hluku}}',
  'raxxon.does.zombies.here': '{n, plural, one {# zombie} few {# zombie} many {# zombie} other {# zombií}} sem',
  'raxxon.does.zombies.colony':
    '{n, plural, one {# zombie} few {# zombie} many {# zombie} other {# zombií}} do Kolonie',
  'raxxon.does.expose': 'znovu kostka následků',
  'raxxon.does.spreadWounds': '{n} zranění mezi všechny postavy tady',
  'raxxon.does.litter':
    '{n, plural, one {# karta lokace} few {# karty lokace} many {# karty lokace} other {# karet lokace}} do odpadu',
  'raxxon.fate.moves': 'odchází do náhodné lokace',
  'raxxon.fate.gone': 'mizí z plánu',

  'raxxon.effects': 'Vedlejší účinky',
  'raxxon.effects.one': 'léků z Raxxonu; každý jen jednou',
  'raxxon.effects.helps': 'pomáhá',
  'raxxon.effects.harms': 'škodí',
  'raxxon.effects.owner': '{survivor}, natrvalo',
  'raxxon.effect': 'Od té doby {effect}.',

  'raxxon.act.attack': 'Zaútočit na mutanta: {what}',
  'raxxon.act.code': 'Položit {die} na kód',
  'raxxon.act.code.both': 'Položit {a} a {b} na kód',

  'raxxon.vote.title': 'Experiment: {what}',
  'raxxon.voted.contain': 'Odhodit',
  'raxxon.voted.release': 'Vypustit',
  'raxxon.moment.code': 'Kód Raxxonu',
  'raxxon.moment.met': 'Střet: {what}',
  'raxxon.moment.pill': 'Lék z Raxxonu',
}
