// Acts that are free at any time of the day: looking changes no decision, and a hero can still be protected when it is
// attacked.

import type { Option } from '@lastlight/outlive'

const isFreeAct = (option: Option): boolean => option.do === 'peek' || option.do === 'immune'

export const withoutFreeActs = (options: readonly Option[]): readonly Option[] =>
  options.filter(option => !isFreeAct(option))
