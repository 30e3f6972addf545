import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BoardgameState } from './coreBoardgameIo.ts'
import { peersInstalled } from './installed.ts'

const skip = peersInstalled() ? false : 'the peers are not installed: npm run bench installs them'

/** Imported late: without the peers these modules cannot be loaded. */
const load = async () => ({ embers: await import('./coreBoardgameIo.ts'), ...(await import('./mcts.ts')) })

type Embers = Awaited<ReturnType<typeof load>>['embers']

const after = (embers: Embers, decisions: number): BoardgameState => {
  let state = embers.setup('mcts')
  for (let n = 0; n < decisions; n++) state = embers.play(state, embers.options(state)[0]!)
  return state
}

test("boardgame.io's bot: a move in the tree and a playout's moves for every iteration", { skip }, async () => {
  const { embers, mcts } = await load()
  assert.equal(await mcts(embers.game, { iterations: 3, playoutDepth: 4 })(after(embers, 0)), 3 * (1 + 4))
})

test("boardgame.io's bot: playouts end with the game", { skip }, async () => {
  const { embers, mcts } = await load()
  assert.equal(await mcts(embers.game, { iterations: 3 })(after(embers, 90)), 3 * 6)
  assert.equal(await mcts(embers.game, { iterations: 3 })(after(embers, 0)), 3 * (1 + 50))
})

test("boardgame.io's bot: what is counted is what its reducer has applied", { skip }, async () => {
  const { embers, mcts } = await load()
  let applied = 0
  const { processMove } = embers.game as unknown as { processMove: (...args: unknown[]) => unknown }
  const watched = {
    ...embers.game,
    processMove: (...args: unknown[]) => {
      applied++
      return processMove(...args)
    },
  }
  const think = mcts(watched, { iterations: 60 })
  for (const decisions of [48, 93, 95]) {
    applied = 0
    assert.equal(await think(after(embers, decisions)), applied)
    assert.ok(applied > 0)
  }
})

test('the end of Embers on boardgame.io says what its bot looks for', { skip }, async () => {
  const { embers } = await load()
  const { gameover } = after(embers, 96).ctx as { gameover: { scores: number[]; winner?: string; draw?: true } }
  const most = Math.max(...gameover.scores)
  const winners = gameover.scores.flatMap((score, seat) => (score === most ? [String(seat)] : []))
  if (winners.length === 1) assert.equal(gameover.winner, winners[0])
  else assert.equal(gameover.draw, true)
})
