import assert from 'node:assert/strict'
import { test } from 'node:test'
import { houseOf, QUICK } from './house.ts'
import { beginWith, openTable } from './making.ts'
import { Player } from './player.ts'

const house = houseOf({ isWanted: !QUICK })

const TELEVISION = { width: 1920, height: 1080 }

test('a screen for everybody shows the way in, then the whole board, and nobody’s choices', {
  skip: QUICK,
}, async () => {
  const first = await house().visitor()
  const second = await house().visitor()
  const anna = new Player(first.page, { seed: 'Anna' })
  const ben = new Player(second.page, { seed: 'Ben' })
  const link = await openTable(anna, { name: 'Anna', others: ['open'], quick: true })
  const code = link.split('/').at(-1)!

  const screen = await first.context.newPage()
  await screen.setViewportSize(TELEVISION)
  await screen.goto(`${anna.page.url()}?screen=shared`)
  await screen.getByText(code).waitFor()
  assert.equal(await screen.getByText(anna.say('tables.wait.isYou'), { exact: true }).count(), 0)

  await beginWith(anna, ben, 'Ben', link)
  const areas = screen.locator('[data-thing^="area:"]')
  await areas.last().waitFor()
  assert.equal(await areas.count(), 8)
  for (const area of await areas.all()) {
    const { y, height } = (await area.boundingBox())!
    assert.ok(y + height <= TELEVISION.height, 'it is all in sight')
  }
  await screen.getByText(code).waitFor()
  assert.equal(await screen.getByTestId('option').count(), 0)
  assert.equal(await screen.getByTestId('confirm').count(), 0)
  assert.deepEqual([...first.problems, ...second.problems], [])
})
