import { equipmentKind } from '@lastlight/outlive/content/equipment'
import type { Words } from '@lastlight/words'

export const tileName = (id: string, words: Words): string => words.say(`equipment.${equipmentKind(id)}`)
