import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '@lastlight/kernel'
import type { Page } from 'playwright-core'
import { LANGUAGES } from '../../src/ui/languages.ts'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'
import { TEXTS, WORDS } from './said.ts'
import { beforeMove, openFile, savedTable } from './saved.ts'
import { settled } from './settled.ts'

const house = houseOf({ isWanted: !QUICK })

/** All visible and audible text of a page, without parts marked as another language. */
const readable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const own = document.documentElement.lang
    const found: string[] = [document.title]
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, noscript, [hidden]') || element.closest('[lang]')?.getAttribute('lang') !== own)
        continue
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '')
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '')
    }
    return found.map(text => text.trim()).filter(text => /\p{L}/u.test(text))
  })

const split = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []

/** Words that one language has and the other has not; names of arguments count for both. */
function onlyIn(locale: Locale, other: Locale): ReadonlySet<string> {
  const there = new Set(Object.values(TEXTS[other]).flatMap(split))
  return new Set(
    Object.values(TEXTS[locale])
      .flatMap(split)
      .filter(word => !there.has(word)),
  )
}

async function speak(page: Page, from: Locale, to: Locale): Promise<void> {
  await page.getByRole('button', { name: WORDS[from].say('table.menu'), exact: true }).click()
  await page.getByRole('radio', { name: LANGUAGES[to] }).check({ force: true })
  await page.getByRole('heading', { name: WORDS[to].say('table.menu'), exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('in the middle of a game the language changes, everything else stays, and no word of the old language is left', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, savedTable({ until: beforeMove }))
  await player.asked()
  await player.heads.first().click()
  await player.options.first().click()
  await page.getByTestId('question-announced').locator('span').waitFor({ state: 'attached' })
  await settled(page)
  const english = await readable(page)
  const pressed = (): Promise<readonly (string | null)[]> =>
    page
      .locator('[aria-pressed="true"][data-thing], [aria-pressed="true"][data-area]')
      .evaluateAll(found => found.map(each => each.getAttribute('data-thing') ?? each.getAttribute('data-area')))
  const chosen = await pressed()
  assert.ok(chosen.length > 1)

  let before: Locale = 'en'
  for (const locale of ['pl', 'cs'] as const) {
    await speak(page, before, locale)
    const foreign = onlyIn('en', locale)
    for (const text of await readable(page)) {
      const left = split(text).filter(word => foreign.has(word))
      assert.deepEqual(left, [], `“${text}” in ${locale}`)
    }
    assert.deepEqual(await pressed(), chosen)
    before = locale
  }
  const czech = new Player(page, { locale: 'cs' })
  await czech.go()
  await czech.asked()
  await page.keyboard.press('u')
  await czech.heads.first().waitFor()
  await speak(page, 'cs', 'en')
  await player.heads.first().click()
  await player.options.first().click()
  await page.getByTestId('question-announced').locator('span').waitFor({ state: 'attached' })
  await settled(page)
  assert.deepEqual(await readable(page), english)
  assert.deepEqual(problems, [])
})
