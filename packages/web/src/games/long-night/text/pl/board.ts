import type { Messages } from '@lastlight/kernel'

export const board: Messages = {
  'panel.board': 'Plansza',
  'panel.group': 'Moi',
}
