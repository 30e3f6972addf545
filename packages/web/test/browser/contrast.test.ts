import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf } from './house.ts'
import { leastContrasts } from './pixels.ts'
import { questionTables } from './questionTables.ts'
import { openFile } from './saved.ts'
import { share } from './sweep.ts'

const house = houseOf()

const day = (await questionTables('outlive', ['question.move']))[0]!.file

/** WCAG asks for less contrast of letters that are large or bold enough. */
const LEAST = 4.5
const LEAST_LARGE = 3

const tooPale = (texts: Awaited<ReturnType<typeof leastContrasts>>): readonly string[] =>
  texts
    .filter(({ ratio, large }) => ratio < (large ? LEAST_LARGE : LEAST))
    .map(({ text, ratio }) => `${ratio.toFixed(2)}: ${text}`)

const WIDTHS = [360, 1280, 1920]

for (const [i, theme] of (['dark', 'light'] as const).entries()) {
  const widths = share(WIDTHS, 2, i)
  test(`${theme}: text over the scene of the home page can be read`, async () => {
    const { page } = await house().visitor({ prefs: { theme } })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.locator('svg.panorama').waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const texts = await leastContrasts(page, 'main section:first-of-type :is(h1, p), header a')
      assert.ok(texts.length > 2, 'there is text over the scene')
      assert.deepEqual(tooPale(texts), [], `${width} px`)
    }
  })

  test(`${theme}: text over the areas of the board can be read`, async () => {
    const { page } = await house().visitor({ prefs: { theme } })
    await openFile(page, day)
    await page.locator('[data-thing^="area:"]').first().waitFor()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const texts = await leastContrasts(page, '[data-thing^="area:"] :is(button, h3, b, span, small)')
      assert.ok(texts.length >= 8, 'every area has its name')
      assert.deepEqual(tooPale(texts), [], `${width} px`)
    }
  })
}
