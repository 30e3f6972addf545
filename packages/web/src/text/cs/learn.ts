import type { Messages } from '@lastlight/kernel'

export const learn: Messages = {
  'learn.progress': '{n}/{of}',
  'learn.next': 'Rozumím',
  'learn.last': 'Hrát dál bez lekce',
  'learn.back': 'Zpět',
  'learn.skip': 'Přeskočit lekci',
  'learn.show': 'Ukázat',
}
