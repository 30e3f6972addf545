import type { Messages } from '@lastlight/kernel'

/** The reasons of the coach: the effects of a choice, compared with other choices. */
export const coach: Messages = {
  'coach.food.more':
    'Masz o {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} żywności więcej.',
  'coach.food.less':
    'Masz o {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} żywności mniej.',
  'coach.hunger.more':
    'Do wykarmienia schronu brakuje o {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} żywności więcej.',
  'coach.hunger.less':
    'Do wykarmienia schronu brakuje o {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} żywności mniej.',
  'coach.survivors.more':
    'Masz o {n, plural, one {# ocalonego} few {# ocalonych} many {# ocalonych} other {# ocalonego}} więcej.',
  'coach.survivors.less':
    'Masz o {n, plural, one {# ocalonego} few {# ocalonych} many {# ocalonych} other {# ocalonego}} mniej.',
  'coach.survivors.kept':
    'Tracisz o {n, plural, one {# ocalonego} few {# ocalonych} many {# ocalonych} other {# ocalonego}} mniej.',
  'coach.survivors.lost':
    'Tracisz o {n, plural, one {# ocalonego} few {# ocalonych} many {# ocalonych} other {# ocalonego}} więcej.',
  'coach.airlock.more':
    'W śluzie masz o {n, plural, one {# ocalonego} few {# ocalonych} many {# ocalonych} other {# ocalonego}} więcej do ochrony przed promieniowaniem.',
  'coach.airlock.less':
    'W śluzie masz o {n, plural, one {# ocalonego} few {# ocalonych} many {# ocalonych} other {# ocalonego}} mniej do ochrony przed promieniowaniem.',
  'coach.rooms.more':
    'Masz o {n, plural, one {# ukończone pomieszczenie} few {# ukończone pomieszczenia} many {# ukończonych pomieszczeń} other {# ukończonego pomieszczenia}} więcej.',
  'coach.rooms.less':
    'Masz o {n, plural, one {# ukończone pomieszczenie} few {# ukończone pomieszczenia} many {# ukończonych pomieszczeń} other {# ukończonego pomieszczenia}} mniej.',
  'coach.built.more':
    'Masz o {n, plural, one {# zbudowane pomieszczenie} few {# zbudowane pomieszczenia} many {# zbudowanych pomieszczeń} other {# zbudowanego pomieszczenia}} więcej.',
  'coach.built.less':
    'Masz o {n, plural, one {# zbudowane pomieszczenie} few {# zbudowane pomieszczenia} many {# zbudowanych pomieszczeń} other {# zbudowanego pomieszczenia}} mniej.',
  'coach.inside.more':
    'W pomieszczeniach masz o {n, plural, one {# ocalonego} few {# ocalonych} many {# ocalonych} other {# ocalonego}} więcej.',
  'coach.inside.less':
    'W pomieszczeniach masz o {n, plural, one {# ocalonego} few {# ocalonych} many {# ocalonych} other {# ocalonego}} mniej.',
  'coach.materials.more':
    'Masz o {n, plural, one {# materiał} few {# materiały} many {# materiałów} other {# materiału}} więcej.',
  'coach.materials.less':
    'Masz o {n, plural, one {# materiał} few {# materiały} many {# materiałów} other {# materiału}} mniej.',
  'coach.ammo.more': 'Masz o {n, plural, one {# nabój} few {# naboje} many {# nabojów} other {# naboju}} więcej.',
  'coach.ammo.less': 'Masz o {n, plural, one {# nabój} few {# naboje} many {# nabojów} other {# naboju}} mniej.',
  'coach.repaired.more':
    'Masz o {n, plural, one {# naprawiony kafelek} few {# naprawione kafelki} many {# naprawionych kafelków} other {# naprawionego kafelka}} więcej.',
  'coach.repaired.less':
    'Masz o {n, plural, one {# naprawiony kafelek} few {# naprawione kafelki} many {# naprawionych kafelków} other {# naprawionego kafelka}} mniej.',
  'coach.tiles.more':
    'Masz o {n, plural, one {# kafelek} few {# kafelki} many {# kafelków} other {# kafelka}} wyposażenia więcej.',
  'coach.tiles.less':
    'Masz o {n, plural, one {# kafelek} few {# kafelki} many {# kafelków} other {# kafelka}} wyposażenia mniej.',
  'coach.pairs.more': 'Masz o {n, plural, one {# parę} few {# pary} many {# par} other {# pary}} wyposażenia więcej.',
  'coach.pairs.less': 'Masz o {n, plural, one {# parę} few {# pary} many {# par} other {# pary}} wyposażenia mniej.',
  'coach.contamination.more':
    'Twoje napromieniowanie jest wyższe o {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'coach.contamination.less':
    'Twoje napromieniowanie jest niższe o {n, plural, one {# pole} few {# pola} many {# pól} other {# pola}}.',
  'coach.events.more':
    'Za wydarzenia masz o {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} więcej.',
  'coach.events.less':
    'Za wydarzenia masz o {n, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} mniej.',
  'coach.inForce.more': 'Aktywnych wydarzeń jest o {n} więcej.',
  'coach.inForce.less': 'Aktywnych wydarzeń jest o {n} mniej.',
  'coach.event':
    'Kończysz wydarzenie „{event}” i zdobywasz {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'coach.first': 'Bierzesz znacznik pierwszego gracza.',
  'coach.pressure': 'Wywierasz na gracza {seat} presję o wartości {n}.',
  'coach.rival.more':
    '{seat} ma o {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} zasobów więcej.',
  'coach.rival.less':
    '{seat} ma o {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} zasobów mniej.',
  'coach.plans.effects.more': 'Pomieszczenia, które zostają do zbudowania, dają większe korzyści.',
  'coach.plans.effects.less': 'Pomieszczenia, które zostają do zbudowania, dają mniejsze korzyści.',
  'coach.plans.upkeep.more':
    'Koszt utrzymania pomieszczeń, które zostają do zbudowania, jest co noc o {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} żywności wyższy.',
  'coach.plans.upkeep.less':
    'Koszt utrzymania pomieszczeń, które zostają do zbudowania, jest co noc o {n, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znacznika}} żywności niższy.',
  'coach.plans.seats.more':
    'Pomieszczenia, które zostają do zbudowania, mają o {n, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}} do zajęcia więcej.',
  'coach.plans.seats.less':
    'Pomieszczenia, które zostają do zbudowania, mają o {n, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}} do zajęcia mniej.',
}
