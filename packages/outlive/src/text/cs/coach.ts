import type { Messages } from '@lastlight/kernel'

/** The reasons of the coach: the effects of a choice, compared with other choices. */
export const coach: Messages = {
  'coach.food.more': 'Máš o {n, plural, one {# jídlo} few {# jídla} many {# jídla} other {# žetonů jídla}} víc.',
  'coach.food.less': 'Máš o {n, plural, one {# jídlo} few {# jídla} many {# jídla} other {# žetonů jídla}} méně.',
  'coach.hunger.more':
    'K nasycení úkrytu chybí o {n, plural, one {# jídlo} few {# jídla} many {# jídla} other {# žetonů jídla}} víc.',
  'coach.hunger.less':
    'K nasycení úkrytu chybí o {n, plural, one {# jídlo} few {# jídla} many {# jídla} other {# žetonů jídla}} méně.',
  'coach.survivors.more':
    'Máš o {n, plural, one {# přeživšího} few {# přeživší} many {# přeživšího} other {# přeživších}} víc.',
  'coach.survivors.less':
    'Máš o {n, plural, one {# přeživšího} few {# přeživší} many {# přeživšího} other {# přeživších}} méně.',
  'coach.survivors.kept':
    'Ztratíš o {n, plural, one {# přeživšího} few {# přeživší} many {# přeživšího} other {# přeživších}} méně.',
  'coach.survivors.lost':
    'Ztratíš o {n, plural, one {# přeživšího} few {# přeživší} many {# přeživšího} other {# přeživších}} víc.',
  'coach.airlock.more':
    'V přechodové komoře máš o {n, plural, one {# přeživšího} few {# přeživší} many {# přeživšího} other {# přeživších}} víc na ochranu před radiací.',
  'coach.airlock.less':
    'V přechodové komoře máš o {n, plural, one {# přeživšího} few {# přeživší} many {# přeživšího} other {# přeživších}} méně na ochranu před radiací.',
  'coach.rooms.more':
    'Máš o {n, plural, one {# fungující místnost} few {# fungující místnosti} many {# fungující místnosti} other {# fungujících místností}} víc.',
  'coach.rooms.less':
    'Máš o {n, plural, one {# fungující místnost} few {# fungující místnosti} many {# fungující místnosti} other {# fungujících místností}} méně.',
  'coach.built.more':
    'Máš o {n, plural, one {# postavenou místnost} few {# postavené místnosti} many {# postavené místnosti} other {# postavených místností}} víc.',
  'coach.built.less':
    'Máš o {n, plural, one {# postavenou místnost} few {# postavené místnosti} many {# postavené místnosti} other {# postavených místností}} méně.',
  'coach.inside.more':
    'V místnostech máš o {n, plural, one {# přeživšího} few {# přeživší} many {# přeživšího} other {# přeživších}} víc.',
  'coach.inside.less':
    'V místnostech máš o {n, plural, one {# přeživšího} few {# přeživší} many {# přeživšího} other {# přeživších}} méně.',
  'coach.materials.more':
    'Máš o {n, plural, one {# materiál} few {# materiály} many {# materiálu} other {# materiálů}} víc.',
  'coach.materials.less':
    'Máš o {n, plural, one {# materiál} few {# materiály} many {# materiálu} other {# materiálů}} méně.',
  'coach.ammo.more': 'Máš o {n, plural, one {# náboj} few {# náboje} many {# náboje} other {# nábojů}} víc.',
  'coach.ammo.less': 'Máš o {n, plural, one {# náboj} few {# náboje} many {# náboje} other {# nábojů}} méně.',
  'coach.repaired.more':
    'Máš o {n, plural, one {# opravenou destičku} few {# opravené destičky} many {# opravené destičky} other {# opravených destiček}} vybavení víc.',
  'coach.repaired.less':
    'Máš o {n, plural, one {# opravenou destičku} few {# opravené destičky} many {# opravené destičky} other {# opravených destiček}} vybavení méně.',
  'coach.tiles.more':
    'Máš o {n, plural, one {# destičku} few {# destičky} many {# destičky} other {# destiček}} vybavení víc.',
  'coach.tiles.less':
    'Máš o {n, plural, one {# destičku} few {# destičky} many {# destičky} other {# destiček}} vybavení méně.',
  'coach.pairs.more':
    'Máš o {n, plural, one {# dvojici} few {# dvojice} many {# dvojice} other {# dvojic}} symbolů víc.',
  'coach.pairs.less':
    'Máš o {n, plural, one {# dvojici} few {# dvojice} many {# dvojice} other {# dvojic}} symbolů méně.',
  'coach.contamination.more':
    'Tvoje zamoření je o {n, plural, one {# pole} few {# pole} many {# pole} other {# polí}} vyšší.',
  'coach.contamination.less':
    'Tvoje zamoření je o {n, plural, one {# pole} few {# pole} many {# pole} other {# polí}} nižší.',
  'coach.events.more': 'Za události máš o {n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} víc.',
  'coach.events.less': 'Za události máš o {n, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} méně.',
  'coach.inForce.more':
    'Probíhá o {n, plural, one {# událost} few {# události} many {# události} other {# událostí}} víc.',
  'coach.inForce.less':
    'Probíhá o {n, plural, one {# událost} few {# události} many {# události} other {# událostí}} méně.',
  'coach.event':
    'Ukončíš událost „{event}“ a získáš {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'coach.first': 'Získáš žeton začínajícího hráče.',
  'coach.pressure': 'Vyvineš na hráče {seat} nátlak o síle {n}.',
  'coach.rival.more':
    '{seat} má o {n, plural, one {# surovinu} few {# suroviny} many {# suroviny} other {# surovin}} víc.',
  'coach.rival.less':
    '{seat} má o {n, plural, one {# surovinu} few {# suroviny} many {# suroviny} other {# surovin}} méně.',
  'coach.plans.effects.more': 'Místnosti, které zbývají k postavení, přinesou víc užitku.',
  'coach.plans.effects.less': 'Místnosti, které zbývají k postavení, přinesou méně užitku.',
  'coach.plans.upkeep.more':
    'Údržba místností, které zbývají k postavení, stojí každou noc o {n, plural, one {# jídlo} few {# jídla} many {# jídla} other {# žetonů jídla}} víc.',
  'coach.plans.upkeep.less':
    'Údržba místností, které zbývají k postavení, stojí každou noc o {n, plural, one {# jídlo} few {# jídla} many {# jídla} other {# žetonů jídla}} méně.',
  'coach.plans.seats.more':
    'V místnostech, které zbývají k postavení, je o {n, plural, one {# místo} few {# místa} many {# místa} other {# míst}} víc.',
  'coach.plans.seats.less':
    'V místnostech, které zbývají k postavení, je o {n, plural, one {# místo} few {# místa} many {# místa} other {# míst}} méně.',
}
