import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { game, type Option, type OptionOf, scoreOf } from '@lastlight/outlive'
import type { Area } from '@lastlight/outlive/content/areas'
import { RADIATION } from '@lastlight/outlive/content/tables'
import { guide as outlive } from '../../src/games/outlive/play/guide.ts'
import { playToTheEnd, playUntil, positionOf } from './positions.ts'

const newGame = (seed: string) => game.setup({ players: 3, quick: false, heroes: 'together' }, seed)
const asked =
  (name: Option['do']) =>
  (options: readonly { readonly do: string }[]): boolean =>
    options.some(option => option.do === name)

async function aboutFirst(name: Option['do']): Promise<string> {
  const state = newGame('about')
  const option = playUntil(game, state, 0, asked(name)).find(each => each.do === name)!
  return outlive.about(option, await positionOf(outlive, game, state, 0))
}

describe('the options of Outlive in the terminal', () => {
  test('a room tells its seats, its upkeep and its cost', async () => {
    assert.match(await aboutFirst('drop'), /Seats: [34]\. Upkeep: [123]\. To build: 3 materials\.$/)
    assert.match(await aboutFirst('build'), /Seats: [34]\. Upkeep: [123]\.$/)
  })

  test('a leader tells goods, equipment and areas', async () => {
    assert.match(
      await aboutFirst('lead'),
      /^Starts with .*, broken equipment: .*, and heroes at: (?:[\w ]+, ){2}.* and /,
    )
  })

  test('a hero tells its actions', async () => {
    assert.match(await aboutFirst('stand'), /^[345] actions in each turn$/)
  })

  test('a move tells the goods there, and stands under its hero', async () => {
    const state = newGame('about')
    const options = playUntil(game, state, 0, asked('move'))
    const position = await positionOf(outlive, game, state, 0)
    const { pools } = position.view
    const there = (to: Area): string => outlive.about({ do: 'move', hero: 'h5', to }, position)
    assert.ok(there('dam').startsWith(`${pools.dam} water`), there('dam'))
    assert.match(there('forest'), /^\d+ wood; prey \w.* \(resistance \d\)/)
    const sections = outlive.menu!(options, position)
    const moves = sections.filter(({ title }) => title !== '')
    for (const { title, rows } of moves) {
      const heroes = new Set(rows.flatMap(row => row.options.map(option => (option as OptionOf<'move'>).hero)))
      assert.equal(heroes.size, 1)
      assert.match(title, /^Now .*: the .*[345] \([345] actions\)$/)
    }
    assert.equal(sections.flatMap(({ rows }) => rows.flatMap(row => row.options)).length, options.length)
  })

  test('[OUT-EVTK-10] a hero is said to have the actions that they arrive with, in a sandstorm too', async () => {
    const counts: number[] = []
    for (const seed of ['storm 1', 'storm 19']) {
      const state = newGame(seed)
      const options = playUntil(game, state, 0, asked('move'))
      const position = await positionOf(outlive, game, state, 0)
      const { title, rows } = outlive.menu!(options, position).find(({ rows: [row] }) =>
        row!.options.some(option => (option as OptionOf<'move'>).hero === 'h5'),
      )!
      game.play(state, 0, rows[0]!.options[0] as Option)
      const { points } = game.view(state, 0).acting!
      assert.ok(title.endsWith(`the 5 (${points} actions)`), title)
      counts.push(points)
    }
    assert.deepEqual(new Set(counts), new Set([5, 3]))
  })

  test('the acting player sees the actions left and the pool of the area', async () => {
    const state = newGame('about')
    playUntil(game, state, 0, asked('gather'))
    const lineNow = async (): Promise<string> => outlive.status(await positionOf(outlive, game, state, 0))[0]!
    const left = async (): Promise<readonly number[]> =>
      [.../(\d) actions? left\. There: (\d+) /.exec(await lineNow())!].slice(1).map(Number)
    const [actions, pool] = await left()
    game.play(state, 0, { do: 'gather' })
    assert.deepEqual(await left(), [actions! - 1, pool! - 1])
  })

  test('the night ahead is told: food, water and radiation; after that the next one', async () => {
    const state = newGame('about')
    playUntil(game, state, 0, asked('move'))
    const day = outlive.status(await positionOf(outlive, game, state, 0)).join('\n')
    assert.match(
      day,
      /^Stores: .*\nDue tonight: \d+ food for the rooms, \d water for the airlock\.\nRadiation then: 1, /,
    )
    playUntil(game, state, 0, asked('recruit'))
    const position = await positionOf(outlive, game, state, 0)
    const next = RADIATION[position.view.round]
    const night = outlive.status(position).join('\n')
    assert.match(night, new RegExp(`\nFor the next night you need, as it stands, .*\nRadiation then: ${next}, `))
  })

  test('payments piece by piece are counted', async () => {
    const state = newGame('about')
    playUntil(game, state, 0, asked('pay'))
    const position = await positionOf(outlive, game, state, 0)
    const { due } = position.view
    assert.ok(outlive.status(position).includes(`Still due: ${due!.left}.`))
  })
})

describe('the end of Outlive', () => {
  test('shows every category of every player', async () => {
    const state = newGame('end')
    playToTheEnd(game, state)
    const position = await positionOf(outlive, game, state, 0)
    const lines = outlive.reckoning(position)
    for (const player of position.view.players) {
      const score = scoreOf(player)
      const parts = [
        `  events ended: ${score.events}`,
        `  working rooms: ${score.rooms}`,
        `  contamination: ${score.contamination}`,
        `  survivors: ${score.survivors}`,
        `  repaired equipment: ${score.equipment}`,
        `  pairs of equipment: ${score.pairs}`,
      ]
      assert.ok(lines.join('\n').includes(parts.join('\n')), lines.join('\n'))
    }
    assert.equal(lines.filter(line => line.startsWith('  for a tie: food ')).length, 3)
  })
})
