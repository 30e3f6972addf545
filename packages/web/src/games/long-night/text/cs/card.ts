import type { Messages } from '@lastlight/kernel'

export const card: Messages = {
  'home.long-night.title': 'Dlouhá noc',
  'home.long-night.mood': 'Venku jsou mrtví. A mráz',
  'home.long-night.text':
    'Jedna kolonie, jedna zima, jeden společný cíl. A jeden tajný: někdo u stolu možná chce, aby oheň zhasl.',
  'home.long-night.players': '2–5 hráčů',
  'home.long-night.kind': 'Skrytý zrádce',
  'home.long-night.side': 'Snad společně',
  'home.long-night.playNote': 'Dlouhá noc: ty a tři boti. Někdo může být zrádce. První kolo s průvodcem.',
  'home.long-night.starting': 'Oheň se rozdělává',
  'home.long-night.phase.turns': '{round}. kolo',
  'home.long-night.phase.colony': 'Fáze kolonie, {round}. kolo',
  'home.long-night.phase.setup': 'Příprava',
  'home.long-night.phase.over': 'Noc skončila',
}
