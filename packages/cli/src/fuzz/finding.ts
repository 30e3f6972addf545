import type { KitFailure } from '@lastlight/kernel/testing'
import type { Finding } from './messages.ts'

export const findingOf = ({ check, during, message, choices }: KitFailure): Finding => ({
  check,
  during,
  message,
  choices,
})
