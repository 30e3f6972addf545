import type { Messages } from '@lastlight/kernel'

export const board: Messages = {
  'panel.board': 'Board',
  'panel.group': 'Mine',
}
