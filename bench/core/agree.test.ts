import { test } from 'node:test'
import { peersInstalled } from '../peers/installed.ts'
import { agreeOnGame, agreeOnSearch } from './agree.ts'
import { type CoreEngineName, coreEngines } from './engines.ts'

const GAMES = 50
const SEARCHES = 2

const others: readonly { readonly name: CoreEngineName; readonly skip: string | false }[] = [
  { name: 'kernel', skip: false },
  { name: 'boardgame.io', skip: peersInstalled() ? false : 'the peers are not installed: npm run bench installs them' },
]

for (const { name, skip } of others) {
  test(`Embers: ${name} plays like the hand-written one, state for state and option for option`, { skip }, async () => {
    const plain = await coreEngines.plain()
    const other = await coreEngines[name]()
    for (let n = 0; n < GAMES; n++) agreeOnGame(plain, other, `agree-${n}`)
  })

  test(`Embers: a search on ${name} tries what it tries on the hand-written one`, { skip }, async () => {
    const plain = await coreEngines.plain()
    const other = await coreEngines[name]()
    for (let n = 0; n < SEARCHES; n++) agreeOnSearch(plain, other, `agree-${n}`, 50)
  })
}
