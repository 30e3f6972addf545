import type { Messages } from '@lastlight/kernel'

export const learn: Messages = {
  'learn.progress': '{n} z {of}',
  'learn.next': 'Dalej',
  'learn.last': 'Gram dalej samodzielnie',
  'learn.back': 'Wstecz',
  'learn.skip': 'Pomiń lekcję',
  'learn.show': 'Pokaż mi',
}
