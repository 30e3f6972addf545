import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { houseOf, QUICK } from './house.ts'
import { beginWith, openTable, shareDevice } from './making.ts'
import { askedOf, Player } from './player.ts'
import { assertHidden, dealtTo } from './secrets.ts'
import { SWEEP } from './sweep.ts'

const house = houseOf()

/** The whereabouts in messages: everybody can work them out, so they reveal nothing. */
const POSSIBLE = /\{"zones":\[[^\]]*\],"cards":\[[^\]]*\]\}/g

/** Everything a page gets through its sockets, as text. */
function overheard(page: Page): () => string {
  const frames: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return () => frames.join('\n').replaceAll(POSSIBLE, '')
}

test('two people in two browsers and a bot play together, each in their language, and neither is told what the other hides', async () => {
  const first = await house().visitor()
  const second = await house().visitor({ locale: 'pl-PL' })
  const told = { anna: overheard(first.page), ben: overheard(second.page) }
  const anna = new Player(first.page, { seed: 'Anna' })
  const ben = new Player(second.page, { locale: 'pl', seed: 'Ben' })
  const link = await openTable(anna, { name: 'Anna', others: ['open', 'bot'] })

  await beginWith(anna, ben, 'Ben', link)

  await Promise.all([anna.asked(), ben.asked()])
  const secrets = { anna: await dealtTo(anna.page), ben: await dealtTo(ben.page) }
  assert.equal(await anna.play(anna.say('shelter.setup.ready')), 'there')
  assertHidden(secrets.anna, await ben.page.content(), 'the page of Ben')
  assertHidden(secrets.anna, told.ben(), 'the server to Ben')
  assertHidden(secrets.ben, await anna.page.content(), 'the page of Anna')
  assertHidden(secrets.ben, told.anna(), 'the server to Anna')

  const day = (player: Player, n: number): string => player.say('board.day', { n, of: 6 })
  const until = (n: number): Promise<readonly string[]> => Promise.all([anna, ben].map(each => each.play(day(each, n))))
  assert.deepEqual(await until(1), ['there', 'there'])
  const leaders = secrets.anna.filter(thing => thing.startsWith('leader:'))
  assert.throws(() => assertHidden(leaders, told.ben(), 'the server to Ben'), 'the leader of Anna is open now')

  await anna.button('table.chat').click()
  await anna.page.getByLabel(anna.say('table.chat.line')).fill('See you at the dam')
  await anna.button('table.chat.say').click()
  await ben.button('table.chat.new', { n: 1 }).click()
  await ben.page.getByText('See you at the dam').waitFor()
  for (const { page } of [anna, ben]) await page.keyboard.press('Escape')

  if (SWEEP) assert.deepEqual(await until(2), ['there', 'there'])
  else for (let answers = 0; answers < 4; answers++) await (await askedOf([anna, ben])).answer()
  assert.equal(await ben.page.locator('html').getAttribute('lang'), 'pl')
  assert.deepEqual([...first.problems, ...second.problems], [])
})

test('one device goes from hand to hand, and between and after that nobody finds what the other hides', {
  skip: QUICK,
}, async () => {
  const { page, problems } = await house().visitor()
  const player = new Player(page, { seed: 'two on a sofa' })
  await shareDevice(player, ['Anna', 'Ben'])

  assert.equal(await player.rest(), 'passing')
  await page.getByRole('heading', { name: player.say('table.pass', { name: 'Anna' }) }).waitFor()
  await player.button('table.pass.take', { name: 'Anna' }).click()
  await player.asked()
  const ofAnna = await dealtTo(page)
  await player.answer()
  assert.equal(await player.play(), 'passing')
  assertHidden(ofAnna, await page.content(), 'the screen between the two')

  await player.button('table.pass.take', { name: 'Ben' }).click()
  await player.asked()
  const ofBen = await dealtTo(page)
  assertHidden(ofAnna, await page.content(), 'the table of Ben')
  assert.notDeepEqual(ofBen, ofAnna)
  await player.play()
  await player.button('table.pass.take', { name: 'Anna' }).click()
  assertHidden(
    ofBen.filter(thing => thing.startsWith('room:')),
    await page.content(),
    'the table of Anna',
  )
  await player.asked()
  assert.deepEqual(problems, [])
})
