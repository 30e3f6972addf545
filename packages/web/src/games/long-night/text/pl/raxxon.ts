// Raxxon on screen.

import type { Messages } from '@lastlight/kernel'

export const raxxon: Messages = {
  'raxxon.space': 'specjalny zombie ({what})',
  'raxxon.first': 'Najpierw zaatakuj: {what}.',
  'raxxon.first.short': 'najpierw {what}',
  'raxxon.only': 'Specjalnego zombie dosięga tylko atak: ani pułapka, ani karta, ani zdolność.',
  'raxxon.risky': 'potem kość ryzyka',
  'raxxon.risky.said': 'Każde przeszukiwanie kończy się tu rzutem kością ryzyka.',

  'raxxon.experiments': 'Eksperymenty',
  'raxxon.left': '{n, plural, =0 {ostatni} one {jeszcze #} few {jeszcze #} many {jeszcze #} other {jeszcze #}}',
  'raxxon.log': 'Zapis: {what}',
  'raxxon.none': 'Nie ma już eksperymentów.',

  'raxxon.code': 'Kod powstrzymujący',
  'raxxon.code.wanted': 'potrzebna',
  'raxxon.code.from': '{whoMe, select, yes {od ciebie} other {od: {who}}}',
  'raxxon.code.useless': 'na nic tutaj',
  'raxxon.code.said': 'Zapis na wierzchu: {what}. Jego kod: {a} i {b}.',
  'raxxon.code.missing': 'Wciąż potrzeba: {dice}.',
  'raxxon.code.complete.said': 'Kod się zgadza.',
  'raxxon.code.useless.said': 'Kości, które nic nie dają: {dice}.',
  'raxxon.die.helps': 'Potrzebna. Zabraknie już tylko {die}.',
  'raxxon.die.completes': 'Kod będzie się wtedy zgadzał.',
  'raxxon.die.useless': 'Nic nie da: do kodu nie trzeba teraz {die}.',

  'raxxon.tonight': 'Raxxon dziś w nocy',
  'raxxon.tonight.complete': 'Kod się zgadza',
  'raxxon.tonight.missed': 'Kod się nie zgadza',
  'raxxon.tonight.now': 'na razie tak',
  'raxxon.tonight.vote': 'Niewygnani gracze głosują.',
  'raxxon.tonight.contain': 'Zostaje odrzucony i nic się nie wydostaje.',
  'raxxon.tonight.release': 'O {n} zombie mniej w jednej lokacji, ale eksperyment się wydostaje.',
  'raxxon.tonight.table': 'Jego karta pokazuje potem potyczkę.',
  'raxxon.tonight.spares': 'W jednej lokacji o {n} zombie mniej.',
  'raxxon.dies':
    'Jeśli nic się nie zmieni, dziś w nocy {n, plural, one {ginie przez to {who}} few {giną przez to {who}} many {giną przez to {who}} other {giną przez to {who}}}.',
  'raxxon.fewer': 'Spodziewane zombie: {n}, potem {left}.',
  'raxxon.fewer.else':
    'Inaczej {n, plural, one {ginie tam {who}} few {giną tam {who}} many {giną tam {who}} other {giną tam {who}}}.',

  'raxxon.met': 'Zaatakowany: {what}',
  'raxxon.met.first': 'najpierw kość ryzyka',
  'raxxon.roll': 'od {from} do {to}',
  'raxxon.rolls': 'Kość ryzyka, potem {lines}.',
  'raxxon.rolls.safe': 'Rzut kością: {lines}.',
  'raxxon.does.wound': '{n, plural, one {# rana} few {# rany} many {# ran} other {# rany}}',
  'raxxon.does.frostbite': '{n, plural, one {# odmrożenie} few {# odmrożenia} many {# odmrożeń} other {# odmrożenia}}',
  'raxxon.does.despair':
    '{n, plural, one {# znacznik rozpaczy} few {# znaczniki rozpaczy} many {# znaczników rozpaczy} other {# znacznika rozpaczy}}',
  'raxxon.does.loseCards':
    '{n, plural, one {strata # karty z ręki} few {strata # kart z ręki} many {strata # kart z ręki} other {strata # karty z ręki}}',
  'raxxon.does.draw':
    '{n, plural, one {dobierasz # kartę lokacji} few {dobierasz # karty lokacji} many {dobierasz # kart lokacji} other {dobierasz # karty lokacji}}',
  'raxxon.does.noise':
    '{n, plural, one {# znacznik hałasu} few {# znaczniki hałasu} many {# znaczników hałasu} other {# znacznika hałasu}}',
  'raxxon.does.zombies.here': '{n} zombie tutaj',
  'raxxon.does.zombies.colony': '{n} zombie w kolonii',
  'raxxon.does.expose': 'jeszcze raz kość ryzyka',
  'raxxon.does.spreadWounds':
    '{n, plural, one {# rana} few {# rany} many {# ran} other {# rany}} dla wszystkich ocalałych tutaj',
  'raxxon.does.litter':
    '{n, plural, one {# karta lokacji} few {# karty lokacji} many {# kart lokacji} other {# karty lokacji}} na stos odpadów',
  'raxxon.fate.moves': 'trafia do losowej lokacji',
  'raxxon.fate.gone': 'znika z planszy',

  'raxxon.effects': 'Efekty uboczne',
  'raxxon.effects.one': 'pigułek; każdy jeden raz',
  'raxxon.effects.helps': 'pomaga',
  'raxxon.effects.harms': 'szkodzi',
  'raxxon.effects.owner': '{survivor}, na zawsze',
  'raxxon.effect': 'Od tej pory {effect}.',

  'raxxon.act.attack': 'Zaatakuj specjalnego zombie: {what}',
  'raxxon.act.code': 'Połóż {die} na kodzie',
  'raxxon.act.code.both': 'Połóż {a} i {b} na kodzie',

  'raxxon.vote.title': 'Eksperyment: {what}',
  'raxxon.voted.contain': 'Odrzucić',
  'raxxon.voted.release': 'Wypuścić',
  'raxxon.moment.code': 'Kod Raxxonu',
  'raxxon.moment.met': 'Potyczka: {what}',
  'raxxon.moment.pill': 'Pigułka',
}
