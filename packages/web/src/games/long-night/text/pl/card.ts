import type { Messages } from '@lastlight/kernel'

export const card: Messages = {
  'home.long-night.title': 'Długa noc',
  'home.long-night.mood': 'Za bramą umarli. I mróz',
  'home.long-night.text':
    'Jedna kolonia, jedna zima, jeden wspólny cel. I ukryty cel każdego z was: ktoś przy stole może chcieć, żeby ogień zgasł.',
  'home.long-night.players': '2–5 graczy',
  'home.long-night.kind': 'Ukryty zdrajca',
  'home.long-night.side': 'Niby razem',
  'home.long-night.playNote': '„Długa noc”: ty i trzy boty. Ktoś może być zdrajcą. Pierwsza runda z przewodnikiem.',
  'home.long-night.starting': 'Rozpalam ogień',
  'home.long-night.phase.turns': 'Runda {round}',
  'home.long-night.phase.colony': 'Faza kolonii, runda {round}',
  'home.long-night.phase.setup': 'Przygotowanie',
  'home.long-night.phase.over': 'Noc minęła',
}
