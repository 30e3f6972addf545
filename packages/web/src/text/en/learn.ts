import type { Messages } from '@lastlight/kernel'

export const learn: Messages = {
  'learn.progress': '{n} of {of}',
  'learn.next': 'Got it',
  'learn.last': 'Start playing on my own',
  'learn.back': 'Back',
  'learn.skip': 'Skip the lesson',
  'learn.show': 'Show me',
}
