// A question as a sentence.

import { type Phrase, phrase } from '@lastlight/kernel'
import type { Area } from '../content/areas.ts'
import type { Option, Question } from '../options.ts'
import type { View } from '../view.ts'
import { areaIn } from './named.ts'

const KEYS: { readonly [question in Exclude<Question, 'stand'>]: string } = {
  drop: 'question.drop',
  freeRoom: 'question.build.free',
  inside: 'question.inside',
  lead: 'question.lead',
  discard: 'question.discard',
  reconsider: 'question.reconsider',
  giveUp: 'question.giveUp',
  move: 'question.move',
  bat: 'question.bat',
  shield: 'question.shield',
  ammo: 'question.ammo',
  handOver: 'question.handOver',
  act: 'question.act',
  locker: 'question.locker',
  more: 'question.more',
  house: 'question.house',
  lose: 'question.lose',
  endEvent: 'question.end',
  pay: 'question.pay',
  recruit: 'question.recruit',
  build: 'question.build',
  repair: 'question.repair',
}

const standPhrase = (area: Area | null | undefined): Phrase =>
  phrase('question.stand', { at: area ? areaIn(area) : '…' })

export function questionPhrase(options: readonly Option[], view: Pick<View, 'asked' | 'own'>): Phrase {
  const has = (name: Option['do']): boolean => options.some(option => option.do === name)
  const question = view.asked
  if (question === null) return phrase(has('immune') ? 'question.free' : 'question.peek')
  if (question === 'stand') return standPhrase(view.own?.settling?.nextArea)
  return phrase(question === 'move' && has('skip') ? 'question.skip' : KEYS[question])
}
