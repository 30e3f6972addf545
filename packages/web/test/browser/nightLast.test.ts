// The death of a player's last survivor: it takes the table, and says what is lost and what comes.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { asking, game } from '@lastlight/long-night'
import { groupOf } from '@lastlight/long-night/queries/position'
import { wordsOf } from '@lastlight/words'
import { messages } from '../../src/games/long-night/text/index.ts'
import { textOf } from '../../src/play/local/file.ts'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { houseOf, QUICK } from './house.ts'
import { nightAt } from './onlineNights.ts'
import { Player } from './player.ts'
import { holdBots, openFile } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })
const words = wordsOf(await messages('en'), 'en')
const SEATS: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', level: 'random' },
  { kind: 'bot', level: 'random' },
]

/** A bite has reached the only survivor of the first seat. */
const lastOfAda = (elimination: boolean): string =>
  textOf(
    SEATS,
    nightAt({
      config: { elimination },
      isThere: ({ state }) =>
        state.morale > 1 &&
        game.pending(state)[0] === 0 &&
        asking(game.options(state, 0)) === 'spread' &&
        groupOf(state, 0).length === 1 &&
        [1, 2].every(seat => groupOf(state, seat).length > 0),
      prefers: (options, view, seat) =>
        seat === 0 && groupOf(view, 0).length > 1 ? options.find(option => option.do === 'accept') : undefined,
      games: 2000,
    }).save(),
  )

for (const { elimination, title } of [
  { elimination: false, title: 'moment.last.title' },
  { elimination: true, title: 'moment.last.out.title' },
])
  test(`the last survivor dies${elimination ? ', and with elimination the player is out' : ', and another one comes'}`, {
    skip: QUICK,
  }, async () => {
    const file = lastOfAda(elimination)
    const { page, context, problems } = await house().visitor({ prefs: { speed: 1 } })
    await holdBots(context)
    await openFile(page, file)
    const player = new Player(page)
    await player.asked()
    await player.options.first().click()
    await player.go()
    await page.getByRole('heading', { name: words.say(title), exact: true }).waitFor()
    const moment = page.getByTestId('moment')
    const line = words.say(elimination ? 'moment.last.out' : 'moment.last.joins', { n: 0 }).slice(0, 30)
    assert.ok((await moment.innerText()).includes(line))
    assert.deepEqual(problems, [])
  })
