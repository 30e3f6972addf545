/** A game of twenty turns, with a fault where a song is sung. */
const source = (song: string): string => `
import { copyJson, defineGame, int, language, list, next, stateOf } from '@lastlight/kernel'

const STATE = stateOf({ players: int, turns: int, active: int, wood: list(int), songs: int })
const rules = language()
const toy = rules.proc('toy', {})
toy.steps({
  turn: toy.ask({
    who: s => s.active,
    from: [{ do: 'chop' }, { do: 'sing' }, { do: 'rest' }],
    take(s, _, o) {
      if (o.do === 'chop') s.wood[s.active]++
      if (o.do === 'sing') {
        s.songs++
        ${song}
      }
      rules.tell.all?.({ ...o, seat: s.active })
      s.active = (s.active + 1) % s.players
      s.turns++
      return s.turns < 20 ? 'turn' : next
    },
  }),
})

const open = ({ players, turns, active, wood, songs }) => ({ players, turns, active, wood, songs })

export const game = defineGame({
  id: 'toy',
  version: '1',
  configs: { players: { kind: 'int', min: 2, max: 3, default: 2 } },
  language: rules,
  shape: STATE,
  copy: copyJson,
  root: toy,
  lay: ({ players }) => open({ players, turns: 0, active: 0, wood: new Array(players).fill(0), songs: 0 }),
  view: s => copyJson(open(s)),
  outcome: () => ({ winners: [0], reasons: [] }),
  redeal() {},
})
`

const SUBJECT = `
import { game } from '../src/rules/toy.ts'

export const subject = { game, publicLeaves: ['flow'] }
`

export const GAME = 'packages/toy/src/rules/toy.ts'

export const toy = (song: string): Readonly<Record<string, string>> => ({
  [GAME]: source(song),
  'packages/toy/test/subject.ts': SUBJECT,
})

export const SOUND = ''
/** Keeps something outside of the state. */
export const FORGETFUL = 's.songs += globalThis.sung = 1 - (globalThis.sung ?? 0)'
export const FAULTY = "if (s.songs === 3) throw new Error('out of tune')"
export const ENDLESS = 'while (s.songs === 3);'
