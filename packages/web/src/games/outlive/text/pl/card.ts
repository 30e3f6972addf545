import type { Messages } from '@lastlight/kernel'

export const card: Messages = {
  'home.outlive.title': 'Ocaleni',
  'home.outlive.mood': 'Sześć dni do Konwoju',
  'home.outlive.text':
    'Wyślij czworo bohaterów w skażoną dolinę. Poluj, kop, wejdź na statek, wywieraj presję na słabszych. Nocą nakarm swoich ludzi i powstrzymaj promieniowanie.',
  'home.outlive.players': '2–4 graczy',
  'home.outlive.kind': 'Rozmieszczanie bohaterów',
  'home.outlive.side': 'Każdy dla siebie',
  'home.outlive.playNote': '„Ocaleni”: ty kontra dwa boty. Pierwszy dzień z przewodnikiem.',
  'home.outlive.starting': 'Rozkładam dolinę',
  'home.outlive.phase.day': 'Dzień {round} z 6',
  'home.outlive.phase.night': 'Noc {round} z 6',
  'home.outlive.phase.setup': 'Przygotowanie',
  'home.outlive.phase.over': 'Konwój przyjechał',
  'home.outlive.phase.events': 'Zmierzch dnia {round}',
}
