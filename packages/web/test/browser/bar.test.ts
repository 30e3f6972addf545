// The bar of a table: one row of one height, whatever is in it and however many sit there.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import type { LocalSeat } from '../../src/play/local/shapes.ts'
import { barFaults } from './barFaults.ts'
import { houseOf, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { Player } from './player.ts'
import { atWork, openFile, savedTable } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

const SIZES = [
  [320, 640],
  [390, 844],
  [800, 360],
  [1024, 768],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

test('with five seats, chat and forecast the bar is one row at every size', { skip: QUICK }, async () => {
  const { page, problems } = await house().visitor({ prefs: { locale: 'pl', name: 'Konstancja' } })
  const player = new Player(page, { locale: 'pl' })
  await page.goto('/new/long-night?with=friends')
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true })
  for (let n = 2; n <= 5; n++)
    await page.getByLabel(player.say('tables.seat', { n }), { exact: true }).selectOption('bot')
  await player.button('tables.new.make').click()
  await player.button('tables.wait.start').click()
  const round = page.locator('header [data-thing="round"] small')
  for (let answers = 0; answers < 8 && (await round.count()) === 0; answers++) {
    await player.asked()
    await player.answer()
  }
  await round.waitFor()
  await player.button('table.chat').waitFor()
  const faults: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const fault of await page.evaluate(barFaults)) faults.push(`${width}: ${fault}`)
  }
  assert.deepEqual(faults, [])
  assert.deepEqual(problems, [])
})

const RIVALS: readonly LocalSeat[] = [
  { kind: 'person', name: 'Ola' },
  ...Array.from({ length: 3 }, (): LocalSeat => ({ kind: 'bot', level: 'greedy' })),
]

/** Where the parts of the table were at each frame from now on. */
const watchPlaces = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const places = new Set<string>()
    Object.assign(globalThis, { places })
    const look = (): void => {
      const tops = [...document.querySelectorAll('main [data-part]')].map(
        part => `${part.getAttribute('data-part')} ${Math.round(part.getBoundingClientRect().top + scrollY)}`,
      )
      if (tops.length > 0 && !document.querySelector('[data-testid="over"]'))
        places.add(tops.filter(top => /^(board|group) /.test(top)).join(', '))
      requestAnimationFrame(look)
    }
    look()
  })
const placesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(globalThis as unknown as { places: Set<string> }).places])

const outlive = (): string => savedTable({ seats: RIVALS, until: atWork })
const longNight = (): string =>
  nightsWith(
    { turn: (options, view) => view.phase === 'turns' && options.some(({ do: kind }) => kind === 'done') },
    { seats: RIVALS, level: 'greedy' },
  ).get('turn')!

for (const [name, file] of Object.entries({ outlive, 'long-night': longNight }))
  test(`board and own people stay where they are while rivals act in ${name}`, { skip: QUICK }, async () => {
    const { page, problems } = await house().visitor({ viewport: { width: 1366, height: 768 } })
    const player = new Player(page)
    await openFile(page, file())
    await player.asked()
    await watchPlaces(page)
    await player.ask.locator('[data-ending]').click()
    await player.go()
    await player.ask.locator('[data-ending]').waitFor({ state: 'detached' })
    await player.rest()
    const places = await placesOf(page)
    assert.equal(places.length, 1, places.join(' | '))
    assert.deepEqual(problems, [])
  })
