import { playChecked, showsId, whereaboutsAgree, THOROUGH, KitFailure } from '../../src/testing/index.ts'
import { game } from '../../../reference/src/index.ts'
import * as L from '../../../reference/src/language.ts'
const { items, omens, keepers, roles } = L
const tables = [items, omens, keepers, roles] as never[]
const agree = [whereaboutsAgree(items), whereaboutsAgree(omens), whereaboutsAgree(keepers), whereaboutsAgree(roles)]
const subject = {
  game,
  publicLeaves: ['stands','owner','happened','keepers.at.field','players','items.known','items.may','omens.known','omens.may','keepers.known','keepers.may','roles.known','roles.may','flow', 'pieces'],
  ids: [items, omens, keepers, roles].flatMap(t => t.cards),
  conserved: (s: never) => (tables as (typeof items)[]).map(t => t.zones.flatMap(z => t.at(s, z)).toSorted()),
  allowed: (view: unknown, s: never, v: never) => agree.map(a => a(view, s, v)).find(x => x !== undefined),
  knows: (view: unknown, id: string, event: {e: string}) => event.e === 'end' || showsId(view, id),
}
const n = Number(process.argv[2]); const from = Number(process.argv[3] ?? 0)
const seen = new Map<string, number>(); let d = 0; const t = Date.now()
for (let i = from; i < from + n; i++) for (const players of [2, 3, 4]) {
  try { d += playChecked(subject as never, { players }, `camp ${i}`, { scale: 8 }).decisions }
  catch (p) { const f = p as KitFailure; const key = f.check; seen.set(key, (seen.get(key) ?? 0) + 1); if (seen.get(key)! <= 2) console.log(i, players, f.message.slice(0, 900)) }
}
console.log(d, 'decisions', Date.now() - t, 'ms', seen)
