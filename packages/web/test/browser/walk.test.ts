import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { houseOf, QUICK } from './house.ts'
import { GAME_IDS, type QuestionTable, questionTables } from './questionTables.ts'
import { openNext } from './saved.ts'
import { EVERYWHERE, lengthOf, SIZES, type Size, walk } from './walk.ts'
import { each } from './windows.ts'

const house = houseOf({ isWanted: !QUICK })

/** `npm run walk` looks at all of them. */
const SAMPLE: { readonly [game: string]: readonly string[] } = {
  outlive: ['question.move'],
  'long-night': ['question.act', 'moment.night'],
}
/** Where most is in sight at once. */
const WIDE_QUESTIONS = ['question.move', 'question.act', 'question.build']
const WALKED: readonly Size[] = ['320', '1280x800@200']
const WIDE: readonly Size[] = ['1280x800', '1366x768', '1440x900', '1920x1080']

test('every button of a question is in sight and can be pressed, with and without lesson and coach', {
  skip: QUICK,
}, async () => {
  const found: { [place: string]: readonly string[] } = {}
  const sample = (await Promise.all(GAME_IDS.map(id => questionTables(id, SAMPLE[id])))).flat()
  const route = { ...EVERYWHERE, tables: sample, sizes: WALKED, locales: ['pl'], themes: ['light'] } as const
  let places = 0
  await walk(house(), route, (place, faults) => {
    places++
    if (faults.length > 0) found[place] = faults
  })
  assert.deepEqual(found, {})
  assert.equal(places, lengthOf(route))
})

test('on a wide screen the whole board, one’s own stores and tonight’s danger are in sight', {
  skip: QUICK,
}, async () => {
  const below: string[] = []
  const lookAt = async (page: Page, { name, file }: QuestionTable): Promise<void> => {
    await openNext(page, file)
    for (const size of WIDE) {
      await page.setViewportSize(SIZES[size])
      const wanted = name === 'question.build' ? ['status'] : ['board', 'status']
      for (const part of wanted) {
        const { y, height } = (await page.locator(`[data-part="${part}"]`).boundingBox())!
        if (y < 0 || y + height > SIZES[size].height) below.push(`${name} ${size}: ${part} ${y} ${y + height}`)
      }
    }
  }
  await each(house(), await questionTables('outlive', WIDE_QUESTIONS), lookAt)
  assert.deepEqual(below, [])
})
