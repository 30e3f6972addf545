import type { Messages } from '@lastlight/kernel'

export const card: Messages = {
  'home.outlive.title': 'Outlive',
  'home.outlive.mood': 'Six days until the Convoy',
  'home.outlive.text':
    'Send four heroes round a poisoned valley. Hunt, dig, board the ship, lean on the weak. At night, feed your people and hold the radiation back.',
  'home.outlive.players': '2–4 players',
  'home.outlive.kind': 'Worker placement',
  'home.outlive.side': 'You against rivals',
  'home.outlive.playNote': 'Outlive: you against two bots. The first day is guided.',
  'home.outlive.starting': 'Setting out the valley',
  'home.outlive.phase.day': 'Day {round} of 6',
  'home.outlive.phase.night': 'Night {round} of 6',
  'home.outlive.phase.setup': 'Setting up',
  'home.outlive.phase.over': 'The Convoy has come',
  'home.outlive.phase.events': 'Night falls on day {round}',
}
