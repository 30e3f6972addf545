// Values that fields of requests could really have, by the name of the field.

import { pickOf } from '@lastlight/kernel'
import type { Attackers } from './attackers.ts'
import type { Plausible } from './fromSchema.ts'
import { MARKUP, oneOf } from './oddValues.ts'
import type { Victims } from './victims.ts'

/** Addresses of this machine and of its network, to which no server may be sent by a stranger. */
const INSIDE = [
  'http://127.0.0.1:8080/',
  'https://localhost/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/',
  'https://10.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
]

/** Settings of games that look right at first. */
const CONFIGS: readonly object[] = [
  { players: 2, quick: true, heroes: 'together' },
  { players: 3 },
  { players: 2, quick: 'yes' },
  { players: 3, modules: ['improvements', 'bandits', 'raxxon'], likelyTraitor: true },
  { players: 3, decks: { name: 'Ours', cards: { raxxon: { redPill: 4 } } } },
  { players: 3, decks: { name: '<b>', cards: { __proto__: { a: 1e9 }, gas: { shotgun: -1 } } } },
  { players: 3, decks: [] },
]

const SEATS: readonly object[] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }]

export function plausibleFor(attackers: Attackers, { hidden, open, shared, everything }: Victims): Plausible {
  const tables = (): readonly string[] => [
    ...hidden,
    ...open,
    shared.id,
    ...attackers.ownTables.map(({ id }) => id),
    'AAAAAAAAAAAAAAAA',
  ]
  return {
    id: chance => oneOf(chance, tables()),
    table: chance => oneOf(chance, tables()),
    seat: chance => pickOf(chance, 4),
    viewer: chance => oneOf(chance, [0, 1, 2, 'public']),
    version: chance => pickOf(chance, 30),
    since: chance => pickOf(chance, 30),
    key: chance => `attack-key-${pickOf(chance, 1000)}`,
    code: () => 'WRONG1',
    option: () => attackers.option(),
    name: chance => (pickOf(chance, 3) === 0 ? oneOf(chance, MARKUP).slice(0, 40) : 'Eve'),
    text: chance => (pickOf(chance, 2) === 0 ? oneOf(chance, MARKUP) : 'hello'),
    username: chance => `eve${pickOf(chance, 1e9)}`,
    password: () => 'long enough to be one',
    current: () => 'not the password',
    commitment: () => 'ab'.repeat(32),
    salt: () => 'c'.repeat(20),
    level: chance => oneOf(chance, ['random', 'greedy', 'search']),
    kind: chance => oneOf(chance, ['ntfy', 'discord', 'push']),
    target: chance => oneOf(chance, INSIDE),
    game: chance => oneOf(chance, ['outlive', 'long-night', 'embers']),
    config: chance => oneOf(chance, CONFIGS),
    seats: chance => Array.from({ length: 2 + pickOf(chance, 2) }, () => oneOf(chance, SEATS)),
    speaker: chance => oneOf<object>(chance, [{ seat: 0 }, { message: everything.over }]),
    after: chance => oneOf(chance, ['1.x', `${Date.now()}.zzzz`, 'nonsense']),
  }
}
