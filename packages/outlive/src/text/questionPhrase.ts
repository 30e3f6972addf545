// What somebody is asked, told from what they are offered.

import { type Phrase, phrase } from '@lastlight/kernel'
import type { Area } from '../content/areas.ts'
import { roomKind } from '../content/rooms.ts'
import type { Option } from '../options.ts'
import type { View } from '../view.ts'
import { areaIn } from './named.ts'

type Seen = Pick<View, 'phase' | 'own'>

const has = (options: readonly Option[], deed: string): boolean => options.some(option => option.do === deed)

/** The first of these that is offered tells what is asked. */
const BY_DEED: { readonly [deed: string]: string } = {
  drop: 'question.drop',
  inside: 'question.inside',
  lead: 'question.lead',
  discard: 'question.discard',
  more: 'question.more',
  locker: 'question.locker',
  bat: 'question.bat',
  shield: 'question.shield',
  ammo: 'question.ammo',
  handOver: 'question.handOver',
  giveUp: 'question.giveUp',
  pay: 'question.pay',
  lose: 'question.lose',
  house: 'question.house',
  pass: 'question.end',
  recruit: 'question.recruit',
  reconsider: 'question.reconsider',
  skip: 'question.skip',
  move: 'question.move',
}

const standPhrase = (area: Area | null | undefined): Phrase =>
  phrase('question.stand', { at: area ? areaIn(area) : '…' })

/** A repair is offered, or the room that belongs to that step. */
const isRepair = (option: Option): boolean =>
  option.do === 'repair' || (option.do === 'use' && roomKind(option.what) === 'workshop')

export function questionPhrase(options: readonly Option[], { phase, own }: Seen): Phrase {
  if (has(options, 'stand')) return standPhrase(own?.settling?.nextArea)
  for (const [deed, key] of Object.entries(BY_DEED)) if (has(options, deed)) return phrase(key)
  if (phase === 'setup') return phrase('question.build.free')
  if (!has(options, 'done')) return phrase(has(options, 'immune') ? 'question.free' : 'question.peek')
  if (phase === 'day') return phrase('question.act')
  return phrase(options.some(isRepair) ? 'question.repair' : 'question.build')
}
