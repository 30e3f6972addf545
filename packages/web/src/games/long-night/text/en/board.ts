import type { Messages } from '@lastlight/kernel'

export const board: Messages = {
  'panel.board': 'Board',
  'table.rivals': 'Players',
  'panel.group': 'Mine',
}
