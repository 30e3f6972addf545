// A spectator and a rival read everything they are sent through whole games, and find nothing that is not theirs. They
// may know what the game itself shows them: its view and its events for them, of the true state at each version.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { NewTable } from '@lastlight/protocol'
import { outliveTable } from './house.ts'
import { watchedGame } from './secrecy/wholeGame.ts'

const OPEN = outliveTable({
  config: { players: 3, quick: false, heroes: 'together' },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }],
  open: true,
})
/** `npm run secrets` plays more, and with every variant. */
const GAMES: readonly NewTable[] = [OPEN, { ...OPEN, game: 'long-night', config: { players: 3 } }]

describe('secrets', () => {
  for (const wish of GAMES)
    test(`${wish.game}: a rival and a spectator are sent what they may know, and nothing else`, async t => {
      const { bytes, hiddenPieces, leaks } = await watchedGame(wish)
      t.diagnostic(`${bytes} bytes, ${hiddenPieces} times a piece was hidden`)
      assert.deepEqual(leaks, [])
      assert.ok(hiddenPieces > 0, 'there was something to hide')
    })

  test('a seed in a reply, a card of somebody else in an update and a view that is not one’s own are found', async () => {
    const wish = { ...OPEN, config: { players: 3, quick: true, heroes: 'together' } }
    const { leaks } = await watchedGame(wish, (sent, truth) => {
      if (sent.how === 'http' && sent.text.includes('"code"'))
        return { ...sent, text: `[${JSON.stringify(truth.secrets[0])}]` }
      if (sent.how === 'http' && sent.text.startsWith('{"sight"'))
        return { ...sent, text: sent.text.replace('"view":{', '"view":{"x":1,') }
      const { t: kind, version } = JSON.parse(sent.text === '' ? '{}' : sent.text) as { t?: string; version?: number }
      const [piece] = kind === 'update' && version === 20 ? truth.hidden(version, 'public') : []
      return piece === undefined ? sent : { ...sent, text: sent.text.replace('"events":[', `"events":["${piece}",`) }
    })
    assert.ok(
      leaks.some(line => line.includes('a secret is in')),
      'the seed',
    )
    assert.ok(leaks.length > 3, leaks.join('\n'))
  })
})
