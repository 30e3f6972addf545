import type { Messages } from '@lastlight/kernel'

export const board: Messages = {
  'panel.board': 'Plán',
  'table.rivals': 'Hráči',
  'panel.group': 'Tvoje postavy',
}
