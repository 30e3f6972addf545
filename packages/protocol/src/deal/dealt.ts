// Checks of the salts of a game: who could have known or chosen its deal.

import { bad, type Check, check, good, unknown } from './finding.ts'
import { type ExportedGame, OLD_GAME_FORMAT } from './format.ts'
import { listPrintOf, saltCommitmentOf } from './salts.ts'

/** Seats as people count them, from 1. */
const listed = (seats: readonly number[]): string => seats.map(seat => seat + 1).join(', ')
const seatsWhere = (game: ExportedGame, is: (seat: number) => boolean): number[] => [...game.seats.keys()].filter(is)

const isAgain = ({ deal, table }: ExportedGame): boolean => deal !== table

/** There is one salt for each seat, and each fits the commitment of its seat. */
export function saltsCheck(game: ExportedGame): Check {
  const name = 'salts'
  const { salts, seats, config, saltCommitments } = game
  const counts = { players: config.players, seats: seats.length, salts: salts.length }
  if (seats.length !== config.players)
    return bad(name, 'seats', `The game is one of ${config.players}, but ${seats.length} seats are named.`, counts)
  if (salts.length !== seats.length || (saltCommitments && saltCommitments.length !== seats.length))
    return bad(name, 'count', `There are ${salts.length} salts for ${seats.length} seats.`, counts)
  if (!saltCommitments) return oldSalts(salts)
  for (const [seat, salt] of salts.entries()) {
    const promised = saltCommitments[seat]
    if (promised === null && salt === '') continue
    const args = { seat: seat + 1 }
    if (salt === '') return bad(name, 'missing', `The salt of seat ${seat + 1} is missing.`, args)
    if (promised !== saltCommitmentOf(salt, game.deal, game.commitment))
      return bad(name, 'other', `The salt of seat ${seat + 1} is not the one that it had committed to.`, args)
  }
  const given = seatsWhere(game, seat => salts[seat] !== '')
  return given.length === 0
    ? good(name, 'none', 'No seat gave a salt, and none was promised.')
    : good(name, 'committed', `Each salt is the one that its seat had committed to: seats ${listed(given)}.`, {
        given: listed(given),
      })
}

function oldSalts(salts: readonly string[]): Check {
  const empty = salts.findIndex(salt => salt === '')
  return check(
    'salts',
    empty < 0,
    ['all', 'Every seat has added a salt.'],
    ['missing', `The salt of seat ${empty + 1} is missing.`, { seat: empty + 1 }],
  )
}

/** A player who kept the fingerprint of the list can tell whether it was changed after the salts were revealed. */
export function* listCheck(game: ExportedGame, seen: string | undefined): Generator<Check, void, void> {
  if (seen === undefined) return
  const print = listPrintOf(game.deal, game.commitment, game.saltCommitments ?? [])
  yield check(
    'list',
    print === seen,
    ['same', 'The list of commitments is the one that was seen before the salts were revealed.'],
    ['other', 'The list of commitments was changed after the salts were revealed.'],
  )
}

/** A file can fit together although somebody knew or chose the cards; this check tells whether that was possible. */
export function* dealChecks(game: ExportedGame): Generator<Check, void, void> {
  const name = 'deal'
  const { format, knownDeal, calledOff, seats, salts, deal } = game
  if (knownDeal !== undefined && knownDeal !== isAgain(game))
    return yield bad(name, 'mark', 'The file says one thing about whether the deal was known, its tables another.')
  if (isAgain(game))
    return yield unknown(
      name,
      'known',
      `This deal was known before: it is the deal of table ${deal}, played again, and people who saw that game knew the cards.`,
      { table: deal },
    )
  if (format === OLD_GAME_FORMAT)
    return yield unknown(
      name,
      'old',
      'This game was dealt before salts were committed first: a player who also ran the server could choose a salt to fit the others.',
    )
  const people = seatsWhere(game, seat => seats[seat]!.bot === null)
  const without = people.filter(seat => (salts[seat] ?? '') === '')
  if (without.length === people.length)
    yield unknown(
      name,
      'server',
      'No player gave a salt: the server alone made the deal, and the person who runs it could know or choose it.',
    )
  else if (without.length > 0)
    yield unknown(
      name,
      'partly',
      `Seats ${listed(without)} gave no salt: they have to trust that those who gave one and the server did not make the deal up together.`,
      { without: listed(without) },
    )
  else
    yield good(
      name,
      'fixed',
      'The deal was fixed before any player could know it: every player gave a salt, and all were committed before any was revealed.',
    )
  const times = calledOff ?? 0
  yield times === 0
    ? good('starts', 'first', 'The first start was dealt.')
    : unknown(
        'starts',
        'calledOff',
        `${times} ${times === 1 ? 'start was' : 'starts were'} called off before: a server that worked together with a player could have seen that many deals and refused them.`,
        { n: times },
      )
}
