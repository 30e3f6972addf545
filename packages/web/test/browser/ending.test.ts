// The end of a game: nothing tells its result before its last scene is over.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from '@lastlight/words'
import { messages } from '../../src/games/long-night/text/index.ts'
import { houseOf, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { holdScenes } from './openTable.ts'
import { Player } from './player.ts'
import { holdBots, openFile } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })
const words = wordsOf(await messages('en'), 'en')

/** No game ends with so many scenes. */
const MOST = 80

test('the last scenes are looked at to their end before bar, panel and page tell how the game went', {
  skip: QUICK,
}, async () => {
  const file = nightsWith(
    {
      // With more to do than to end the turn, so that ending it is an option among others.
      last: (options, _, next) =>
        options.length > 1 &&
        options.some(({ do: kind }) => kind === 'done') &&
        next.some(({ e }) => e === 'turnOver') &&
        next.some(({ e }) => e === 'crisisFailed') &&
        next.some(({ e }) => e === 'over'),
    },
    { config: { players: 2, hard: true } },
  ).get('last')!
  const { page, context, problems } = await house().visitor({ prefs: { speed: 1, motion: 'full', onePress: true } })
  await holdBots(context)
  await holdScenes(context)
  await openFile(page, file)
  const player = new Player(page)
  await player.asked()
  await player.ask.locator('[data-ending]').click()
  const moment = page.getByTestId('moment')
  // Only a turn with something left to do is ended by a second press.
  await moment.or(player.confirm).first().waitFor()
  if (!(await moment.isVisible())) await player.confirm.click()
  await moment.waitFor()
  const over = page.getByTestId('over')
  const tellsEnd = [player.say('table.over.short'), words.say('phase.over')]
  let scenes = 0
  for (; scenes < MOST; scenes++) {
    // Looked at in one go: the page may change between two questions.
    const { isOver, text } = await page.evaluate(() => ({
      isOver: document.querySelector('[data-testid="over"]') !== null,
      text: [document.title, ...[...document.querySelectorAll('header, aside')].map(each => each.textContent)].join(
        ' ',
      ),
    }))
    if (isOver) break
    for (const told of tellsEnd) assert.ok(!text.includes(told), `scene ${scenes}: ${told}`)
    await page.evaluate(async () => {
      const { nextScene } = globalThis as unknown as { nextScene(): void }
      nextScene()
      await new Promise(done => {
        requestAnimationFrame(() => setTimeout(done, 50))
      })
    })
  }
  assert.ok(scenes > 1)
  await over.waitFor()
  assert.deepEqual(problems, [])
})
