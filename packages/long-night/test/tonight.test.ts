import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MODULES } from '../src/content/modules.ts'
import { numberOf, PLACES } from '../src/content/places.ts'
import { type Config, game, type State } from '../src/index.ts'
import { CARDS, crises, items, roads } from '../src/language.ts'
import { placesInPlay } from '../src/queries/people.ts'
import { banditsAt, groupOf } from '../src/queries/position.ts'
import { SEEN } from '../src/queries/seen.ts'
import { placeTonight, tonightOf } from '../src/queries/tonight.ts'
import { held } from '../src/zones.ts'
import { config, five, four, rule, setEntrance, setPeople, three, turn, two } from './longNight.ts'

/** A small generator, so that every run of a test plays the same games. */
function randomness(seed: number): (below: number) => number {
  let x = seed * 2654435761 + 1
  return below => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    return (x >>> 0) % below
  }
}

const isTurn = (s: State): boolean => s.phase === 'turns' && s.flow.stack.at(-1)?.at === 'turn.act'

/** The same table, where the colony phase follows the present turn, without a crisis and without noise. */
function evening(before: State): State {
  const s = game.copy(before)
  while (crises.draw(s, 'now', 'gone') !== undefined);
  for (const seat of s.players.keys())
    for (const card of roads.at(s, held(seat)).slice()) roads.move(s, card, held(seat), 'deck')
  s.happened = []
  for (const place of s.places) place.noise = 0
  s.flow.stack = [
    { at: 'longNight.colony', l: {}, into: '' },
    { at: 'colony.feed', l: { counts: PLACES.map(() => 0), place: 0 }, into: '' },
    s.flow.stack.at(-1)!,
  ]
  return s
}

/** Whether the night depends on something else than the table: who comes next, or what the first player decides. */
function isOpen(s: State): boolean {
  const { zombies, morale } = tonightOf(s, CARDS)
  const dead = (seat: number): boolean => groupOf(s, seat).every(({ id }) => zombies.victims.includes(id))
  return (
    morale === 0 ||
    s.players.some((player, seat) => player.waiting !== '' || dead(seat)) ||
    s.places.some(({ entrances }) => entrances.some(({ barricades, traps }) => barricades > 0 && traps > 0)) ||
    (zombies.helpless > 0 && s.helpless > 0 && s.rebellious > 0)
  )
}

/** The turn ends, and the colony phase is played up to the vote on the first player, where new leaders are named. */
function nightAfter(s: State): void {
  game.play(s, s.active, { do: 'done' })
  while (s.phase === 'turns') game.play(s, game.pending(s)[0]!, { do: 'skip' })
  for (;;) {
    const seat = game.pending(s)[0]
    const options = seat === undefined ? [] : game.options(s, seat)
    if (seat === undefined || options[0]?.do !== 'lead') return
    game.play(s, seat, options[0])
  }
}

const people = (s: State): readonly string[] => s.survivors.map(({ id }) => id)

/** Every entrance after the night as foreseen. */
const foreseen = (s: State) =>
  placesInPlay(s).map(at =>
    placeTonight(s, at).entrances.map((tonight, i) => {
      const { zombies, barricades, traps } = s.places[numberOf(at)]!.entrances[i]!
      const left = barricades - tonight.barricades
      return {
        barricades: left,
        traps: traps - tonight.traps,
        ...(tonight.traps === 0 && { zombies: zombies + tonight.zombies }),
      }
    }),
  )
const seen = (s: State, before: State) =>
  placesInPlay(s).map(at =>
    s.places[numberOf(at)]!.entrances.map(({ zombies, barricades, traps }, i) => ({
      barricades,
      traps,
      ...(placeTonight(before, at).entrances[i]!.traps === 0 && { zombies }),
    })),
  )

interface Counts {
  nights: number
  deaths: number
  short: number
  broken: number
}

function compareNight(s: State, counts: Counts): void {
  const tonight = tonightOf(s, CARDS)
  const before = game.copy(s)
  nightAfter(s)
  // Things of those who died in the hideout stay there too.
  const left = before.survivors
    .filter(({ id, at }) => at === 'hideout' && tonight.zombies.victims.includes(id))
    .reduce((sum, { equipment }) => sum + equipment.length, 0)
  counts.nights++
  counts.deaths += tonight.zombies.victims.length + tonight.zombies.helpless
  counts.short += Math.min(1, tonight.food.short)
  assert.equal(s.morale, tonight.morale)
  assert.equal(s.food, tonight.food.short > 0 ? before.food : before.food - tonight.food.need)
  assert.deepEqual(
    people(s).toSorted(),
    people(before)
      .filter(id => !tonight.zombies.victims.includes(id))
      .toSorted(),
  )
  assert.equal(s.helpless + s.rebellious, before.helpless + before.rebellious - tonight.zombies.helpless)
  assert.deepEqual(seen(s, before), foreseen(before))
  for (const at of placesInPlay(s))
    assert.equal(banditsAt(s, at), banditsAt(before, at) - placeTonight(before, at).bandits)
  assert.equal(items.at(s, 'stash').length - items.at(before, 'stash').length - left, tonight.looted)
  counts.broken += placesInPlay(before)
    .flatMap(at => placeTonight(before, at).entrances)
    .filter(({ barricades, traps }) => barricades + traps > 0).length
}

/** Plays a game at random; every few turns the night that would follow is compared with its forecast. */
function playGame(settings: Config, seed: number, counts: Counts): void {
  const random = randomness(seed)
  const s = game.setup(settings, `tonight ${seed}`)
  for (let n = 0; n < 500 && game.pending(s).length > 0; n++) {
    if (isTurn(s) && random(6) === 0) {
      const table = evening(s)
      if (!isOpen(table)) compareNight(table, counts)
    }
    const seat = game.pending(s)[0]!
    const options = game.options(s, seat)
    game.play(s, seat, options[random(options.length)]!)
  }
}

describe('what is foreseen for tonight', () => {
  test('is what the colony phase then does, in games played at random', () => {
    const counts = { nights: 0, deaths: 0, short: 0, broken: 0 }
    const modules = config(4, { modules: MODULES })
    const tables = [two, three, four, five, modules, config(4, { objective: 'openDoor', hard: true, edition: 'cs' })]
    for (const [i, table] of tables.entries())
      for (let game = 0; game < 12; game++) playGame(table, i * 100 + game, counts)
    assert.ok(counts.nights > 200, `only ${counts.nights} nights`)
    assert.ok(counts.deaths > 50, `only ${counts.deaths} deaths`)
    assert.ok(counts.short > 50, `food was short only ${counts.short} times`)
    assert.ok(counts.broken > 5, `only ${counts.broken} entrances were defended`)
  })

  test('is the same for everybody: a seat that knows its hand, and a spectator', () => {
    const random = randomness(7)
    const s = game.setup({ ...four, modules: MODULES }, 'tonight for all')
    for (let n = 0; n < 200 && game.pending(s).length > 0; n++) {
      const seat = game.pending(s)[0]!
      const options = game.options(s, seat)
      game.play(s, seat, options[random(options.length)]!)
      if (!isTurn(s)) continue
      const all = ([0, 1, 2, 3, 'public'] as const).map(viewer => tonightOf(game.view(s, viewer), SEEN))
      for (const each of all) assert.deepEqual(each, tonightOf(s, CARDS))
    }
  })
})

rule(
  '[LN-ZADD-05, LN-ZADD-07, LN-CARD-03] the least influential dies where an entrance is full; a barricade breaks',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'colony'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'], ['anita', 1, 'colony'])
      s.food = 9
      setEntrance(s, 'colony', 0, { zombies: 3 })
      setEntrance(s, 'colony', 1, { zombies: 2, barricades: 1 })
    })
    const { entrances, victims } = placeTonight(t.state, 'colony')
    assert.deepEqual(victims, ['anita'])
    assert.deepEqual(
      entrances.map(({ zombies, barricades, victims: dead }) => [zombies, barricades, dead.length]),
      [
        [0, 0, 1],
        [0, 1, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    )
  },
)

rule(
  '[LN-COLONY-ZOMBIE-02, LN-COLONY-ZOMBIE-03] noise is the difference between what is certain and what is possible',
  three,
  t => {
    turn(t, s => {
      setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'school'], ['emma', 2, 'colony'])
      setEntrance(s, 'school', 0, { zombies: 2 })
      s.places[numberOf('school')]!.noise = 2
    })
    assert.deepEqual([placeTonight(t.state, 'school').coming, placeTonight(t.state, 'school').victims], [2, []])
    assert.deepEqual(
      [placeTonight(t.state, 'school', true).coming, placeTonight(t.state, 'school', true).victims],
      [4, ['rocco', 'gia']],
    )
  },
)

rule('[LN-EXILE-12] the death of an exiled player’s survivor costs no morale', three, t => {
  turn(t, s => {
    setPeople(s, ['gia', 0, 'school'], ['rocco', 1, 'colony'], ['emma', 2, 'colony'])
    s.players[0]!.exiled = true
    s.food = 9
    setEntrance(s, 'school', 0, { zombies: 4 })
  })
  const { zombies, morale } = tonightOf(t.state, CARDS)
  assert.deepEqual([zombies.victims, zombies.morale, morale], [['gia'], 0, 5])
})
