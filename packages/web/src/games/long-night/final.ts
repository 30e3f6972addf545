// Choices that cannot be taken back: something is rolled or revealed, other players are asked, or the turn goes on.

import type { Option, View } from '@lastlight/long-night'
import { survivorOf } from '@lastlight/long-night/queries/position'
import { sparedFrom } from '@lastlight/long-night/queries/values'
import type { Words } from '@lastlight/words'

type Reason = 'rolled' | 'seen' | 'asked' | 'next'

const REASONS: { readonly [D in Option['do']]?: Reason | ((option: never, view: View) => Reason | undefined) } = {
  attack: 'rolled',
  attackWith: 'rolled',
  fight: 'rolled',
  move: (o: { readonly survivor: string }, view) => {
    const survivor = survivorOf(view, o.survivor)
    return survivor && sparedFrom(survivor, 'move') ? undefined : 'rolled'
  },
  search: 'seen',
  noise: 'seen',
  risk: 'rolled',
  accept: 'next',
  askFor: 'asked',
  exile: 'asked',
  call: (o: { readonly yes: boolean }) => (o.yes ? 'asked' : undefined),
  tell: 'next',
  decide: 'next',
  done: 'next',
}

export function finalOf(option: Option, view: View, words: Words): string | undefined {
  const given = REASONS[option.do]
  const reason = typeof given === 'function' ? given(option as never, view) : given
  return reason && words.say(`face.final.${reason}`)
}
