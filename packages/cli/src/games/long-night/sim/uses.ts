/** Cards and options whose use is compared with how games ended, and how a use of each is called. */
export const USES = {
  item: 'played',
  survivor: 'came',
  option: 'chosen',
  improvement: 'built',
  experiment: 'came',
  sideEffect: 'taken',
} as const
export type UseKind = keyof typeof USES
