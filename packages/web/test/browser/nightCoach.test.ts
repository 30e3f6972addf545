import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf, PHONE, QUICK } from './house.ts'
import { nightsWith } from './nights.ts'
import { Player } from './player.ts'
import { questionTables } from './questionTables.ts'
import { openFile, openNext } from './saved.ts'

const house = houseOf({ isWanted: !QUICK })

test('the coach of The Long Night compares up to three choices, and a tap on one of them chooses it', {
  skip: QUICK,
}, async () => {
  const [table] = await questionTables('long-night', ['question.act'])
  const { page, problems } = await house().visitor({ viewport: PHONE, hasTouch: true, prefs: { locale: 'cs' } })
  const player = new Player(page, { locale: 'cs', taps: true })
  await openNext(page, table!.file, 'cs')
  const asks = page.getByTestId('coach')
  await asks.tap()
  await asks.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: player.say('table.coach.title') }).waitFor()
  const advised = player.ask.getByTestId('advice').getByRole('button')
  const count = await advised.count()
  assert.ok(count >= 1 && count <= 3, `${count}`)
  const title = String(await advised.first().locator('b').textContent())
  assert.equal(
    await advised.first().locator('[role=img]').count(),
    0,
    'reasons tell how the others differ from the first',
  )
  for (const other of (await advised.all()).slice(1))
    assert.equal((await other.innerText()).includes(':'), (await other.locator('[role=img]').count()) > 0)
  await advised.first().tap()
  await page.waitForFunction(
    wanted => document.querySelector('[data-testid="confirm"]')?.textContent?.includes(wanted),
    title,
  )
  assert.deepEqual(problems, [])
})

test('advice can be taken where the screen offers several choices as one', { skip: QUICK }, async () => {
  const file = nightsWith({ leaders: ([first]) => first?.do === 'drop' }).get('leaders')!
  const { page, problems } = await house().visitor()
  const player = new Player(page)
  await openFile(page, file)
  await page.getByRole('heading', { name: 'Who leads your group, and who goes along?' }).waitFor()
  await page.getByTestId('coach').click()
  const advised = player.ask.getByTestId('advice').getByRole('button').first()
  const title = String(await advised.locator('b').textContent())
  const [, name] = /Return (.*) \(/.exec(title)!
  await advised.click()
  await player.confirm.getByText(title).waitFor()
  await player.confirm.click()
  await page.waitForFunction(gone => !document.querySelector('[data-testid="ask"]')?.textContent?.includes(gone), name!)
  assert.equal(await player.question.textContent(), 'Which survivors do you return to the deck?')
  assert.deepEqual(problems, [])
})

test('in a scene, whose outcome may be hidden, the coach is not asked', { skip: QUICK }, async () => {
  const [table] = await questionTables('long-night', ['question.vote.exile'])
  const { page, problems } = await house().visitor()
  await openNext(page, table!.file, 'en')
  await page.getByTestId('ask').getByTestId('option').first().waitFor()
  assert.equal(await page.getByTestId('coach').count(), 0)
  assert.deepEqual(problems, [])
})
