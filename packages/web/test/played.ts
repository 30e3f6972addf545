// A whole game of Outlive, as its files have it.

import { chanceFrom, type Json, Match, pickOf, type Save } from '@lastlight/kernel'
import { game } from '@lastlight/outlive'
import {
  commitmentOf,
  type ExportedGame,
  GAME_FORMAT,
  saltCommitmentOf,
  seedOf,
  signedText,
  trailOf,
} from '@lastlight/protocol/deal'
import { signerFrom } from '@lastlight/server'

export const SIGNER = signerFrom('the secret of a server, only for these tests')
const CONFIG = { players: 2, quick: true, heroes: 'together' } as const

function played(seed: string): Save {
  const match = Match.start(game, CONFIG, seed)
  const chance = chanceFrom('whoever plays')
  while (!game.outcome(match.state)) {
    const [seat] = game.pending(match.state)
    const options = game.options(match.state, seat!)
    match.play(seat!, options[pickOf(chance, options.length)]!)
  }
  return match.save()
}

/** As a device keeps it. */
export function keptTable(): { format: string; seats: Json[]; save: Save } {
  const seats = [
    { kind: 'person', name: 'Ola' },
    { kind: 'bot', level: 'greedy' },
  ]
  return { format: 'lastlight table 1', seats, save: played('a seed of a device') }
}

/** As a server exports it. */
export function exportedGame(): ExportedGame {
  const secret = '5e'.repeat(32)
  const salts = ['salt of the first', 'salt of the second']
  const seed = seedOf(secret, 't1', salts)
  const save = played(seed)
  const match = Match.load(game, save)
  const head = {
    format: GAME_FORMAT,
    table: 't1',
    deal: 't1',
    game: 'outlive',
    engine: game.version,
    content: 'print',
    config: { ...CONFIG },
    seats: [
      { name: 'Ola', bot: null },
      { name: 'Ion', bot: null },
    ],
    status: 'over',
    resumed: false,
    commitment: commitmentOf(secret),
    knownDeal: false,
    calledOff: 0,
    saltCommitments: salts.map(salt => saltCommitmentOf(salt, 't1', commitmentOf(secret))),
    secret,
    salts,
    seed,
    log: [...save.log],
  } satisfies Partial<ExportedGame>
  const outcome = JSON.parse(JSON.stringify(game.outcome(match.state))) as ExportedGame['outcome']
  const whole: ExportedGame = { ...head, trail: trailOf(head), hash: save.hash, outcome, signature: null }
  return { ...whole, signature: { key: SIGNER.key, value: SIGNER.sign(signedText(whole)) } }
}
