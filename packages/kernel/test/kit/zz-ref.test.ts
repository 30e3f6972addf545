import { test } from 'node:test'
import { kit, showsId, THOROUGH, whereaboutsAgree } from '/work/main/packages/kernel/src/testing/index.ts'
import { game } from '/work/main/packages/reference/src/index.ts'
import * as L from '/work/main/packages/reference/src/language.ts'

const { items, omens, keepers, roles } = L
const agree = [whereaboutsAgree(items), whereaboutsAgree(omens), whereaboutsAgree(keepers), whereaboutsAgree(roles)]
const subject = {
  knows: (view: unknown, id: string, event: { e: string }) => event.e === 'end' || showsId(view, id),
  game,
  publicLeaves: [
    'happened',
    'stands',
    'owner',
    'keepers.at.field',
    'flow',
    'players',
    'items.known',
    'items.may',
    'omens.known',
    'omens.may',
    'keepers.known',
    'keepers.may',
    'roles.known',
    'roles.may',
  ],
  ids: [items, omens, keepers, roles].flatMap(t => t.cards),
  conserved: (s: never) =>
    [items, omens, keepers, roles].map(t => t.zones.flatMap(z => t.at(s, z as never)).toSorted()),
  allowed: (view: unknown, s: never, v: never) => agree.map(a => a(view, s, v)).find(x => x !== undefined),
}
for (const { title, run } of kit(subject as never, process.env.R ? { games: 40 } : { games: 3, rates: THOROUGH }))
  test(title, run)
