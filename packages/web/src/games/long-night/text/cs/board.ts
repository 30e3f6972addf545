import type { Messages } from '@lastlight/kernel'

export const board: Messages = {
  'panel.board': 'Plán',
  'panel.group': 'Moji',
}
