import type { Messages } from '@lastlight/kernel'

export const board: Messages = {
  'panel.board': 'Plansza',
  'table.rivals': 'Gracze',
  'panel.group': 'Moi',
}
