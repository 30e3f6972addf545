// What may be done at any time of the day: a look changes no decision, and a hero is protected soon enough when it is attacked.

import type { Option } from '@lastlight/outlive'

const isFreeAct = (option: Option): boolean => option.do === 'peek' || option.do === 'immune'

export const withoutFreeActs = (options: readonly Option[]): readonly Option[] =>
  options.filter(option => !isFreeAct(option))
