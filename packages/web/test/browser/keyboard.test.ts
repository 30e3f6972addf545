import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { houseOf, QUICK } from './house.ts'
import { Player } from './player.ts'
import { atWork, beforeMove, openFile, savedTable } from './saved.ts'

const house = houseOf()

/** The focused element: its name, and whether the focus is visible. */
const focus = (page: Page): Promise<{ readonly lost: boolean; readonly shown: boolean; readonly name: string }> =>
  page.evaluate(() => {
    const element = document.activeElement
    const style = element && getComputedStyle(element)
    return {
      lost: element === null || element === document.body,
      shown: style !== null && (style.outlineStyle !== 'none' || style.boxShadow !== 'none'),
      name: element?.textContent ?? '',
    }
  })

/** Presses Tab until this element has the focus, which must be visible all the way. */
async function walk(page: Page, to: Locator): Promise<void> {
  for (let steps = 0; steps < 60; steps++) {
    await page.keyboard.press('Tab')
    const { lost, shown, name: here } = await focus(page)
    assert.ok(lost || shown, `one sees that the focus is on “${here}”`)
    // Its text may still change, because words are loaded when they are needed.
    if (await to.evaluate(element => element === document.activeElement)) return
  }
  assert.fail(`Tab does not lead to “${await to.textContent()}”`)
}

test('a turn is played from the first page on with nothing but the keyboard, and the focus is never lost', async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  const somewhere = async (when: string): Promise<void> =>
    assert.equal((await focus(page)).lost, false, `the focus is somewhere ${when}`)
  const press = async (key: string): Promise<void> => {
    await page.keyboard.press(key)
    await somewhere(`after ${key}`)
  }
  const chosen = player.options.and(page.locator('[aria-pressed="true"]'))
  const end = player.ask.locator('[aria-keyshortcuts="E"]')

  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await walk(page, page.getByRole('button', { name: player.say('home.play'), exact: true }))
  await page.keyboard.press('Enter')
  await player.asked()
  await somewhere('at a new table')

  await openFile(page, savedTable({ until: beforeMove }))
  await page.goto('/')
  const saved = page.getByRole('link', { name: player.say('home.yourTurn') }).first()
  await saved.waitFor()
  await walk(page, saved)
  await page.keyboard.press('Enter')
  const before = await player.offered()
  await somewhere('at the table')

  await press('?')
  await page.getByRole('dialog').waitFor()
  await press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await press('1')
  await player.options.first().waitFor()
  await press('2')
  await chosen.waitFor()
  await press('Escape')
  await chosen.waitFor({ state: 'detached' })
  await player.isOffered(before)

  await press('1')
  await player.options.first().waitFor()
  await press('2')
  await chosen.waitFor()
  await press('Enter')
  await end.waitFor()
  await somewhere('at the next question')
  await press('u')
  await player.isOffered(before)
  await somewhere('at the old question again')

  await press('h')
  await press('Enter')
  await player.options.nth(1).waitFor()
  await walk(page, player.options.nth(1))
  await press('Enter')
  await chosen.waitFor()
  await walk(page, player.confirm)
  await press('Enter')
  await end.waitFor()
  await somewhere('after the button is gone')
  await press('e')
  await press('Enter')
  await end.waitFor({ state: 'detached' })
  await player.rest()
  await somewhere('after the turns of others')
  for (const key of ['b', 's', 'r', 'l', 't']) await press(key)
  assert.deepEqual(problems, [])
})

test('Enter does what a number has chosen, wherever the focus is; once the focus is moved, it presses what has it', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, savedTable({ until: beforeMove }))
  const before = await player.offered()
  const chosen = player.options.and(page.locator('[aria-pressed="true"]'))
  const end = player.ask.locator('[aria-keyshortcuts="E"]')
  const choose = async (): Promise<void> => {
    await page.locator('[data-area]').first().focus()
    await page.keyboard.press('1')
    await player.options.first().waitFor()
    await page.keyboard.press('2')
    await chosen.waitFor()
  }
  await choose()
  await page.keyboard.press('Enter')
  await end.waitFor()
  await page.keyboard.press('u')
  await player.isOffered(before)

  await choose()
  await page.keyboard.press('Escape')
  await chosen.waitFor({ state: 'detached' })

  await choose()
  const menu = page.getByRole('button', { name: player.say('table.menu'), exact: true })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await chosen.waitFor()
  assert.deepEqual(problems, [])
})

/** The texts of all polite live regions, as assistive technology gets them. */
async function politely(page: Page): Promise<readonly string[]> {
  const devTools = await page.context().newCDPSession(page)
  const { nodes } = await devTools.send('Accessibility.getFullAXTree')
  await devTools.detach()
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const textOf = (id: string): string => {
    const node = byId.get(id)
    if (node?.role?.value === 'StaticText') return String(node.name?.value)
    return (node?.childIds ?? []).map(textOf).join('')
  }
  return nodes
    .filter(
      ({ role, properties }) =>
        role?.value === 'status' && properties?.some(({ name, value }) => name === 'live' && value.value === 'polite'),
    )
    .map(({ nodeId }) => textOf(nodeId))
}

test('each new question is announced once and politely, also when it is the same sentence as before', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, savedTable({ until: atWork }))
  await player.asked()
  const announced = page.getByTestId('question-announced')
  const sentence = String(await player.question.textContent())
  await announced.getByText(sentence).waitFor()
  assert.equal((await politely(page)).filter(text => text === sentence).length, 1, 'one live region has it')

  await announced.evaluate((region, marked) => {
    for (const line of region.children) line.setAttribute(marked, '')
  }, 'data-heard')
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  const again = announced.locator(':scope > :not([data-heard])')
  await again.waitFor({ state: 'attached' })
  assert.equal(await player.question.textContent(), sentence, 'it is the same sentence')
  assert.equal(await again.textContent(), sentence)
  assert.equal((await politely(page)).filter(text => text === sentence).length, 1)
  assert.deepEqual(problems, [])
})
